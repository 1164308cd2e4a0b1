"""The legal moves of a view as rows of the rules, for compiled code."""

from typing import Any

from hexmoot.game.view import View
from hexmoot.rules.records import Move

ROOM = 512


def list_rows(view: View) -> tuple[Any, int]:
    """The legal moves of the seat that looks, and how many there are."""
    room = ROOM
    while True:
        moves = Move.array(room)
        count = int(
            view.start.engine.list_legal(view.states, view.start.board, view.extras, view.position.viewer, moves)
        )
        if count <= room:
            return moves, count
        room = count
