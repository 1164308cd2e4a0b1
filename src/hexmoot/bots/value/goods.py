"""What a seat's buildings yield: production, variety and harbours."""

from hexmoot.bots.value.notes import Notes
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.terms import KINDS

FULL_RATE = 4


@fast
def production_worth(w: Weights, notes: Notes, seat: int) -> float:
    """The dots of all kinds; the more of one kind there are, the less the next is worth."""
    worth = 0.0
    for kind in range(KINDS):
        pips = notes.pips[seat][kind]
        worth += w.pip[kind] * pips * w.plenty_of_pips / (w.plenty_of_pips + pips)
    return worth


@fast
def variety_worth(w: Weights, notes: Notes, seat: int) -> float:
    """The kinds that come at all."""
    kinds = 0
    for kind in range(KINDS):
        if notes.pips[seat][kind] > 0.0:
            kinds += 1
    return w.variety * kinds


@fast
def harbour_worth(s: State, w: Weights, notes: Notes, seat: int) -> float:
    """The better a rate, and the more comes of that kind, the more a harbour is worth; new ones open soon enough."""
    worth = 0.0
    for kind in range(KINDS):
        rate = s.rate[seat][kind]
        if ((s.opened >> kind) & 1) != 0:
            rate = 2
        elif ((s.opened >> KINDS) & 1) != 0:
            rate = min(rate, 3)
        worth += w.harbour * notes.pips[seat][kind] * (FULL_RATE - rate)
    return worth
