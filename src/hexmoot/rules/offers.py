"""Open offers, and when they lapse.

A seat has at most one open offer. That an offer stands tells the table that its maker holds the cards, and a yes
tells it of the one who agreed. So that nothing else is told, an offer or a yes lapses as soon as its owner loses a
card of a kind it would give, whether or not more of the kind are left, and at any theft from its owner.
"""

from hexmoot.rules.events import OFFER_LAPSED, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import KINDS, NONE, PUBLIC


@fast
def remove_offer(s: State, seat: int) -> None:
    """Clears the offer of `seat`."""
    s.open_offers &= ~(1 << seat)
    s.asked[seat] = 0
    s.agreed[seat] = 0
    s.declined[seat] = 0
    for kind in range(KINDS):
        s.gives[seat][kind] = 0
        s.takes[seat][kind] = 0


@fast
def lapse_after_loss(s: State, seat: int, lost: int, log: Log) -> None:
    """`seat` lost cards of the kinds in the mask `lost`, for everybody to see, or unseen kinds if all bits are set."""
    for maker in range(s.seats):
        if (s.open_offers >> maker) & 1:
            hit = False
            for kind in range(KINDS):
                promised = s.gives[maker][kind] if maker == seat else s.takes[maker][kind]
                if promised > 0 and (lost >> kind) & 1:
                    hit = True
            if hit and maker == seat:
                remove_offer(s, maker)
                tell(log, OFFER_LAPSED, maker, 0, 0, NONE, PUBLIC)
            elif hit and (s.agreed[maker] >> seat) & 1:
                s.agreed[maker] &= ~(1 << seat)
                tell(log, OFFER_LAPSED, maker, 0, 0, seat, PUBLIC)


@fast
def lapse_trading(s: State, keep: int, log: Log) -> None:
    """Trading with the seat at turn is over: only proposals of others to the seat `keep` stay (TRADE-03)."""
    for maker in range(s.seats):
        stays = maker != s.turn and s.asked[maker] == 1 << keep and keep != s.turn
        if (s.open_offers >> maker) & 1 and not stays:
            remove_offer(s, maker)
            tell(log, OFFER_LAPSED, maker, 0, 0, NONE, PUBLIC)
