"""The listening socket."""

import asyncio
import socket

from hexmoot.server.listening import listen
from hexmoot.server.settings import Settings


async def test_small_answers_are_sent_at_once() -> None:
    """Held back until the other side has acknowledged the last packet, each would take 40 ms longer."""
    told: asyncio.Queue[int] = asyncio.Queue()

    async def met(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        told.put_nowait(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(met, sock=listen(Settings(port=0))) as server:
        host, port = server.sockets[0].getsockname()[:2]
        _, writer = await asyncio.open_connection(host, port)
        assert await told.get()
        writer.close()
        await writer.wait_closed()
