"""The coach: what a good bot would do in a seat's place, and why, in the terms of its value."""

from dataclasses import dataclass
from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.explain import explain
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.listing import list_rows
from hexmoot.bots.value.rating import Ratings
from hexmoot.game.view import View
from hexmoot.notation.moves import Move
from hexmoot.notation.wire import read_move

# Reasons that are named for a move.
MOST_REASONS = 4


@dataclass(frozen=True)
class Advice:
    """A move worth thinking of: what it gains, a victory point being one, and the terms that change most."""

    move: Move
    gain: float
    reasons: list[tuple[str, float]]


def advise(view: View, most: int = 3) -> list[Advice]:
    """The best moves of the seat that looks, the bot's own choice first; none if nothing is asked of it."""
    bot = GreedyBot()
    chosen = bot.choose(view, Limit())
    moves = [] if chosen is None else [chosen]
    moves += [move for move in _best_listed(view, bot.weights, most) if chosen is None or move.code != chosen.code]
    return [_advice(view, move) for move in moves[:most]]


def _best_listed(view: View, weights: Any, most: int) -> list[Move]:
    rows, count = list_rows(view)
    if count == 0:
        return []
    ratings = Ratings(view, weights, rows, count)
    best = sorted(range(count), key=ratings.gain, reverse=True)[:most]
    return [read_move(ratings.row(i), view.state.turn, view.seats, view.start.shape) for i in best]


def _advice(view: View, move: Move) -> Advice:
    changes = explain(view, move)
    return Advice(move, sum(change for _, change in changes), changes[:MOST_REASONS])
