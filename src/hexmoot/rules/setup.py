"""SETUP: the two rounds in which settlements and roads are placed for nothing."""

from hexmoot.rules.building import place_road, place_settlement
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import BOARD_05, BOARD_06, OK, PLAY_02, PLAY_04, SETUP_07, SETUP_08, SETUP_09
from hexmoot.rules.production import start_with
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.terms import FREE, PAVING, SETTLING
from hexmoot.rules.turn import begin_turn


@fast
def setup_sites(s: State, b: Board) -> tuple[int, int]:
    """SETUP-07, SETUP-08: every corner that no building is on or next to."""
    return b.all_corners[0] & ~s.near[0], b.all_corners[1] & ~s.near[1]


@fast
def setup_settlement_refusal(s: State, b: Board, seat: int, corner: int) -> int:
    """0, or the rule that forbids this settlement of the set-up."""
    if seat != s.turn:
        return PLAY_02
    if s.stage != SETTLING:
        return SETUP_07
    if corner < 0 or corner >= b.corners:
        return PLAY_04
    low, high = setup_sites(s, b)
    if ((high if b.corner_word[corner] else low) & b.corner_bit[corner]) != 0:
        return OK
    return BOARD_05 if s.corner[corner] != FREE else SETUP_08


@fast
def setup_road_refusal(s: State, b: Board, seat: int, side: int) -> int:
    """0, or the rule that forbids this road of the set-up: it touches the settlement placed just before."""
    if seat != s.turn:
        return PLAY_02
    if s.stage != PAVING:
        return SETUP_07
    if side < 0 or side >= b.sides:
        return PLAY_04
    touches = b.side_corner[side][0] == s.last_corner or b.side_corner[side][1] == s.last_corner
    if s.road[side] != FREE:
        return BOARD_06
    if touches:
        return OK
    return SETUP_07 if s.placed < s.seats else SETUP_09


@fast
def setup_turn(s: State) -> int:
    """SETUP-07, SETUP-09: once round from the first player, then back again."""
    steps = s.placed if s.placed < s.seats else 2 * s.seats - 1 - s.placed
    return (s.first + steps) % s.seats


@fast
def settle_in_setup(s: State, b: Board, seat: int, corner: int, log: Log) -> None:
    """SETUP-07, SETUP-09, SETUP-10."""
    place_settlement(s, b, seat, corner, log)
    s.last_corner = corner
    s.stage = PAVING
    if s.placed >= s.seats:
        start_with(s, b, seat, corner, log)


@fast
def pave_in_setup(s: State, b: Board, seat: int, side: int, log: Log) -> None:
    """SETUP-07, SETUP-09, SETUP-11."""
    pave_and_pass(s, b, seat, side, log)
    if s.placed == 2 * s.seats:
        end_setup(s, log)


@fast
def pave_and_pass(s: State, b: Board, seat: int, side: int, log: Log) -> None:
    """A road of the set-up; as long as settlements are to be placed, the next seat is asked."""
    place_road(s, b, seat, side, log)
    s.last_corner = 0
    s.placed += 1
    if s.placed < 2 * s.seats:
        s.turn = setup_turn(s)
        s.stage = SETTLING


@fast
def end_setup(s: State, log: Log) -> None:
    """SETUP-11: the first player begins; who that was, and how many were placed, matters no more."""
    first = s.first
    s.first = 0
    s.placed = 0
    begin_turn(s, first, log)
