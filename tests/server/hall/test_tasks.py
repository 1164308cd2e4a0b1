"""The end of a process's own tasks."""

import asyncio

import pytest

from hexmoot.server.hall import tasks as hall_tasks
from hexmoot.server.hall.tasks import end_tasks


async def test_a_task_that_loses_a_cancel_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_tasks, "AGAIN_SECONDS", 0.01)
    lost: list[bool] = []

    async def deaf_once() -> None:
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                if lost:
                    raise
                lost.append(True)

    async def ordinary() -> None:
        await asyncio.sleep(3600)

    tasks = [asyncio.create_task(deaf_once()), asyncio.create_task(ordinary())]
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await end_tasks(tasks)
    assert lost
    assert all(task.done() for task in tasks)


async def test_nothing_to_end_is_over_at_once() -> None:
    await end_tasks([])
