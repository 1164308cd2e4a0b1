"""Several people at one keyboard: covered hands, offers, counter-offers and answers, discards in turn."""

from pathlib import Path
from typing import Any

import pytest

from hexmoot.terminal.screens.cover import CoverScreen
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put

pytestmark = pytest.mark.slow

FIRST: dict[str, Any] = {"edition": "z-first", "first": 1, "bots": ["random"], "options": {"first_player": "named"}}


async def uncover(keyboard: Keyboard, seat: int) -> None:
    """The next person comes."""
    await keyboard.until(lambda: isinstance(keyboard.app.screen, CoverScreen))
    assert f"Player {seat}" in keyboard.text()
    await keyboard.press("enter")
    assert isinstance(keyboard.app.screen, CoverScreen), "enter may still be held down by the last one"
    await keyboard.press("space")
    await keyboard.until(lambda: not isinstance(keyboard.app.screen, CoverScreen))
    assert keyboard.table.session.seat == seat


async def test_an_offer_goes_round(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=3, **FIRST)) as keyboard:
        await put(keyboard, line("LLW|GO|B|-"))
        await keyboard.press("7")
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        # One lumber for one ore, of everybody but seat 4, which is a bot.
        await keyboard.press("plus", "right", "up", "plus", "4", "enter")
        await uncover(keyboard, 2)
        assert "ore 1" in keyboard.part("hand")
        assert "lumber" in keyboard.text(), "the offer is shown at once"
        await keyboard.press("1")
        await uncover(keyboard, 3)
        assert "brick 1" in keyboard.part("hand")
        assert "ore 1" not in keyboard.part("hand")
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        choices = keyboard.text()
        await keyboard.press(str(1 + ["Yes", "No", "Another offer"].index("No")) if "Yes" in choices else "1")
        await uncover(keyboard, 1)
        offer = keyboard.view["offers"][0]
        assert (offer["yes"], offer["no"]) == ([2], [3])
        assert "Your offer is accepted: 9 closes the trade." in keyboard.part("prompt")
        await keyboard.press("9")
        await keyboard.until(lambda: "Trade with" in keyboard.text())
        await keyboard.press("1")
        await keyboard.until(lambda: keyboard.view["my_hand"] == "LWO")
        assert keyboard.view["offers"] == []


async def test_a_counter_offer_is_taken(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=2, seats=3, **FIRST)) as keyboard:
        pieces = "F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne"
        three = line("LLW|GO|-", cards="-/-/-|-/-/-|-/-/-", pieces=pieces)
        await put(keyboard, three)
        await keyboard.press("7")
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.press("plus", "right", "up", "plus", "3", "enter")
        await uncover(keyboard, 2)
        await keyboard.until(lambda: "Another offer" in keyboard.text())
        # The last line asks the coach.
        await keyboard.press("end", "up", "enter")
        await keyboard.until(lambda: "you give" in keyboard.text())
        # Grain for two lumber.
        await keyboard.press("down", "down", "plus", "right", "up", "up", "plus", "plus", "enter")
        await uncover(keyboard, 1)
        await keyboard.until(lambda: "Take it" in keyboard.text())
        await keyboard.press("1")
        await keyboard.until(lambda: sorted(keyboard.view["my_hand"]) == ["G", "W"])


async def test_what_one_was_told_is_not_in_the_log_of_the_next(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=2, **FIRST)) as keyboard:
        await put(keyboard, line("WGO|-|-|-"))
        await keyboard.press("4")
        await keyboard.until(lambda: any("draws a card" in told for told in keyboard.log()))
        await keyboard.press("0")
        await uncover(keyboard, 2)
        assert any("buys a development card" in told for told in keyboard.log())
        assert not any("draws a card" in told for told in keyboard.log())


async def test_all_who_owe_a_discard_are_called(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=2, **FIRST)) as keyboard:
        await put(keyboard, line("LLLLLLLL|WWWWWWWW|-|-", turn="1:discarding:rolled,owe=12"))
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.press(*["plus"] * 4, "enter")
        await uncover(keyboard, 2)
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.press("down", *["plus"] * 4, "enter")
        await uncover(keyboard, 1)
        await keyboard.until(lambda: keyboard.table.picking == "rob")
        assert keyboard.view["my_hand"] == "LLLL"
