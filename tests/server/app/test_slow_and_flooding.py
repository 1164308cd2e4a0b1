"""Those who read nothing and those who never stop talking: they are cut off, and nobody else is kept waiting."""

import asyncio
import json
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hexmoot.server.client import Guest, Seat, socket_address
from tests.server.app.talking import Message, answer, answer_to, come, eventually, metrics
from tests.server.live import Server, a_table, path_of

pytestmark = pytest.mark.slow
CUT = 'hexmoot_cut_off_total{reason="too_slow"}'
# More than the buffers of both ends and of the machine between them hold.
SNAPSHOTS = 30_000
BUFFER = 65_536
# What the kernel keeps for both ends at most, and what the server may keep for one who does not read.
HELD_BYTES = 16_000_000
# How often each of the others speaks beside a flood, and how many messages of the flood wait at any time.
TURNS = 60
FLOOD = 500
AT_ONCE = 30


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    settings = {"HEXMOOT_QUEUE": "8", "HEXMOOT_MESSAGES_PER_SECOND": "100000", "HEXMOOT_MESSAGES_AT_ONCE": "100000"}
    found = Server(path_of(tmp_path), settings=settings).start()
    yield found
    found.kill()


async def a_host(server: Server) -> Seat:
    """Somebody at a table of their own, with nobody else there."""
    guest = await asyncio.to_thread(Guest, server.address, "Olena")
    table = await asyncio.to_thread(a_table, guest, bots=[])
    seat = await Seat.open(server.address, table, 1, ticket=await asyncio.to_thread(guest.ticket))
    await seat.sit_down("Olena")
    await answer(seat, "snapshot")
    return seat


async def does_not_read(
    server: Server, table: str, buffer: int, beside: Callable[[], Awaitable[None]] | None = None
) -> ClientConnection:
    """A client that reads nothing and asks for more and more, until it is cut off; now and then others have a turn."""
    guest = await asyncio.to_thread(Guest, server.address, "Mallory")
    ticket = await asyncio.to_thread(guest.ticket)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    parts = urlsplit(server.address)
    plain.connect((parts.hostname, parts.port))
    found = await connect(
        socket_address(server.address, ticket), sock=plain, max_queue=1, compression=None, ping_interval=None
    )
    ask = json.dumps({"t": "snapshot", "table": table})
    for number in range(SNAPSHOTS):
        await asyncio.wait_for(found.send(ask), 20)
        if number % 100 == 0:
            if await cuts(server):
                return found
            if beside is not None:
                await beside()
    # All is said; the server has yet to read it.
    for _ in range(200):
        if await cuts(server):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("it was never cut off")


async def read_late(mallory: ClientConnection) -> tuple[Message, int]:
    """Begins to read when it is too late: the last words, and how many bytes there were altogether."""
    last: Message = {}
    size = 0
    with suppress(ConnectionClosed):
        while True:
            data = await asyncio.wait_for(mallory.recv(), 20)
            size += len(data)
            last = json.loads(data)
    return last, size


async def cuts(server: Server) -> float:
    return (await metrics(server)).get(CUT, 0)


def sockets(server: Server) -> int:
    """How many sockets the server's process holds."""
    assert server.process is not None
    folder = Path("/proc", str(server.process.pid), "fd")
    return sum(str(one.readlink()).startswith("socket:") for one in list(folder.iterdir()) if one.is_symlink())


async def test_who_reads_too_slowly_is_told_so_and_cut_off_and_nobody_else_waits(server: Server) -> None:
    olena = await a_host(server)
    taras = await come(server, olena.table, "Taras", seat=2)
    await taras.say("snapshot")
    events = [(await answer(taras, "snapshot"))["n"]]

    async def lock() -> None:
        """An event, with its answer and its way to somebody else, while more and more waits for the one who is slow."""
        nonce = secrets.token_hex(8)
        await olena.say("lock", locked=len(events) % 2 == 1, nonce=nonce)
        number = (await answer_to(olena, nonce))["n"]
        events.append((await answer(taras, "event"))["n"])
        assert events[-1] == number == events[-2] + 1

    mallory = await does_not_read(server, olena.table, BUFFER, lock)
    assert len(events) > 5, "it was slow for a while before it was cut off"
    last, size = await read_late(mallory)
    assert last == {"t": "closing", "reason": "too_slow", "again_in": 5}
    assert (mallory.close_code, mallory.close_reason) == (1013, "too_slow")
    assert size < HELD_BYTES
    assert await cuts(server) == 1
    await lock()
    await olena.socket.close()
    await taras.socket.close()


async def test_who_never_reads_keeps_no_socket_of_ours(server: Server) -> None:
    olena = await a_host(server)
    before = sockets(server)
    mallory = await does_not_read(server, olena.table, 4096)
    assert sockets(server) > before
    await eventually(lambda: sockets(server) == before)
    assert (await metrics(server))["hexmoot_connections"] == 1
    await olena.say("snapshot", seats=[1])
    await answer(olena, "snapshot")
    await olena.socket.close()
    mallory.transport.abort()


class Flood:
    """Somebody of whom so many messages wait for their answers at any time, as long as it goes on."""

    def __init__(self, seat: Seat, message: str) -> None:
        self.seat = seat
        self.message = message
        self.answered = 0
        self.is_over = False

    async def run(self) -> None:
        for _ in range(FLOOD):
            await self.seat.socket.send(self.message)
        while not self.is_over:
            await answer(self.seat, "refusal")
            self.answered += 1
            await self.seat.socket.send(self.message)
        for _ in range(FLOOD):
            await answer(self.seat, "refusal")


def what_is_said(table: str, kind: str) -> str:
    """A command that is refused, or what is no message at all."""
    return json.dumps({"t": "lock", "table": table, "locked": True, "nonce": "flood"}) if kind == "command" else "{"


@pytest.mark.parametrize("kind", ["command", "no message"])
async def test_a_flood_within_the_limits_is_answered_and_so_is_everybody_else(server: Server, kind: str) -> None:
    """Whoever says one thing waits for no more of the flood than is answered meanwhile, and never for what waits."""
    olena = await a_host(server)
    others = [await come(server, olena.table, f"person {number}") for number in range(3)]
    flood = Flood(await come(server, olena.table, "Mallory"), what_is_said(olena.table, kind))
    flooding = asyncio.create_task(flood.run())
    await eventually(lambda: flood.answered > FLOOD)
    passed: list[int] = []
    for turn in range(TURNS):
        nonce = secrets.token_hex(8)
        await olena.say("lock", locked=turn % 2 == 0, nonce=nonce)
        assert (await answer_to(olena, nonce))["t"] == "accepted"
        for one in others:
            before, nonce = flood.answered, secrets.token_hex(8)
            await one.say("lock", locked=True, nonce=nonce)
            assert (await answer_to(one, nonce))["code"] == "not_host"
            passed.append(flood.answered - before)
    assert not flooding.done(), "all were answered while it went on"
    # A server that first did all that waits would let it all pass, every time.
    assert sorted(passed)[len(passed) // 2] < FLOOD // 2, sorted(passed)
    flood.is_over = True
    await asyncio.wait_for(flooding, 60)
    for one in [olena, flood.seat, *others]:
        await one.socket.close()


async def test_a_flood_beyond_the_limits_is_cut_off_and_nobody_else_is(tmp_path: Path) -> None:
    limits = {"HEXMOOT_MESSAGES_PER_SECOND": "1", "HEXMOOT_MESSAGES_AT_ONCE": str(AT_ONCE)}
    server = Server(path_of(tmp_path), settings=limits).start()
    try:
        olena = await a_host(server)
        mallory = await come(server, olena.table, "Mallory")
        for _ in range(FLOOD):
            with suppress(ConnectionClosed):
                await mallory.socket.send(what_is_said(olena.table, "command"))
        nonce = secrets.token_hex(8)
        await olena.say("lock", locked=True, nonce=nonce)
        assert (await answer_to(olena, nonce))["t"] == "accepted"
        told: list[Message] = []
        with suppress(ConnectionClosed):
            while True:
                told.append(json.loads(await asyncio.wait_for(mallory.socket.recv(), 20)))
        assert told[-1] == {"t": "closing", "reason": "too_fast", "again_in": 5}
        assert mallory.socket.close_code == 1008
        # One a second comes back while it talks; nothing near what it said.
        assert len(told) - 1 < FLOOD // 2
        assert (await metrics(server))['hexmoot_cut_off_total{reason="too_fast"}'] == 1
        await olena.say("snapshot", seats=[1])
        await answer(olena, "snapshot")
        await olena.socket.close()
    finally:
        server.kill()
