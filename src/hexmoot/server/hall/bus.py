"""The bus: how the processes behind one address talk to each other.

Every process has a mailbox of its name. A letter may be lost (a process dies, a connection breaks): nothing depends on
its arrival, since events are in the database, letters to readers are counted, and a reader resumes by number.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

import redis.asyncio
import redis.exceptions
import structlog

from hexmoot.rules.errors import HexmootError
from hexmoot.server import metrics
from hexmoot.server.hall.tasks import end_tasks
from hexmoot.server.problem import Problem

log = structlog.get_logger()

Receiver = Callable[[bytes], Awaitable[None]]
# Hears that letters may have been lost, and that from now on they come again.
Back = Callable[[], None]
PREFIX = "hexmoot:box:"
# Between two attempts to listen again after the connection broke.
PAUSE_SECONDS = 0.2
# How long Redis may take to say that it is there.
ANSWER_SECONDS = 2.0
# Letters that may wait while Redis does not answer; readers resume by number, so those beyond are no loss.
OUTBOX = 10_000


class BusError(HexmootError):
    """The bus cannot be reached, said in one sentence."""


class Bus(Protocol):
    """Letters between processes."""

    async def listen(self, name: str, receiver: Receiver, back: Back) -> None:
        """From now on letters to this name go to the receiver, one after the other; `back` hears of every gap."""

    def post(self, name: str, letter: bytes) -> None:
        """Sends a letter, after all that were posted before; whether anybody gets it is not told."""

    async def hears(self, name: str) -> bool:
        """Whether anybody listens to this name now; False if that cannot be known."""

    async def answers(self) -> bool | None:
        """Whether letters can be sent now; None where there is nobody to send them to."""

    async def close(self) -> None:
        """Stops listening."""


class OneProcess:
    """No other process: nobody ever posts."""

    async def listen(self, name: str, receiver: Receiver, back: Back) -> None:
        """Nothing will come."""

    def post(self, name: str, letter: bytes) -> None:
        """Nobody is there."""

    async def hears(self, name: str) -> bool:  # noqa: ARG002 - whoever it is
        """Nobody does."""
        return False

    async def answers(self) -> bool | None:
        """There is nobody to ask."""
        return None

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """Letters over Redis: published, never stored."""

    def __init__(self, url: str) -> None:
        self._redis = redis.asyncio.from_url(url, socket_connect_timeout=5, health_check_interval=10)
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(OUTBOX)
        self._is_lost = False
        self._tasks = [asyncio.create_task(self._carry())]

    async def check(self) -> None:
        """Refuses an address where no Redis answers."""
        try:
            await self._redis.ping()
        except (redis.exceptions.RedisError, OSError) as error:
            raise BusError(Problem("terminal.serve_no_redis", reason=type(error).__name__)) from None

    async def listen(self, name: str, receiver: Receiver, back: Back) -> None:
        """Subscribes before it returns, so that no letter sent afterwards is missed."""
        ready = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._hear(name, receiver, back, ready)))
        await ready.wait()

    async def _hear(self, name: str, receiver: Receiver, back: Back, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as box:
                    await box.subscribe(PREFIX + name)
                    async for message in box.listen():
                        if message["type"] == "subscribe":
                            self._note_back()
                            # The client may have connected anew by itself, without an error that could be seen here.
                            if ready.is_set():
                                # What waits in the pool is of before, too: a letter sent by it would be lost.
                                await self._redis.connection_pool.disconnect(inuse_connections=False)
                                back()
                            ready.set()
                        elif message["type"] == "message":
                            await receiver(message["data"])
            except (redis.exceptions.RedisError, OSError) as error:
                self._note_lost(error)
            await asyncio.sleep(PAUSE_SECONDS)

    def _note_lost(self, error: Exception) -> None:
        """Once, however often it is tried again; the kind alone, since the text may have the address in it."""
        metrics.BUS_LOST.set(1)
        if not self._is_lost:
            log.warning("the bus is lost", error=type(error).__name__)
        self._is_lost = True

    def _note_back(self) -> None:
        metrics.BUS_LOST.set(0)
        if self._is_lost:
            log.info("the bus is back")
        self._is_lost = False

    def post(self, name: str, letter: bytes) -> None:
        """A letter that cannot be sent is lost, like one that nobody hears."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait((name, letter))

    async def hears(self, name: str) -> bool:
        """Redis knows who has subscribed, and notices a process that dies."""
        with contextlib.suppress(redis.exceptions.RedisError, OSError):
            [(_, count)] = await self._redis.pubsub_numsub(PREFIX + name)
            return bool(count)
        return False

    async def answers(self) -> bool | None:
        """Redis is asked, and not for long: whoever wants to know asks again."""
        with contextlib.suppress(redis.exceptions.RedisError, OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._redis.ping()
                return True
        return False

    async def _carry(self) -> None:
        """One carrier for all, so that letters arrive in the order in which they were posted."""
        while True:
            name, letter = await self._outbox.get()
            with contextlib.suppress(redis.exceptions.RedisError, OSError):
                await self._redis.publish(PREFIX + name, letter)

    async def close(self) -> None:
        """Stops listening and lets the connections go."""
        await end_tasks(self._tasks)
        await self._redis.aclose()


async def open_bus(url: str | None) -> Bus:
    """The bus of an address; without one this process is alone."""
    if not url:
        return OneProcess()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BusError(Problem("terminal.serve_bad_bus", given=url.split(":", 1)[0]))
    bus = RedisBus(url)
    await bus.check()
    return bus
