"""Matches: bots play many games, every bot on every seat equally often."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hexmoot.arena.jobs import in_order
from hexmoot.arena.play import MOST_TURNS, Table
from hexmoot.arena.results import Results, empty, of_game
from hexmoot.bots.registry import make_bot
from hexmoot.game.dealers import SeedDealer
from hexmoot.game.game import Game
from hexmoot.notation.record import Record

Options = Mapping[str, str | int | bool]
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Match:
    """Who plays what. Game k of a match depends on nothing but these and k."""

    edition: str
    bots: tuple[str, ...]
    seed: int = 0
    options: tuple[tuple[str, str | int | bool], ...] = ()
    most_turns: int = MOST_TURNS

    def order(self, game: int) -> tuple[str, ...]:
        """The bots by seat: from game to game each moves on by one."""
        shift = game % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def table(self, number: int) -> Table:
        """The table of one game of the match, before its first move."""
        dealer = SeedDealer(self.seed, number)
        game = Game(self.edition, seats=len(self.bots), options=dict(self.options), dealer=dealer)
        return Table(game, [make_bot(name) for name in self.order(number)], self.most_turns)

    def record(self, number: int) -> Record:
        """Plays one game of the match for its record."""
        table = self.table(number)
        table.play()
        return table.game.record()

    def play(self, number: int) -> Results:
        """Plays one game of the match."""
        order, played = self.order(number), self.table(number).play()
        return of_game(self.edition, self.bots, self.seed, order, played)


def play_match(
    edition: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: Options | None = None,
    most_turns: int = MOST_TURNS,
    progress: Progress | None = None,
) -> Results:
    """Plays games 0 to `games` - 1 of a match; `progress` is told how many are done."""
    match = Match(edition, tuple(bots), seed, tuple(sorted((options or {}).items())), most_turns)
    for name in match.bots:
        # Loaded here first, so that no two jobs compile the same bot.
        make_bot(name)
    total = empty(edition, match.bots, seed)
    for played in in_order(match.play, range(games), jobs):
        total = total.merge(played)
        if progress is not None:
            progress(total.games)
    return total
