"""Stories: what happened at a table is told again from the database, to newcomers and to those who missed much."""

import asyncio
from collections.abc import Callable

from hexmoot.server.hall.finish import events_of
from hexmoot.server.hall.letters import Stance
from hexmoot.server.hall.running import Told, viewpoints
from hexmoot.server.limits import Buckets
from hexmoot.server.settings import Settings
from hexmoot.server.store import Store
from hexmoot.server.table.events import Event, Removed
from hexmoot.server.table.story import Retelling, history
from hexmoot.server.table.table import RECENT, Table
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import History
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Refusal, ServerMessage

# A story is a game played through once more: what one person may ask for, in a second and at once.
PER_SECOND, AT_ONCE = 0.2, 6
# How often what happened meanwhile is told as well; each time it is much less than before.
MOST_TIMES = 5


def _retold(again: Retelling, events: list[Event]) -> dict[Told, bytes]:
    return {(view, told.n): encode(told) for view, told in again.go_on(events)}


class Stories:
    """Told one at a time, beside the tables' own business."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int]) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._buckets = Buckets(PER_SECOND, AT_ONCE)
        self._turn = asyncio.Semaphore(1)

    async def history(self, asked: History, who: Who) -> ServerMessage:
        """What happened before, in one message."""
        if not self._may(who):
            return Refusal("too_fast", asked.table, asked.nonce, key="refusal.too_fast")
        events = events_of(await self._store.load(asked.table))
        if not events:
            return Refusal("no_table", asked.table, asked.nonce, key="refusal.no_table")
        if any(isinstance(one.body, Removed) and one.body.person == who.person for one in events):
            return Refusal("removed", asked.table, asked.nonce, key="refusal.removed")
        if asked.before is not None:
            events = events[: max(1, asked.before - 1)]
        async with self._turn:
            return await asyncio.to_thread(
                history, events, self._settings.history, (asked.seat, who.person), asked.nonce
            )

    async def missed(self, table: Table, stance: Stance, after: int | None) -> dict[Told, bytes]:
        """What a reader missed and the table has forgotten; nothing if that is too much, and a look tells it sooner."""
        number = table.number
        if after is None or not 1 <= after < number or table.tell(after + 1, None, None) is not None:
            return {}
        views = viewpoints(stance)
        # The rest of what waits for a connection needs its room, too.
        if (number - after) * len(views) > self._settings.queue // 2 or not self._may(stance.who):
            return {}
        async with self._turn:
            events = events_of(await self._store.load(table.id))
            again = await asyncio.to_thread(Retelling, events, after, views)
            retold = await asyncio.to_thread(_retold, again, events[after:])
            # A long game takes a while, in which it goes on: until the table itself knows what is left.
            for _ in range(MOST_TIMES):
                if table.number - again.number <= RECENT // 2:
                    break
                retold |= await asyncio.to_thread(
                    _retold, again, events_of(await self._store.load(table.id, again.number))
                )
            return retold

    def _may(self, who: Who) -> bool:
        return self._buckets.take(who.person or "", self._now() / 1000)
