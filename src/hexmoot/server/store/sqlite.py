"""SQLite: one thread writes, and commits together whatever has come in while it was busy; others read."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from hexmoot.server.problem import Problem
from hexmoot.server.store import tables
from hexmoot.server.store.errors import CannotOpen, StoreClosed, StoreError, StoreFailed
from hexmoot.server.store.living import Living
from hexmoot.server.store.migrations import migrate
from hexmoot.server.store.work import T, Work

_READERS = 2
# How many works share a commit at most: the first of them waits for the last.
_BATCH = 500
# How long to wait for another process that writes.
_BUSY_MS = 10_000
_PAUSE = 0.01


@dataclass(slots=True)
class _Waiting:
    """A work that waits to be written, and how it ended."""

    work: Work[Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Sqlite:
    """A database in one file."""

    def __init__(self, path: Path, writer: sqlite3.Connection, readers: list[sqlite3.Connection]) -> None:
        self._path = path
        self._writer = writer
        self._readers = readers
        self._free: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for reader in readers:
            self._free.put(reader)
        self._reading = ThreadPoolExecutor(len(readers), thread_name_prefix="hexmoot-read")
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._living = Living(path)
        self._is_closed = False
        # A daemon: a program that ends without `close` ends; what was acknowledged is in the file.
        self._thread = threading.Thread(target=self._serve, name="hexmoot-write", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path) -> "Sqlite":
        """Opens the file, made if it is not there, and brings its schema up to date."""
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> "Sqlite":
        opened: list[sqlite3.Connection] = []
        try:
            _touch(path)
            for _ in range(1 + _READERS):
                opened.append(_connect(path))  # noqa: PERF401  # each is closed again if a later one fails
            writer, *readers = opened
            _in_transaction(writer, migrate())
        except (OSError, sqlite3.Error, StoreError) as error:
            for connection in opened:
                connection.close()
            if isinstance(error, StoreError):
                raise
            raise CannotOpen(_sentence(path, error)) from error
        for reader in readers:
            reader.execute("PRAGMA query_only = ON")
        return cls(path, writer, readers)

    async def write(self, make: Callable[[], Work[T]]) -> T:
        if self._is_closed:
            raise StoreClosed("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(_Waiting(make(), future))
        return await asyncio.shield(future)

    async def append(self, table: str, epoch: int, number: int, at: int, body: bytes) -> None:
        await self.write(partial(tables.append, table, epoch, number, at, body, None))

    async def read(self, make: Callable[[], Work[T]]) -> T:
        if self._is_closed:
            raise StoreClosed("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, make())

    async def live(self, owner: str) -> None:
        try:
            await asyncio.to_thread(self._living.live, owner)
        except OSError as error:
            raise StoreFailed(_sentence(self._path, error)) from error

    async def is_dead(self, owner: str) -> bool:
        return await asyncio.to_thread(self._living.is_dead, owner)

    async def forget(self, owner: str) -> None:
        await asyncio.to_thread(self._living.forget, owner)

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.shutdown)
        for connection in (*self._readers, self._writer):
            connection.close()
        self._living.close()

    def _read(self, work: Work[T]) -> T:
        connection = self._free.get()
        try:
            # One transaction, so that all queries of a work see the same moment.
            connection.execute("BEGIN")
            try:
                return _run(connection, work)
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreFailed(_sentence(self._path, error)) from error
        finally:
            self._free.put(connection)

    def _serve(self) -> None:
        """Writes until the end: one transaction for everything that waits."""
        ending = False
        while not ending:
            batch: list[_Waiting] = []
            first = self._queue.get()
            while first is not None:
                batch.append(first)
                if len(batch) == _BATCH or self._queue.empty():
                    break
                first = self._queue.get()
            ending = first is None
            if batch:
                self._commit(batch)
                _deliver(batch)

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                self._attempt(waiting)
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            failed = StoreFailed(_sentence(self._path, error))
            for waiting in batch:
                waiting.error = failed

    def _attempt(self, waiting: _Waiting) -> None:
        """One work, within the transaction of all: if it fails it leaves nothing behind, and the others stay."""
        self._writer.execute("SAVEPOINT work")
        try:
            waiting.result = _run(self._writer, waiting.work)
        # Whatever it is, it is its caller's to know; this thread goes on for the others.
        except Exception as error:
            # After an error of the disk SQLite has rolled back everything: nobody's work is done.
            if not self._writer.in_transaction:
                raise sqlite3.OperationalError(str(error)) from error
            self._writer.execute("ROLLBACK TO work")
            waiting.error = StoreFailed(_sentence(self._path, error)) if isinstance(error, sqlite3.Error) else error
        self._writer.execute("RELEASE work")


def _deliver(batch: list[_Waiting]) -> None:
    """Tells the callers, each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in batch:
        by_loop.setdefault(waiting.future.get_loop(), []).append(waiting)
    for loop, told in by_loop.items():
        # A loop that was closed has nobody who waits.
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, told)


def _tell(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(waiting.result)
        else:
            waiting.future.set_exception(waiting.error)


def _run(connection: sqlite3.Connection, work: Work[T]) -> T:
    try:
        query = next(work)
        while True:
            query = work.send(connection.execute(_statement(query.text), query.values).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result


@cache
def _statement(text: str) -> str:
    """Here nobody else writes during a transaction, and rows need no locks of their own."""
    return text.removesuffix(" FOR UPDATE")


def _in_transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = _run(connection, work)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return result


def _touch(path: Path) -> None:
    """The file holds seeds of games under way: whoever makes it is the only one to read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
    try:
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # What is deleted is gone from the file, too, not only from its tables.
        connection.execute("PRAGMA secure_delete = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Lets readers and the writer go on side by side.

    Whoever turns this on needs the file for itself, and SQLite does not wait for that: of several processes that make
    the file at once, all but one are told that it is locked.
    """
    give_up = time.monotonic() + _BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            # The lower byte says what happened, the upper ones how.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _sentence(path: Path, error: Exception) -> str:
    if isinstance(error, OSError):
        return Problem("terminal.serve_db_not_written", path=str(path), reason=error.strerror or str(error))
    return Problem("terminal.serve_db_failed", path=str(path), reason=str(error))
