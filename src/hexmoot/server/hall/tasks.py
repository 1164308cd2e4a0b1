"""A process's own tasks: how they are begun, and how they end."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]

# How long a task may take to notice that it is to end.
AGAIN_SECONDS = 1.0


async def end_tasks(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancels tasks until all have ended.

    Once is not always enough: a cancel that meets an answer just then is lost in `asyncio.wait_for` before Python 3.12
    and in clients built on it, and whoever waits for that task would wait for ever.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN_SECONDS)
