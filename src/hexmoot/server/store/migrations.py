"""The numbered changes of the schema, each applied once and in order."""

from importlib.resources import files

from hexmoot.server.problem import Problem
from hexmoot.server.store.errors import TooNew
from hexmoot.server.store.work import Work, ask

_APPLIED = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)"


def scripts() -> list[tuple[int, str, str]]:
    """Number, name and text of every migration, in order."""
    folder = files("hexmoot.server.store") / "schema"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in found]


def migrate(lock: str | None = None) -> Work[int]:
    """Brings the schema up to date, and says how many migrations that took.

    `lock` is a statement that makes a second process wait until this transaction has ended.
    """
    if lock is not None:
        yield from ask(lock)
    yield from ask(_APPLIED)
    rows = yield from ask("SELECT number FROM migrations")
    applied = {number for (number,) in rows}
    check_schema(applied)
    missing = [script for script in scripts() if script[0] not in applied]
    for number, name, text in missing:
        for statement in statements(text):
            yield from ask(statement)
        yield from ask("INSERT INTO migrations (number, name) VALUES (?, ?)", number, name)
    return len(missing)


def check_schema(applied: set[int]) -> None:
    """Refuses a database that a newer hexmoot has changed."""
    newest, known = max(applied, default=0), scripts()[-1][0]
    if newest > known:
        raise TooNew(Problem("terminal.serve_db_too_new", newest=str(newest), known=str(known)))


def statements(script: str) -> list[str]:
    """The statements of a script: each ends with a semicolon at the end of a line."""
    bare = "\n".join(line for line in script.splitlines() if not line.startswith("--"))
    return [part.strip() for part in bare.split(";\n") if part.strip()]
