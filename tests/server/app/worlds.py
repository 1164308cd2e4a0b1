"""Two real servers, with real sockets, whose games differ in what was dealt here and there, and in nothing else."""

import asyncio
import hashlib
import json
import random
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection

from hexmoot.deal.dealer import PURPOSE_NAMES
from hexmoot.game.dealers import FairDealer
from hexmoot.server.app.application import make_app
from hexmoot.server.app.house import House
from hexmoot.server.app.wire import Wire
from hexmoot.server.client import Guest, codes_of, connected
from hexmoot.server.hall.bus import OneProcess
from hexmoot.server.hall.hall import Hall
from hexmoot.server.listening import listen
from hexmoot.server.reading import Message, Reader, offer_of
from hexmoot.server.settings import Settings
from hexmoot.server.store import open_store
from hexmoot.server.table.fair import commitment
from hexmoot.server.table.who import Fresh
from tests.server.app.hours import HOURS, Hours

TABLE = "table-1"
ONLOOKER = 0
# What a world deals otherwise: the purpose, the number of the deal, and by how much.
Twist = tuple[str, int, int]
# Longer than a bot thinks, waits for answers, and the steward plays a turn; shorter than anybody's clock.
A_WHILE = 100_000


class Fate:
    """What one world deals otherwise, and for which purposes it has done so."""

    def __init__(self, twists: Iterable[Twist] = ()) -> None:
        self.twists = {(purpose, deal): shift for purpose, deal, shift in twists}
        self.met: set[str] = set()


FATE: ContextVar[Fate] = ContextVar("fate")


class TwistedDealer(FairDealer):
    """Deals as its key has it, but for what fate has. Whatever runs for a world knows its fate."""

    def below(self, purpose: str, bound: int) -> int:
        counter = self.counters()[PURPOSE_NAMES.index(purpose)]
        number = super().below(purpose, bound)
        fate = FATE.get()
        if (purpose, counter) not in fate.twists:
            return number
        fate.met.add(purpose)
        return (number + fate.twists[purpose, counter]) % bound


class CountedHall(Hall):
    """A hall that says when its tables have something to do."""

    hours: Hours | None = None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return super()._spawn(self.hours.counted(work) if self.hours is not None else work)


class Client:
    """Somebody at the other end of a real socket, with every frame as it came."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat = seat
        self.frames: list[str] = []
        self._socket = socket
        self._reader = Reader()

    @property
    def view(self) -> Message:
        return self._reader.view

    @property
    def number(self) -> int:
        return self._reader.number

    async def say(self, kind: str, **more: Any) -> None:
        await self._socket.send(json.dumps({"t": kind, "table": TABLE} | more))

    async def hear(self, kind: str = "", number: int = 0) -> Message:
        """Reads until a message of this kind has come, and event `number` has; the message."""
        found: Message = {}
        while (kind and not found) or self.number < number:
            frame = await asyncio.wait_for(self._socket.recv(decode=True), 20)
            self.frames.append(frame)
            message = json.loads(frame)
            assert self._reader.take(message), "nothing is left out"
            assert message["t"] != "refusal", message
            if message["t"] == kind:
                found = message
        return found

    async def hears_nothing_more(self) -> bool:
        """Whether the next answer comes without anything before it."""
        before = len(self.frames)
        await self.hear_answer("history", before=2)
        return len(self.frames) == before + 1

    async def hear_answer(self, kind: str, **more: Any) -> Message:
        await self.say(kind, nonce="asked", **more)
        return await self.hear(kind)

    async def close(self) -> None:
        await self._socket.close()


class World:
    """One of the servers, and all who sit and look there."""

    hall: CountedHall

    def __init__(self, seats: int, fate: Fate) -> None:
        self.clients: dict[int, Client] = {}
        self.fate = fate
        self.hours = Hours()
        self._seats = seats

    async def begin(self, base: str, settings: dict[str, Any]) -> None:
        """All come one after the other, each is told of the next, and the game begins."""
        guests = [await asyncio.to_thread(Guest, base, f"person {number}") for number in range(self._seats + 1)]
        await asyncio.to_thread(guests[1].make_table, settings)
        for seat in (*range(1, self._seats + 1), ONLOOKER):
            ticket = await asyncio.to_thread(guests[seat].ticket)
            client = self.clients[seat] = Client(await connected(base, ticket=ticket), seat)
            if seat != ONLOOKER:
                await client.say("take_seat", seat=seat, nonce="sit")
                await client.hear("accepted")
            await client.say("snapshot", seats=[seat] if seat != ONLOOKER else [])
            for other in self.clients.values():
                await other.hear("presence", self.number)
        await self._do(1, "start")
        if self.status == "dice":
            seats = range(1, self._seats + 1)
            for seat in seats:
                await self._do(seat, "commit_dice", commitment=commitment(seed_of(seat)))
            for seat in seats:
                await self._do(seat, "reveal_dice", seed=seed_of(seat))
        await self.let_pass(A_WHILE)

    @property
    def number(self) -> int:
        return max(client.number for client in self.clients.values())

    @property
    def status(self) -> str:
        return str(self.clients[ONLOOKER].view["status"])

    async def _do(self, who: int, kind: str, **more: Any) -> None:
        """Somebody says something that becomes an event; it is answered, and all are told."""
        number = self.number + 1
        await self.clients[who].say(kind, nonce=f"n{number}", **more)
        await self.clients[who].hear("accepted", number)
        await self._all_hear(number)

    async def _all_hear(self, number: int) -> None:
        for client in self.clients.values():
            await client.hear(number=number)

    async def let_pass(self, most: int) -> None:
        """Time passes: bots and the steward do what is theirs within so many ms, and all are told."""
        await self.hours.pass_on(most)
        await self._all_hear(self.hall.own.keepers[TABLE].running.table.number)

    async def move(self, seat: int, code: str) -> None:
        view = self.clients[seat].view
        about = {"offer": offer_of(view, seat, code)} if offer_of(view, seat, code) is not None else {}
        await self._do(seat, "act", seat=seat, ask=view["ask"]["n"], move=code, **about)
        await self.let_pass(A_WHILE)

    def codes(self, seat: int) -> set[str]:
        return set(codes_of(self.clients[seat].view, random.Random(0)))

    def hand(self, seat: int) -> str:
        return str(self.clients[seat].view["my_hand"])


def seed_of(seat: int) -> str:
    """What a person gives to the fair dice."""
    return hashlib.sha256(f"seed of {seat}".encode()).hexdigest()


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


@asynccontextmanager
async def a_server(database: Path, world: World, seed: int) -> AsyncIterator[str]:
    """The whole server on a port of its own, where time passes when the world lets it; its address."""

    async def opening(settings: Settings) -> House:
        store = await open_store(settings.database)
        fresh = Fresh(TABLE, server_seed(seed))
        hall = CountedHall(store, OneProcess(), settings, lambda: world.hours.now, lambda: fresh)
        await hall.open()
        world.hall = hall
        hall.hours = world.hours
        return House(settings, store, hall)

    FATE.set(world.fate)
    HOURS.set(world.hours)
    settings = Settings(
        port=0,
        db=f"sqlite:///{database}",
        messages_per_second=10_000,
        messages_at_once=10_000,
        lease_seconds=600,
    )
    listening = listen(settings)
    ready = asyncio.Event()
    app = make_app(settings, opening)
    app.state.ready = ready.set
    config = uvicorn.Config(app, log_config=None, access_log=False, ws=Wire, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    # The signals of this process are not the server's.
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    # A task keeps the context that it was made in, and so do all that it makes.
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await asyncio.wait_for(ready.wait(), 60)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


def server_seed(seed: int) -> str:
    return f"{seed:064x}"


@asynccontextmanager
async def two_worlds(
    folder: Path, twists: Iterable[Twist], seed: int, settings: dict[str, Any]
) -> AsyncIterator[tuple[World, World]]:
    """Both, with the game begun: one as the seed has it, one with the twists."""
    people = settings["seats"] - len(settings.get("bots", ()))
    async with AsyncExitStack() as stack:
        worlds = World(people, Fate()), World(people, Fate(twists))
        for number, world in enumerate(worlds):
            base = await stack.enter_async_context(a_server(folder / f"{number}.sqlite", world, seed))
            await world.begin(base, settings)
            for client in world.clients.values():
                stack.push_async_callback(client.close)
        yield worlds
