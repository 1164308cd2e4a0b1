"""The door of a server that is not ready: it answers at the socket that the real server gets afterwards."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import cache
from typing import Any

import uvicorn

from hexmoot.server.waiting.page import POLICY, Progress, waiting_page
from hexmoot.words import Words, choose, explain

Message = MutableMapping[str, Any]

UNAVAILABLE = 503
REFUSAL = "refusal.unavailable.preparing"
AGAIN_SECONDS = 2
# Where programs ask; everything else is asked by people.
PROGRAMS = ("/api", "/ws", "/healthz", "/metrics")
# Whoever was let in gets an answer: so long nobody new is let in before the door is shut.
GRACE_SECONDS = 0.3
# A page that is open asks once more within this time, and so hears that nothing came of it.
LAST_WORD_SECONDS = 2 * AGAIN_SECONDS
SAFE = [
    (b"cache-control", b"no-store"),
    (b"vary", b"accept-language"),
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"connection", b"close"),
]


@cache
def _words(tag: str) -> Words:
    return Words(tag)


class Door:
    """Answers every request with how far the preparation is."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    async def __call__(
        self, scope: Message, _: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
    ) -> None:
        """One request, or one socket, which is refused as a request is."""
        headers = dict(scope["headers"])
        words = _words(choose(headers.get(b"accept-language", b"").decode("latin-1")))
        is_socket = scope["type"] == "websocket"
        if is_socket or scope["path"].startswith(PROGRAMS):
            media_type, text = "application/json", self._problem(words)
        else:
            media_type, text = "text/html; charset=utf-8", waiting_page(words, self._progress)
        body = text.encode()
        answer = [
            (b"content-type", media_type.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"content-language", words.tag.encode()),
            *SAFE,
        ]
        if not self._progress.has_failed:
            answer.append((b"retry-after", str(AGAIN_SECONDS).encode()))
            # The page comes again by itself; as a header that needs neither a script nor a line in the page.
            answer.append((b"refresh", str(AGAIN_SECONDS).encode()))
        kind = "websocket.http.response" if is_socket else "http.response"
        await send({"type": f"{kind}.start", "status": UNAVAILABLE, "headers": answer})
        await send({"type": f"{kind}.body", "body": b"" if scope.get("method") == "HEAD" else body})

    def _problem(self, words: Words) -> str:
        """The refusal in the form of all others."""
        problem = {"status_code": UNAVAILABLE, "detail": explain(words, REFUSAL, {}), "extra": {"key": REFUSAL}}
        return json.dumps(problem, ensure_ascii=False)


class _Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; then whoever is there is answered."""
        for server in self.servers:
            server.close()
        await asyncio.sleep(GRACE_SECONDS)
        await super().shutdown(sockets)


async def answer_meanwhile(listening: socket.socket, progress: Progress, work: Callable[[], Awaitable[None]]) -> None:
    """Answers at the socket until the work is done, and leaves the socket open: who comes then waits for its next user.

    If the work fails, the last word of the page is that it did. Told to stop, it stops, and the work is given up.
    """
    config = uvicorn.Config(
        Door(progress),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    answering = asyncio.ensure_future(server.serve(sockets=[listening.dup()]))
    working = asyncio.ensure_future(work())
    await asyncio.wait((answering, working), return_when=asyncio.FIRST_COMPLETED)
    if working.done() and working.exception() is not None:
        await asyncio.wait((answering,), timeout=LAST_WORD_SECONDS)
    server.should_exit = True
    # Its end is that of the program if the program was told to stop.
    await answering
    if not working.done():
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working
        raise KeyboardInterrupt
    await working
