"""People for the load: they play by the protocol, bargain now and then, and note when they saw what."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hexmoot.server.client import Guest, Seat, any_move, codes_of
from hexmoot.server.reading import offer_of

SEATS = 4
# How often somebody who may make an offer does.
OFFERS = 0.15
# How long the maker of an offer waits for answers before playing on, in seconds, or in paces if there is one.
PATIENCE = 1.0
PATIENT_PACES = 2


@dataclass
class Found:
    """What one process of clients has measured; times are from an action to the view that has it, in seconds.

    `accepted` is from an action to the word that it is done.
    """

    accepted: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    gaps: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Found") -> None:
        """What another one has measured, too."""
        self.accepted += other.accepted
        self.own += other.own
        self.others += other.others
        self.gaps += other.gaps
        self.kinds += other.kinds
        self.refusals += other.refusals


class Person:
    """A seat that answers whatever it is asked; it reads on while it thinks."""

    def __init__(self, seat: Seat, pace: float, seed: int) -> None:
        self.seat = seat
        self.gaps = 0
        self.kinds: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        # By the event's number: when its action was said, if it was ours, and when it was seen.
        self.acted: dict[int, float] = {}
        self.saw: dict[int, float] = {}
        # How long each action took until it was accepted.
        self.accepted: list[float] = []
        self._pace = pace
        self._chance = random.Random(seed)
        self._said: dict[str, float] = {}
        self._thinking: asyncio.Task[None] | None = None
        # The offers that were answered, and until when answers to the own one are waited for.
        self._answered: set[int] = set()
        self._patient_until = 0.0
        self._count = 0

    async def play(self, until: float) -> None:
        """Until the time is over."""
        try:
            async with asyncio.timeout(until - time.monotonic()):
                while True:
                    await self._hear(json.loads(await self.seat.socket.recv()))
        except TimeoutError:
            if self._thinking is not None:
                self._thinking.cancel()

    async def _hear(self, message: dict[str, Any]) -> None:
        kind, nonce = message["t"], message.get("nonce", "")
        if kind in ("event", "bare"):
            self.gaps += message["n"] != self.seat.number + 1
            self.saw[message["n"]] = time.monotonic()
        elif kind == "accepted" and nonce in self._said:
            self.acted[message["n"]] = said = self._said.pop(nonce)
            self.accepted.append(time.monotonic() - said)
        elif kind == "refusal":
            self.refusals[message["code"]] += 1
            self._said.pop(nonce, None)
        await self.seat.take(message)
        self._consider()

    def _consider(self) -> None:
        """Begins to think if there is something to do: one thing at a time."""
        if self._said or (self._thinking is not None and not self._thinking.done()):
            return
        if self._choose() is not None:
            self._thinking = asyncio.create_task(self._act())

    async def _act(self) -> None:
        if self._pace:
            await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._pace)
        # What is asked may have changed meanwhile.
        chosen = self._choose()
        if chosen is None:
            return
        kind, code = chosen
        self._count += 1
        self.kinds[kind] += 1
        about = offer_of(self.seat.view, self.seat.seat, code)
        if kind == "answer" and about is not None:
            self._answered.add(about)
        if kind == "offer":
            self._wait_for_answers()
        nonce = str(self._count)
        more = {} if about is None else {"offer": about}
        self._said[nonce] = time.monotonic()
        ask = self.seat.view["ask"]["n"]
        await self.seat.say("act", seat=self.seat.seat, ask=ask, nonce=nonce, move=code, **more)

    def _wait_for_answers(self) -> None:
        patience = max(PATIENCE, PATIENT_PACES * self._pace)
        self._patient_until = time.monotonic() + patience
        asyncio.get_running_loop().call_later(patience, self._consider)

    def _choose(self) -> tuple[str, str] | None:
        """What to do now, and of which kind it is."""
        view = self.seat.view
        ask = view.get("ask")
        if not ask:
            return None
        codes = list(codes_of(view, self._chance))
        if not ask["must"]:
            return self._answer(codes)
        closing = [code for code in codes if code.startswith("d>")]
        if closing:
            return "trade", closing[0]
        if self._waits():
            return None
        if "o" in ask["moves"] and view["my_hand"] and self._chance.random() < OFFERS:
            return "offer", self._offer(view["my_hand"])
        code = any_move(view, self._chance)
        return ("move", code) if code is not None else None

    def _answer(self, codes: Sequence[str]) -> tuple[str, str] | None:
        """Yes or no to an offer, once."""
        found = [
            code
            for code in codes
            if code[0] in "yn" and offer_of(self.seat.view, self.seat.seat, code) not in (None, *self._answered)
        ]
        return ("answer", self._chance.choice(found)) if found else None

    def _waits(self) -> bool:
        """Whether somebody has yet to answer the own offer, and there is still time."""
        own = next((one for one in self.seat.view["offers"] or () if one["seat"] == self.seat.seat), None)
        if own is None or time.monotonic() >= self._patient_until:
            return False
        return bool(set(own["asked"]) - {*own["yes"], *own["no"]})

    def _offer(self, hand: str) -> str:
        give = self._chance.choice(hand)
        return f"o:{give}>{self._chance.choice([kind for kind in 'LWGBO' if kind != give])}"


def measured(tables: Sequence[Sequence[Person]]) -> Found:
    """What the people of these tables have seen, and how long after it was said."""
    found = Found()
    for people in tables:
        for person in people:
            found.accepted += person.accepted
            found.gaps += person.gaps
            found.kinds += person.kinds
            found.refusals += person.refusals
            for number, said in person.acted.items():
                for reader in people:
                    if number in reader.saw:
                        (found.own if reader is person else found.others).append(reader.saw[number] - said)
    return found


async def sit_down(addresses: Sequence[str], tables: int) -> list[list[Seat]]:
    """Tables with four persons each, the game begun; with several processes the persons come to each in turn."""
    found: list[list[Seat]] = []
    settings = {"edition": "z-base", "seats": SEATS, "fair_dice": False, "options": {"victory_points": "20"}}
    for number in range(tables):
        there = [addresses[(number + seat) % len(addresses)] for seat in range(SEATS)]
        guests = [await asyncio.to_thread(Guest, base, f"person {number} {seat}") for seat, base in enumerate(there)]
        table = await asyncio.to_thread(guests[0].make_table, settings)
        own = []
        for place, guest in enumerate(guests, start=1):
            seat = await Seat.open(guest.base, table, place, ticket=await asyncio.to_thread(guest.ticket))
            await seat.sit_down(f"person {place}")
            while not seat.view:
                await seat.take(json.loads(await seat.socket.recv()))
            own.append(seat)
        await own[0].say("start", nonce="go")
        found.append(own)
    return found


def clients(addresses: Sequence[str], tables: int, pace: float, seconds: float, seed: int, pipe: Any) -> None:
    """One process of clients: sits down, says so, plays when told to, and reports."""

    async def run() -> Found:
        seats = await sit_down(addresses, tables)
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)
        until = time.monotonic() + seconds
        people = [
            [Person(seat, pace, seed + SEATS * number + place) for place, seat in enumerate(own)]
            for number, own in enumerate(seats)
        ]
        await asyncio.gather(*(person.play(until) for own in people for person in own))
        return measured(people)

    pipe.send(asyncio.run(run()))
