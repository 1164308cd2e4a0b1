"""The desk where records are read: beside the tables' business, a few at a time, and one for each address."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from hexmoot.server.app.refused import Refused
from hexmoot.server.limits import Buckets, Places

Found = TypeVar("Found")

# To read a record is to play a game through again. Threads of its own, so that bots, passwords and the store never
# wait for one; two, so that one address, whose turn comes one at a time, leaves another for everybody else.
READERS = 2
# Readings of one address that may wait for their turn, the one at the desk included.
WAITING = 8


class Desk:
    """Reads on threads of its own, so many a minute for one address."""

    def __init__(self, per_minute: int) -> None:
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="desk")
        self._buckets = Buckets(per_minute / 60, per_minute)
        self._waiting = Places(WAITING)
        # A turn is forgotten with the last who waits for it.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def read(self, address: str, reading: Callable[..., Found], *given: str) -> Found:
        """What a reading finds, when its address's turn comes."""
        if not self._buckets.take(address, time.monotonic()) or not self._waiting.enter(address):
            raise Refused(429, "refusal.too_fast")
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                return await asyncio.get_running_loop().run_in_executor(self._pool, reading, *given)
        finally:
            self._waiting.leave(address)

    def close(self) -> None:
        """Nobody is left to read for."""
        self._pool.shutdown(wait=False, cancel_futures=True)
