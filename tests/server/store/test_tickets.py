"""Tickets: once, not for long, and for whoever shares the database."""

import asyncio

import pytest

from hexmoot.server.app.identity import Visitor
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.tickets import MOST_TICKETS, TICKET_MS, Tickets
from hexmoot.server.store import Store, token_hash
from tests.server.store.conftest import Open

SESSION = token_hash("olena's")


async def olena(store: Store) -> Visitor:
    await store.add_guest("olena", "Olena", SESSION, 0, 10**9)
    person = await store.person("olena")
    assert person is not None
    return Visitor(person, SESSION)


async def test_a_ticket_is_good_once_for_half_a_minute(store: Store) -> None:
    visitor, tickets = await olena(store), Tickets(store)
    early, late = [await tickets.issue(visitor, 0) for _ in range(2)]
    assert await tickets.take(early, TICKET_MS - 1) == SESSION
    assert await tickets.take(early, TICKET_MS - 1) is None
    assert await tickets.take(late, TICKET_MS) is None
    assert await tickets.take("made up", 0) is None


async def test_one_process_takes_the_ticket_of_another_and_only_one_does(store: Store, another: Open) -> None:
    visitor, others = await olena(store), [await another() for _ in range(3)]
    for _ in range(10):
        ticket = await Tickets(store).issue(visitor, 0)
        taken = await asyncio.gather(*(Tickets(one).take(ticket, 1) for one in others))
        assert sorted(taken, key=bool) == [None, None, SESSION]


async def test_a_session_has_so_many_tickets_at_a_time(store: Store) -> None:
    visitor, tickets = await olena(store), Tickets(store)
    for _ in range(MOST_TICKETS):
        await tickets.issue(visitor, 0)
    with pytest.raises(Refused, match=r"refusal\.too_fast"):
        await tickets.issue(visitor, TICKET_MS - 1)
    # Those that nobody used are forgotten when the next one is asked for.
    for _ in range(MOST_TICKETS):
        await tickets.issue(visitor, TICKET_MS)


async def test_a_ticket_ends_with_its_session(store: Store) -> None:
    visitor, tickets = await olena(store), Tickets(store)
    ticket = await tickets.issue(visitor, 0)
    await store.revoke(SESSION)
    assert await tickets.take(ticket, 1) is None
    with pytest.raises(Refused, match=r"refusal\.too_fast"):
        await tickets.issue(visitor, 1)
