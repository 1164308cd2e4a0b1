"""How fast a client speaks: a server ends a connection that says too much at once."""

import asyncio
import time

from hexmoot.server.limits import Bucket
from hexmoot.server.settings import Settings

# Of what a server takes if nobody has set it otherwise: messages on their way may arrive closer together.
SHARE = 0.8


class Pace:
    """Lets a client speak at once for a while, and then no faster than a server listens."""

    def __init__(self) -> None:
        usual = Settings()
        self._set(SHARE * usual.messages_per_second, SHARE * usual.messages_at_once)

    def _set(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._bucket = Bucket(rate, most, time.monotonic())

    async def turn(self) -> None:
        """Waits until the next message may be sent."""
        while not self._bucket.take(time.monotonic()):  # noqa: ASYNC110 - it fills by time alone, nobody tells
            await asyncio.sleep(1 / self._rate)

    def slow_down(self) -> None:
        """The server takes less than others do: from now on half as much, though one at a time in any case."""
        self._set(self._rate / 2, max(1.0, self._most / 2))
