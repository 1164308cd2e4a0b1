"""TURN: whose turn it is, how it begins, goes on and ends."""

from hexmoot.rules.building import use_harbour
from hexmoot.rules.events import ASKED_TO_BUILD, TURN_BEGAN, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.offers import lapse_trading
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import (
    ANY_HARBOUR,
    BEFORE_ROLL,
    CARDS,
    EXTRA,
    EXTRA_PAIRED,
    EXTRA_PHASE,
    MAIN,
    NONE,
    PAIRED,
    PUBLIC,
    SEPARATE,
)

# Fewer players do without a second chance to build.
EXTRA_FROM_SEATS = 5
PARTNER = 3


@fast
def acting(s: State) -> int:
    """The seat whose turn it is, or who builds after another's."""
    return s.turn if s.builder == NONE else s.builder


@fast
def next_seat(s: State, seat: int) -> int:
    """The seat to the left of another."""
    return seat + 1 if seat + 1 < s.seats else 0


@fast
def resume(s: State) -> None:
    """ROBBER-07: back to where the turn was when a card, the robber or a purchase interrupted it."""
    if s.builder != NONE:
        s.stage = PAIRED if s.extra_build == EXTRA_PAIRED else EXTRA
    else:
        s.stage = MAIN if s.rolled else BEFORE_ROLL


@fast
def mark_built(s: State, log: Log) -> None:
    """TURN-02: with separate phases, what is built or bought in a turn ends its trading."""
    if s.phases == SEPARATE and s.built == 0 and s.stage != EXTRA:
        s.built = 1
        if s.builder == NONE and s.open_offers != 0:
            lapse_trading(s, next_seat(s, s.turn), log)


@fast
def leave_turn(s: State, seat: int) -> None:
    """What was new in this turn is old from now on: cards (DEV-01) and harbours (TRADE-13)."""
    for card in range(CARDS):
        s.fresh[card] = 0
    s.fresh_size = 0
    for harbour in range(1, ANY_HARBOUR + 1):
        if (s.opened >> (harbour - 1)) & 1:
            use_harbour(s, seat, harbour)
    s.opened = 0
    s.card_played = 0
    s.built = 0


@fast
def begin_turn(s: State, seat: int, log: Log) -> None:
    """TURN-01: the dice go to `seat`."""
    s.turn = seat
    s.builder = NONE
    s.stage = BEFORE_ROLL
    s.rolled = 0
    for maker in range(s.seats):
        s.offered[maker] = 0
    tell(log, TURN_BEGAN, seat, 0, 0, 0, PUBLIC)


@fast
def end_turn(s: State, log: Log) -> None:
    """TURN-01, TURN-08, TURN-10: the seat at turn, or the one building after it, is done."""
    following = next_seat(s, s.turn)
    leave_turn(s, acting(s))
    if s.builder == NONE:
        if s.open_offers != 0:
            lapse_trading(s, following, log)
        if s.seats >= EXTRA_FROM_SEATS and s.extra_build == EXTRA_PHASE:
            s.builder = following
        elif s.seats >= EXTRA_FROM_SEATS and s.extra_build == EXTRA_PAIRED:
            s.builder = (s.turn + PARTNER) % s.seats
    elif s.extra_build == EXTRA_PHASE:
        s.builder = next_seat(s, s.builder)
        if s.builder == s.turn:
            s.builder = NONE
    else:
        s.builder = NONE
    if s.builder == NONE:
        begin_turn(s, following, log)
    else:
        resume(s)
        tell(log, ASKED_TO_BUILD, s.builder, 0, 0, 0, PUBLIC)
