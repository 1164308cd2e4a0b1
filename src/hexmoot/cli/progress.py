"""A bar for whatever takes longer than a moment; only people see it, never a pipe."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 1.0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how much is done in all; the bar shows up after a second."""
    began = time.monotonic()
    # One bar, made when it is first wanted: most commands are done before that.
    bars: list[Any] = []

    def advance(done: int) -> None:
        if not bars and sys.stderr.isatty() and time.monotonic() - began > PATIENCE:
            bars.append(bar(what, total))
        for one in bars:
            one.update(one.task_ids[0], completed=done)

    try:
        yield advance
    finally:
        for one in bars:
            one.stop()


def bar(what: str, total: int) -> Any:
    """A bar on the terminal, begun."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    begun = Progress(*columns, console=Console(stderr=True), transient=True)
    begun.add_task(what, total=total)
    begun.start()
    return begun
