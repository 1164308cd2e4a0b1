"""Short words for what the tests of the store do again and again."""

from hexmoot.server.store import Claim, Record, RecordSeat, State, Store, Summary

OPEN = Summary(State.OPEN, is_public=True, body=b'{"edition":"z-base"}')
MINUTE = 60_000


def token(number: int) -> bytes:
    """The hash of a token, told apart by a number."""
    return number.to_bytes(32, "big")


def event(table: str, number: int) -> bytes:
    """What the tests write as an event: no two are alike."""
    return f"{table}/{number}".encode()


async def make_table(store: Store, table: str, owner: str = "one", at: int = 0, summary: Summary = OPEN) -> int:
    """A table with its first event; its epoch."""
    return await store.create(table, owner, at, event(table, 1), summary, at + MINUTE)


async def claimed(store: Store, table: str, owner: str, now: int) -> Claim:
    """A claim that has to succeed."""
    claim = await store.claim(table, owner, now, now + MINUTE)
    assert isinstance(claim, Claim)
    return claim


async def numbers(store: Store, table: str) -> list[int]:
    """The numbers in a table's log, whose bodies have to be those written under them."""
    rows = await store.load(table)
    assert [row.body for row in rows] == [event(table, row.number) for row in rows]
    return [row.number for row in rows]


async def guest(store: Store, person: str, name: str, expires: int = 100 * MINUTE) -> bytes:
    """A guest; the hash of the token."""
    known_by = token(int.from_bytes(person.encode(), "big"))
    await store.add_guest(person, name, known_by, 0, expires)
    return known_by


def a_record(name: str, ended: int, seats: tuple[RecordSeat, ...] = (), *, is_public: bool = True) -> Record:
    """A record of a game."""
    return Record(name, "table", "z-base", ended - MINUTE, ended, is_public, seats, f"[Game {name}]", b'{"turns":70}')
