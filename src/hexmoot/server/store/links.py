"""Return links: a person comes back by one on another device. There is one at a time, and a new one ends the old."""

from hexmoot.server.store import people
from hexmoot.server.store.people import Person
from hexmoot.server.store.work import Work, ask


def set_link(who: str, token: bytes, at: int) -> Work[None]:
    """A new link for somebody, in place of the one there was."""
    yield from people.lock(who)
    yield from ask(
        "INSERT INTO links (person, token, created) VALUES (?, ?, ?) "
        "ON CONFLICT (person) DO UPDATE SET token = excluded.token, created = excluded.created",
        *(who, token, at),
    )


def link_of(who: str) -> Work[int | None]:
    """Since when there is a link of somebody's; None: there is none."""
    rows = yield from ask("SELECT created FROM links WHERE person = ?", who)
    return int(rows[0][0]) if rows else None


def drop_link(who: str) -> Work[bool]:
    """Ends a link. False: there was none."""
    return bool((yield from ask("DELETE FROM links WHERE person = ? RETURNING person", who)))


def person_by_link(token: bytes, now: int) -> Work[Person | None]:
    """Whose link this is, if it still opens anything."""
    rows = yield from ask(
        "SELECT person FROM links JOIN people ON people.id = links.person "
        "WHERE token = ? AND (expires IS NULL OR expires > ?)",
        *(token, now),
    )
    return (yield from people.person(rows[0][0])) if rows else None
