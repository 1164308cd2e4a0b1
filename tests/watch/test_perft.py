"""Perft of the second game: the set-up on its own land, and positions of every stage, counted in several ways."""

from pathlib import Path

import pytest

import hexmoot as hx
from hexmoot.batch.perft import perft
from hexmoot.batch.start import start_of
from hexmoot.editions.edition import resolve
from tests.rules.table import rule
from tests.rules.test_perft import count_by_hand

POSITIONS = Path(__file__).parents[2] / "suites" / "positions"
# 60 corners; 160 ends of sides; then 20 corners with 2 sides and 2 neighbours, 40 with 3: 20·2·57 + 40·3·56.
GIFT = (60, 160, 9_000)
# What a seat sees has no perft.
VIEW = "watch-seen-by-seat-2"
# By the names of the suite: sequences of two plies. `rolling` has 252 outcomes, three dice of which two are alike.
TWO_PLIES = {
    "guarding": 16,
    "before": 282,
    "rolling": 3_084,
    "main": 1_388,
    "commander": 175,
    "pathfinder": 73,
    "consoling": 53,
    "foreseeing": 24,
    "taking": 16,
    "repaying": 3,
    "hero": 8,
    "revealing": 117,
    "patrol": 199,
    "robbing": 174,
    "over-by-breaches": 0,
    "plain-empty": 160,
}


def told(name: str) -> hx.Game:
    """A position of the suite."""
    return hx.Game.from_hen((POSITIONS / f"watch-{name}.hen").read_text(encoding="utf-8").splitlines()[1])


@rule("W-SETUP-01", "W-SETUP-07", effect=True)
@pytest.mark.parametrize(("key", "seats"), [("w-base", 3), ("w-base", 4), ("w-plain", 3), ("w-plain", 4)])
def test_perft_of_the_set_up_on_the_gift(key: str, seats: int) -> None:
    start = start_of(resolve(key), seats)
    assert tuple(perft(start, start.state, start.extras(), depth) for depth in (1, 2, 3)) == GIFT


@pytest.mark.parametrize("name", TWO_PLIES)
def test_perft_agrees_with_the_suite_and_with_counting_by_hand(name: str) -> None:
    game = told(name)
    assert perft(game.start, game.states, game.extras, 2) == TWO_PLIES[name]
    assert count_by_hand(game, 2) == TWO_PLIES[name]


def test_every_position_of_the_suite_is_counted() -> None:
    assert {path.stem for path in POSITIONS.glob("watch-*.hen")} == {*(f"watch-{name}" for name in TWO_PLIES), VIEW}
