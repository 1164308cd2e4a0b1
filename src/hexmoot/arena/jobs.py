"""Work in parts on several cores, its results in order, with no more parts under way than are needed."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

from hexmoot.rules.errors import HexmootError

Task = TypeVar("Task")
Done = TypeVar("Done")

# So many parts a job are handed out ahead: enough to keep all busy, few enough for a run of any length.
AHEAD = 3


def in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, *, threads: bool = False
) -> Iterator[Done]:
    """The results of all tasks in their order. Threads will do for compiled code, which runs side by side."""
    if jobs < 1:
        raise HexmootError(f"the number of jobs is at least 1, not {jobs}")
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool: Executor = ThreadPoolExecutor(jobs) if threads else ProcessPoolExecutor(jobs)
    with pool:
        yield from _windowed(pool, work, iter(tasks), AHEAD * jobs)


def _windowed(pool: Executor, work: Callable[[Task], Done], tasks: Iterator[Task], window: int) -> Iterator[Done]:
    waiting: deque[Future[Done]] = deque(pool.submit(work, task) for task in islice(tasks, window))
    try:
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(pool.submit(work, task) for task in islice(tasks, 1))
            yield done
    finally:
        for future in waiting:
            future.cancel()
