"""The other end of a connection: queues in place of a network, and the server's own socket and connection behind it."""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import WebSocket

from hexmoot.server.app.house import House
from hexmoot.server.app.identity import Visitor
from hexmoot.server.app.socket import Connection

SCOPE: Any = {"type": "websocket", "path": "/ws", "headers": [], "query_string": b"", "subprotocols": []}


class Wire:
    """What one client says and hears, frame by frame, as it goes over the network."""

    def __init__(self, house: House, visitor: Visitor) -> None:
        self.heard: list[str] = []
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._is_answered = asyncio.Event()
        self._socket: WebSocket[Any, Any, Any] = WebSocket(SCOPE, self._receive, self._send)
        self._connection = Connection(self._socket, house, visitor)
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connects; the server's first words are heard when this is done."""
        self._said.put_nowait({"type": "websocket.connect"})
        await self._socket.accept()
        self._running = asyncio.create_task(self._connection.run())
        await self.settle()

    def say(self, text: str) -> None:
        """Sends a frame."""
        self._is_answered.clear()
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Goes away; the server has taken notice when this is done."""
        if self._running is not None:
            self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await self._running
            self._running = None

    async def settle(self) -> None:
        """Waits until the server has dealt with all that was said, and until all that it had to say was heard."""
        await self._is_answered.wait()
        await until(self._connection._queue.empty)
        # What was taken from the queue last is on its way.
        await asyncio.sleep(0)

    async def _receive(self) -> Any:
        if self._said.empty():
            # The server comes for the next frame only when it is done with the last one.
            self._is_answered.set()
        return await self._said.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])


async def until(is_so: Callable[[], bool]) -> None:
    """Lets everything else run until something is so."""
    while not is_so():  # noqa: ASYNC110 - a timer, a thread and a queue have no event in common
        await asyncio.sleep(0)
