"""Around a game at this keyboard: a vote that ends it, steward, clock, a win to be claimed, the menu."""

from pathlib import Path
from typing import Any

import pytest

from hexmoot.terminal.links.local import LocalLink
from hexmoot.terminal.screens.results import ResultsScreen
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put

pytestmark = pytest.mark.slow

FIRST: dict[str, Any] = {"edition": "z-first", "first": 1, "bots": ["random"], "options": {"first_player": "named"}}


async def test_one_who_plays_alone_can_end_the_game(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await keyboard.until(lambda: keyboard.view.get("status") == "playing")
        await keyboard.choose("Vote to end without a winner")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, ResultsScreen))
        assert keyboard.view["ending"] == {"kind": "aborted"}
        assert "The game ended without a winner" in keyboard.text()
        await keyboard.press("escape")
        await keyboard.until(lambda: keyboard.app.screen is keyboard.table)
        await keyboard.press("3")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, ResultsScreen))


async def test_a_vote_is_asked_about_before_it_counts(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await keyboard.until(lambda: keyboard.view.get("status") == "playing")
        await keyboard.press("f4", "3")
        await keyboard.until(lambda: "no" in "".join(keyboard.highlighted()))
        await keyboard.press("enter")
        await keyboard.until(lambda: keyboard.app.screen is keyboard.table)
        assert keyboard.view["votes"]["abort"] == []
        assert keyboard.view["status"] == "playing"


async def test_a_win_is_claimed(tmp_path: Path) -> None:
    position = line("-|-|-|-", pieces="C6n/E4n/C6ne,E4ne|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne")
    declared = position.replace("z-first:1 ", "z-first:1,win_claim=declared,victory_points=3 ")
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, position.replace("z-first:1 ", "z-first:1,win_claim=declared "))
        assert "claim" not in keyboard.part("actions"), "two points too few"
        await put(keyboard, declared)
        assert "You have enough points: F8 claims the win." in keyboard.part("prompt")
        await keyboard.press("f8")
        await keyboard.until(lambda: keyboard.view["status"] == "over")
        assert keyboard.view["ending"]["kind"] == "declared"
        assert "Anna wins with 3 points!" in keyboard.part("prompt")


def chairs(keyboard: Keyboard) -> list[Any]:
    link = keyboard.app.link
    assert isinstance(link, LocalLink)
    return link.hall.own.keepers[link.table].running.table.chairs


async def test_a_seat_is_taken_back_from_the_steward(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, line("LB|-|-|-"))
        chairs(keyboard)[0].stewarded = "time"
        await put(keyboard, line("LB|-|-|-"))
        assert "The steward plays for you." in keyboard.part("prompt")
        assert keyboard.part("actions").split() == ["space", "take", "the", "seat", "back"]
        await keyboard.press("space")
        await keyboard.until(lambda: not keyboard.table.session.is_stewarded)
        assert any("takes the seat back from the steward" in told for told in keyboard.log())
        assert "1 road" in keyboard.part("actions")


async def test_the_clock_of_the_rules_runs(tmp_path: Path) -> None:
    first = FIRST | {"options": {"first_player": "named", "turn_seconds": "1"}}
    async with at(local(tmp_path), wish(**first)) as keyboard:
        await keyboard.until(lambda: keyboard.view.get("status") == "playing")
        assert keyboard.view["clock"]["due"]["1"] is not None
        assert "clock 0:0" in keyboard.part("heading")
        await keyboard.until(lambda: any("Anna is out of time" in told for told in keyboard.log()))


async def test_what_is_known_of_hands_is_shown_if_wanted(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(tracker=True, **FIRST), size=(120, 40)) as keyboard:
        await keyboard.until(lambda: keyboard.view.get("status") == "playing")
        known = keyboard.view["known"][1]
        shown = " ".join(
            f"{low}{kind}" if low == high else f"{low}-{high}{kind}" for kind, (low, high) in known.items() if high
        )
        assert shown
        assert shown in keyboard.part("seats")
        await keyboard.press("f4", "1")
        await keyboard.until(lambda: "Seats, bank and prices" in keyboard.text())
        assert shown in keyboard.text()
        assert "2 grain and 3 ore" in keyboard.text()


async def test_trade_is_declined_for_a_turn(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, line("LB|-|-|-"))
        await keyboard.choose("Do not trade in this turn")
        await keyboard.until(lambda: keyboard.view["seats"][0]["not_trading"])
        await keyboard.choose("Trade again in this turn")
        await keyboard.until(lambda: not keyboard.view["seats"][0]["not_trading"])
