"""A process that appends to several tables and says what was acknowledged, until it is killed.

Each line it prints is a table and the number of an event whose append has returned.
"""

import asyncio
import os
import sys

from hexmoot.server.store import Claim, LostTable, State, Store, Summary, open_store
from tests.server.store.lives import event

OPEN = Summary(State.OPEN, is_public=True, body=b"{}")
LONG = 10**15


async def append_for_ever(store: Store, table: str, owner: str) -> None:
    """Claims a table, or makes it, and appends until the end."""
    if not await store.load(table):
        await store.create(table, owner, 0, event(table, 1), OPEN, LONG)
        claim, number = Claim(1, 1), 1
        say(table, number)
    else:
        # The one who was killed holds it still: at the end of time its lease is over.
        taken = await store.claim(table, owner, LONG, LONG)
        assert isinstance(taken, Claim)
        claim, number = taken, taken.last
    while True:
        number += 1
        try:
            await store.append(table, claim.epoch, number, 0, event(table, number), OPEN if number % 3 == 0 else None)
        except LostTable as lost:
            say(table, f"lost {lost}")
            raise
        say(table, number)


def say(table: str, what: object) -> None:
    """One write, unbuffered: a line is out whole or not at all."""
    os.write(1, f"{table} {what}\n".encode())


async def main(url: str, owner: str, tables: list[str]) -> None:
    """Appends to all tables at once."""
    store = await open_store(url)
    await asyncio.gather(*(append_for_ever(store, table, owner) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
