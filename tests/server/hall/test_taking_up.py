"""Tables are taken up beside everybody else's business, and one that is asked for is not kept waiting by the others."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from hexmoot.server.hall.bus import open_bus
from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.keeper import Keeper
from hexmoot.server.settings import Settings
from hexmoot.server.store import Row, open_store
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Accepted
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import NOON, House, house, who

LONG = 160


async def a_long_log(here: House) -> str:
    await here.open(TableSettings())
    for number in range(LONG):
        await here.do("anna", said.Lock, number % 2 == 0)
    return here.table


def when_loaded(hall: Hall, table: str, begin: Callable[[], None]) -> None:
    """Has something begun in the moment in which the log of a table has been read."""
    load = hall.store.load

    async def loaded(asked: str) -> list[Row]:
        rows = await load(asked)
        if asked == table:
            begin()
        return rows

    hall.store.load = loaded  # type: ignore[assignment, method-assign]


async def test_another_table_is_answered_while_a_long_log_is_read(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        long = await a_long_log(here)
        await here.open(TableSettings())
        # Said again, it is done already: the answer needs nothing but the loop.
        again = said.Lock(here.table, True, nonce="once")
        assert isinstance(await here.hall.command(here.table, again, who("anna")), Accepted)
        order: list[str] = []
        tasks: list[asyncio.Task[None]] = []

        async def ask_the_other() -> None:
            assert isinstance(await here.hall.command(here.table, again, who("anna")), Accepted)
            order.append("the other table")

        async def find() -> None:
            assert isinstance(await here.hall.own.find(long), Keeper)
            order.append("the long log")

        when_loaded(here.hall, long, lambda: tasks.append(asyncio.create_task(ask_the_other())))
        here.hall.own.drop(long)
        # Whoever asks for the table itself meanwhile waits for the one that is being read.
        found = await asyncio.gather(find(), find(), here.hall.own.find(long))
        await asyncio.gather(*tasks)
        assert order == ["the other table", "the long log", "the long log"]
        assert found[2] is here.hall.own.keepers[long]
        assert len(tasks) == 1, "it is read once"
        assert here.hall.own.keepers[long].running.table.number == LONG + 1


async def test_a_server_is_open_before_it_has_taken_up_everything(tmp_path: Path) -> None:
    async with house(tmp_path) as before:
        first = await a_long_log(before)
        await before.open(TableSettings())
        second = before.table
    # The one that it comes to first takes for ever.
    stuck, asked = sorted((first, second))
    store = await open_store(f"sqlite:///{tmp_path}/tables.sqlite")
    load, has_begun = store.load, asyncio.Event()

    async def loaded(table: str) -> list[Row]:
        if table == stuck:
            has_begun.set()
            await asyncio.Event().wait()
        return await load(table)

    store.load = loaded  # type: ignore[assignment, method-assign]
    hall = Hall(store, await open_bus(""), Settings(lease_seconds=1), lambda: NOON)
    async with asyncio.timeout(20):
        await hall.open()
        await has_begun.wait()
        assert isinstance(await hall.own.find(asked), Keeper)
        # And its lease goes on.
        renew, rounds = store.renew, asyncio.Semaphore(0)

        async def renewed(name: str, now: int, until: int) -> bool:
            rounds.release()
            return await renew(name, now, until)

        store.renew = renewed  # type: ignore[assignment, method-assign]
        for _ in range(2):
            await rounds.acquire()
        await hall.drain()
        await hall.close()


async def test_a_process_that_stops_meanwhile_keeps_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await a_long_log(here)
        draining: list[asyncio.Task[None]] = []
        when_loaded(here.hall, table, lambda: draining.append(asyncio.create_task(here.hall.drain())))
        here.hall.own.drop(table)
        answer = await here.hall.command(table, said.Lock(table, True), who("anna"))
        assert not isinstance(answer, Accepted)
        await asyncio.gather(*draining)
        assert table not in here.hall.own.keepers
    async with house(tmp_path) as after:
        assert isinstance(await after.hall.own.find(table), Keeper)
