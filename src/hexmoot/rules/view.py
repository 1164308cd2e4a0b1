"""Hidden information passes one gate: `redact` blanks whatever a seat may not see."""

from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.terms import CARDS, KINDS, OVER
from hexmoot.rules.turn import acting


@fast
def redact(s: State, seat: int) -> None:
    """Turns a state into what `seat` sees of it, or an onlooker (NONE).

    PROD-05, ROBBER-03, ROBBER-06, DEV-10: the faces of others' cards, covered discards and the deck go to zero; how
    many there are stays. WIN-04: when the game is over, all is open.
    """
    if s.stage == OVER:
        return
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other][kind] = 0
                s.aside[other][kind] = 0
            for card in range(CARDS):
                s.cards[other][card] = 0
    for card in range(CARDS):
        s.deck[card] = 0
        if acting(s) != seat:
            s.fresh[card] = 0
