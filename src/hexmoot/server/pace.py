"""How fast a client speaks: a server ends a connection that says too much at once."""

import asyncio
import time

from hexmoot.server.settings import Settings

# Of what a server takes if nobody has set it otherwise: messages on their way may arrive closer together.
SHARE = 0.8


class Pace:
    """Lets a client speak at once for a while, and then no faster than a server listens."""

    def __init__(self) -> None:
        usual = Settings()
        self._between = 1 / (SHARE * usual.messages_per_second)
        self._at_once = SHARE * usual.messages_at_once
        # When the next message would be due if every one had waited for its turn.
        self._due = 0.0

    async def turn(self) -> None:
        """Waits until the next message may be sent."""
        now = time.monotonic()
        self._due = max(self._due, now - self._at_once * self._between) + self._between
        if self._due > now:
            await asyncio.sleep(self._due - now)

    def slow_down(self) -> None:
        """The server takes less than others do: from now on half as much."""
        self._between *= 2
        self._at_once /= 2
