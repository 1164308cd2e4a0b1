"""Many games by an edition. Tables of random players run in the compiled loop, others as a match."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from hexmoot.arena.jobs import in_order
from hexmoot.arena.results import Results, empty
from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import WATCH, Start, start_of
from hexmoot.editions.edition import resolve_for
from hexmoot.notation.watch_words import ENDINGS
from hexmoot.rules.errors import HexmootError
from hexmoot.rules.fast import INTERPRETED

if TYPE_CHECKING:
    from hexmoot.arena.match import Options, Progress

RANDOM = "random"
# Games a part. It is part of the trace, so it is the same for all runs.
PART = 100


@dataclass(frozen=True)
class RandomRun:
    """Random players without trade among them. Game k depends on nothing but these and k."""

    edition: str
    seats: int
    seed: int
    games: int
    options: tuple[tuple[str, str | int | bool], ...] = ()

    @cached_property
    def start(self) -> Start:
        return start_of(resolve_for(self.edition, dict(self.options), self.seats), self.seats)

    @property
    def bots(self) -> tuple[str, ...]:
        return (RANDOM,) * self.seats

    def play(self, first: int) -> Results:
        """Plays one part of the run, from this game on."""
        tally = random_games(self.start, self.seed, first, min(PART, self.games - first))
        # Only the Watch has more to tell of an end than who won.
        ends = tally.ends if self.start.edition.game == WATCH else ()
        return Results(
            edition=self.edition,
            bots=self.bots,
            seed=self.seed,
            games=tally.games,
            unfinished=tally.unfinished,
            turns=tally.turns,
            decisions=tally.decisions,
            wins=tally.wins,
            bot_wins={RANDOM: sum(tally.wins)},
            endings=Counter(ENDINGS[end.ending] for end in ends if end.ending),
            guards=sum(sum(end.guards) for end in ends),
            trace=tally.trace,
        )


def simulate(
    edition: str,
    games: int,
    *,
    seats: int = 4,
    bots: Sequence[str] | None = None,
    seed: int = 0,
    jobs: int = 1,
    options: "Options | None" = None,
    progress: "Progress | None" = None,
) -> Results:
    """Plays games 0 to `games` - 1 of a run; `progress` is told how many are done. Without bots all play at random."""
    if bots is not None and len(bots) != seats:
        raise HexmootError(f"{seats} seats need as many bots, not {len(bots)}")
    if bots is not None and set(bots) != {RANDOM}:
        from hexmoot.arena.match import play_match

        return play_match(edition, bots, games, seed=seed, jobs=jobs, options=options, progress=progress)
    run = RandomRun(edition, seats, seed, games, tuple(sorted((options or {}).items())))
    total = empty(edition, run.bots, seed, counts_points=False)
    # Compiled games run side by side in threads, and a thread starts at once; interpreted ones would wait in line.
    for part in in_order(run.play, range(0, games, PART), jobs, threads=not INTERPRETED):
        total = total.merge(part)
        if progress is not None:
            progress(total.games)
    return total
