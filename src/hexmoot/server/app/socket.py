"""One connection: reads what a client says, and writes what its tables tell it."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import structlog
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec.structs import replace

from hexmoot.server.app.doors import Door
from hexmoot.server.app.house import AnySocket, House, now
from hexmoot.server.app.identity import Visitor
from hexmoot.server.hall.letters import Stance
from hexmoot.server.limits import Bucket
from hexmoot.server.metrics import ACTIONS, CONNECTIONS, CUT_OFF, SECONDS
from hexmoot.server.notes import short
from hexmoot.server.settings import LONGEST_MESSAGE
from hexmoot.server.store import Kind, StoreError
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import ClientMessage, Create, History, LookAway, Resume, Snapshot
from hexmoot.server.words.coding import encode, read_client
from hexmoot.server.words.server import Accepted, Closing, Refusal, ServerMessage, Welcome
from hexmoot.server.words.versions import NEWEST, Dialect

log = structlog.get_logger()

# Close codes of WebSockets: against our limits, and come again later.
POLICY, TRY_LATER = 1008, 1013
# How long a connection that is cut off has to take its last words.
CUT_SECONDS = 2.0
# Tables that one connection may look at.
MOST_TABLES = 8

Reason = Literal["too_slow", "too_fast", "signed_out"]


class Connection:
    """A client's connection. What waits for it is bounded: who reads too slowly is cut off, and resumes by number."""

    def __init__(
        self, socket: AnySocket, house: House, visitor: Visitor, *, machine: bool = False, dialect: Dialect = NEWEST
    ) -> None:
        settings = house.settings
        self.id = secrets.token_hex(8)
        self._socket = socket
        self._house = house
        self._hall = house.hall
        # A session may give way to another that keeps the connection.
        self._door = Door(visitor.session, self._sign_out)
        self._dialect = dialect
        self._person = visitor.person
        self._is_machine = machine or visitor.person.kind is Kind.BOT
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(settings.queue)
        self._tables: dict[str, Stance] = {}
        self._closing: tuple[int, Reason] | None = None
        self._is_cut = asyncio.Event()
        # By code: one line at the end, so that nobody can fill the log with mistakes.
        self._refusals: Counter[str] = Counter()
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())

    @property
    def who(self) -> Who:
        return Who(self._person.id, self._person.name, machine=self._is_machine)

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:
        """A message from a table; never waits."""
        if is_last:
            self._tables.pop(table, None)
            self._hall.readers.remove(table, self.id)
        if number is not None:
            self._hall.reached(self.id, table, number)
        self._send(data)

    def _send(self, data: bytes) -> None:
        if self._closing is not None:
            return
        try:
            self._queue.put_nowait(self._dialect.told(data))
        except asyncio.QueueFull:
            self._cut(TRY_LATER, "too_slow")

    def _cut(self, code: int, reason: Reason) -> None:
        """Ends the connection from our side, once: whatever still waits gives way to a last word."""
        if self._closing is not None:
            return
        CUT_OFF.labels(reason).inc()
        self._closing = (code, reason)
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)
        self._is_cut.set()

    async def run(self) -> None:
        """Until either side ends it."""
        self._send(encode(Welcome("hexmoot", self._person.name, self._hall.now(), self._dialect.version)))
        CONNECTIONS.inc()
        self._house.doors.enter(self._person.id, self._door)
        writer, reader = asyncio.create_task(self._write()), asyncio.create_task(self._read())
        cut, watch = asyncio.create_task(self._is_cut.wait()), asyncio.create_task(self._watch_session())
        tasks = {writer, reader, cut, watch}
        began = time.monotonic()
        log.info("connected", connection=self.id, kind=self._person.kind.value)
        try:
            await asyncio.wait({writer, reader, cut}, return_when=asyncio.FIRST_COMPLETED)
            if self._closing is not None:
                # One that does not read would keep the writer for as long as it likes.
                await asyncio.wait({writer}, timeout=CUT_SECONDS)
        finally:
            CONNECTIONS.dec()
            log.info(
                "disconnected",
                connection=self.id,
                seconds=round(time.monotonic() - began, 1),
                cut=self._closing[1] if self._closing else "",
                refusals=dict(self._refusals),
            )
            self._house.doors.leave(self._person.id, self._door)
            for task in tasks:
                task.cancel()
            _log_faults(await asyncio.gather(*tasks, return_exceptions=True))
            for table in list(self._tables):
                await self._hall.leave(table, self)

    async def _watch_session(self) -> None:
        """A session that has ended in another process, or by its age, keeps no door open."""
        while True:
            await asyncio.sleep(self._house.settings.session_seconds)
            # If the store does not answer, nobody is shown out for it.
            with suppress(StoreError):
                if await self._house.store.person_of(self._door.session, now()) is None:
                    after = await self._house.store.successor(self._door.session, now())
                    if after is None:
                        self._sign_out()
                        return
                    # Whoever made an account at another process plays on here.
                    self._door.session = after

    def _sign_out(self) -> None:
        self._cut(POLICY, "signed_out")

    async def _write(self) -> None:
        while (data := await self._queue.get()) is not None:
            await self._socket.send_data(data, mode="text")
        if self._closing is not None:
            code, reason = self._closing
            await self._socket.send_data(self._dialect.told(encode(Closing(reason, again_in=5))), mode="text")
            await self._socket.close(code, reason)

    async def _read(self) -> None:
        while self._closing is None:
            try:
                data = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if not self._bucket.take(time.monotonic()):
                self._cut(POLICY, "too_fast")
                return
            began = time.perf_counter()
            message = self._heard(data)
            answer = message if isinstance(message, Refusal) else await self._answer(message)
            self._note(message, answer, time.perf_counter() - began)
            self._say(answer)
            if answer is message:
                # Nothing was waited for: without this a heap of nonsense would be read before anybody has a turn.
                await asyncio.sleep(0)

    def _heard(self, data: str) -> ClientMessage | Refusal:
        # What is too long is not looked at, whatever it is.
        return read_client(self._dialect.heard(data) if len(data) <= LONGEST_MESSAGE else data)

    def _note(self, message: ClientMessage | Refusal, answer: ServerMessage | None, seconds: float) -> None:
        """Counts what was answered, and what took long."""
        SECONDS.observe(seconds)
        ACTIONS.labels(answer.code if isinstance(answer, Refusal) else "done").inc()
        if isinstance(answer, Refusal):
            self._refusals[answer.code] += 1
        self._house.slowness.note(seconds, type(message).__name__, short(getattr(message, "table", "")))

    def _say(self, message: ServerMessage | None) -> None:
        if message is not None:
            self._send(encode(message))

    async def _answer(self, message: ClientMessage) -> ServerMessage | None:
        if isinstance(message, Create):
            return (await self._hall.create(message, self.who, self._house.address(self._socket)))[1]
        if isinstance(message, History):
            return await self._hall.history(message, self.who)
        if isinstance(message, Resume | Snapshot):
            return await self._look(message)
        if isinstance(message, LookAway):
            return await self._look_away(message)
        return await self._hall.command(message.table, message, self.who)

    async def _look(self, message: Resume | Snapshot) -> ServerMessage | None:
        if message.table not in self._tables and len(self._tables) >= MOST_TABLES:
            return Refusal("too_many_tables", message.table, message.nonce, key="refusal.too_many_tables")
        stance = Stance(self.who, tuple(dict.fromkeys(message.seats)))
        after = message.after if isinstance(message, Resume) else None
        self._tables[message.table] = stance
        refusal = await self._hall.look(message.table, self, stance, after)
        if refusal is not None:
            self._tables.pop(message.table, None)
            return replace(refusal, nonce=message.nonce)
        return None

    async def _look_away(self, message: LookAway) -> ServerMessage:
        """Makes room for another table."""
        if self._tables.pop(message.table, None) is None:
            return Refusal("nothing_to_do", message.table, message.nonce, key="refusal.nothing_to_do")
        return Accepted(message.table, message.nonce, await self._hall.leave(message.table, self))


def _log_faults(ends: Iterable[object]) -> None:
    """A client that went away is no fault; whatever else ended a connection is one of ours."""
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, OSError | WebSocketException):
            log.error("a connection failed", exc_info=end)
