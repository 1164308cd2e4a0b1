"""The legal moves of a view as rows of the rules, for compiled code."""

from functools import partial
from typing import Any

from hexmoot.game.view import View
from hexmoot.rules.records import Move


def list_rows(view: View) -> tuple[Any, int]:
    """The legal moves of the seat that looks, and how many there are."""
    listed = partial(view.start.engine.list_legal, view.states, view.start.board, view.extras, view.position.viewer, 0)
    count = int(listed(Move.array(0)))
    moves = Move.array(count)
    listed(moves)
    return moves, count
