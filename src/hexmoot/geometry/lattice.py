"""The lattice under every board: pointy-top hexes in doubled coordinates.

A hex is (column, row): its eastern neighbour is two columns on, the hexes of the next row are one column off.
Corners live on a finer grid, (x, y): the column of the hex whose northern or southern tip they are, and a height
of three steps a row. That makes every corner the tip of exactly one hex, sea hexes included, and every side the
west, north-west or north-east side of exactly one.
"""

Hex = tuple[int, int]
Corner = tuple[int, int]
Side = tuple[Corner, Corner]

NEIGHBOURS: dict[str, Hex] = {
    "ne": (1, -1),
    "e": (2, 0),
    "se": (1, 1),
    "sw": (-1, 1),
    "w": (-2, 0),
    "nw": (-1, -1),
}
CORNERS: dict[str, Corner] = {
    "n": (0, -2),
    "ne": (1, -1),
    "se": (1, 1),
    "s": (0, 2),
    "sw": (-1, 1),
    "nw": (-1, -1),
}
# The two corners that a side joins, clockwise.
SIDES: dict[str, tuple[str, str]] = {
    "ne": ("n", "ne"),
    "e": ("ne", "se"),
    "se": ("se", "s"),
    "sw": ("s", "sw"),
    "w": ("sw", "nw"),
    "nw": ("nw", "n"),
}


def corner_at(place: Hex, tip: str) -> Corner:
    """The corner of a hex in the direction of `tip`."""
    column, row = place
    dx, dy = CORNERS[tip]
    return column + dx, 3 * row + dy


def side_at(place: Hex, direction: str) -> Side:
    """The side of a hex, as its two corners in ascending order."""
    first, second = (corner_at(place, tip) for tip in SIDES[direction])
    return (first, second) if first < second else (second, first)


def hex_name(place: Hex) -> str:
    """`D7`: the row's letter, then the column."""
    column, row = place
    return f"{chr(ord('A') + row)}{column}"


def corner_name(corner: Corner) -> str:
    """`D7n` or `D7s`: the one hex whose tip this corner is."""
    x, y = corner
    if y % 3 == 1:
        return hex_name((x, (y + 2) // 3)) + "n"
    return hex_name((x, (y - 2) // 3)) + "s"


def side_name(side: Side) -> str:
    """`D7w`, `D7nw` or `D7ne`: the one hex that has this side there."""
    (ax, ay), (bx, by) = sorted(side, key=lambda corner: corner[1])
    if ax == bx:  # An upright side is the west side of the hex to its east.
        return hex_name((ax + 1, (ay + 1) // 3)) + "w"
    if ay % 3 == 1:  # The upper end is a northern tip, so the side slopes down from it.
        return hex_name((ax, (ay + 2) // 3)) + ("ne" if bx > ax else "nw")
    # The upper end is a southern tip; the lower one is then the northern tip of the hex below.
    return hex_name((bx, (by + 2) // 3)) + ("ne" if ax > bx else "nw")
