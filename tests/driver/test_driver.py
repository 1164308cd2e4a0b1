"""The seam between the common rules and a game: a toy game is added without a change to the library."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import hexmoot as hx
from hexmoot.batch import engines
from hexmoot.batch.random_games import Tally, random_games
from hexmoot.batch.start import start_of
from hexmoot.editions import resolve
from hexmoot.game.dealers import SeedDealer
from hexmoot.game.game import Game
from hexmoot.rules.fast import gathered
from hexmoot.rules.records import State

HERE = Path(__file__).parent
# A second game is a second engine to compile: not for the inner loop.
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def tide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.setitem(engines.DRIVERS, "tide", "tide")
    with gathered() as missing:
        engines.engine_of("tide")
    for entry in missing:
        # Nobody counts the toy's positions, and to compile that takes longest.
        if not entry.name.endswith((".perft", ".list_next")):
            entry.make()


def table() -> Game:
    start = start_of(replace(resolve("z-base"), game="tide"), 3)
    opened = hx.Game("z-base", seats=3, seed=5)
    return Game.from_state(start, opened.state, SeedDealer(5))


def play(game: Game, seed: int) -> Game:
    chooser = random.Random(seed)
    while game.result() is None:
        if game.awaits_chance:
            game.deal()
        else:
            seat = game.actors[0]
            game.push(chooser.choice(list(game.legal_moves(seat))))
    return game


def sevens(game: Game) -> int:
    return sum(isinstance(ply.move, hx.Dice) and ply.move.one + ply.move.two == 7 for ply in game.plies)


def risen(game: Game) -> int:
    """What the toy's own record says."""
    return int(game.start.engine.Extra.read(game.extras).sevens)


def test_the_toy_ends_at_the_third_seven() -> None:
    game = play(table(), 1)
    result = game.result()
    assert result is not None
    assert sevens(game) == 3
    assert result.points[result.winner - 1] == max(result.points)
    assert max(result.points) < 10


def test_its_record_goes_back_with_a_move() -> None:
    game = play(table(), 2)
    assert risen(game) == 3
    while game.plies and sevens(game) == 3:
        game.pop()
    assert risen(game) == 2
    assert game.result() is None


def test_the_same_loop_plays_both_games() -> None:
    plain = random_games(start_of(resolve("z-base"), 3), 9, 0, 40)
    toy = random_games(start_of(replace(resolve("z-base"), game="tide"), 3), 9, 0, 40)
    assert toy.games == plain.games == 40
    assert toy.turns < plain.turns
    assert toy.trace != plain.trace


def test_both_speeds_agree_on_the_toy() -> None:
    """In a process of its own, interpreted, against this one."""
    toy = random_games(start_of(replace(resolve("z-base"), game="tide"), 3), 9, 0, 5)
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from dataclasses import replace\n"
        "from hexmoot.batch import engines\n"
        "engines.DRIVERS['tide'] = 'tide'\n"
        "from hexmoot.batch.random_games import random_games\n"
        "from hexmoot.batch.start import start_of\n"
        "from hexmoot.editions import resolve\n"
        "toy = random_games(start_of(replace(resolve('z-base'), game='tide'), 3), 9, 0, 5)\n"
        "print(toy, [end.sevens for end in toy.ends])"
    )
    environment = {"HEXMOOT_MODE": "python", "PATH": "", "PYTHONPATH": str(HERE.parents[1] / "src")}
    done = subprocess.run(
        [sys.executable, "-c", script, str(HERE)], env=environment, capture_output=True, text=True, check=True
    )
    assert isinstance(toy, Tally)
    assert done.stdout.strip() == f"{toy} {[end.sevens for end in toy.ends]}"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess': the games are base, tide"):
        engines.engine_of("chess")


def test_views_of_the_toy_hide_hands() -> None:
    game = table()
    game.push(next(iter(game.legal_moves)))
    assert game.view(1).state.hand[1] == State().hand[1]
