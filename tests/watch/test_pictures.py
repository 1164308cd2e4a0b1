"""The Wall and the north in both kinds of picture, as everybody sees them."""

import re
import xml.etree.ElementTree as ET

import pytest

import hexmoot as hx
from hexmoot.render.svg_layout import Layout
from hexmoot.render.svg_terrain import ground
from hexmoot.rules import terms
from tests.watch.table import START, position

SVG = "{http://www.w3.org/2000/svg}"


def test_the_text_shows_camps_clearings_guards_and_wildlings_where_they_are() -> None:
    game = position(
        wall="123--,4----,1----,-----", camps="rcg,r,-", clearings="12,-,5,-", wildlings="B6r,C7g,D10c", robber="C7"
    )
    text = str(game)
    lines = text.splitlines()
    wall = next(line for line in lines if "[=" in line)
    assert wall.split() == ["[=1=2=3=.=.=]", "[=4=.=.=.=.=]", "[=1=.=.=.=.=]", "[=.=.=.=.=.=]"]
    # Each section stands over its hex.
    names = next(line for line in lines if " B6 " in line)
    assert abs(wall.index("[=1=2=3") + 6 - names.index("B6")) <= 1
    assert ". . g c r" in text
    assert "(r1 r2)" in text
    assert re.findall(r"trails [\d ]*\d", text) == ["trails 1 2 3", "trails 4 5", "trails 6 7 8"]
    assert [word in text for word in ("<regular>", "<giant>", "<climber>", "<robber>")] == [True] * 4
    assert "wildlings in the South 3 of 7" in text


def test_the_svg_has_every_guard_wildling_and_section_with_a_title() -> None:
    game = position(wall="12---,-----,-----,-----", camps="r,-,-", wildlings="B6r,C7g", breaches=1)
    root = ET.fromstring(game.svg())  # noqa: S314 - our own
    by_class: dict[str, list[ET.Element]] = {}
    for node in root.iter(f"{SVG}g"):
        by_class.setdefault(node.get("class", ""), []).append(node)
    assert len(by_class["section"]) == len(by_class["clearing"]) == 4
    assert [node.get("data-seat") for node in by_class["guard"]] == ["1", "2"]
    assert [node.get("data-wildling") for node in by_class["wildling"]] == ["regular", "giant"]
    for node in (*by_class["guard"], *by_class["section"], *by_class["wildling"], *by_class["clan"]):
        assert node.find(f"{SVG}title") is not None
    assert "section 1: guards 2, regulars 0" in (root.findtext(f"{SVG}desc") or "")


def test_land_lies_between_the_wall_and_the_first_row() -> None:
    game = position(wall="12---,-----,-----,-----")
    root = ET.fromstring(game.svg())  # noqa: S314 - our own
    land = [node for node in root.iter(f"{SVG}polygon") if node.get("class") == "isthmus"]
    # Under the sand its shallow water.
    assert len(land) == 2
    places = [tuple(map(float, point.split(","))) for point in land[0].get("points", "").split()]
    layout = Layout(game.start.shape)
    row = [layout.hex(game.start.shape.hexes[game.start.shape.hex_names.index(name)]) for name in ("B6", "B12")]
    assert min(x for x, _ in places) < row[0][0] < row[1][0] < max(x for x, _ in places)
    # From under the strip of the Wall, which is drawn over it, to the middle of the hexes.
    assert (min(y for _, y in places), max(y for _, y in places)) == (0, row[0][1])
    drawn = [node.get("class") for node in root.iter() if node.get("class") in ("isthmus", "north")]
    assert drawn == ["isthmus", "isthmus", "north"]


def test_a_plain_game_has_no_wall_in_its_picture() -> None:
    game = hx.Game("w-plain", seats=3, seed=1)
    assert "section" not in game.svg()
    assert "isthmus" not in game.svg()
    assert "2/12" in str(game)


def test_the_plain_games_desert_is_ice_to_look_at_and_a_desert_by_the_rules() -> None:
    game = hx.Game("w-plain", seats=3, seed=1)
    assert str(game).count("ice") == 1
    assert "desert" not in str(game) + game.svg()
    [ice] = re.findall(r"<title>(\w+) ice[^<]*</title>", game.svg())
    assert game.position.state.terrain[game.start.shape.hex_names.index(ice)] == terms.DESERT
    # Other ground and other lines than a desert's, not only another word.
    assert ground("ice", ice) != ground("desert", ice)
    assert "desert" in str(hx.Game("z-first", seats=3, seed=1))


def test_a_score_adds_up_from_what_both_pictures_show() -> None:
    """Two settlements, the longest trade route, five guards: 2 + 1 + 2 points; and two guards are left in stock."""
    mine = "s@C7n r@C7nw r@B6e r@B6ne r@B6nw r@B6w s@E5n"
    game = position(pieces={**START, 1: mine}, longest=1, wall="111--,11---,-----,-----")
    assert game.points(1) == 5
    row = next(line for line in str(game).splitlines() if line.startswith("> 1"))
    assert row.split()[3] == "5"
    assert "3/4/10/2" in row
    assert [line.strip() in str(game) for line in ("longest trade route", "5 guards +2")] == [True] * 2
    assert "roads/guards" in str(game)
    seat = next(node for node in ET.fromstring(game.svg()).iter() if node.get("class") == "seat")  # noqa: S314
    shown = {text.strip() for text in seat.itertext() if text.strip()}
    assert {"5", "3", "4", "10", "2", "longest trade route", "5 guards +2"} <= shown


@pytest.mark.parametrize("key", ["w-base", "w-plain"])
def test_the_pictures_use_the_words_of_the_box(key: str) -> None:
    game = hx.Game(key, seats=3, seed=1)
    for picture in (str(game), game.svg()):
        assert (
            re.search("harbour|knight|longest road|largest army|island", picture.replace('class="harbour"', "")) is None
        )
        assert "trade route" in picture
        assert "patrols" in picture
    first = str(hx.Game("z-base", seats=3, seed=1))
    assert "trade route" not in first
    assert "knights" in first


def test_figures_are_counted_without_plurals() -> None:
    assert "regular 24, climber 8, giant 8" in str(hx.Game("w-base", seats=3, seed=1))
