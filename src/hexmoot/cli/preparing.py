"""The first start: what is compiled before anything can be played, and word of how far it is."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import typer

from hexmoot.cli.progress import bar

if TYPE_CHECKING:
    from hexmoot.warm.crew import Crew
    from hexmoot.words import Words

STEP_SECONDS = 0.2
# Where nobody sees a bar, a line now and then.
LINE_SECONDS = 10.0


def prepare(words: "Words | None" = None, what: str = "", game: str | None = None) -> None:
    """Has all games compiled, or one and what it has of the first, and shows how far that is. Later: a moment.

    In the environment's language, unless words are given; `what` stands at the bar.
    """
    from hexmoot.warm.crew import Crew
    from hexmoot.warm.parts import FIRST, GAMES, missing

    crew = Crew(missing(GAMES if game is None else dict.fromkeys((FIRST, game))))
    if not crew.total:
        return
    crew.start()
    try:
        with told(crew, words, what):
            crew.get(lambda part: not part.is_loop or game in (None, part.game))
    finally:
        crew.stop()


@contextmanager
def told(crew: "Crew", words: "Words | None" = None, what: str = "") -> Iterator[None]:
    """Shows how far the crew is, on one line of a terminal or in a few of a file."""
    from hexmoot.words import Words, from_environment

    words = words or Words(from_environment(os.environ))
    over = threading.Event()
    show = (
        partial(_on_one_line, crew, what or words.say("terminal.compiling"), over)
        if sys.stderr.isatty()
        else partial(_in_lines, crew, words, over)
    )
    thread = threading.Thread(target=show, daemon=True)
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


def _in_lines(crew: "Crew", words: "Words", over: threading.Event) -> None:
    parts = str(crew.total)
    typer.echo("hexmoot: " + words.say("terminal.compiling_begun", parts=parts), err=True)
    while not over.wait(LINE_SECONDS):
        typer.echo("hexmoot: " + words.say("terminal.compiling_done", done=str(crew.done), parts=parts), err=True)
