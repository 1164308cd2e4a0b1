"""The keeper of a running table: it watches the clocks, has the bots play, and writes the record when all is over."""

import asyncio
from contextlib import suppress

import structlog
from msgspec.structs import replace

from hexmoot.server.hall.company import onlookers_at, person_at
from hexmoot.server.hall.finish import record_of
from hexmoot.server.hall.housebots import HouseBots
from hexmoot.server.hall.letters import Stance
from hexmoot.server.hall.missing import Missing
from hexmoot.server.hall.outlet import Outlet
from hexmoot.server.hall.running import Gone, Running
from hexmoot.server.hall.stories import Stories
from hexmoot.server.hall.talk import Spoken, Talk
from hexmoot.server.hall.tasks import Spawn
from hexmoot.server.hall.thinking import Thinking
from hexmoot.server.limits import Buckets
from hexmoot.server.notes import reason_of, short
from hexmoot.server.settings import Settings
from hexmoot.server.store import Store, StoreError
from hexmoot.server.table.questions import answer, view_for
from hexmoot.server.table.who import (
    HOUSE,
    Abandon,
    ComeBack,
    Forget,
    Fresh,
    GoneAway,
    HouseCommand,
    PassOn,
    Unpause,
    Who,
)
from hexmoot.server.words.client import FreeSeat, Question, Remove, StandUp, TableCommand, TakeSeat
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Accepted, Presence, Refusal, ServerMessage

log = structlog.get_logger()

# What may make an onlooker of somebody, or the other way round.
_SEATING = (TakeSeat, StandUp, FreeSeat)
# How long an open table waits for its host before somebody else who is there becomes it.
HOST_AWAY_MS = 60_000
HOUR_MS = 3_600_000
# What one person may ask about moves at a table.
QUESTIONS_PER_SECOND = 5


class Keeper:
    """What a running table needs beside its events."""

    def __init__(
        self,
        running: Running,
        store: Store,
        settings: Settings,
        stories: Stories,
        thinking: Thinking,
        spawn: Spawn,
    ) -> None:
        self.running = running
        # The network address that the table was made from, as a key; empty for one that was taken up.
        self.origin = ""
        self.talk = Talk(running, store, settings.chat_seconds)
        self._questions = Buckets(QUESTIONS_PER_SECOND, 3 * QUESTIONS_PER_SECOND)
        self._settings = settings
        self._store = store
        self._stories = stories
        self._bots = HouseBots(self, running, thinking, spawn)
        self._spawn = spawn
        self._timer: asyncio.TimerHandle | None = None
        # Held while the next table is made, so that two who ask for a rematch at once get the same one.
        self.rematching = asyncio.Lock()
        self._present = Presence(running.table.id, 0, [], [])
        self._host_gone_since: int | None = None
        self._missing = Missing()
        self.is_stopped = False
        self._recording: asyncio.Task[None] | None = None

    async def do(
        self, command: TableCommand | HouseCommand | Spoken, who: Who, fresh: Fresh | None = None
    ) -> Accepted | Refusal:
        """Has a command done, and then whatever follows from it."""
        if isinstance(command, Spoken):
            return await self.talk.hear(command, who, self.running.time())
        if isinstance(command, Remove):
            who = replace(who, other=person_at(self.running, command.badge, command.name))
        if isinstance(command, Forget):
            await self.talk.forget(command.person)
        answer = await self.running.do(command, who, fresh)
        if isinstance(command, Remove):
            await self._show_out()
        if isinstance(command, _SEATING):
            self._tell_presence()
        self.wake()
        return answer

    async def _show_out(self) -> None:
        """Whoever was removed is told so, and hears no more."""
        table = self.running.table
        last = encode(Refusal("removed", table.id, key="refusal.removed"))
        for outlet, stance in list(self.running.readers.values()):
            if stance.who.person in table.removed:
                await self.leave(outlet.id)
                outlet.put(table.id, None, last, is_last=True)

    async def answer(self, question: Question, who: Who) -> ServerMessage:
        """Answers a question of a seat, beside the table's own business."""
        table = self.running.table
        async with self.running.lock:
            if self.running.is_gone:
                raise Gone
            view = view_for(table, question, who)
            offered = tuple(table.offered.get(question.seat, ()))
        if not isinstance(view, Refusal) and not self._questions.take(who.person or "", self.running.time() / 1000):
            view = Refusal("too_fast", key="refusal.too_fast")
        if isinstance(view, Refusal):
            return replace(view, table=table.id, nonce=question.nonce)
        try:
            return await asyncio.to_thread(answer, question, view, offered)
        except Exception:
            # A fault of ours; whoever asked plays on without the answer.
            log.exception("a question failed", table=short(table.id), kind=type(question).__name__)
            return Refusal("unavailable", table.id, question.nonce, key="refusal.unavailable")

    async def look(self, outlet: Outlet, stance: Stance, after: int | None) -> Refusal | None:
        """Lets a connection look: what it missed, or all, and from now on whatever happens."""
        running = self.running
        async with running.lock:
            if running.is_gone:
                raise Gone
            # What happens while the rest is told again is kept, too: else all would have to be shown anew.
            running.table.wake()
        retold = await self._stories.missed(running.table, stance, after)
        async with running.lock:
            if running.is_gone:
                raise Gone
            if stance.who.person in running.table.removed:
                self._rest()
                return Refusal("removed", running.table.id, key="refusal.removed")
            before, has_rested = self._people(), self.is_resting
            running.readers[outlet.id] = (outlet, stance)
            running.show(outlet, stance, after, retold)
        for line in await self.talk.recent(stance.who):
            outlet.put(running.table.id, None, line)
        await self._presence(before)
        self._tell_presence(outlet)
        await running.note_company()
        if has_rested:
            await self._go_on()
        return None

    async def leave(self, outlet: str) -> None:
        """A connection is gone."""
        before = self._people()
        if self.running.readers.pop(outlet, None) is None:
            return
        await self._presence(before)
        self._tell_presence()
        async with self.running.lock:
            self._rest()
        await self.running.note_company()
        if self.is_resting:
            self.wake()

    @property
    def is_resting(self) -> bool:
        """Whether only bots play here and nobody looks: they wait, and so do their clocks, until somebody does."""
        return not self.running.readers and not self.running.table.persons()

    async def _go_on(self) -> None:
        """Somebody looks again at bots that rested: nobody's time ran out meanwhile."""
        table = self.running.table
        due = table.deadline()
        if due is not None and due <= self.running.time():
            await self.running.do(Unpause(table.at), HOUSE)
        self.wake()

    def _rest(self) -> None:
        """A table that nobody looks at keeps nothing for readers."""
        if not self.running.readers:
            self.running.table.sleep()

    def _people(self) -> set[str]:
        return {stance.who.person for _, stance in self.running.readers.values() if stance.who.person and stance.seats}

    async def _presence(self, before: set[str]) -> None:
        now = self._people()
        for person in now - before:
            await self.do(ComeBack(person), HOUSE)
        for person in before - now:
            await self.do(GoneAway(person), HOUSE)

    def _tell_presence(self, newcomer: Outlet | None = None) -> None:
        """Says to all who is there, if that has changed; to a newcomer in any case."""
        table = self.running.table
        readers = list(self.running.readers.values())
        there = {stance.who.person for _, stance in readers}
        seats = [chair.seat for chair in table.chairs if chair.person in there and chair.person is not None]
        onlookers = onlookers_at(self.running)
        before = self._present
        is_new = (before.seats, before.onlookers) != (seats, onlookers)
        if is_new:
            self._present = Presence(table.id, before.n + 1, seats, onlookers)
        data = encode(self._present)
        for outlet, _ in readers:
            if is_new or outlet is newcomer:
                outlet.put(table.id, None, data)

    async def tend(self) -> None:
        """Now and then: who does not come is away, a gone host gets an heir, a table that nobody comes to is closed."""
        running = self.running
        # They left while no process had the table, or before the game: no connection of theirs ended here.
        for person in self._missing.overdue(running):
            # One may have come while another was written down.
            if person in self._missing.overdue(running):
                await self.do(GoneAway(person), HOUSE)
        table, at = running.table, running.time()
        there = {stance.who.person for _, stance in running.readers.values()}
        if table.host in there or table.status == "over":
            self._host_gone_since = None
        elif self._host_gone_since is None:
            self._host_gone_since = at
        elif at - self._host_gone_since >= HOST_AWAY_MS:
            heir = next((chair.person for chair in table.chairs if chair.person in there and not chair.machine), None)
            if heir is not None:
                await self.do(PassOn(heir), HOUSE)
        limit = self._settings.open_hours if table.status == "open" else 24 * self._settings.idle_days
        if not there and table.status != "over" and at - table.at >= limit * HOUR_MS:
            await self.do(Abandon(), HOUSE)

    def wake(self) -> None:
        """Sets the timer for what is due next, and asks the bots that have a question."""
        running = self.running
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if running.is_gone or self.is_stopped:
            return
        asked = self._bots.asked()
        now = running.time()
        due = [
            None if self.is_resting else running.table.deadline(),
            *(one.not_before for one in asked if one.not_before > now),
        ]
        first = min((at for at in due if at is not None), default=None)
        if first is not None:
            wait = max(0.0, (first - now) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._time_is_up()))
        self._bots.ask(asked, now)
        if running.table.status == "over" and self._recording is None:
            self._recording = self._spawn(self._write_record())

    async def _time_is_up(self) -> None:
        with suppress(Gone):
            await self.running.steward()
            self.wake()

    async def _write_record(self) -> None:
        try:
            # Whoever comes or goes while the last event is still being written finds the game over already.
            async with self.running.lock:
                rows = await self._store.load(self.running.table.id)
            record = await asyncio.to_thread(record_of, rows)
            if record is not None:
                await self._store.add_record(record)
        except StoreError as error:
            log.warning("a record was not written", table=short(self.running.table.id), reason=reason_of(error))

    @property
    def is_done(self) -> bool:
        """Whether the game is over and written down, and nobody looks any more."""
        return self._recording is not None and self._recording.done() and not self.running.readers

    def stop(self) -> None:
        """No more timers and bots."""
        if self._timer is not None:
            self._timer.cancel()
        self.is_stopped = True
