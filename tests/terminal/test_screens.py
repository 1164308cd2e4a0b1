"""Screens by snapshot: what is drawn is compared with a golden text, at two sizes and in three languages;
the main screens in all five.

`HEXMOOT_WRITE_SCREENS=FOLDER` writes the golden files anew, and pictures of them into the folder, to be looked at.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from hexmoot.words import LANGUAGES
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put
from tests.watch.table import position

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "snapshots"
SIZES = {"small": (80, 24), "large": (120, 40)}
TAGS = ("en", "ja", "uk")
FIRST: dict[str, Any] = {"edition": "z-first", "first": 1, "bots": ["random"], "options": {"first_player": "named"}}
PIECES = "C6n/E4n/C6ne,E4ne,E4w|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne"
TURN = line("LLWGGBOO|LLB|WGO|G", cards="KM/-/K|V/-/-|-/-/KK|-/-/-", pieces=PIECES, robber="E10")
DISCARDING = line("LLLLWWGG|-|-|-", turn="2:discarding:rolled,owe=1")
WATCH = position(
    hands={1: "LWBO"},
    cards={1: "KN"},
    robber="D8",
    wildlings="B10c,C7r",
    camps="rrrr,g,-",
    clearings="12,-,5,-",
    wall="112--,3----,44---,-----",
    breaches=1,
).hen()
# By name: a position, and the keys that lead to what is shown.
SCREENS = {
    "table": (TURN, ()),
    "road": (TURN, ("1", "right")),
    "why": (line("-|LLB|WGO|G", pieces=PIECES), ("3",)),
    "robber": (line("-|L|W|G", turn="1:robbing:rolled"), ("tab", "tab")),
    "cards": (TURN, ("6",)),
    "bank": (line("LLLLWWWW|-|-|-"), ("8",)),
    "offer": (TURN, ("7", "plus", "right", "down", "plus", "4")),
    "discard": (DISCARDING, ("plus", "down", "plus")),
    "help": (TURN, ("f1",)),
    "language": (TURN, ("f2",)),
    "advice": (TURN, ("f6",)),
    "aid": (TURN, ("f9",)),
}


def compare(keyboard: Keyboard, name: str) -> None:
    shown = keyboard.text() + "\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("HEXMOOT_WRITE_SCREENS"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(shown, encoding="utf-8")
        Path(os.environ["HEXMOOT_WRITE_SCREENS"], f"{name}.svg").write_text(keyboard.app.export_screenshot())
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", SIZES)
async def test_the_screens_are_as_they_were(tmp_path: Path, size: str, tag: str) -> None:
    async with at(local(tmp_path), wish(**FIRST), language=tag, size=SIZES[size]) as keyboard:
        for name, (there, keys) in SCREENS.items():
            await put(keyboard, there)
            keyboard.table.session.log.clear()
            keyboard.table.show()
            if name == "discard":
                await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
            await keyboard.press(*keys)
            if name in ("advice", "aid"):
                # The table is asked first.
                await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
            if name == "why":
                await keyboard.until(lambda: "BUILD-01" in keyboard.text())
            await keyboard.pilot.pause()
            compare(keyboard, f"{name}-{size}-{tag}")
            while len(keyboard.app.screen_stack) > 2:
                await keyboard.press("escape")
                await keyboard.pilot.pause()
            await keyboard.press("escape")


async def compare_everywhere(keyboard: Keyboard, name: str, there: str, tags: Iterable[str]) -> None:
    """A position at both sizes and in these languages, changed at the keyboard."""
    for size, (width, height) in SIZES.items():
        await keyboard.pilot.resize_terminal(width, height)
        for tag in tags:
            await keyboard.press("f2", str(list(LANGUAGES).index(tag) + 1))
            await keyboard.until(lambda tag=tag: keyboard.table.words.tag == tag)  # type: ignore[misc]
            await put(keyboard, there)
            keyboard.table.session.log.clear()
            keyboard.table.show()
            await keyboard.pilot.pause()
            compare(keyboard, f"{name}-{size}-{tag}")


async def test_the_main_screen_is_as_it_was_in_the_other_languages(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await compare_everywhere(keyboard, "table", TURN, [tag for tag in LANGUAGES if tag not in TAGS])


async def test_the_second_game_is_as_it_was(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(seats=4, edition="w-base", bots=["random"])) as keyboard:
        await compare_everywhere(keyboard, "watch", WATCH, LANGUAGES)


async def test_the_form_is_as_it_was(tmp_path: Path) -> None:
    async with at(local(tmp_path), None) as keyboard:
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.press("down")
        await keyboard.pilot.pause()
        compare(keyboard, "form-small-en")


async def test_a_shared_keyboard_is_covered(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=2, **FIRST)) as keyboard:
        await put(keyboard, line("LLLL|-|-|-", turn="2:before"))
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.pilot.pause()
        compare(keyboard, "cover-small-en")
        assert "lumber" not in keyboard.text()
