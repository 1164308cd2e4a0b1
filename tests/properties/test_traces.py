"""One source, several speeds: interpreted, compiled, by the face or by the batch loop, a game goes the same way."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexmoot as hx
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import keys
from hexmoot.rules import fast, terms
from hexmoot.rules.records import State
from tests.properties.profile import FACTOR
from tests.properties.tables import BY_NAME, TABLES, WATCH_TABLES, Table, fast_forward, fields_of
from tests.properties.trace import traces

ROOT = Path(__file__).parents[2]


def in_mode(mode: str, plies: int, names: list[str]) -> dict[str, list[str]]:
    """The traces of another process in another mode."""
    environment = os.environ | {"HEXMOOT_MODE": mode}
    command = [sys.executable, "-m", "tests.properties.trace", str(plies), *names]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def compare(plies: int, names: list[str]) -> None:
    other = "compiled" if fast.INTERPRETED else "python"
    here, there = traces(plies, names), in_mode(other, plies, names)
    for name in names:
        assert len(here[name]) == len(there[name])
        for ply, (one, two) in enumerate(zip(here[name], there[name], strict=True)):
            assert one == two, f"{name}: the modes part at ply {ply}"


def test_interpreted_and_compiled_games_are_the_same_ply_by_ply() -> None:
    compare(40, ["z-base-4", "k-base-5-extra_build=paired"])


@pytest.mark.slow
def test_interpreted_and_compiled_games_are_the_same_at_every_table() -> None:
    compare(120 * FACTOR, sorted(BY_NAME))


def test_the_tables_traced_are_of_every_edition_and_size() -> None:
    assert {table.edition for table in BY_NAME.values()} == set(keys())
    assert {table.seats for table in TABLES} == {2, 3, 4, 5, 6}
    assert {table.start.edition.options["extra_build"] for table in TABLES if table.seats > 4} == {
        "none",
        "phase",
        "paired",
    }


def random_ply(game: hx.Game) -> None:
    """Random play as the batch loop has it: the seat asked first, any of its legal moves, from the stream for bots."""
    if game.awaits_chance:
        game.deal()
        return
    moves = list(game.legal_moves(min(game.actors)))
    game.push(moves[game.dealer.below("bots", len(moves))])


def check_agreement(table: Table, seed: int, number: int, every: int, most: int) -> hx.Game:
    """The face plays game `number` of a run; the batch loop stands at the same position whenever it is asked."""
    options = dict(table.options)
    game = hx.Game(table.edition, seats=table.seats, options=options, dealer=hx.SeedDealer(seed, number))
    for plies in range(most + 1):
        over = game.state.stage == terms.OVER
        if plies % every == 0 or over:
            states, dealers, _ = fast_forward(table.start, seed, number, plies)
            assert fields_of(State.read(states)) == fields_of(game.state), f"they part before ply {plies}"
            assert tuple(Dealer.read(dealers).dealt) == game.dealer.counters()
        if over:
            break
        random_ply(game)
    return game


@pytest.mark.parametrize("table", [TABLES[0], TABLES[9]], ids=str)
def test_the_face_and_the_batch_loop_play_the_same_random_games(table: Table) -> None:
    check_agreement(table, seed=31, number=4, every=10, most=150)


@pytest.mark.slow
@pytest.mark.parametrize("table", [*TABLES, *WATCH_TABLES], ids=str)
def test_the_face_and_the_batch_loop_agree_at_every_table(table: Table) -> None:
    check_agreement(table, seed=7, number=2**33 + 11, every=25, most=300 * FACTOR)


@pytest.mark.slow
def test_a_whole_game_of_the_batch_loop_is_played_by_the_face_to_the_same_end() -> None:
    table = Table("z-base", 3, {"victory_points": 5})
    game = check_agreement(table, seed=5, number=1, every=200, most=20000)
    assert game.result() is not None
