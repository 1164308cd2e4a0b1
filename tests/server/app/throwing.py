"""Tables whose fair dice are being thrown when the server is killed."""

import asyncio

from hexmoot.server.client import Guest
from hexmoot.server.table.events import DiceCalled, DiceCommitted, DiceRevealed, Event
from tests.server.app.returning import Returning
from tests.server.app.talking import answer_to
from tests.server.live import a_table

PEOPLE = 2


async def begin_throw(guests: list[Guest]) -> list[Returning]:
    """Two people and a bot at a table, the dice called for; both people are away again."""
    table = await asyncio.to_thread(a_table, guests[0], seats=3, bots=["random"], fair_dice=True, public=False)
    people = [Returning(guest, table, seat) for seat, guest in enumerate(guests, start=1)]
    for one in reversed(people):
        await one.come()
        await one.chair.say("take_seat", seat=one.number, name=f"thrower {one.number}", nonce="sit")
        assert (await answer_to(one.chair, "sit"))["t"] == "accepted"
        if one is people[0]:
            await one.chair.say("start", nonce="go")
            assert (await answer_to(one.chair, "go"))["t"] == "accepted"
        await one.chair.socket.close()
    return people


def check_throw(events: list[Event]) -> None:
    """The dice were called for once, and everybody's part of them is there at most once."""
    bodies = [event.body for event in events]
    assert sum(isinstance(body, DiceCalled) for body in bodies) == 1
    for kind in (DiceCommitted, DiceRevealed):
        persons = [body.person for body in bodies if isinstance(body, kind)]
        assert len(persons) == len(set(persons)) <= PEOPLE
