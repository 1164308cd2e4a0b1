"""What is stored about somebody is theirs: to have, and to be gone."""

import asyncio
import json
import sqlite3
from contextlib import closing

import psycopg
import pytest

from hexmoot.server.store import NoPerson, RecordSeat, State, Store, Summary
from hexmoot.server.table.names import badge_of
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
        # Not a dump, which writes bytes in hex: nothing would be found in them.
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            return str([connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names])  # noqa: S608
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
    await store.set_link("g", token(7), 6)
    await store.mute("t", "g", "h", on=True)
    await store.mute("t", "h", "g", on=True)
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
    assert data["link"] == {"created": 6}
    # The id of another person would give that person's badge at every other table.
    assert data["mutes"] == [{"table": "t", "badge": badge_of("t", "h")}]
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
    assert await store.mutes("t") == {}
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


async def test_guests_whose_time_is_over_are_found_and_sessions_go_at_once(store: Store) -> None:
    await store.add_guest("old", "Ann", token(1), 0, 100)
    await store.add_guest("new", "Bob", token(2), 0, 300)
    await store.add_guest("kept", "Cat", token(3), 0, 100)
    await store.add_account("kept", "cat", "argon", "code", 0)
    await store.add_session(token(4), "kept", 0, 100)
    assert await store.expired(99) == []
    assert await store.expired(100) == ["old"]
    assert (await store.export("kept"))["sessions"] == []
    assert (await store.export("new"))["sessions"] != []


async def test_somebody_who_is_being_forgotten_comes_in_no_more(store: Store) -> None:
    await live(store)
    assert await store.end_person("g", 10) == ["b"]
    for known_by in (token(1), token(2)):
        assert await store.person_of(known_by, 11) is None
        assert not await store.seen(known_by, 11, 900)
    # Not even with the password, which still fits.
    await store.add_session(token(9), "g", 11, 900)
    assert await store.person_of(token(9), 11) is None
    assert await store.expired(11) == ["b", "g"]


async def test_names_are_taken_out_of_the_events_of_every_table_ever_visited(store: Store) -> None:
    await guest(store, "g", "Annabel")
    there = Summary(State.OPEN, is_public=True, body=b"1", people=("g",))
    epoch = await make_table(store, "t", summary=there)
    await store.append("t", epoch, 2, 0, b"moved", Summary(State.ENDED, is_public=True, body=b"2"))
    assert [(one.table, one.state, one.owner) for one in await store.visits("g")] == [("t", State.ENDED, "one")]
    await store.rewrite("t", "g", lambda rows, about: ([rows[1]._replace(body=b"gone")], about + b"!"))
    assert [row.body for row in await store.load("t")] == [b"t/1", b"gone"]
    assert await store.visits("g") == []


async def test_expiry_goes_in_bounded_steps_and_forgets_owners_long_gone(store: Store) -> None:
    for number in range(4):
        await store.add_guest(f"g{number}", "Ann", token(number), 0, 100)
    assert await store.expired(200, limit=3) == ["g0", "g1", "g2"]
    await make_table(store, "t", owner="here")
    await store.renew("gone", 0, MINUTE)
    await store.expired(10_000 * MINUTE)
    assert not await store.renew("gone", 0, MINUTE)
    assert await store.renew("here", 0, MINUTE)
