"""Random games, every position looked at: nothing is lost, nothing is doubled, and both speeds agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import Start, start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import resolve
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, Move, State
from hexmoot.rules.watch.terms import BY_BREACHES, BY_GIFT, BY_POINTS, CLANS, CLIMBER, REGULAR

# Most games are at the default table; `HEXMOOT_SOAK` asks for more of them.
GAMES = 500 * int(os.environ.get("HEXMOOT_SOAK", "1"))
TABLES: tuple[tuple[str, int, dict[str, str | int]], ...] = (
    ("w-base", 4, {}),
    ("w-base", 3, {}),
    ("w-base", 4, {"giant_closes_ranks": "no", "gift_limit": 8, "roads": 14}),
    ("w-base", 3, {"gift_map": "shuffled", "phases": "combined", "reveal_vp": "any_time"}),
)
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES, ids=str)
def test_every_position_of_random_games_holds(edition: str, seats: int, options: dict[str, str | int]) -> None:
    from tests.watch import invariants as told

    found = watched(start_of(resolve(edition, options), seats), GAMES)
    # The Wall falls now and then, most games end by points, and every hero is used.
    assert min(found[told.ENDINGS + BY_BREACHES], found[told.ENDINGS + BY_POINTS]) > 0
    assert min(found[told.USES : told.WINS]) > 0


@pytest.mark.slow
def test_every_position_of_games_in_a_crowded_south_holds() -> None:
    """Random players seldom let the South fill up: here two are in it at the start, and climbers lead every clan."""
    from tests.watch import invariants as told

    found = watched(start_of(resolve("w-base"), 4), GAMES // 5, ("B6", "C7"), climbers=2)
    assert found[told.ENDINGS + BY_GIFT] > GAMES // 10


def watched(start: Start, games: int, wild: tuple[str, ...] = (), climbers: int = 0) -> list[int]:
    """What random games came to, of which every position was looked at.

    At the start regulars stand on the hexes named, and so many climbers sit in the camps of each clan.
    """
    from tests.watch.invariants import ENDINGS, FAULT, FAULTS, PLY, TOLD, watch_games

    state, extra = State.read(start.state), start.engine.Extra.read(start.extras())
    mask = sum(1 << start.shape.hex_by_name[name] for name in wild)
    state.blocked |= mask
    extra.wild[REGULAR], extra.peaks[REGULAR] = mask, extra.peaks[REGULAR] - len(wild)
    for clan in range(CLANS):
        extra.camp[clan][:climbers] = [CLIMBER] * climbers
        extra.camp_size[clan] = climbers
        extra.peaks[CLIMBER] -= climbers
    states, extras = start.state.copy(), start.extras()
    state.write(states)
    extra.write(extras)
    found = numbers(TOLD)
    watch_games(
        states,
        State.array(1),
        start.board,
        extras,
        start.extras(),
        start.layout.copy(),
        Dealer.array(1),
        Move.array(64),
        Log.array(1),
        2026,
        0,
        games,
        found,
    )
    assert (FAULTS[found[FAULT]], list(found[FAULT + 1 : PLY + 1])) == ("", [0, 0])
    assert sum(found[ENDINGS + 1 : ENDINGS + 4]) == games
    return list(map(int, found))


# Every value of every option of the two games that has one, with three seats and with four.
BOTH_SPEEDS: tuple[tuple[str, int, dict[str, str | int]], ...] = (
    ("w-base", 4, {}),
    ("w-base", 3, {"gift_limit": 8, "roads": 14}),
    ("w-base", 4, {"gift_map": "shuffled", "giant_closes_ranks": "no", "gift_limit": 8}),
    ("w-base", 3, {"gift_map": "shuffled", "roads": 14, "phases": "combined", "reveal_vp": "any_time"}),
    ("w-plain", 3, {}),
    ("w-plain", 4, {"gift_map": "shuffled", "roads": 14, "phases": "combined"}),
)
GAMES_EACH = 6


@pytest.mark.slow
def test_both_speeds_play_the_same_games() -> None:
    """In a process of its own, interpreted, against this one."""
    script = (
        "from hexmoot.batch.random_games import random_games\n"
        "from hexmoot.batch.start import start_of\n"
        "from hexmoot.editions import resolve\n"
        f"for key, seats, options in {BOTH_SPEEDS!r}:\n"
        f"    print(random_games(start_of(resolve(key, options), seats), 9, 0, {GAMES_EACH}))"
    )
    environment = {"HEXMOOT_MODE": "python", "PATH": "", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    here = [
        random_games(start_of(resolve(key, options), seats), 9, 0, GAMES_EACH) for key, seats, options in BOTH_SPEEDS
    ]
    assert done.stdout.splitlines() == list(map(repr, here))
