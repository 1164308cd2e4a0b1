"""Looking at a configuration makes and changes nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from hexmoot.server.store import CannotOpen, TooNew, check_store, open_store


def names(url: str) -> list[str]:
    """The tables of a PostgreSQL database."""
    with psycopg.connect(url) as database:
        found = database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        return [name for (name,) in found]


def files(folder: Path) -> dict[str, bytes]:
    """What is in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_a_database_that_is_not_there_is_not_made(url: str, tmp_path: Path) -> None:
    await check_store(url)
    assert files(tmp_path) == {}
    if not url.startswith("sqlite"):
        assert names(url) == []


async def test_one_that_is_there_is_left_as_it_is(url: str, tmp_path: Path) -> None:
    await (await open_store(url)).close()
    before = files(tmp_path)
    await check_store(url)
    assert files(tmp_path) == before


async def test_one_of_a_newer_program_is_refused(url: str) -> None:
    await (await open_store(url)).close()
    newer = "INSERT INTO migrations (number, name) VALUES (9999, 'later')"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database, database:
            database.execute(newer)
    else:
        with psycopg.connect(url) as server:
            server.execute(newer.encode())
    with pytest.raises(TooNew):
        await check_store(url)


def text(path: Path) -> None:
    path.write_text("no database, but long enough to be read as one" * 30)


async def test_what_cannot_be_used_is_said(tmp_path: Path) -> None:
    text(tmp_path / "text")
    for url, says in (
        ("mysql://somewhere", "has to be sqlite:///file"),
        (f"sqlite:///{tmp_path}/text", "file is not a database"),
        (f"sqlite:///{tmp_path}/text/below.sqlite", "nothing can be written"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot be reached"),
    ):
        with pytest.raises(CannotOpen, match=says) as refused:
            await check_store(url)
        assert "secret" not in str(refused.value)
    assert list(files(tmp_path)) == ["text"]
