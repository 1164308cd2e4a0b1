"""The keeper of a running table: it watches the clocks, has the bots play, and writes the record when all is over."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog
from msgspec.structs import replace

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.game.view import View
from hexmoot.notation.codes import parse_move
from hexmoot.notation.moves import Close as CloseOffer
from hexmoot.notation.moves import Move, Offer
from hexmoot.server.hall.company import onlookers_at, person_at
from hexmoot.server.hall.finish import record_of
from hexmoot.server.hall.letters import Stance
from hexmoot.server.hall.outlet import Outlet
from hexmoot.server.hall.running import Gone, Running
from hexmoot.server.hall.stories import Stories
from hexmoot.server.hall.talk import Spoken, Talk
from hexmoot.server.limits import Buckets
from hexmoot.server.notes import reason_of, short
from hexmoot.server.settings import Settings
from hexmoot.server.store import Store, StoreError
from hexmoot.server.table.bots import BotAsk
from hexmoot.server.table.questions import answer, view_for
from hexmoot.server.table.who import HOUSE, Close, ComeBack, Forget, Fresh, GoneAway, HouseCommand, PassOn, Who
from hexmoot.server.words.client import Act, FreeSeat, Question, Remove, StandUp, TableCommand, TakeSeat
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Accepted, Presence, Refusal, ServerMessage

log = structlog.get_logger()
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]

# Offers of a bot in one turn, so that a table gets on.
MOST_OFFERS = 4
# How often a bot is asked again because the table changed while it thought.
TRIES = 5
PAUSE_SECONDS = 1.0
# What may make an onlooker of somebody, or the other way round.
_SEATING = (TakeSeat, StandUp, FreeSeat)
# How long an open table waits for its host before somebody else who is there becomes it.
HOST_AWAY_MS = 60_000
HOUR_MS = 3_600_000
# What one person may ask about moves at a table.
QUESTIONS_PER_SECOND = 5


class Keeper:
    """What a running table needs beside its events."""

    def __init__(self, running: Running, store: Store, settings: Settings, stories: Stories, spawn: Spawn) -> None:
        self.running = running
        self.talk = Talk(running, store, settings.chat_seconds)
        self._questions = Buckets(QUESTIONS_PER_SECOND, 3 * QUESTIONS_PER_SECOND)
        self._settings = settings
        self._store = store
        self._stories = stories
        self._spawn = spawn
        self._timer: asyncio.TimerHandle | None = None
        # The event that each bot was asked about last.
        self._asked: dict[int, int] = {}
        # Whether a bot is making up its mind about a proposal to the person at turn.
        self._is_proposing = False
        # Held while the next table is made, so that two who ask for a rematch at once get the same one.
        self.rematching = asyncio.Lock()
        self._present = Presence(running.table.id, 0, [], [])
        self._host_gone_since: int | None = None
        self._is_stopped = False
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
                outlet.put(table.id, None, last)

    async def answer(self, question: Question, who: Who) -> ServerMessage:
        """Answers a question of a seat, beside the table's own business."""
        table = self.running.table
        async with self.running.lock:
            if self.running.is_gone:
                raise Gone
            view = view_for(table, question, who)
        if not isinstance(view, Refusal) and not self._questions.take(who.person or "", self.running.time() / 1000):
            view = Refusal("too_fast", key="refusal.too_fast")
        if isinstance(view, Refusal):
            return replace(view, table=table.id, nonce=question.nonce)
        return await asyncio.to_thread(answer, question, view)

    async def look(self, outlet: Outlet, stance: Stance, after: int | None) -> Refusal | None:
        """Lets a connection look: what it missed, or all, and from now on whatever happens."""
        running = self.running
        retold = await self._stories.missed(running.table, stance, after)
        async with running.lock:
            if running.is_gone:
                raise Gone
            if stance.who.person in running.table.removed:
                return Refusal("removed", running.table.id, key="refusal.removed")
            before = self._people()
            running.readers[outlet.id] = (outlet, stance)
            running.show(outlet, stance, after, retold)
        for line in await self.talk.recent(stance.who):
            outlet.put(running.table.id, None, line)
        await self._presence(before)
        self._tell_presence(outlet)
        await running.note_company()
        return None

    async def leave(self, outlet: str) -> None:
        """A connection is gone."""
        before = self._people()
        if self.running.readers.pop(outlet, None) is None:
            return
        await self._presence(before)
        self._tell_presence()
        if not self.running.readers:
            async with self.running.lock:
                self.running.table.sleep()
        await self.running.note_company()

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
        """Now and then: a table whose host is gone gets another, and one that nobody comes to is closed."""
        running = self.running
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
            await self.do(Close(), HOUSE)

    def wake(self) -> None:
        """Sets the timer for what is due next, and asks the bots that have a question."""
        running = self.running
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if running.is_gone or self._is_stopped:
            return
        # An offer is put to a bot once, even if its answer opens another question.
        asked = [one for one in running.table.bots_asked() if one.about > self._asked.get(one.seat, 0)]
        now = running.time()
        due = [running.table.deadline(), *(one.not_before for one in asked if one.not_before > now)]
        first = min((at for at in due if at is not None), default=None)
        if first is not None:
            wait = max(0.0, (first - now) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._time_is_up()))
        for one in asked:
            if one.not_before <= now and not (one.is_proposal and self._is_proposing):
                self._asked[one.seat] = one.about
                self._is_proposing = self._is_proposing or one.is_proposal
                self._spawn(self._propose(one) if one.is_proposal else self._play(one.seat, one.about))
        if running.table.status == "over" and self._recording is None:
            self._recording = self._spawn(self._write_record())

    async def _time_is_up(self) -> None:
        with suppress(Gone):
            await self.running.steward()
            self.wake()

    async def _propose(self, asked: BotAsk) -> None:
        """Bots have their proposals to a person one after the other."""
        try:
            await self._play(asked.seat, asked.about)
        finally:
            self._is_proposing = False
        self.wake()

    async def _play(self, seat: int, about: int) -> None:
        """Has a bot answer its question. If the table changed while it thought, it is asked again."""
        for _ in range(TRIES):
            await asyncio.sleep(self._settings.bot_ms / 1000)
            async with self.running.lock:
                asked = self._question(seat, about)
                if asked is None or self._is_stopped:
                    return
                view, limit = self._shown(asked)
            move = await asyncio.to_thread(make_bot(asked.bot).choose, view, limit)
            if move is None or self._is_stopped:
                return
            if asked.is_proposal and self._was_proposed(move):
                return
            with suppress(Gone):
                answer = await self.do(self._act(asked, move), HOUSE)
                if isinstance(answer, Accepted):
                    return
                log.info(
                    "bot refused",
                    table=short(self.running.table.id),
                    number=about,
                    bot=asked.bot,
                    code=answer.code,
                    rule=answer.rule,
                )
        # It is asked anew a little later: a table must not wait for a bot without end.
        self._asked.pop(seat, None)
        await asyncio.sleep(PAUSE_SECONDS)
        self.wake()

    def _shown(self, asked: BotAsk) -> tuple[View, Limit]:
        """What a bot is shown: its view, and what the table remembers for it."""
        game = self.running.table.game
        if game is None:
            raise Gone
        offered = tuple(one for one in map(parse_move, asked.offered) if isinstance(one, Offer))
        # Who is asked for an answer in a person's turn makes no proposal instead.
        is_answer = not asked.is_duty and not asked.is_proposal and self.running.table.chairs[game.turn - 1].bot is None
        offers = 0 if is_answer else max(0, MOST_OFFERS - len(offered))
        limit = Limit(seed=self.running.table.number, offers=offers, offered=offered)
        return game.view(asked.seat), limit

    def _was_proposed(self, move: Move) -> bool:
        """Whether a bot has made the same offer in this turn."""
        table = self.running.table
        codes = [code for seat, made in table.offered.items() if table.chairs[seat - 1].bot for code in made]
        made = [one for one in map(parse_move, codes) if isinstance(one, Offer)]
        return isinstance(move, Offer) and any((one.give, one.take) == (move.give, move.take) for one in made)

    def _act(self, asked: BotAsk, move: Move) -> Act:
        # Whose offer the move is about: another's that is answered or taken, or the own one that is closed.
        maker = asked.seat if isinstance(move, CloseOffer) else getattr(move, "maker", 0)
        return Act(
            table=self.running.table.id,
            seat=asked.seat,
            ask=asked.ask,
            nonce=secrets.token_hex(8),
            move=move.code,
            offer=dict(asked.offers).get(maker),
        )

    def _question(self, seat: int, about: int) -> BotAsk | None:
        if self.running.is_gone:
            return None
        found = (one for one in self.running.table.bots_asked() if one.seat == seat and one.about == about)
        return next(found, None)

    async def _write_record(self) -> None:
        try:
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
        self._is_stopped = True
