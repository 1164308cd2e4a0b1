"""The one judge: `refusal` says of any move whether it may be made now, and if not, which rule forbids it.

Whether the game, the seat and the stage are right comes first, then the place, then the pieces, then the price.
"""

from hexmoot.rules.building import build_gate, city_refusal, road_refusal, settlement_refusal
from hexmoot.rules.cards import card_refusal, reveal_refusal
from hexmoot.rules.chance import awaits_chance, outcome_refusal
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import can_pay
from hexmoot.rules.ids import (
    BUILD_01,
    BUILD_03,
    BUILD_10,
    BUILD_12,
    OK,
    PLAY_01,
    PLAY_02,
    PLAY_03,
    TURN_01,
    WIN_02,
    WIN_03,
)
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.robber import discard_refusal, rob_refusal
from hexmoot.rules.score import may_win, points
from hexmoot.rules.setup import setup_road_refusal, setup_settlement_refusal
from hexmoot.rules.terms import (
    AGREE,
    BEFORE_ROLL,
    BUY,
    CARD,
    CITY,
    CLAIM,
    CLOSE_OFFER,
    DECLARED,
    DECLINE,
    DICE,
    DISCARD,
    END,
    EXTRA,
    LAYING,
    MAIN,
    OFFER,
    OVER,
    PAIRED,
    PAVE,
    PAVING,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    REVEAL,
    ROAD,
    ROB,
    ROLL,
    SETTLE,
    SETTLEMENT,
    SETTLING,
    SWAP,
    UPGRADE,
    WITHDRAW,
)
from hexmoot.rules.trade import (
    answer_refusal,
    closing_refusal,
    offer_refusal,
    swap_refusal,
    withdraw_refusal,
)
from hexmoot.rules.turn import acting


@fast
def refusal(s: State, b: Board, m: Move) -> int:
    """0, or the number of the first rule that the move would break."""
    if s.stage == OVER:
        return PLAY_01
    if m.kind >= DICE:
        return outcome_refusal(s, m)
    if m.seat < 0 or m.seat >= s.seats:
        return PLAY_02
    if awaits_chance(s):
        return PLAY_03
    if m.kind <= BUY:
        return build_refusal(s, b, m)
    if PLAY_KNIGHT <= m.kind <= PLAY_MONOPOLY:
        return card_refusal(s, b, m)
    if SWAP <= m.kind <= CLOSE_OFFER:
        return deal_refusal(s, m)
    if m.kind == REVEAL:
        return reveal_refusal(s, m.seat, m.mask)
    if m.kind == ROB:
        return rob_refusal(s, b, m)
    if m.kind == DISCARD:
        return discard_refusal(s, m)
    if m.kind == END:
        return end_refusal(s, m.seat)
    return claim_refusal(s, m.seat) if m.kind == CLAIM else PLAY_03


@fast
def build_refusal(s: State, b: Board, m: Move) -> int:
    """Settlements, cities, roads, purchases, and the roll."""
    if m.kind == ROLL:
        return roll_refusal(s, m.seat)
    in_setup = s.stage == SETTLING or s.stage == PAVING
    if m.kind == SETTLE and in_setup:
        return setup_settlement_refusal(s, b, m.seat, m.place)
    if m.kind == PAVE and in_setup:
        return setup_road_refusal(s, b, m.seat, m.place)
    if m.kind == PAVE and s.stage == LAYING and m.seat == acting(s):
        return road_refusal(s, b, m.seat, m.place)
    gate = build_gate(s, m.seat)
    if gate != OK:
        return gate
    if m.kind == SETTLE:
        place = settlement_refusal(s, b, m.seat, m.place)
        return place if place != OK else supply_refusal(s, b, m.seat, SETTLEMENT)
    if m.kind == UPGRADE:
        place = city_refusal(s, b, m.seat, m.place)
        return place if place != OK else supply_refusal(s, b, m.seat, CITY)
    if m.kind == PAVE:
        place = road_refusal(s, b, m.seat, m.place)
        return place if place != OK else supply_refusal(s, b, m.seat, ROAD)
    return supply_refusal(s, b, m.seat, CARD) if m.kind == BUY else PLAY_03


@fast
def supply_refusal(s: State, b: Board, seat: int, thing: int) -> int:
    """BUILD-03, BUILD-10, BUILD-12, BUILD-01: whether there is such a piece or card, and the means to pay for it."""
    if thing == ROAD and s.roads_left[seat] == 0:
        return BUILD_03
    if thing == SETTLEMENT and s.settlements_left[seat] == 0:
        return BUILD_10
    if thing == CITY and s.cities_left[seat] == 0:
        return BUILD_03
    if thing == CARD and s.deck_size == 0:
        return BUILD_12
    return OK if can_pay(s, b, seat, thing) else BUILD_01


@fast
def roll_refusal(s: State, seat: int) -> int:
    """TURN-01: once a turn, by the seat at turn."""
    if seat != s.turn:
        return PLAY_02
    if s.stage == BEFORE_ROLL:
        return OK
    return TURN_01 if s.stage == MAIN else PLAY_03


@fast
def end_refusal(s: State, seat: int) -> int:
    """TURN-01: a turn ends after the roll, when nothing is left undone."""
    if seat != acting(s):
        return PLAY_02
    if s.stage == BEFORE_ROLL:
        return TURN_01
    return OK if s.stage == MAIN or s.stage == EXTRA or s.stage == PAIRED else PLAY_03


@fast
def claim_refusal(s: State, seat: int) -> int:
    """WIN-02, WIN-03: with `win_claim=declared` the seat at turn says that it has won."""
    if s.win_claim != DECLARED:
        return WIN_02
    if seat != s.turn:
        return WIN_03
    if points(s, seat) < s.victory_points:
        return WIN_02
    return OK if may_win(s) else WIN_03


@fast
def deal_refusal(s: State, m: Move) -> int:
    """Trades with the bank and with each other."""
    if m.kind == SWAP:
        return swap_refusal(s, m)
    if m.kind == OFFER:
        return offer_refusal(s, m)
    return reply_refusal(s, m.kind, m.seat, m.target)


@fast
def reply_refusal(s: State, reply: int, seat: int, other: int) -> int:
    """What is done about an offer that stands: a yes, a no, a withdrawal, an exchange."""
    if reply == WITHDRAW:
        return withdraw_refusal(s, seat)
    if AGREE <= reply <= DECLINE:
        return answer_refusal(s, reply, seat, other)
    return closing_refusal(s, reply, seat, other)
