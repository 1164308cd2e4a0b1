"""Tables for bots: a game just after the set-up, and hands dealt as a test wants them."""

from collections.abc import Callable
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.notation.letters import counts_of
from hexmoot.rules import terms

Scene = Callable[..., hx.Game]


@pytest.fixture
def scene() -> Scene:
    """A game of four in which greedy bots have placed: stage and hands as given, by seat from 1."""
    return _scene


def _scene(stage: int = terms.MAIN, hands: dict[int, str] | None = None, seed: int = 3, **changes: Any) -> hx.Game:
    game = hx.Game("z-base", seats=4, seed=seed)
    greedy = make_bot("greedy")
    while game.state.stage in (terms.SETTLING, terms.PAVING):
        move = greedy.choose(game.view(game.actors[0]), Limit())
        assert move is not None
        game.push(move)
    state = game.state
    state.stage, state.turn, state.rolled = stage, 0, int(stage != terms.BEFORE_ROLL)
    for seat in range(4):
        _deal(state, seat, (hands or {}).get(seat + 1, ""))
    for name, value in changes.items():
        setattr(state, name, value)
    return hx.Game.from_state(game.start, state, hx.SeedDealer(seed))


def _deal(state: Any, seat: int, cards: str) -> None:
    for kind, count in enumerate(counts_of(cards)):
        state.bank[kind] += state.hand[seat][kind] - count
        state.hand[seat][kind] = count
    state.hand_size[seat] = len(cards)
