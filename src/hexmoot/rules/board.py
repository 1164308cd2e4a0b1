"""The board record of a shape: its neighbourhoods and masks, with the prices and supplies of a game on it."""

from collections.abc import Sequence
from typing import Any

from hexmoot.geometry import Shape
from hexmoot.rules.records import Board
from hexmoot.rules.terms import BITS, NONE

# BUILD-01, in the order of the kinds L W G B O: road, settlement, city, development card.
PRICES = [[1, 0, 0, 1, 0], [1, 1, 1, 1, 0], [0, 0, 2, 0, 3], [0, 1, 1, 0, 1]]


def make_board(shape: Shape, supply: int, deck: Sequence[int]) -> Any:
    """An array of one board, as the rules take it."""
    board = Board()
    board.hexes, board.corners = len(shape.hexes), len(shape.corners)
    board.sides, board.coast = len(shape.sides), len(shape.coast)
    for row, values in enumerate(shape.hex_corners):
        board.hex_corner[row] = list(values)
        board.hex_hex[row] = list(shape.hex_hexes[row])
        board.corners_of[row] = _mask(values)
    on_coast = {side: place for place, side in enumerate(shape.coast)}
    for corner, sides in enumerate(shape.corner_sides):
        board.corner_hex[corner] = list(shape.corner_hexes[corner])
        board.corner_side[corner] = list(sides)
        board.corner_corner[corner] = list(shape.corner_corners[corner])
        board.corner_back[corner] = [
            NONE if other == NONE else shape.corner_corners[other].index(corner)
            for other in shape.corner_corners[corner]
        ]
        places = [on_coast[side] for side in sides if side in on_coast]
        board.corner_coast[corner] = [*places, NONE, NONE][:2]
        board.corner_word[corner], board.corner_bit[corner] = _split(corner)
        board.around[corner] = _mask([corner, *shape.corner_corners[corner]])
        board.sides_at[corner] = _mask(sides)
        board.hexes_at[corner] = _mask(shape.corner_hexes[corner])[0]
    for side, ends in enumerate(shape.side_corners):
        board.side_corner[side] = list(ends)
        board.side_word[side], board.side_bit[side] = _split(side)
    board.all_corners = _mask(range(board.corners))
    board.price = [list(row) for row in PRICES]
    board.deck = list(deck)
    board.supply = supply
    rows = Board.array(1)
    board.write(rows)
    return rows


def _split(place: int) -> tuple[int, int]:
    return place // BITS, 1 << place % BITS


def _mask(places: Sequence[int]) -> list[int]:
    words = [0, 0]
    for place in places:
        if place != NONE:
            which, bit = _split(place)
            words[which] |= bit
    return words
