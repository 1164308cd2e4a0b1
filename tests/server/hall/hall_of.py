"""A hall on a real database, with a clock of its own and outlets that keep what they are sent."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hexmoot.server.hall.bus import Bus, open_bus
from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.letters import Stance
from hexmoot.server.settings import Settings
from hexmoot.server.store import open_store, token_hash
from hexmoot.server.table.who import Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Accepted, ServerMessage
from hexmoot.server.words.settings import TableSettings

NOON = 1_800_000_000_000
PEOPLE = {"anna": "Anna", "bora": "Bora", "chen": "Chen"}


class Kept:
    """An outlet that keeps what it is sent."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.messages: list[dict[str, Any]] = []

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:
        del table, number, is_last
        self.messages.append(json.loads(data))

    def last(self, kind: str) -> dict[str, Any]:
        """The latest message of a kind."""
        return next(message for message in reversed(self.messages) if message["t"] == kind)


class House:
    """A hall, its clock, and the people in it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.at = NOON
        self.table = ""

    async def open(self, settings: TableSettings) -> None:
        """Anna makes a table."""
        self.table, answer = await self.hall.create(said.Create(settings), who("anna"))
        assert isinstance(answer, Accepted), answer

    async def ask(self, person: str, kind: type[Any], *arguments: Any, **more: Any) -> ServerMessage:
        """Somebody says something to the table; the answer."""
        return await self.hall.command(self.table, kind(self.table, *arguments, **more), who(person))

    async def do(self, person: str, kind: type[Any], *arguments: Any, **more: Any) -> None:
        """As `ask`, for what must not be refused."""
        answer = await self.ask(person, kind, *arguments, **more)
        assert isinstance(answer, Accepted), answer

    async def look(self, person: str, *seats: int) -> Kept:
        """Somebody comes to look."""
        outlet = Kept(person)
        assert await self.hall.look(self.table, outlet, Stance(who(person), seats), None) is None
        return outlet

    async def later(self, seconds: int) -> None:
        """Time passes, and the house looks after its tables."""
        self.at += 1000 * seconds
        await self.hall.own.tend()
        await self.hall.own.put_away()


def who(person: str) -> Who:
    """Somebody."""
    return Who(person, PEOPLE[person])


@asynccontextmanager
async def house(where: Path | str, bus: Bus | None = None, at: int = NOON, **settings: Any) -> AsyncIterator[House]:
    """A hall, to be used and closed, with its store in a folder or at an address."""
    store = await open_store(where if isinstance(where, str) else f"sqlite:///{where}/tables.sqlite")
    for person, name in PEOPLE.items():
        if await store.person(person) is None:
            await store.add_guest(person, name, token_hash(person), NOON, NOON + 10**12)
    found: list[House] = []
    hall = Hall(store, bus or await open_bus(""), Settings(**settings), lambda: found[0].at)
    found.append(House(hall))
    found[0].at = at
    await hall.open()
    yield found[0]
    await hall.drain()
    await hall.close()
