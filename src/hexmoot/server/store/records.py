"""Records of finished games: the game, its statistics, and who sat where."""

from dataclasses import dataclass
from typing import Any

from hexmoot.server.store.places import BEFORE_ALL, Place
from hexmoot.server.store.work import Work, ask


@dataclass(frozen=True, slots=True)
class RecordSeat:
    """Who sat on a seat. `person` is None for the server's own bots (then `bot` names it) and for those who are gone.

    The name is as it was when the game was played; of those who are gone it is empty.
    """

    seat: int
    person: str | None
    name: str
    bot: str | None
    points: int
    has_won: bool
    # Of records from before colours were kept it is empty.
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. `hgn` and `statistics` hold no names: those are in `seats`, from where they can be taken out.

    In a list `hgn` and `statistics` are empty.
    """

    id: str
    table: str
    edition: str
    started: int
    ended: int
    is_public: bool
    seats: tuple[RecordSeat, ...]
    hgn: str
    statistics: bytes


def add_record(record: Record) -> Work[bool]:
    """Keeps a record. False: it is there already, and stays as it is."""
    rows = yield from ask(
        "INSERT INTO records (id, table_id, edition, started, ended, is_public, hgn, statistics) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id",
        *(record.id, record.table, record.edition, record.started, record.ended),
        *(record.is_public, record.hgn, record.statistics),
    )
    if not rows:
        return False
    # Locked against a delete, and in one order for everybody, so that two of these never wait for each other.
    there = set()
    for person in sorted({seat.person for seat in record.seats if seat.person is not None}):
        if (yield from ask("SELECT 1 FROM people WHERE id = ? FOR UPDATE", person)):
            there.add(person)
    for seat in record.seats:
        gone = seat.person is not None and seat.person not in there
        yield from ask(
            "INSERT INTO record_seats (record, seat, person, name, bot, points, has_won, ended, colour) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *(record.id, seat.seat, None if gone else seat.person, "" if gone else seat.name),
            *(seat.bot, seat.points, seat.has_won, record.ended, seat.colour),
        )
    return True


def record(which: str) -> Work[Record | None]:
    """A whole record."""
    rows = yield from ask(
        "SELECT id, table_id, edition, started, ended, is_public, hgn, statistics FROM records WHERE id = ?", which
    )
    return (yield from _record(rows[0])) if rows else None


def records(limit: int, after: Place | None) -> Work[list[Record]]:
    """Public records, the latest first, from a place on."""
    rows = yield from ask(
        "SELECT id, table_id, edition, started, ended, is_public, '', ? FROM records "
        "WHERE is_public AND (ended, id) < (?, ?) ORDER BY ended DESC, id DESC LIMIT ?",
        *(b"", *(after or BEFORE_ALL), limit),
    )
    return (yield from _list(rows))


def records_of(person: str, limit: int, after: Place | None) -> Work[list[Record]]:
    """The records in which a person sits, public or not, the latest first, from a place on."""
    # A person with several seats, on one device, has the record once.
    rows = yield from ask(
        "SELECT id, table_id, edition, started, records.ended, is_public, '', ? FROM records "
        "JOIN (SELECT DISTINCT ended, record FROM record_seats WHERE person = ? AND (ended, record) < (?, ?) "
        "ORDER BY ended DESC, record DESC LIMIT ?) AS mine ON mine.record = records.id "
        "ORDER BY records.ended DESC, id DESC",
        *(b"", person, *(after or BEFORE_ALL), limit),
    )
    return (yield from _list(rows))


def _list(rows: list[tuple[Any, ...]]) -> Work[list[Record]]:
    found = []
    for row in rows:
        found.append((yield from _record(row)))  # noqa: PERF401  # a comprehension cannot yield
    return found


def _record(row: tuple[Any, ...]) -> Work[Record]:
    which, table, edition, started, ended, is_public, hgn, statistics = row
    seats = yield from ask(
        "SELECT seat, person, name, bot, points, has_won, colour FROM record_seats WHERE record = ? ORDER BY seat",
        which,
    )
    sat = tuple(
        RecordSeat(seat, person, name, bot, points, bool(has_won), colour)
        for seat, person, name, bot, points, has_won, colour in seats
    )
    return Record(which, table, edition, started, ended, bool(is_public), sat, hgn, bytes(statistics))
