"""The post between processes: what is asked of a table's owner, and who looks at it from elsewhere."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from hexmoot.server.hall.bus import Bus
from hexmoot.server.hall.keeper import Keeper
from hexmoot.server.hall.letters import (
    Answer,
    AnyLetter,
    Ask,
    Forget,
    Here,
    Leave,
    Look,
    NotMine,
    Reread,
    Tell,
    Waits,
    seal,
    unseal,
)
from hexmoot.server.hall.outlet import FarOutlet
from hexmoot.server.hall.own import OwnTables
from hexmoot.server.hall.readers import Reader, Readers
from hexmoot.server.hall.running import Gone
from hexmoot.server.store import NoTable, StoreError
from hexmoot.server.table.who import Who
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import ServerMessage

# How long another process has to answer before its client is told to try again.
ANSWER_SECONDS = 5.0
# How long somebody waits for what is only good to know.
A_MOMENT_SECONDS = 1.0

# Does what a letter asks of a table of ours.
Serve = Callable[[Keeper, Ask | Forget], Awaitable[ServerMessage]]


class Post:
    """Letters of one process, by its name. A reader's process that is silent for `silence_ms` is taken for dead."""

    def __init__(
        self,
        name: str,
        bus: Bus,
        own: OwnTables,
        readers: Readers,
        now: Callable[[], int],
        silence_ms: int,
        serve: Serve,
    ) -> None:
        self.is_draining = False
        self._name = name
        self._bus = bus
        self._own = own
        self._readers = readers
        self._now = now
        self._silence_ms = silence_ms
        self._serve = serve
        # When each process that looks at our tables was last heard of.
        self._heard: dict[str, int] = {}
        self._answers: dict[str, asyncio.Future[bytes]] = {}

    # What goes out

    async def ask(self, owner: str, table: str, who: Who, message: bytes) -> bytes:
        """A client's message to a table of another process; its answer."""
        return await self._ask(owner, Ask(secrets.token_hex(8), self._name, table, who, message))

    async def ask_to_forget(self, owner: str, table: str, person: str) -> None:
        """Has a person taken out of a table of another process."""
        await self._ask(owner, Forget(secrets.token_hex(8), self._name, table, person))

    async def ask_who_waits(self, process: str, person: str, tables: list[str]) -> list[str]:
        """Those of these tables that another process has and whose game waits for a person."""
        data = await self._ask(process, Waits(secrets.token_hex(8), self._name, person, tables), A_MOMENT_SECONDS)
        return msgspec.msgpack.decode(data, type=list[str])

    async def _ask(self, owner: str, letter: Ask | Forget | Waits, seconds: float = ANSWER_SECONDS) -> bytes:
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[letter.id] = future
        try:
            self._bus.post(owner, seal(letter))
            return await asyncio.wait_for(future, seconds)
        finally:
            del self._answers[letter.id]

    def look(self, owner: str, table: str, reader: Reader) -> None:
        """A connection of ours wants to look at a table of another process."""
        self._bus.post(owner, seal(Look(self._name, reader.outlet.id, table, reader.stance, reader.reached)))

    def leave(self, owner: str, table: str, outlet: str) -> None:
        """It looks no more."""
        self._bus.post(owner, seal(Leave(self._name, outlet, table)))

    def reread(self, owner: str, table: str) -> None:
        """What another process has in memory of a table is out of date."""
        self._bus.post(owner, seal(Reread(table)))

    # Now and then

    async def follow_owners(self) -> None:
        """Tables that are looked at from here may have gone to yet another process: it does not know who looks."""
        for table in self._readers.tables - self._own.keepers.keys():
            with suppress(NoTable, StoreError, Gone):
                found = await self._own.find(table)
                if isinstance(found, str) and self._readers.owner(table) != found:
                    self._readers.runs_at(table, found)
                    for reader in self._readers.at(table):
                        self.look(found, table, reader)

    async def miss_far_readers(self) -> None:
        """Tells the owners who looks from here, and lets go of readers whose own process is silent or knows them not.

        A process that was killed says no farewell, and a letter that does can be lost.
        """
        for owner in self._readers.owners:
            there = [(table, one.outlet.id) for table, one in self._readers if self._readers.owner(table) == owner]
            self._bus.post(owner, seal(Here(self._name, there)))
        silent = self._now() - self._silence_ms
        self._heard = {process: at for process, at in self._heard.items() if at > silent}
        await self._own.let_go(lambda _, outlet: outlet.process not in self._heard)

    # What comes in

    async def receive(self, data: bytes) -> None:
        """Reads a letter and does what it says."""
        letter: AnyLetter = unseal(data)
        match letter:
            case Tell():
                reader = self._readers.find(letter.table, letter.outlet)
                if reader is not None:
                    reader.outlet.put(letter.table, letter.number, letter.data)
            case Answer():
                waiting = self._answers.get(letter.id)
                if waiting is not None and not waiting.done():
                    waiting.set_result(letter.data)
            case Ask() | Forget():
                await self._answer(letter)
            case Waits():
                found = self._own.waiting_for(letter.person, letter.tables)
                self._bus.post(letter.sender, seal(Answer(letter.id, msgspec.msgpack.encode(found))))
            case Reread():
                self._own.reread(letter.table)
            case Look():
                await self._show(letter)
            case Here():
                self._heard[letter.sender] = self._now()
                there = set(letter.readers)
                await self._own.let_go(lambda table, one: one.process == letter.sender and (table, one.id) not in there)
            case Leave():
                keeper = self._own.keepers.get(letter.table)
                if keeper is not None:
                    await keeper.leave(letter.outlet)
            case NotMine():
                self._look_elsewhere(letter)

    async def _mine(self, table: str) -> Keeper | None:
        """A table of this process; one that it is about to take up is waited for."""
        if self.is_draining:
            return self._own.keepers.get(table)
        with suppress(NoTable, StoreError, Gone):
            found = await self._own.find(table)
            if isinstance(found, Keeper):
                return found
        return None

    async def _show(self, letter: Look) -> None:
        """Lets a connection of another process look."""
        self._heard[letter.sender] = self._now()
        keeper = await self._mine(letter.table)
        outlet = FarOutlet(letter.outlet, letter.sender, self._bus)
        with suppress(Gone):
            if keeper is not None:
                refusal = await keeper.look(outlet, letter.stance, letter.after)
                if refusal is not None:
                    outlet.put(letter.table, None, encode(refusal))
                return
        self._bus.post(letter.sender, seal(NotMine(letter.table)))

    async def _answer(self, letter: Ask | Forget) -> None:
        keeper = await self._mine(letter.table)
        if keeper is not None:
            with suppress(Gone):
                answer = await self._serve(keeper, letter)
                self._bus.post(letter.sender, seal(Answer(letter.id, encode(answer))))
                return
        self._bus.post(letter.sender, seal(NotMine(letter.table, letter.id)))

    def _look_elsewhere(self, letter: NotMine) -> None:
        waiting = self._answers.get(letter.id)
        if waiting is None:
            # Whoever has it now is asked for when the owners are followed next.
            self._readers.runs_at(letter.table, None)
        elif not waiting.done():
            waiting.set_exception(Gone())
