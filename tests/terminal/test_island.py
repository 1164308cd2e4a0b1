"""The island in characters: every place has cells of its own, arrows reach every place, clicks find the nearest."""

from collections import Counter
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.geometry.shape import SHAPES, Shape
from hexmoot.server.table.sight import Sight
from hexmoot.terminal import colours
from hexmoot.terminal.island.drawing import NOTHING, Choice, Drawing, Seen, sign
from hexmoot.terminal.island.grid import LARGE, SMALL, Grid, Scale, nearest, onwards
from hexmoot.words import LANGUAGES, Words
from tests.terminal.positions import line

WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))
GRIDS = [(shape, scale) for shape in SHAPES.values() for scale in (SMALL, LARGE)]


@pytest.mark.parametrize(("shape", "scale"), GRIDS)
def test_no_two_places_share_a_cell(shape: Shape, scale: Scale) -> None:
    grid = Grid(shape, scale)
    inside = [(row, column) for place in shape.hexes for row, within in grid.inside(place) for column in within]
    sides = [cell for ends in shape.sides for cell, _ in grid.side(ends)]
    corners = [grid.corner(corner) for corner in shape.corners]
    cells = Counter([*inside, *sides, *corners])
    assert max(cells.values()) == 1
    assert all(0 <= row < grid.height and 0 <= column < grid.width for row, column in cells)


@pytest.mark.parametrize(("shape", "scale"), GRIDS)
@pytest.mark.parametrize("kind", ["corners", "sides", "hexes"])
def test_arrows_reach_every_place(shape: Shape, scale: Scale, kind: str) -> None:
    places = getattr(Grid(shape, scale), kind)
    start = next(iter(places))
    reached, new = {start}, [start]
    while new:
        here = new.pop()
        for way in WAYS:
            there = onwards(places, here, way)
            if there not in reached:
                reached.add(there)
                new.append(there)
    assert reached == set(places)


def test_an_arrow_goes_the_way_it_points() -> None:
    corners = Grid(SHAPES["island"], SMALL).corners
    for here, (row, column) in corners.items():
        for down, across in WAYS:
            there_row, there_column = corners[onwards(corners, here, (down, across))]
            assert (there_row - row) * down >= 0
            assert (there_column - column) * across >= 0


def test_a_click_finds_what_is_near_and_nothing_else() -> None:
    corners = Grid(SHAPES["island"], SMALL).corners
    for name, (row, column) in corners.items():
        assert nearest(corners, (row, column), 0) == name
    assert nearest(corners, (0, 0), 3) is None
    assert nearest({}, (0, 0), 99) is None


def view_of(position: str) -> dict[str, Any]:
    game = hx.Game.from_hen(position)
    names = ("red", "blue", "white", "orange")
    return Sight(game).public(game.view(None), game.actors, {}) | {"seats": [{"colour": name} for name in names]}


def drawn(view: dict[str, Any], scale: Scale, choice: Choice = NOTHING, tag: str = "en") -> tuple[Grid, str]:
    drawing = Drawing(view, scale, Words(tag), Seen(choice))
    grid = drawing.grid
    rows = (
        "".join(drawing.picture.get((row, column), (" ",))[0] for column in range(grid.width))
        for row in range(grid.height)
    )
    return grid, "\n".join(rows)


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_everything_on_the_board_is_drawn(scale: Scale) -> None:
    view = view_of(
        line("-|-|-|-", pieces="C6n/E4n/C6ne,E4ne|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne")
    )
    _, text = drawn(view, scale)
    marks = Counter(text)
    for emblem in "▲●■◆":
        # Two buildings and two roads.
        assert marks[emblem] == 4, emblem
    assert text.count("[▲]") == 1
    assert text.count("(▲)") == 1
    assert marks["♜"] == 1
    assert (text.count("3:1"), text.count("2:1")) == (4, 5)
    assert text.count("desert") == 1
    pips = sum(6 - abs(7 - int(tile[1:])) for tile in view["board"]["hexes"].values() if tile[1:])
    assert marks["•"] == pips


def test_the_piece_stands_where_the_cursor_is() -> None:
    view = view_of(line("-|-|-|-"))
    grid, text = drawn(view, SMALL, Choice("corner", "s", "orange", {"D9n": "a", "E6n": "b"}, "D9n"))
    row, column = grid.corners["D9n"]
    assert text.splitlines()[row][column - 1 : column + 2] == "(◆)"
    row, column = grid.corners["E6n"]
    assert text.splitlines()[row][column] == "b"


def standing_out(view: dict[str, Any], scale: Scale, seen: Seen) -> str:
    """What is painted otherwise than without it."""
    plain, drawing = Drawing(view, scale, Words("en"), Seen()), Drawing(view, scale, Words("en"), seen)
    assert drawing.picture.keys() == plain.picture.keys()
    changed = sorted(cell for cell, (_, paint) in drawing.picture.items() if paint != plain.picture[cell][1])
    return "".join(drawing.picture[cell][0] for cell in changed)


@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_the_place_that_the_log_named_last_stands_out(scale: Scale) -> None:
    view = view_of(line("-|-|-|-"))
    assert standing_out(view, scale, Seen(marked="C6n")) == "(▲)"
    assert "▲" in standing_out(view, scale, Seen(marked="C6ne"))
    assert standing_out(view, scale, Seen(marked="D7")).strip() == ("♜" if scale is SMALL else "D7")
    assert standing_out(view, scale, Seen(marked="Z9")) == "", "a place that this board has not"
    # While something is chosen, nothing else draws the eye.
    choice = Choice("corner", "s", "orange", {"D9n": "a"}, "D9n")
    picked = Drawing(view, scale, Words("en"), Seen(choice))
    assert Drawing(view, scale, Words("en"), Seen(choice, marked="C6n")).picture == picked.picture


@pytest.mark.parametrize("scale", [SMALL, LARGE])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_hex_that_is_looked_at_says_its_name(tag: str, scale: Scale) -> None:
    view = view_of(line("-|-|-|-"))
    for name in view["board"]["hexes"]:
        drawing = Drawing(view, scale, Words(tag), Seen(looked=name))
        row, within = drawing.grid.inside(drawing.grid.shape.hexes[drawing.grid.shape.hex_by_name[name]])[1]
        assert "".join(drawing.picture[row, column][0] for column in within).strip().startswith(f"{name} ")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_kind_has_a_letter_of_its_own(tag: str) -> None:
    assert len({sign(Words(tag), kind) for kind in "LWGBO"}) == 5


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_words_stay_within_their_hexes(tag: str, scale: Scale) -> None:
    """Wide characters take two cells: with them the lines of the island are as long as without."""
    view = view_of(line("-|-|-|-"))
    drawing = Drawing(view, scale, Words(tag), Seen())
    plain = Drawing(view, scale, Words("en"), Seen())
    sides = {cell for ends in drawing.grid.shape.sides for cell, _ in drawing.grid.side(ends)}
    for cell in sides:
        assert drawing.picture[cell][0] == plain.picture[cell][0] or drawing.picture[cell][1].ground != colours.SAND
