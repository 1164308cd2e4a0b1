"""The tables that run in this process: claimed, taken up, kept by a lease, and put away."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from hexmoot.batch.engines import NotReady
from hexmoot.server.hall.finish import events_of, record_of
from hexmoot.server.hall.keeper import Keeper
from hexmoot.server.hall.outlet import FarOutlet
from hexmoot.server.hall.running import Gone, Running
from hexmoot.server.hall.stories import Stories
from hexmoot.server.hall.summary import summary_of
from hexmoot.server.hall.tasks import Spawn
from hexmoot.server.hall.thinking import Thinking
from hexmoot.server.metrics import TAKEN_UP
from hexmoot.server.notes import reason_of, short
from hexmoot.server.settings import Settings
from hexmoot.server.store import Held, NoTable, Row, Store, StoreError, StoreFailed
from hexmoot.server.table.events import Created, Damaged, Event, encode_body
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import HOUSE, Pause, Unpause

log = structlog.get_logger()

# How often a game whose rules are being compiled is asked for again.
READY_SECONDS = 2.0
# Events of a log that are folded between two turns of the loop: a few milliseconds, in which nobody else is answered.
SLICE = 16


async def _replayed(rows: list[Row]) -> Table:
    """The table of a log, slice by slice, so that all other tables go on meanwhile."""
    table = Table()
    for start in range(0, len(rows), SLICE):
        table.follow(events_of(rows[start : start + SLICE]))
        await asyncio.sleep(0)
    return table


class OwnTables:
    """Keepers by the id of their table. `taken_up` hears of every table that came here from the database."""

    def __init__(
        self,
        name: str,
        store: Store,
        settings: Settings,
        now: Callable[[], int],
        spawn: Spawn,
        taken_up: Callable[[Keeper], Awaitable[None]],
    ) -> None:
        self.keepers: dict[str, Keeper] = {}
        self.stories = Stories(store, settings, now)
        self.thinking = Thinking(settings.bots_at_once, settings.bot_ms)
        self._name = name
        self._store = store
        self._settings = settings
        self._now = now
        self._spawn = spawn
        self._taken_up = taken_up
        # Whether this process has stopped: nothing is begun any more.
        self._is_still = False
        # Tables that are being made, by the network address that asked for them.
        self._beginning: Counter[str] = Counter()
        # A lock lives as long as somebody is about to open the table: names that were made up leave nothing behind.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def made_from(self, origin: str) -> int:
        """How many tables that were made here from a network address are not over."""
        kept = [one for one in self.keepers.values() if one.origin == origin]
        return self._beginning[origin] + sum(one.running.table.status != "over" for one in kept)

    async def begin(self, made: Created, at: int, making: bytes | None = None, origin: str = "") -> None:
        """A new table, in the database and in this process."""
        # Counted from now on: many may be asked for at the same moment.
        self._beginning[origin] += 1
        try:
            await self._begin(made, at, making, origin)
        finally:
            self._beginning[origin] -= 1
            if not self._beginning[origin]:
                del self._beginning[origin]

    async def _begin(self, made: Created, at: int, making: bytes | None, origin: str) -> None:
        made = replace(made, offer_seconds=self._settings.offer_seconds)
        table = Table.replay([Event(1, at, made)])
        body, summary = encode_body(made), summary_of(table)
        epoch = await self._store.create(table.id, self._name, at, body, summary, self._lease(), making)
        self._keep(Running(table, epoch, self._store, self._now)).origin = origin
        settings = made.settings
        log.info(
            "table created",
            table=short(table.id),
            edition=settings.edition,
            seats=settings.seats,
            bots=len(settings.bots),
            public=settings.public,
        )

    async def find(self, table: str) -> Keeper | str:
        """The table if it runs here or can be taken, else the name of the process that has it."""
        keeper = self.keepers.get(table)
        if keeper is not None and not keeper.running.is_gone:
            return keeper
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            keeper = self.keepers.get(table)
            if keeper is not None and not keeper.running.is_gone:
                return keeper
            self.drop(table)
            if self._is_still:
                # What is claimed from now on would not be let go of.
                raise Gone
            claim = await self._store.claim(table, self._name, self._now(), self._lease())
            if isinstance(claim, Held):
                return claim.owner
            return await self._take_up(table, claim.epoch)

    def waiting_for(self, person: str, tables: list[str]) -> list[str]:
        """Those of these tables that run here and whose game waits for a person."""
        found = ((table, self.keepers.get(table)) for table in tables)
        return [table for table, keeper in found if keeper is not None and keeper.running.table.waits_for(person)]

    async def _take_up(self, name: str, epoch: int) -> Keeper:
        try:
            table = await _replayed(await self._store.load(name))
        except Damaged as error:
            # One table that cannot be read is no reason to keep the others closed.
            log.warning("a table cannot be read", table=short(name), reason=reason_of(error))
            raise StoreFailed(f"the events of table {name} are damaged") from error
        except NotReady as error:
            # Let go of, it is taken up with the next round of those that nobody has.
            await self._store.release(self._name, [name])
            raise StoreFailed(f"table {name} waits: {error}") from error
        if self._is_still:
            raise Gone
        running = Running(table, epoch, self._store, self._now)
        if table.status in ("playing", "dice"):
            # Nobody's clock runs while no process has the table.
            await running.do(Unpause(table.at), HOUSE)
        keeper = self._keep(running)
        TAKEN_UP.inc()
        log.info("table taken up", table=short(name), number=table.number, epoch=epoch)
        await self._taken_up(keeper)
        return keeper

    def _keep(self, running: Running) -> Keeper:
        keeper = Keeper(running, self._store, self._settings, self.stories, self.thinking, self._spawn)
        self.keepers[running.table.id] = keeper
        keeper.wake()
        return keeper

    def drop(self, table: str) -> None:
        """Has it no more in memory."""
        keeper = self.keepers.pop(table, None)
        if keeper is not None:
            keeper.stop()

    def reread(self, table: str) -> bool:
        """A table that is over is read again when somebody next looks; nothing goes on there meanwhile."""
        keeper = self.keepers.get(table)
        if keeper is None or keeper.running.table.status != "over":
            return False
        keeper.running.is_gone = True
        self.drop(table)
        return True

    def _lease(self) -> int:
        return self._now() + 1000 * self._settings.lease_seconds

    async def renew(self) -> None:
        """Keeps what is ours. If the lease was lost, every table may have another owner by now."""
        if not await self._store.renew(self._name, self._now(), self._lease()) and self.keepers:
            log.warning("lease lost", tables=len(self.keepers))
            for keeper in self.keepers.values():
                keeper.running.is_gone = True

    async def adopt(self) -> None:
        """Takes up tables that nobody runs: their clocks and bots must go on without being asked."""
        await self._store.bury()
        for table in await self._store.orphans(self._now()):
            try:
                with suppress(NoTable, StoreError, Gone):
                    await self.find(table)
            except Exception:
                log.exception("a table was not taken up", table=short(table))

    async def write_missing_records(self) -> None:
        """A process that died between the last event of a game and its record left that to the next."""
        for table in await self._store.unrecorded():
            try:
                with suppress(StoreError, Damaged):
                    await self._write_missing_record(table)
            except Exception:
                log.exception("a record was not written", table=short(table))

    async def _write_missing_record(self, table: str) -> None:
        rows = await self._store.load(table)
        while True:
            try:
                record = await asyncio.to_thread(record_of, rows)
            except NotReady:
                await asyncio.sleep(READY_SECONDS)
                continue
            if record is not None:
                await self._store.add_record(record)
            return

    async def tend(self) -> None:
        """What is due at each table."""
        for table, keeper in list(self.keepers.items()):
            try:
                with suppress(Gone):
                    await keeper.tend()
            except Exception:
                log.exception("a table was not looked after", table=short(table))

    async def put_away(self) -> None:
        """Tables that are over and that nobody looks at need no memory any more."""
        done = [name for name, keeper in self.keepers.items() if keeper.is_done]
        for table in done:
            self.drop(table)
        if done:
            await self._store.release(self._name, done)

    def far_readers(self) -> list[tuple[str, FarOutlet]]:
        """The readers at other processes, each with its table."""
        return [
            (table, outlet)
            for table, keeper in self.keepers.items()
            for outlet, _ in keeper.running.readers.values()
            if isinstance(outlet, FarOutlet)
        ]

    async def let_go(self, is_gone: Callable[[str, FarOutlet], bool]) -> None:
        """Readers at other processes that are there no more."""
        for table, outlet in self.far_readers():
            keeper = self.keepers.get(table)
            if keeper is not None and is_gone(table, outlet):
                with suppress(Gone):
                    await keeper.leave(outlet.id)

    async def stand_still(self) -> None:
        """Clocks stop; whatever comes from now on is for the next owner. One that takes too long is left as it is."""
        self._is_still = True
        keepers = list(self.keepers.values())
        for keeper in keepers:
            keeper.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.drain_seconds):
                await asyncio.gather(*(self._pause(keeper) for keeper in keepers))
        for keeper in keepers:
            keeper.running.is_gone = True

    async def _pause(self, keeper: Keeper) -> None:
        try:
            with suppress(Gone):
                await keeper.running.do(Pause(), HOUSE)
        except Exception:
            log.exception("a table was not paused", table=short(keeper.running.table.id))
