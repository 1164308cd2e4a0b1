"""Every kind of move by keys, from prepared positions: what is chosen on the screen is what happens on the board."""

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hexmoot.terminal.widgets.island import IslandView
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put

pytestmark = pytest.mark.slow

FIRST: dict[str, Any] = {"edition": "z-first", "first": 1, "bots": ["random"], "options": {"first_player": "named"}}


@pytest.fixture
async def keyboard(tmp_path: Path) -> AsyncIterator[Keyboard]:
    async with at(local(tmp_path), wish(**FIRST)) as found:
        yield found


def cursor(keyboard: Keyboard) -> str:
    return keyboard.table.query_one(IslandView).choice.cursor


async def test_a_road_is_shown_before_it_is_built(keyboard: Keyboard) -> None:
    await put(keyboard, line("LB|-|-|-"))
    await keyboard.press("1")
    assert keyboard.table.picking == "r"
    places = keyboard.moves["r"]
    assert "1 lumber and 1 brick" in keyboard.part("prompt")
    seen = {cursor(keyboard)}
    for key in ("right", "down", "left", "up", "tab", "shift+tab"):
        await keyboard.press(key)
        seen.add(cursor(keyboard))
        assert cursor(keyboard) in places
    assert len(seen) > 2
    await keyboard.press("b")
    assert cursor(keyboard) == places[1]
    assert keyboard.view["my_hand"] == "LB", "nothing is built before it is confirmed"
    await keyboard.press("enter")
    await keyboard.until(lambda: places[1] in keyboard.view["pieces"][0]["r"])
    assert keyboard.view["my_hand"] == ""
    assert keyboard.table.picking == ""


async def test_the_person_at_the_keyboard_is_spoken_to(keyboard: Keyboard) -> None:
    await put(keyboard, line("LB|-|-|-"))
    assert keyboard.part("prompt").strip() == "Your turn: trade, build, or end it."
    await put(keyboard, line("-|-|-|-", turn="1:before"))
    assert keyboard.part("prompt").strip() == "Your turn: roll the dice, or play a card first."
    # Nothing is to be placed: arrows look from hex to hex, from the robber on.
    await keyboard.press("up")
    assert "D7 desert" in keyboard.part("island")
    await keyboard.press("right")
    assert "D9 forest" in keyboard.part("island")
    await keyboard.press("escape")
    assert "D9" not in keyboard.part("island")


async def test_building_can_be_left(keyboard: Keyboard) -> None:
    await put(keyboard, line("LB|-|-|-"))
    await keyboard.press("1", "escape")
    assert keyboard.table.picking == ""
    await keyboard.press("enter")
    assert keyboard.view["my_hand"] == "LB"


async def test_a_city_and_a_card(keyboard: Keyboard) -> None:
    await put(keyboard, line("WGGGOOOO|-|-|-"))
    await keyboard.press("3", "enter")
    await keyboard.until(lambda: len(keyboard.view["pieces"][0]["c"]) == 1)
    await keyboard.press("4")
    await keyboard.until(lambda: keyboard.view["my_hand"] == "")
    assert len(keyboard.view["my_cards"]["new"]) == 1
    assert "(new)" in keyboard.part("hand")


async def test_the_mouse_points_and_then_chooses(keyboard: Keyboard) -> None:
    await put(keyboard, line("GGOOO|-|-|-"))
    await keyboard.press("3")
    other = next(place for place in keyboard.moves["c"] if place != cursor(keyboard))
    island = keyboard.table.query_one(IslandView)
    top, left = island._origin()
    assert island._drawing is not None
    y, x = island._drawing.grid.corners[other]
    await keyboard.pilot.click("#island", offset=(left + x, top + y))
    assert cursor(keyboard) == other
    assert keyboard.view["pieces"][0]["c"] == []
    await keyboard.pilot.click("#island", offset=(left + x, top + y))
    await keyboard.until(lambda: keyboard.view["pieces"][0]["c"] == [other])


async def test_actions_can_be_clicked(keyboard: Keyboard) -> None:
    await put(keyboard, line("WGO|-|-|-"))
    row = keyboard.part("actions").splitlines()[0]
    await keyboard.pilot.click("#actions", offset=(row.index("buy"), 0))
    await keyboard.until(lambda: keyboard.view["my_cards"]["new"] != "")


async def test_what_cannot_be_done_says_why(keyboard: Keyboard) -> None:
    await put(keyboard, line("L|-|-|-"))
    await keyboard.press("3")
    await keyboard.until(lambda: "BUILD-01" in keyboard.part("prompt"))
    await keyboard.press("9")
    assert "no offer" in keyboard.part("prompt")


async def test_a_discard_has_the_number_it_needs(keyboard: Keyboard) -> None:
    await put(keyboard, line("LLLLWWGG|-|-|-", turn="2:discarding:rolled,owe=1"))
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
    assert "4 resource cards" in keyboard.text()
    await keyboard.press("enter")
    assert len(keyboard.app.screen_stack) > 2, "too few are not taken"
    await keyboard.press("plus", "plus", "plus", "plus", "plus", "minus")
    assert "1 card more" in keyboard.text()
    await keyboard.press("down", "plus", "enter")
    await keyboard.until(lambda: "Anna discards 3 lumber and 1 wool." in keyboard.log())


async def test_a_discard_can_be_put_off_to_look_at_the_island(keyboard: Keyboard) -> None:
    await put(keyboard, line("LLLLWWGG|-|-|-", turn="2:discarding:rolled,owe=1"))
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
    await keyboard.press("escape")
    await keyboard.until(lambda: len(keyboard.app.screen_stack) == 2)
    assert "discard" in keyboard.part("actions")
    await keyboard.press("space")
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)


async def test_the_robber_asks_whom(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|L|W|G", turn="1:robbing:rolled"))
    assert keyboard.table.picking == "rob"
    crowded = next(place for place, victims in keyboard.moves["rob"].items() if len(victims) > 1)
    victims = keyboard.moves["rob"][crowded]
    while cursor(keyboard) != crowded:
        await keyboard.press("tab")
    await keyboard.press("enter")
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
    await keyboard.press("2")
    await keyboard.until(lambda: keyboard.view["robber"] == crowded)
    assert keyboard.view["my_hand"] == "  LWG"[victims[1]]


async def test_the_robber_cannot_be_left_out(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|L|W|G", turn="1:robbing:rolled"))
    await keyboard.press("escape")
    assert keyboard.table.picking == "rob"


def one_card(letter: str) -> str:
    return f"{letter}/-/-|-/-/-|-/-/-|-/-/-"


async def test_a_knight(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|L|-|-", cards=one_card("K")))
    await keyboard.press("6", "1")
    await keyboard.until(lambda: keyboard.table.picking == "rob")
    assert keyboard.view["cards"][0]["played"] == "K"


async def test_road_building(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|-|-|-", cards=one_card("R")))
    await keyboard.press("6", "1")
    await keyboard.until(lambda: keyboard.table.picking == "r")
    await keyboard.press("enter")
    await keyboard.until(lambda: len(keyboard.view["pieces"][0]["r"]) == 3)
    await keyboard.until(lambda: keyboard.table.picking == "r")
    await keyboard.press("enter")
    await keyboard.until(lambda: len(keyboard.view["pieces"][0]["r"]) == 4)
    assert keyboard.table.picking == ""


async def test_year_of_plenty(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|-|-|-", cards=one_card("Y")))
    wanted = keyboard.moves["yp"][1]
    await keyboard.press("6", "1")
    await keyboard.until(lambda: "year of plenty" in keyboard.text())
    await keyboard.press("down", "enter")
    await keyboard.until(lambda: sorted(keyboard.view["my_hand"]) == sorted(wanted))


async def test_monopoly(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|WW|LW|W", cards=one_card("M")))
    await keyboard.press("6", "1")
    await keyboard.until(lambda: "wool" in keyboard.text())
    await keyboard.press(str(1 + keyboard.moves["mo"].index("W")))
    await keyboard.until(lambda: keyboard.view["my_hand"] == "WWWW")


async def test_the_bank(keyboard: Keyboard) -> None:
    await put(keyboard, line("LLLL|-|-|-"))
    codes = keyboard.moves["t"]
    await keyboard.press("8")
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
    await keyboard.press("1")
    await keyboard.until(lambda: keyboard.view["my_hand"] == codes[0].partition(">")[2])


async def test_the_line_of_news_has_what_came_at_once_as_far_as_there_is_room(keyboard: Keyboard) -> None:
    await put(keyboard, line("-|-|-|-", turn="1:before"))
    await keyboard.press("space")
    await keyboard.until(lambda: keyboard.table.session.rolled)
    news, last = keyboard.part("news").strip(), keyboard.log()[-1]
    assert news.endswith(last)
    roll = next(told for told in reversed(keyboard.log()) if " rolls " in told)
    # Wherever all that the roll brought is short enough, the roll itself is told, too.
    told = " ".join(keyboard.log()[keyboard.log().index(roll) :])
    assert (news == told) == (len(told) < 80)


async def test_advice_can_be_followed(keyboard: Keyboard) -> None:
    await put(keyboard, line("GGOOO|-|-|-"))
    await keyboard.press("f6")
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
    assert "Build a city: " in keyboard.text()
    before = keyboard.asked
    await keyboard.press("1")
    await keyboard.until(lambda: keyboard.asked != before)


async def test_the_time_left_to_answer_a_bots_offer_is_told(keyboard: Keyboard) -> None:
    await keyboard.until(lambda: keyboard.view.get("ask"))
    offer: dict[str, Any] = {"n": 1, "seat": 2, "gives": "L", "takes": "W", "asked": [1], "yes": [], "no": []}
    keyboard.view["offers"] = [offer | {"until": None}]
    keyboard.view["ask"] |= {"moves": {"y": [2], "n": [2]}}
    keyboard.table.show()
    await keyboard.pilot.pause()
    assert "There is an offer for you" in keyboard.part("prompt")
    assert "left." not in keyboard.part("prompt")
    # The clock of the screen goes on by itself; here it is told to.
    for seconds, words in ((9.95, "10 seconds left."), (0.95, "1 second left."), (-3, "0 seconds left.")):
        until = time.time_ns() // 1_000_000 + int(1000 * seconds)
        keyboard.view["offers"] = [offer | {"until": until}]
        keyboard.table._tick()
        await keyboard.pilot.pause()
        assert words in keyboard.part("prompt")
