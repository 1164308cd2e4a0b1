"""The hall: what connections ask of tables, wherever those run."""

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog
from msgspec.structs import replace

from hexmoot.batch.engines import NotReady
from hexmoot.server.hall.bus import Bus
from hexmoot.server.hall.forgetting import Forgetting
from hexmoot.server.hall.keeper import Keeper
from hexmoot.server.hall.letters import Ask, Stance
from hexmoot.server.hall.letters import Forget as ForgetLetter
from hexmoot.server.hall.outlet import Outlet
from hexmoot.server.hall.own import OwnTables
from hexmoot.server.hall.post import Post
from hexmoot.server.hall.readers import Readers
from hexmoot.server.hall.running import Gone
from hexmoot.server.hall.summary import is_host
from hexmoot.server.hall.talk import Spoken
from hexmoot.server.hall.tasks import end_tasks
from hexmoot.server.metrics import STORE_FAILED
from hexmoot.server.notes import reason_of
from hexmoot.server.settings import Settings
from hexmoot.server.store import MadeBefore, NoTable, State, Store, StoreError
from hexmoot.server.table.events import Damaged, Rematched
from hexmoot.server.table.opening import create, next_table
from hexmoot.server.table.who import HOUSE, Forget, Fresh, Who
from hexmoot.server.words.client import Create, History, Question, Rematch, TableCommand
from hexmoot.server.words.coding import encode, read_client, read_server
from hexmoot.server.words.server import Accepted, Closing, Refusal, ServerMessage

log = structlog.get_logger()
# What a client may ask of a table.
Asked = TableCommand | Spoken | Question

# How often a command is tried again after its table went to another process.
TRIES = 3


def fresh_table() -> Fresh:
    """A name that nobody guesses, and a seed that nobody knows."""
    name = secrets.token_urlsafe(12)
    while not name[0].isalnum():
        # It stands in commands, where a dash in front would be an option.
        name = secrets.token_urlsafe(12)
    return Fresh(name, secrets.token_hex(32))


def _making(nonce: str, who: Who) -> bytes | None:
    """What a wish for a table is known by: whoever repeats its nonce means the same table."""
    if not nonce or who.person is None:
        return None
    return hashlib.blake2b(f"{who.person}\n{nonce}".encode(), digest_size=16).digest()


def _taking_up(table: str) -> Refusal:
    """Nobody can be asked now: the owner is out of reach, and if it is dead its lease has to end first."""
    return Refusal("unavailable", table, key="refusal.unavailable.taking_up")


class Hall:
    """Tables by id. Times are ms since 1970, from `now`; names and seeds of new tables come from `fresh`."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        settings: Settings,
        now: Callable[[], int],
        fresh: Callable[[], Fresh] = fresh_table,
    ) -> None:
        self.name = secrets.token_hex(8)
        self.store = store
        self.now = now
        self.is_draining = False
        self.readers = Readers()
        self.own = OwnTables(self.name, store, settings, now, self._spawn, self._show_to_readers)
        silence_ms = 1000 * settings.lease_seconds
        self.post = Post(self.name, bus, self.own, self.readers, now, silence_ms, self._serve)
        self.forgetting = Forgetting(store, self._forget_at, self._reread)
        self._bus = bus
        self._settings = settings
        self._fresh = fresh
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begins to listen, and to take up the tables that a crash left behind; one that is asked for comes first."""
        await self._bus.listen(self.name, self._receive, self.post.ask_what_was_missed)
        await self.store.live(self.name)
        await self.own.renew()
        self._spawn(self._adopt())
        self._spawn(self._look_after())
        self._spawn(self.own.write_missing_records())

    @property
    def tables(self) -> int:
        """How many run in this process."""
        return len(self.own.keepers)

    async def bus_answers(self) -> bool | None:
        """Whether other processes can be reached; None where there are none."""
        return await self._bus.answers()

    async def waiting_for(self, person: str, tables: list[str]) -> set[str]:
        """Those of these tables whose game waits for a person, wherever they run.

        Of a process that does not answer at once nothing is known.
        """
        far = [table for table in tables if table not in self.own.keepers]
        if not far:
            return set(self.own.waiting_for(person, tables))
        try:
            others = [name for name in await self.store.owners() if name != self.name]
        except StoreError:
            others = []
        found = await asyncio.gather(*(self._waiting_at(name, person, far) for name in others))
        return set(self.own.waiting_for(person, tables)).union(*found)

    async def _waiting_at(self, process: str, person: str, tables: list[str]) -> list[str]:
        with suppress(TimeoutError):
            if await self._bus.hears(process):
                return await self.post.ask_who_waits(process, person, tables)
        return []

    # New tables

    async def create(self, command: Create, who: Who, origin: str = "") -> tuple[str, Accepted | Refusal]:
        """Makes a table; its id and the answer. `origin` is the network address that it is asked for from, as a key."""
        try:
            table, refusal = await self._create(command, who, origin)
        except StoreError as error:
            STORE_FAILED.inc()
            log.warning("the store failed", reason=reason_of(error))
            table, refusal = "", Refusal("unavailable", key="refusal.unavailable")
        if refusal is not None:
            return "", replace(refusal, nonce=command.nonce)
        return table, Accepted(table, command.nonce, 1)

    async def _create(self, command: Create, who: Who, origin: str) -> tuple[str, Refusal | None]:
        if self.is_draining:
            return "", Refusal("draining", key="refusal.draining")
        making = _making(command.nonce, who)
        before = await self.store.made(making) if making else None
        if before is not None:
            return before, None
        if await self._has_too_many(who.person, command.settings.public):
            return "", Refusal("too_many_tables", key="refusal.too_many_tables")
        most = self._settings.tables_per_address
        if origin and self.own.made_from(origin) >= most:
            return "", Refusal("too_many_tables", key="refusal.too_many_tables.address", arguments={"most": most})
        fresh = self._fresh()
        made = create(command, who, fresh)
        if isinstance(made, Refusal):
            return "", made
        try:
            await self.own.begin(made, self.now(), making, origin)
        except MadeBefore as error:
            # The same wish came twice at once.
            return error.table, None
        return fresh.table, None

    async def _has_too_many(self, host: str | None, is_public: bool) -> bool:
        """Whether a person has made enough tables that go on, or enough that wait for players in the lobby."""
        if host is None:
            return False
        own = [one for one in await self.store.going_on(host) if is_host(one.body, host)]
        shown = [one for one in own if one.is_public and one.state is State.OPEN]
        most = self._settings
        return len(own) >= most.tables_per_person or (is_public and len(shown) >= most.public_per_person)

    async def _rematch(self, keeper: Keeper, command: Rematch, who: Who) -> Accepted | Refusal:
        """The next table comes first: if this process dies in between, it is one too many, not one too few."""
        async with keeper.rematching:
            fresh = self._fresh()
            old = keeper.running.table
            tried = old.decide(command, who, keeper.running.time(), fresh)
            if isinstance(tried, Rematched):
                # Whoever asks for it: the next table is the same host's.
                if await self._has_too_many(old.host, old.settings.public):
                    return Refusal("too_many_tables", old.id, command.nonce, key="refusal.too_many_tables")
                await self.own.begin(next_table(old, fresh), self.now(), origin=keeper.origin)
            return await keeper.do(command, who, fresh)

    # Commands

    async def command(self, table: str, command: Asked, who: Who) -> ServerMessage:
        """Has a command done at a table, wherever it runs. Once begun it is finished, even if the asker goes away."""
        return await asyncio.shield(asyncio.ensure_future(self._command(table, command, who)))

    async def _command(self, table: str, command: Asked, who: Who) -> ServerMessage:
        nonce = getattr(command, "nonce", "")
        if self.is_draining:
            return Refusal("draining", table, nonce, key="refusal.draining")
        for _ in range(TRIES):
            try:
                found = await self.own.find(table)
                if isinstance(found, Keeper):
                    return await self._do(found, command, who)
                if not await self._bus.hears(found):
                    break
                return read_server(await self.post.ask(found, table, who, encode(command)))
            except NoTable:
                return Refusal("no_table", table, nonce, key="refusal.no_table")
            except Gone:
                self.own.drop(table)
            except (StoreError, TimeoutError):
                return Refusal("unavailable", table, nonce, key="refusal.unavailable")
        return replace(_taking_up(table), nonce=nonce)

    async def _do(self, keeper: Keeper, command: Asked, who: Who) -> ServerMessage:
        if isinstance(command, Question):
            return await keeper.answer(command, who)
        if isinstance(command, Rematch):
            return await self._rematch(keeper, command, who)
        return await keeper.do(command, who)

    async def _serve(self, keeper: Keeper, letter: Ask | ForgetLetter) -> ServerMessage:
        """What another process asks of a table of ours."""
        if isinstance(letter, ForgetLetter):
            return await keeper.do(Forget(letter.person), HOUSE)
        command = read_client(letter.message)
        if not isinstance(command, Asked):
            raise Gone
        return await self._do(keeper, command, letter.who)

    # Looking

    async def look(self, table: str, outlet: Outlet, stance: Stance, after: int | None) -> Refusal | None:
        """Lets a connection look at a table from now on: first what it missed, or all, then whatever happens."""
        # Not before the table is found: whoever takes it up shows it to all who look already.
        self.readers.remove(table, outlet.id)
        for _ in range(TRIES):
            try:
                found = await self.own.find(table)
                if isinstance(found, str) and not await self._bus.hears(found):
                    break
                reader = self.readers.add(table, outlet, stance, after)
                if isinstance(found, Keeper):
                    refusal = await found.look(outlet, stance, after)
                    if refusal is not None:
                        self.readers.remove(table, outlet.id)
                    return refusal
                self.readers.runs_at(table, found)
                self.post.look(found, table, reader)
            except NoTable:
                self.readers.remove(table, outlet.id)
                return Refusal("no_table", table, key="refusal.no_table")
            except Gone:
                self.own.drop(table)
            except StoreError:
                self.readers.remove(table, outlet.id)
                return Refusal("unavailable", table, key="refusal.unavailable")
            else:
                return None
        self.readers.remove(table, outlet.id)
        return _taking_up(table)

    async def leave(self, table: str, outlet: Outlet) -> int:
        """A connection looks no more; the number of the last event that it was told of."""
        reader, owner = self.readers.find(table, outlet.id), self.readers.owner(table)
        self.readers.remove(table, outlet.id)
        keeper = self.own.keepers.get(table)
        if keeper is not None:
            with suppress(Gone):
                await keeper.leave(outlet.id)
        elif owner is not None:
            self.post.leave(owner, table, outlet.id)
        return (reader and reader.reached) or 0

    def reached(self, outlet: str, table: str, number: int) -> None:
        """A view of a connection was told of an event: from here on it would resume."""
        reader = self.readers.find(table, outlet)
        if reader is not None:
            reader.note(number)

    async def _show_to_readers(self, keeper: Keeper) -> None:
        """A table was taken up: whoever looked at it elsewhere looks at it here."""
        table = keeper.running.table.id
        self.readers.runs_at(table, None)
        for reader in self.readers.at(table):
            await keeper.look(reader.outlet, reader.stance, reader.reached)

    async def history(self, asked: History, who: Who) -> ServerMessage:
        """What happened at a table so far: it is in the database, wherever the table runs."""
        try:
            return await self.own.stories.history(asked, who)
        except (StoreError, Damaged, NotReady) as error:
            log.warning("a story was not told", reason=reason_of(error))
            return Refusal("unavailable", asked.table, asked.nonce, key="refusal.unavailable")

    # Forgetting people

    async def _forget_at(self, table: str, person: str) -> bool:
        """Takes a person out of a table that goes on, wherever it runs; False if it cannot be reached now."""
        for _ in range(TRIES):
            try:
                found = await self.own.find(table)
                if isinstance(found, Keeper):
                    await found.do(Forget(person), HOUSE)
                else:
                    await self.post.ask_to_forget(found, table, person)
            except NoTable:
                return True
            except Gone:
                self.own.drop(table)
            except (StoreError, TimeoutError):
                return False
            else:
                return True
        return False

    def _reread(self, table: str, owner: str | None) -> None:
        if not self.own.reread(table) and owner is not None and owner != self.name:
            self.post.reread(owner, table)

    # As long as the process lives

    async def _look_after(self) -> None:
        """Keeps what is ours, and does what is due."""
        while True:
            await asyncio.sleep(self._settings.lease_seconds / 3)
            await self._round(self._tend)

    async def _adopt(self) -> None:
        """Takes up what others have let go of. Beside the rest: so many tables may take longer than the lease lasts."""
        while not self.is_draining:
            await self._round(self.own.adopt)
            await asyncio.sleep(self._settings.lease_seconds / 3)

    async def _round(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:
            STORE_FAILED.inc()
            log.warning("the store failed", reason=reason_of(error))
        except Exception:
            # Without the next round the lease would end, and every table here with it.
            log.exception("a round was not finished")

    async def _tend(self) -> None:
        await self.own.renew()
        if not self.is_draining:
            await self.post.follow_owners()
            await self.post.miss_far_readers()
            await self.own.tend()
            await self.own.put_away()
            await self.forgetting.tend(self.now())

    async def _receive(self, data: bytes) -> None:
        self._spawn(self.post.receive(data))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def drain(self) -> None:
        """Stops: no new tables, clocks stand still, everybody is told to come back, the tables are free for others."""
        if self.is_draining:
            return
        self.is_draining = self.post.is_draining = True
        # Before anything that may take long: whoever hears it early is back early.
        closing = encode(Closing("restart", again_in=1))
        for table, reader in self.readers:
            reader.outlet.put(table, None, closing)
        await self.own.stand_still()
        with suppress(StoreError):
            await self.store.release(self.name)

    async def close(self) -> None:
        """Lets go of everything."""
        await end_tasks(self._tasks)
        self.own.thinking.close()
        await self._bus.close()
        await self.store.close()
