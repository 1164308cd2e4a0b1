"""A stage: the real hall over a real store, with a clock and seeds that are always the same, and clients by name.

What is done before a scene begins goes to the hall by the same way that a connection takes. What `say` sends and what
everybody then hears is written down.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from hexmoot.game.game import Game
from hexmoot.server.app.house import House
from hexmoot.server.app.identity import Visitor
from hexmoot.server.hall.bus import OneProcess
from hexmoot.server.hall.hall import Hall
from hexmoot.server.settings import Settings
from hexmoot.server.store import Store, open_store, token_hash
from hexmoot.server.table.asks import ask_anew
from hexmoot.server.table.names import badge_of
from hexmoot.server.table.sight import Sight
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import Fresh, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Accepted
from hexmoot.server.words.settings import TableSettings
from tests.server.protocol.wire import Wire, until

# The clock stands at a round moment of 2027 and goes on by a second with every message.
BEGINNING = 1_800_000_000_000
SECOND = 1000
# Whoever sits on a seat, sits down there, or only looks on.
PEOPLE = {"seat 1": "Anna", "seat 2": "Bohdan", "seat 3": "Chihiro", "newcomer": "Dana", "onlooker": "Eun"}
# An island that is always the same, with everybody's first settlements on it; seat 1 begins.
PRINTED: dict[str, Any] = {"edition": "z-first", "seats": 3, "fair_dice": False, "first": 1}
# Bots think too long to say anything, and nobody speaks too fast.
SETTINGS = Settings(
    bot_ms=3_600_000, offer_seconds=0, lease_seconds=3600, messages_per_second=1000, messages_at_once=1000
)


class Stage:
    """One server with its clients, and the script of what is said and heard."""

    def __init__(self, store: Store) -> None:
        self.script: list[str] = []
        self.table_id = ""
        self.seed = 1
        self.now = BEGINNING
        self.hall = Hall(store, OneProcess(), SETTINGS, lambda: self.now, self._fresh)
        self._house = House(SETTINGS, store, self.hall)
        self._store = store
        self._wires: dict[str, Wire] = {}
        self._tables = count(1)
        self._nonces = count(1)

    def _fresh(self) -> Fresh:
        return Fresh(f"table-{next(self._tables)}", f"{self.seed:064x}")

    async def open(self) -> None:
        await self.hall.open()
        for party, name in PEOPLE.items():
            await self._store.add_guest(name.lower(), name, token_hash(party), BEGINNING, BEGINNING * 2)

    async def close(self) -> None:
        for wire in self._wires.values():
            await wire.close()
        if self.table_id and (recording := self.hall.own.keepers[self.table_id]._recording):
            await recording
        await self.hall.close()

    # Before a scene.

    @property
    def table(self) -> Table:
        """The table, as the server has it."""
        return self.hall.own.keepers[self.table_id].running.table

    async def make_table(self, *, seed: int = 1, **settings: Any) -> None:
        """Seat 1's person makes a table."""
        self.seed = seed
        self.table_id, answer = await self.hall.create(said.Create(TableSettings(**settings)), who("seat 1"))
        assert isinstance(answer, Accepted), answer

    async def do(self, party: str, command: said.TableCommand) -> None:
        """Has something done that nobody needs to see."""
        answer = await self.hall.command(self.table_id, command, who(party))
        assert isinstance(answer, Accepted), answer

    async def sit(self, *seats: int) -> None:
        """These sit down."""
        for seat in seats:
            await self.do(f"seat {seat}", said.TakeSeat(self.table_id, seat))

    async def begin(self, moves: str = "", *, seed: int = 1, **settings: Any) -> None:
        """A game of three on the printed island, as far as these moves."""
        await self.make_table(seed=seed, **(PRINTED | settings))
        await self.sit(1, 2, 3)
        await self.do("seat 1", said.Start(self.table_id))
        for code in moves.split():
            await self._move(code)

    async def begin_with(self, game: Game) -> None:
        """A game of three in a position of the second game, which the moves before it would take too long to reach."""
        await self.begin(edition="w-base", first=None)
        table = self.table
        table.game, table.sight = game, Sight(game)
        for seat in (1, 2, 3):
            ask_anew(table.asks, game, table.number, seat)
        table.sleep()

    async def _move(self, code: str) -> None:
        assert self.table.game is not None
        seat = self.table.game.actors[0]
        ask = self.table.asks[seat].number
        act = said.Act(table=self.table_id, seat=seat, ask=ask, nonce=f"before-{ask}", move=code)
        await self.do(f"seat {seat}", act)

    async def watch(self, *parties: str) -> None:
        """These connect and look, each from the own seat; what they hear so far is not written down."""
        for party in parties:
            await self._connect(party)
            self._wires[party].say(self._text("snapshot", {"seats": seats_of(party)}))
            await self._settle()
        self._forget()

    # The scene.

    async def connect(self, party: str) -> None:
        """A client comes, and hears the first words."""
        await self._connect(party)
        self._step(f"{party} connects")

    async def leave(self, party: str) -> None:
        """A client goes."""
        await self._wires.pop(party).close()
        await self._settle()
        self._step(f"{party} goes away")

    async def say(self, party: str, kind: str, **fields: Any) -> None:
        """A client says something; what everybody then hears is written down."""
        self.now += SECOND
        text = self._text(kind, fields if "nonce" in fields else fields | {"nonce": self._nonce()})
        self._wires[party].say(text)
        await self._settle()
        self._step(f"{party} → {text}")

    async def say_text(self, party: str, text: str) -> None:
        """A client says something that may be no message at all."""
        self._wires[party].say(text)
        await self._settle()
        self._step(f"{party} → {text}")

    async def act(self, seat: int, move: str, **fields: Any) -> None:
        """A seat moves, as its open question and the offers on the table want it."""
        named = {"ask": self.table.asks[seat].number, "nonce": self._nonce(), "move": move}
        about = {} if "offer" in fields else self._offer(seat, move)
        await self.say(f"seat {seat}", "act", seat=seat, **(named | about | fields))

    def _nonce(self) -> str:
        return f"n{next(self._nonces)}"

    def _offer(self, seat: int, move: str) -> dict[str, int]:
        """An answer to an offer, or the closing of the own one, names it."""
        maker = seat if move.startswith("d>") else int(move[1]) if move[0] in "ynd" and move[1:].isdigit() else 0
        return {"offer": self.table.offers[maker]} if maker else {}

    async def wait(self, seconds: int, *, happens: bool = True) -> None:
        """Time passes; whatever becomes due then is done."""
        self.now += seconds * SECOND
        keeper, before = self.hall.own.keepers[self.table_id], self.table.number
        # The timers run by the machine's clock, not by ours.
        keeper.wake()
        if happens:
            await until(lambda: self.table.number > before and not keeper.running.lock.locked())
        await self._settle()
        self._step("1 second passes" if seconds == 1 else f"{seconds} seconds pass")

    def badge(self, party: str) -> str:
        """What others at the table call somebody by."""
        return badge_of(self.table_id, PEOPLE[party].lower())

    async def settle(self, what: str) -> None:
        """Something was done in between that needs no words of its own."""
        await self._settle()
        self._step(what)

    async def stop_server(self) -> None:
        """The server is told to stop."""
        await self.hall.drain()
        await self._settle()
        self._step("the server is about to stop")

    # Inside.

    async def _connect(self, party: str) -> None:
        person = await self._store.person(PEOPLE[party].lower())
        assert person is not None
        self._wires[party] = Wire(self._house, Visitor(person, token_hash(party)))
        await self._wires[party].open()

    def _text(self, kind: str, fields: dict[str, Any]) -> str:
        table = {} if kind == "create" else {"table": self.table_id}
        return json.dumps({"t": kind} | table | fields, ensure_ascii=False, separators=(",", ":"))

    async def _settle(self) -> None:
        for wire in self._wires.values():
            await wire.settle()

    def _step(self, first: str) -> None:
        """Writes down what happened, and then what each heard, in the order of PEOPLE."""
        heard = [f"{party} ← {text}" for party in PEOPLE if party in self._wires for text in self._wires[party].heard]
        self.script.append("\n".join([first, *heard]))
        self._forget()

    def _forget(self) -> None:
        for wire in self._wires.values():
            wire.heard.clear()


def who(party: str) -> Who:
    """A person as the server knows it."""
    return Who(PEOPLE[party].lower(), PEOPLE[party])


def seats_of(party: str) -> list[int]:
    """The seat that a client looks from, if it has one."""
    return [int(party[5:])] if party.startswith("seat ") else []


@asynccontextmanager
async def a_stage(folder: Path) -> AsyncIterator[Stage]:
    """A stage whose store is in this folder."""
    stage = Stage(await open_store(f"sqlite:///{folder / 'tables.sqlite'}"))
    await stage.open()
    try:
        yield stage
    finally:
        await stage.close()
