"""What helps at the table: what can be done now, the cards and the dice, in both games and in every language."""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Static

from hexmoot.terminal.screens.page import Page
from hexmoot.words import LANGUAGES
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put
from tests.terminal.test_screens import FIRST, FOLDER, TURN, WATCH

pytestmark = pytest.mark.slow

GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "island": (FIRST, TURN),
    "watch": ({"seats": 4, "edition": "w-base", "bots": ["random"]}, WATCH),
}


async def opened(keyboard: Keyboard) -> str:
    """The whole page, from top to bottom."""
    await keyboard.press("f9")
    await keyboard.until(lambda: isinstance(keyboard.app.screen, Page))
    await keyboard.pilot.pause()
    return whole(keyboard)


def whole(keyboard: Keyboard) -> str:
    return keyboard.whole(keyboard.app.screen.query_one(VerticalScroll).query_one(Static)) + "\n"


def rows(text: str, word: str) -> list[str]:
    """The first line with a word, and those that belong to it."""
    lines = text.splitlines()
    start = next(at for at, line in enumerate(lines) if word in line)
    own = [line for line in lines[start + 1 :] if line.strip()]
    more = next((at for at, line in enumerate(own) if line[0] in "✓✗" or not line.startswith("  ")), len(own))
    return [lines[start], *own[:more]]


async def test_what_can_be_done_is_told_with_what_is_lacking(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, line("LWB|-|-|-", cards="K/-/-|-/-/-|-/-/-|-/-/-"))
        text = await opened(keyboard)
        assert rows(text, "Build a road")[0].split()[:2] == ["✓", "1"]
        settlement = " ".join(rows(text, "Build a settlement"))
        assert settlement.startswith("✗ 2")
        city = " ".join(rows(text, "Build a city"))
        assert city.startswith("✗ 3")
        assert "You are short of 2 grain and 3 ore. BUILD-01" in city
        assert "Its price, and a settlement of yours to replace." in city
        assert "rolled in this turn. TURN-01" in " ".join(rows(text, "Roll the dice"))
        assert rows(text, "Play a knight")[0].split()[:2] == ["✓", "6"]
        assert "Play monopoly" not in text, "nobody asks about a card that is not there"
        assert "Discard" not in text
        await keyboard.press("f9")
        await keyboard.until(lambda: keyboard.app.screen is keyboard.table)
        await put(keyboard, line("-|-|-|-", turn="1:robbing:rolled"))
        assert rows(await opened(keyboard), "Move the robber")[0].startswith("✓")


async def test_who_asks_twice_is_answered_once(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, TURN)
        advised = {"move": "end", "gain": 0.0, "reasons": [["even", 0.0]]}
        for answer in ({"t": "why", "nonce": "aid", "answers": {}}, {"t": "advice", "moves": [advised]}):
            for _ in range(2):
                await keyboard.table.take(answer)
            await keyboard.until(lambda: keyboard.app.screen is not keyboard.table)
            await keyboard.pilot.pause()
            await keyboard.press("escape")
            await keyboard.pilot.pause()
            assert keyboard.app.screen is keyboard.table


async def test_the_cards_are_counted_by_what_is_open(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, line("-|-|-|-", cards="KM/-/K|V/-/-|-/-/KK|-/-/-"))
        text = await opened(keyboard)
        # In the box, played, one's own; what others hold is as unseen as the pile.
        found = {one: rows(text, one)[0].split()[-4:] for one in ("knight   ", "monopoly   ", "victory point   ")}
        assert list(found.values()) == [["14", "3", "1", "10"], ["2", "0", "1", "1"], ["5", "0", "0", "5"]]
        assert "Move the robber and steal a card." in text


async def test_how_often_each_number_is_rolled(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, TURN)
        lines = [one.split() for one in (await opened(keyboard)).splitlines() if one.endswith("of 36")]
        assert [int(one[0]) for one in lines] == list(range(2, 13))
        assert [int(one[-3]) for one in lines] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
        assert [one[2] for one in lines][5] == "17%"
        bars = [one[1] for one in lines]
        assert [len(bar) for bar in bars] == [2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2]


async def test_the_page_opens_from_the_menu_and_without_a_seat_in_a_game(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, TURN)
        await keyboard.choose("What can be done now, cards, dice")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Page))
        assert "Build a road" in whole(keyboard)
        await keyboard.press("escape")
        await keyboard.choose("Vote to end without a winner")
        await keyboard.until(lambda: keyboard.view["status"] == "over")
        await keyboard.until(lambda: keyboard.app.screen is not keyboard.table)
        await keyboard.press("escape")
        text = await opened(keyboard)
        assert "Build a road" not in text
        assert "6 of 36" in text


async def test_the_second_game_has_its_own_aids(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(seats=4, edition="w-base", bots=["random"])) as keyboard:
        await put(keyboard, WATCH)
        text = await opened(keyboard)
        assert rows(text, "Recruit a guard")[0].split()[:2] == ["✓", "5"]
        assert rows(text, "Play: new recruits")[0].split()[:2] == ["✓", "6"]
        assert "monopoly" not in text
        assert rows(text, "ranger patrol   ")[0].split()[-4:] == ["14", "0", "1", "13"]
        assert "9 to 12: nothing" in text
        heroes = keyboard.view["watch"]["heroes"]
        assert text.count("with ") >= len(heroes)
        assert "the pathfinder" in text


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_page_is_as_it_was_and_nothing_of_it_is_cut(tmp_path: Path, game: str, tag: str) -> None:
    settings, there = GAMES[game]
    async with at(local(tmp_path), wish(**settings), language=tag) as keyboard:
        await put(keyboard, there)
        narrow = await opened(keyboard)
        file = FOLDER / f"aid-{game}-{tag}.txt"
        if os.environ.get("HEXMOOT_WRITE_SCREENS"):
            file.write_text(narrow, encoding="utf-8")
        assert narrow == file.read_text(encoding="utf-8")
        # Where there is twice the room, there is not a letter more.
        page = keyboard.app.screen.query_one(".page")
        page.styles.width, page.styles.max_width = 156, 156
        await keyboard.pilot.resize_terminal(160, 50)
        await keyboard.pilot.pause()
        wide = whole(keyboard)
        assert page.size.width > 140
        assert Counter("".join(narrow.split())) == Counter("".join(wide.split()))
