"""Answers that took long: one line in the log for all of a while, so that an overloaded server does not write, too."""

import asyncio

import structlog

log = structlog.get_logger()

# An answer that takes longer is worth telling.
SLOW_SECONDS = 1.0
# All slow ones within so many seconds of the first are told together.
PERIOD_SECONDS = 10.0


class Slowness:
    """What was slow since the last line: how many, and the worst of them."""

    def __init__(self) -> None:
        self._count = 0
        self._worst = (0.0, "", "")
        self._timer: asyncio.TimerHandle | None = None

    def note(self, seconds: float, kind: str, table: str) -> None:
        """An answer was given after so many seconds; what was asked, and of which table."""
        if seconds <= SLOW_SECONDS:
            return
        self._count += 1
        self._worst = max(self._worst, (seconds, kind, table))
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PERIOD_SECONDS, self.tell)

    def tell(self) -> None:
        """Writes the line, if there is anything to tell: after the period, and when the server stops."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._count:
            return
        seconds, kind, table = self._worst
        log.warning("slow actions", count=self._count, worst=round(seconds, 3), kind=kind, table=table)
        self._count, self._worst = 0, (0.0, "", "")
