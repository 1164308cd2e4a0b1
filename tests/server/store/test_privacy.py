"""What is stored about somebody is theirs: to have, and to be gone."""

import asyncio
import json
import sqlite3

import psycopg
import pytest

from hexmoot.server.store import NoPerson, RecordSeat, State, Store, Summary
from tests.server.store.conftest import Open
from tests.server.store.lives import MINUTE, a_record, guest, make_table, token

SEATS = (
    RecordSeat(1, "g", "Annabel", None, 10, has_won=True),
    RecordSeat(2, "h", "Bob", None, 7, has_won=False),
    RecordSeat(3, None, "Careful", "careful", 5, has_won=False),
)


def everything(url: str) -> str:
    """All that the database holds, as text."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            dump = "\n".join(connection.iterdump())
        connection.close()
        return dump
    with psycopg.connect(url) as database:
        names = database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        rows = [database.execute(f"SELECT * FROM {name}".encode()).fetchall() for (name,) in names]  # noqa: S608
        return str(rows)


async def live(store: Store) -> None:
    """Somebody with an account, a bot, a table, a line and a record."""
    await guest(store, "g", "Annabel")
    await guest(store, "h", "Bob")
    await store.add_account("g", "annabel-login", "argon", "code", 3)
    await store.add_session(token(1), "g", 4, 500)
    await store.add_bot("b", "g", "Annabot", token(2), 5)
    await make_table(store, "t", summary=Summary(State.OPEN, is_public=True, body=b"", people=("g", "h")))
    await store.say("t", "g", "hello from Annabel", 6, seat=1)
    await store.say("t", "h", "hello", 7)
    await store.say("t", "b", "annabot says", 8)
    await store.add_record(a_record("r", 100, SEATS))


async def test_an_export_holds_everything_and_no_hash(store: Store) -> None:
    await live(store)
    data = await store.export("g")
    assert json.loads(json.dumps(data)) == data
    assert data["person"]["name"] == "Annabel"
    assert data["account"] == {"login": "annabel-login", "created": 3}
    assert data["bots"] == [{"id": "b", "name": "Annabot", "created": 5}]
    assert data["sessions"] == [{"created": 4, "expires": 500}]
    assert data["tables"] == ["t"]
    assert [(line["table"], line["number"], line["text"]) for line in data["lines"]] == [("t", 1, "hello from Annabel")]
    assert [(record["id"], record["seat"], record["hgn"]) for record in data["records"]] == [("r", 1, "[Game r]")]
    assert "argon" not in str(data)
    assert "code" not in str(data)
    with pytest.raises(NoPerson):
        await store.export("nobody")


async def test_a_deleted_person_is_nowhere_and_the_games_stay(store: Store, url: str) -> None:
    await live(store)
    assert "annab" in everything(url).lower()
    assert await store.delete_person("g")
    assert not await store.delete_person("g")
    assert "annab" not in everything(url).lower()
    assert await store.person("b") is None
    assert await store.person_of(token(1), 5) is None
    assert await store.person_of(token(2), 5) is None
    assert await store.account("annabel-login") is None
    assert await store.tables_of("g") == []
    assert [(line.number, line.person, line.name, line.text, line.is_removed) for line in await store.chat("t")] == [
        (1, None, None, "", True),
        (2, "h", "Bob", "hello", False),
        (3, None, None, "", True),
    ]
    record = await store.record("r")
    assert record is not None
    assert record.hgn == "[Game r]"
    assert [(seat.person, seat.name, seat.points) for seat in record.seats] == [
        (None, "", 10),
        ("h", "Bob", 7),
        (None, "Careful", 5),
    ]
    with pytest.raises(NoPerson):
        await store.say("t", "g", "from beyond", 9)


async def test_a_record_that_comes_after_the_delete_has_no_name(store: Store) -> None:
    await live(store)
    await store.delete_person("g")
    await store.add_record(a_record("late", 200, SEATS))
    late = await store.record("late")
    assert late is not None
    assert [(seat.person, seat.name) for seat in late.seats] == [(None, ""), ("h", "Bob"), (None, "Careful")]


async def test_what_comes_in_during_a_delete_leaves_no_trace(store: Store, another: Open, url: str) -> None:
    other = await another()
    await make_table(store, "t")
    for turn in range(15):
        name = f"g{turn}"
        await guest(store, name, "Annabel")
        ends = await asyncio.gather(
            store.say("t", name, "Annabel here", 0),
            other.add_record(a_record(name, 5, (RecordSeat(1, name, "Annabel", None, 1, has_won=False),))),
            other.delete_person(name),
            store.say("t", name, "Annabel again", 0),
            store.add_session(token(1000 + turn), name, 0, 9),
            return_exceptions=True,
        )
        assert all(isinstance(end, NoPerson) for end in ends if isinstance(end, BaseException))
        assert "Annabel" not in everything(url)


async def test_guests_and_sessions_expire_and_others_stay(store: Store) -> None:
    await store.add_guest("old", "Ann", token(1), 0, 100)
    await store.add_guest("new", "Bob", token(2), 0, 300)
    await store.add_guest("kept", "Cat", token(3), 0, 100)
    await store.add_account("kept", "cat", "argon", "code", 0)
    await store.add_session(token(4), "kept", 0, 100)
    await make_table(store, "t")
    await store.say("t", "old", "hello", 0)
    assert await store.expire(99) == 0
    assert await store.expire(100) == 1
    assert await store.person("old") is None
    assert await store.names(["old", "new", "kept"]) == {"new": "Bob", "kept": "Cat"}
    assert (await store.export("kept"))["sessions"] == []
    assert [line.name for line in await store.chat("t")] == [None]


async def test_expiry_goes_in_bounded_steps_and_forgets_owners_long_gone(store: Store) -> None:
    for number in range(7):
        await store.add_guest(f"g{number}", "Ann", token(number), 0, 100)
    assert [await store.expire(200, limit=3) for _ in range(4)] == [3, 3, 1, 0]
    await make_table(store, "t", owner="here")
    await store.renew("gone", 0, MINUTE)
    await store.expire(10_000 * MINUTE)
    assert not await store.renew("gone", 0, MINUTE)
    assert await store.renew("here", 0, MINUTE)
