"""A table that runs in this process: one lock, and for every event: decide, fold, append, tell."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

import structlog

from hexmoot.server.hall.letters import Stance
from hexmoot.server.hall.outlet import Outlet
from hexmoot.server.hall.summary import summary_of
from hexmoot.server.metrics import EVENTS, LOST, WRITING
from hexmoot.server.notes import reason_of, short
from hexmoot.server.store import Store, StoreError
from hexmoot.server.table.events import AnyBody, Event, encode_body
from hexmoot.server.table.story import Viewpoint
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import Fresh, HouseCommand, Repeated, Who
from hexmoot.server.words.client import TableCommand
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Accepted, Refusal

log = structlog.get_logger()

Clock = Callable[[], int]
# What a viewpoint was told of an event, by its number.
Told = tuple[Viewpoint, int]


class Gone(Exception):
    """The table does not run here any more: its owner is another process, or its memory is not to be trusted."""


class Running:
    """One table, its readers, and the right to write to its log."""

    def __init__(self, table: Table, epoch: int, store: Store, now: Clock) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.readers: dict[str, tuple[Outlet, Stance]] = {}
        self.is_gone = False
        self._epoch = epoch
        self._store = store
        self._now = now
        self._summary = summary_of(table)
        # Whether somebody is here, as the lobby was told.
        self._is_visited = False

    async def do(
        self, command: TableCommand | HouseCommand, who: Who, fresh: Fresh | None = None
    ) -> Accepted | Refusal:
        """Has a command done, or says why not. It is in the database before anybody hears of it."""
        async with self.lock:
            if self.is_gone:
                raise Gone
            at = self.time()
            made = self.table.decide(command, who, at, fresh)
            nonce = getattr(command, "nonce", "")
            if isinstance(made, Refusal):
                return made
            if isinstance(made, Repeated):
                return Accepted(self.table.id, nonce, made.number)
            await self._happen(made, at)
            return Accepted(self.table.id, nonce, self.table.number)

    async def steward(self) -> bool:
        """Does what time has made due; whether there was anything."""
        return await self._house_does(self.table.steward)

    async def stand_in(self, seat: int, ask: int) -> bool:
        """Has the steward answer a question for a seat that cannot; whether it was still open."""
        return await self._house_does(lambda _: self.table.stand_in(seat, ask))

    async def _house_does(self, decide: Callable[[int], AnyBody | None]) -> bool:
        async with self.lock:
            if self.is_gone:
                raise Gone
            at = self.time()
            made = decide(at)
            if made is None:
                return False
            await self._happen(made, at)
            return True

    def time(self) -> int:
        """Now, never before the last event: a table's time does not run backwards, whatever the machine's does."""
        return max(self._now(), self.table.at)

    async def _happen(self, body: AnyBody, at: int) -> None:
        """Makes an event. Nobody can look meanwhile; if it cannot be written, what is in memory is thrown away."""
        event = Event(self.table.number + 1, at, body)
        before = self.table.status
        try:
            with WRITING.time():
                await self._write(event)
        except BaseException as error:
            # Whoever asks next reads the log anew, whether this is in it or not.
            self.is_gone = True
            name, kind = short(self.table.id), type(body).__name__
            LOST.inc()
            if isinstance(error, StoreError):
                log.warning("event lost", table=name, number=event.number, kind=kind, reason=reason_of(error))
                raise Gone from error
            log.exception("event failed", table=name, number=event.number, kind=kind)
            raise
        EVENTS.labels(type(body).__name__).inc()
        self._note(before)
        self.tell(event)

    def _note(self, before: str) -> None:
        table = self.table
        if table.status == "playing" and before != "playing":
            log.info("table started", table=short(table.id), number=table.number, people=len(table.persons()))
        elif table.status == "over" and before != "over":
            ending = (table.ending or {}).get("kind", "")
            log.info("table ended", table=short(table.id), number=table.number, ending=ending)

    async def _write(self, event: Event) -> None:
        self.table.fold(event)
        summary = summary_of(self.table)
        changed = summary if summary != self._summary else None
        body = encode_body(event.body)
        await self._store.append(self.table.id, self._epoch, event.number, event.at, body, changed)
        self._summary = summary

    async def note_company(self) -> None:
        """Tells the lobby, which may be another process's, whether somebody is here; of a table by link nobody asks."""
        async with self.lock:
            is_visited = bool(self.readers)
            if self.is_gone or not self.table.settings.public or is_visited == self._is_visited:
                return
            # The lobby is the only one that misses it: nobody is kept from the table.
            with suppress(StoreError):
                await self._store.visited(self.table.id, self._epoch, is_visited)
                self._is_visited = is_visited

    def tell(self, event: Event) -> None:
        """Every reader gets its own version; readers with the same view share its bytes."""
        told: dict[Viewpoint, bytes] = {}
        for outlet, stance in list(self.readers.values()):
            for viewpoint in viewpoints(stance):
                if viewpoint not in told:
                    message = self.table.tell(event, *viewpoint)
                    told[viewpoint] = encode(message if message is not None else self.table.look(*viewpoint))
                outlet.put(self.table.id, event.number, told[viewpoint])

    def show(self, outlet: Outlet, stance: Stance, after: int | None, retold: Mapping[Told, bytes]) -> None:
        """What a connection missed, event by event if that is still known or told again, else the table as it is."""
        views = viewpoints(stance)
        missed = self._missed(views, after, retold)
        if missed is None:
            number = self.table.number
            missed = [(number, encode(self.table.look(*viewpoint))) for viewpoint in views]
        for number, data in missed:
            outlet.put(self.table.id, number, data)

    def _missed(
        self, views: list[Viewpoint], after: int | None, retold: Mapping[Told, bytes]
    ) -> list[tuple[int, bytes]] | None:
        """Event by event, each from all views: whoever loses the connection in between resumes before that one."""
        if after is None or after > self.table.number:
            return None
        told = []
        # From the last one back: the first that is not known any more ends it soon.
        for number in range(self.table.number, after, -1):
            for viewpoint in reversed(views):
                message = self.table.tell(number, *viewpoint)
                data = encode(message) if message is not None else retold.get((viewpoint, number))
                if data is None:
                    return None
                told.append((number, data))
        return told[::-1]


def viewpoints(stance: Stance) -> list[Viewpoint]:
    """The views that a connection has."""
    return [(seat, stance.who.person) for seat in stance.views]
