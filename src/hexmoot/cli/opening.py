"""Opening a server: it answers at once, plays when the first game is compiled, and has the rest compiled beside."""

import asyncio
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from hexmoot.cli.preparing import told

if TYPE_CHECKING:
    from hexmoot.server.settings import Settings
    from hexmoot.warm.crew import Crew
    from hexmoot.warm.parts import Part
    from hexmoot.words import Words


def run(
    settings: "Settings",
    listening: socket.socket,
    ready: Callable[[str], None],
    crew: "Crew | None" = None,
    words: "Words | None" = None,
) -> None:
    """Serves at a socket until it is told to stop. `crew` compiles what is missing; a test may bring its own."""
    if crew is None:
        from hexmoot.warm.crew import Crew
        from hexmoot.warm.parts import missing

        crew = Crew(missing())
    asyncio.run(_run(settings, listening, ready, crew, words))


async def _run(
    settings: "Settings",
    listening: socket.socket,
    ready: Callable[[str], None],
    crew: "Crew",
    words: "Words | None",
) -> None:
    try:
        if crew.total:
            crew.start()
            await _wait(listening, crew, words)
        from hexmoot.server.app.running import serve

        await serve(settings, listening, ready)
    finally:
        # Before the loop ends, which waits for whoever waits for the crew.
        crew.stop()


async def _wait(listening: socket.socket, crew: "Crew", words: "Words | None") -> None:
    """Answers with the waiting page until the first game can be played."""
    from hexmoot.batch.engines import WITHHELD
    from hexmoot.server.waiting.door import answer_meanwhile
    from hexmoot.warm.parts import FIRST, GAMES

    later = [game for game in GAMES if game != FIRST]
    WITHHELD.update(later)
    with told(crew, words):
        await answer_meanwhile(listening, crew, lambda: asyncio.to_thread(crew.get, _of(FIRST)))
    threading.Thread(target=_get_later, args=(crew, later), daemon=True).start()


def _get_later(crew: "Crew", games: list[str]) -> None:
    """The other games, beside the tables that are played at."""
    from hexmoot.batch.engines import WITHHELD

    for game in games:
        crew.get(_of(game))
        WITHHELD.discard(game)


def _of(game: str) -> Callable[["Part"], bool]:
    """What tables of a game need."""
    return lambda part: part.game == game and not part.is_loop
