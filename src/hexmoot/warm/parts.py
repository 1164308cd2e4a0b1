"""What there is to compile: every entry of every game, and what of it is needed first."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from hexmoot.batch.engines import DRIVERS, engine_of
from hexmoot.rules.fast import gathered

GAMES = tuple(DRIVERS)
FIRST = "base"
# Beside a game's engine: what its bots, and those who show it, call.
BESIDE = {"base": ("hexmoot.bots.value.rating",), "watch": ("hexmoot.bots.value.wall", "hexmoot.batch.wall")}
# Whole games in one call and counts of positions, which no table ever asks for.
LOOPS = ("play_games", "perft", "list_next")
# These take longest, and whoever begins with them ends soonest.
LONG = ("make_move", "play_games", "perft", "judge", "list_legal")


@dataclass(frozen=True)
class Part:
    """An entry that is not in the cache, and the game that it belongs to."""

    game: str
    entry: Any

    @property
    def name(self) -> str:
        """The entry's name, with its module."""
        return str(self.entry.name)

    @property
    def is_loop(self) -> bool:
        """Whether a table can do without it."""
        return self._last in LOOPS

    @property
    def turn(self) -> tuple[bool, int, int]:
        """What comes first: tables before loops, the first game before the second, the long before the short."""
        length = LONG.index(self._last) if self._last in LONG else len(LONG)
        return self.is_loop, GAMES.index(self.game), length

    @property
    def _last(self) -> str:
        return self.name.rpartition(".")[2]


def missing(games: Iterable[str] = GAMES) -> list[Part]:
    """Loads the entries of these games; those that are not in the cache are given back, in the order of their need."""
    found = []
    for game in games:
        with gathered() as entries:
            engine_of(game)
            for module in BESIDE[game]:
                import_module(module)
        found += [Part(game, entry) for entry in entries]
    return sorted(found, key=lambda part: part.turn)
