"""A client of the protocol, for bots and for measuring: it keeps a seat's view and says moves."""

import asyncio
import json
import os
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any
from urllib.parse import urlencode, urlsplit, urlunsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from hexmoot.rules.errors import HexmootError
from hexmoot.server.pace import Pace
from hexmoot.server.reading import DiceSeed, Message, Reader, offer_of
from hexmoot.server.words.sizes import PROTOCOL
from hexmoot.words import Words, explain, from_environment

TIMEOUT = 20
# What the wish for a look is known by. It changes nothing, so it may always be the same.
LOOK = "look"
# Refusals that pass by themselves, and how long to wait before asking again.
PASSING = ("unavailable", "draining")
PAUSE_SECONDS = 1.0


def _post(url: str, body: Any, cookie: str) -> tuple[Any, str]:
    """One request over HTTP: the answer, and the cookie."""
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    request = Request(url, json.dumps(body).encode(), headers)  # noqa: S310 - the caller named the address
    with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
        given = answer.headers.get("set-cookie", "").partition(";")[0]
        return json.load(answer), given or cookie


def _get(url: str, cookie: str) -> Any:
    """Asks for something over HTTP."""
    request = Request(url, headers={"cookie": cookie})  # noqa: S310 - the caller named the address
    with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
        return json.load(answer)


class Guest:
    """Somebody without an account, known by a cookie."""

    def __init__(self, base: str, name: str, cookie: str = "") -> None:
        """With the cookie of an earlier visit nobody is asked for a new one."""
        if urlsplit(base).scheme not in ("http", "https"):
            raise HexmootError(Words(from_environment(os.environ)).say("terminal.bad_address", given=base))
        self.base = base.rstrip("/")
        self.cookie = cookie or _post(f"{self.base}/api/guest", {"name": name}, "")[1]

    def make_table(self, settings: Message) -> str:
        """A new table; its id."""
        answer, _ = _post(f"{self.base}/api/tables", settings, self.cookie)
        return str(answer["table"])

    def record(self, table: str) -> Message:
        """The record of a finished game that the guest sat in, with its statistics."""
        found: Message = _get(f"{self.base}/api/records/{table}", self.cookie)
        return found

    def ticket(self) -> str:
        """A ticket for one connection."""
        answer, _ = _post(f"{self.base}/api/ticket", {}, self.cookie)
        return str(answer["ticket"])


def socket_address(base: str, ticket: str = "", *, machine: bool = False) -> str:
    """The address of a server's socket; a program without a token says that it is a machine."""
    parts = urlsplit(base)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme, parts.scheme)
    query = {"protocol": str(PROTOCOL)} | ({"ticket": ticket} if ticket else {})
    return urlunsplit((scheme, parts.netloc, "/ws", urlencode(query | ({"machine": "true"} if machine else {})), ""))


OTHER_PROTOCOL = "refusal.other_protocol"


def other_protocol(first: Message) -> dict[str, str] | None:
    """If the first message on a connection comes from a server of another version: what both speak."""
    if first.get("code") == "other_protocol":
        return {"client": str(PROTOCOL), "server": str(first["arguments"]["server"])}
    if first["t"] == "welcome" and first["protocol"] != PROTOCOL:
        return {"client": str(PROTOCOL), "server": str(first["protocol"])}
    return None


async def connected(base: str, *, token: str = "", ticket: str = "", machine: bool = False) -> ClientConnection:
    """A connection, by a bot's token or by a guest's ticket, after the first words on it.

    Raises HexmootError if the server speaks another version: only renewing one of the two helps.
    """
    headers = {"authorization": f"Bearer {token}"} if token else None
    address = socket_address(base, ticket, machine=machine)
    socket = await connect(address, additional_headers=headers, compression=None)
    other = other_protocol(json.loads(await socket.recv()))
    if other is not None:
        await socket.close()
        raise HexmootError(Words(from_environment(os.environ)).say(OTHER_PROTOCOL, **other))
    return socket


class Seat:
    """A seat at a table, seen from outside: the view is kept by the patches, and gaps are noticed."""

    def __init__(self, socket: ClientConnection, base: str, table: str, seat: int) -> None:
        self.socket = socket
        self.base = base
        self.table = table
        self.seat = seat
        self.refusals: list[Message] = []
        # Whoever is not asked to keep one says everything at once.
        self.pace: Pace | None = None
        self._reader = Reader()
        self._seed = DiceSeed()

    @property
    def view(self) -> Message:
        """The table as it was last told of."""
        return self._reader.view

    @property
    def number(self) -> int:
        """The last event that was told of."""
        return self._reader.number

    @property
    def is_own(self) -> bool:
        """Whether the seat is the own one, as far as was told."""
        return self.seat in (self.view.get("you") or {"seats": ()})["seats"]

    @classmethod
    async def open(
        cls, base: str, table: str, seat: int, *, token: str = "", ticket: str = "", machine: bool = False
    ) -> "Seat":
        """Connects, by a bot's token or by a guest's ticket."""
        return cls(await connected(base, token=token, ticket=ticket, machine=machine), base, table, seat)

    async def say(self, kind: str, **more: Any) -> None:
        """A message to the table."""
        if self.pace is not None:
            await self.pace.turn()
        await self.socket.send(json.dumps({"t": kind, "table": self.table} | more))

    async def sit_down(self, name: str) -> None:
        """Takes the seat and looks from it."""
        await self.say("take_seat", seat=self.seat, name=name, nonce=secrets.token_hex(8))
        await self.look()

    async def look(self) -> None:
        """Looks from the seat: everything, or what was missed."""
        if self.number:
            await self.say("resume", after=self.number, seats=[self.seat], nonce=LOOK)
        else:
            await self.say("snapshot", seats=[self.seat], nonce=LOOK)

    async def come_back(self, socket: ClientConnection) -> None:
        """Goes on with another connection."""
        self.socket = socket
        self._seed.again()
        await self.look()

    async def act(self, code: str, offer: int | None = None) -> None:
        """A move that answers the question that is open."""
        more = {} if offer is None else {"offer": offer}
        ask = self.view["ask"]["n"]
        await self.say("act", seat=self.seat, ask=ask, nonce=secrets.token_hex(8), move=code, **more)

    async def messages(self) -> AsyncIterator[Message]:
        """Everything that comes, with the view brought up to date."""
        async for data in self.socket:
            message: Message = json.loads(data)
            await self.take(message)
            yield message

    async def take(self, message: Message) -> None:
        """Takes a message in."""
        if not self._reader.take(message):
            # Something was missed: whatever it was, the table can tell it again.
            await self.look()
            return
        if message["t"] == "refusal":
            self.refusals.append(message)
        wanted = self._seed.answer(self.view, self.seat)
        if wanted is not None:
            await self.socket.send(json.dumps(wanted | {"table": self.table}))


def _why_lost(message: Message, seat: int) -> str:
    """The message with which a seat is not the own one any more, as a sentence."""
    words = Words(from_environment(os.environ))
    if message.get("kind") == "removed" or message.get("code") == "removed":
        return words.say("terminal.bot_shown_out")
    return words.say("terminal.bot_put_out", seat=seat)


def _never(_: Message) -> float | None:
    return None


async def play(
    seat: Seat, choose: Callable[[Message], str | None], wait: Callable[[Message], float | None] = _never
) -> Message:
    """Plays until the game is over, each question once; how it ended. ConnectionClosed if it is lost before.

    Raises HexmootError if the seat is lost.

    wait: after how many seconds without a message `choose` is asked once more; None for not before there is one.
    """
    answered = (0, 0)
    was_own = seat.is_own
    while True:
        message: Message = {"t": "silence"}
        try:
            async with asyncio.timeout(wait(seat.view)):
                message = json.loads(await seat.socket.recv())
        except TimeoutError:
            answered = (0, 0)
        await seat.take(message)
        if message["t"] == "refusal":
            if message["code"] in PASSING:
                # The table is on its way to another server, or this one about to stop: a look tells when it is back.
                answered = (0, 0)
                await asyncio.sleep(PAUSE_SECONDS)
                await seat.look()
            elif message["code"] == "removed":
                raise HexmootError(_why_lost(message, seat.seat))
            elif message.get("nonce") == LOOK:
                words = Words(from_environment(os.environ))
                raise HexmootError(explain(words, f"refusal.{message['code']}", message.get("arguments", {})))
            continue
        if seat.view.get("status") == "over":
            return seat.view
        if was_own and not seat.is_own:
            raise HexmootError(_why_lost(message, seat.seat))
        was_own = seat.is_own
        ask = seat.view.get("ask")
        if ask is None or answered == (ask["n"], seat.number):
            continue
        answered = (ask["n"], seat.number)
        code = choose(seat.view)
        if code is not None:
            await seat.act(code, offer_of(seat.view, seat.seat, code))


def codes_of(view: Message, chance: random.Random) -> Iterator[str]:
    """The codes of all moves that the open question allows; of a discard one, and offers left out."""
    for kind, found in (view["ask"] or {"moves": {}})["moves"].items():
        if kind in ("s", "c", "r", "g", "nr"):
            yield from (f"{kind}@{place}" for place in found)
        elif kind == "rob":
            yield from (f"rob@{place}" for place, victims in found.items() if not victims)
            yield from (f"rob@{place}>{victim}" for place, victims in found.items() for victim in victims)
        elif kind == "x":
            hand = sorted(view["my_hand"])
            chance.shuffle(hand)
            yield "x:" + "".join(hand[:found])
        elif kind in ("t", "yp", "mo", "h"):
            yield from (f"{kind}:{what}" for what in found)
        elif kind == "vp":
            yield from ("vp" if count == 1 else f"vp:{count}" for count in found)
        elif kind in ("y", "n", "d", "d>", "kn@"):
            yield from (f"{kind}{seat}" for seat in found)
        elif kind != "o":
            yield kind


def any_move(view: Message, chance: random.Random) -> str | None:
    """Something that the question allows, and no talk about offers; a turn is ended as soon as not."""
    codes = [code for code in codes_of(view, chance) if code != "o-" and code[0] not in "ynd"]
    if "end" in codes and chance.random() < 0.5:
        return "end"
    return chance.choice(codes) if codes else None
