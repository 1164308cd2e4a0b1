"""People who come back after a server was killed: by the number they had reached, with what was not answered yet."""

import asyncio
import random
from typing import Any

from hexmoot.server.client import LOOK, Guest, Seat, any_move, connected
from hexmoot.server.settings import Settings
from tests.server.live import LOOK_AGAIN, Message

# How often a line is cut right after a move was said: it is done, and its answer never heard.
CUT = 0.08
# So many events at most are told again, one by one, to whoever missed them.
TOLD_AGAIN = Settings().queue // 2


class Returning:
    """Somebody at a table, with or without a seat, who says again what was not answered, with the same nonce."""

    def __init__(self, guest: Guest, table: str, seat: int | None = None) -> None:
        self.guest = guest
        self.table = table
        self.number = seat
        self.seat: Seat | None = None
        # All that was to be done, by its nonce; what of it was not answered; where the table said that it has the rest.
        self.said: dict[str, Message] = {}
        self.waiting: dict[str, Message] = {}
        self.accepted: dict[str, int] = {}
        self.refused: list[str] = []
        # How many of the commands that were said again the table had done before.
        self.done_before = 0
        # How many events the table had when the server was killed.
        self.logged = 0
        # Looks that were answered with the whole table, though its number was named and not much was missed.
        self.shown_anew = 0
        self._is_here = False
        self._count = 0

    @property
    def chair(self) -> Seat:
        """Its place, once it has come."""
        assert self.seat is not None
        return self.seat

    async def come(self) -> None:
        """Connects, looks from where it was, and says again what was not answered."""
        self._is_here = False
        socket = await connected(self.guest.base, ticket=await asyncio.to_thread(self.guest.ticket))
        if self.seat is None:
            self.seat = Seat(socket, self.guest.base, self.table, self.number or 1)
            await self._look()
        elif self.number is None:
            self.seat.socket = socket
            await self._look()
        else:
            await self.seat.come_back(socket)
        for message in list(self.waiting.values()):
            await self.chair.say(**message)

    async def _look(self) -> None:
        seats = [] if self.number is None else [self.number]
        if self.chair.number:
            await self.chair.say("resume", after=self.chair.number, seats=seats, nonce=LOOK)
        else:
            await self.chair.say("snapshot", seats=seats, nonce=LOOK)

    async def command(self, kind: str, **more: Any) -> None:
        """Says something that is to be done once."""
        self._count += 1
        nonce = f"{self.number}-{self._count}"
        self.said[nonce] = self.waiting[nonce] = {"kind": kind, "nonce": nonce, **more}
        await self.chair.say(**self.waiting[nonce])

    async def stay(self) -> None:
        """Until the server is gone."""
        await self.come()
        had = self.chair.number
        async for message in self.chair.messages():
            self.shown_anew += message["t"] == "snapshot" and had > 0 and message["n"] - had <= TOLD_AGAIN
            await self._hear(message)
            if self._is_here and await self.act():
                return

    async def act(self) -> bool:
        """What it does of itself, when it has seen the table as it is; whether its line is cut then."""
        return False

    async def _hear(self, message: Message) -> None:
        kind, nonce = message["t"], message.get("nonce", "")
        # A look ends with who is there.
        self._is_here = self._is_here or kind == "presence"
        if kind == "accepted" and nonce in self.waiting:
            self.accepted[nonce] = message["n"]
            self.done_before += self.waiting[nonce]["kind"] == "act" and message["n"] <= self.logged
            del self.waiting[nonce]
        elif kind == "refusal" and message["code"] == "unavailable":
            # The table belongs to a server that was killed, for another moment.
            await asyncio.sleep(LOOK_AGAIN)
            if nonce in self.waiting:
                await self.chair.say(**self.waiting[nonce])
            else:
                await self._look()
        elif kind == "refusal" and nonce in self.waiting:
            self.refused.append(message["code"])
            del self.waiting[nonce]


class Returner(Returning):
    """A player at random; one who votes is for ending the game, then against it, and so on."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int, *, votes: bool = False) -> None:
        super().__init__(guest, table, seat)
        self.cuts = 0
        self._random = random.Random(seed)
        self._votes = votes
        self._has_voted = False

    async def come(self) -> None:
        self._has_voted = False
        await super().come()

    async def act(self) -> bool:
        """One move at a time, and a vote each time it comes."""
        view = self.chair.view
        if self._votes and not self._has_voted and not self.waiting:
            self._has_voted = True
            await self.command("abort", yes=self.number not in view["votes"]["abort"])
            return False
        ask = view.get("ask")
        if self.waiting or not ask or not ask["must"]:
            return False
        code = any_move(view, self._random)
        if code is None:
            return False
        await self.command("act", seat=self.number, ask=ask["n"], move=code)
        is_cut = self._random.random() < CUT
        self.cuts += is_cut
        return is_cut


class Talker(Returning):
    """Somebody who looks on, and says a line each time."""

    async def come(self) -> None:
        await super().come()
        if not self.waiting:
            await self.command("chat", text=f"line {self._count + 1}")
