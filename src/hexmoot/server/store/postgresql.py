"""PostgreSQL: a pool of connections, a transaction a work, and one for all events that wait."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import psycopg
from psycopg import AsyncConnection, IsolationLevel, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from hexmoot.server.problem import Problem
from hexmoot.server.store.batches import Batches, Refused
from hexmoot.server.store.errors import CannotOpen, StoreClosed, StoreFailed
from hexmoot.server.store.migrations import check_schema, migrate, scripts
from hexmoot.server.store.work import T, Work

# Seconds to wait for the server, unless the address says otherwise, and for a connection of the pool.
_CONNECT_S = 10
_POOL_S = 15
# Any number, as long as it is this one in every process.
_MIGRATING = "SELECT pg_advisory_xact_lock(4871203956)"

# Two transactions that waited for each other: one of them was rolled back.
_CONFLICTS = (errors.SerializationFailure, errors.DeadlockDetected)

_Connection: TypeAlias = AsyncConnection[tuple[Any, ...]]


class Postgresql:
    """A database on a server, which several processes may share."""

    def __init__(self, place: str, pool: AsyncConnectionPool[_Connection]) -> None:
        self._place = place
        self._pool = pool
        self._batches = Batches(self._transact)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    @classmethod
    async def open(cls, url: str, connections: int) -> "Postgresql":
        """Connects, and brings the schema up to date."""
        given, conninfo = _read(url)
        place = _place(given)
        # Not by the pool, which would try again and again and never say why.
        try:
            async with await AsyncConnection.connect(conninfo) as connection:
                await _prepare(connection)
                await _run(connection, migrate(_MIGRATING))
            pool = AsyncConnectionPool(
                conninfo, min_size=1, max_size=connections, configure=_prepare, open=False, timeout=_POOL_S
            )
            await pool.open(wait=True, timeout=_POOL_S)
        except psycopg.Error as error:
            raise CannotOpen(_reason(place, error, str(given.get("password") or ""))) from None
        return cls(place, pool)

    async def write(self, make: Callable[[], Work[T]]) -> T:
        if self._is_closed:
            raise StoreClosed("the store is closed")
        task = asyncio.create_task(self._transact(make))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        # A caller that is cancelled leaves a write that is done or not, never one broken off in between.
        return await asyncio.shield(task)

    async def append(self, table: str, epoch: int, number: int, at: int, body: bytes) -> None:
        if self._is_closed:
            raise StoreClosed("the store is closed")
        await self._batches.append(table, epoch, number, at, body)

    async def read(self, make: Callable[[], Work[T]]) -> T:
        return await self.write(make)

    async def live(self, owner: str) -> None:
        """Nothing to show: the processes may be on several machines, and know of each other by their leases."""

    async def is_dead(self, owner: str) -> bool:  # noqa: ARG002 - only its lease tells
        return False

    async def forget(self, owner: str) -> None:
        """There was none."""

    async def close(self) -> None:
        self._is_closed = True
        await self._batches.finish()
        while self._under_way:
            await asyncio.wait(self._under_way)
        await self._pool.close()

    async def _transact(self, make: Callable[[], Work[T]]) -> T:
        """Runs a work in a transaction; once more if it surely came to nothing through no fault of its own."""
        try:
            return await self._attempt(make())
        except _Again:
            # After a restart of the server all connections are dead ones: they are replaced before the second try.
            await self._pool.check()
        try:
            return await self._attempt(make())
        except _Again as again:
            raise self._failed(again.error, surely=isinstance(again.error, _CONFLICTS)) from again.error

    async def _attempt(self, work: Work[T]) -> T:
        is_committing = False
        try:
            async with self._pool.connection() as connection:
                result = await _run(connection, work)
                is_committing = True
        except _CONFLICTS as error:
            raise _Again(error) from error
        except psycopg.OperationalError as error:
            # Without a commit the server keeps nothing; from the commit on, nobody here knows.
            if is_committing or isinstance(error, PoolTimeout):
                raise self._failed(error) from error
            raise _Again(error) from error
        except psycopg.Error as error:
            raise self._failed(error, surely=True) from error
        return result

    def _failed(self, error: psycopg.Error, *, surely: bool = False) -> StoreFailed:
        kind = Refused if surely else StoreFailed
        return kind(f"PostgreSQL at {self._place} failed: {_one_line(error)}")


class _Again(Exception):
    """The transaction came to nothing, and may be tried again."""

    def __init__(self, error: psycopg.Error) -> None:
        self.error = error


async def check(url: str) -> None:
    """Raises CannotOpen if the database could not be used; it is only looked at."""
    given, conninfo = _read(url)
    place = _place(given)
    try:
        async with await AsyncConnection.connect(conninfo) as connection:
            await connection.set_read_only(True)
            found = await (await connection.execute("SELECT to_regclass('migrations') IS NOT NULL")).fetchone()
            rows = await (await connection.execute("SELECT number FROM migrations")).fetchall() if _first(found) else []
            applied = {number for (number,) in rows}
            may = await connection.execute("SELECT has_schema_privilege(current_schema(), 'CREATE')")
            may_create = _first(await may.fetchone())
    except psycopg.Error as error:
        raise CannotOpen(_reason(place, error, str(given.get("password") or ""))) from None
    check_schema(applied)
    if not may_create and applied != {number for number, _, _ in scripts()}:
        raise CannotOpen(Problem("terminal.serve_pg_no_right", place=place))


def _first(row: tuple[Any, ...] | None) -> Any:
    return row[0] if row else None


def _read(url: str) -> tuple[dict[str, Any], str]:
    """An address in its parts, and as the library wants it."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        # What the library says of it may hold the password.
        raise CannotOpen(Problem("terminal.serve_pg_address")) from None
    return given, make_conninfo("", **{"connect_timeout": _CONNECT_S, "application_name": "hexmoot", **given})


async def _prepare(connection: _Connection) -> None:
    """A commit is on disk when it returns, and a second writer of a row sees what the first did, wherever this runs."""
    await connection.set_autocommit(True)
    await connection.execute("SET synchronous_commit = on")
    # A process that stands still in the middle of a transaction does not hold up the others for ever.
    await connection.execute("SET idle_in_transaction_session_timeout = '10s'")
    await connection.set_autocommit(False)
    await connection.set_isolation_level(IsolationLevel.READ_COMMITTED)


async def _run(connection: _Connection, work: Work[T]) -> T:
    try:
        query = next(work)
        while True:
            cursor = await connection.execute(_statement(query.text), query.values or None)
            query = work.send(await cursor.fetchall() if cursor.description is not None else [])
    except StopIteration as end:
        result: T = end.value
        return result


@cache
def _statement(text: str) -> bytes:
    """The same statement with the placeholders and the name for bytes that are used here."""
    return text.replace("?", "%s").replace(" BLOB", " BYTEA").encode()


def _place(given: dict[str, Any]) -> str:
    """Where the server is, without who knocks and with what password."""
    port = f":{given['port']}" if given.get("port") else ""
    return f"{given.get('host') or 'this machine'}{port}/{given.get('dbname') or ''}".rstrip("/")


def _reason(place: str, error: psycopg.Error, password: str) -> str:
    text = _one_line(error)
    if password:
        text = text.replace(password, "…")
    if "password" in text:
        return Problem("terminal.serve_pg_refuses", place=place)
    # What the server itself says has a code or is fatal; anything else never got that far.
    if error.sqlstate is not None or "FATAL" in text:
        return Problem("terminal.serve_pg_unusable", place=place, reason=text)
    return Problem("terminal.serve_pg_away", place=place, reason=text)


def _one_line(error: psycopg.Error) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__
