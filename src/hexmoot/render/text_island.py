"""The island in characters: pointy-top hexes of fourteen columns and eight lines, the proportions of a regular one."""

from hexmoot.geometry.lattice import Corner, Hex
from hexmoot.notation.position import Position
from hexmoot.render import styles
from hexmoot.render.canvas import Canvas, cells
from hexmoot.render.island import Building, Haven, Road, Tile, buildings, havens, roads, tiles
from hexmoot.render.standing import seat_colours
from hexmoot.render.words import Words

# Columns a step in x, lines a step in y, and the sea around the land.
ACROSS, DOWN = 7, 2
SEA_COLUMNS, SEA_LINES = 12, 4
# A sloping side from its left end: line, column and character, for one that rises; a falling one is its mirror.
RISING = ((0, 1, "'"), (-1, 2, "."), (-1, 3, "-"), (-1, 4, "-"), (-1, 5, "'"), (-2, 6, "."))
FALLING = ((0, 1, "."), (1, 2, "'"), (1, 3, "-"), (1, 4, "-"), (1, 5, "."), (2, 6, "'"))
UPRIGHT = ((1, 0, "|"), (2, 0, "|"), (3, 0, "|"))


class Grid:
    """Where the places of a shape are on the canvas, as (line, column)."""

    def __init__(self, position: Position) -> None:
        self._left = min(x for x, _ in position.shape.corners)
        self._top = min(y for _, y in position.shape.corners)

    def corner(self, corner: Corner) -> tuple[int, int]:
        x, y = corner
        return SEA_LINES + DOWN * (y - self._top), SEA_COLUMNS + ACROSS * (x - self._left)

    def hex(self, place: Hex) -> tuple[int, int]:
        column, row = place
        return self.corner((column, 3 * row))


def draw_island(position: Position, words: Words, *, colour: bool) -> list[str]:
    """The lines of the island."""
    canvas, grid = Canvas(), Grid(position)
    paints = [styles.SEATS[name] for name in seat_colours(position)]
    for side in position.shape.sides:
        _line(canvas, grid, side, "", styles.SIDE)
    for corner in position.shape.corners:
        canvas.write(*grid.corner(corner), "+", styles.SIDE)
    for tile in tiles(position):
        _tile(canvas, grid, tile, words)
    for haven in havens(position):
        _haven(canvas, grid, haven, words)
    for road in roads(position):
        _road(canvas, grid, road, paints[road.seat])
    for building in buildings(position):
        _building(canvas, grid, building, paints[building.seat])
    lines = canvas.lines(colour=colour)
    while not lines[0]:
        del lines[0]
    return lines


def _line(canvas: Canvas, grid: Grid, ends: tuple[Corner, Corner], mark: str, style: str) -> None:
    """A side, drawn in its own characters or all in `mark`."""
    (line, column), (other_line, other_column) = sorted(map(grid.corner, ends), key=lambda at: (at[1], at[0]))
    sloping = FALLING if other_line > line else RISING
    for down, across, character in UPRIGHT if column == other_column else sloping:
        canvas.write(line + down, column + across, mark or character, style)


def _tile(canvas: Canvas, grid: Grid, tile: Tile, words: Words) -> None:
    line, column = grid.hex(tile.place)
    canvas.centre(line - 2, column, tile.name, styles.NAME)
    if tile.terrain:
        canvas.centre(line - 1, column, words(tile.terrain), styles.TERRAINS[tile.terrain])
    if tile.token:
        token = f"{tile.number} {'•' * tile.pips}"
        canvas.centre(line, column, token, styles.RED_NUMBER if tile.is_red else styles.NUMBER)
    if tile.has_robber:
        canvas.centre(line + 1, column, f"<{words('robber')}>", styles.ROBBER)
    if tile.wildling:
        # Both may stand on one hex.
        canvas.centre(line + (2 if tile.has_robber else 1), column, f"<{words(tile.wildling)}>", styles.ROBBER)


def _haven(canvas: Canvas, grid: Grid, haven: Haven, words: Words) -> None:
    """The ratio and the kind out at sea, piers to both corners, and a mark on them."""
    style = styles.KINDS[haven.kind]
    text = [haven.ratio, words(haven.kind)] if haven.kind else [haven.ratio]
    upper, lower = sorted(map(grid.corner, haven.corners))
    # To the east or to the west.
    way = 1 if haven.seaward[0] > 0 else -1
    if haven.seaward[1] == 0:
        _label(canvas, upper[0] + 2, upper[1] + 4 * way, way, text, style)
        canvas.write(upper[0] + 1, upper[1] + 2 * way, "\\" if way > 0 else "/", style)
        canvas.write(lower[0] - 1, lower[1] + 2 * way, "/" if way > 0 else "\\", style)
    else:
        shoulder, tip = (lower, upper) if haven.seaward[1] < 0 else (upper, lower)
        # Towards the sea, the shoulder has one free line beside it and the tip a few free columns.
        canvas.write(shoulder[0] + haven.seaward[1], shoulder[1], "|", style)
        canvas.write(tip[0], tip[1] + 3 * way, "-", style)
        first = tip[0] + 1 - len(text) if haven.seaward[1] < 0 else tip[0]
        _label(canvas, first, tip[1] + 5 * way, way, text, style)
    for corner in haven.corners:
        canvas.write(*grid.corner(corner), "o", style)


def _label(canvas: Canvas, line: int, column: int, way: int, text: list[str], style: str) -> None:
    """Lines of text that begin at a column and run east, or end at it coming from the west."""
    for number, part in enumerate(text):
        canvas.write(line + number, column if way > 0 else column + 1 - cells(part), part, style)


def _road(canvas: Canvas, grid: Grid, road: Road, style: str) -> None:
    _line(canvas, grid, road.ends, str(road.seat + 1), style)


def _building(canvas: Canvas, grid: Grid, building: Building, style: str) -> None:
    number = building.seat + 1
    canvas.centre(*grid.corner(building.corner), f"#{number}#" if building.is_city else f"({number})", style)
