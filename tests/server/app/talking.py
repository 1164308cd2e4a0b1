"""What the tests of hostile clients say and hear."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from hexmoot.server.client import Guest, Seat
from tests.server.live import Server

Message = dict[str, Any]


async def answer(seat: Seat, kind: str) -> Message:
    """The next message of a kind."""
    while True:
        message = await heard(seat)
        if message["t"] == kind:
            return message


async def answer_to(seat: Seat, nonce: str) -> Message:
    """The answer with a nonce."""
    while True:
        message = await heard(seat)
        if message["t"] in ("accepted", "refusal") and message.get("nonce") == nonce:
            return message


async def heard(seat: Seat) -> Message:
    """The next message, taken in."""
    message: Message = json.loads(await asyncio.wait_for(seat.socket.recv(), 20))
    await seat.take(message)
    return message


async def closing_code(seat: Seat) -> int | None:
    """Reads on until the server ends the connection; the code that it gave."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(seat.socket.recv(), 20)
    return seat.socket.close_code


async def come(server: Server, table: str, name: str, seat: int = 1) -> Seat:
    """Somebody new, connected and looking at nothing yet."""
    guest = await asyncio.to_thread(Guest, server.address, name)
    return await Seat.open(server.address, table, seat, ticket=await asyncio.to_thread(guest.ticket))


async def stranger(server: Server, table: str) -> Seat:
    return await come(server, table, "Mallory")


async def refused(client: Seat, kind: str, **more: Any) -> str:
    """The code with which a message is refused."""
    await client.say(kind, **more)
    return str((await answer(client, "refusal"))["code"])


async def metrics(server: Server) -> dict[str, float]:
    """The figures by name."""
    told = (await asyncio.to_thread(server.request, "/metrics")).decode()
    lines = [line.rpartition(" ") for line in told.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def eventually(met: Callable[[], bool], seconds: float = 30) -> None:
    """Waits until something is so."""
    for _ in range(int(seconds * 10)):
        if met():
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"not so within {seconds} seconds")
