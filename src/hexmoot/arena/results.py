"""What a number of games came to. Results of parts of a run, merged in order, are those of the whole."""

import json
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Only a match needs what it stands on: a run in the compiled loop starts without the face and the bots.
    from hexmoot.arena.play import Played


@dataclass(frozen=True)
class Results:
    """Totals of some games of a run. `points` is None where nobody counted them.

    wins: by seat, the first is seat 1. bot_wins, points: by the name of the bot, its seats together.
    endings: games by how they ended, in a game that can end in several ways; guards: on the Wall at all ends together.
    trace: a hash over all moves and outcomes, the same whatever the number of jobs.
    """

    edition: str
    bots: tuple[str, ...]
    seed: int
    games: int = 0
    unfinished: int = 0
    turns: int = 0
    decisions: int = 0
    wins: tuple[int, ...] = ()
    bot_wins: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] | None = None
    endings: dict[str, int] = field(default_factory=dict)
    guards: int = 0
    trace: int = 0

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seats_of(self, bot: str) -> int:
        """On how many seats of each game a bot sits."""
        return self.bots.count(bot)

    def mean_points(self, bot: str) -> float | None:
        """The points of a bot at the end, on the average of its seats and games."""
        if self.points is None or not self.games:
            return None
        return self.points[bot] / (self.games * self.seats_of(bot))

    def merge(self, later: "Results") -> "Results":
        """These games and then those of a later part of the run."""
        if (self.edition, self.bots, self.seed) != (later.edition, later.bots, later.seed):
            raise ValueError("these are parts of different runs")
        counted = self.points is not None and later.points is not None
        return Results(
            edition=self.edition,
            bots=self.bots,
            seed=self.seed,
            games=self.games + later.games,
            unfinished=self.unfinished + later.unfinished,
            turns=self.turns + later.turns,
            decisions=self.decisions + later.decisions,
            wins=tuple(a + b for a, b in zip(self.wins, later.wins, strict=True)),
            bot_wins=_sum(self.bot_wins, later.bot_wins),
            points=_sum(self.points or {}, later.points or {}) if counted else None,
            endings=dict(Counter(self.endings) + Counter(later.endings)),
            guards=self.guards + later.guards,
            trace=chain(self.trace, later.trace),
        )

    @property
    def trace_text(self) -> str:
        """The trace as it is printed: eight hex digits."""
        return f"{self.trace:08x}"

    def to_json(self, **more: object) -> str:
        """One line of JSON, with what else is to be told; the means are there for convenience."""
        means = {
            "mean_turns": self.turns / max(1, self.games),
            "mean_decisions": self.decisions / max(1, self.games),
            "mean_points": None if self.points is None else {bot: self.mean_points(bot) for bot in self.points},
        }
        return json.dumps({**asdict(self), "trace": self.trace_text, "seats": self.seats, **means, **more})


def empty(edition: str, bots: Sequence[str], seed: int, *, counts_points: bool = True) -> Results:
    """No games yet."""
    points = dict.fromkeys(bots, 0) if counts_points else None
    zeros = (0,) * len(bots)
    return Results(edition, tuple(bots), seed, wins=zeros, bot_wins=dict.fromkeys(bots, 0), points=points)


def of_game(edition: str, bots: Sequence[str], seed: int, order: Sequence[str], played: "Played") -> Results:
    """The results of one game in which the bots sat in this order."""
    won, points = dict.fromkeys(bots, 0), Counter[str]()
    for name, count in zip(order, played.points, strict=True):
        points[name] += count
    if played.winner is not None:
        won[order[played.winner - 1]] = 1
    return Results(
        edition=edition,
        bots=tuple(bots),
        seed=seed,
        games=1,
        unfinished=int(played.winner is None),
        turns=played.turns,
        decisions=played.decisions,
        wins=tuple(int(seat == played.winner) for seat in range(1, len(bots) + 1)),
        bot_wins=won,
        points={name: points[name] for name in won},
        endings={played.ending: 1} if played.ending else {},
        guards=played.guards,
        trace=played.trace,
    )


def chain(trace: int, later: int) -> int:
    """A hash over two hashes, which depends on their order."""
    return zlib.crc32(later.to_bytes(8, "big"), trace)


def _sum(one: dict[str, int], two: dict[str, int]) -> dict[str, int]:
    return {name: count + two[name] for name, count in one.items()}
