"""What `gpu.py` runs on either side: one random game with a trace of every ply, and the tasks that a warp votes on."""

import os

# Named here, both games' rules are part of what the compiled code is kept under.
from hexmoot.batch import engine, engines  # noqa: F401
from hexmoot.deal.dealer import Dealer
from hexmoot.deal.island import Layout
from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import (
    BEFORE_ROLL,
    DISCARDING,
    DRAWING,
    END,
    MAIN,
    OVER,
    OWN_CHANCE,
    PAVE,
    ROBBING,
    ROLLING,
    STEALING,
    SWAP,
)
from hexmoot.rules.watch import driver  # noqa: F401

# The game that is played, by the name that editions give it.
ENGINE = engines.engine_of(os.environ.get("HEXMOOT_GPU_GAME", "base"))
Extra, digest, new_game, random_ply = ENGINE.Extra, ENGINE.digest, ENGINE.new_game, ENGINE.random_ply

# What a thread can be about to do. Moves of a turn are chosen first and made in a second task, by what they are.
TASKS = 13
(
    BEGIN,
    CHOOSE_IN_TURN,
    CHOOSE_BEFORE_ROLL,
    CHOOSE_ROBBERY,
    CHOOSE_DISCARD,
    CHOOSE_OTHER,
    DEAL_DICE,
    DEAL_OTHER,
    MAKE_ROAD,
    MAKE_END,
    MAKE_SWAP,
    MAKE_OTHER,
    IDLE,
) = range(TASKS)
LAST_CHOICE = CHOOSE_OTHER
LAST_CHANCE = DEAL_OTHER


@fast
def task_of(s: State) -> int:
    """What a game waits for."""
    if s.stage == MAIN:
        return CHOOSE_IN_TURN
    if s.stage == BEFORE_ROLL:
        return CHOOSE_BEFORE_ROLL
    if s.stage == ROLLING:
        return DEAL_DICE
    if s.stage == ROBBING:
        return CHOOSE_ROBBERY
    if s.stage == DISCARDING:
        return CHOOSE_DISCARD
    chance = s.stage == STEALING or s.stage == DRAWING or s.stage >= OWN_CHANCE
    return DEAL_OTHER if chance else CHOOSE_OTHER


@fast
def making(m: Move) -> int:
    """The task of making a move."""
    if m.kind == END:
        return MAKE_END
    if m.kind == SWAP:
        return MAKE_SWAP
    return MAKE_ROAD if m.kind == PAVE else MAKE_OTHER


@entry
def play_on_cpu(
    start: list[State],
    states: list[State],
    boards: list[Board],
    extra_start: list[Extra],
    extras: list[Extra],
    layouts: list[Layout],
    dealers: list[Dealer],
    out: list[Move],
    logs: list[Log],
    seed: int,
    game: int,
    limit: int,
    trail: list[int],
    result: list[int],
) -> None:
    """One game; `trail` gets the hash after each ply as far as it has room, `result` plies, hash and winner."""
    s = states[0]
    states[0] = start[0]
    extras[0] = extra_start[0]
    new_game(s, boards[0], extras[0], layouts[0], dealers[0], logs[0], seed, game)
    trace = 0
    plies = 0
    while s.stage != OVER and plies < limit:
        chosen = random_ply(s, boards[0], extras[0], dealers[0], out, logs[0])
        trace = digest(trace, out[chosen])
        if plies < len(trail):
            trail[plies] = trace
        plies += 1
    result[0] = plies
    result[1] = trace
    result[2] = s.winner
