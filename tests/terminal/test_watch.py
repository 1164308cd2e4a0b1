"""The second game in the terminal: its moves by keys and by mouse from prepared positions, and how it looks."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.reading import Reader
from hexmoot.terminal.pages import help_text
from hexmoot.terminal.results import Finished, ending_text
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.session import Entry, Session
from hexmoot.terminal.watch import card_effect, card_letter, terrain_letter, watch_move_text
from hexmoot.terminal.widgets.island import IslandView
from hexmoot.words import LANGUAGES, Words
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import put
from tests.watch.table import position

pytestmark = pytest.mark.slow

NAMES = {1: "Anna", 2: "Bora", 3: "Chi"}
# The land of a table, and what stands on its Wall.
PLACES: tuple[tuple[str, dict[str, Any] | None], ...] = (("gift", None), ("gift", {"wall": []}), ("island", None))


@pytest.fixture
async def keyboard(tmp_path: Path) -> AsyncIterator[Keyboard]:
    async with at(local(tmp_path), wish(seats=3, edition="w-base", bots=["random"])) as found:
        yield found


async def led_to(keyboard: Keyboard, hero: str = "archer", **told: Any) -> None:
    """A position in which seat 1, with this hero, is at the keyboard."""
    others = [one for one in ("steward", "commander", "archer") if one != hero.rstrip("!+")][:2]
    await put(keyboard, position(seats=3, heroes=",".join([hero, *others]), **told).hen())
    await keyboard.until(lambda: keyboard.view["watch"]["heroes"][0]["hero"] == hero.rstrip("!+"))


async def from_list(keyboard: Keyboard, line: str) -> None:
    """Takes a line of a list by the arrows."""
    await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
    for _ in range(60):
        if any(line in one for one in keyboard.highlighted()):
            break
        await keyboard.press("down")
    else:
        raise AssertionError(f"no {line!r}:\n{keyboard.text()}")
    await keyboard.press("enter")


async def test_the_wall_and_the_north_stand_above_the_land(keyboard: Keyboard) -> None:
    north = {"camps": "rrrr,g,-", "clearings": "12,-,5,-", "wall": "112--,3----,22---,-----"}
    await led_to(keyboard, wildlings="B10c,C7r", breaches=1, **north)
    lines = keyboard.part("north").splitlines()
    assert [line.rstrip() for line in lines] == [
        " 1[▲▲●··]2:3 ~edge  2[■····]0:1 ~edge  3[●●···]1:2 calm  4[·····]0:0 open",
        " Rush: River RRRR 4/5! · Cave G 1/5 · Barefoot 0/5 · breaches 1/3 · South 2/7",
        f" if the Wall falls: {keyboard.table.session.names[2]} (3 guards) · hero: the archer (front)",
    ]
    island = keyboard.part("island")
    assert "♟C" in island
    assert "♟R" in island
    assert "R regular 16" in island
    assert "5 guard" in keyboard.part("actions")


async def test_a_guard_is_recruited_by_keys_and_by_mouse(keyboard: Keyboard) -> None:
    await led_to(keyboard, hands={1: "LLWWBB"})
    await keyboard.press("5")
    await from_list(keyboard, "3: 0 guards")
    await keyboard.until(lambda: keyboard.view["watch"]["wall"][2][0] == 1)
    assert "Anna places a guard on the Wall: section 3, space 1." in keyboard.log()
    await keyboard.press("u")
    await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
    await keyboard.pilot.click("OptionList", offset=(4, 0))
    await keyboard.until(lambda: keyboard.view["watch"]["wall"][0][0] == 1)
    # Nothing is left to pay with: the key says why not.
    await keyboard.press("5")
    await keyboard.until(lambda: "W-GUARD-01" in keyboard.part("prompt"))


async def test_a_patrol_sends_a_wildling_home_and_recruits_place_a_guard(keyboard: Keyboard) -> None:
    await led_to(keyboard, cards={1: "KN"}, wildlings="B10c,C7r")
    assert "ranger patrol · 1" in keyboard.part("hand")
    await keyboard.press("6")
    await from_list(keyboard, "Send a wildling home")
    await keyboard.until(lambda: keyboard.table.picking == "kn@")
    await keyboard.press("b", "enter")
    await keyboard.until(lambda: list(keyboard.view["watch"]["gift"]) == ["B10"])
    await led_to(keyboard, cards={1: "N"})
    await keyboard.press("6")
    await from_list(keyboard, "new recruits")
    await from_list(keyboard, "4: 0 guards")
    await keyboard.until(lambda: keyboard.view["watch"]["on_wall"][0] == 1)


async def test_the_prompt_says_what_is_still_possible_once_trading_is_over(keyboard: Keyboard) -> None:
    async def recruited(left: str) -> str:
        """What is asked after a guard, with these cards left."""
        await keyboard.press("5", "enter")
        await keyboard.until(lambda: keyboard.view["my_hand"] == left)
        return keyboard.part("prompt").strip()

    await led_to(keyboard, hands={1: "LLWWBB"})
    assert keyboard.part("prompt").strip() == "Your turn: trade, build, or end it."
    assert await recruited("LWB") == "Trading is over: build more, or end your turn."
    assert await recruited("") == "Trading is over, and nothing more can be built now: end your turn."


async def test_heroes_choose_on_the_land(keyboard: Keyboard) -> None:
    await led_to(keyboard, wildlings="B10c,C7r")
    await keyboard.press("f7")
    assert keyboard.table.query_one(IslandView).choice.cursor == "B10"
    await keyboard.press("enter")
    await keyboard.until(lambda: list(keyboard.view["watch"]["gift"]) == ["C7"])
    # What becomes of the hero is asked at once.
    await from_list(keyboard, "Take: the seer")
    await keyboard.until(lambda: keyboard.view["watch"]["heroes"][0]["hero"] == "seer")
    await led_to(keyboard, "builder")
    await keyboard.press("h")
    await keyboard.until(lambda: "Choose a road of yours to take up." in keyboard.part("prompt"))
    lifted = keyboard.table.query_one(IslandView).choice.cursor
    await keyboard.press("enter")
    await keyboard.until(lambda: len(keyboard.table.query_one(IslandView).choice.labels) > 2)
    assert f"You take up the road at {lifted}. Choose its new place." in keyboard.part("prompt")
    place = keyboard.table.query_one(IslandView).choice.cursor
    await keyboard.press("enter")
    await keyboard.until(lambda: place in keyboard.view["pieces"][0]["r"])


@pytest.mark.parametrize(
    ("hero", "told", "lines", "done"),
    [
        ("commander", {"hands": {1: "W", 2: "L"}}, ["lumber · Bot", "wool"], "repays"),
        ("rebel", {"hands": {3: "LO"}, "wall": "3----,3----,3----,-----"}, ["the rebel king", "ore"], "takes"),
        ("seer", {"hands": {1: "WGO"}}, ["the seer"], "sees"),
    ],
    ids=["commander", "rebel", "seer"],
)
async def test_heroes_ask_from_a_list(
    keyboard: Keyboard, hero: str, told: dict[str, Any], lines: list[str], done: str
) -> None:
    await led_to(keyboard, hero, **told)
    await keyboard.press("f7")
    for line in lines:
        await from_list(keyboard, line.replace("Bot", keyboard.table.session.names[2]))
        await keyboard.pilot.pause()
    stage = {"repays": "hero", "takes": "hero", "sees": "foreseeing"}[done]
    await keyboard.until(lambda: keyboard.view["turn"]["stage"] == stage)
    assert {"repays": keyboard.view["my_hand"] == "L", "takes": keyboard.view["my_hand"] == "O"}.get(
        done, len(keyboard.view["my_look"] or "") == 3
    )


CODES = [
    *("g@2", "nr@3", "kn@D6", "h:commander=L/2,3", "h:steward=L>O", "h:scholar=W", "h:builder=C7nw>C7ne"),
    *("h:arms@2:LLB", "h:seer:WGO", "h:rebel>3", "h:pathfinder=cave2", "h:pathfinder=3.1", "h:archer@D6"),
    *("h:recruiter@4", "h:tracker", "h:flip", "h:take=archer", "h:pick=K", "h:pick=L", "h:pass"),
]


def helped(tag: str, edition: str, options: dict[str, str], watch: dict[str, Any] | None = None) -> str:
    view = {"settings": {"edition": edition, "options": options, "seats": 3}, "watch": watch}
    return help_text(Words(tag), view).plain


@pytest.mark.parametrize("tag", LANGUAGES)
def test_help_tells_the_aim_of_the_game_that_is_played(tag: str) -> None:
    words, chosen = Words(tag), {"victory_points": "12"}
    second = helped(tag, "w-base", {**chosen, "gift_limit": "8"}, {"wall": []})
    first, plain = helped(tag, "k-base", chosen), helped(tag, "w-plain", chosen)
    aims = {game: words.say("learn-aim-text", game=game, victory_points=12, gift_limit=8) for game in ("base", "watch")}
    assert aims["watch"] in second
    assert aims["base"] in first
    assert aims["base"] in plain
    assert "8" in aims["watch"]
    # The awards are worth 1 point where the Wall stands, and 2 elsewhere, which the rule on points says.
    points = words.say("rule-WIN-01")
    assert [points in text for text in (second, first, plain)] == [False, True, True]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_move_has_words(tag: str) -> None:
    words = Words(tag)
    told = [watch_move_text(words, code, NAMES) for code in CODES]
    assert len(set(told)) == len(told)
    assert all(text and not text.startswith(("h:", "hero.", "page.", "place-")) for text in told), told


def test_moves_in_words() -> None:
    words = Words("en")
    assert watch_move_text(words, "h:commander=L/2,3", NAMES) == "the commander: lumber · Bora and Chi"
    assert watch_move_text(words, "h:arms@2:LLB", NAMES) == "the master of arms: Wall section 2 · 2 lumber and 1 brick"
    assert watch_move_text(words, "h:pathfinder=cave2", NAMES) == "the pathfinder: camp 2 of the Cave clan"
    assert watch_move_text(words, "h:pick=K", NAMES) == "ranger patrol"
    assert watch_move_text(words, "s@D7n", NAMES) == ""


def test_the_plain_game_has_the_words_of_its_box_and_ice_for_a_desert() -> None:
    words = Words("en")
    plain, full, common = ({"board": {"shape": shape}, "watch": watch} for shape, watch in PLACES)
    assert [card_letter(view, "K") for view in (plain, full, common)] == ["P", "P", "K"]
    effects = [card_effect(words, view, "K") for view in (plain, full, common)]
    assert ["wildling" in text for text in effects] == [False, True, False]
    assert ["strongest ranger" in text for text in effects] == [True, True, False]
    grounds = [words.say("terrain", kind=terrain_letter(view, "D")) for view in (plain, common)]
    assert grounds == ["ice field", "desert"]


@pytest.mark.parametrize(
    ("on_wall", "tie", "told"),
    [
        ([1, 3, 2], "", "Bora wins with the most guards on the Wall!"),
        ([3, 3, 2], "space", "Level on guards and points, Bora wins with the lowest space!"),
        ([0, 0, 0], "order", "Nobody is on the Wall: Bora wins as the first in turn order!"),
        # Whoever came when the game was over was not told.
        ([3, 3, 2], "", "Level on guards, Bora wins by the tie-break!"),
    ],
)
def test_w_end_04_the_end_says_what_decided(on_wall: list[int], tie: str, told: str) -> None:
    session = Session(Words("en"))
    ending = {"kind": "breaches", "winner": 2, "points": [5, 6, 4]}
    chairs = [{"seat": seat, "name": name, "bot": None} for seat, name in NAMES.items()]
    session.readers[None] = Reader()
    session.readers[None].view = {"ending": ending, "watch": {"on_wall": on_wall}, "seats": chairs}
    broken = [{"key": "tie_broken", "seat": 2, "kind": tie}] if tie else []
    for events in ([{"key": "breached", "section": 1}], broken, None):
        session.log.append(Entry({"t": "event", "events": events}, chairs))
    assert ending_text(Finished.of(session, "t"), Words("en")) == told
