"""TRADE: with the bank, and with each other."""

from hexmoot.rules.events import (
    AGREED,
    DECLINED,
    HANDED_OVER,
    OFFER_GIVES,
    OFFER_LAPSED,
    OFFER_TAKES,
    OFFERED,
    tell,
)
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import pay_given, receive
from hexmoot.rules.ids import (
    OK,
    PLAY_03,
    PLAY_05,
    PLAY_06,
    PLAY_08,
    TRADE_01,
    TRADE_02,
    TRADE_03,
    TRADE_04,
    TRADE_05,
    TRADE_06,
    TRADE_07,
    TRADE_08,
    TRADE_12,
    TRADE_13,
    TRADE_14,
    TRADE_15,
    TURN_02,
    TURN_06,
    TURN_07,
    TURN_09,
    TURN_10,
)
from hexmoot.rules.offers import lapse_after_loss, remove_offer
from hexmoot.rules.records import Log, Move, State
from hexmoot.rules.terms import (
    AGREE,
    ANY_HARBOUR,
    BEFORE_ROLL,
    EXTRA,
    KINDS,
    MAIN,
    NONE,
    PAIRED,
    PAVING,
    PUBLIC,
    SEPARATE,
    SETTLING,
    TAKE_OFFER,
)


@fast
def trading_over(s: State) -> bool:
    """TURN-02: with separate phases the first thing built or bought ends the trading of the turn."""
    return s.phases == SEPARATE and s.built != 0


@fast
def bank_gate(s: State, seat: int) -> int:
    """TURN-06, TURN-07, TURN-09, TURN-02: whether `seat` may trade with the bank at this stage."""
    if s.stage == SETTLING or s.stage == PAVING:
        return PLAY_03
    if s.stage == EXTRA:
        return TURN_09
    if seat != (s.turn if s.builder == NONE else s.builder):
        return TURN_07
    if s.stage == BEFORE_ROLL:
        return TURN_06
    if s.stage != MAIN and s.stage != PAIRED:
        return PLAY_03
    return TURN_02 if trading_over(s) else OK


@fast
def swap_refusal(s: State, m: Move) -> int:
    """0, or the rule that forbids this trade with the bank."""
    gate = bank_gate(s, m.seat)
    if gate != OK:
        return gate
    given = NONE
    taken = NONE
    for kind in range(KINDS):
        if m.give[kind] != 0:
            if given != NONE or m.give[kind] < 0:
                return TRADE_06
            given = kind
        if m.take[kind] != 0:
            if taken != NONE or m.take[kind] != 1:
                return TRADE_06
            taken = kind
    if given == NONE or taken == NONE:
        return TRADE_06
    if given == taken:
        return TRADE_05
    if m.give[given] != s.rate[m.seat][given]:
        return rate_refusal(s, m.seat, given, m.give[given])
    if s.hand[m.seat][given] < m.give[given]:
        return TRADE_14
    return OK if s.bank[taken] > 0 else TRADE_12


@fast
def rate_refusal(s: State, seat: int, kind: int, count: int) -> int:
    """Why `count` cards of the kind are not the bank's price of one: more than the best rate, or too few for it."""
    if count > s.rate[seat][kind]:
        return TRADE_06
    opened_special = (s.opened >> kind) & 1
    opened_any = (s.opened >> (ANY_HARBOUR - 1)) & 1
    if (count == 2 and opened_special) or (count == 3 and opened_any):
        return TRADE_13
    if count == 2:
        return TRADE_08
    return TRADE_07 if count == 3 else TRADE_06


@fast
def swap(s: State, m: Move, log: Log) -> None:
    """TRADE-06 to TRADE-08, TRADE-11."""
    pay_given(s, m, log)
    for kind in range(KINDS):
        if m.take[kind] > 0:
            receive(s, m.seat, kind, m.take[kind], log)


@fast
def trade_gate(s: State) -> int:
    """TURN-06, TURN-09, TURN-10: whether players may talk trade at this stage."""
    if s.stage == BEFORE_ROLL:
        return TURN_06
    if s.stage == EXTRA:
        return TURN_09
    if s.stage == PAIRED:
        return TURN_10
    return OK if s.stage == MAIN else PLAY_03


@fast
def bundle_refusal(s: State, m: Move) -> int:
    """TRADE-04, TRADE-05, TRADE-14: what may be offered for what."""
    given = 0
    taken = 0
    for kind in range(KINDS):
        if m.give[kind] < 0 or m.take[kind] < 0:
            return TRADE_15
        if m.give[kind] > 0 and m.take[kind] > 0:
            return TRADE_05
        given += m.give[kind]
        taken += m.take[kind]
    if given + taken == 0 or (s.gifts == 0 and (given == 0 or taken == 0)):
        return TRADE_04
    for kind in range(KINDS):
        if m.give[kind] > s.hand[m.seat][kind]:
            return TRADE_14
    return OK


@fast
def offer_refusal(s: State, m: Move) -> int:
    """0, or the rule that forbids this offer: to others by the seat at turn, to it or to the next one by others."""
    gate = trade_gate(s)
    if gate != OK:
        return gate
    everybody = (1 << s.seats) - 1
    if m.mask <= 0 or (m.mask & ~everybody) != 0 or ((m.mask >> m.seat) & 1) != 0:
        return TRADE_15
    following = (s.turn + 1) % s.seats
    if m.seat != s.turn and m.mask != 1 << s.turn and m.mask != 1 << following:
        return TRADE_02
    if (m.seat == s.turn or m.mask == 1 << s.turn) and trading_over(s):
        return TURN_02
    refusal = bundle_refusal(s, m)
    if refusal != OK:
        return refusal
    return PLAY_08 if 0 < s.offers_per_turn <= s.offered[m.seat] else OK


@fast
def answer_refusal(s: State, answer: int, seat: int, maker: int) -> int:
    """0, or the rule that forbids this yes or no to the offer of `maker`."""
    gate = trade_gate(s)
    if gate != OK:
        return gate
    if maker < 0 or maker >= s.seats or ((s.asked[maker] >> seat) & 1) == 0:
        return PLAY_05
    if answer != AGREE:
        return PLAY_06 if (s.declined[maker] >> seat) & 1 else OK
    if maker != s.turn:
        # A proposal is taken by the seat at turn itself, in its turn; there is nothing to agree to beforehand.
        return TRADE_03
    if (s.agreed[maker] >> seat) & 1:
        return PLAY_06
    for kind in range(KINDS):
        if s.takes[maker][kind] > s.hand[seat][kind]:
            return TRADE_14
    return OK


@fast
def withdraw_refusal(s: State, seat: int) -> int:
    """0, or the rule that forbids taking back an offer."""
    gate = trade_gate(s)
    if gate != OK:
        return gate
    return OK if (s.open_offers >> seat) & 1 else PLAY_05


@fast
def closing_refusal(s: State, closing: int, seat: int, partner: int) -> int:
    """0, or the rule that forbids this exchange: the partner's offer taken, or the own one closed with the partner."""
    gate = trade_gate(s)
    if gate != OK:
        return gate
    if seat != s.turn:
        return TRADE_02
    if partner < 0 or partner >= s.seats or partner == seat:
        return PLAY_05
    if closing == TAKE_OFFER:
        if ((s.asked[partner] >> seat) & 1) == 0:
            return PLAY_05
        for kind in range(KINDS):
            if s.takes[partner][kind] > s.hand[seat][kind]:
                return TRADE_14
        return OK
    if ((s.asked[seat] >> partner) & 1) == 0:
        return PLAY_05
    return OK if (s.agreed[seat] >> partner) & 1 else TRADE_01


@fast
def make_offer(s: State, m: Move, log: Log) -> None:
    """TRADE-01, TRADE-03: a new offer takes the place of the seat's old one."""
    remove_offer(s, m.seat)
    s.open_offers |= 1 << m.seat
    s.asked[m.seat] = m.mask
    if s.offers_per_turn > 0:
        s.offered[m.seat] += 1
    tell(log, OFFERED, m.seat, 0, 0, m.mask, PUBLIC)
    for kind in range(KINDS):
        s.gives[m.seat][kind] = m.give[kind]
        s.takes[m.seat][kind] = m.take[kind]
        if m.give[kind] > 0:
            tell(log, OFFER_GIVES, m.seat, kind, m.give[kind], 0, PUBLIC)
        if m.take[kind] > 0:
            tell(log, OFFER_TAKES, m.seat, kind, m.take[kind], 0, PUBLIC)


@fast
def answer_offer(s: State, m: Move, log: Log) -> None:
    """A yes or a no; a proposal that the only seat asked declines is gone."""
    bit = 1 << m.seat
    if m.kind == AGREE:
        s.agreed[m.target] |= bit
        s.declined[m.target] &= ~bit
        tell(log, AGREED, m.seat, 0, 0, m.target, PUBLIC)
    else:
        s.declined[m.target] |= bit
        s.agreed[m.target] &= ~bit
        tell(log, DECLINED, m.seat, 0, 0, m.target, PUBLIC)
        if m.target != s.turn:
            withdraw(s, m.target, log)


@fast
def withdraw(s: State, seat: int, log: Log) -> None:
    """The offer of `seat` is off the table."""
    remove_offer(s, seat)
    tell(log, OFFER_LAPSED, seat, 0, 0, NONE, PUBLIC)


@fast
def exchange(s: State, m: Move, log: Log) -> None:
    """TRADE-15: both sides at once, whole; then every offer or yes that the cards given had backed lapses."""
    maker = m.target if m.kind == TAKE_OFFER else m.seat
    taker = m.seat if m.kind == TAKE_OFFER else m.target
    maker_lost = 0
    taker_lost = 0
    for kind in range(KINDS):
        change = s.gives[maker][kind] - s.takes[maker][kind]
        s.hand[maker][kind] -= change
        s.hand[taker][kind] += change
        s.hand_size[maker] -= change
        s.hand_size[taker] += change
        if change > 0:
            maker_lost |= 1 << kind
            tell(log, HANDED_OVER, maker, kind, change, taker, PUBLIC)
        elif change < 0:
            taker_lost |= 1 << kind
            tell(log, HANDED_OVER, taker, kind, -change, maker, PUBLIC)
    remove_offer(s, maker)
    if s.open_offers != 0:
        lapse_after_loss(s, maker, maker_lost, log)
        lapse_after_loss(s, taker, taker_lost, log)
