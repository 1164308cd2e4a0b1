"""What was said at a table, with numbers of its own. Names are looked up, so a name that is gone is gone here too."""

from dataclasses import dataclass

from hexmoot.server.store.errors import NoPerson, NoTable
from hexmoot.server.store.work import Work, ask


@dataclass(frozen=True, slots=True)
class Line:
    """One line of chat. `person` and `name` are None for somebody who is gone; a removed line has no text."""

    number: int
    at: int
    person: str | None
    name: str | None
    seat: int | None
    is_phrase: bool
    text: str
    is_removed: bool


def say(
    table: str, who: str, seat: int | None, text: str, is_phrase: bool, at: int, keep: int, wish: bytes | None
) -> Work[int | None]:
    """Adds a line and gives its number; None if the same wish stands there already. Only the last `keep` lines stay."""
    if not (yield from ask("SELECT 1 FROM tables WHERE id = ?", table)):
        raise NoTable(table)
    # Locked against a delete, which takes the person first and lines later.
    if not (yield from ask("SELECT 1 FROM people WHERE id = ? FOR UPDATE", who)):
        raise NoPerson(who)
    if wish is not None and (yield from was_said(table, wish)):
        return None
    rows = yield from ask(
        "INSERT INTO chats (table_id, last) VALUES (?, 1) "
        "ON CONFLICT (table_id) DO UPDATE SET last = chats.last + 1 RETURNING last",
        table,
    )
    number = int(rows[0][0])
    yield from ask(
        "INSERT INTO lines (table_id, number, at, person, seat, is_phrase, text, is_removed, wish) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, FALSE, ?)",
        *(table, number, at, who, seat, is_phrase, text, wish),
    )
    yield from ask("DELETE FROM lines WHERE table_id = ? AND number <= ?", table, number - keep)
    return number


def was_said(table: str, wish: bytes) -> Work[bool]:
    """Whether the line of a wish stands among those that are kept, taken out or not."""
    return bool((yield from ask("SELECT 1 FROM lines WHERE table_id = ? AND wish = ?", table, wish)))


def chat(table: str, after: int, limit: int) -> Work[list[Line]]:
    """The last lines of a table after a number, in order."""
    rows = yield from ask(
        "SELECT number, at, person, name, seat, is_phrase, text, is_removed FROM lines "
        "LEFT JOIN people ON people.id = lines.person WHERE table_id = ? AND number > ? "
        "ORDER BY number DESC LIMIT ?",
        *(table, after, limit),
    )
    return [
        Line(number, at, who, name, seat, bool(is_phrase), text, bool(is_removed))
        for number, at, who, name, seat, is_phrase, text, is_removed in reversed(rows)
    ]


def remove_line(table: str, number: int) -> Work[bool]:
    """Takes the text out of a line; its number stays. False: there is no such line, or it was removed already."""
    rows = yield from ask(
        "UPDATE lines SET text = '', is_removed = TRUE WHERE table_id = ? AND number = ? AND NOT is_removed "
        "RETURNING number",
        *(table, number),
    )
    return bool(rows)


def mute(table: str, who: str, other: str, on: bool) -> Work[None]:
    """Somebody hears no more of another at a table, or hears it again."""
    if not on:
        yield from ask("DELETE FROM mutes WHERE table_id = ? AND person = ? AND muted = ?", table, who, other)
        return
    # Locked against a delete, and in one order for everybody, so that two of these never wait for each other.
    for one in sorted((who, other)):
        if not (yield from ask("SELECT 1 FROM people WHERE id = ? FOR UPDATE", one)):
            raise NoPerson(one)
    yield from ask(
        "INSERT INTO mutes (table_id, person, muted) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", table, who, other
    )


def mutes(table: str) -> Work[dict[str, set[str]]]:
    """By person, those whom it does not want to hear at a table."""
    found: dict[str, set[str]] = {}
    for who, other in (yield from ask("SELECT person, muted FROM mutes WHERE table_id = ?", table)):
        found.setdefault(who, set()).add(other)
    return found
