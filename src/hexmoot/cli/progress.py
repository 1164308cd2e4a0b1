"""A bar for whatever takes longer than a moment; only people see it, never a pipe."""

import sys
import threading
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
            bars.append(_bar(what, total))
        for bar in bars:
            bar.update(bar.task_ids[0], completed=done)

    try:
        yield advance
    finally:
        for bar in bars:
            bar.stop()


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Shows that something goes on, and for how long, where nobody knows how much there is to do."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn(what), TimeElapsedColumn())
    clock = Progress(*columns, console=Console(stderr=True), transient=True)
    clock.add_task(what, total=None)
    # What is done in a moment needs no clock.
    later = threading.Timer(PATIENCE, clock.start)
    later.start()
    try:
        yield
    finally:
        later.cancel()
        later.join()
        clock.stop()


def _bar(what: str, total: int) -> Any:
    """A bar on the terminal, begun."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task(what, total=total)
    bar.start()
    return bar
