"""Opening a store by its address."""

from pathlib import Path

from hexmoot.server.problem import Problem
from hexmoot.server.store.errors import CannotOpen
from hexmoot.server.store.sqlite import Sqlite
from hexmoot.server.store.store import Store

_SQLITE = "sqlite:///"
_POSTGRESQL = ("postgresql://", "postgres://")


async def open_store(url: str, *, connections: int = 8) -> Store:
    """The store at an address, made and brought up to date where needed. Raises CannotOpen.

    `sqlite:///games.db` is a file in the working folder, `sqlite:////var/lib/hexmoot/games.db` one by its full path.
    `postgresql://user:password@host:port/database` is a server; `connections` is how many are open to it at most.
    """
    if is_postgresql(url):
        # Only here: a server on one machine starts without it.
        from hexmoot.server.store.postgresql import Postgresql

        return Store(await Postgresql.open(url, connections))
    return Store(await Sqlite.open(sqlite_path(url)))


async def check_postgresql(url: str) -> None:
    """Raises CannotOpen if a PostgreSQL database could not be used; nothing is changed there."""
    from hexmoot.server.store.postgresql import check

    await check(url)


def is_postgresql(url: str) -> bool:
    """Whether an address is that of a PostgreSQL server."""
    return url.startswith(_POSTGRESQL)


def sqlite_path(url: str) -> Path:
    """The file of an address; CannotOpen if it is that of no database that we know."""
    path = url.removeprefix(_SQLITE)
    if path == url or path in {"", ":memory:"} or "\0" in path:
        raise CannotOpen(Problem("terminal.serve_db_address"))
    return Path(path)
