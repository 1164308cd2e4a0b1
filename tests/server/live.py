"""A real server in a process of its own, and clients that play at it."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any
from urllib.request import Request, urlopen

from hexmoot.server.client import LOOK, Guest, Seat, any_move
from tests.server.forking import Forked, nursery

START_SECONDS = 120
LOOK_AGAIN = 0.05
Message = dict[str, Any]


class Server:
    """`hexmoot serve` at some port."""

    def __init__(
        self,
        database: str,
        *,
        port: int = 0,
        bus: str = "",
        settings: Mapping[str, str] | None = None,
        is_forked: bool = True,
    ) -> None:
        """`is_forked`: it starts from a process that has imported everything, instead of from nothing."""
        self.database = database
        self.bus = bus
        self.port = port
        self.settings = {
            "HEXMOOT_BOT_MS": "1",
            "HEXMOOT_OFFER_SECONDS": "0",
            "HEXMOOT_MESSAGES_PER_SECOND": "1000",
            "HEXMOOT_MESSAGES_AT_ONCE": "1000",
            "HEXMOOT_TABLES_PER_ADDRESS": "1000",
        }
        self.settings |= settings or {}
        self.address = ""
        self.process: subprocess.Popen[str] | Forked | None = None
        self._is_forked = is_forked
        self._log: IO[str] | None = None
        self._logged = ""

    def start(self) -> "Server":
        """Starts it and waits for its address; a second start is at the same port."""
        arguments = ["serve", "--no-open", "--port", str(self.port), "--db", self.database]
        if self.bus:
            arguments += ["--bus", self.bus]
        # A file, not a pipe: nobody reads while the server runs, and a full pipe would stop it.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as the server runs
        self.process = self._begin(arguments, os.environ | self.settings, self._log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise AssertionError(f"the server did not start: {line}{self.logged()}")
        self.address = "http" + line.partition("http")[2].strip().replace("localhost", "127.0.0.1")
        # With a public address that one is told, and its port is a proxy's.
        self.port = self.port or int(self.address.rpartition(":")[2])
        return self

    def _begin(
        self, arguments: list[str], environment: dict[str, str], log: IO[str]
    ) -> "subprocess.Popen[str] | Forked":
        if self._is_forked:
            return nursery().fork(arguments, environment, log.fileno())
        call = [sys.executable, "-m", "hexmoot", *arguments]
        return subprocess.Popen(call, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)

    def kill(self) -> None:
        """The hard way."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """The soft way; how it ended."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._logged = self.logged()
        if self._log is not None:
            self._log.close()
            self._log = None
        self.process = None
        return code

    def logged(self) -> str:
        """All that it has written to its log, over all its starts."""
        now = os.pread(self._log.fileno(), 10_000_000, 0).decode() if self._log is not None else ""
        return self._logged + now

    def request(self, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> bytes:
        """The answer to a request; HTTPError if it is refused."""
        data = None if body is None else json.dumps(body).encode()
        plain = {"content-type": "application/json"} | dict(headers or {})
        with urlopen(Request(self.address + path, data, plain), timeout=30) as answer:  # noqa: S310 - our own server
            found: bytes = answer.read()
            return found


class Player:
    """A client that plays at random by what it is asked, and notes what it was told was done."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.number = seat
        self.accepted: list[tuple[str, int]] = []
        self.sent: dict[str, str] = {}
        self.seat: Seat | None = None
        self._random = random.Random(seed)
        self._count = 0

    async def connect(self) -> Seat:
        """Comes (back) to the table."""
        self.seat = await Seat.open(self.guest.base, self.table, self.number, ticket=self.guest.ticket())
        return self.seat

    @property
    def chair(self) -> Seat:
        """Its seat, once it has come."""
        assert self.seat is not None
        return self.seat

    async def say(self, kind: str, **more: Any) -> None:
        """A message to the table."""
        await self.chair.say(kind, **more)

    async def play(self, seat: Seat) -> None:
        """Until the game is over or the server is gone."""
        await seat.say("snapshot", seats=[self.number])
        asked = None
        async for message in seat.messages():
            if message["t"] == "accepted" and message.get("nonce") in self.sent:
                self.accepted.append((message["nonce"], message["n"]))
            if seat.view.get("status") == "over":
                return
            if message["t"] == "refusal" and message["code"] == "unavailable" and message.get("nonce", LOOK) == LOOK:
                # The table belongs to a server that was killed, for another moment.
                await asyncio.sleep(LOOK_AGAIN)
                await seat.say("snapshot", seats=[self.number])
            ask = seat.view.get("ask")
            refused = message["t"] == "refusal" and message.get("nonce") in self.sent
            if ask and ask["must"] and (ask["n"] != asked or refused):
                asked = ask["n"]
                await self._move(seat, ask)

    async def _move(self, seat: Seat, ask: Message) -> None:
        code = any_move(seat.view, self._random)
        if code is None:
            return
        self._count += 1
        nonce = f"{self.number}-{self._count}"
        self.sent[nonce] = code
        await seat.say("act", seat=self.number, ask=ask["n"], nonce=nonce, move=code)


def a_table(guest: Guest, **settings: Any) -> str:
    """A table for one person with three random bots, unless said otherwise."""
    plain = {"edition": "z-base", "seats": 4, "bots": ["random"] * 3, "fair_dice": False, "public": True}
    return guest.make_table(plain | settings)


async def begin(player: Player) -> None:
    """Sits down and starts the game."""
    seat = await player.connect()
    await seat.sit_down(f"player-{player.number}")
    await seat.say("start", nonce="go")
    while seat.view.get("status") != "playing":
        await seat.take(json.loads(await asyncio.wait_for(seat.socket.recv(), 30)))
    await seat.socket.close()


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person at another process."""
    other = Guest.__new__(Guest)
    other.base, other.cookie = server.address, guest.cookie
    return other


def path_of(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"
