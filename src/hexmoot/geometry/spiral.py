"""The spiral in which number tokens are laid: anticlockwise from a corner hex, ring by ring to the middle."""

import math

from hexmoot.geometry.shape import NOWHERE, Shape


def corner_hexes(shape: Shape) -> list[int]:
    """The hexes at the corners of the board: those with exactly three neighbours on land."""
    return [i for i, near in enumerate(shape.hex_hexes) if sum(n != NOWHERE for n in near) == 3]


def spiral(shape: Shape, start: int) -> list[int]:
    """All hexes in the order of the spiral from the corner hex `start`."""
    left = set(range(len(shape.hexes)))
    order: list[int] = []
    while left:
        ring = _ring(shape, left)
        first = ring.index(start)
        order += ring[first:] + ring[:first]
        left -= set(ring)
        inward = [n for n in shape.hex_hexes[start] if n in left]
        if inward:
            start = inward[0]
    return order


def _ring(shape: Shape, left: set[int]) -> list[int]:
    """The outermost hexes of what is left, anticlockwise as seen from above."""
    rim = [i for i in left if any(n not in left for n in shape.hex_hexes[i])]
    middle_x = sum(shape.hexes[i][0] for i in rim) / len(rim)
    middle_y = sum(shape.hexes[i][1] for i in rim) / len(rim)

    def bearing(i: int) -> float:
        column, row = shape.hexes[i]
        # Rows grow to the south, so the sign turns clockwise into anticlockwise.
        return math.atan2(-(row - middle_y) * math.sqrt(3), column - middle_x)

    return sorted(rim, key=bearing)
