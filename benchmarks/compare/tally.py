"""What a run has counted, and the table that it ends with."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from textwrap import fill, indent

from deviations import DEVIATIONS

# So many unexplained differences are told in full; the count goes on.
TOLD = 5
WIDTH = 110


@dataclass
class Tally:
    """Counts of one game or of many. A deviation counts once a decision, however many fields show it."""

    games: int = 0
    cut_off: int = 0
    stopped: int = 0
    decisions: int = 0
    states: int = 0
    by_seats: Counter[int] = field(default_factory=Counter)
    by_changes: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    seen_in_games: Counter[str] = field(default_factory=Counter)
    unexplained: int = 0
    reports: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take over another tally's counts."""
        self.games += other.games
        self.cut_off += other.cut_off
        self.stopped += other.stopped
        self.decisions += other.decisions
        self.states += other.states
        self.by_seats += other.by_seats
        self.by_changes += other.by_changes
        self.seen += other.seen
        self.seen_in_games += other.seen_in_games
        self.unexplained += other.unexplained
        self.reports = (self.reports + other.reports)[:TOLD]

    def table(self, seconds: float) -> str:
        """The result for the eye."""
        by_seats = ", ".join(f"{games} with {seats} seats" for seats, games in sorted(self.by_seats.items()))
        verdict = "" if self.unexplained else "every difference is a known deviation"
        return "\n".join(
            [
                row("games", self.games, by_seats),
                *(row("", games, changes) for changes, games in sorted(self.by_changes.items())),
                row("cut off", self.cut_off, "undecided after very many moves, compared up to there"),
                row("stopped", self.stopped, "by a deviation after which it cannot go on"),
                row("decisions compared", self.decisions, "all legal moves of both, and who is asked"),
                row("states compared", self.states, "hands, bank, cards, pieces, roads, awards, points, turn, winner"),
                *self.deviations(),
                row("unexplained", self.unexplained, verdict),
                f"{'time':<20}{seconds:12.1f}   s",
                row("decisions/s", round(self.decisions / seconds), f"{self.games / seconds:.2f} games/s"),
            ]
        )

    def deviations(self) -> list[str]:
        """A paragraph for each deviation, seen or not: an unseen one was not put to the test."""
        lines = ["", "Differences by named deviation of catanatron, in decisions and in games:"]
        for each in DEVIATIONS:
            lines.append(f"{each.number:>4} {each.name:<28}{self.seen[each.name]:9}{self.seen_in_games[each.name]:9}")
            lines.append(indent(fill(f"{each.text} Here {each.goes_on}.", WIDTH), " " * 5))
        return [*lines, ""]


def row(name: str, count: int, remark: str) -> str:
    """One line of the table."""
    return f"{name:<20}{count:12}   {remark}".rstrip()
