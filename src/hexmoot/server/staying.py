"""Staying at a table: a client that comes back when its connection is lost, and goes on by number."""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from functools import partial
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hexmoot.rules.errors import HexmootError
from hexmoot.server.client import Guest, Seat, connected, play
from hexmoot.server.pace import Pace
from hexmoot.server.reading import Message
from hexmoot.server.saying_no import why_not
from hexmoot.server.sitting import sit
from hexmoot.words import Words, from_environment

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
# So often in vain, which is some ten minutes, and nobody is waited for any more.
TRIES = 45
# The server does not want this client back: WebSocket's code for what is against its limits.
POLICY = 1008
# But for this: whoever says less may come again.
TOO_FAST = "too_fast"
# What a server says while it starts, stops or has too much to do.
PASSING = (429, 500, 502, 503, 504)


def _said(key: str, reason: str = "") -> str:
    """A sentence in the language of the terminal; the reason ends where the sentence does."""
    return Words(from_environment(os.environ)).say(key, reason=reason.rstrip(".。"))


def _kept_out(error: Exception) -> HexmootError:
    """Nobody answers, or somebody who says no."""
    if isinstance(error, HTTPError):
        return HexmootError(why_not(error))
    # What urllib wraps is told without the wrapping, and what the system says without its number.
    cause = getattr(error, "reason", error)
    return HexmootError(_said("terminal.no_server", getattr(cause, "strerror", None) or str(cause)))


class Stay:
    """A seat of a bot or a guest at a server that may be gone for a while."""

    def __init__(self, guest: Guest | None, token: str, seat: Seat, tell: Callable[[str], None]) -> None:
        self.seat = seat
        self._guest = guest
        self._token = token
        self._tell = tell

    @classmethod
    async def begin(
        cls,
        base: str,
        table: str,
        seat: int | None,
        *,
        name: str,
        token: str,
        tell: Callable[[str], None],
        is_called: bool = True,
    ) -> "Stay":
        """Comes for the first time and sits down, on the first free seat if none is named. Raises HexmootError.

        A bot with a token and without a name has the token's. is_called: whether the name is wanted as it is, or one
        like it will do where somebody else has it.
        """
        try:
            guest = None if token else await asyncio.to_thread(Guest, base, name)
            ticket = "" if guest is None else await asyncio.to_thread(guest.ticket)
            chair = await Seat.open(base, table, seat or 1, token=token, ticket=ticket, machine=True)
            chair.pace = Pace()
        except InvalidStatus as refusal:
            raise HexmootError(why_not(refusal)) from None
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            raise _kept_out(error) from None
        stay = cls(guest, token, chair, tell)
        try:
            await stay._sit(partial(sit, chair, name, is_named=seat is not None, tell=tell, is_called=is_called))
        except BaseException:
            await stay.seat.socket.close()
            raise
        return stay

    async def _sit(self, sit_down: Callable[[], Awaitable[None]]) -> None:
        """In a game under way the players may take longer to agree than a connection lasts."""
        while True:
            try:
                return await sit_down()
            except ConnectionClosed as end:
                await self._mend(end)

    async def play(
        self, choose: Callable[[Message], str | None], wait: Callable[[Message], float | None] = lambda _: None
    ) -> Message:
        """Plays until the game is over, however often the connection is lost; how it ended."""
        while True:
            try:
                return await play(self.seat, choose, wait)
            except ConnectionClosed as end:
                await self._mend(end)

    async def _mend(self, end: ConnectionClosed) -> None:
        """The connection has ended: there is another one, or the server does not want any."""
        if end.rcvd is not None and end.rcvd.code == POLICY:
            if end.rcvd.reason != TOO_FAST or self.seat.pace is None:
                raise HexmootError(_said("terminal.server_ended", end.rcvd.reason)) from None
            self.seat.pace.slow_down()
        self._tell(_said("terminal.bot_lost"))
        await self._come_back()
        self._tell(_said("terminal.bot_back"))

    async def _connect(self, ticket: str) -> ClientConnection:
        return await connected(self.seat.base, token=self._token, ticket=ticket, machine=True)

    async def _come_back(self) -> None:
        """Waits longer from try to try, and never as long as the others do: all were cut off at the same moment."""
        wait = FIRST_WAIT
        for _ in range(TRIES):
            await asyncio.sleep(wait * random.uniform(0.5, 1))  # noqa: S311 - no secret
            wait = min(2 * wait, LONGEST_WAIT)
            try:
                ticket = "" if self._guest is None else await asyncio.to_thread(self._guest.ticket)
                await self.seat.come_back(await self._connect(ticket))
            except (HTTPError, InvalidStatus) as error:
                why = why_not(error)
                if (error.code if isinstance(error, HTTPError) else error.response.status_code) not in PASSING:
                    raise HexmootError(why) from None
            except (OSError, InvalidHandshake, ConnectionClosed):
                continue
            else:
                return
        raise HexmootError(_said("terminal.server_gone"))
