"""WIN: points and the end of the game."""

from hexmoot.rules.events import WON, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import AUTOMATIC, NONE, OVER, PAVING, POINT, PUBLIC, SETTLING


@fast
def points(s: State, seat: int) -> int:
    """WIN-01: what all can see, and the victory-point cards still hidden."""
    return s.score[seat] + s.cards[seat][POINT]


@fast
def may_win(s: State) -> bool:
    """WIN-02, WIN-03, TURN-09, TURN-10: only the seat at turn, and not while others build after its turn."""
    return s.builder == NONE and s.stage != SETTLING and s.stage != PAVING and points(s, s.turn) >= s.victory_points


@fast
def crown(s: State, seat: int, log: Log) -> None:
    """The game is over, and `seat` has won."""
    s.stage = OVER
    s.winner = seat
    tell(log, WON, seat, 0, points(s, seat), 0, PUBLIC)


@fast
def finish(s: State, log: Log) -> None:
    """The seat at turn has won."""
    crown(s, s.turn, log)


@fast
def count_points(s: State, log: Log) -> None:
    """WIN-02 with `win_claim=automatic`: the table counts after every change."""
    if s.win_claim == AUTOMATIC and s.stage != OVER and may_win(s):
        finish(s, log)
