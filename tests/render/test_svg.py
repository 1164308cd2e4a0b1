"""The SVG pictures: sound XML that stands alone, with everything on it."""

import re
from collections.abc import Callable
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from hexmoot.notation.position import Position
from hexmoot.render import draw_svg
from hexmoot.render.palette import INK, PAGE, SEATS, TERRAINS, TOKEN, TOKEN_RED
from hexmoot.render.svg_layout import OUTLINE, Layout
from hexmoot.render.svg_terrain import ground
from hexmoot.rules import terms

SVG = "{http://www.w3.org/2000/svg}"
Element = ET.Element
Played = Callable[..., Position]


def parsed(position: Position) -> Element:
    return ET.fromstring(draw_svg(position))  # noqa: S314 - our own drawing, no stranger's


def of_class(picture: Element, name: str) -> list[Element]:
    return [element for element in picture.iter(f"{SVG}g") if element.get("class") == name]


def written(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, as the Web's accessibility guidelines define it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(params=["first_start", "middle", "hidden_hands", "six_seats", "gift", "late"], scope="module")
def position(
    request: pytest.FixtureRequest, pictures: dict[str, Position], bare_gift: Position, played: Played
) -> Position:
    if request.param == "late":
        return played("k-base", 6, 1400)
    return (pictures | {"gift": bare_gift})[request.param]


def test_it_stands_alone(position: Position) -> None:
    drawn = draw_svg(position)
    picture = parsed(position)
    assert picture.tag == f"{SVG}svg"
    assert {element.tag.removeprefix(SVG) for element in picture.iter()} <= {
        *("svg", "title", "desc", "g", "rect", "circle", "ellipse", "polygon", "path", "text"),
    }
    assert not re.search(r"href|url\(|@import|<script|\bon\w+=|style=", drawn)
    assert drawn.count("http") == 1


def test_the_view_box_holds_the_board(position: Position) -> None:
    picture = parsed(position)
    left, top, width, height = map(float, (picture.get("viewBox") or "").split())
    layout = Layout(position.shape)
    assert (left, top) == (0, 0)
    assert width > layout.width
    assert height > layout.height
    for place in position.shape.hexes:
        x, y = layout.hex(place)
        for dx, dy in OUTLINE:
            assert 0 < x + dx < layout.width
            assert 0 < y + dy < layout.height


def test_it_can_be_heard(position: Position) -> None:
    picture = parsed(position)
    title, description = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert picture.get("role") == "img"
    assert title is not None
    assert position.edition.title in (title.text or "")
    assert description is not None
    assert all(f"{name}" in (description.text or "") for name in position.shape.hex_names)


def test_every_hex_is_there_with_its_token(position: Position) -> None:
    hexes = {element.get("data-hex"): element for element in of_class(parsed(position), "hex")}
    assert list(hexes) == position.shape.hex_names
    for i, (name, element) in enumerate(hexes.items()):
        token = position.state.token[i]
        assert written(element) == [name, str(token)] if token else [name]


def test_red_numbers_are_bold_and_underlined_too(pictures: dict[str, Position]) -> None:
    for token in of_class(parsed(pictures["first_start"]), "token"):
        (number,) = token.iter(f"{SVG}text")
        is_red = number.text in {"6", "8"}
        assert (number.get("fill") == TOKEN_RED) == is_red
        assert (number.get("font-weight") == "bold") == is_red
        assert (token.find(f"{SVG}path") is not None) == is_red


def test_likelier_numbers_are_larger(pictures: dict[str, Position]) -> None:
    sizes = {}
    for token in of_class(parsed(pictures["first_start"]), "token"):
        (number,) = token.iter(f"{SVG}text")
        # The disc and its shadow are circles as well.
        pips = len(token.findall(f"{SVG}circle")) - 2
        assert pips == 6 - abs(7 - int(number.text or 0))
        sizes[pips] = float(number.get("font-size") or 0)
    assert [sizes[pips] for pips in range(1, 6)] == sorted(set(sizes.values()))


def test_every_piece_carries_its_seats_number(position: Position) -> None:
    picture, shape, state = parsed(position), position.shape, position.state
    expected = {
        (("settlement", "city")[held & 1], shape.corner_names[i], str((held >> 1) + 1))
        for i, held in enumerate(state.corner[: len(shape.corners)])
        if held != terms.FREE
    } | {
        ("road", shape.side_names[i], str(held + 1))
        for i, held in enumerate(state.road[: len(shape.sides)])
        if held != terms.FREE
    }
    found = []
    for kind in ("settlement", "city", "road"):
        for piece in of_class(picture, kind):
            place = piece.get("data-side" if kind == "road" else "data-corner")
            assert written(piece) == [piece.get("data-seat")]
            found.append((kind, place, piece.get("data-seat")))
    assert len(found) == len(expected)
    assert set(found) == expected


def test_every_harbour_has_ratio_kind_and_two_jetties(pictures: dict[str, Position]) -> None:
    picture = parsed(pictures["first_start"])
    harbours = [written(harbour) for harbour in of_class(picture, "harbour")]
    grouped = ["3:1 any"] * 4 + ["2:1 brick", "2:1 grain", "2:1 lumber", "2:1 ore", "2:1 wool"]
    assert sorted(map(" ".join, harbours)) == sorted(grouped)
    for jetty in of_class(picture, "jetty"):
        assert len(jetty.findall(f"{SVG}circle")) == 2


def test_the_robbers_hex_is_greyed(pictures: dict[str, Position]) -> None:
    shaded = [
        element.get("data-hex")
        for element in of_class(parsed(pictures["middle"]), "hex")
        if any(child.get("fill-opacity") == "0.45" for child in element.findall(f"{SVG}polygon"))
    ]
    assert shaded == ["D11"]


def test_terrains_differ_without_their_colours() -> None:
    drawings = {re.sub(r"#[0-9a-f]{6}", "", ground(terrain, "D7")) for terrain in TERRAINS}
    assert len(drawings) == len(TERRAINS)


def test_no_two_hexes_look_stamped() -> None:
    assert ground("forest", "D7") != ground("forest", "D9")
    assert ground("forest", "D7") == ground("forest", "D7")


def test_colours_can_be_read() -> None:
    for fill, ink in SEATS.values():
        assert contrast(fill, ink) >= 4.5
    assert contrast(TOKEN, TOKEN_RED) >= 4.5
    assert contrast(PAGE, INK) >= 7
    # The edge of a piece, or its rim, stands out from every ground.
    for base, _, _ in TERRAINS.values():
        assert max(contrast(base, INK), contrast(base, PAGE)) >= 4.5


def test_the_panel_has_a_row_a_seat(position: Position) -> None:
    rows = of_class(parsed(position), "seat")
    assert [row.get("data-seat") for row in rows] == [str(seat + 1) for seat in range(position.seats)]
    for seat, row in enumerate(rows):
        texts = written(row)
        assert str(position.state.hand_size[seat]) in texts
        assert str(position.state.roads_left[seat]) in texts


def test_names_are_escaped(pictures: dict[str, Position]) -> None:
    middle = pictures["middle"]
    odd = Position(replace(middle.edition, title="<b>&\"'</b>"), middle.shape, middle.state)
    title = parsed(odd).find(f"{SVG}title")
    assert title is not None
    assert (title.text or "").startswith("<b>&\"'</b>")


def test_offers_are_written_out(pictures: dict[str, Position]) -> None:
    said = " ".join(written(parsed(pictures["middle"])))
    assert "seat 2 (blue) gives 1 lumber for 2 ore; asked: 1, 3, 4; agreed: 3; declined: 1" in said
