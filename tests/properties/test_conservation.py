"""Whatever is played, nothing is lost, made or miscounted."""

import pytest
from hypothesis import given

import hexmoot as hx
from hexmoot.rules import terms
from hexmoot.rules.records import State
from tests.properties.audit import audit
from tests.properties.profile import FACTOR, examples
from tests.properties.tables import BY_NAME, TABLES, choices, choose, fast_forward, positions

# The second game's own recount is in tests/watch.
NAMES = sorted(map(str, TABLES))


@given(game=positions(), plies=choices(14))
@examples(30)
def test_everything_adds_up_after_every_ply(game: hx.Game, plies: list[int]) -> None:
    audit(game.state, game.start)
    for number in plies:
        move = choose(game, number)
        if move is None:
            return
        game.push(move)
        audit(game.state, game.start)


@pytest.mark.slow
@given(game=positions(), plies=choices(60, least=30))
@examples(60)
def test_everything_adds_up_in_long_play(game: hx.Game, plies: list[int]) -> None:
    for number in plies:
        move = choose(game, number)
        if move is None:
            return
        game.push(move)
        audit(game.state, game.start)


def audit_along(name: str, games: int, step: int) -> None:
    """Looks at random games of the batch loop every so many plies, and at their ends."""
    start = BY_NAME[name].start
    for number in range(games):
        for plies in range(0, 6000, step):
            state = State.read(fast_forward(start, 2024, number, plies)[0])
            audit(state, start)
            if state.stage == terms.OVER:
                break


@pytest.mark.parametrize("name", NAMES)
def test_everything_adds_up_along_random_games(name: str) -> None:
    audit_along(name, 5, 97)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_everything_adds_up_along_many_random_games(name: str) -> None:
    audit_along(name, 4 * FACTOR, 61)
