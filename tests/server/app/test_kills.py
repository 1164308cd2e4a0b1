"""Nothing lost: a server that is killed at any moment has every command that it acknowledged, once and in order.

Whoever was connected comes back by the number of the last event it was told of, and says again, with the same nonce,
what was not answered. One table is about to vote on its end, another has its fair dice half thrown.
"""

import asyncio
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress

import msgspec
import pytest

from hexmoot.server.app.house import now
from hexmoot.server.client import Guest, Seat
from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import open_store
from hexmoot.server.store.store import Store
from hexmoot.server.table.events import AbortVote, Event, Moved
from hexmoot.server.table.table import Table
from tests.server.app.returning import Returner, Returning, Talker
from tests.server.app.talking import answer
from tests.server.app.throwing import begin_throw, check_throw
from tests.server.live import Player, Server, a_table, begin

ROUNDS = int(os.environ.get("HEXMOOT_KILLS") or 20)
TABLES = 3
BOTS = ["random"] * 2
STEP = 0.01
# How often a server is killed while moves are made; else it may still be about to take its tables up.
IN_PLAY = 0.8
# How often the next server has to wait for the end of the lease of the one before; SQLite knows of its death sooner.
WAITED_OUT = 0.25
# Several moves are made meanwhile.
MOST_SECONDS = 0.15
# Dice are thrown at one table after the other, and nobody is refused one.
SETTINGS = {
    "HEXMOOT_LEASE_SECONDS": "1",
    "HEXMOOT_CHAT_SECONDS": "1",
    "HEXMOOT_TABLES_PER_PERSON": str(ROUNDS + TABLES),
    "HEXMOOT_TABLES_PER_ADDRESS": str(ROUNDS + 2 * TABLES),
}


async def spend(people: list[Returning], seconds: float) -> None:
    """All are there for a while."""
    # Each ends by itself when the server is gone.
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*(one.stay() for one in people), return_exceptions=True), seconds)


async def until_a_move(players: list[Returner]) -> None:
    """Waits until a move of somebody is done: a server that starts quickly has to wait for the lease first."""

    def done() -> int:
        return sum(len(player.accepted) + player.cuts for player in players)

    before = done()
    async with asyncio.timeout(60):
        while done() == before:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(STEP)


async def until_all_are_answered(people: list[Returning]) -> None:
    """Waits until everybody had something done: on a busy machine one may be killed off each time."""
    async with asyncio.timeout(60):
        while not all(one.accepted for one in people):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(STEP)


class Replay:
    """A table's log as it was read last, played through: what follows is played on from there."""

    def __init__(self, people: list[Returning]) -> None:
        self.people = people
        self.name = people[0].table
        self.events: list[Event] = []
        self.table = Table()

    async def go_on(self, store: Store) -> None:
        """What was there is there as it was; every view, as far as its reader was told, is what is shown then."""
        events = events_of(await store.load(self.name))
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        known = len(self.events)
        assert events[:known] == self.events
        # Who was killed off before it was shown anything has no number.
        shown = [(one.seat, one.number) for one in self.people if one.seat is not None and one.seat.number]
        self._compare(shown)
        for event in events[known:]:
            self.table.fold(event)
            self._compare(shown)
        self.events = events
        assert all(seat.number <= self.table.number for seat, _ in shown)
        for one in self.people:
            one.logged = len(events)

    def _compare(self, shown: list[tuple[Seat, int | None]]) -> None:
        for seat, number in shown:
            if seat.number == self.table.number:
                person = None if number is None else self.table.chairs[number - 1].person
                assert seat.view == json_of(self.table.look(number, person).view)
                self.table.sleep()


class Game(Replay):
    """A game of two people and two bots, with somebody who looks on and talks."""

    def __init__(self, players: list[Returner], talker: Talker) -> None:
        super().__init__([*players, talker])
        self.players = players
        self.talker = talker

    async def check(self, store: Store) -> None:
        """The log and the talk hold what was acknowledged, each once and where it was said to be."""
        await self.go_on(store)
        for player in self.players:
            check_moves(self.events, player)
            check_votes(self.events, player, str(self.table.chairs[(player.number or 0) - 1].person))
        said = Counter(body.nonce for event in self.events if isinstance(body := event.body, Moved) and body.nonce)
        assert max(said.values(), default=1) == 1
        lines = Counter(line.text for line in await store.chat(self.name))
        assert max(lines.values(), default=1) == 1
        assert {self.talker.said[nonce]["text"] for nonce in self.talker.accepted} <= set(lines)


def check_moves(events: list[Event], player: Returner) -> None:
    """Every acknowledged move is there."""
    own = {
        body.nonce: event.number
        for event in events
        if isinstance(body := event.body, Moved) and body.seat == player.number
    }
    moves = {nonce: number for nonce, number in player.accepted.items() if player.said[nonce]["kind"] == "act"}
    assert moves.items() <= own.items()


def check_votes(events: list[Event], player: Returner, person: str) -> None:
    """Every acknowledged vote is there; each was for what the one before was against, so that none is there twice."""
    own = {
        event.number: body.yes
        for event in events
        if isinstance(body := event.body, AbortVote) and body.person == person
    }
    votes = {
        number: player.said[nonce]["yes"]
        for nonce, number in player.accepted.items()
        if player.said[nonce]["kind"] == "abort"
    }
    assert votes.items() <= own.items()
    assert list(own.values()) == [number % 2 == 0 for number in range(len(own))]


def json_of(view: object) -> object:
    """As it looks after a journey over the network."""
    return msgspec.json.decode(msgspec.json.encode(view))


async def a_game(server: Server, number: int) -> Game:
    """A game that has begun; at the first table somebody votes."""
    host = await asyncio.to_thread(Guest, server.address, f"guest {number}")
    table = a_table(host, options={"victory_points": "20"}, bots=BOTS)
    second = Returner(Guest(server.address, f"second {number}"), table, 2, seed=TABLES + number)
    await second.come()
    await second.chair.sit_down("second")
    await answer(second.chair, "presence")
    await second.chair.socket.close()
    await begin(Player(host, table, 1, seed=0))
    first = Returner(host, table, 1, seed=number, votes=number == 0)
    return Game([first, second], Talker(Guest(server.address, f"Hana {number}"), table))


class Evening:
    """All that goes on at a server that is killed again and again."""

    def __init__(self, url: str, games: list[Game], throwers: list[Guest]) -> None:
        self.url = url
        self.games = games
        self.players = [player for game in games for player in game.players]
        self.half_thrown = 0
        self.half_voted = 0
        self._throwers = throwers
        self._throw: Replay | None = None

    async def people(self) -> list[Returning]:
        """Who comes now: to the dice first only the one who called for them, both after the next kill."""
        if self._throw is None or self._throw.table.status != "dice":
            self._throw = Replay(await begin_throw(self._throwers))
            throwing = self._throw.people[:1]
        else:
            throwing = self._throw.people
        return [*throwing, *(one for game in self.games for one in game.people)]

    async def check(self, *, is_later: bool) -> None:
        """Nothing is lost, and nothing there twice. `is_later`: the lease of the killed server is over by then."""
        assert self._throw is not None
        store = await open_store(self.url)
        try:
            for game in self.games:
                await game.check(store)
            await self._throw.go_on(store)
            if is_later:
                await end_leases(store, [self._throw.name, *(game.name for game in self.games)])
        finally:
            await store.close()
        check_throw(self._throw.events)
        thrown = self._throw.table
        self.half_thrown += thrown.status == "dice" and bool(thrown.commitments)
        self.half_voted += bool(self.games[0].table.abort_votes)


async def end_leases(store: Store, tables: list[str]) -> None:
    """As if somebody had come after the leases were over, and had gone again."""
    later = now() + 60_000
    for table in tables:
        await store.claim(table, "somebody", later, later)
    await store.release("somebody")


@pytest.mark.slow
async def test_every_acknowledged_command_is_there_once_and_in_order(url: str) -> None:
    chance = random.Random(11)
    server = Server(url, settings=SETTINGS).start()
    try:
        games = [await a_game(server, number) for number in range(TABLES)]
        throwers = [Guest(server.address, f"thrower {number}") for number in range(2)]
        evening = Evening(url, games, throwers)
        began = time.monotonic()
        for done in range(ROUNDS + 1):
            if done and done % 10 == 0:
                # For the soak, which shows it; a test run does not.
                each = (time.monotonic() - began) / done
                sys.stderr.write(f"killed {done} of {ROUNDS} times, {each:.1f} s each\n")
            playing = asyncio.create_task(spend(await evening.people(), 60))
            if done == ROUNDS:
                # The last time in peace.
                await until_all_are_answered([one for game in games for one in game.people])
            elif chance.random() < IN_PLAY:
                await until_a_move(evening.players)
            await asyncio.sleep(chance.uniform(0, MOST_SECONDS))
            await asyncio.to_thread(server.kill)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await evening.check(is_later=chance.random() >= WAITED_OUT)
            await asyncio.to_thread(server.start)
        check_evening(evening)
    finally:
        server.kill()


def check_evening(evening: Evening) -> None:
    """What is to be shown was there to be shown."""
    players = evening.players
    assert sum(len(player.accepted) for player in players) > ROUNDS
    assert all(player.accepted for player in players)
    assert all(game.talker.accepted for game in evening.games)
    # By number, never anew.
    assert not any(one.shown_anew for game in evening.games for one in game.people)
    assert sum(player.done_before for player in players) > 0
    assert evening.half_thrown > ROUNDS // 4
    assert evening.half_voted > ROUNDS // 4
