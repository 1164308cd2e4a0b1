"""One random game with a trace of every ply, through the same functions as everywhere else: for the CPU and the GPU."""

from hexmoot.batch.engine import digest, new_game, random_ply
from hexmoot.deal.dealer import Dealer
from hexmoot.deal.island import Layout
from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Board, Log, Move, Nothing, State
from hexmoot.rules.terms import OVER


@fast
def play_one(
    s: State,
    b: Board,
    x: Nothing,
    y: Layout,
    d: Dealer,
    out: list[Move],
    log: Log,
    seed: int,
    game: int,
    limit: int,
    trail: list[int],
    result: list[int],
) -> None:
    """Plays a game; `trail` gets the hash after each ply as far as it has room, `result` plies, hash and winner."""
    new_game(s, b, y, d, log, seed, game)
    trace = 0
    plies = 0
    while s.stage != OVER and plies < limit:
        chosen = random_ply(s, b, x, d, out, log)
        trace = digest(trace, out[chosen])
        if plies < len(trail):
            trail[plies] = trace
        plies += 1
    result[0] = plies
    result[1] = trace
    result[2] = s.winner


@entry
def play_on_cpu(
    start: list[State],
    states: list[State],
    boards: list[Board],
    extras: list[Nothing],
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
    """One game on the CPU."""
    states[0] = start[0]
    play_one(states[0], boards[0], extras[0], layouts[0], dealers[0], out, logs[0], seed, game, limit, trail, result)
