"""How strong and how fast the bots are: `python benchmarks/bots.py [--games N] [--jobs N] [--seed N]`.

Prints greedy against random players by edition, its time a decision, what trading is worth to it, and what the seat
is worth when all play alike.
"""

import argparse
import time

from hexmoot.arena.match import play_match
from hexmoot.arena.results import Results
from hexmoot.arena.stats import wilson
from hexmoot.bots.bot import Limit
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.registry import make_bot
from hexmoot.editions import keys
from hexmoot.game.game import Game

OTHER_SEATS = (3, 5, 6)


class Loner(GreedyBot):
    """Greedy without trade among players: what it loses to greedy is what trading is worth."""

    # Found by this name, here and in every job.
    name = f"{__name__}:Loner"

    def __init__(self) -> None:
        super().__init__(trades=False)


def main() -> None:
    """Runs all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games a line")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    run = {"games": wanted.games, "jobs": wanted.jobs, "seed": wanted.seed}
    print("greedy against random players, seats rotated")
    for key in keys():
        _line(key, play_match(key, ("greedy", *["random"] * 3), **run))
    for seats in OTHER_SEATS:
        _line(f"k-base {seats}", play_match("k-base", ("greedy", *["random"] * (seats - 1)), **run))
    print("two greedy against two that do not trade with players")
    _line("z-base", play_match("z-base", ("greedy", Loner.name) * 2, **run))
    print("four greedy: wins by seat")
    alike = play_match("z-base", ("greedy",) * 4, **run)
    for seat, wins in enumerate(alike.wins, start=1):
        print(f"  seat {seat}     {_share(wins, alike.games)}")
    print(f"  {alike.turns / alike.games:.0f} turns, {alike.decisions / alike.games:.0f} decisions a game")
    _decision_time(wanted.seed)


def _line(what: str, result: Results) -> None:
    print(
        f"  {what:10} {_share(result.bot_wins['greedy'], result.games)}"
        f"  {result.turns / result.games:5.0f} turns, {result.decisions / result.games:5.0f} decisions a game"
        + (f", {result.unfinished} unfinished" if result.unfinished else ""),
        flush=True,
    )


def _share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins:5} of {games}  {wins / games:6.1%}  (95 %: {low:.1%} to {high:.1%})"


def _decision_time(seed: int) -> None:
    """One game of four greedy bots without trade, each decision timed: the choice alone, without view and push."""
    greedy, plain = make_bot("greedy"), Loner()
    game, times = Game("z-base", seats=4, seed=seed), []
    while game.result() is None:
        if game.awaits_chance:
            game.deal()
            continue
        view = game.view(game.actors[0])
        began = time.process_time()
        greedy.choose(view, Limit())
        times.append(time.process_time() - began)
        move = plain.choose(view, Limit())
        assert move is not None
        game.push(move)
    times.sort()
    mean, most = sum(times) / len(times), times[-1]
    print(
        f"greedy decides in {mean * 1e3:.2f} ms on the average, {most * 1e3:.2f} ms at most, of {len(times)} decisions"
    )


if __name__ == "__main__":
    main()
