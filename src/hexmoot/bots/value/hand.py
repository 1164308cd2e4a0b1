"""Resource cards in the hand: what they buy, what is missing, and the danger of a seven."""

from hexmoot.bots.value.notes import Notes
from hexmoot.bots.value.weights import EXPEDITION, GOALS, STEPS, Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, State
from hexmoot.rules.terms import CARD, CITY, KINDS, ROAD, SETTLEMENT


@fast
def set_goals(s: State, w: Weights, notes: Notes, seat: int) -> None:
    """What is worth saving for now; 0 for what cannot be built."""
    has_site = notes.best[0] > 0.0 and s.settlements_left[seat] > 0
    has_way = notes.best[1] > 0.0 and s.settlements_left[seat] > 0 and s.roads_left[seat] > 0
    can_upgrade = s.cities_left[seat] > 0 and (s.settled[seat][0] | s.settled[seat][1]) != 0
    notes.goal[ROAD] = w.goal[ROAD] if s.roads_left[seat] > 0 else 0.0
    notes.goal[SETTLEMENT] = w.goal[SETTLEMENT] if has_site else 0.0
    notes.goal[CITY] = w.goal[CITY] if can_upgrade else 0.0
    notes.goal[CARD] = w.goal[CARD] if s.deck_size > 0 else 0.0
    notes.goal[EXPEDITION] = w.goal[EXPEDITION] if has_way and not has_site else 0.0


@fast
def half_cards_missing(s: State, b: Board, seat: int, goal: int) -> int:
    """Twice the cards missing for a goal; once for those that the bank would swap for what is left over."""
    missing = 0
    swaps = 0
    for kind in range(KINDS):
        price = b.price[SETTLEMENT if goal == EXPEDITION else goal][kind]
        if goal == EXPEDITION:
            price += b.price[ROAD][kind]
        held = s.hand[seat][kind]
        if held < price:
            missing += price - held
        else:
            swaps += (held - price) // max(1, s.rate[seat][kind])
    return 2 * missing - min(missing, swaps)


@fast
def hand_worth(s: State, b: Board, w: Weights, notes: Notes, seat: int) -> float:
    """The best goal, by how near it is, a part of the second best, and a little for every card."""
    set_goals(s, w, notes, seat)
    best = 0.0
    other = 0.0
    for goal in range(GOALS):
        if notes.goal[goal] > 0.0:
            steps = min(half_cards_missing(s, b, seat, goal), STEPS - 1)
            worth = notes.goal[goal] * w.progress[steps]
            if worth > best:
                other = best
                best = worth
            elif worth > other:
                other = worth
    return best + w.other_goals * other + w.card * s.hand_size[seat]


@fast
def risk_worth(s: State, w: Weights, seat: int) -> float:
    """What a hand above the limit may cost."""
    over = s.hand_size[seat] - s.hand_limit
    return -(w.risk + w.risk_card * over) if over > 0 else 0.0
