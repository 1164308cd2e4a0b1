"""Time that passes only when a test lets it: the pauses and timers of a keeper, one after the other.

Where time is a count of milliseconds, a pause that told something of a hand is seen in the next event's time.
"""

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from contextvars import ContextVar, copy_context
from typing import Any

NOON = 1_800_000_000_000


class Timer:
    """What is to happen at a time, unless it is called off."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.is_off = False
        self._act = act
        # As a loop does it: what happens later belongs to whoever asked for it.
        self._context = copy_context()

    def act(self) -> None:
        self._context.run(self._act)

    def cancel(self) -> None:
        """It does not happen."""
        self.is_off = True


class Hours:
    """The time of one server, in ms, and all that waits for it."""

    def __init__(self) -> None:
        self.now = NOON
        self._coming: list[tuple[int, int, Timer]] = []
        self._count = 0
        self._busy = 0
        self._is_quiet = asyncio.Event()
        self._is_quiet.set()

    def counted(self, work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None]:
        """Work of the keeper: as long as some of it goes on, and does not sleep, no time passes."""
        self._begin()
        return self._done(work)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self._end()

    def _begin(self) -> None:
        self._busy += 1
        self._is_quiet.clear()

    def _end(self) -> None:
        self._busy -= 1
        if not self._busy:
            self._is_quiet.set()

    async def sleep(self, seconds: float) -> None:
        """As `asyncio.sleep`."""
        waking = asyncio.get_running_loop().create_future()

        def wake() -> None:
            self._begin()
            waking.set_result(None)

        self.call_later(seconds, wake)
        self._end()
        await waking

    def call_later(self, seconds: float, act: Callable[[], object]) -> Timer:
        """As that of a loop."""
        self._count += 1
        timer = Timer(act)
        heapq.heappush(self._coming, (self.now + round(1000 * seconds), self._count, timer))
        return timer

    def run_in_executor(self, *work: Any) -> asyncio.Future[Any]:
        """As that of a loop: a thought takes none of the tested time."""
        return asyncio.get_running_loop().run_in_executor(*work)

    async def pass_on(self, most: int) -> None:
        """Lets happen, in order, what is due within so many ms."""
        end = self.now + most
        await self._is_quiet.wait()
        while self._coming and self._coming[0][0] <= end:
            due, _, timer = heapq.heappop(self._coming)
            if not timer.is_off:
                self.now = max(self.now, due)
                timer.act()
                await self._is_quiet.wait()


HOURS: ContextVar[Hours] = ContextVar("hours")


class TestedTime:
    """Stands in for `asyncio` in a module: only its clock is another."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Until the test lets the time pass."""
        await HOURS.get().sleep(seconds)

    def get_running_loop(self) -> Hours:
        """A loop of which nothing else is asked for than what is here."""
        return HOURS.get()
