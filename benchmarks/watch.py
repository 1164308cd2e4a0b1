"""The second game beside the first, in one run: random games a second, and what bots make of it.

    python benchmarks/watch.py [--games N] [--rounds N] [--bot-games N] [--jobs N] [--seed N]

First random games a second on one core, in turn with the base game's, as a ratio. Then, as a table for the docs, games
of bots: how they end, who wins by the order of play, which heroes are used, and whether the Wall is guarded when it is
about to fall, each on shuffled land and on the map as printed; at last greedy against three random players. Progress
goes to stderr.

A game is given up if it is not over after so many turns, or if a turn never ends: a bot that plays on for ever has a
fault, so that row should say 0. A breach that overruns the South ends the game before the marker moves, and is no
breach here: it counts as an end by wildlings in the South.
"""

import argparse
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass
from functools import partial

from hexmoot.arena.jobs import in_order
from hexmoot.arena.match import Match
from hexmoot.arena.play import MOST_TURNS
from hexmoot.arena.stats import NINETY_FIVE, wilson
from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import start_of
from hexmoot.bots.bot import Bot, Limit
from hexmoot.editions.edition import resolve
from hexmoot.game.view import View
from hexmoot.notation.moves import End, Move
from hexmoot.notation.watch_moves import (
    Archer,
    Arms,
    Builder,
    Commander,
    Guard,
    Pathfinder,
    Rebel,
    Recruiter,
    Recruits,
    Scholar,
    Seer,
    Steward,
    Tracker,
)
from hexmoot.rules.terms import KINDS
from hexmoot.rules.watch.terms import GUARD_PRICE, LAST_BREACH

HEROES = (Commander, Steward, Scholar, Builder, Arms, Seer, Rebel, Pathfinder, Archer, Recruiter, Tracker)
ENDINGS = {
    "points": "ended by points",
    "breaches": "ended by the third breach",
    "gift": "ended by wildlings in the South",
    "none": f"given up after {MOST_TURNS} turns",
}
DANGERS = {
    "danger": "guarded at once, of turns with a section about to fall",
    "last danger": "the same after two breaches",
}
# On the map as printed greedy always begins alike, so those games are of one opening; shuffled, each has its own.
LANDS = ("shuffled", "standard")
SEED = 2026


def speeds(games: int, rounds: int) -> None:
    """Games a second of both games, in turn, and their ratio."""
    tables = {
        f"{key} {seats}": start_of(resolve(key), seats) for key in ("z-base", "w-plain", "w-base") for seats in (3, 4)
    }
    found: dict[str, list[float]] = {name: [] for name in tables}
    plies: dict[str, float] = {}
    for start in tables.values():
        random_games(start, SEED, 0, 10)
    for turn in range(rounds):
        for name, start in tables.items():
            began = time.process_time()
            tally = random_games(start, SEED, turn * games, games)
            found[name].append(games / (time.process_time() - began))
            plies[name] = (tally.decisions + tally.outcomes) / games
    print(f"random games, one core, CPU time; medians of {rounds} rounds of {games} in turn")
    for name, each in found.items():
        base = statistics.median(found[f"z-base {name[-1]}"])
        speed = statistics.median(each)
        print(
            f"  {name:10} {speed:8.0f} games/s  {plies[name]:6.0f} plies a game  {speed / base:5.2f} of the base game"
        )


@dataclass(frozen=True)
class Seen:
    """What one game of bots came to: its end, the place in the order of play that won, and counts of what happened."""

    ending: str
    place: int
    bot: str
    counts: Counter[str]


class Witness:
    """A bot that plays as another does, and counts how often that one guards a section that is about to fall.

    A turn counts if its player could pay for a guard where the next regular breaches the Wall, with somebody in a camp
    that a trail leads there from; and as guarded if one was posted at such a section before the turn was over.
    """

    def __init__(self, bot: Bot, counts: Counter[str]) -> None:
        self.bot, self.counts, self.name = bot, counts, bot.name
        self.open: set[str] = set()

    def choose(self, view: View, limit: Limit) -> Move | None:
        move = self.bot.choose(view, limit)
        if view.stage == "main" and view.turn == view.seat:
            falling = _falling(view)
            dangers = {"danger", "last danger"} if view.extra.breaches == LAST_BREACH - 1 else {"danger"}
            if falling:
                self.counts.update(dangers - self.open)
                self.open |= dangers
            if isinstance(move, (Guard, Arms, Recruiter, Recruits)) and move.section in falling:
                self.counts.update(f"{danger} met" for danger in dangers if f"{danger} met" not in self.open)
                self.open |= {f"{danger} met" for danger in dangers}
        if isinstance(move, End):
            self.open = set()
        return move


def _falling(view: View) -> set[int]:
    """The sections that fall at the next regular and that the seat could post a guard at."""
    wild = view.extra
    if not all(view.state.hand[view.turn - 1][kind] for kind in range(KINDS) if GUARD_PRICE >> kind & 1):
        return set()
    found = set()
    for clan, section in zip(wild.trail_clan, wild.trail_section, strict=True):
        if wild.camp_size[clan] and wild.waiting_size[section] >= wild.guards[section]:
            found.add(int(section) + 1)
    return {move.section for move in view.legal_moves if isinstance(move, Guard)} & found if found else found


def play(match: Match, number: int) -> Seen:
    """One game of bots."""
    counts = Counter[str]()
    table = match.table(number)
    table.bots = [Witness(bot, counts) for bot in table.bots]
    played = table.play()
    game, order = table.game, match.order(number)
    counts.update(type(move).__name__.lower() for move in game.moves if isinstance(move, HEROES))
    counts["guards"] = sum(event.key == "placed_guard" for event in game.events)
    counts["breaches"] = int(game.extra.breaches)
    counts["turns"] = played.turns
    result = game.result()
    if result is None:
        return Seen("none", 0, "", counts)
    place = (result.winner - 1 - int(game.state.first)) % game.seats + 1
    return Seen(result.ending, place, order[result.winner - 1], counts)


def matches(bots: tuple[str, ...], games: int, seed: int, jobs: int, land: str) -> list[Seen]:
    """The games of a match, in order; how many are done is said on stderr."""
    match = Match("w-base", bots, seed, (("gift_map", land),))
    # The first one is played here, so that no two jobs compile the same.
    found = [play(match, 0)]
    for seen in in_order(partial(play, match), range(1, games), jobs):
        found.append(seen)
        if len(found) % max(1, games // 20) == 0:
            line = f"{land} map, {len(bots)} seats, {bots[-1]}: {len(found)} of {games} games"
            print(line, file=sys.stderr, flush=True)
    return found


def column(found: list[Seen], seats: int) -> dict[str, str]:
    """The figures of a match, each with its bounds, by what they are of."""
    games = len(found)
    endings, places = Counter(seen.ending for seen in found), Counter(seen.place for seen in found)
    total = sum((seen.counts for seen in found), Counter[str]())
    cells = {"games": str(games), "turns a game": _mean(found, "turns")}
    for ending, words in ENDINGS.items():
        cells[words] = _share(endings[ending], games)
    for place in range(1, seats + 1):
        cells[f"won by player {place} in the order of play"] = _share(places[place], games)
    cells["breaches a game"] = _mean(found, "breaches")
    cells["guards posted a game"] = _mean(found, "guards")
    for danger, words in DANGERS.items():
        cells[words] = _share(total[f"{danger} met"], total[danger]) if total[danger] else "-"
    for hero in HEROES:
        name = hero.__name__.lower()
        cells[f"uses a game: `{name}`"] = _mean(found, name)
    return cells


def print_table(columns: dict[str, dict[str, str]]) -> None:
    """The figures side by side, as the docs have them."""
    print(f"| with 95 % bounds | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 1) + "|")
    rows = max(columns.values(), key=len)
    for row in rows:
        print(f"| {row} | {' | '.join(cells.get(row, '-') for cells in columns.values())} |")


def bots_alike(games: int, seed: int, jobs: int) -> None:
    """What happens when all seats are greedy, for three and for four, on either map."""
    columns = {}
    for land in LANDS:
        for seats in (3, 4):
            found = matches(("greedy",) * seats, games, seed, jobs, land)
            columns[f"{seats} players, {land} map"] = column(found, seats)
    print_table(columns)


def against_random(games: int, seed: int, jobs: int) -> None:
    """Greedy against three random players."""
    found = matches(("greedy", "random", "random", "random"), games, seed, jobs, "shuffled")
    won = sum(seen.bot == "greedy" for seen in found)
    print(f"\nGreedy against three random players: {_share(won, games)} of {games:,} games.".replace(",", " "))


def _share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{100 * count / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _mean(found: list[Seen], name: str) -> str:
    """The mean of a count, with bounds from its spread."""
    counts = [seen.counts[name] for seen in found]
    mean = statistics.fmean(counts)
    half = NINETY_FIVE * statistics.stdev(counts) / len(counts) ** 0.5 if len(counts) > 1 else 0.0
    return f"{mean:.2f} ({max(0.0, mean - half):.2f} to {mean + half:.2f})"


def main() -> None:
    """Reads the arguments and prints all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="random games in a round; 0 for none")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--bot-games", type=int, default=200, help="games of bots a line; 0 for none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.games:
        speeds(given.games, given.rounds)
    if given.bot_games:
        bots_alike(given.bot_games, given.seed, given.jobs)
        against_random(given.bot_games, given.seed, given.jobs)


if __name__ == "__main__":
    main()
