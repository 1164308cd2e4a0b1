"""The post between processes: what is asked of a table's owner, and who looks at it from elsewhere."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

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
    Sent,
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
        # Looks from here at other processes' tables are numbered; and those from elsewhere that are being prepared.
        self._looks = count(1)
        self._showing: set[tuple[str, str, int]] = set()

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
        """A connection of ours wants to look at a table of another process, from where it is."""
        reader.look_again(next(self._looks))
        letter = Look(self._name, reader.outlet.id, table, reader.stance, reader.reached, reader.look)
        self._bus.post(owner, seal(letter))

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
        self._say_who_is_here()
        silent = self._now() - self._silence_ms
        self._heard = {process: at for process, at in self._heard.items() if at > silent}
        await self._own.let_go(lambda _, outlet: outlet.process not in self._heard)

    def _say_who_is_here(self) -> None:
        """The owners answer with how much they have sent to each."""
        there: dict[str, list[tuple[str, str, int]]] = {owner: [] for owner in self._readers.owners}
        for table, reader in self._readers:
            owner = self._readers.owner(table)
            if owner is not None:
                there[owner].append((table, reader.outlet.id, reader.look))
        for owner, readers in there.items():
            self._bus.post(owner, seal(Here(self._name, readers)))

    def ask_what_was_missed(self) -> None:
        """The bus was away: readers here may have lost letters of others, and readers elsewhere letters of ours.

        Both sides speak up, since whoever is back first is not heard by the other.
        """
        self._say_who_is_here()
        sent: dict[str, list[tuple[str, str, int, int | None]]] = {}
        for table, outlet in self._own.far_readers():
            sent.setdefault(outlet.process, []).append((table, outlet.id, outlet.look, outlet.sent))
        for process, readers in sent.items():
            self._bus.post(process, seal(Sent(readers)))

    # What comes in

    async def receive(self, data: bytes) -> None:
        """Reads a letter and does what it says."""
        letter: AnyLetter = unseal(data)
        match letter:
            case Tell():
                self._pass_on(letter)
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
                await self._note_here(letter)
            case Sent():
                for table, outlet, look, sent in letter.readers:
                    self._compare(table, outlet, look, sent)
            case Leave():
                keeper = self._own.keepers.get(letter.table)
                if keeper is not None:
                    await keeper.leave(letter.outlet)
            case NotMine():
                self._look_elsewhere(letter)

    def _pass_on(self, letter: Tell) -> None:
        """A letter to a reader, if it is the next one: events are told once and in their order, or told again."""
        reader = self._readers.find(letter.table, letter.outlet)
        if reader is None or letter.look != reader.look or letter.count <= reader.heard:
            return
        if letter.count > reader.heard + 1:
            self._look_again(letter.table, reader)
            return
        reader.heard = letter.count
        if letter.is_last:
            self._readers.remove(letter.table, letter.outlet)
        reader.outlet.put(letter.table, letter.number, letter.data, is_last=letter.is_last)

    def _compare(self, table: str, outlet: str, look: int, sent: int | None) -> None:
        reader = self._readers.find(table, outlet)
        # An owner that speaks of an earlier look may never have heard of this one; to look once more does no harm.
        if reader is not None and (look, sent) != (reader.look, reader.heard):
            self._look_again(table, reader)

    def _look_again(self, table: str, reader: Reader) -> None:
        owner = self._readers.owner(table)
        if owner is not None:
            self.look(owner, table, reader)

    async def _note_here(self, letter: Here) -> None:
        """Says how much was sent to each reader of another process, and lets go of those that look no more."""
        self._heard[letter.sender] = self._now()
        known = {
            (table, one.id, one.look): one.sent
            for table, one in self._own.far_readers()
            if one.process == letter.sender
        }
        sent = [(*reader, known.get(reader)) for reader in letter.readers if reader not in self._showing]
        self._bus.post(letter.sender, seal(Sent(sent)))
        there = {(table, outlet) for table, outlet, _ in letter.readers}
        await self._own.let_go(lambda table, one: one.process == letter.sender and (table, one.id) not in there)

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
        outlet = FarOutlet(letter.outlet, letter.sender, letter.look, self._bus)
        look = (letter.table, letter.outlet, letter.look)
        self._showing.add(look)
        try:
            is_shown = await self._show_to(outlet, letter)
        finally:
            self._showing.discard(look)
        if not is_shown:
            self._bus.post(letter.sender, seal(NotMine(letter.table)))

    async def _show_to(self, outlet: FarOutlet, letter: Look) -> bool:
        keeper = await self._mine(letter.table)
        with suppress(Gone):
            if keeper is not None:
                refusal = await keeper.look(outlet, letter.stance, letter.after)
                if refusal is not None:
                    outlet.put(letter.table, None, encode(refusal), is_last=True)
                return True
        return False

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
