"""The value of a position to a seat, as a sum of terms that can be told apart."""

from hexmoot.bots.value.awards import army_worth, cards_worth, road_worth
from hexmoot.bots.value.goods import harbour_worth, production_worth, variety_worth
from hexmoot.bots.value.hand import hand_worth, risk_worth
from hexmoot.bots.value.notes import Notes, count_pips
from hexmoot.bots.value.rivals import rivals_worth
from hexmoot.bots.value.room import room_worth
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, State
from hexmoot.rules.score import points
from hexmoot.rules.terms import OVER

TERMS = 11
POINTS, PRODUCTION, VARIETY, HARBOURS, ROOM, ARMY, ROAD, CARDS, HAND, RISK, RIVALS = range(TERMS)
TERM_NAMES = (
    "points",
    "production",
    "variety",
    "harbours",
    "room",
    "army",
    "road",
    "cards",
    "hand",
    "risk",
    "rivals",
)
LEAST_LEFT = 0.2


@fast
def part_left(s: State, seat: int) -> float:
    """How much of the way to the goal is still to go: what pays off later counts less and less."""
    left = (s.victory_points - points(s, seat)) / max(1, s.victory_points)
    return max(LEAST_LEFT, left)


@fast
def weigh(s: State, b: Board, w: Weights, notes: Notes, seat: int, terms: list[float], at: int) -> float:
    """Writes the terms of a seat's value from `terms[at]` on, and returns their sum."""
    for other in range(s.seats):
        count_pips(s, b, w, notes, other)
    left = part_left(s, seat)
    terms[at + POINTS] = w.point * points(s, seat)
    if s.stage == OVER:
        terms[at + POINTS] += w.win if s.winner == seat else -w.win
    terms[at + PRODUCTION] = left * production_worth(w, notes, seat)
    terms[at + VARIETY] = left * variety_worth(w, notes, seat)
    terms[at + HARBOURS] = left * harbour_worth(s, w, notes, seat)
    terms[at + ROOM] = left * room_worth(s, b, w, notes, seat)
    terms[at + ARMY] = army_worth(s, w, seat)
    terms[at + ROAD] = road_worth(s, w, seat)
    terms[at + CARDS] = cards_worth(s, w, seat)
    terms[at + HAND] = hand_worth(s, b, w, notes, seat)
    terms[at + RISK] = risk_worth(s, w, seat)
    terms[at + RIVALS] = rivals_worth(s, w, notes, seat)
    value = 0.0
    for term in range(TERMS):
        value += terms[at + term]
    return value
