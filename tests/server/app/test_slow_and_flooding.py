"""Those who read nothing and those who never stop talking: they are cut off, and nobody else is kept waiting."""

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Iterator
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
EVENTS = 60
FLOOD = 3000
# What a neighbour may cost: so many times the wait alone, and a moment for what the machine does meanwhile.
SHARED = 5
A_MOMENT = 0.03


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


async def does_not_read(server: Server, table: str, buffer: int) -> ClientConnection:
    """A client that reads nothing and asks for more and more, until it is cut off."""
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
        if number % 100 == 0 and await cuts(server):
            return found
    raise AssertionError("it was never cut off")


async def reads_late(server: Server, table: str) -> tuple[Message, int | None, str | None]:
    """A client that begins to read when it is too late: the last words that it hears, and how the connection ended."""
    mallory = await does_not_read(server, table, BUFFER)
    last: Message = {}
    with suppress(ConnectionClosed):
        while True:
            last = json.loads(await asyncio.wait_for(mallory.recv(), 20))
    return last, mallory.close_code, mallory.close_reason


async def cuts(server: Server) -> float:
    return (await metrics(server)).get(CUT, 0)


def sockets(server: Server) -> int:
    """How many sockets the server's process holds."""
    assert server.process is not None
    folder = Path("/proc", str(server.process.pid), "fd")
    return sum(str(one.readlink()).startswith("socket:") for one in list(folder.iterdir()) if one.is_symlink())


async def follow(reader: Seat, seen: dict[int, float], last: int) -> None:
    """Notes when each event came, up to the last one."""
    async for message in reader.messages():
        if message["t"] in ("event", "bare"):
            seen[message["n"]] = time.monotonic()
            if message["n"] >= last:
                return


async def waits_of(actor: Seat, reader: Seat) -> list[float]:
    """How long events take from their author to somebody else, in order of length; each of them comes once."""
    await reader.say("snapshot")
    before = (await answer(reader, "snapshot"))["n"]
    seen: dict[int, float] = {}
    following = asyncio.create_task(follow(reader, seen, before + EVENTS))
    sent: dict[int, float] = {}
    for number in range(EVENTS):
        began = time.monotonic()
        nonce = secrets.token_hex(8)
        await actor.say("lock", locked=number % 2 == 0, nonce=nonce)
        sent[(await answer_to(actor, nonce))["n"]] = began
    await asyncio.wait_for(following, 60)
    assert seen.keys() == sent.keys(), "every event came, once"
    return sorted(seen[number] - sent[number] for number in sent)


async def test_who_reads_too_slowly_is_told_so_and_cut_off_and_nobody_else_waits(server: Server) -> None:
    olena = await a_host(server)
    taras = await come(server, olena.table, "Taras", seat=2)
    alone = await waits_of(olena, taras)
    slow = asyncio.create_task(reads_late(server, olena.table))
    beside = await waits_of(olena, taras)
    check_not_slowed(alone, beside)
    assert await slow == ({"t": "closing", "reason": "too_slow", "again_in": 5}, 1013, "too_slow")
    assert await cuts(server) == 1
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


async def test_a_flood_within_the_limits_is_answered_and_so_is_everybody_else(server: Server) -> None:
    olena = await a_host(server)
    mallory = await come(server, olena.table, "Mallory")
    others = [await come(server, olena.table, f"person {number}") for number in range(3)]

    async def waits() -> list[float]:
        found = []
        for _ in range(EVENTS):
            for one in [olena, *others]:
                began, nonce = time.monotonic(), secrets.token_hex(8)
                await one.say("lock", locked=True, nonce=nonce)
                said = await answer_to(one, nonce)
                found.append(time.monotonic() - began)
                assert said["t"] == "accepted" or said["code"] in ("not_host", "nothing_to_do")
        return sorted(found)

    alone = await waits()
    flood = asyncio.create_task(flooding(mallory))
    beside = await waits()
    assert await flood == FLOOD
    check_not_slowed(alone, beside)
    for one in [olena, mallory, *others]:
        await one.socket.close()


def check_not_slowed(alone: list[float], beside: list[float]) -> None:
    """The shorter waits beside somebody who misbehaves are of the kind they were before, on the same machine.

    A server that stops for each of that one's messages makes everybody wait, every time. One that shares its time does
    not; how long the longer waits are is for whatever else the machine does, so the quarter of the shortest is asked.
    """
    quiet, disturbed = (waits[len(waits) // 4] for waits in (alone, beside))
    assert disturbed < SHARED * quiet + A_MOMENT, f"{disturbed * 1000:.0f} ms, and {quiet * 1000:.0f} ms alone"


async def flooding(mallory: Seat) -> int:
    """As many messages as it can say; how many of them were answered."""

    async def talk() -> None:
        for number in range(FLOOD):
            await mallory.say("lock", locked=True, nonce=str(number))

    talking = asyncio.create_task(talk())
    answered = 0
    while answered < FLOOD:
        found = await answer(mallory, "refusal")
        assert (found["code"], found["nonce"]) == ("not_host", str(answered))
        answered += 1
    await talking
    return answered
