"""Resource cards between the bank and the hands."""

from hexmoot.rules.events import PAID, RECEIVED, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.offers import lapse_after_loss
from hexmoot.rules.records import Board, Log, State
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
    """Cards to the bank, for all to see."""
    draw(s, seat, kind, -count)
    tell(log, PAID, seat, kind, count, 0, PUBLIC)
    if s.open_offers != 0:
        lapse_after_loss(s, seat, 1 << kind, log)


@fast
def pay_price(s: State, b: Board, seat: int, thing: int, log: Log) -> None:
    """BUILD-01: the price goes back to the bank."""
    for kind in range(KINDS):
        count = b.price[thing][kind]
        if count > 0:
            pay(s, seat, kind, count, log)


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
