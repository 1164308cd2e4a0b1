"""Random games of fastcatan, timed; run by an interpreter that has fastcatan (Python 3.12 or later).

fastcatan ships no function that plays a whole game, so three loops are timed and all are printed:

* `compiled`: `peer_fastcatan_loop.c`, compiled here, around the `reset_one` and `step_one` its wheel exports.
  This is what a C++ program that uses fastcatan gets; null where there is no C compiler.
* `batched`: `BatchedEnv`, where one call steps every game of a batch. Only the time inside its C++ calls
  counts; choosing the moves happens between them.
* `python_driven`: `Env`, one game at a time, one move a call, as its README shows it, everything counted.

`cpp` repeats the fastest of the first two: the figure to compare with.
Player trade is left out of all of them, as it is on our side: those moves are masked away.

Prints one line of JSON. CPU time, one core, warm-up excluded. Exit status 2 if fastcatan cannot be imported.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

# One core: the C++ batch loop would otherwise use OpenMP on all of them.
os.environ["OMP_NUM_THREADS"] = "1"

try:
    import fastcatan  # type: ignore[import-not-found]
    import numpy as np
except ImportError as error:
    print(
        f"fastcatan cannot be imported by {sys.executable} ({error}); install fastcatan 2.0.0 in a "
        "Python 3.12 or later environment and run this script with its interpreter.",
        file=sys.stderr,
    )
    sys.exit(2)

LOOP_SOURCE = Path(__file__).with_name("peer_fastcatan_loop.c")
# `reset_one(GameState&, BoardLayout&, uint64_t)` and `step_one(GameState&, const BoardLayout&, uint32_t)`.
RESET_SYMBOL = "_ZN5catan9reset_oneERNS_9GameStateERNS_11BoardLayoutEm"
STEP_SYMBOL = "_ZN5catan8step_oneERNS_9GameStateERKNS_11BoardLayoutEj"

# Ids from here on compose, answer or confirm a trade between players.
FIRST_PLAYER_TRADE = int(fastcatan.action.TRADE_ADD_GIVE_BASE)
END_TURN = int(fastcatan.action.END_TURN)

# The size at which its batch loop is fastest here: calls are cheap per step, the games still fit the cache.
SLOTS = 1024


def play_compiled(games: int, seed: int) -> dict[str, Any] | None:
    """Play `games` games in a compiled loop around its exported functions; None without a C compiler."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    # The extension module is a shared library whose engine functions are not hidden.
    engine = ctypes.CDLL(sys.modules["fastcatan._fastcatan"].__file__)
    reset = ctypes.cast(getattr(engine, RESET_SYMBOL), ctypes.c_void_p)
    step = ctypes.cast(getattr(engine, STEP_SYMBOL), ctypes.c_void_p)
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "loop.so"
        subprocess.run(
            [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(LOOP_SOURCE)],
            check=True,
        )
        play = ctypes.CDLL(str(library)).play
    play.restype = ctypes.c_int64
    play.argtypes = [
        ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int32, ctypes.c_int32,
        ctypes.c_int64, ctypes.c_uint64,
        ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64),
    ]  # fmt: skip
    offset = mask_offset()

    def run(count: int, run_seed: int) -> dict[str, Any]:
        decisions, turns, longest = ctypes.c_int64(), ctypes.c_int64(), ctypes.c_int64()
        started = time.process_time()
        stuck = play(
            reset, step, offset, FIRST_PLAYER_TRADE, END_TURN, count, run_seed,
            ctypes.byref(decisions), ctypes.byref(turns), ctypes.byref(longest),
        )  # fmt: skip
        seconds = time.process_time() - started
        if stuck:
            raise RuntimeError("a game has no legal move outside player trade")
        return figures(count, seconds, decisions.value, turns.value) | {"longest_turns": longest.value}

    run(max(1, games // 10), seed + 1)
    return run(games, seed)


def mask_offset() -> int:
    """Where the legal-move mask lies inside the state, found by comparing snapshots with masks."""
    env = fastcatan.Env()
    mask = np.zeros(fastcatan.MASK_WORDS, dtype=np.uint64)
    rng = random.Random(0)
    env.reset(seed=1)
    offsets = set(range(0, fastcatan.SNAPSHOT_BYTES - mask.nbytes, 8))
    for _ in range(200):
        env.action_mask(mask)
        wanted, snapshot = mask.tobytes(), env.snapshot()
        offsets = {at for at in offsets if snapshot[at : at + len(wanted)] == wanted}
        env.step(rng.choice(env.legal_actions()))
    if len(offsets) != 1:
        raise RuntimeError(f"the legal-move mask is not found in fastcatan's snapshot: {sorted(offsets)}")
    return offsets.pop()


def play_batched(games: int, seed: int) -> dict[str, Any]:
    """Play at least `games` games in its batch loop; count only the time inside its C++ calls.

    The batch first runs until every slot has finished a game. The timed stretch then begins and ends in the
    middle of games alike, so that finished games per second is not biased by the unfinished ones.
    """
    batch = fastcatan.BatchedEnv(SLOTS, seed)
    batch.reset()
    rng = np.random.default_rng(seed)
    masks = np.zeros((SLOTS, fastcatan.MASK_WORDS), dtype=np.uint64)
    actions = np.zeros(SLOTS, dtype=np.uint32)
    dones = np.zeros(SLOTS, dtype=np.uint8)
    rows = np.arange(SLOTS)
    clock = time.process_time

    still_cold = set(range(SLOTS))
    finished = decisions = turns = 0
    seconds = 0.0
    while finished < games:
        started = clock()
        batch.write_masks(masks)
        seconds += clock() - started

        legal = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")[:, :FIRST_PLAYER_TRADE]
        order = np.cumsum(legal, axis=1, dtype=np.int32)
        pick = (rng.random(SLOTS) * order[:, -1]).astype(np.int32)
        np.copyto(actions, (order > pick[:, None]).argmax(axis=1), casting="unsafe")
        if not legal[rows, actions].all():
            raise RuntimeError("a game of the batch has no legal move outside player trade")

        started = clock()
        batch.step_autoreset(actions, dones)
        seconds += clock() - started

        if still_cold:
            still_cold.difference_update(np.flatnonzero(dones).tolist())
            seconds = 0.0
            continue
        decisions += SLOTS
        turns += int((actions == END_TURN).sum())
        finished += int(dones.sum())
    return figures(finished, seconds, decisions, turns)


def play_from_python(games: int, seed: int) -> dict[str, Any]:
    """Play `games` games move by move from Python, everything counted."""
    rng = random.Random(seed)
    env = fastcatan.Env()
    decisions = turns = 0
    seconds = 0.0
    for number in range(-1, games):
        started = time.process_time()
        env.reset(seed=(seed << 32) + number + 1)
        count = 0
        while not env.done:
            env.step(rng.choice([action for action in env.legal_actions() if action < FIRST_PLAYER_TRADE]))
            count += 1
        # Game number -1 is the warm-up.
        if number >= 0:
            seconds += time.process_time() - started
            decisions += count
            turns += env.turn_count
    return figures(games, seconds, decisions, turns)


def figures(games: int, seconds: float, decisions: int, turns: int) -> dict[str, Any]:
    """The figures every side of a comparison prints."""
    return {
        "games": games,
        "seconds": round(seconds, 4),
        "decisions": decisions,
        "turns": turns,
        "mean_decisions": round(decisions / games, 1),
        "mean_turns": round(turns / games, 1),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_second": round(decisions / seconds),
    }


def main() -> None:
    """Read the arguments, play, print the line."""
    parser = argparse.ArgumentParser(description="Random four-player games of fastcatan, timed on one core.")
    parser.add_argument("--games", type=int, default=4000, help="games of each C++ loop (default 4000)")
    parser.add_argument("--python-games", type=int, help="games driven from Python (default: a tenth)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    python_games = arguments.python_games
    if python_games is None:
        python_games = max(1, arguments.games // 10)
    compiled = play_compiled(arguments.games, arguments.seed)
    batched = play_batched(arguments.games, arguments.seed)
    loops = [loop for loop in (compiled, batched) if loop is not None]
    line = {
        "peer": "fastcatan",
        "version": fastcatan.__version__,
        "python": sys.version.split()[0],
        "players": int(fastcatan.NUM_PLAYERS),
        "seed": arguments.seed,
        "cpp": max(loops, key=lambda loop: float(loop["games_per_second"])),
        "compiled": compiled,
        "batched": batched,
        "python_driven": play_from_python(python_games, arguments.seed) if python_games > 0 else None,
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
