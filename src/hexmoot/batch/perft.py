"""perft: how many sequences of plies there are, a number that any implementation of the rules can be checked by."""

from collections.abc import Iterator
from typing import Any

from hexmoot.batch.start import Start
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, Move, State

# More plies than any position within reach has: a discard has the most.
ROOM = 20_000
# More than any chance node has.
OUTCOMES = 256


def perft(start: Start, states: Any, extras: Any, depth: int) -> int:
    """The number of sequences of `depth` plies from a position, offers left out, outcomes counted as plies."""
    if depth == 0:
        return 1
    stack = State.array(depth + 1)
    beside = start.engine.Extra.array(depth + 1)
    stack[0] = states[0]
    beside[0] = extras[0]
    counts, places = numbers(depth + 1), numbers(depth + 1)
    weights, logs = numbers(OUTCOMES), Log.array(1)
    out = Move.array(depth * ROOM)
    return int(start.engine.perft(stack, start.board, beside, out, weights, counts, places, logs, ROOM, depth))


def plies(start: Start, states: Any, extras: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Everything that can come next: the ply as a plain record, and the state and own record after it."""
    out, weights, logs = Move.array(ROOM), numbers(OUTCOMES), Log.array(1)
    count = start.engine.list_next(states, start.board, extras, out, weights)
    for i in range(count):
        after, beside = states.copy(), extras.copy()
        start.engine.make_move(after, start.board, beside, out, i, logs)
        yield Move.read(out, i), after, beside
