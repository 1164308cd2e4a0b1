"""The shape of a board: its hexes in rows, and everything that follows from them."""

from functools import cached_property
from typing import Any

from hexmoot.geometry.lattice import (
    CORNERS,
    NEIGHBOURS,
    SIDES,
    Corner,
    Hex,
    Side,
    corner_at,
    corner_name,
    hex_name,
    side_at,
    side_name,
)

NOWHERE = -1


class Shape:
    """A board without terrain. Hexes, corners and sides are numbered from 0, in reading order.

    `rows` gives, from the north, each row's first column and its number of hexes; row B is the first of land.
    """

    def __init__(self, name: str, rows: tuple[tuple[int, int], ...]) -> None:
        self.name = name
        self.rows = rows
        self.hexes: list[Hex] = [
            (first + 2 * i, row) for row, (first, count) in enumerate(rows, start=1) for i in range(count)
        ]
        corners = {corner_at(place, tip) for place in self.hexes for tip in CORNERS}
        self.corners: list[Corner] = sorted(corners, key=lambda corner: (corner[1], corner[0]))
        sides = {side_at(place, direction) for place in self.hexes for direction in SIDES}
        self.sides: list[Side] = sorted(sides, key=lambda side: (side[0][1] + side[1][1], side[0][0] + side[1][0]))
        self._hex = {place: i for i, place in enumerate(self.hexes)}
        self._corner = {corner: i for i, corner in enumerate(self.corners)}
        self._side = {side: i for i, side in enumerate(self.sides)}

    def __reduce__(self) -> tuple[Any, ...]:
        """A shape never changes: a copy, in this process or another, is the shape of that name."""
        return shape_named, (self.name,)

    def __repr__(self) -> str:
        return f"<Shape {self.name}: {len(self.hexes)} hexes>"

    # Names, with aliases: any of a hex's six corners or sides may be named, the printers use one name for each.

    @cached_property
    def hex_names(self) -> list[str]:
        return [hex_name(place) for place in self.hexes]

    @cached_property
    def corner_names(self) -> list[str]:
        return [corner_name(corner) for corner in self.corners]

    @cached_property
    def side_names(self) -> list[str]:
        return [side_name(side) for side in self.sides]

    @cached_property
    def hex_by_name(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.hex_names)}

    @cached_property
    def corner_by_name(self) -> dict[str, int]:
        names = {hex_name(place) + tip: self._corner[corner_at(place, tip)] for place in self.hexes for tip in CORNERS}
        return names | {name: i for i, name in enumerate(self.corner_names)}

    @cached_property
    def side_by_name(self) -> dict[str, int]:
        names = {
            hex_name(place) + direction: self._side[side_at(place, direction)]
            for place in self.hexes
            for direction in SIDES
        }
        return names | {name: i for i, name in enumerate(self.side_names)}

    # What touches what. Missing neighbours are NOWHERE.

    @cached_property
    def hex_hexes(self) -> list[list[int]]:
        """The neighbours of each hex, clockwise from the north-east."""
        return [
            [self._hex.get((column + dx, row + dy), NOWHERE) for dx, dy in NEIGHBOURS.values()]
            for column, row in self.hexes
        ]

    @cached_property
    def hex_corners(self) -> list[list[int]]:
        """The six corners of each hex, clockwise from the north."""
        return [[self._corner[corner_at(place, tip)] for tip in CORNERS] for place in self.hexes]

    @cached_property
    def corner_hexes(self) -> list[list[int]]:
        touching: list[list[int]] = [[] for _ in self.corners]
        for place, corners in enumerate(self.hex_corners):
            for corner in corners:
                touching[corner].append(place)
        return [(hexes + [NOWHERE] * 3)[:3] for hexes in touching]

    @cached_property
    def side_corners(self) -> list[list[int]]:
        return [[self._corner[corner] for corner in side] for side in self.sides]

    @cached_property
    def corner_sides(self) -> list[list[int]]:
        touching: list[list[int]] = [[] for _ in self.corners]
        for side, corners in enumerate(self.side_corners):
            for corner in corners:
                touching[corner].append(side)
        return [(sides + [NOWHERE] * 3)[:3] for sides in touching]

    @cached_property
    def corner_corners(self) -> list[list[int]]:
        """The corner at the other end of each of `corner_sides`."""
        return [
            [NOWHERE if side == NOWHERE else sum(self.side_corners[side]) - corner for side in sides]
            for corner, sides in enumerate(self.corner_sides)
        ]

    @cached_property
    def side_hexes(self) -> list[list[int]]:
        """The one or two hexes that share each side."""
        touching: list[list[int]] = [[] for _ in self.sides]
        for i, place in enumerate(self.hexes):
            for direction in SIDES:
                touching[self._side[side_at(place, direction)]].append(i)
        return touching

    @cached_property
    def coast(self) -> list[int]:
        """The sides between land and sea, clockwise from the west side of the first hex."""
        shore = {side for side, hexes in enumerate(self.side_hexes) if len(hexes) == 1}
        side = self._side[side_at(self.hexes[0], "w")]
        corner = self._corner[corner_at(self.hexes[0], "nw")]
        walk = [side]
        while len(walk) < len(shore):
            side = next(s for s in self.corner_sides[corner] if s in shore and s != side)
            corner = sum(self.side_corners[side]) - corner
            walk.append(side)
        return walk


ISLAND = Shape("island", ((5, 3), (4, 4), (3, 5), (4, 4), (5, 3)))
LARGE = Shape("large", ((6, 3), (5, 4), (4, 5), (3, 6), (4, 5), (5, 4), (6, 3)))
GIFT = Shape("gift", ((6, 4), (5, 5), (4, 6), (3, 6)))
SHAPES = {shape.name: shape for shape in (ISLAND, LARGE, GIFT)}


def shape_named(name: str) -> Shape:
    """The shape of a board, by its name."""
    return SHAPES[name]
