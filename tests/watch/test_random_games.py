"""Random games, every position looked at: nothing is lost, nothing is doubled, and both speeds agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import resolve
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, Move, State

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
    from tests.watch.invariants import FAULTS, watch_games

    start = start_of(resolve(edition, options), seats)
    found = numbers(24)
    watch_games(
        start.state,
        State.array(1),
        start.board,
        start.extras(),
        start.extras(),
        start.layout.copy(),
        Dealer.array(1),
        Move.array(64),
        Log.array(1),
        2026,
        0,
        GAMES,
        found,
    )
    assert (FAULTS[found[0]], list(found[1:3])) == ("", [0, 0])
    assert sum(found[4:7]) == GAMES
    # The Wall falls now and then, most games end by points, and every hero is used.
    assert min(found[4], found[6]) > 0
    assert min(found[7:18]) > 0


@pytest.mark.slow
def test_both_speeds_play_the_same_games() -> None:
    """In a process of its own, interpreted, against this one."""
    script = (
        "from hexmoot.batch.random_games import random_games\n"
        "from hexmoot.batch.start import start_of\n"
        "from hexmoot.editions import resolve\n"
        "for key, seats in (('w-base', 4), ('w-plain', 3)):\n"
        "    print(random_games(start_of(resolve(key), seats), 9, 0, 3))"
    )
    environment = {"HEXMOOT_MODE": "python", "PATH": "", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    here = [random_games(start_of(resolve(key), seats), 9, 0, 3) for key, seats in (("w-base", 4), ("w-plain", 3))]
    assert done.stdout.splitlines() == list(map(repr, here))
