"""The hall: all tables that run in this process, and the way to those that run in others."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from hexmoot.server.hall.bus import Bus
from hexmoot.server.hall.finish import events_of, record_of
from hexmoot.server.hall.forgetting import Forgetting
from hexmoot.server.hall.keeper import Keeper
from hexmoot.server.hall.letters import (
    Answer,
    AnyLetter,
    Ask,
    Here,
    Leave,
    Look,
    NotMine,
    Reread,
    Stance,
    Tell,
    seal,
    unseal,
)
from hexmoot.server.hall.letters import Forget as ForgetLetter
from hexmoot.server.hall.outlet import FarOutlet, Outlet
from hexmoot.server.hall.running import Gone, Running
from hexmoot.server.hall.stories import Stories
from hexmoot.server.hall.summary import summary_of
from hexmoot.server.hall.talk import Spoken
from hexmoot.server.settings import Settings
from hexmoot.server.store import Held, MadeBefore, NoTable, State, Store, StoreError, StoreFailed
from hexmoot.server.table.events import Created, Damaged, Event, Rematched, encode_body
from hexmoot.server.table.opening import create, next_table
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import HOUSE, Forget, Fresh, Pause, Unpause, Who
from hexmoot.server.words.client import Create, History, Question, Rematch, TableCommand
from hexmoot.server.words.coding import encode, read_client, read_server
from hexmoot.server.words.server import Accepted, Closing, Refusal, ServerMessage

log = structlog.get_logger()
# What a client may ask of a table.
Asked = TableCommand | Spoken | Question

# How long another process has to answer before its client is told to try again.
ANSWER_SECONDS = 5.0
# How often a command is tried again after its table went to another process.
TRIES = 3


def fresh_table() -> Fresh:
    """A name that nobody guesses, and a seed that nobody knows."""
    return Fresh(secrets.token_urlsafe(12), secrets.token_hex(32))


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
        self.is_draining = False
        self._bus = bus
        self._settings = settings
        self.now = now
        self._fresh = fresh
        self.forgetting = Forgetting(store, self._forget_at, self._reread)
        self._stories = Stories(store, settings, now)
        self._keepers: dict[str, Keeper] = {}
        # A lock lives as long as somebody is about to open the table: names that were made up leave nothing behind.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Connections of this process, by outlet and table: how they look, and the last event they were told of.
        self._looking: dict[tuple[str, str], tuple[Outlet, Stance]] = {}
        self._reached: dict[tuple[str, str], int | None] = {}
        # The process that each table which is looked at from here runs in, if it is another.
        self._owners: dict[str, str] = {}
        # When each process that looks at our tables was last heard of.
        self._heard: dict[str, int] = {}
        self._answers: dict[str, asyncio.Future[bytes]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begins to listen, and takes up the tables that a crash left behind."""
        await self._bus.listen(self.name, self._receive)
        await self.store.live(self.name)
        await self.store.bury(self.now())
        await self.store.renew(self.name, self.now(), self._lease())
        await self.adopt()
        self._spawn(self._keep_leases())
        self._spawn(self._write_missing_records())

    # What connections ask for

    async def create(self, command: Create, who: Who) -> tuple[str, Accepted | Refusal]:
        """Makes a table; its id and the answer."""
        try:
            table, refusal = await self._create(command, who)
        except StoreError as error:
            log.warning("the store failed", reason=str(error))
            table, refusal = "", Refusal("unavailable", key="refusal.unavailable")
        if refusal is not None:
            return "", replace(refusal, nonce=command.nonce)
        return table, Accepted(table, command.nonce, 1)

    async def _create(self, command: Create, who: Who) -> tuple[str, Refusal | None]:
        if self.is_draining:
            return "", Refusal("draining", key="refusal.draining")
        making = _making(command.nonce, who)
        before = await self.store.made(making) if making else None
        if before is not None:
            return before, None
        if who.person is not None and await self._sits_at_too_many(who.person):
            return "", Refusal("too_many_tables", key="refusal.too_many_tables")
        fresh = self._fresh()
        made = create(command, who, fresh)
        if isinstance(made, Refusal):
            return "", made
        try:
            await self._begin(made, self.now(), making)
        except MadeBefore as error:
            # The same wish came twice at once.
            return error.table, None
        return fresh.table, None

    async def _sits_at_too_many(self, person: str) -> bool:
        going_on = [one for one in await self.store.tables_of(person) if one.state is not State.ENDED]
        return len(going_on) >= self._settings.tables_per_person

    async def _begin(self, made: Created, at: int, making: bytes | None = None) -> None:
        """A new table, in the database and in this process."""
        table = Table.replay([Event(1, at, made)])
        body, summary = encode_body(made), summary_of(table)
        epoch = await self.store.create(table.id, self.name, at, body, summary, self._lease(), making)
        self._keep(Running(table, epoch, self.store, self.now))

    async def _rematch(self, keeper: Keeper, command: Rematch, who: Who) -> Accepted | Refusal:
        """The next table comes first: if this process dies in between, it is one too many, not one too few."""
        async with keeper.rematching:
            fresh = self._fresh()
            old = keeper.running.table
            tried = old.decide(command, who, keeper.running.time(), fresh)
            if isinstance(tried, Rematched):
                await self._begin(next_table(old, fresh), self.now())
            return await keeper.do(command, who, fresh)

    async def command(self, table: str, command: Asked, who: Who) -> ServerMessage:
        """Has a command done at a table, wherever it runs. Once begun it is finished, even if the asker goes away."""
        return await asyncio.shield(asyncio.ensure_future(self._command(table, command, who)))

    async def _command(self, table: str, command: Asked, who: Who) -> ServerMessage:
        nonce = getattr(command, "nonce", "")
        if self.is_draining:
            return Refusal("draining", table, nonce, key="refusal.draining")
        for _ in range(TRIES):
            try:
                found = await self._find(table)
                if isinstance(found, Keeper):
                    return await self._do(found, command, who)
                if not await self._bus.hears(found):
                    break
                return read_server(
                    await self._ask(found, Ask(secrets.token_hex(8), self.name, table, who, encode(command)))
                )
            except NoTable:
                return Refusal("no_table", table, nonce, key="refusal.no_table")
            except Gone:
                self._drop(table)
            except (StoreError, TimeoutError):
                return Refusal("unavailable", table, nonce, key="refusal.unavailable")
        return replace(_taking_up(table), nonce=nonce)

    async def _do(self, keeper: Keeper, command: Asked, who: Who) -> ServerMessage:
        if isinstance(command, Question):
            return await keeper.answer(command, who)
        if isinstance(command, Rematch):
            return await self._rematch(keeper, command, who)
        return await keeper.do(command, who)

    async def look(self, table: str, outlet: Outlet, stance: Stance, after: int | None) -> Refusal | None:
        """Lets a connection look at a table from now on: first what it missed, or all, then whatever happens."""
        key = (outlet.id, table)
        # Not before the table is found: whoever takes it up shows it to all who look already.
        self._forget(key)
        for _ in range(TRIES):
            try:
                found = await self._find(table)
                if isinstance(found, str) and not await self._bus.hears(found):
                    break
                self._looking[key], self._reached[key] = (outlet, stance), after
                if isinstance(found, Keeper):
                    refusal = await found.look(outlet, stance, after)
                    if refusal is not None:
                        self._forget(key)
                    return refusal
                self._owners[table] = found
                self._bus.post(found, seal(Look(self.name, outlet.id, table, stance, after)))
            except NoTable:
                self._forget(key)
                return Refusal("no_table", table, key="refusal.no_table")
            except Gone:
                self._drop(table)
            except StoreError:
                self._forget(key)
                return Refusal("unavailable", table, key="refusal.unavailable")
            else:
                return None
        self._forget(key)
        return _taking_up(table)

    async def history(self, asked: History, who: Who) -> ServerMessage:
        """What happened at a table so far: it is in the database, wherever the table runs."""
        try:
            return await self._stories.history(asked, who)
        except (StoreError, Damaged) as error:
            log.warning("a story was not told", reason=str(error))
            return Refusal("unavailable", asked.table, asked.nonce, key="refusal.unavailable")

    async def leave(self, table: str, outlet: Outlet) -> None:
        """A connection looks no more."""
        self._forget((outlet.id, table))
        keeper = self._keepers.get(table)
        if keeper is not None:
            with suppress(Gone):
                await keeper.leave(outlet.id)
        elif table in self._owners:
            self._bus.post(self._owners[table], seal(Leave(self.name, outlet.id, table)))

    def reached(self, outlet: str, table: str, number: int) -> None:
        """A connection was told of an event: from here on it would resume."""
        if (outlet, table) in self._reached:
            self._reached[outlet, table] = number

    # Which tables run here

    @property
    def tables(self) -> int:
        """How many."""
        return len(self._keepers)

    async def _find(self, table: str) -> Keeper | str:
        """The table if it runs here or can be taken, else the name of the process that has it."""
        keeper = self._keepers.get(table)
        if keeper is not None and not keeper.running.is_gone:
            return keeper
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            keeper = self._keepers.get(table)
            if keeper is not None and not keeper.running.is_gone:
                return keeper
            self._drop(table)
            claim = await self.store.claim(table, self.name, self.now(), self._lease())
            if isinstance(claim, Held):
                return claim.owner
            return await self._take_up(table, claim.epoch)

    async def _take_up(self, name: str, epoch: int) -> Keeper:
        try:
            table = Table.replay(events_of(await self.store.load(name)))
        except Damaged as error:
            # One table that cannot be read is no reason to keep the others closed.
            log.warning("a table cannot be read", table=name, reason=str(error))
            raise StoreFailed(f"the events of table {name} are damaged") from error
        running = Running(table, epoch, self.store, self.now)
        if table.status in ("playing", "dice"):
            # Nobody's clock runs while no process has the table.
            await running.do(Unpause(table.at), HOUSE)
        keeper = self._keep(running)
        self._owners.pop(name, None)
        for (outlet_id, at_table), (outlet, stance) in list(self._looking.items()):
            if at_table == name:
                await keeper.look(outlet, stance, self._reached.get((outlet_id, at_table)))
        return keeper

    def _keep(self, running: Running) -> Keeper:
        keeper = self._keepers[running.table.id] = Keeper(
            running, self.store, self._settings, self._stories, self._spawn
        )
        keeper.wake()
        return keeper

    def _drop(self, table: str) -> None:
        keeper = self._keepers.pop(table, None)
        if keeper is not None:
            keeper.stop()

    async def adopt(self) -> None:
        """Takes up tables that nobody runs: their clocks and bots must go on without being asked."""
        for table in await self.store.orphans(self.now()):
            with suppress(NoTable, StoreError, Gone):
                await self._find(table)

    async def _write_missing_records(self) -> None:
        """A process that died between the last event of a game and its record left that to the next."""
        for table in await self.store.unrecorded():
            with suppress(StoreError, Damaged):
                record = await asyncio.to_thread(record_of, await self.store.load(table))
                if record is not None:
                    await self.store.add_record(record)

    def _lease(self) -> int:
        return self.now() + 1000 * self._settings.lease_seconds

    async def _keep_leases(self) -> None:
        """Keeps what is ours, and takes up what others have let go of."""
        while True:
            await asyncio.sleep(self._settings.lease_seconds / 3)
            try:
                if not await self.store.renew(self.name, self.now(), self._lease()):
                    log.warning("lease lost", tables=len(self._keepers))
                    for keeper in self._keepers.values():
                        keeper.running.is_gone = True
                if not self.is_draining:
                    await self.store.bury(self.now())
                    await self.adopt()
                    await self._follow_owners()
                    await self._miss_far_readers()
                    await self._tend()
                    await self._put_away()
                    await self.forgetting.tend(self.now())
            except StoreError as error:
                log.warning("the store failed", reason=str(error))

    async def _follow_owners(self) -> None:
        """Tables that are looked at from here may have gone to yet another process: it does not know who looks."""
        for table in {table for _, table in self._looking} - self._keepers.keys():
            with suppress(NoTable, StoreError, Gone):
                found = await self._find(table)
                if isinstance(found, str) and self._owners.get(table) != found:
                    self._owners[table] = found
                    for (outlet, at_table), (_, stance) in list(self._looking.items()):
                        if at_table == table:
                            after = self._reached.get((outlet, table))
                            self._bus.post(found, seal(Look(self.name, outlet, table, stance, after)))

    async def _miss_far_readers(self) -> None:
        """Tells the owners who looks from here, and lets go of readers whose own process is silent or knows them not.

        A process that was killed says no farewell, and a letter that does can be lost.
        """
        for owner in set(self._owners.values()):
            readers = [(table, outlet) for outlet, table in self._looking if self._owners.get(table) == owner]
            self._bus.post(owner, seal(Here(self.name, readers)))
        silent = self.now() - 1000 * self._settings.lease_seconds
        self._heard = {process: at for process, at in self._heard.items() if at > silent}
        await self._let_go(lambda _, outlet: outlet.process not in self._heard)

    async def _let_go(self, is_gone: Callable[[str, FarOutlet], bool]) -> None:
        """Readers at other processes that are there no more."""
        gone = [
            (keeper, outlet.id)
            for table, keeper in self._keepers.items()
            for outlet, _ in keeper.running.readers.values()
            if isinstance(outlet, FarOutlet) and is_gone(table, outlet)
        ]
        for keeper, outlet_id in gone:
            with suppress(Gone):
                await keeper.leave(outlet_id)

    async def _tend(self) -> None:
        for keeper in list(self._keepers.values()):
            with suppress(Gone):
                await keeper.tend()

    async def _put_away(self) -> None:
        """Tables that are over and that nobody looks at need no memory any more."""
        done = [name for name, keeper in self._keepers.items() if keeper.is_done]
        for table in done:
            self._drop(table)
        if done:
            await self.store.release(self.name, done)

    # Forgetting people

    async def _forget_at(self, table: str, person: str) -> bool:
        """Takes a person out of a table that goes on, wherever it runs; False if it cannot be reached now."""
        for _ in range(TRIES):
            try:
                found = await self._find(table)
                if isinstance(found, Keeper):
                    await found.do(Forget(person), HOUSE)
                else:
                    await self._ask(found, ForgetLetter(secrets.token_hex(8), self.name, table, person))
            except NoTable:
                return True
            except Gone:
                self._drop(table)
            except (StoreError, TimeoutError):
                return False
            else:
                return True
        return False

    def _reread(self, table: str, owner: str | None) -> None:
        """A table that is over is read again when somebody next looks; nothing goes on there meanwhile."""
        keeper = self._keepers.get(table)
        if keeper is not None and keeper.running.table.status == "over":
            keeper.running.is_gone = True
            self._drop(table)
        elif owner is not None and owner != self.name:
            self._bus.post(owner, seal(Reread(table)))

    # Letters

    async def _receive(self, data: bytes) -> None:
        letter = unseal(data)
        self._spawn(self._read(letter))

    async def _read(self, letter: AnyLetter) -> None:
        if isinstance(letter, Tell):
            self._pass_on(letter)
        elif isinstance(letter, Answer):
            waiting = self._answers.get(letter.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(letter.data)
        elif isinstance(letter, Ask | ForgetLetter):
            await self._answer(letter)
        elif isinstance(letter, Reread):
            self._reread(letter.table, None)
        elif isinstance(letter, Look):
            await self._show(letter)
        elif isinstance(letter, Here):
            self._heard[letter.sender] = self.now()
            there = set(letter.readers)
            await self._let_go(lambda table, one: one.process == letter.sender and (table, one.id) not in there)
        elif isinstance(letter, Leave):
            keeper = self._keepers.get(letter.table)
            if keeper is not None:
                await keeper.leave(letter.outlet)
        elif letter.id in self._answers:
            if not self._answers[letter.id].done():
                self._answers[letter.id].set_exception(Gone())
        else:
            # Whoever has it now is asked for when the owners are followed next.
            self._owners.pop(letter.table, None)

    async def _mine(self, table: str) -> Keeper | None:
        """A table of this process; one that it is about to take up is waited for."""
        if self.is_draining:
            return self._keepers.get(table)
        with suppress(NoTable, StoreError, Gone):
            found = await self._find(table)
            if isinstance(found, Keeper):
                return found
        return None

    async def _show(self, letter: Look) -> None:
        """Lets a connection of another process look."""
        self._heard[letter.sender] = self.now()
        keeper = await self._mine(letter.table)
        outlet = FarOutlet(letter.outlet, letter.sender, self._bus)
        with suppress(Gone):
            if keeper is not None:
                refusal = await keeper.look(outlet, letter.stance, letter.after)
                if refusal is not None:
                    outlet.put(letter.table, None, encode(refusal))
                return
        self._bus.post(letter.sender, seal(NotMine(letter.table)))

    def _pass_on(self, letter: Tell) -> None:
        looking = self._looking.get((letter.outlet, letter.table))
        if looking is not None:
            looking[0].put(letter.table, letter.number, letter.data)

    async def _answer(self, letter: Ask | ForgetLetter) -> None:
        keeper = await self._mine(letter.table)
        if keeper is None:
            self._bus.post(letter.sender, seal(NotMine(letter.table, letter.id)))
            return
        try:
            answer = await self._answer_of(keeper, letter)
        except Gone:
            self._bus.post(letter.sender, seal(NotMine(letter.table, letter.id)))
        else:
            self._bus.post(letter.sender, seal(Answer(letter.id, encode(answer))))

    async def _answer_of(self, keeper: Keeper, letter: Ask | ForgetLetter) -> ServerMessage:
        if isinstance(letter, ForgetLetter):
            return await keeper.do(Forget(letter.person), HOUSE)
        command = read_client(letter.message)
        if not isinstance(command, Asked):
            raise Gone
        return await self._do(keeper, command, letter.who)

    async def _ask(self, owner: str, ask: Ask | ForgetLetter) -> bytes:
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[ask.id] = future
        try:
            self._bus.post(owner, seal(ask))
            return await asyncio.wait_for(future, ANSWER_SECONDS)
        finally:
            del self._answers[ask.id]

    # The end

    async def drain(self) -> None:
        """Stops: no new tables, clocks stand still, everybody is told to come back, the tables are free for others."""
        if self.is_draining:
            return
        self.is_draining = True
        closing = encode(Closing("restart", again_in=1))
        for keeper in list(self._keepers.values()):
            keeper.stop()
            with suppress(Gone):
                await keeper.running.do(Pause(), HOUSE)
            # Whatever comes now is for the next owner.
            keeper.running.is_gone = True
        for (_, table), (outlet, _) in list(self._looking.items()):
            outlet.put(table, None, closing)
        with suppress(StoreError):
            await self.store.release(self.name)

    async def close(self) -> None:
        """Lets go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()
        await self.store.close()

    def _forget(self, key: tuple[str, str]) -> None:
        self._looking.pop(key, None)
        self._reached.pop(key, None)
        for table in self._owners.keys() - {table for _, table in self._looking}:
            del self._owners[table]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())
