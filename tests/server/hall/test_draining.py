"""A hall that is about to stop: no new tables, nothing done, everybody told, and clocks that stand still."""

import asyncio
from pathlib import Path
from typing import Any

from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.hall.hall_of import house, who

TIMED = TableSettings(seats=3, bots=["random"], fair_dice=False, clock=Clock("turn", turn_seconds=60))


async def test_nothing_begins_and_nothing_is_done_while_it_drains(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(TIMED)
        anna = await here.look("anna")
        await here.hall.drain()
        _, answer = await here.hall.create(said.Create(TIMED, nonce="n"), who("anna"))
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.nonce, answer.key) == ("draining", "n", "refusal.draining")
        answers: list[Any] = [await here.ask("anna", said.Chat, "hello"), await here.ask("anna", said.Lock, True)]
        assert [one.code for one in answers] == ["draining", "draining"]
        assert anna.last("closing") == {"t": "closing", "reason": "restart", "again_in": 1}
        assert not [one for one in anna.messages if one["t"] == "chat"]


async def test_a_clock_stands_still_from_the_stop_to_the_next_start(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(TIMED)
        await here.do("anna", said.TakeSeat, 1)
        await here.do("bora", said.TakeSeat, 2)
        await here.do("anna", said.Start)
        here.at += 20_000
        anna = await here.look("anna", 1)
        clock = anna.last("snapshot")["view"]["clock"]
        left = {seat: due - here.at for seat, due in clock["due"].items()}
        assert list(left.values()) == [40_000]
        await here.hall.drain()
        assert [one["patch"]["paused"] for one in anna.messages if one.get("kind") == "paused"] == [True]
        table, stopped = here.table, here.at
    # Five minutes later: the minute for the turn would be over long ago.
    async with house(tmp_path, at=stopped + 300_000) as here:
        here.table = table
        anna = await here.look("anna", 1)
        view = anna.last("snapshot")["view"]
        assert view["paused"] is False
        assert {seat: due - here.at for seat, due in view["clock"]["due"].items()} == left


async def test_a_table_that_does_not_come_to_an_end_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with house(tmp_path, drain_seconds=1) as here:
        for _ in range(2):
            await here.open(TIMED)
            await here.do("anna", said.TakeSeat, 1)
            await here.do("bora", said.TakeSeat, 2)
            await here.do("anna", said.Start)
        anna = await here.look("anna", 1)
        stuck = next(iter(here.hall.own.keepers.values())).running
        async with stuck.lock, asyncio.timeout(10):
            draining = asyncio.create_task(here.hall.drain())
            await asyncio.sleep(0)
            assert anna.messages[-1]["t"] == "closing", "told first"
            await draining
        assert anna.messages[-1]["kind"] == "paused", "though the one before it was stuck"
        assert stuck.is_gone
