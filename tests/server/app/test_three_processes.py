"""Three processes: the owner of a table is killed, another takes it up, and a reader at the third misses nothing."""

import asyncio
from typing import Any

import pytest

from hexmoot.server.client import Guest, Seat
from tests.server.app.talking import answer, eventually
from tests.server.live import Player, Server, a_table, begin, elsewhere
from tests.server.postgres import Postgres, a_database
from tests.server.redis_server import RedisServer


class Reader:
    """An onlooker who notes every number that comes."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.numbers: list[int] = []
        self.gaps: list[tuple[int, int]] = []

    async def read(self) -> None:
        async for message in self.seat.messages():
            if message["t"] in ("event", "bare", "snapshot"):
                self.note(message)

    def note(self, message: dict[str, Any]) -> None:
        if message["t"] == "snapshot" or not self.numbers:
            self.numbers.append(message["n"])
        elif message["n"] > self.numbers[-1]:
            if message["n"] != self.numbers[-1] + 1:
                self.gaps.append((self.numbers[-1], message["n"]))
            self.numbers.append(message["n"])


@pytest.mark.slow
async def test_a_reader_at_the_third_process_outlives_the_owner(postgres: Postgres, redis_server: RedisServer) -> None:
    with a_database(postgres) as url:
        settings = {"HEXMOOT_LEASE_SECONDS": "2", "HEXMOOT_BOT_MS": "20"}
        servers = [Server(url, bus=redis_server.url, settings=settings) for _ in range(3)]
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            await read_on(*servers)
        finally:
            for server in servers:
                server.kill()


async def read_on(first: Server, second: Server, third: Server) -> None:
    guest = Guest(first.address, "Olena")
    table = a_table(guest, options={"victory_points": "20"})
    player = Player(guest, table, 1, seed=9)
    await begin(player)
    # The table runs in the first process; its player comes by the second, an onlooker by the third.
    player.guest = elsewhere(guest, second)
    playing = asyncio.create_task(player.play(await player.connect()))
    taras = Guest(first.address, "Taras")
    # A ticket is good wherever it is shown.
    onlooker = await Seat.open(third.address, table, 1, ticket=taras.ticket())
    reader = Reader(onlooker)
    await onlooker.say("snapshot")
    reader.note(await answer(onlooker, "snapshot"))
    reading = asyncio.create_task(reader.read())
    await eventually(lambda: len(player.accepted) > 3 and len(reader.numbers) > 5)
    await asyncio.to_thread(first.kill)
    done, seen = len(player.accepted), len(reader.numbers)
    await eventually(lambda: len(player.accepted) > done + 3 and len(reader.numbers) > seen + 5)
    playing.cancel()
    # Both are shown the same, and by the third process the same as afresh.
    await eventually(lambda: reader.seat.number >= player.chair.number)
    reading.cancel()
    await asyncio.gather(playing, reading, return_exceptions=True)
    assert not reader.gaps
    assert onlooker.view["status"] == "playing"
    assert onlooker.view["you"] is None
    for one in (onlooker, player.chair):
        await one.socket.close()
    for server in (second, third):
        assert "Traceback" not in server.logged()
