"""DEV: development cards."""

from hexmoot.rules.building import has_road_site
from hexmoot.rules.events import (
    BOUGHT_CARD,
    DREW_CARD,
    LARGEST_ARMY,
    MONOPOLISED,
    PLAYED_CARD,
    REVEALED,
    tell,
)
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import pay_price, receive
from hexmoot.rules.ids import (
    DEV_01,
    DEV_02,
    DEV_04,
    DEV_05,
    DEV_06,
    DEV_08,
    DEV_09,
    OK,
    PLAY_03,
    TURN_04,
    TURN_07,
    TURN_09,
)
from hexmoot.rules.offers import lapse_after_loss
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import (
    ANY_TIME,
    BEFORE_ROLL,
    CARD,
    DRAWING,
    EXTRA,
    KINDS,
    KNIGHT,
    LAYING,
    MAIN,
    MONOPOLY,
    NONE,
    PAIRED,
    PAVING,
    PLAY_KNIGHT,
    PLENTY,
    POINT,
    PUBLIC,
    ROADS,
    ROBBING,
    SETTLING,
)
from hexmoot.rules.turn import acting, mark_built, resume

SMALLEST_ARMY = 3
FREE_ROADS = 2
PLENTY_CARDS = 2


@fast
def card_gate(s: State, seat: int) -> int:
    """TURN-04, TURN-07, TURN-09: whether `seat` may play a card at this stage."""
    if s.stage == SETTLING or s.stage == PAVING:
        return PLAY_03
    if s.stage == EXTRA:
        return TURN_09
    if seat != acting(s):
        return TURN_07
    if s.stage != BEFORE_ROLL and s.stage != MAIN and s.stage != PAIRED:
        return TURN_04
    return TURN_04 if s.card_played != 0 else OK


@fast
def card_ready(s: State, seat: int, card: int) -> bool:
    """DEV-01: whether the seat holds such a card from before this turn."""
    return s.cards[seat][card] > s.fresh[card]


@fast
def plenty_count(s: State) -> int:
    """DEV-05: how many cards year of plenty takes: two, or what the bank can give."""
    count = 0
    for kind in range(KINDS):
        count += s.bank[kind] if s.plenty_alike != 0 else min(s.bank[kind], 1)
    return min(count, PLENTY_CARDS)


@fast
def plenty_refusal(s: State, m: Move) -> int:
    """DEV-05: kinds in stock, alike only if allowed, neither more nor fewer than can be had."""
    count = 0
    for kind in range(KINDS):
        if m.take[kind] < 0 or m.take[kind] > s.bank[kind] or (m.take[kind] > 1 and s.plenty_alike == 0):
            return DEV_05
        count += m.take[kind]
    return OK if count > 0 and count == plenty_count(s) else DEV_05


@fast
def card_refusal(s: State, b: Board, m: Move) -> int:
    """0, or the rule that forbids playing this card."""
    gate = card_gate(s, m.seat)
    if gate != OK:
        return gate
    card = m.kind - PLAY_KNIGHT + KNIGHT
    if not card_ready(s, m.seat, card):
        if s.cards[m.seat][card] > 0:
            return DEV_01
        if card == KNIGHT:
            return DEV_02
        return DEV_04 if card == ROADS else (DEV_05 if card == PLENTY else DEV_06)
    if card == ROADS and not has_road_site(s, b, m.seat):
        return DEV_04
    if card == PLENTY:
        return plenty_refusal(s, m)
    if card == MONOPOLY and (m.place < 0 or m.place >= KINDS):
        return DEV_06
    return OK


@fast
def reveal_refusal(s: State, seat: int, count: int) -> int:
    """DEV-08, DEV-09: victory-point cards, several at once, at any moment if the edition lets them be shown."""
    if s.reveal_vp != ANY_TIME:
        return DEV_09
    return OK if 0 < count <= s.cards[seat][POINT] else DEV_08


@fast
def buy_card(s: State, b: Board, seat: int, log: Log) -> None:
    """BUILD-12: paid for; chance says which card it is."""
    pay_price(s, b, seat, CARD, log)
    tell(log, BOUGHT_CARD, seat, 0, 1, 0, PUBLIC)
    mark_built(s, log)
    s.stage = DRAWING


@fast
def draw_card(s: State, card: int, log: Log) -> None:
    """DEV-01, TURN-09: the card drawn is new in this turn, unless it was bought after another's turn."""
    seat = acting(s)
    s.deck[card] -= 1
    s.deck_size -= 1
    s.cards[seat][card] += 1
    s.card_size[seat] += 1
    resume(s)
    if s.stage != EXTRA:
        s.fresh[card] += 1
        s.fresh_size += 1
    tell(log, DREW_CARD, seat, card, 1, 0, 1 << seat)


@fast
def lay_open(s: State, seat: int, card: int, count: int) -> None:
    """A card goes from the hidden ones to those lying open."""
    s.cards[seat][card] -= count
    s.card_size[seat] -= count
    s.played[seat][card] += count


@fast
def show_points(s: State, seat: int, count: int, log: Log) -> None:
    """DEV-08: victory-point cards are shown; new ones go first, which makes no difference to anybody."""
    lay_open(s, seat, POINT, count)
    if seat == acting(s):
        new = min(s.fresh[POINT], count)
        s.fresh[POINT] -= new
        s.fresh_size -= new
    s.score[seat] += count
    tell(log, REVEALED, seat, POINT, count, 0, PUBLIC)


@fast
def play_card(s: State, m: Move, log: Log) -> None:
    """DEV-02 to DEV-07: the effect of a knight or progress card."""
    card = m.kind - PLAY_KNIGHT + KNIGHT
    lay_open(s, m.seat, card, 1)
    s.card_played = 1
    tell(log, PLAYED_CARD, m.seat, card, 1, 0, PUBLIC)
    if card == KNIGHT:
        award_largest_army(s, log)
        s.stage = ROBBING
    elif card == ROADS:
        s.free_roads = FREE_ROADS
        s.stage = LAYING
    elif card == PLENTY:
        for kind in range(KINDS):
            if m.take[kind] > 0:
                receive(s, m.seat, kind, m.take[kind], log)
    else:
        monopolise(s, m.seat, m.place, log)


@fast
def award_largest_army(s: State, log: Log) -> None:
    """DEV-03: whoever alone has most knights, three at least; a holder who still is among the first keeps the card.

    Only where knights can leave the table does it ever lie aside again: as with the road, until one alone is first.
    """
    most = SMALLEST_ARMY - 1
    heir = NONE
    for seat in range(s.seats):
        knights = s.played[seat][KNIGHT]
        if knights > most:
            most = knights
            heir = seat
        elif knights == most:
            heir = NONE
    holder = s.army
    if holder != NONE and most >= SMALLEST_ARMY and s.played[holder][KNIGHT] == most:
        heir = holder
    if heir == holder:
        return
    if holder != NONE:
        s.score[holder] -= s.army_points
    if heir != NONE:
        s.score[heir] += s.army_points
    s.army = heir
    tell(log, LARGEST_ARMY, heir, 0, 0 if heir == NONE else most, 0, PUBLIC)


@fast
def monopolise(s: State, seat: int, kind: int, log: Log) -> None:
    """DEV-06: every other player hands over all cards of the kind; that somebody holds none is told as well."""
    for other in range(s.seats):
        count = s.hand[other][kind]
        if other != seat:
            s.hand[other][kind] = 0
            s.hand_size[other] -= count
            s.hand[seat][kind] += count
            s.hand_size[seat] += count
            tell(log, MONOPOLISED, seat, kind, count, other, PUBLIC)
            if count > 0 and s.open_offers != 0:
                lapse_after_loss(s, other, 1 << kind, log)


@fast
def lay_free_road(s: State, b: Board, seat: int) -> None:
    """DEV-04: one free road less; the card is done when none is left or none can be laid."""
    s.free_roads -= 1
    if s.free_roads == 0 or not has_road_site(s, b, seat):
        s.free_roads = 0
        resume(s)
