"""Bots of the house: they rest while nobody looks at a game of theirs alone, and none holds up a table by failing."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from structlog.testing import capture_logs

from hexmoot.bots import registry
from hexmoot.bots.bot import Limit
from hexmoot.game.view import View
from hexmoot.notation.moves import Move
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.hall.hall_of import House, house

QUICK: dict[str, Any] = {"bot_ms": 1}
# Several moves of a bot would be made in it.
WHILE = 0.1


class NotedBot:
    """It counts how often it was asked."""

    asked = 0

    def choose(self, view: View, limit: Limit) -> Move | None:
        NotedBot.asked += 1
        return registry.make_bot("random").choose(view, limit)


class BrokenBot:
    """It fails at every question."""

    def choose(self, view: View, limit: Limit) -> Move | None:
        del view, limit
        raise LookupError("a hole in the book of openings")


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not met():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


def number(here: House) -> int:
    return here.hall.own.keepers[here.table].running.table.number


@pytest.mark.parametrize("clock", [Clock(), Clock("turn", turn_seconds=1)], ids=["untimed", "timed"])
async def test_bots_alone_play_while_somebody_looks(tmp_path: Path, clock: Clock) -> None:
    async with house(tmp_path, **QUICK) as here:
        await here.open(TableSettings(seats=3, bots=["random"] * 3, fair_dice=False, clock=clock))
        await here.do("anna", said.Start)
        begun = number(here)
        here.at += 5000
        await asyncio.sleep(WHILE)
        assert number(here) == begun, "nobody looks"
        anna = await here.look("anna")
        await until(lambda: number(here) > begun + 5)
        await here.hall.leave(here.table, anna)
        await asyncio.sleep(WHILE)
        rested = number(here)
        here.at += 5000
        await asyncio.sleep(WHILE)
        assert number(here) == rested, "nobody looks any more"
        again = await here.look("bora")
        await until(lambda: number(here) > rested + 5)
        told = [one["kind"] for one in (*anna.messages, *again.messages) if one["t"] == "event"]
        assert "stewarded" not in told, "no time runs out while they rest"


async def test_with_a_person_at_the_table_bots_play_their_turns_unseen(tmp_path: Path) -> None:
    settings = TableSettings(seats=3, bots=["random"] * 2, fair_dice=False, options={"first_player": "named"}, first=2)
    async with house(tmp_path, **QUICK) as here:
        await here.open(settings)
        await here.do("anna", said.TakeSeat, 1)
        await here.do("anna", said.Start)
        await until(lambda: here.hall.own.keepers[here.table].running.table.waits_for("anna"))


def register(monkeypatch: pytest.MonkeyPatch, name: str, kind: type[Any]) -> None:
    """Adds a bot for this test alone."""
    module = ModuleType(f"hexmoot.bots.{name}")
    setattr(module, kind.__name__, kind)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(registry._BOTS, name, registry.Entry(f"{name}:{kind.__name__}", 1, "random"))


async def test_a_bot_thinks_within_its_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, "noted", NotedBot)
    async with house(tmp_path, bot_ms=3_600_000) as here:
        await here.open(TableSettings(seats=3, bots=["noted"] * 3, fair_dice=False))
        await here.look("anna")
        await here.do("anna", said.Start)
        begun = number(here)
        # If it thought after the pause, it would tell by its delay how hard the choice was.
        await until(lambda: NotedBot.asked == 1)
        await asyncio.sleep(WHILE)
        assert (number(here), NotedBot.asked) == (begun, 1), "the pause is not over"


async def test_a_bot_that_breaks_down_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, "broken", BrokenBot)
    with capture_logs() as logged:
        async with house(tmp_path, **QUICK) as here:
            await here.open(TableSettings(seats=3, bots=["random", "broken", "random"], fair_dice=False))
            anna = await here.look("anna")
            await here.do("anna", said.Start)
            # Four moves of the set-up are the steward's; the game goes on after them.
            await until(lambda: sum(one.get("kind") == "stewarded" for one in anna.messages) > 5)
    assert {one["by"] for one in anna.messages if one.get("kind") == "stewarded"} == {2}
    assert "broken" in [one["bot"] for one in logged if one["event"] == "a bot failed"]
