"""Forgetting people: those who ask for it, and guests who have not come for a long time.

First the person's sessions end, for good; then every table is left and its events are rewritten without the name; last
of all the person is deleted. Whatever breaks this off, the next round takes it up where it was.
"""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import structlog

from hexmoot.server.notes import reason_of
from hexmoot.server.store import Row, State, Store, StoreError
from hexmoot.server.table.events import decode_body, encode_body
from hexmoot.server.table.forgetting import last_seats, without_names

log = structlog.get_logger()

# How often it is looked for people whose time is over, in ms.
ROUND_MS = 600_000

# Takes a person out of a table that goes on, wherever it runs: whether that could be done.
Leave = Callable[[str, str], Awaitable[bool]]
# Has an owner read a table that is over again, if it still has it in memory.
Reread = Callable[[str, str | None], None]


class Forgetting:
    """Takes people out of tables and store."""

    def __init__(self, store: Store, leave: Leave, reread: Reread) -> None:
        self._store = store
        self._leave = leave
        self._reread = reread
        self._next_round = 0

    async def forget(self, person: str, now: int) -> bool:
        """Forgets somebody with all bots. False: a table could not be reached, and the next round tries again."""
        bots = await self._store.end_person(person, now)
        for one in (*bots, person):
            if not await self._leave_tables(one):
                return False
        return await self._store.delete_person(person)

    async def tend(self, now: int) -> None:
        """Every ten minutes: whose time is over."""
        if now < self._next_round:
            return
        self._next_round = now + ROUND_MS
        over = await self._store.expired(now)
        for person in over:
            try:
                await self.forget(person, now)
            except StoreError as error:
                log.warning("somebody could not be forgotten yet", reason=reason_of(error))
        if over:
            log.info("people forgotten", count=len(over))

    async def _leave_tables(self, person: str) -> bool:
        while visits := await self._store.visits(person):
            for visit in visits:
                if visit.state is not State.ENDED and not await self._leave(visit.table, person):
                    return False
                await self._store.rewrite(visit.table, person, partial(_rewritten, person))
                self._reread(visit.table, visit.owner)
        return True


def _rewritten(person: str, rows: list[Row], summary: bytes) -> tuple[list[Row], bytes]:
    """The events that named a person, without the name, and the lobby's line of a table that is over."""
    bodies = [decode_body(row.body) for row in rows]
    changed = []
    for row, body in zip(rows, bodies, strict=True):
        after = without_names(body, person)
        if after != body:
            changed.append(row._replace(body=encode_body(after)))
    about = msgspec.json.decode(summary)
    seats = last_seats(bodies, person)
    for seat in about["seats"]:
        if seat["seat"] in seats:
            seat["name"] = ""
    if about.get("owner") == person:
        about["owner"] = ""
    return changed, msgspec.json.encode(about)
