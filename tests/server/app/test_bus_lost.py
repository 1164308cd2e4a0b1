"""Two processes lose their bus and get it back: whoever looks from the other one misses nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hexmoot.server.client import Guest, Seat
from tests.server.app.talking import answer, eventually
from tests.server.live import Player, Server, a_table, begin
from tests.server.postgres import Postgres, a_database
from tests.server.redis_server import RedisServer

# Rounds that never come, so that only the bus itself can tell that it is back; and a lease that ends meanwhile.
LONG, SHORT = "3600", "1"


class Heard:
    """A connection, and all that came on it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.messages: list[dict[str, Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.seat.socket:
            self.messages.append(json.loads(data))

    @property
    def numbers(self) -> list[int]:
        return [message["n"] for message in self.messages if message["t"] in ("snapshot", "event", "bare")]

    def onlookers(self) -> int:
        presences = [message for message in self.messages if message["t"] == "presence"]
        return len(presences[-1]["onlookers"]) if presences else 0

    async def close(self) -> None:
        await self.seat.socket.close()
        await asyncio.gather(self._reading, return_exceptions=True)


@asynccontextmanager
async def two_servers(url: str, bus: str, lease: str) -> AsyncIterator[tuple[Server, Server]]:
    settings = {"HEXMOOT_LEASE_SECONDS": lease, "HEXMOOT_BOT_MS": "20"}
    servers = tuple(Server(url, bus=bus, settings=settings) for _ in range(2))
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.kill()


async def look(server: Server, table: str, name: str) -> Heard:
    guest = await asyncio.to_thread(Guest, server.address, name)
    seat = await Seat.open(server.address, table, 1, ticket=await asyncio.to_thread(guest.ticket))
    await seat.say("snapshot")
    found = Heard(seat)
    await eventually(lambda: bool(found.numbers))
    return found


async def play_some(player: Player, moves: int) -> None:
    """So many moves more, and then none."""
    seat = await player.connect()
    before = len(player.accepted)
    playing = asyncio.create_task(player.play(seat))
    await eventually(lambda: len(player.accepted) >= before + moves)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await seat.socket.close()


@pytest.mark.slow
@pytest.mark.parametrize("lease", [LONG, SHORT])
async def test_events_of_an_outage_reach_the_readers_elsewhere(postgres: Postgres, lease: str) -> None:
    # A Redis of its own: that of the other tests must not stop.
    with a_database(postgres) as url, RedisServer() as redis:
        async with two_servers(url, redis.url, lease) as (first, second):
            guest = await asyncio.to_thread(Guest, first.address, "Olena")
            table = a_table(guest, options={"victory_points": "20"})
            player = Player(guest, table, 1, seed=9)
            await begin(player)
            near, far = await look(first, table, "Taras"), await look(second, table, "Mykola")
            await play_some(player, 2)
            await eventually(lambda: far.numbers[-1] == near.numbers[-1] and near.onlookers() == 2)
            redis.stop()
            before = len(near.numbers)
            await play_some(player, 4)
            if lease == SHORT:
                # The owner has given the far reader up.
                await eventually(lambda: near.onlookers() == 1)
            await asyncio.to_thread(redis.start)
            # Nobody moves any more: what was missed comes without an event that would show the gap.
            await eventually(lambda: len(near.numbers) >= before + 4 and far.numbers[-1] == near.numbers[-1])
            await eventually(lambda: near.onlookers() == 2)
            await play_some(player, 2)
            await eventually(lambda: far.numbers[-1] == near.numbers[-1])
            assert far.numbers == list(range(far.numbers[0], far.numbers[-1] + 1))
            # And it is what a fresh look shows.
            fresh = await Seat.open(first.address, table, 1, ticket=await asyncio.to_thread(guest.ticket))
            await fresh.say("snapshot")
            await answer(fresh, "snapshot")
            # The bots may have played on meanwhile, to the same event.
            await eventually(lambda: far.numbers[-1] >= fresh.number)
            for message in far.messages:
                if message["t"] not in ("snapshot", "event", "bare") or message["n"] <= fresh.number:
                    await far.seat.take(message)
            assert far.seat.number == fresh.number
            assert far.seat.view["turn"] == fresh.view["turn"]
            for one in (near, far):
                await one.close()
            await fresh.socket.close()
