"""Nothing lost: a server that is killed at any moment has every move that it acknowledged, once and in order."""

import asyncio
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress

import msgspec
import pytest

from hexmoot.server.client import Guest
from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import open_store
from hexmoot.server.table.events import Moved
from hexmoot.server.table.table import Table
from tests.server.live import Player, Server, a_table, begin

ROUNDS = int(os.environ.get("HEXMOOT_KILLS") or 20)
TABLES = 3


async def spend(players: list[Player], seconds: float) -> None:
    """All play for a while."""
    seats = [await player.connect() for player in players]
    playing = [player.play(seat) for player, seat in zip(players, seats, strict=True)]
    # Each ends by itself when the server is gone.
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), seconds)


async def check(url: str, players: list[Player]) -> None:
    """The log holds what was acknowledged, and what the clients saw is what a replay shows."""
    store = await open_store(url)
    try:
        for player in players:
            events = events_of(await store.load(player.table))
            assert [event.number for event in events] == list(range(1, len(events) + 1))
            own = {
                event.body.nonce: event.number
                for event in events
                if isinstance(event.body, Moved) and event.body.seat == player.number
            }
            assert dict(player.accepted).items() <= own.items()
            said = Counter(event.body.nonce for event in events if isinstance(event.body, Moved) and event.body.nonce)
            assert max(said.values(), default=1) == 1
            seen = player.seat
            if seen is None or not seen.number:
                # Killed before it was shown anything.
                continue
            table = Table.replay(events[: seen.number])
            person = table.chairs[player.number - 1].person
            assert seen.view == json_of(table.look(player.number, person).view)
    finally:
        await store.close()


def json_of(view: object) -> object:
    """As it looks after a journey over the network."""
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.slow
async def test_every_acknowledged_move_is_there_once_and_in_order(url: str) -> None:
    chance = random.Random(11)
    server = Server(url, settings={"HEXMOOT_LEASE_SECONDS": "1"}).start()
    try:
        guests = [Guest(server.address, f"guest {number}") for number in range(TABLES)]
        players = [
            Player(guest, a_table(guest, options={"victory_points": "20"}), 1, seed=number)
            for number, guest in enumerate(guests)
        ]
        for player in players:
            await begin(player)
        began = time.monotonic()
        for done in range(ROUNDS):
            if done and done % 10 == 0:
                # For the soak, which shows it; a test run does not.
                each = (time.monotonic() - began) / done
                sys.stderr.write(f"killed {done} of {ROUNDS} times, {each:.1f} s each\n")
            playing = asyncio.create_task(spend(players, 60))
            await asyncio.sleep(chance.uniform(0.1, 0.8))
            await asyncio.to_thread(server.kill)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await check(url, players)
            server.start()
        assert sum(len(player.accepted) for player in players) > ROUNDS
    finally:
        server.kill()
