"""Events for PostgreSQL in batches: those that come in while one statement runs go into the next one together."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from hexmoot.server.store import tables
from hexmoot.server.store.errors import LostTable, StoreFailed
from hexmoot.server.store.work import T, Work, ask

# How many events share a commit at most: the first of them waits for the last.
_BATCH = 500


@dataclass(frozen=True, slots=True)
class Event:
    """An event that waits to be written, and who waits for it."""

    table: str
    epoch: int
    number: int
    at: int
    body: bytes
    written: asyncio.Future[None]


class Refused(StoreFailed):
    """The database would not do it: surely nothing was written."""


class Transact(Protocol):
    """Runs a work in a transaction."""

    async def __call__(self, make: Callable[[], Work[T]]) -> T:
        """The result of the work, durable."""


class Batches:
    """The events that wait, and the one task that writes them."""

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._waiting: list[Event] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table: str, epoch: int, number: int, at: int, body: bytes) -> None:
        """Writes an event with others; it is durable on return, and fails alone."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Event(table, epoch, number, at, body, written))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        await asyncio.shield(written)

    async def finish(self) -> None:
        """Waits until nothing waits any more."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = _split(self._waiting)
            try:
                written = await self._transact(partial(append_all, batch))
            except Refused:
                # One of them is to blame, and the others are not to suffer for it.
                for event in batch:
                    await self._write_alone(event)
            # Whatever it is, those who wait have to know.
            except Exception as error:  # noqa: BLE001
                for event in batch:
                    event.written.set_exception(error)
            else:
                for event in batch:
                    if event.table in written:
                        event.written.set_result(None)
                    else:
                        event.written.set_exception(LostTable(event.table, event.epoch, event.number))
        self._task = None

    async def _write_alone(self, event: Event) -> None:
        work = partial(tables.append, event.table, event.epoch, event.number, event.at, event.body, None)
        try:
            await self._transact(work)
        # The same: it is its caller's to know.
        except Exception as error:  # noqa: BLE001
            event.written.set_exception(error)
        else:
            event.written.set_result(None)


def _split(waiting: list[Event]) -> tuple[list[Event], list[Event]]:
    """The next batch, with one event of a table, and what stays behind: a statement sees each row but once."""
    batch: dict[str, Event] = {}
    rest = []
    for event in waiting:
        if event.table in batch or len(batch) == _BATCH:
            rest.append(event)
        else:
            batch[event.table] = event
    return list(batch.values()), rest


def append_all(batch: list[Event]) -> Work[set[str]]:
    """Writes the events whose epoch and number are right, as `tables.append` does, and says of which tables."""
    rows = yield from ask(
        "WITH given AS (SELECT * FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bytea[]) "
        "AS given (table_id, epoch, number, at, body)), "
        "ours AS (UPDATE tables SET last = given.number FROM given WHERE tables.id = given.table_id "
        "AND tables.epoch = given.epoch AND tables.last = given.number - 1 RETURNING tables.id) "
        "INSERT INTO events (table_id, number, at, body) SELECT table_id, number, at, body FROM given "
        "JOIN ours ON ours.id = given.table_id RETURNING table_id",
        [event.table for event in batch],
        [event.epoch for event in batch],
        [event.number for event in batch],
        [event.at for event in batch],
        [event.body for event in batch],
    )
    return {table for (table,) in rows}
