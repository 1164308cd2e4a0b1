"""The base game's driver: the common rules as they are, with no record beside the state."""

from hexmoot.rules.chance import count_cases, list_outcomes, write_case
from hexmoot.rules.fast import fast
from hexmoot.rules.judge import refusal as common_refusal
from hexmoot.rules.legal import list_moves
from hexmoot.rules.records import Board, Log, Move, Nothing, State
from hexmoot.rules.steps import apply_move
from hexmoot.rules.view import redact as common_redact

# Whether `apply` reads what the common step logged; if not, simulations save the writing of it.
READS_LOG = False
Extra = Nothing


@fast
def begin(s: State, x: Extra, log: Log) -> None:
    """What the game's own record holds once it is known who begins: here nothing."""


@fast
def refusal(s: State, b: Board, x: Extra, m: Move) -> int:
    """0, or the number of the first rule that the move would break."""
    return common_refusal(s, b, m)


@fast
def legal(s: State, b: Board, x: Extra, seat: int, first: int, out: list[Move]) -> int:
    """Writes the legal moves of a seat from number `first` on, as many as fit, and returns how many there are."""
    return list_moves(s, b, seat, first, out)


@fast
def apply(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """Makes a move that the judge let pass."""
    apply_move(s, b, m, log)


@fast
def chance(s: State, b: Board, x: Extra, out: list[Move], weights: list[int]) -> int:
    """Writes the outcomes that can follow, with their weights, and returns how many there are."""
    return list_outcomes(s, out, weights)


@fast
def cases(s: State, b: Board, x: Extra) -> int:
    """How many equally likely cases the outcomes that can follow have together."""
    return count_cases(s)


@fast
def outcome(s: State, b: Board, x: Extra, case: int, m: Move) -> None:
    """Writes the outcome that holds a case, counted through the weights of `chance`."""
    write_case(s, case, m)


@fast
def redact(s: State, x: Extra, seat: int) -> None:
    """Blanks what a seat, or an onlooker, may not see."""
    common_redact(s, seat)
