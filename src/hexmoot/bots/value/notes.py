"""What is worked out about a position before it is valued: production by seat, and the best free sites."""

from hexmoot.bots.value.weights import DISTANCES, GOALS, RANKS, Weights
from hexmoot.rules.bits import lowest
from hexmoot.rules.fast import fast
from hexmoot.rules.record import Record, real, record
from hexmoot.rules.records import Board, State
from hexmoot.rules.terms import BITS, DESERT, KINDS, NONE, ROBBING, SEATS, TWO_AND_TWELVE

SEVEN = 7


@record
class Notes(Record):
    """Scratch of a valuation, so that nothing is allocated: dots by seat and kind, sites, goals."""

    pips: list[list[float]] = real(SEATS, KINDS)
    # The best free site at each distance, and the best of all in order.
    best: list[float] = real(DISTANCES)
    top: list[float] = real(RANKS)
    goal: list[float] = real(GOALS)


@fast
def dots(token: int) -> int:
    """In how many of 36 rolls a token's number comes."""
    if token == 0:
        return 0
    if token == TWO_AND_TWELVE:
        return 2
    return 6 - abs(SEVEN - token)


@fast
def count_pips(s: State, b: Board, w: Weights, notes: Notes, seat: int) -> None:
    """The dots of a seat by kind; twice at a city, less at a blocked hex unless the robber there is about to move."""
    for kind in range(KINDS):
        notes.pips[seat][kind] = 0.0
    for half in range(2):
        mask = s.own[seat][half]
        while mask != 0:
            corner = lowest(mask) + BITS * half
            mask &= mask - 1
            size = 1 + (s.corner[corner] & 1)
            for way in range(3):
                place = b.corner_hex[corner][way]
                if place == NONE or s.terrain[place] == DESERT:
                    continue
                share = 1.0
                if place == s.robber:
                    share = 1.0 if s.stage == ROBBING else w.blocked
                elif ((s.blocked >> place) & 1) != 0:
                    share = w.overrun
                notes.pips[seat][s.terrain[place]] += share * size * dots(s.token[place])
