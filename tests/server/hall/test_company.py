"""Who is at a table: presence, hosts that go, people who are shown out, tables that nobody comes to any more."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from hexmoot.server.hall.letters import Stance
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import House, Kept, house, who

PLAIN = TableSettings(seats=4, fair_dice=False)
HOUR = 3600
Stored = dict[str, Any]


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def names(reader: Kept) -> list[str]:
    """Those who look on."""
    return [one["name"] for one in reader.last("presence")["onlookers"]]


async def test_all_are_told_who_is_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.do("anna", said.TakeSeat, 2)
        anna = await here.look("anna", 2)
        assert (anna.last("presence")["seats"], anna.last("presence")["onlookers"]) == ([2], [])
        bora = await here.look("bora")
        for reader in (anna, bora):
            assert (reader.last("presence")["seats"], names(reader)) == ([2], ["Bora"])
        await here.hall.leave(here.table, bora)
        assert anna.last("presence")["onlookers"] == []
        assert [one["n"] for one in anna.messages if one["t"] == "presence"] == [1, 2, 3]


async def test_who_is_shown_out_sees_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.do("bora", said.TakeSeat, 2)
        bora = await here.look("bora", 2)
        anna = await here.look("anna")
        await here.do("anna", said.Remove, "Bora")
        assert bora.messages[-1]["code"] == "removed"
        seen = len(bora.messages)
        await here.do("anna", said.Lock, True)
        await here.do("anna", said.Chat, "at last")
        assert len(bora.messages) == seen
        assert anna.last("presence")["seats"] == []


async def test_the_host_hands_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.do("anna", said.TakeSeat, 1)
        await here.do("bora", said.TakeSeat, 2)
        bora = await here.look("bora", 2)
        assert code(await here.ask("bora", said.HandOver, 2)) == "not_host"
        assert code(await here.ask("anna", said.HandOver, 3)) == "no_person"
        assert code(await here.ask("anna", said.HandOver, 1)) == "nothing_to_do"
        await here.do("anna", said.HandOver, 2)
        patch = bora.messages[-1]["patch"]
        assert (patch["host"], patch["you"]) == (2, {"seats": [2], "host": True})
        await here.do("bora", said.Lock, True)
        assert code(await here.ask("anna", said.Lock, False)) == "not_host"


async def test_an_open_table_whose_host_is_gone_gets_another(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.do("bora", said.TakeSeat, 2)
        anna, bora = await here.look("anna"), await here.look("bora", 2)
        await here.look("chen")
        await here.later(120)
        assert code(await here.ask("bora", said.Lock, True)) == "not_host"
        await here.hall.leave(here.table, anna)
        await here.later(30)
        await here.later(30)
        assert code(await here.ask("bora", said.Lock, True)) == "not_host"
        await here.later(30)
        # Not Chen, who only looks on.
        await here.do("bora", said.Lock, True)
        assert bora.last("event")["patch"] == {"locked": True}


async def test_a_game_whose_host_is_gone_gets_another(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(TableSettings(seats=3, fair_dice=False))
        for seat, person in enumerate(("chen", "anna", "bora"), start=1):
            await here.do(person, said.TakeSeat, seat)
        anna, bora = await here.look("anna", 2), await here.look("bora", 3)
        await here.do("anna", said.Start)
        await here.later(120)
        await here.hall.leave(here.table, anna)
        await here.later(30)
        anna = await here.look("anna", 2)
        await here.later(30)
        await here.hall.leave(here.table, anna)
        await here.later(30)
        await here.later(59)
        assert code(await here.ask("bora", said.FreeSeat, 2)) == "not_host"
        await here.later(1)
        await here.do("bora", said.FreeSeat, 2)
        assert bora.last("event")["kind"] == "freed"


async def test_tables_that_nobody_comes_to_are_closed(tmp_path: Path) -> None:
    async with house(tmp_path, open_hours=2, idle_days=3) as here:
        await here.open(TableSettings(seats=3, bots=["random"] * 2, fair_dice=False))
        unused = here.table
        await here.open(TableSettings(seats=3, bots=["random"] * 2, fair_dice=False))
        await here.do("anna", said.TakeSeat, 1)
        await here.do("anna", said.Start)
        begun = here.table
        watched = await here.look("bora")
        await here.later(HOUR)
        assert here.hall.tables == 2
        await here.later(HOUR + 1)
        reader = Kept("late")
        await here.hall.look(unused, reader, Stance(who("chen")), None)
        assert reader.last("snapshot")["view"]["ending"] == {"kind": "abandoned"}
        await here.later(72 * HOUR)
        assert watched.messages[-1].get("kind") != "ended"
        await here.hall.leave(begun, watched)
        await here.later(72 * HOUR)
        await here.hall.look(begun, reader, Stance(who("chen")), None)
        assert reader.last("snapshot")["view"]["ending"] == {"kind": "abandoned"}


async def test_two_who_ask_for_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(TableSettings(seats=3, fair_dice=False))
        for seat, person in enumerate(("anna", "bora", "chen"), start=1):
            await here.do(person, said.TakeSeat, seat)
        await here.do("anna", said.Start)
        for person in ("anna", "bora", "chen"):
            await here.do(person, said.AbortVote, True)
        before = {one.table for one in await here.hall.store.tables_of("anna")}
        answers = await asyncio.gather(*(here.ask(person, said.Rematch) for person in ("anna", "bora", "chen")))
        assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refusal", "Refusal"]
        told = {answer.arguments["table"] for answer in answers if isinstance(answer, Refusal)}
        assert {one.table for one in await here.hall.store.tables_of("anna")} == before | told
        assert len(told) == 1


async def test_a_host_cannot_end_a_game_by_showing_out_who_does_not_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(TableSettings(seats=3, fair_dice=False))
        for seat, person in enumerate(("anna", "bora", "chen"), start=1):
            await here.do(person, said.TakeSeat, seat)
        await here.do("anna", said.Start)
        await here.do("anna", said.AbortVote, True)
        await here.do("anna", said.FreeSeat, 2)
        await here.do("anna", said.FreeSeat, 3)
        view = (await here.look("anna", 1)).last("snapshot")["view"]
        assert (view["status"], view["votes"]["abort"]) == ("playing", [])
        await here.do("anna", said.AbortVote, True)
        view = (await here.look("anna", 1)).last("snapshot")["view"]
        assert (view["status"], view["votes"]["abort"]) == ("playing", [1])
        await here.do("bora", said.TakeSeat, 2)
        await here.do("bora", said.AbortVote, False)
        assert (await here.look("bora", 2)).last("snapshot")["view"]["votes"]["abort"] == []


# What becomes of the first two events, a table and somebody who sits down at it.
DAMAGE: dict[str, Callable[[Stored, Stored], object]] = {
    "all": lambda made, sat: [one.clear() for one in (made, sat)],  # type: ignore[func-returns-value]
    "edition": lambda made, _: made["settings"].update(edition="z-nowhere"),
    "option": lambda made, _: made["settings"].update(options={"victory_points": "none"}),
    "seat": lambda _, sat: sat.update(seat=6),
    "bot": lambda made, _: made["placed"][0].update(seat=6),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
async def test_a_table_that_cannot_be_read_does_not_keep_the_others_closed(
    tmp_path: Path, damage: Callable[[Stored, Stored], object]
) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        whole = here.table
        await here.open(TableSettings(seats=4, bots=["random"], fair_dice=False))
        broken = here.table
        await here.do("anna", said.TakeSeat, 1)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        bodies = [
            json.loads(body)
            for (body,) in database.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", (broken,))
        ]
        damage(*bodies)
        for number, body in enumerate(bodies, start=1):
            database.execute(
                "UPDATE events SET body = ? WHERE table_id = ? AND number = ?",
                (json.dumps(body).encode(), broken, number),
            )
    async with house(tmp_path) as here:
        here.table = whole
        assert (await here.look("anna")).last("snapshot")["view"]["status"] == "open"
        here.table = broken
        assert code(await here.ask("anna", said.Lock, True)) == "unavailable"


async def test_a_table_gone_wrong_in_memory_does_not_end_the_rounds(tmp_path: Path) -> None:
    with capture_logs() as logged:
        await rounds_beside_a_table_gone_wrong(tmp_path)
    told = {one["event"] for one in logged if one["log_level"] == "error"}
    assert told == {"a table was not looked after", "a round was not finished"}


async def rounds_beside_a_table_gone_wrong(folder: Path) -> None:
    """Two rounds of a house."""
    async with house(folder, lease_seconds=1) as here:
        await here.open(PLAIN)
        wrong = here.hall.own.keepers[here.table]
        await here.open(PLAIN)
        whole = here.hall.own.keepers[here.table]
        wrong.running.table.chairs = None  # type: ignore[assignment]
        # Nor does what no table is to blame for.
        here.hall.forgetting = None  # type: ignore[assignment]
        for _ in range(2):
            whole._host_gone_since = None
            async with asyncio.timeout(10):
                while whole._host_gone_since is None:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.02)
        del here.hall.own.keepers[wrong.running.table.id]


async def test_a_game_that_ended_just_before_a_crash_gets_its_record(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(TableSettings(seats=3, fair_dice=False))
        for seat, person in enumerate(("anna", "bora", "chen"), start=1):
            await here.do(person, said.TakeSeat, seat)
        await here.do("anna", said.Start)
        for person in ("anna", "bora", "chen"):
            await here.do(person, said.AbortVote, True)
        table = here.table
        await written(here, table)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("DELETE FROM record_seats")
        database.execute("DELETE FROM records")
    async with house(tmp_path) as here:
        await written(here, table)


async def written(here: House, table: str) -> None:
    """Waits for a record."""
    for _ in range(500):
        if await here.hall.store.record(table) is not None:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("no record")
