"""The Wall and the north in both kinds of picture, as everybody sees them."""

import re
import xml.etree.ElementTree as ET

import hexmoot as hx
from hexmoot.render.svg_terrain import ground
from hexmoot.rules import terms
from tests.watch.table import position

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
    assert "section 1: 2 guards against 0 regulars" in (root.findtext(f"{SVG}desc") or "")


def test_a_plain_game_has_no_wall_in_its_picture() -> None:
    game = hx.Game("w-plain", seats=3, seed=1)
    assert "section" not in game.svg()
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
