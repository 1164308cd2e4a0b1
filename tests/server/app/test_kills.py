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

from hexmoot.server.client import Guest, Seat
from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import open_store
from hexmoot.server.table.events import Event, Moved
from hexmoot.server.table.table import Table
from tests.server.app.talking import answer
from tests.server.live import LOOK_AGAIN, Player, Server, a_table, begin

ROUNDS = int(os.environ.get("HEXMOOT_KILLS") or 20)
TABLES = 3
BOTS = ["random"] * 2
STEP = 0.01
# How often a server is killed while moves are made; else it may still be about to take its tables up.
IN_PLAY = 0.8


class Talker:
    """Somebody who looks on, and says a line each time."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.seat: Seat | None = None
        # The lines that the server said it has.
        self.accepted: list[str] = []
        self._count = 0

    async def watch(self) -> None:
        """Until the server is gone."""
        seat = self.seat = await Seat.open(self.guest.base, self.table, 1, ticket=self.guest.ticket())
        await seat.say("snapshot")
        self._count += 1
        line = f"line {self._count}"
        await seat.say("chat", text=line, nonce=line)
        async for message in seat.messages():
            if message["t"] == "accepted":
                self.accepted.append(message["nonce"])
            elif message["t"] == "refusal" and not message.get("nonce"):
                # The table belongs to a server that was killed, for another moment.
                await asyncio.sleep(LOOK_AGAIN)
                await seat.say("snapshot")


async def spend(players: list[Player], talkers: list[Talker], seconds: float) -> None:
    """All play for a while, and those who look on talk."""
    seats = [await player.connect() for player in players]
    playing = [player.play(seat) for player, seat in zip(players, seats, strict=True)]
    playing += [talker.watch() for talker in talkers]
    # Each ends by itself when the server is gone.
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), seconds)


async def until_a_move(players: list[Player]) -> None:
    """Waits until a move of somebody is acknowledged: a server that starts quickly has to wait for the lease first."""
    before = sum(len(player.accepted) for player in players)
    async with asyncio.timeout(60):
        while sum(len(player.accepted) for player in players) == before:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(STEP)


class Replay:
    """A table's log as it was read last, played through: what follows is played on from there."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.table = Table()

    def go_on(self, events: list[Event], players: list[Player], talker: Talker) -> None:
        """What was there is there as it was; every view, as far as its reader was told, is what is shown then."""
        known = len(self.events)
        assert events[:known] == self.events
        seen = [(player.seat, player.number) for player in players] + [(talker.seat, None)]
        # Who was killed off before it was shown anything has no number.
        shown = [(seat, number) for seat, number in seen if seat is not None and seat.number]
        self._compare(shown)
        for event in events[known:]:
            self.table.fold(event)
            self._compare(shown)
        self.events = events
        assert all(seat.number <= self.table.number for seat, _ in shown)

    def _compare(self, shown: list[tuple[Seat, int | None]]) -> None:
        for seat, number in shown:
            if seat.number == self.table.number:
                person = None if number is None else self.table.chairs[number - 1].person
                assert seat.view == json_of(self.table.look(number, person).view)
                self.table.sleep()


async def check(url: str, players: list[Player], talkers: list[Talker], replays: list[Replay]) -> None:
    """The log and the talk hold what was acknowledged, and what the clients saw is what a replay shows."""
    store = await open_store(url)
    try:
        for talker, replay in zip(talkers, replays, strict=True):
            events = events_of(await store.load(talker.table))
            own = [player for player in players if player.table == talker.table]
            check_moves(events, own)
            replay.go_on(events, own, talker)
            said_lines = Counter(line.text for line in await store.chat(talker.table))
            assert max(said_lines.values(), default=1) == 1
            assert set(talker.accepted) <= set(said_lines)
    finally:
        await store.close()


def check_moves(events: list[Event], players: list[Player]) -> None:
    """Every acknowledged move is there, once and where it was said to be."""
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    moves = [(event.number, event.body) for event in events if isinstance(event.body, Moved)]
    for player in players:
        own = {body.nonce: number for number, body in moves if body.seat == player.number}
        assert dict(player.accepted).items() <= own.items()
    said = Counter(body.nonce for _, body in moves if body.nonce)
    assert max(said.values(), default=1) == 1


def json_of(view: object) -> object:
    """As it looks after a journey over the network."""
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.slow
async def test_every_acknowledged_move_is_there_once_and_in_order(url: str) -> None:
    chance = random.Random(11)
    server = Server(url, settings={"HEXMOOT_LEASE_SECONDS": "1", "HEXMOOT_CHAT_SECONDS": "1"}).start()
    try:
        players, talkers = [], []
        for number in range(TABLES):
            host = Guest(server.address, f"guest {number}")
            first = Player(host, a_table(host, options={"victory_points": "20"}, bots=BOTS), 1, seed=number)
            # At every table a second person plays, and somebody looks on.
            second = Player(Guest(server.address, f"second {number}"), first.table, 2, seed=TABLES + number)
            await (await second.connect()).sit_down("second")
            await answer(second.chair, "snapshot")
            await second.chair.socket.close()
            await begin(first)
            players += [first, second]
            talkers.append(Talker(Guest(server.address, f"Hana {number}"), first.table))
        replays = [Replay() for _ in talkers]
        began = time.monotonic()
        for done in range(ROUNDS):
            if done and done % 10 == 0:
                # For the soak, which shows it; a test run does not.
                each = (time.monotonic() - began) / done
                sys.stderr.write(f"killed {done} of {ROUNDS} times, {each:.1f} s each\n")
            playing = asyncio.create_task(spend(players, talkers, 60))
            if chance.random() < IN_PLAY:
                await until_a_move(players)
            await asyncio.sleep(chance.uniform(0, 0.5))
            await asyncio.to_thread(server.kill)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await check(url, players, talkers, replays)
            server.start()
        assert sum(len(player.accepted) for player in players) > ROUNDS
        assert all(player.accepted for player in players)
        assert all(talker.accepted for talker in talkers)
    finally:
        server.kill()
