"""All five languages: every screen speaks one of them and no other, and a key changes it."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from hexmoot.terminal.session import Entry
from hexmoot.words import LANGUAGES, Words
from tests.terminal.keyboard import at, local, wish
from tests.terminal.positions import line, put

pytestmark = pytest.mark.slow

FIRST: dict[str, Any] = {"edition": "z-first", "first": 1, "bots": ["random"], "options": {"first_player": "named"}}
TURN = line("LLLLWGGOO|LLB|WGO|G", cards="KYM/-/K|V/-/-|-/-/KK|-/-/-")
# Names, keys and places are written in Latin letters everywhere.
LATIN = {"hexmoot", "Anna", "random", "Enter", "Esc", "Ctrl", "F1", "F2", "F3", "F4", "English", "Hant"}


# A narrow screen in all of them; a wide one, where the same is said, in two scripts of different width.
SMALL, LARGE = (80, 24), (120, 40)
SCREENS = [*((tag, SMALL) for tag in LANGUAGES), ("ja", LARGE), ("uk", LARGE)]


@pytest.mark.parametrize(("tag", "size"), SCREENS)
async def test_every_screen_speaks_the_language(tmp_path: Path, tag: str, size: tuple[int, int]) -> None:
    async with at(local(tmp_path), wish(**FIRST), language=tag, size=size) as keyboard:
        await put(keyboard, TURN)
        keyboard.table.session.log.clear()
        for key in (None, "6", "7", "8", "f1", "f3", "f4"):
            keyboard.table.show()
            if key:
                await keyboard.press(key)
            text = keyboard.text()
            assert "terminal." not in text
            if tag != "en":
                words = {
                    word
                    for word in re.findall(r"[A-Za-z][A-Za-z0-9]{2,}", text)
                    if not re.fullmatch(r"[A-I]\d+\w*", word)
                }
                # Behind a dialogue a word can be cut.
                strange = {word for word in words if not any(word in known for known in LATIN)}
                assert strange == set(), key
            for row in keyboard.app.screen._compositor.render_strips():
                assert sum(cell_len(segment.text) for segment in row) == size[0], "wide characters take two cells"
            if key:
                await keyboard.press("escape")


async def test_a_key_changes_the_language(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST), size=(120, 40)) as keyboard:
        await put(keyboard, TURN)
        left = {"t": "event", "kind": "went_away", "by": 2, "n": 10**6, "at": 10**15}
        keyboard.table.session.log.append(Entry(left, keyboard.view["seats"]))
        for number, tag in enumerate(LANGUAGES, start=1):
            await keyboard.press("f2", str(number))
            await keyboard.until(lambda tag=tag: keyboard.table.words.tag == tag)  # type: ignore[misc]
            assert Words(tag).say("terminal.do_end") in keyboard.part("actions")
            assert LANGUAGES[tag].name in keyboard.part("heading").replace(" ", "") or tag == "en"
            bot = Words(tag).say("bot-name", name=keyboard.view["seats"][1]["name"])
            assert keyboard.table.session.names[2] == bot
            assert bot in keyboard.log()[-1], "the log names the bots anew, too"
