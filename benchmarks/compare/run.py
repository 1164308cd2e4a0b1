"""Play random games in step with catanatron and explain every difference; `make compare` starts this.

Our engine plays a game, catanatron is told its moves and outcomes, and at every decision the legal moves and the whole
state of both are compared. A difference is either a known deviation of catanatron (`deviations.py`) or an error.

Exit codes: 0 every difference is explained, 1 one is not, 2 there is nothing to compare with.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from plan import Plan, plan_of
from process import PeerError
from tally import Tally

# Games that a worker takes at a time: enough that starting is no cost, few enough that progress is seen.
PORTION = 12
NO_PEER = (
    "The comparison needs an interpreter with catanatron 3.3.0 installed, which hexmoot never installs by itself: "
    "name it with --peer-python PATH (make compare PEER_PYTHON=PATH)."
)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Play random games in step with catanatron and compare everything.")
    parser.add_argument("--peer-python", metavar="PATH", help="an interpreter that has catanatron 3.3.0")
    parser.add_argument("--games", type=int, default=300, help="how many games (300)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0), to repeat one")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the run (1)")
    parser.add_argument("--seats", type=seats, default=(2, 3, 4), help="numbers of seats, in turn (2,3,4)")
    parser.add_argument("--jobs", type=int, choices=(1, 2), default=1, help="how many games at a time (1)")
    parser.add_argument("--report", type=Path, metavar="FILE", help="also write the result to a file")
    return parser.parse_args()


def seats(text: str) -> tuple[int, ...]:
    """Numbers of seats from text, each from 2 to 4: more than four catanatron does not know."""
    found = tuple(int(part) for part in text.split(","))
    if not all(2 <= each <= 4 for each in found):
        raise argparse.ArgumentTypeError("catanatron has 2 to 4 seats")
    return found


def comparing() -> Callable[[list[Plan], str], Tally]:
    """What plays and compares a portion; not imported before it is needed, for that may compile the rules."""
    from series import compare  # noqa: PLC0415

    return compare


def portions(plans: list[Plan], python: str, jobs: int) -> Iterator[Tally]:
    """The tallies of all games, a portion at a time."""
    compare = comparing()
    parts = [plans[start : start + PORTION] for start in range(0, len(plans), PORTION)]
    if jobs == 1:
        for part in parts:
            yield compare(part, python)
        return
    # Started anew rather than forked: a fork would share the open ends of a peer.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(compare, parts, [python] * len(parts))


def run(plans: list[Plan], python: str, jobs: int) -> Tally:
    """All games, with progress on stderr."""
    total = Tally()
    begun = time.perf_counter()
    for tally in portions(plans, python, jobs):
        total.add(tally)
        rate = total.games / (time.perf_counter() - begun)
        left = (len(plans) - total.games) / rate
        line = f"{total.games} of {len(plans)} games, {total.decisions} decisions, {total.unexplained} unexplained"
        print(f"\r{line}, {left:.0f} s left   ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


def write_report(path: Path, told: argparse.Namespace, text: str) -> None:
    """The result with what it was made by."""
    today = dt.datetime.now(tz=dt.UTC).strftime("%Y-%m-%d %H:%M UTC")
    made_by = f"--games {told.games} --first {told.first} --seed {told.seed} --seats {','.join(map(str, told.seats))}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"Comparison with catanatron, {today}\nbenchmarks/compare/run.py {made_by}\n\n{text}\n")


def main() -> int:
    """Compare, and say how it went."""
    told = arguments()
    python = told.peer_python or os.environ.get("PEER_PYTHON")
    if not python:
        print(NO_PEER, file=sys.stderr)
        return 2
    if shutil.which(python) is None:
        print(f"There is no interpreter at {python}. {NO_PEER}", file=sys.stderr)
        return 2
    plans = [plan_of(told.seed, game, told.seats) for game in range(told.first, told.first + told.games)]
    comparing()
    begun = time.perf_counter()
    try:
        tally = run(plans, python, told.jobs)
    except PeerError as error:
        print(error, file=sys.stderr)
        return 2
    text = "\n\n".join([*tally.reports, tally.table(time.perf_counter() - begun)])
    print(text)
    if told.report:
        write_report(told.report, told, text)
    return 1 if tally.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
