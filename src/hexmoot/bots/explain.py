"""Why a bot likes a move: what it changes, in the terms of the value."""

from typing import Any

from hexmoot.bots.value.rating import Ratings
from hexmoot.bots.value.weights import weights
from hexmoot.game.legal_moves import write_row
from hexmoot.game.view import View
from hexmoot.notation.moves import Move
from hexmoot.rules import records
from hexmoot.rules.errors import HexmootError


def explain(view: View, move: Move, weigh_by: Any = None) -> list[tuple[str, float]]:
    """The terms that a legal move of the seat that looks changes, and by how much; the largest change first.

    An offer is explained as if it came about. One is a victory point.
    """
    return largest_first(rate(view, move, weigh_by).changes(0))


def rate(view: View, move: Move, weigh_by: Any = None) -> Ratings:
    """One legal move of the seat that looks, rated."""
    if move.seat not in (None, view.seat) or move not in view.legal_moves:
        raise HexmootError(f"{move} is no legal move of the seat that looks")
    moves = records.Move.array(1)
    write_row(view, move).write(moves)
    return Ratings(view, weights() if weigh_by is None else weigh_by, moves, 1)


def largest_first(changes: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The changes that are any, the largest first."""
    return sorted((pair for pair in changes if abs(pair[1]) > 1e-9), key=lambda pair: -abs(pair[1]))
