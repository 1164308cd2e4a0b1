"""Random games per second of the compiled engine, beside other engines of the game, in one run.

    python benchmarks/speed.py [--catanatron-python PATH] [--fastcatan-python COMMAND]

One core, CPU time, no player trade on any side. We and the peers play in turn, several rounds each, so that a change
of the machine's pace meets all alike; medians are printed. Also printed: the copy and the size of a state, whether
time and memory stay flat over a long run, and what a second job brings. `benchmarks/README.md` says how to read the
figures.
"""

import argparse
import json
import os
import shlex
import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from hexmoot.arena.simulate import simulate
from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import Start, start_of
from hexmoot.editions.edition import resolve
from hexmoot.rules.records import State

HERE = Path(__file__).resolve().parent
SEED = 2026
COPIES = 2_000_000
RING = 8


@dataclass
class Figures:
    """What one engine did in all rounds."""

    games_per_second: list[float] = field(default_factory=list)
    decisions_per_second: list[float] = field(default_factory=list)
    mean_decisions: list[float] = field(default_factory=list)
    mean_plies: list[float] = field(default_factory=list)

    def speed(self) -> float:
        """Games a second, the median of the rounds."""
        return statistics.median(self.games_per_second)

    def row(self, name: str, ours: float) -> str:
        """One line of the table; the ratio is how many times as fast we are."""
        plies = f"{statistics.median(self.mean_plies):8.0f}" if self.mean_plies else "       -"
        return (
            f"{name:34}{self.speed():11.1f}{statistics.median(self.decisions_per_second):14.0f}"
            f"{statistics.median(self.mean_decisions):12.0f}{plies}{ours / self.speed():9.1f}"
        )


def play(start: Start, games: int, turn: int, figures: Figures) -> None:
    """A round of ours."""
    began = time.process_time()
    tally = random_games(start, SEED, turn * games, games)
    seconds = time.process_time() - began
    figures.games_per_second.append(games / seconds)
    figures.decisions_per_second.append(tally.decisions / seconds)
    figures.mean_decisions.append(tally.decisions / games)
    figures.mean_plies.append((tally.decisions + tally.outcomes) / games)


def ask(command: list[str], part: str | None, turn: int, figures: Figures) -> None:
    """A round of a peer, which prints one line of JSON."""
    command = [*command, "--seed", str(turn + 1)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)} failed: {done.stderr.strip()}")
    line = json.loads(done.stdout)
    found = line[part] if part else line
    figures.games_per_second.append(found["games_per_second"])
    figures.decisions_per_second.append(found["decisions_per_second"])
    figures.mean_decisions.append(found["mean_decisions"])


def sides(arguments: argparse.Namespace) -> dict[str, Callable[[int, Figures], None]]:
    """Who plays: a name, and what plays one round (of a given number) into figures."""
    tables = {
        "hexmoot, 4 players": start_of(resolve("z-base", {}), 4),
        "hexmoot, 3 players": start_of(resolve("z-base", {}), 3),
        "hexmoot, 6 players, larger board": start_of(resolve("k-base", {}), 6),
    }
    found: dict[str, Callable[[int, Figures], None]] = {}
    for name, start in tables.items():
        games = arguments.games if start.seats < 5 else arguments.games // 4
        random_games(start, SEED, 0, 10)
        found[name] = partial(play, start, games)
    if arguments.catanatron_python:
        command = [arguments.catanatron_python, str(HERE / "peer_catanatron.py"), "--games", "30"]
        found["catanatron, 4 players"] = partial(ask, command, None)
    if arguments.fastcatan_python:
        command = [*shlex.split(arguments.fastcatan_python), str(HERE / "peer_fastcatan.py")]
        command += ["--games", "2000", "--python-games", "0"]
        found["fastcatan, 4 players, its C++ loop"] = partial(ask, command, "cpp")
    return found


def compare(arguments: argparse.Namespace) -> None:
    """The table of all sides."""
    players = sides(arguments)
    figures = {name: Figures() for name in players}
    for turn in range(arguments.rounds):
        for name, play_round in players.items():
            play_round(turn, figures[name])
    ours = next(iter(figures.values())).speed()
    print(f"{'random games, one core':34}{'games/s':>11}{'decisions/s':>14}{'decisions':>12}{'plies':>8}{'ratio':>9}")
    for name, found in figures.items():
        print(found.row(name, ours))
    print(
        f"Medians of {arguments.rounds} rounds in turn; decisions and plies: means a game; ratio: our 4 players to it."
    )
    for peer, named in (("catanatron", arguments.catanatron_python), ("fastcatan", arguments.fastcatan_python)):
        if not named:
            print(f"{peer} is left out: --{peer}-python names an interpreter that has it.")


def measure_copy() -> None:
    """The copy of a state inside compiled code."""
    states = State.array(RING)
    engine = start_of(resolve("z-base", {}), 4).engine
    engine.copy_states(states, 1000)
    began = time.process_time()
    engine.copy_states(states, COPIES)
    seconds = time.process_time() - began
    print(f"copy of a state: {seconds / COPIES * 1e9:.0f} ns; a state has {State.dtype.itemsize} bytes")


def resident() -> float:
    """Megabytes of memory that this process holds now; 0 where the system does not say."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if status.exists() else 0.0


def measure_flatness(games: int) -> None:
    """A long run in tenths: what a ply costs in the first and in the last, and the memory before and after."""
    start = start_of(resolve("z-base", {}), 4)
    costs: list[float] = []
    before = resident()
    for tenth in range(10):
        began = time.process_time()
        tally: Any = random_games(start, SEED, tenth * (games // 10), games // 10)
        costs.append((time.process_time() - began) / (tally.decisions + tally.outcomes) * 1e9)
    print(
        f"a run of {games} games: {costs[0]:.0f} ns a ply in the first tenth, {costs[-1]:.0f} in the last "
        f"(all: {min(costs):.0f} to {max(costs):.0f}); memory {before:.0f} MB before, {resident():.0f} MB after"
    )


def measure_jobs(games: int, rounds: int) -> None:
    """`simulate --jobs 2` against `--jobs 1`, by the clock, in turn."""
    speeds: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(rounds):
        for jobs, found in speeds.items():
            began = time.perf_counter()
            simulate("z-base", games, seed=SEED, jobs=jobs)
            found.append(games / (time.perf_counter() - began))
    one, two = (statistics.median(found) for found in speeds.values())
    print(f"simulate: {one:.0f} games/s with one job, {two:.0f} with two: {two / one:.2f} times")


def main() -> None:
    """Reads the arguments and prints all figures."""
    parser = argparse.ArgumentParser(description="Random games per second, beside other engines, in one run.")
    parser.add_argument("--catanatron-python", metavar="PATH", help="an interpreter that has catanatron")
    parser.add_argument("--fastcatan-python", metavar="COMMAND", help="a command that runs Python with fastcatan")
    parser.add_argument("--games", type=int, default=4000, help="our games in a round (default 4000)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each side (default 5)")
    parser.add_argument("--long", type=int, default=100_000, help="games of the long run (default 100 000)")
    arguments = parser.parse_args()
    compare(arguments)
    measure_copy()
    measure_flatness(arguments.long)
    measure_jobs(5 * arguments.games, arguments.rounds)


if __name__ == "__main__":
    main()
