"""Where the places of a board are among the cells of a terminal, and which place is at a cell."""

from dataclasses import dataclass
from functools import cached_property

from hexmoot.geometry.lattice import Corner, Hex
from hexmoot.geometry.shape import Shape

Cell = tuple[int, int]
# Cells are about twice as tall as they are wide.
TALL = 2


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a hex is: columns from its tip to its side, lines of its upright sides, columns of sea around it."""

    across: int
    upright: int
    sea: int


SMALL = Scale(across=6, upright=1, sea=3)
LARGE = Scale(across=8, upright=3, sea=3)
# A broad land without harbours in the west and the east needs no sea there.
TIGHT = Scale(across=6, upright=1, sea=0)


class Grid:
    """Cells are (line, column). A row of hexes takes two lines for its slopes and those of its upright sides."""

    def __init__(self, shape: Shape, scale: Scale) -> None:
        self.shape = shape
        self.scale = scale
        self._left = min(x for x, _ in shape.corners)
        self._right = max(x for x, _ in shape.corners)
        self._top = min(y for _, y in shape.corners)

    @property
    def width(self) -> int:
        return self.scale.across * (self._right - self._left) + 1 + 2 * self.scale.sea

    @property
    def height(self) -> int:
        return len(self.shape.rows) * (2 + self.scale.upright) + 2

    def corner(self, corner: Corner) -> Cell:
        x, y = corner
        row, step = divmod(y - self._top, 3)
        return row * (2 + self.scale.upright) + step, self.scale.sea + self.scale.across * (x - self._left)

    def hex(self, place: Hex) -> Cell:
        """The middle of a hex."""
        line, column = self.corner((place[0], 3 * place[1] - 2))
        return line + 1 + (self.scale.upright + 1) // 2, column

    def inside(self, place: Hex) -> list[tuple[int, range]]:
        """The cells of a hex that are not its sides, line by line."""
        across, upright = self.scale.across, self.scale.upright
        line, column = self.corner((place[0], 3 * place[1] - 2))
        narrow = range(column - across // 2 + 1, column + across // 2)
        wide = range(column - across + 1, column + across)
        return [
            (line + 1, narrow),
            *((line + 2 + one, wide) for one in range(upright)),
            (line + 2 + upright, narrow),
        ]

    def side(self, ends: tuple[Corner, Corner]) -> list[tuple[Cell, str]]:
        """The cells between the ends of a side, from the left or from above, with the way the line runs in each."""
        (line, column), (other, last) = sorted(map(self.corner, ends), key=lambda cell: (cell[1], cell[0]))
        if column == last:
            return [((line + 1 + one, column), "│") for one in range(self.scale.upright)]
        bend = column + self.scale.across // 2
        rises = other < line
        cells = [((line, one), "─") for one in range(column + 1, bend)]
        cells += [((line, bend), "╯" if rises else "╮"), ((other, bend), "╭" if rises else "╰")]
        return cells + [((other, one), "─") for one in range(bend + 1, last)]

    # By name

    @cached_property
    def corners(self) -> dict[str, Cell]:
        return {name: self.corner(at) for name, at in zip(self.shape.corner_names, self.shape.corners, strict=True)}

    @cached_property
    def sides(self) -> dict[str, Cell]:
        """A cell in the middle of each side."""
        return {
            name: _middle(self.side(ends)) for name, ends in zip(self.shape.side_names, self.shape.sides, strict=True)
        }

    @cached_property
    def hexes(self) -> dict[str, Cell]:
        return {name: self.hex(at) for name, at in zip(self.shape.hex_names, self.shape.hexes, strict=True)}


def badge(run: list[tuple[Cell, str]]) -> int:
    """Which of a side's cells bears a road's emblem or a label: of an upright side the middle one, else a level one."""
    return len(run) // 2 if run[0][1] == "│" else len(run) - 2


def _middle(run: list[tuple[Cell, str]]) -> Cell:
    return run[badge(run)][0]


def nearest(places: dict[str, Cell], cell: Cell, reach: float) -> str | None:
    """The place nearest to a cell, if one is within reach."""
    line, column = cell
    found = min(places, key=lambda name: _distance(places[name], (line, column)), default=None)
    return found if found is not None and _distance(places[found], cell) <= reach else None


def _distance(one: Cell, other: Cell) -> float:
    return float(TALL * abs(one[0] - other[0]) + abs(one[1] - other[1]))


def onwards(places: dict[str, Cell], here: str, way: tuple[int, int]) -> str:
    """The nearest place in a direction, given as lines and columns; the same one where there is none.

    A place counts if it lies no more than twice as far aside as ahead; straight ahead is nearer than aslant.
    """
    line, column = places[here]
    best, least = here, float("inf")
    for name, (other_line, other_column) in places.items():
        down, across = TALL * (other_line - line), other_column - column
        ahead, aside = (down * way[0], abs(across)) if way[0] else (across * way[1], abs(down))
        if ahead > 0 and aside <= 2 * ahead and ahead + 2 * aside < least:
            best, least = name, ahead + 2 * aside
    return best
