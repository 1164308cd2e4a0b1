"""Development cards, and how near a seat is to the largest army and the longest road."""

from hexmoot.bots.value.weights import Weights
from hexmoot.rules.cards import SMALLEST_ARMY
from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.roads import SHORTEST_LONGEST
from hexmoot.rules.terms import CARDS, DRAWING, KNIGHT, LAYING, ROBBING, STEALING
from hexmoot.rules.turn import acting


@fast
def nearness(gap: float) -> float:
    """1 for an award that is held, a quarter one step before it, and so on down."""
    gap = max(gap, 0.0)
    return 1.0 / ((1.0 + gap) * (1.0 + gap))


@fast
def army_goal(s: State, seat: int) -> int:
    """How many knights on the table make a seat the owner of the largest army (DEV-03): more than any other has.

    The card may lie aside although others have three and more, where knights can leave the table.
    """
    goal = SMALLEST_ARMY
    for other in range(s.seats):
        if other != seat:
            goal = max(goal, s.played[other][KNIGHT] + 1)
    return goal


@fast
def army_worth(s: State, w: Weights, seat: int) -> float:
    """Knights on the table, and those in the hand, against the number that takes the largest army."""
    # The weight is for an award of two points.
    army = w.army * s.army_points / 2
    if s.army == seat:
        return army
    held = w.held_knight * s.cards[seat][KNIGHT]
    return army * nearness(army_goal(s, seat) - s.played[seat][KNIGHT] - held)


@fast
def road_worth(s: State, w: Weights, seat: int) -> float:
    """The own longest road against the length that takes the award; roads about to be laid count."""
    road = w.road * s.road_points / 2
    if s.longest == seat:
        return road
    goal = SHORTEST_LONGEST
    for other in range(s.seats):
        if other != seat:
            goal = max(goal, s.road_length[other] + 1)
    gap = goal - s.road_length[seat]
    if s.stage == LAYING and acting(s) == seat:
        gap = max(1, gap - s.free_roads)
    return road * nearness(float(gap)) if gap <= s.roads_left[seat] else 0.0


@fast
def cards_worth(s: State, w: Weights, seat: int) -> float:
    """Development cards in the hand, and what chance is about to bring: a card drawn or stolen, a robber to move."""
    worth = 0.0
    for card in range(CARDS):
        worth += w.development[card] * s.cards[seat][card]
    if acting(s) == seat:
        if s.stage == DRAWING:
            worth += w.drawn
        elif s.stage == STEALING:
            worth += w.stolen
        elif s.stage == ROBBING:
            worth += w.stolen + w.block
    return worth
