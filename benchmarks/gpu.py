"""Whole random games on a GPU, one a thread, checked against the CPU move by move.

    python benchmarks/gpu.py [--games N] [--edition KEY] [--seats N]

Prints games/s of the best of several runs and exits with 1 if any of the checked games differs. The kernel calls the
rules as they are: no line of them is written for the GPU.
"""

import argparse
import os
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.codegen import CUDACodeLibrary

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT.parent / "src")]

from hexmoot.editions.edition import edition  # noqa: E402


def game_asked_for() -> str:
    """The game of the edition on the command line: its engine is chosen when the loop is imported."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--edition", default="z-base")
    return edition(early.parse_known_args()[0].edition).game


os.environ["HEXMOOT_GPU_GAME"] = game_asked_for()

from gpu_loop import (  # noqa: E402
    BEGIN,
    CHOOSE_IN_TURN,
    ENGINE,
    IDLE,
    LAST_CHANCE,
    LAST_CHOICE,
    making,
    play_on_cpu,
    task_of,
)

from hexmoot.batch.start import Start, start_of  # noqa: E402
from hexmoot.deal.dealer import Dealer  # noqa: E402
from hexmoot.deal.island import Layout  # noqa: E402
from hexmoot.rules import events  # noqa: E402
from hexmoot.rules.fast import TYPES, open_for_gpu  # noqa: E402
from hexmoot.rules.records import Log, Move, State  # noqa: E402
from hexmoot.rules.terms import OVER  # noqa: E402

apply, choose_move, deal_outcome = ENGINE.apply, ENGINE.choose_move, ENGINE.deal_outcome
digest, new_game = ENGINE.digest, ENGINE.new_game
SEED = 2026
LIMIT = 100_000
# Enough threads to fill a multiprocessor at 64 registers each.
THREADS_A_PROCESSOR = 1024
CHECKED = 10_000
# Plies a checked game is compared at; a longer game is compared by its hash over all plies too.
TRAIL = 6_000
STATE, EXTRA, LAYOUT, DEALER, MOVE = (TYPES[kind] for kind in (State, ENGINE.Extra, Layout, Dealer, Move))


def keep_small() -> None:
    """Asks for small code, which Numba has no option for.

    A GPU's cache of instructions holds some hundred kilobytes. With loops unrolled the rules take seven hundred, and
    warps spend nine tenths of their time waiting for the next instruction.
    """
    add = CUDACodeLibrary.add_ir_module

    def add_small(library: Any, module: Any) -> None:
        for function in module.functions:
            function.attributes.add("optsize")
        add(library, module)

    CUDACodeLibrary.add_ir_module = add_small


def kernel(registers: int) -> Any:
    """The loop that a thread runs; everything that a game changes lies in the thread's local memory.

    There the same field of neighbouring games lies side by side, so that threads in step read one stretch of memory
    instead of thirty-two. The threads of a block vote on what to do next: the task that most of them wait for is done
    by all of these at once, from the same few instructions, while the others wait until theirs is the most wanted.
    """

    @cuda.jit(max_registers=registers)
    def play(start, boards, extra_start, layout_start, logs, seed, games, trails, results):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        states = cuda.local.array(1, STATE)
        extras = cuda.local.array(1, EXTRA)
        layouts = cuda.local.array(1, LAYOUT)
        dealers = cuda.local.array(1, DEALER)
        moves = cuda.local.array(1, MOVE)
        layouts[0] = layout_start[0]
        game = cuda.grid(1)
        task = BEGIN if game < games else IDLE
        trace = 0
        plies = 0
        while True:
            wanted = IDLE
            most = 0
            for each in range(IDLE):
                waiting = cuda.syncthreads_count(np.int32(task == each))
                if waiting > most:
                    most = waiting
                    wanted = each
            if wanted == IDLE:
                break
            if task != wanted:
                continue
            if wanted == BEGIN:
                states[0] = start[0]
                extras[0] = extra_start[0]
                new_game(states[0], boards[0], extras[0], layouts[0], dealers[0], logs[0], seed, game)
                trace = 0
                plies = 0
                task = task_of(states[0])
                continue
            if wanted <= LAST_CHOICE:
                choose_move(states[0], boards[0], extras[0], dealers[0], moves)
            elif wanted <= LAST_CHANCE:
                deal_outcome(states[0], boards[0], extras[0], dealers[0], moves[0])
            if wanted == CHOOSE_IN_TURN:
                task = making(moves[0])
                continue
            apply(states[0], boards[0], extras[0], moves[0], logs[0])
            trace = digest(trace, moves[0])
            if game < CHECKED and plies < TRAIL:
                trails[game, plies] = trace
            plies += 1
            task = task_of(states[0])
            if states[0].stage == OVER or plies == LIMIT:
                results[game, 0] = plies
                results[game, 1] = trace
                results[game, 2] = states[0].winner
                game += cuda.gridsize(1)
                task = BEGIN if game < games else IDLE

    return play


class Room:
    """Memory on the device for so many games."""

    def __init__(self, start: Start, games: int) -> None:
        send = cuda.to_device
        self.shared = [send(part) for part in (start.state, start.board, start.extras(), start.layout, Log.array(1))]
        self.trails = send(np.zeros((CHECKED, TRAIL), np.int64))
        self.results = send(np.zeros((games, 3), np.int64))

    def run(self, play: Any, games: int, threads: int, block: int) -> float:
        began = time.perf_counter()
        play[threads // block, block](*self.shared, SEED, games, self.trails, self.results)
        cuda.synchronize()
        return time.perf_counter() - began


def on_cpu(start: Start) -> tuple[Any, Any, float]:
    """The checked games on one core: trails, results, seconds."""
    trails, results = np.zeros((CHECKED, TRAIL), np.int64), np.zeros((CHECKED, 3), np.int64)
    logs = Log.array(1)
    extras = (start.extras(), start.extras())
    room = (State.array(1), start.board, *extras, start.layout, Dealer.array(1), Move.array(1))
    began = time.perf_counter()
    for game in range(CHECKED):
        play_on_cpu(start.state, *room, logs, SEED, game, LIMIT, trails[game], results[game])
    return trails, results, time.perf_counter() - began


def main() -> int:
    """Runs, checks, prints."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=2_000_000)
    options.add_argument("--edition", default="z-base")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--registers", type=int, nargs="+", default=[64], help="registers a thread, to try")
    options.add_argument("--threads", type=int, nargs="+", help="threads in all, to try")
    options.add_argument("--block", type=int, nargs="+", default=[256, 512], help="threads a block, to try")
    asked = options.parse_args()
    if asked.games < CHECKED:
        options.error(f"--games is at least {CHECKED}")
    if not cuda.is_available():
        print("There is no GPU here that Numba can use.", file=sys.stderr)
        return 2
    start = start_of(edition(asked.edition), asked.seats)
    trails, results, seconds = on_cpu(start)
    print(f"CPU, one core: {CHECKED / seconds:.0f} games/s", flush=True)
    keep_small()
    # Nobody reads a log here: it is left out of what is compiled from now on.
    events.WRITTEN = False
    open_for_gpu(new_game, choose_move, deal_outcome, apply, digest, task_of, making)
    threads_tried = asked.threads or [cuda.get_current_device().MULTIPROCESSOR_COUNT * THREADS_A_PROCESSOR]
    best = 0.0
    room = Room(start, asked.games)
    for registers in asked.registers:
        play = kernel(registers)
        first = room.run(play, CHECKED, threads_tried[0], asked.block[0])
        for threads, block in product(threads_tried, asked.block):
            taken = room.run(play, asked.games, threads, block)
            best = max(best, asked.games / taken)
            print(
                f"{registers} registers, {threads} threads in blocks of {block}: {asked.games / taken:.0f} games/s "
                f"({taken:.2f} s; compiled in {first:.0f} s)",
                flush=True,
            )
        difference = compare(room, trails, results)
        if difference:
            print(difference)
            return 1
    name = cuda.get_current_device().name
    print(f"{best:.0f} games/s on {name.decode() if isinstance(name, bytes) else name}, {asked.games} games")
    print(f"{CHECKED} games are the same on CPU and GPU, move by move ({int(results[:, 0].sum())} plies)")
    return 0


def compare(room: Room, trails: Any, results: Any) -> str:
    """What differs between the checked games of both, or nothing."""
    there = room.results.copy_to_host()[:CHECKED]
    if not np.array_equal(there, results):
        game = int(np.nonzero((there != results).any(axis=1))[0][0])
        return f"game {game} differs: plies, hash and winner are {results[game]} on the CPU, {there[game]} on the GPU"
    walked = room.trails.copy_to_host()
    if not np.array_equal(walked, trails):
        game, ply = (int(place[0]) for place in np.nonzero(walked != trails))
        return f"game {game} differs at ply {ply}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
