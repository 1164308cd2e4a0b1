"""Games and views that were pickled or copied go on as the first would have."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import hexmoot as hx


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own bytes, made on this line


COPIERS = pytest.mark.parametrize("copier", [sent, copy.deepcopy], ids=["pickle", "deepcopy"])


def played(dealer: Any) -> hx.Game:
    game = hx.Game("k-base", seats=3, options={"hand_limit": 9}, dealer=dealer)
    while len(game.plies) < 60:
        move_on(game)
    return game


def move_on(game: hx.Game) -> None:
    if game.awaits_chance:
        game.deal()
    else:
        game.push(next(iter(game.legal_moves(game.actors[0]))))


@COPIERS
@pytest.mark.parametrize("dealer", [hx.SeedDealer(5), hx.FairDealer(bytes(32))], ids=["seed", "fair"])
def test_a_game_goes_on_as_the_first_would_have(copier: Callable[[Any], Any], dealer: Any) -> None:
    game = played(dealer.copy())
    other = copier(game)
    assert (other.hen(), other.moves, other.events) == (game.hen(), game.moves, game.events)
    for _ in range(40):
        move_on(game)
    assert other.hen() != game.hen(), "the copy stays where it was"
    for _ in range(40):
        move_on(other)
    assert other.record() == game.record()
    assert other.pop() == game.pop()
    assert other.hen() == game.hen()
    assert other.memory(1).bounds(2) == game.memory(1).bounds(2)


@COPIERS
@pytest.mark.parametrize("seat", [1, None])
def test_a_view_is_the_same_view(copier: Callable[[Any], Any], seat: int | None) -> None:
    view = played(hx.SeedDealer(5)).view(seat)
    other = copier(view)
    assert other == view
    assert list(other.legal_moves) == list(view.legal_moves)
    assert other.sample(3).hen() == view.sample(3).hen()
    assert other.svg() == view.svg()


def test_a_start_is_not_doubled() -> None:
    game = hx.Game("z-first", seed=1, first=3)
    assert copy.deepcopy(game).start is game.start
    assert sent(game).start is game.start
