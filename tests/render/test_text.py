"""The island and the seats in characters. The pictures in `pictures/` are there to be checked by eye."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexmoot.notation.position import ONLOOKER, Position
from hexmoot.render import draw
from hexmoot.render.canvas import Canvas, cells
from hexmoot.render.island import pips
from hexmoot.rules import terms

PICTURES = Path(__file__).parent / "pictures"
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
Played = Callable[..., Position]


def copied(position: Position, **fields: Any) -> Position:
    """The position with some fields of its state changed."""
    state = type(position.state)()
    state.assign(position.state)
    for name, value in fields.items():
        setattr(state, name, value)
    return Position(position.edition, position.shape, state, position.viewer)


@pytest.mark.parametrize("name", ["first_start", "middle", "hidden_hands", "six_seats"])
def test_the_drawing_is_the_picture(pictures: dict[str, Position], name: str) -> None:
    assert draw(pictures[name]) == (PICTURES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("key", "seats", "width"), [("z-base", 4, 100), ("z-first", 3, 100), ("k-base", 5, 130), ("k-base", 6, 130)]
)
def test_it_fits_the_terminal(played: Played, key: str, seats: int, width: int) -> None:
    for plies in (0, 300, 900, 1500):
        assert max(cells(line) for line in draw(played(key, seats, plies)).splitlines()) <= width


def test_colour_adds_nothing_but_colour(pictures: dict[str, Position]) -> None:
    for position in pictures.values():
        plain, coloured = draw(position), draw(position, colour=True)
        assert "\x1b" not in plain
        assert "\x1b[" in coloured
        assert ESCAPE.sub("", coloured) == plain


def test_each_seat_has_its_own_colour(pictures: dict[str, Position]) -> None:
    coloured = draw(pictures["six_seats"], colour=True)
    rows = [re.search(rf"\x1b\[([0-9;]+)m{seat} \w+", coloured) for seat in range(1, 7)]
    assert len({row[1] for row in rows if row}) == 6


def test_every_hex_is_named_with_its_pips(pictures: dict[str, Position]) -> None:
    for position in pictures.values():
        drawn = draw(position)
        island = drawn.split("\n\n")[1]
        for i, name in enumerate(position.shape.hex_names):
            assert re.search(rf"\b{name}\b", island)
            if token := position.state.token[i]:
                assert f"{token} {'•' * pips(token)}" in island


def test_pips_count_the_rolls_of_36() -> None:
    rolls = [one + two for one in range(1, 7) for two in range(1, 7)]
    assert [pips(token) for token in range(2, 13) if token != 7] == [rolls.count(t) for t in range(2, 13) if t != 7]
    assert pips(0) == 0


def test_every_piece_is_on_the_island(played: Played) -> None:
    position = played("z-base", 4, 900)
    island = draw(position).split("\n\n")[1]
    for seat in range(4):
        corners = [held for held in position.state.corner if held != terms.FREE and held >> 1 == seat]
        assert island.count(f"({seat + 1})") == sum(held & 1 == 0 for held in corners)
        assert island.count(f"#{seat + 1}#") == sum(held & 1 for held in corners)


def test_a_road_is_a_line_of_its_seats_number(pictures: dict[str, Position]) -> None:
    start = pictures["first_start"]
    free = copied(start, corner=[terms.FREE] * terms.CORNERS)
    for side in range(len(start.shape.sides)):
        road = [terms.FREE] * terms.SIDES
        road[side] = 2
        bare = draw(copied(free, road=[terms.FREE] * terms.SIDES)).split("\n\n")[1]
        paved = draw(copied(free, road=road)).split("\n\n")[1]
        changed = [new for old, new in zip(bare, paved, strict=True) if old != new]
        upright = start.shape.sides[side][0][0] == start.shape.sides[side][1][0]
        assert changed == ["3"] * (3 if upright else 6)


def test_a_seat_at_turn_is_marked(pictures: dict[str, Position]) -> None:
    start = pictures["first_start"]
    for seat in range(4):
        marked = [line for line in draw(copied(start, turn=seat)).splitlines() if line.startswith(">")]
        assert [line.split()[1] for line in marked] == [str(seat + 1)]


@pytest.mark.parametrize("stage", range(terms.OVER + 1))
def test_every_stage_says_what_is_asked(pictures: dict[str, Position], stage: int) -> None:
    position = copied(pictures["six_seats"], stage=stage, victim=1, winner=4, builder=terms.NONE)
    asked = next(line for line in draw(position).splitlines() if line.startswith("  asked"))
    who = {terms.DISCARDING: "seat 2 (blue)", terms.OVER: "seat 5 (green)", terms.ROLLING: "the dice"}
    assert who.get(stage, "seat 3 (white)") in asked
    if stage == terms.STEALING:
        assert "seat 2 (blue)" in asked


def test_a_game_given_up_has_no_winner(pictures: dict[str, Position]) -> None:
    drawn = draw(copied(pictures["middle"], stage=terms.OVER, winner=terms.NONE))
    assert "the game is over" in drawn
    assert "has won" not in drawn


def test_three_on_given_places_do_without_red(played: Played) -> None:
    drawn = draw(played("z-first", 3, 0))
    assert "1 blue" in drawn
    assert "red" not in re.findall(r"\w+", drawn)


def test_the_gift_is_drawn_before_it_is_dealt(bare_gift: Position) -> None:
    island = draw(bare_gift).split("\n\n")[1]
    assert all(name in island for name in bare_gift.shape.hex_names)
    assert "forest" not in island
    assert "robber" not in island


def test_an_onlooker_is_named(pictures: dict[str, Position], see: Callable[[Position, int], Position]) -> None:
    assert "as seen by an onlooker" in draw(see(pictures["middle"], ONLOOKER)).splitlines()[0]
    assert "as seen" not in draw(pictures["middle"])


def test_wide_letters_take_two_columns() -> None:
    canvas = Canvas()
    canvas.write(0, 0, "|        |")
    canvas.centre(0, 5, "森林")
    assert canvas.lines(colour=False) == ["|  森林  |"]
    assert cells("森林") == 4
