"""A table on a server: a WebSocket that comes back by itself, and resumes by number."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from hexmoot.server.client import OTHER_PROTOCOL, Guest, other_protocol, socket_address
from hexmoot.server.reading import Message
from hexmoot.server.saying_no import said_no
from hexmoot.terminal.links.guests import keep_cookie, kept_cookie
from hexmoot.terminal.links.link import Choose, LinkError

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
UNKNOWN, MISSING = 401, 404
# What comes of an address where no server is, or none of ours.
NO_SERVER = (OSError, HTTPException, ValueError, KeyError)
# How often a record is asked for before there is none.
RECORD_TRIES = 20


Answer = TypeVar("Answer")


def _nobody(error: Exception) -> LinkError:
    return LinkError("terminal.no_server", reason=str(getattr(error, "reason", error)))


class _Stranger(LinkError):
    """The server answers, and does not know us, or not what we ask for."""


def _refused(error: HTTPError | InvalidStatus) -> LinkError:
    key, arguments = said_no(error)
    is_unknown = isinstance(error, HTTPError) and error.code in (UNKNOWN, MISSING)
    return (_Stranger if is_unknown else LinkError)(key, **arguments)


class NetworkLink:
    """A guest at a server. Whoever comes again from here is the same guest, and has the same seats."""

    is_far = True

    def __init__(self, base: str, table: str, name: str, folder: Path) -> None:
        self.table = table
        self._base = base.rstrip("/")
        self._name = name
        self._folder = folder
        self._guest: Guest | None = None
        self._socket: ClientConnection | None = None
        self._is_closed = False

    @property
    def invitation(self) -> str:
        return f"{self._base}/t/{self.table}"

    async def open(self, choose: Choose) -> None:  # noqa: ARG002 - the table was named
        self._guest = await self._come_in()
        self._socket = await self._connect()

    async def _come_in(self) -> Guest:
        return await self._ask(Guest, self._base, self._name, kept_cookie(self._folder, self._base))

    async def _ask(self, asked: Callable[..., Answer], *arguments: object) -> Answer:
        """One request over HTTP. Raises LinkError."""
        try:
            return await asyncio.to_thread(asked, *arguments)
        except HTTPError as error:
            raise _refused(error) from None
        except NO_SERVER as error:
            raise _nobody(error) from None

    async def _connect(self) -> ClientConnection:
        """A new connection; somebody whom the server has forgotten comes in as a new guest."""
        if self._guest is None:
            raise LinkError("terminal.closed")
        try:
            ticket = await self._ask(self._guest.ticket)
        except _Stranger:
            self._guest = await self._ask(Guest, self._base, self._name)
            ticket = await self._ask(self._guest.ticket)
        keep_cookie(self._folder, self._base, self._guest.cookie)
        try:
            return await connect(socket_address(self._base, ticket), compression=None, max_size=None)
        except InvalidStatus as error:
            raise _refused(error) from None
        except (OSError, WebSocketException) as error:
            raise _nobody(error) from None

    async def make_table(self, settings: Message) -> None:
        if self._guest is None:
            raise LinkError("terminal.closed")
        try:
            await self.go_to(await asyncio.to_thread(self._guest.make_table, settings))
        except HTTPError as error:
            raise _refused(error) from None
        except NO_SERVER as error:
            raise _nobody(error) from None

    async def go_to(self, table: str) -> None:
        # The connection stays: else its place for tables would fill up from game to game.
        if self.table:
            await self.say({"t": "look_away"})
        self.table = table

    async def say(self, message: Message) -> None:
        """What is said while the link is down is lost: nothing would be as it was when the link stands again."""
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(message | {"table": self.table}))
            except WebSocketException:
                # The reading side notices, and comes back.
                return

    async def record(self, table: str) -> Message | None:
        """The server writes it a moment after the end, and has it for those who sat there."""
        if self._guest is None:
            raise LinkError("terminal.closed")
        for _ in range(RECORD_TRIES):
            with suppress(_Stranger):
                return await self._ask(self._guest.record, table)
            await asyncio.sleep(FIRST_WAIT)
        return None

    async def messages(self) -> AsyncIterator[Message]:
        while self._socket is not None:
            yield {"t": "link", "up": True}
            try:
                async for data in self._socket:
                    message: Message = json.loads(data)
                    other = other_protocol(message)
                    if other is not None:
                        raise LinkError(OTHER_PROTOCOL, **other)
                    if message.get("table") in (None, self.table):
                        yield message
            except WebSocketException:
                # However it ended, there is no socket any more.
                pass
            self._socket = None
            yield {"t": "link", "up": False}
            await self._come_back()

    async def _come_back(self) -> None:
        """Waits longer from try to try, until there is a socket again or nobody wants one."""
        wait = FIRST_WAIT
        while self._socket is None and not self._is_closed:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            with suppress(LinkError):
                self._socket = await self._connect()
        if self._is_closed:
            await self.close()

    async def close(self) -> None:
        self._is_closed = True
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()
