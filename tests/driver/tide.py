"""A toy game on the common rules: at the third seven the tide takes the island, and the most points win.

Its own record counts the sevens; it learns of them from the log of the common step. Nothing of the rules is copied.
"""

from hexmoot.rules import chance as common_chance
from hexmoot.rules import judge, steps, view
from hexmoot.rules import legal as common_legal
from hexmoot.rules.events import ROLLED
from hexmoot.rules.fast import fast
from hexmoot.rules.record import Record, byte, record
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.score import finish, points
from hexmoot.rules.terms import OVER

READS_LOG = True
LAST_SEVEN = 3
common_refusal, list_moves, list_outcomes = judge.refusal, common_legal.list_moves, common_chance.list_outcomes
count_cases, write_case = common_chance.count_cases, common_chance.write_case
apply_move, common_redact = steps.apply_move, view.redact


@record
class Extra(Record):
    """How often the tide has risen."""

    sevens: int = byte()


@fast
def begin(s: State, x: Extra, log: Log) -> None:
    pass


@fast
def refusal(s: State, b: Board, x: Extra, m: Move) -> int:
    return common_refusal(s, b, m)


@fast
def legal(s: State, b: Board, x: Extra, seat: int, first: int, out: list[Move]) -> int:
    return list_moves(s, b, seat, first, out)


@fast
def chance(s: State, b: Board, x: Extra, out: list[Move], weights: list[int]) -> int:
    return list_outcomes(s, out, weights)


@fast
def cases(s: State, b: Board, x: Extra) -> int:
    return count_cases(s)


@fast
def outcome(s: State, b: Board, x: Extra, case: int, m: Move) -> None:
    write_case(s, case, m)


@fast
def redact(s: State, x: Extra, seat: int) -> None:
    common_redact(s, seat)


@fast
def apply(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """The common step; then the tide, if a seven was rolled."""
    log.used = 0
    apply_move(s, b, m, log)
    for i in range(log.used):
        row = log.rows[i]
        if row[0] == ROLLED and row[2] + row[3] == 7:
            x.sevens += 1
    if x.sevens == LAST_SEVEN and s.stage != OVER:
        best = 0
        for seat in range(1, s.seats):
            if points(s, seat) > points(s, best):
                best = seat
        s.turn = best
        finish(s, log)
