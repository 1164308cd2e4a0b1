"""A table in this process: a hall on a file of the user's, so that every game is kept move by move."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

import structlog

from hexmoot.server.hall.bus import OneProcess
from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.letters import Stance
from hexmoot.server.reading import Message
from hexmoot.server.settings import Settings
from hexmoot.server.store import Held, State, Store, StoreError, open_store, token_hash
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Create, History, LookAway, Resume, Snapshot
from hexmoot.server.words.coding import encode, read_client
from hexmoot.server.words.server import Refusal, ServerMessage
from hexmoot.terminal.links.link import Choose, LinkError
from hexmoot.terminal.links.saved import is_broken, named, saved_games

PERSON = "terminal"
FILE = "terminal.sqlite"
FOREVER = 2**53 - 1
# A terminal that was killed holds its game no longer than this.
LEASE_SECONDS = 5
PAUSE_SECONDS = 0.25
BOT_MS = 700
# An offer is told in a line and answered with a key or two.
OFFER_SECONDS = 15
# The newest games to choose from: each is played again up to its last move, which takes a moment.
MOST_SHOWN = 20
# How often a record is asked for before there is none.
RECORD_TRIES = 40


def now() -> int:
    """The time, in ms since 1970."""
    return time.time_ns() // 1_000_000


class LocalLink:
    """The only person in a hall of its own; with `hot_seat` tables, on several seats."""

    is_far = False
    invitation = ""

    def __init__(
        self,
        folder: Path,
        name: str,
        *,
        bot_ms: int = BOT_MS,
        offer_seconds: int = OFFER_SECONDS,
        fresh: bool = False,
        resume: str = "",
        lease_seconds: int = LEASE_SECONDS,
    ) -> None:
        self.table = ""
        # The outlet's name in the hall.
        self.id = secrets.token_hex(8)
        self._folder = folder
        self._who = Who(PERSON, name)
        self._fresh = fresh
        self._resume = resume
        self._settings = Settings(
            lease_seconds=lease_seconds, bot_ms=bot_ms, offer_seconds=offer_seconds, tables_per_person=10_000
        )
        self._hall: Hall | None = None
        self._queue: asyncio.Queue[Message | None] = asyncio.Queue()

    @property
    def hall(self) -> Hall:
        if self._hall is None:
            raise LinkError("terminal.closed")
        return self._hall

    async def open(self, choose: Choose) -> None:
        """Opens the file; goes to a game that is not over, unless a fresh one is wanted."""
        file = self._folder / FILE
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            store = await open_store(f"sqlite:///{file}")
            await self._come_in(store, choose)
        except (OSError, StoreError) as error:
            if is_broken(file):
                raise LinkError("terminal.broken_file", file=str(file)) from None
            raise LinkError("terminal.no_file", reason=str(error)) from None

    async def _come_in(self, store: Store, choose: Choose) -> None:
        if await store.person(PERSON) is None:
            await store.add_guest(PERSON, self._who.name, token_hash(secrets.token_hex(32)), now(), FOREVER)
        if not self._fresh:
            try:
                self.table = await self._unfinished(store, choose)
            except LinkError:
                await store.close()
                raise
        # The screen is the game's: what a server would log has no place on it.
        structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
        hall = Hall(store, OneProcess(), self._settings, now)
        if self.table and not await _is_free(store, self.table, hall.name, self._settings.lease_seconds):
            await store.close()
            raise LinkError("terminal.elsewhere")
        await hall.open()
        self._hall = hall

    async def _unfinished(self, store: Store, choose: Choose) -> str:
        """The game that goes on: the one that was named, the only one there is, or the one that is chosen."""
        tables = await _running(store)
        if self._resume:
            return named(tables, self._resume)
        if len(tables) < 2:
            return next(iter(tables), "")
        games, lost = await saved_games(store, tables[:MOST_SHOWN])
        if not games:
            raise LinkError("terminal.damaged", key="--new")
        return await choose(games, lost)

    async def make_table(self, settings: Message) -> None:
        message = read_client(json.dumps({"t": "create", "settings": {"fair_dice": False} | settings}))
        if not isinstance(message, Create):
            raise LinkError("refusal.bad_settings")
        table, answer = await self.hall.create(message, self._who)
        if isinstance(answer, Refusal):
            raise LinkError(answer.key, **answer.arguments)
        await self.go_to(table)

    async def go_to(self, table: str) -> None:
        if self.table:
            await self.hall.leave(self.table, self)
        self.table = table

    async def say(self, message: Message) -> None:
        """The hall answers at once; a question of the coach takes longer, and is answered beside the rest."""
        table = self.table
        said = read_client(json.dumps(message | {"table": table}))
        answer: ServerMessage | None
        if isinstance(said, Refusal):
            answer = said
        elif isinstance(said, Snapshot | Resume):
            after = said.after if isinstance(said, Resume) else None
            answer = await self.hall.look(self.table, self, Stance(self._who, tuple(said.seats)), after)
        elif isinstance(said, History):
            answer = await self.hall.history(said, self._who)
        elif isinstance(said, Create | LookAway):
            raise LinkError("terminal.closed")
        else:
            answer = await self.hall.command(self.table, said, self._who)
        if answer is not None:
            # A story takes a while: at the next table it is not for us any more.
            self.put(table, None, encode(answer))

    async def record(self, table: str) -> Message | None:
        """The hall writes it a moment after the end."""
        for _ in range(RECORD_TRIES):
            found = await self.hall.store.record(table)
            if found is not None:
                return {"hgn": found.hgn, "statistics": json.loads(found.statistics)}
            await asyncio.sleep(PAUSE_SECONDS)
        return None

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:  # noqa: ARG002
        """A message of the hall; when it is closed, nobody reads any more."""
        if self._hall is None:
            return
        if number is not None:
            self._hall.reached(self.id, table, number)
        if table == self.table:
            self._queue.put_nowait(json.loads(data))

    async def messages(self) -> AsyncIterator[Message]:
        while (message := await self._queue.get()) is not None:
            yield message

    async def close(self) -> None:
        hall, self._hall = self._hall, None
        self._queue.put_nowait(None)
        if hall is not None:
            await hall.drain()
            await hall.close()


async def _running(store: Store) -> list[str]:
    """The newest games of ours that are not over. A table where nobody sat down is no game."""
    return [one.table for one in await store.tables_of(PERSON) if one.state is State.RUNNING]


async def _is_free(store: Store, table: str, owner: str, lease: int) -> bool:
    """Whether the game is nobody else's; one who was killed a moment ago is waited for."""
    for _ in range(round((lease + 1) / PAUSE_SECONDS)):
        if not isinstance(await store.claim(table, owner, now(), now() + 1000 * lease), Held):
            return True
        await asyncio.sleep(PAUSE_SECONDS)
    return False
