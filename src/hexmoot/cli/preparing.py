"""The first start: what is compiled before anything can be played, and word of how far it is."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from hexmoot.cli.progress import bar

if TYPE_CHECKING:
    from hexmoot.warm.crew import Crew

COMPILING = "compiling the rules"
STEP_SECONDS = 0.2
# Where nobody sees a bar, a line now and then.
LINE_SECONDS = 10.0


def prepare(what: str = COMPILING, game: str | None = None) -> None:
    """Has all games compiled, or one and what it has of the first, and shows how far that is. Later: a moment."""
    from hexmoot.warm.crew import Crew
    from hexmoot.warm.parts import FIRST, GAMES, missing

    crew = Crew(missing(GAMES if game is None else dict.fromkeys((FIRST, game))))
    if not crew.total:
        return
    crew.start()
    try:
        with told(crew, what):
            crew.get(lambda part: not part.is_loop or game in (None, part.game))
    finally:
        crew.stop()


@contextmanager
def told(crew: "Crew", what: str = COMPILING) -> Iterator[None]:
    """Shows how far the crew is, on one line of a terminal or in a few of a file."""
    over = threading.Event()
    show = _on_one_line if sys.stderr.isatty() else _in_lines
    thread = threading.Thread(target=show, args=(crew, what, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _on_one_line(crew: "Crew", what: str, over: threading.Event) -> None:
    shown = bar(what, crew.total)
    while not over.wait(STEP_SECONDS):
        shown.update(shown.task_ids[0], completed=crew.done)
    shown.stop()


def _in_lines(crew: "Crew", what: str, over: threading.Event) -> None:
    typer.echo(f"hexmoot: {what} for this machine, {crew.total} parts …", err=True)
    while not over.wait(LINE_SECONDS):
        typer.echo(f"hexmoot: {what}: {crew.done} of {crew.total} parts", err=True)
