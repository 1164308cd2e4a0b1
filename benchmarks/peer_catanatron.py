"""Random games of catanatron, timed; run by an interpreter that has catanatron's repository installed.

Four of its own `RandomPlayer`s play its own `Game` through its own `play()`, the fastest loop it has; the
board is its default (random island, official spiral). Random bots there never trade with each other.
Building the game counts, as it does on our side.

Prints one line of JSON. CPU time, one core, warm-up excluded. Exit status 2 if catanatron cannot be imported.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from typing import Any

try:
    from catanatron.game import Game  # type: ignore[import-not-found]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]
except ImportError as error:
    print(
        f"catanatron cannot be imported by {sys.executable} ({error}); install its repository (3.3.0) in "
        "an environment of Python 3.11 or later and run this script with its interpreter.",
        file=sys.stderr,
    )
    sys.exit(2)

WARM_UP_GAMES = 2


def play_games(games: int, seed: int) -> dict[str, Any]:
    """Play `games` random four-player games after a short warm-up; count decisions and turns."""
    seeds = random.Random(seed)
    decisions = turns = without_winner = 0
    seconds = 0.0
    for number in range(-WARM_UP_GAMES, games):
        game_seed = seeds.randrange(2**32)
        started = time.process_time()
        game = Game([RandomPlayer(color) for color in Color], seed=game_seed)
        winner = game.play()
        elapsed = time.process_time() - started
        if number < 0:
            continue
        seconds += elapsed
        decisions += len(game.state.action_records)
        turns += game.state.num_turns
        without_winner += winner is None
    return {
        "games": games,
        "seconds": round(seconds, 4),
        "decisions": decisions,
        "turns": turns,
        "without_winner": without_winner,
        "mean_decisions": round(decisions / games, 1),
        "mean_turns": round(turns / games, 1),
        "games_per_second": round(games / seconds, 3),
        "decisions_per_second": round(decisions / seconds),
    }


def installed_version() -> str:
    """The version of catanatron, for the record of a comparison."""
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return "unknown"


def main() -> None:
    """Read the arguments, play, print the line."""
    parser = argparse.ArgumentParser(description="Random four-player games of catanatron, timed on one core.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    line = {
        "peer": "catanatron",
        "version": installed_version(),
        "python": sys.version.split()[0],
        "players": 4,
        "seed": arguments.seed,
    }
    print(json.dumps(line | play_games(arguments.games, arguments.seed)))


if __name__ == "__main__":
    main()
