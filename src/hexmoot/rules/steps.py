"""What each move does to the state. A move that comes here has passed the judge."""

from hexmoot.rules.building import place_city, place_road, place_settlement
from hexmoot.rules.cards import buy_card, draw_card, lay_free_road, play_card, show_points
from hexmoot.rules.events import ROLLED, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import pay_price
from hexmoot.rules.production import produce
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.robber import move_robber, return_discards, roll_seven, set_aside, steal
from hexmoot.rules.score import count_points, finish, may_win
from hexmoot.rules.setup import pave_in_setup, settle_in_setup
from hexmoot.rules.terms import (
    AGREE,
    AT_TURN_END,
    BUY,
    CITY,
    CLAIM,
    DECLINE,
    DICE,
    DISCARD,
    DRAWN,
    END,
    LAYING,
    MAIN,
    NONE,
    OFFER,
    OVER,
    PAVE,
    PAVING,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PUBLIC,
    REVEAL,
    ROAD,
    ROB,
    ROLL,
    ROLLING,
    SETTLE,
    SETTLEMENT,
    SETTLING,
    STOLEN,
    SWAP,
    UPGRADE,
    WITHDRAW,
)
from hexmoot.rules.trade import answer_offer, exchange, make_offer, swap, withdraw
from hexmoot.rules.turn import acting, end_turn, mark_built

SEVEN = 7


@fast
def apply_move(s: State, b: Board, m: Move, log: Log) -> None:
    """Makes a legal move, writes down what it did, and counts the points."""
    if m.kind == ROLL:
        s.stage = ROLLING
    elif m.kind == DICE:
        take_roll(s, b, m.place, m.target, log)
    elif m.kind == END:
        finish_turn(s, log)
    elif m.kind == ROB:
        move_robber(s, m, log)
    elif m.kind == STOLEN:
        steal(s, m.place, log)
    elif m.kind == SETTLE or m.kind == PAVE or m.kind == UPGRADE:
        build(s, b, m, log)
    elif m.kind == BUY:
        buy_card(s, b, m.seat, log)
    elif m.kind == DRAWN:
        draw_card(s, m.place, log)
    elif m.kind == DISCARD:
        set_aside(s, m, log)
    elif m.kind == SWAP:
        swap(s, m, log)
    elif PLAY_KNIGHT <= m.kind <= PLAY_MONOPOLY:
        play_card(s, m, log)
    elif m.kind == REVEAL:
        show_points(s, m.seat, m.mask, log)
    elif m.kind == CLAIM:
        finish(s, log)
    else:
        bargain(s, m, log)
    count_points(s, log)
    if s.stage == OVER:
        drop_duties(s, log)


@fast
def finish_turn(s: State, log: Log) -> None:
    """TURN-01; and where a win counts at the end of a turn only, this is when."""
    if s.win_claim == AT_TURN_END and may_win(s):
        finish(s, log)
    else:
        end_turn(s, log)


@fast
def drop_duties(s: State, log: Log) -> None:
    """WIN-02: the game is over in the middle of whatever it was; nobody owes anything any more."""
    s.free_roads = 0
    s.owing = 0
    s.victim = NONE
    return_discards(s, log)


@fast
def take_roll(s: State, b: Board, one: int, two: int, log: Log) -> None:
    """PROD-01, ROBBER-01: production, or the robber."""
    s.rolled = 1
    s.stage = MAIN
    tell(log, ROLLED, acting(s), one, two, 0, PUBLIC)
    if one + two == SEVEN:
        roll_seven(s, log)
    else:
        produce(s, b, one + two, log)


@fast
def build(s: State, b: Board, m: Move, log: Log) -> None:
    """Pieces of the set-up and of a card cost nothing; all others are paid for first."""
    if s.stage == SETTLING:
        settle_in_setup(s, b, m.seat, m.place, log)
    elif s.stage == PAVING:
        pave_in_setup(s, b, m.seat, m.place, log)
    elif s.stage == LAYING:
        place_road(s, b, m.seat, m.place, log)
        lay_free_road(s, b, m.seat)
    elif m.kind == PAVE:
        pay_price(s, b, m.seat, ROAD, log)
        mark_built(s, log)
        place_road(s, b, m.seat, m.place, log)
    elif m.kind == SETTLE:
        pay_price(s, b, m.seat, SETTLEMENT, log)
        mark_built(s, log)
        place_settlement(s, b, m.seat, m.place, log)
    else:
        pay_price(s, b, m.seat, CITY, log)
        mark_built(s, log)
        place_city(s, b, m.seat, m.place, log)


@fast
def bargain(s: State, m: Move, log: Log) -> None:
    """Offers, answers and exchanges between players."""
    if m.kind == OFFER:
        make_offer(s, m, log)
    elif m.kind == AGREE or m.kind == DECLINE:
        answer_offer(s, m, log)
    elif m.kind == WITHDRAW:
        withdraw(s, m.seat, log)
    else:
        exchange(s, m, log)
