"""The second game beside the first, in one run: random games a second, and what bots make of it.

    python benchmarks/watch.py [--games N] [--rounds N] [--bot-games N] [--jobs N] [--seed N]

First random games a second on one core, in turn with the base game's, as a ratio. Then games of bots: how they end,
which heroes are used, how many wins each seat has, and greedy against three random players.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial

from hexmoot.arena.jobs import in_order
from hexmoot.arena.match import Match
from hexmoot.arena.stats import wilson
from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import start_of
from hexmoot.editions.edition import resolve
from hexmoot.notation.watch_moves import (
    Archer,
    Arms,
    Builder,
    Commander,
    Guard,
    Pathfinder,
    Rebel,
    Recruiter,
    Scholar,
    Seer,
    Steward,
    Tracker,
)

HEROES = (Commander, Steward, Scholar, Builder, Arms, Seer, Rebel, Pathfinder, Archer, Recruiter, Tracker)
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


def play(match: Match, number: int) -> tuple[str, int, int, Counter[str], tuple[str, ...]]:
    """One game of bots: how it ended, who won, its turns, and what heroes and guards it saw."""
    table = match.table(number)
    played = table.play()
    result = table.game.result()
    used = Counter(type(move).__name__.lower() for move in table.game.moves if isinstance(move, (*HEROES, Guard)))
    return (
        result.ending if result else "none",
        result.winner if result else 0,
        played.turns,
        used,
        match.order(number),
    )


def matches(
    bots: tuple[str, ...], games: int, seed: int, jobs: int
) -> Iterator[tuple[str, int, int, Counter[str], tuple[str, ...]]]:
    """The games of a match, in order."""
    yield from in_order(partial(play, Match("w-base", bots, seed)), range(games), jobs)


def bots_alike(bot: str, seats: int, games: int, seed: int, jobs: int) -> None:
    """Endings, wins by seat in the order of play, heroes and guards, when all seats are the same bot."""
    endings, wins, used = Counter[str](), Counter[int](), Counter[str]()
    turns = 0
    for ending, winner, length, heroes, _ in matches((bot,) * seats, games, seed, jobs):
        endings[ending] += 1
        wins[winner] += 1
        used += heroes
        turns += length
    print(f"{seats} {bot}, {games} games, {turns / games:.0f} turns a game")
    print("  endings  " + ", ".join(f"{name} {_share(count, games)}" for name, count in sorted(endings.items())))
    print("  seats    " + ", ".join(f"{seat} {_share(wins[seat], games)}" for seat in range(1, seats + 1)))
    print(
        "  a game   "
        + ", ".join(f"{name} {used[name] / games:.2f}" for name in sorted(used, key=lambda one: -used[one]))
    )


def against_random(games: int, seed: int, jobs: int) -> None:
    """Greedy against three random players."""
    won = 0
    for _, winner, _, _, order in matches(("greedy", "random", "random", "random"), games, seed, jobs):
        won += winner > 0 and order[winner - 1] == "greedy"
    print(f"greedy against three random players: {_share(won, games)} of {games} games")


def _share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    """Reads the arguments and prints all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="random games in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--bot-games", type=int, default=200, help="games of bots; 0 for none")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    speeds(given.games, given.rounds)
    if given.bot_games:
        for seats in (3, 4):
            bots_alike("greedy", seats, given.bot_games, given.seed, given.jobs)
        against_random(given.bot_games, given.seed, given.jobs)


if __name__ == "__main__":
    main()
