"""Whole games of greedy bots: what they do about a Wall that is about to fall, and with their heroes."""

from collections import Counter

import pytest
from benchmarks.watch import HEROES, play

from hexmoot.arena.match import Match

pytestmark = pytest.mark.slow

GAMES = 6


@pytest.fixture(scope="module")
def counts() -> Counter[str]:
    """What happened in some games, together; the games are the same every time."""
    match = Match("w-base", ("greedy",) * 4, seed=3)
    return sum((play(match, number).counts for number in range(GAMES)), Counter[str]())


def test_sections_about_to_fall_are_guarded(counts: Counter[str]) -> None:
    # Without a thought for the Wall it is one turn in six.
    assert counts["danger"] >= GAMES
    assert counts["danger met"] >= 0.5 * counts["danger"]


def test_the_wall_is_manned_and_holds(counts: Counter[str]) -> None:
    # Without a thought for it eleven guards a game are posted, and it falls in nearly every one.
    assert counts["guards"] >= 15 * GAMES
    assert counts["breaches"] <= GAMES


@pytest.mark.parametrize("hero", [hero.__name__.lower() for hero in HEROES])
def test_every_hero_is_used(counts: Counter[str], hero: str) -> None:
    assert counts[hero] > 0
