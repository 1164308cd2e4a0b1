"""Opening: migrations, two processes at once, and one clear sentence for whatever is wrong."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest

import hexmoot.server.store
from hexmoot.server.store import CannotOpen, Store, StoreClosed, StoreFailed, TooNew, migrations, open_store
from hexmoot.server.store.work import Work, ask
from tests.server.postgres import PASSWORD, Postgres, a_database
from tests.server.programs import free_port
from tests.server.store.conftest import Open
from tests.server.store.lives import event, make_table, numbers


def execute(url: str, statement: str) -> list[tuple[object, ...]]:
    """One statement, past the store."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        try:
            return connection.execute(statement).fetchall()
        finally:
            connection.close()
    with psycopg.connect(url, autocommit=True) as database:
        cursor = database.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


async def refusal(url: str) -> str:
    """What is said of an address that cannot be opened."""
    with pytest.raises(CannotOpen) as refused:
        await open_store(url)
    text = str(refused.value)
    assert "\n" not in text
    assert PASSWORD not in text
    # Nor in what a log would print of it.
    assert refused.value.__cause__ is None or PASSWORD not in str(refused.value.__cause__)
    return text


def test_the_names_of_the_package_are_there() -> None:
    assert sorted(hexmoot.server.store.__all__) == hexmoot.server.store.__all__
    assert all(hasattr(hexmoot.server.store, name) for name in hexmoot.server.store.__all__)


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _, _ in migrations.scripts()] == list(range(1, len(migrations.scripts()) + 1))


async def test_migrations_are_applied_once(store: Store, another: Open, url: str) -> None:
    await make_table(store, "a")
    other = await another()
    assert await numbers(other, "a") == [1]
    applied = execute(url, "SELECT number, name FROM migrations ORDER BY number")
    assert applied == [(number, name) for number, name, _ in migrations.scripts()]


async def test_an_older_database_is_brought_up_to_date(
    url: str, another: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = migrations.scripts()
    monkeypatch.setattr(migrations, "scripts", lambda: known[:1])
    await (await open_store(url)).close()
    # By hand: today's program writes more than there was room for then.
    body = "CAST('a/1' AS BLOB)" if url.startswith("sqlite") else "convert_to('a/1', 'UTF8')"
    table = (
        "INSERT INTO tables (id, last, epoch, owner, created, state, is_public, summary) "
        "VALUES ('a', 1, 1, 'one', 0, 'open', TRUE, ?)"
    )
    execute(url, table.replace("?", body))
    execute(url, "INSERT INTO events (table_id, number, at, body) VALUES ('a', 1, 0, ?)".replace("?", body))
    execute(url, "INSERT INTO sitters (table_id, person) VALUES ('a', 'g')")
    monkeypatch.undo()
    new = await another()
    assert await numbers(new, "a") == [1]
    assert await new.records() == []
    assert [visit.table for visit in await new.visits("g")] == ["a"]


async def test_a_migration_that_fails_leaves_nothing(url: str, another: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (99, "0099_broken.sql", "CREATE TABLE half (id TEXT);\n\nCREATE TABLE oh no;\n")
    known = migrations.scripts()
    monkeypatch.setattr(migrations, "scripts", lambda: [*known, broken])
    await refusal(url)
    monkeypatch.undo()
    await another()
    with pytest.raises((sqlite3.OperationalError, psycopg.errors.UndefinedTable)):
        execute(url, "SELECT * FROM half")


async def test_a_newer_database_is_refused(store: Store, url: str) -> None:
    await store.close()
    execute(url, "INSERT INTO migrations VALUES (1000, '1000_later.sql')")
    with pytest.raises(TooNew, match="has schema 1000, but this hexmoot knows only schema"):
        await open_store(url)


async def test_stores_opened_at_once_do_not_disturb_each_other(url: str, tmp_path: Path) -> None:
    # A database is new only once: of files there can be many.
    urls = [f"sqlite:///{tmp_path}/{number}.db" for number in range(10)] if url.startswith("sqlite") else [url]
    for address in urls:
        stores = await asyncio.gather(*(open_store(address) for _ in range(6)))
        await make_table(stores[0], "a")
        for store in stores:
            assert await numbers(store, "a") == [1]
            await store.close()


OPENS = """
import asyncio, sys
from hexmoot.server.store import open_store
async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    for _ in range(3):
        await (await open_store(sys.argv[1])).close()
asyncio.run(main())
"""


@pytest.mark.slow
def test_processes_that_start_at_once_do_not_disturb_each_other(url: str) -> None:
    starting = [
        subprocess.Popen([sys.executable, "-c", OPENS, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in starting:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in starting:
        process.communicate(timeout=60)
    assert [process.returncode for process in starting] == [0] * 4
    assert execute(url, "SELECT count(*) FROM migrations") == [(len(migrations.scripts()),)]


async def test_a_file_that_somebody_else_is_just_writing_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("CREATE TABLE theirs (x)")
        other.execute("BEGIN IMMEDIATE")
        threading.Timer(0.2, partial(other.execute, "COMMIT")).start()
        store = await open_store(f"sqlite:///{path}")
        await make_table(store, "a")
        await store.close()


async def test_a_closed_store_says_so(url: str) -> None:
    store = await open_store(url)
    await store.close()
    with pytest.raises(StoreClosed):
        await store.lobby()
    with pytest.raises(StoreClosed):
        await make_table(store, "a")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "games.db",
        "sqlite://",
        "sqlite:///",
        "sqlite://games.db",
        "sqlite:///:memory:",
        "mysql://u:p@h/d",
        "sqlite:///a\0b",
    ],
)
async def test_a_wrong_address_is_refused(url: str) -> None:
    assert await refusal(url) == (
        "the address of the database has to be sqlite:///file or postgresql://user:password@host:port/database"
    )


async def test_a_postgresql_address_that_means_nothing_is_refused_without_the_password() -> None:
    said = await refusal(f"postgresql://user:{PASSWORD}@host:port:port/?no=such&option")
    assert said.startswith("the address of the database is not a PostgreSQL address")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, " * 1000)
    assert await refusal(f"sqlite:///{tmp_path}/games.db") == (
        f"the database {tmp_path}/games.db failed: file is not a database"
    )
    assert (tmp_path / "games.db").read_text().startswith("Dear diary")


async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert await refusal(f"sqlite:///{tmp_path}/file/games.db") == (
        f"the database {tmp_path}/file/games.db cannot be written: File exists"
    )
    # Not even root writes here.
    assert "cannot be written" in await refusal("sqlite:////proc/hexmoot/games.db")
    assert await refusal(f"sqlite:///{tmp_path}") == f"the database {tmp_path} failed: unable to open database file"


async def test_the_file_is_made_with_its_folders_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "hexmoot" / "games.db"
    store = await open_store(f"sqlite:///{path}")
    await make_table(store, "a")
    assert {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == dict.fromkeys(
        ["games.db", "games.db-wal", "games.db-shm"], 0o600
    )
    await store.close()
    assert [file.name for file in path.parent.iterdir()] == ["games.db"]


async def test_every_sqlite_connection_keeps_its_word(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    database = store._write.__self__  # type: ignore[attr-defined]
    settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    for connection in (database._writer, *database._readers):
        assert {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in settings} == settings
    await store.close()


async def test_every_postgresql_connection_keeps_its_word(postgres: Postgres) -> None:
    with a_database(postgres) as url:
        # Whatever the address asks for.
        store = await open_store(
            f"{url}?options=-csynchronous_commit%3Doff%20-cdefault_transaction_isolation%3Dserializable"
        )
        database = store._write.__self__  # type: ignore[attr-defined]
        async with database._pool.connection() as connection:
            for name, value in {"synchronous_commit": "on", "transaction_isolation": "read committed"}.items():
                assert await (await connection.execute(f"SHOW {name}")).fetchone() == (value,)
        await store.close()


async def test_a_server_that_is_not_there_is_said_so() -> None:
    port = free_port()
    said = await refusal(f"postgresql://user:{PASSWORD}@127.0.0.1:{port}/games")
    assert said.startswith(f"PostgreSQL at 127.0.0.1:{port}/games cannot be reached: ")


async def test_a_wrong_password_is_said_so_and_not_repeated(postgres: Postgres) -> None:
    with pytest.raises(CannotOpen) as refused:
        await open_store(postgres.url("postgres", PASSWORD[::-1]))
    assert str(refused.value) == f"PostgreSQL at 127.0.0.1:{postgres.port}/postgres refuses the user or the password"
    assert refused.value.__cause__ is None
    assert PASSWORD[::-1] not in str(refused.value.__context__)


async def test_a_database_that_is_not_there_is_said_so(postgres: Postgres) -> None:
    said = await refusal(postgres.url("nowhere"))
    assert said.startswith(f"PostgreSQL at 127.0.0.1:{postgres.port}/nowhere cannot be used: ")
    assert 'database "nowhere" does not exist' in said


@pytest.mark.slow
async def test_a_store_outlives_a_crash_of_its_postgresql(postgres: Postgres) -> None:
    tables = [f"t{number}" for number in range(20)]
    with a_database(postgres) as url:
        store = await open_store(url)
        try:
            await asyncio.gather(*(make_table(store, table) for table in tables))
            await asyncio.gather(*(store.append(table, 1, 2, 0, event(table, 2)) for table in tables))
            await asyncio.to_thread(postgres.crash)
            await asyncio.to_thread(postgres.start)
            # All connections of the pool are dead, and nobody is to notice.
            await asyncio.gather(*(store.append(table, 1, 3, 0, event(table, 3)) for table in tables))
            for table in tables:
                assert await numbers(store, table) == [1, 2, 3]
        finally:
            await store.close()


async def test_an_error_that_undoes_the_whole_commit_is_told_to_all_in_it(tmp_path: Path) -> None:
    def undoing() -> Work[None]:
        """As SQLite does of itself when the disk fails."""
        yield from ask("ROLLBACK")
        yield from ask("SELECT * FROM nowhere")

    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    tables = [f"t{number}" for number in range(9)]
    for table in tables:
        await make_table(store, table)
    ends = await asyncio.gather(
        *(store.append(table, 1, 2, 0, event(table, 2)) for table in tables[:5]),
        store._write(undoing),
        *(store.append(table, 1, 2, 0, event(table, 2)) for table in tables[5:]),
        return_exceptions=True,
    )
    assert isinstance(ends.pop(5), StoreFailed)
    assert any(isinstance(end, StoreFailed) for end in ends)
    # Nobody was told anything else than what is so, and the store goes on.
    for table, end in zip(tables, ends, strict=True):
        assert await numbers(store, table) == ([1, 2] if end is None else [1])
        if end is not None:
            await store.append(table, 1, 2, 0, event(table, 2))
    await store.close()


async def test_a_full_disk_fails_everybody_in_the_commit_and_the_store_goes_on(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    for table in "ab":
        await make_table(store, table)
    writer = store._write.__self__._writer  # type: ignore[attr-defined]
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    writer.execute(f"PRAGMA max_page_count = {pages}")
    ends = await asyncio.gather(
        store.append("a", 1, 2, 0, event("a", 2)),
        store.append("b", 1, 2, 0, bytes(1_000_000)),
        return_exceptions=True,
    )
    assert isinstance(ends[1], StoreFailed)
    assert "full" in str(ends[1])
    assert await numbers(store, "a") == ([1, 2] if ends[0] is None else [1])
    assert len(await store.load("b")) == 1
    writer.execute("PRAGMA max_page_count = 1000000")
    await store.append("b", 1, 2, 0, event("b", 2))
    assert await numbers(store, "b") == [1, 2]
    await store.close()
