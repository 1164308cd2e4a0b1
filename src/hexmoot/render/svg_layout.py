"""Where things are in an SVG picture, in its own units."""

import math

from hexmoot.geometry import Shape
from hexmoot.geometry.lattice import CORNERS, Corner, Hex
from hexmoot.render.markup import Point

# From the middle of a hex to a corner, and to the middle of a side.
RADIUS = 60.0
INNER = RADIUS * math.sqrt(3) / 2
ACROSS, DOWN = INNER, RADIUS / 2
SEA_X, SEA_Y = 88.0, 84.0
# The corners of a hex around its middle, clockwise from the north.
OUTLINE: list[Point] = [(ACROSS * x, DOWN * y) for x, y in CORNERS.values()]


class Layout:
    """The island of a shape with the sea around it, its north-western corner at (0, 0)."""

    def __init__(self, shape: Shape) -> None:
        xs = [x for x, _ in shape.corners]
        ys = [y for _, y in shape.corners]
        self._left, self._top = min(xs), min(ys)
        self.width = ACROSS * (max(xs) - min(xs)) + 2 * SEA_X
        self.height = DOWN * (max(ys) - min(ys)) + 2 * SEA_Y

    def corner(self, corner: Corner) -> Point:
        x, y = corner
        return SEA_X + ACROSS * (x - self._left), SEA_Y + DOWN * (y - self._top)

    def hex(self, place: Hex) -> Point:
        column, row = place
        return self.corner((column, 3 * row))


def half_width(y: float) -> float:
    """From the middle line of a hex to its side, at this height."""
    return INNER if abs(y) <= DOWN else INNER * (RADIUS - abs(y)) / DOWN


def between(one: Point, other: Point) -> Point:
    """The point half way."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


class Wobble:
    """Small differences that are the same at every drawing, so that no two hexes look stamped."""

    def __init__(self, seed: str) -> None:
        self._state = sum((i + 1) * 7919 * ord(c) for i, c in enumerate(seed)) % 2147483647 or 1

    def __call__(self, low: float, high: float) -> float:
        # Lehmer's generator: enough for grass.
        self._state = self._state * 48271 % 2147483647
        return low + (high - low) * self._state / 2147483647
