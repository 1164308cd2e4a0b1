"""Two real servers, with real sockets, whose games differ in one card that was drawn or stolen, and in nothing else."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection

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
from hexmoot.server.table.who import Fresh

NOON = 1_800_000_000_000
TABLE = "table-1"
ONLOOKER = 0
# Which card a world deals otherwise: its purpose, the number of the deal, and by how much.
Twist = tuple[str, int, int]
TWIST: ContextVar[Twist] = ContextVar("twist")


class TwistedDealer(FairDealer):
    """Deals as its key has it, but for one card. Whatever runs for a world knows its twist."""

    def below(self, purpose: str, bound: int) -> int:
        counter = self.counters()[{"cards": 2, "robbery": 3}.get(purpose, 0)]
        number = super().below(purpose, bound)
        twisted, at, shift = TWIST.get()
        return (number + shift) % bound if (purpose, counter) == (twisted, at) else number


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

    def __init__(self, seats: int) -> None:
        self.clients: dict[int, Client] = {}
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
        await self.clients[1].say("start", nonce="go")
        await self.all_hear(1, self.number + 1)

    @property
    def number(self) -> int:
        return max(client.number for client in self.clients.values())

    @property
    def status(self) -> str:
        return str(self.clients[ONLOOKER].view["status"])

    async def all_hear(self, mover: int, number: int) -> None:
        """The mover is answered, and all are told."""
        await self.clients[mover].hear("accepted", number)
        for client in self.clients.values():
            await client.hear(number=number)

    async def move(self, seat: int, code: str) -> None:
        client = self.clients[seat]
        number, view = self.number + 1, client.view
        about = {"offer": offer_of(view, seat, code)} if offer_of(view, seat, code) is not None else {}
        await client.say("act", seat=seat, ask=view["ask"]["n"], nonce=f"n{number}", move=code, **about)
        await self.all_hear(seat, number)

    def codes(self, seat: int) -> set[str]:
        return set(codes_of(self.clients[seat].view, random.Random(0)))

    def hand(self, seat: int) -> str:
        return str(self.clients[seat].view["my_hand"])


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


@asynccontextmanager
async def a_server(folder: Path, twist: Twist, seed: int) -> AsyncIterator[str]:
    """The whole server on a port of its own, with a clock that stands still; its address."""

    async def opening(settings: Settings) -> House:
        store = await open_store(settings.database)
        hall = Hall(store, OneProcess(), settings, lambda: NOON, lambda: Fresh(TABLE, f"{seed:064x}"))
        await hall.open()
        return House(settings, store, hall)

    TWIST.set(twist)
    settings = Settings(
        port=0,
        db=f"sqlite:///{folder}/{twist[2]}.sqlite",
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


@asynccontextmanager
async def two_worlds(
    folder: Path, purpose: str, deal: int, shift: int, seed: int, settings: dict[str, Any]
) -> AsyncIterator[tuple[World, World]]:
    """Both, with the game begun."""
    async with AsyncExitStack() as stack:
        worlds = []
        for amount in (0, shift):
            base = await stack.enter_async_context(a_server(folder, (purpose, deal, amount), seed))
            world = World(settings["seats"])
            await world.begin(base, settings)
            for client in world.clients.values():
                stack.push_async_callback(client.close)
            worlds.append(world)
        yield worlds[0], worlds[1]
