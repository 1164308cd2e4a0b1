"""Tables: the log of their events, who may write to it, and their lines in the lobby."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from hexmoot.server.store.errors import LostTable, MadeBefore, NoTable, TableTaken
from hexmoot.server.store.places import BEFORE_ALL, Place
from hexmoot.server.store.work import Work, ask


class State(StrEnum):
    """How far a table is: waiting for people, playing, or done."""

    OPEN = "open"
    RUNNING = "running"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby needs of a table. `body` is the server's own JSON; `people` are the ids of host and seated."""

    state: State
    is_public: bool
    body: bytes
    people: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Listing:
    """A table's line in the lobby."""

    table: str
    created: int
    state: State
    is_public: bool
    body: bytes


class Row(NamedTuple):
    """One event of a table's log."""

    number: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Claim:
    """The table is the claimer's: it writes with this epoch, from the number after `last`."""

    epoch: int
    last: int


@dataclass(frozen=True, slots=True)
class Held:
    """The table is somebody else's until then."""

    owner: str
    until: int


def create(
    table: str, owner: str, at: int, body: bytes, summary: Summary, lease_until: int, making: bytes | None
) -> Work[int]:
    """Makes a table with its first event, and gives its epoch."""
    rows = yield from ask(
        "INSERT INTO tables (id, last, epoch, owner, created, state, is_public, summary, making) "
        "VALUES (?, 1, 1, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING epoch",
        *(table, owner, at, summary.state.value, summary.is_public, summary.body, making),
    )
    if not rows:
        before = None if making is None else (yield from made(making))
        raise TableTaken(table) if before is None else MadeBefore(before)
    yield from ask("INSERT INTO events (table_id, number, at, body) VALUES (?, 1, ?, ?)", table, at, body)
    yield from _seat(table, summary)
    yield from lease(owner, lease_until)
    return 1


def made(making: bytes) -> Work[str | None]:
    """The table that a wish has become."""
    rows = yield from ask("SELECT id FROM tables WHERE making = ?", making)
    return rows[0][0] if rows else None


def append(table: str, epoch: int, number: int, at: int, body: bytes, summary: Summary | None) -> Work[None]:
    """Writes the next event of a table, and its summary where that has changed."""
    # The row of the table says who may write which number; two writers meet here, and only one goes on.
    rows = yield from ask(
        "UPDATE tables SET last = ? WHERE id = ? AND epoch = ? AND last = ? RETURNING last",
        *(number, table, epoch, number - 1),
    )
    if not rows:
        raise LostTable(table, epoch, number)
    yield from ask("INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)", table, number, at, body)
    if summary is not None:
        yield from ask(
            "UPDATE tables SET state = ?, is_public = ?, summary = ? WHERE id = ?",
            *(summary.state.value, summary.is_public, summary.body, table),
        )
        yield from ask("DELETE FROM sitters WHERE table_id = ?", table)
        yield from _seat(table, summary)


def _seat(table: str, summary: Summary) -> Work[None]:
    for person in dict.fromkeys(summary.people):
        yield from ask("INSERT INTO sitters (table_id, person) VALUES (?, ?)", table, person)
        yield from ask("INSERT INTO visits (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING", table, person)


def load(table: str, after: int) -> Work[list[Row]]:
    """The events of a table after a number, in order; none of a table that is not there."""
    rows = yield from ask(
        "SELECT number, at, body FROM events WHERE table_id = ? AND number > ? ORDER BY number", table, after
    )
    return [Row(number, at, bytes(body)) for number, at, body in rows]


def claim(table: str, owner: str, now: int, lease_until: int) -> Work[Claim | Held]:
    """Takes a table that nobody holds, or that is the claimer's already, and raises its epoch.

    An owner claims its own table anew after it has lost its memory of it: what it wrote before then is fenced off too.
    """
    # Held until the end of the transaction: of two claims at once the second sees what the first one did.
    rows = yield from ask("SELECT owner, epoch, last FROM tables WHERE id = ? FOR UPDATE", table)
    if not rows:
        raise NoTable(table)
    [(holder, epoch, last)] = rows
    if holder is not None and holder != owner:
        leases = yield from ask("SELECT lease_until FROM owners WHERE id = ? AND lease_until > ?", holder, now)
        if leases:
            return Held(holder, leases[0][0])
    # Nobody is connected to a table that is only being taken up.
    yield from ask("UPDATE tables SET owner = ?, epoch = ?, is_visited = FALSE WHERE id = ?", owner, epoch + 1, table)
    yield from lease(owner, lease_until)
    return Claim(epoch + 1, last)


def lease(owner: str, lease_until: int) -> Work[None]:
    """Keeps all tables of an owner safe until then. A lease is never shortened by a later claim with an earlier end."""
    yield from ask(
        "INSERT INTO owners (id, lease_until) VALUES (?, ?) ON CONFLICT (id) DO UPDATE "
        "SET lease_until = excluded.lease_until WHERE owners.lease_until < excluded.lease_until",
        *(owner, lease_until),
    )


def renew(owner: str, now: int, lease_until: int) -> Work[bool]:
    """Makes a lease last longer. False: it was over, and tables may have been claimed by others since."""
    rows = yield from ask("SELECT 1 FROM owners WHERE id = ? AND lease_until > ?", owner, now)
    yield from lease(owner, lease_until)
    return bool(rows)


def release(owner: str, tables: Sequence[str] | None) -> Work[None]:
    """Gives these tables back, those that are the owner's; without a list all of them, and the lease."""
    if tables is None:
        yield from ask("UPDATE tables SET owner = NULL WHERE owner = ?", owner)
        yield from ask("DELETE FROM owners WHERE id = ?", owner)
        return
    # In one order for everybody, so that two of these never wait for each other.
    for table in sorted(tables):
        yield from ask("UPDATE tables SET owner = NULL WHERE id = ? AND owner = ?", table, owner)


def owners() -> Work[list[str]]:
    """All who have, or had, a lease and did not give it back."""
    rows = yield from ask("SELECT id FROM owners")
    return [owner for (owner,) in rows]


def orphans(now: int, limit: int) -> Work[list[str]]:
    """Open and running tables that nobody holds."""
    rows = yield from ask(
        "SELECT id FROM tables WHERE state <> 'ended' AND NOT EXISTS "
        "(SELECT 1 FROM owners WHERE owners.id = tables.owner AND owners.lease_until > ?) ORDER BY id LIMIT ?",
        *(now, limit),
    )
    return [table for (table,) in rows]


def unrecorded(limit: int) -> Work[list[str]]:
    """Tables that have ended and have no record; those where no game was begun never get one."""
    rows = yield from ask(
        "SELECT id FROM tables WHERE state = 'ended' AND NOT EXISTS "
        "(SELECT 1 FROM records WHERE records.table_id = tables.id) ORDER BY created DESC LIMIT ?",
        limit,
    )
    return [table for (table,) in rows]


_LISTED = "SELECT tables.id, created, state, is_public, summary FROM tables"


def lobby(limit: int, after: Place | None, fresh_since: int) -> Work[list[Listing]]:
    """Public tables, the newest first, from a place on: games, and open ones that are fresh or visited."""
    rows = yield from ask(
        f"{_LISTED} WHERE is_public AND state <> 'ended' AND (created, id) < (?, ?) "
        "AND (state <> 'open' OR is_visited OR created >= ?) ORDER BY created DESC, id DESC LIMIT ?",
        *(*(after or BEFORE_ALL), fresh_since, limit),
    )
    return [_listing(*row) for row in rows]


def listing(table: str) -> Work[Listing | None]:
    """One table's line, public or not; None if there is no such table."""
    rows = yield from ask(f"{_LISTED} WHERE id = ?", table)
    return _listing(*rows[0]) if rows else None


def visited(table: str, epoch: int, is_visited: bool) -> Work[None]:
    """Whether somebody is at a table now; only its owner knows."""
    yield from ask("UPDATE tables SET is_visited = ? WHERE id = ? AND epoch = ?", is_visited, table, epoch)


def tables_of(person: str, limit: int, after: Place | None) -> Work[list[Listing]]:
    """The tables at which a person sits, the newest first, from a place on."""
    rows = yield from ask(
        f"{_LISTED} JOIN sitters ON sitters.table_id = tables.id WHERE sitters.person = ? "
        "AND (created, tables.id) < (?, ?) ORDER BY created DESC, tables.id DESC LIMIT ?",
        *(person, *(after or BEFORE_ALL), limit),
    )
    return [_listing(*row) for row in rows]


def going_on(person: str) -> Work[list[Listing]]:
    """All open and running tables at which a person sits or whose host it is."""
    rows = yield from ask(
        f"{_LISTED} JOIN sitters ON sitters.table_id = tables.id WHERE sitters.person = ? AND state <> 'ended'", person
    )
    return [_listing(*row) for row in rows]


def _listing(table: str, created: int, state: str, is_public: bool, body: bytes) -> Listing:
    return Listing(table, created, State(state), bool(is_public), bytes(body))
