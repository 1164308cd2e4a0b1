"""The wire below a connection: uvicorn's WebSocket protocol, with an end that does not depend on the other side."""

import asyncio
import logging

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# How long a connection that is over on our side may still take what was sent to it.
LINGER_SECONDS = 5.0


class Wire(WebSocketsSansIOProtocol):
    """A closed connection waits until all is sent: one whose client reads nothing would stay, counted nowhere."""

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Our side is done: what is not taken in time is thrown away."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class OwnFaults(logging.Filter):
    """Leaves out what any client can cause: text that is no UTF-8 ends its connection, and needs no traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is worth keeping."""
        return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)
