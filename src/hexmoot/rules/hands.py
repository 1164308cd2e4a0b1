"""Resource cards between the bank and the hands."""

from hexmoot.rules.events import PAID, RECEIVED, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.offers import lapse_after_loss
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import KINDS, PUBLIC


@fast
def draw(s: State, seat: int, kind: int, count: int) -> None:
    """Cards from the bank into a hand; what the table is told of it is the caller's matter."""
    s.bank[kind] -= count
    s.hand[seat][kind] += count
    s.hand_size[seat] += count


@fast
def receive(s: State, seat: int, kind: int, count: int, log: Log) -> None:
    """Cards from the bank, for all to see."""
    draw(s, seat, kind, count)
    tell(log, RECEIVED, seat, kind, count, 0, PUBLIC)


@fast
def pay(s: State, seat: int, kind: int, count: int, log: Log) -> None:
    """Cards to the bank, for all to see; after the last of a payment comes `end_payment`."""
    draw(s, seat, kind, -count)
    tell(log, PAID, seat, kind, count, 0, PUBLIC)


@fast
def end_payment(s: State, seat: int, kinds: int, log: Log) -> None:
    """Offers that promised a card of the kinds in the mask lapse: told after the payment, not in its middle."""
    if s.open_offers != 0:
        lapse_after_loss(s, seat, kinds, log)


@fast
def pay_given(s: State, m: Move, log: Log) -> None:
    """What a move gives goes to the bank."""
    kinds = 0
    for kind in range(KINDS):
        if m.give[kind] > 0:
            pay(s, m.seat, kind, m.give[kind], log)
            kinds |= 1 << kind
    end_payment(s, m.seat, kinds, log)


@fast
def pay_price(s: State, b: Board, seat: int, thing: int, log: Log) -> None:
    """BUILD-01: the price goes back to the bank."""
    kinds = 0
    for kind in range(KINDS):
        count = b.price[thing][kind]
        if count > 0:
            pay(s, seat, kind, count, log)
            kinds |= 1 << kind
    end_payment(s, seat, kinds, log)


@fast
def can_pay(s: State, b: Board, seat: int, thing: int) -> bool:
    """BUILD-01: whether the hand covers the price."""
    hand = s.hand[seat]
    price = b.price[thing]
    return (
        hand[0] >= price[0]
        and hand[1] >= price[1]
        and hand[2] >= price[2]
        and hand[3] >= price[3]
        and hand[4] >= price[4]
    )
