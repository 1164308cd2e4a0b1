"""Two server processes behind one address: tables are shared, and one of them may die."""

import asyncio

import pytest

from hexmoot.server.client import Guest, Seat
from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import open_store
from hexmoot.server.table.events import Moved
from tests.server.app.talking import eventually
from tests.server.live import Player, Server, a_table, begin
from tests.server.postgres import Postgres, a_database
from tests.server.redis_server import RedisServer

ACCOUNT = {"login": "olena-of-both", "password": "0123456789"}


@pytest.mark.slow
async def test_a_table_is_played_from_both_and_outlives_its_owner(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    with a_database(postgres) as url:
        settings = {"HEXMOOT_LEASE_SECONDS": "2", "HEXMOOT_BOT_MS": "20", "HEXMOOT_SESSION_SECONDS": "1"}
        first, second = (Server(url, bus=redis_server.url, settings=settings) for _ in range(2))
        first.start()
        second.start()
        try:
            await play_on_both(url, first, second)
        finally:
            first.kill()
            second.kill()


async def play_on_both(url: str, first: Server, second: Server) -> None:
    guest = Guest(first.address, "Olena")
    table = a_table(guest, options={"victory_points": "20"})
    player = Player(guest, table, 1, seed=9)
    await begin(player)
    # The table runs in the first process; its player now comes by the second, with a ticket of the first.
    seat = player.seat = await Seat.open(second.address, table, 1, ticket=guest.ticket())
    playing = asyncio.create_task(player.play(seat))
    onlooker = await Seat.open(first.address, table, 1, ticket=guest.ticket())
    # Moves go through the bus to the owner, and their answers come back.
    await eventually(lambda: len(player.accepted) > 1 and seat.number > 5)
    await onlooker.socket.close()
    # An account made at the first begins a new session there, and the connection at the second goes on by it.
    await asyncio.to_thread(first.request, "/api/account", ACCOUNT, {"cookie": guest.cookie})
    across = len(player.accepted)
    # The owner dies; the second process takes the table up when the lease is over, and the same connection goes on.
    first.kill()
    await eventually(lambda: len(player.accepted) > across + 3)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    store = await open_store(url)
    try:
        events = events_of(await store.load(table))
    finally:
        await store.close()
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    own = {event.body.nonce: event.number for event in events if isinstance(event.body, Moved) and event.body.seat == 1}
    assert dict(player.accepted).items() <= own.items()
