"""The log: numbers without gaps, one writer, and each failure alone."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from hexmoot.server.store import LostTable, NoTable, Row, State, Store, Summary, TableTaken, open_store
from tests.server.store.conftest import Open
from tests.server.store.lives import MINUTE, OPEN, claimed, event, make_table, numbers

pytestmark = pytest.mark.slow


async def test_events_come_back_as_they_were_written(store: Store) -> None:
    body = bytes(range(256))
    epoch = await store.create("a", "one", 5, b"first", OPEN, MINUTE)
    await store.append("a", epoch, 2, 7, body)
    assert await store.load("a") == [Row(1, 5, b"first"), Row(2, 7, body)]
    assert await store.load("a", after=1) == [Row(2, 7, body)]
    assert await store.load("a", after=2) == []
    assert await store.load("nowhere") == []


async def test_events_are_there_when_the_store_is_opened_again(url: str) -> None:
    store = await open_store(url)
    await make_table(store, "a")
    await store.append("a", 1, 2, 0, event("a", 2))
    await store.close()
    again = await open_store(url)
    assert await numbers(again, "a") == [1, 2]
    await again.close()


@pytest.mark.parametrize("number", [0, 1, 2, 4, -1])
async def test_only_the_next_number_is_taken(store: Store, number: int) -> None:
    await make_table(store, "a")
    await store.append("a", 1, 2, 0, event("a", 2))
    with pytest.raises(LostTable):
        await store.append("a", 1, number, 0, b"wrong")
    assert await numbers(store, "a") == [1, 2]
    await store.append("a", 1, 3, 0, event("a", 3))


async def test_a_table_is_made_once_and_needed_for_events(store: Store) -> None:
    await make_table(store, "a")
    with pytest.raises(TableTaken, match="table a already"):
        await make_table(store, "a", owner="two")
    assert await numbers(store, "a") == [1]
    with pytest.raises(LostTable):
        await store.append("nowhere", 1, 2, 0, b"")
    with pytest.raises(NoTable):
        await store.claim("nowhere", "one", 0, MINUTE)


async def test_an_owner_whose_table_was_claimed_writes_nothing_more(store: Store, another: Open) -> None:
    other = await another()
    old = await make_table(store, "a", owner="one")
    await store.append("a", old, 2, 0, event("a", 2))
    claim = await claimed(other, "a", "two", MINUTE + 1)
    assert (claim.epoch, claim.last) == (old + 1, 2)
    with pytest.raises(LostTable) as lost:
        await store.append("a", old, 3, 0, b"stale")
    assert (lost.value.table, lost.value.epoch, lost.value.number) == ("a", old, 3)
    await other.append("a", claim.epoch, 3, 0, event("a", 3))
    assert await numbers(store, "a") == [1, 2, 3]


async def test_of_two_writers_of_one_number_one_wins(store: Store, another: Open) -> None:
    other = await another()
    await make_table(store, "a")
    for number in range(2, 40):
        ends = await asyncio.gather(
            *(one.append("a", 1, number, 0, event("a", number)) for one in (store, other) for _ in range(2)),
            return_exceptions=True,
        )
        assert [type(end) for end in ends if end is not None] == [LostTable] * 3
    assert await numbers(store, "a") == list(range(1, 40))


async def test_two_who_write_the_same_tables_in_opposite_order_do_not_stop_each_other(
    store: Store, another: Open
) -> None:
    other = await another()
    tables = [f"t{number}" for number in range(30)]
    for table in tables:
        await make_table(store, table)
    for number in range(2, 12):
        ends = await asyncio.gather(
            *(store.append(table, 1, number, 0, event(table, number)) for table in tables),
            *(other.append(table, 1, number, 0, event(table, number)) for table in reversed(tables)),
            return_exceptions=True,
        )
        for one, two in zip(ends[:30], reversed(ends[30:]), strict=True):
            assert {type(one), type(two)} == {type(None), LostTable}
    for table in tables:
        assert await numbers(other, table) == list(range(1, 12))


async def test_a_race_of_an_old_owner_with_a_new_one_leaves_no_gap(store: Store, another: Open) -> None:
    stores = [store, await another(), await another()]
    await make_table(store, "a", owner="0")
    written = 1

    async def life(index: int) -> int:
        """Claims again and again, and writes until the table is lost."""
        done = 0
        for turn in range(15):
            claim = await stores[index].claim("a", str(index), MINUTE * 10, MINUTE)
            number = getattr(claim, "last", 0)
            try:
                while done < 40 and turn < 14:
                    number += 1
                    await stores[index].append("a", getattr(claim, "epoch", 0), number, 0, event("a", number))
                    done += 1
            except LostTable:
                continue
        return done

    written += sum(await asyncio.gather(*(life(index) for index in range(3))))
    assert await numbers(store, "a") == list(range(1, written + 1))


async def test_a_stale_one_among_many_fails_alone(store: Store) -> None:
    tables = [f"t{number}" for number in range(60)]
    for table in tables:
        await make_table(store, table)
    stale = {"t7", "t23", "t59"}
    for table in stale:
        await claimed(store, table, "two", MINUTE + 1)
    # All of them wait together: SQLite puts them into one commit.
    ends = await asyncio.gather(
        *(store.append(table, 1, 2, 0, event(table, 2)) for table in tables), return_exceptions=True
    )
    for table, end in zip(tables, ends, strict=True):
        assert isinstance(end, LostTable) if table in stale else end is None
        assert await numbers(store, table) == ([1] if table in stale else [1, 2])


async def test_appends_to_200_tables_at_once(store: Store, another: Open) -> None:
    tables = [f"t{number}" for number in range(200)]
    await asyncio.gather(*(make_table(store, table) for table in tables))

    async def play(table: str) -> None:
        for number in range(2, 12):
            await store.append(table, 1, number, number, event(table, number))

    await asyncio.gather(*(play(table) for table in tables))
    other = await another()
    for table in tables:
        assert await numbers(other, table) == list(range(1, 12))


async def test_an_event_and_its_summary_come_together_or_not_at_all(store: Store) -> None:
    await make_table(store, "a")
    running = Summary(State.RUNNING, is_public=True, body=b"2")
    with pytest.raises(LostTable):
        await store.append("a", 1, 3, 0, b"", running)
    assert [(line.state, line.body) for line in await store.lobby()] == [(State.OPEN, OPEN.body)]
    await store.append("a", 1, 2, 0, event("a", 2), running)
    assert [(line.state, line.body) for line in await store.lobby()] == [(State.RUNNING, b"2")]
    await store.append("a", 1, 3, 0, event("a", 3))
    assert [(line.state, line.body) for line in await store.lobby()] == [(State.RUNNING, b"2")]


async def test_a_broken_argument_harms_nobody_else(store: Store) -> None:
    await make_table(store, "a")
    await make_table(store, "b")
    ends = await asyncio.gather(
        store.append("a", 1, 2, 0, event("a", 2)),
        store.append("b", 1, 2, 2**70, b""),
        store.append("b", 1, 2, None, b""),  # type: ignore[arg-type]
        return_exceptions=True,
    )
    assert ends[0] is None
    assert all(isinstance(end, Exception) and not isinstance(end, LostTable) for end in ends[1:])
    assert (await numbers(store, "a"), await numbers(store, "b")) == ([1, 2], [1])


async def test_close_waits_for_what_is_under_way(url: str, another: Open) -> None:
    store = await open_store(url)
    for table in range(30):
        await make_table(store, str(table))
    writes = [asyncio.create_task(store.append(str(table), 1, 2, 0, event(str(table), 2))) for table in range(30)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 30
    await store.close()
    other = await another()
    for table in range(30):
        assert await numbers(other, str(table)) == [1, 2]


@contextmanager
def nobody_else_writes(url: str) -> Iterator[None]:
    """Holds up all writers for as long as it lasts."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.close()
    else:
        with psycopg.connect(url) as database:
            database.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            yield


@pytest.mark.parametrize("summary", [None, OPEN])
async def test_close_waits_as_long_as_it_takes(url: str, another: Open, summary: Summary | None) -> None:
    store = await open_store(url)
    await make_table(store, "a")
    with nobody_else_writes(url):
        write = asyncio.create_task(store.append("a", 1, 2, 0, event("a", 2), summary))
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        done, _ = await asyncio.wait([write, closing], timeout=0.3)
        assert not done
    await asyncio.gather(write, closing)
    assert await numbers(await another(), "a") == [1, 2]


async def test_a_write_whose_caller_is_cancelled_is_still_done(store: Store) -> None:
    await make_table(store, "a")
    write = asyncio.create_task(store.append("a", 1, 2, 0, event("a", 2)))
    await asyncio.sleep(0)
    write.cancel()
    with pytest.raises(asyncio.CancelledError):
        await write
    async with asyncio.timeout(5):
        while await numbers(store, "a") != [1, 2]:
            pass
    await store.append("a", 1, 3, 0, event("a", 3))
