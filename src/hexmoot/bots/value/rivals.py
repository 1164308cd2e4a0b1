"""The others at the table: the nearer one is to winning, the more everything it has counts."""

from hexmoot.bots.value.notes import Notes
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.terms import KINDS

LEAST_THREAT = 0.1


@fast
def threat(s: State, seat: int) -> float:
    """From a tenth for one who has just begun to one for whoever is about to win, by the points that all can see."""
    part = s.score[seat] / max(1, s.victory_points)
    return LEAST_THREAT + (1.0 - LEAST_THREAT) * part * part


@fast
def rivals_worth(s: State, w: Weights, notes: Notes, seat: int) -> float:
    """What all others have, as a loss. A card about to be stolen is gone already."""
    worth = 0.0
    for other in range(s.seats):
        if other != seat:
            pips = 0.0
            for kind in range(KINDS):
                pips += notes.pips[other][kind]
            cards = s.hand_size[other] - (1 if s.victim == other else 0)
            worth -= threat(s, other) * (w.rival + w.rival_pip * pips + w.rival_card * cards)
    return worth
