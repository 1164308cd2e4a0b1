"""Looking whether a database could be used, without making or changing anything."""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from hexmoot.server.problem import Problem
from hexmoot.server.store.errors import CannotOpen
from hexmoot.server.store.migrations import check_schema
from hexmoot.server.store.opening import check_postgresql, is_postgresql, sqlite_path


async def check_store(url: str) -> None:
    """Raises CannotOpen if the store at an address could not be opened."""
    if is_postgresql(url):
        await check_postgresql(url)
    else:
        await asyncio.to_thread(_check_file, sqlite_path(url))


def _check_file(path: Path) -> None:
    if not path.exists():
        folder = next(parent for parent in path.absolute().parents if parent.exists())
        try:
            # Rights alone do not tell: there are folders where nobody can make anything. This file has no name.
            with tempfile.TemporaryFile(dir=folder):
                return
        except OSError as error:
            where = {"path": str(path), "folder": str(folder)}
            raise CannotOpen(Problem("terminal.serve_db_not_made", **where, reason=str(error.strerror))) from None
    if not os.access(path, os.R_OK | os.W_OK):
        raise CannotOpen(Problem("terminal.serve_db_not_written", path=str(path), reason="Permission denied"))
    try:
        # Only who may take the file for one that nobody changes reads it without leaving a journal beside it.
        is_used = path.with_name(f"{path.name}-wal").exists()
        how = "mode=ro" if is_used else "mode=ro&immutable=1"
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as database:
            tables = database.execute("SELECT name FROM sqlite_master WHERE name = 'migrations'").fetchall()
            rows = database.execute("SELECT number FROM migrations").fetchall() if tables else []
    except sqlite3.Error as error:
        raise CannotOpen(Problem("terminal.serve_db_failed", path=str(path), reason=str(error))) from None
    check_schema({number for (number,) in rows})
