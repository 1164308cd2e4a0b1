"""What the second game adds to the value: sections that hold, guards, camps that fill, the end that nears, the hero."""

from hexmoot.bots.value.abilities import unseen_worth
from hexmoot.bots.value.awards import nearness
from hexmoot.bots.value.danger import camps_worth, wall_worth
from hexmoot.bots.value.ending import ending_worth
from hexmoot.bots.value.heroes import hero_worth
from hexmoot.bots.value.notes import Notes, count_pips
from hexmoot.bots.value.room import room_worth
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.terms import BRICK, LUMBER, WOOL
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.wall import ONE_POINT, TWO_POINTS, on_wall

WALL_TERMS = 5
WALL, GUARDS, CAMP, ENDING, HERO_TERM = range(WALL_TERMS)
WALL_TERM_NAMES = ("wall", "guards", "camps", "ending", "hero")


@fast
def guards_worth(s: State, x: Extra, w: Weights, seat: int) -> float:
    """How near the next point for guards is, and how near the next guard."""
    guards = on_wall(x, seat)
    if guards >= TWO_POINTS:
        return w.guard_point * 0.6
    goal = ONE_POINT if guards < ONE_POINT else TWO_POINTS
    worth = w.guard_point * nearness(float(goal - guards)) + (w.guard_point * 0.3 if guards >= ONE_POINT else 0.0)
    if x.guards_left[seat] > 0:
        hand = s.hand[seat]
        held = min(1, hand[LUMBER]) + min(1, hand[WOOL]) + min(1, hand[BRICK])
        worth += w.guard_card * held * held / 3.0
    return worth


@fast
def weigh_wall(s: State, b: Board, x: Extra, w: Weights, seat: int, terms: list[float], at: int) -> float:
    """Writes the terms of one position from `terms[at]` on, and returns their sum."""
    terms[at + WALL] = wall_worth(s, b, x, w, seat)
    terms[at + GUARDS] = guards_worth(s, x, w, seat)
    terms[at + CAMP] = camps_worth(x, w)
    terms[at + ENDING] = ending_worth(s, x, w, seat, 0)
    terms[at + HERO_TERM] = hero_worth(s, b, x, w, seat)
    value = 0.0
    for term in range(WALL_TERMS):
        value += terms[at + term]
    return value


@entry
def rate_wall(
    states: list[State],
    boards: list[Board],
    extras: list[Extra],
    weights: list[Weights],
    notes: list[Notes],
    moves: list[Move],
    count: int,
    seat: int,
    terms: list[float],
    values: list[float],
) -> int:
    """Adds this game's own terms to the values that `rate_moves` wrote; the index of the best move."""
    b = boards[0]
    w = weights[0]
    before = states[count]
    values[count] += weigh_wall(before, b, extras[count], w, seat, terms, count * WALL_TERMS)
    for other in range(before.seats):
        count_pips(before, b, w, notes[0], other)
    room_worth(before, b, w, notes[0], seat)
    best = 0
    for i in range(count):
        brought = unseen_worth(before, b, w, notes[0], moves[i])
        values[i] += weigh_wall(states[i], b, extras[i], w, seat, terms, i * WALL_TERMS) + brought
        terms[i * WALL_TERMS + HERO_TERM] += brought
        if values[i] > values[best]:
            best = i
    return best
