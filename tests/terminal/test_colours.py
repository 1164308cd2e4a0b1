"""Few colours and none: seats and lands are told apart by their marks, and by colours as long as there are some."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment

from hexmoot.terminal import colours
from hexmoot.terminal.widgets.island import IslandView
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put

FIRST: dict[str, Any] = {"edition": "z-first", "first": 1, "bots": ["random"], "options": {"first_player": "named"}}
SEATS = ("blue", "white", "orange", "red")


def standard(colour: str) -> int | None:
    """Which of the sixteen a terminal takes for a colour."""
    return Color.parse(colour).downgrade(ColorSystem.STANDARD).number


def test_sixteen_colours_are_those_of_the_terminal() -> None:
    for instead in colours.SIXTEEN.values():
        number = standard(instead)
        assert number is not None
        assert Color.from_ansi(number).get_truecolor() is not None
        assert standard(instead) == number


def test_sixteen_colours_tell_seats_and_lands_apart() -> None:
    seats = [standard(colours.SIXTEEN[ground]) for ground, _ in colours.SEATS.values()]
    lands = [standard(colours.SIXTEEN[land]) for land in (*colours.TERRAINS.values(), colours.SEA, colours.SAND)]
    assert len(set(seats)) == len(seats)
    assert len(set(lands)) == len(lands)
    assert len({standard(ground) for ground, _ in colours.SEATS.values()}) < len(seats), "the nearest ones do not"


def cell(keyboard: Keyboard, row: int, column: int) -> Segment:
    """What is on the screen at a cell of the island."""
    island = keyboard.table.query_one(IslandView)
    at_line, at_column = island._origin()
    strip = keyboard.app.screen._compositor.render_strips()[island.region.y + at_line + row]
    x = island.region.x + at_column + column
    (found,) = strip.crop(x, x + 1)
    return found


async def pieces(keyboard: Keyboard) -> dict[str, list[Segment]]:
    """The middles of all settlements, by the colour of their seat."""
    drawing = keyboard.table.query_one(IslandView)._drawing
    assert drawing is not None
    return {
        seat["colour"]: [cell(keyboard, *drawing.grid.corners[name]) for name in own["s"]]
        for seat, own in zip(keyboard.view["seats"], keyboard.view["pieces"], strict=True)
    }


@pytest.mark.slow
async def test_without_colours_marks_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, line("LB|-|-|-"))
        for colour, marks in (await pieces(keyboard)).items():
            assert [mark.text for mark in marks] == [colours.EMBLEMS[colour]] * 2
        for strip in keyboard.app.screen._compositor.render_strips():
            for segment in strip:
                for found in (segment.style.color, segment.style.bgcolor) if segment.style else ():
                    if found is not None and found.triplet is not None:
                        assert len(set(found.triplet)) == 1, "grey"
        await keyboard.press("1")
        cursor = keyboard.table.query_one(IslandView).choice.cursor
        drawing = keyboard.table.query_one(IslandView)._drawing
        assert drawing is not None
        style = cell(keyboard, *drawing.grid.sides[cursor]).style
        assert style is not None
        assert style.reverse
        assert style.underline


@pytest.mark.slow
async def test_a_terminal_with_sixteen_gets_its_own(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        colours.use("standard")
        try:
            await put(keyboard, line("LB|-|-|-"))
            keyboard.table.show()
            await keyboard.pilot.pause()
            grounds = {
                colour: {mark.style.bgcolor.name for mark in marks if mark.style and mark.style.bgcolor}
                for colour, marks in (await pieces(keyboard)).items()
            }
        finally:
            colours.use(None)
        assert grounds == {colour: {colours.SIXTEEN[colours.SEATS[colour][0]]} for colour in grounds}
        for one, other in combinations(grounds.values(), 2):
            assert one.isdisjoint(other)
