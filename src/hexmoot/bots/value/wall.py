"""What the Wall is worth to a seat: sections that hold, guards, camps that fill, the end that nears, and the hero."""

from hexmoot.bots.value.awards import nearness
from hexmoot.rules.bits import popcount
from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Move, State
from hexmoot.rules.terms import BRICK, LUMBER, OVER, WOOL
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.gift import wild_hexes
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    ARMS,
    BACK,
    CAMPS,
    CHOOSING,
    CLANS,
    COMMANDER,
    FRONT,
    HERO,
    LAST_BREACH,
    PATHFINDER,
    REBEL,
    RECRUITER,
    SCHOLAR,
    SECTIONS,
    SEER,
    STEWARD,
    TRAILS,
)
from hexmoot.rules.watch.wall import ONE_POINT, TWO_POINTS, on_wall

WALL_TERMS = 5
WALL, GUARDS, CAMP, ENDING, HERO_TERM = range(WALL_TERMS)
WALL_TERM_NAMES = ("wall", "guards", "camps", "ending", "hero")

# One is a victory point, as in the other weights. A section that falls at the next regular; each regular more that it
# would hold back makes it this much safer. Only sections that somebody can come to count.
OPEN_SECTION = 0.60
SAFER = 0.35
# Guards towards the next point for them, and the cards for one more.
NEXT_POINT = 0.60
GUARD_CARD = 0.06
# A camp that is one short of a rush, by the square of how near it is.
FULL_CAMP = 0.25
# The game ends by the Wall: to be first there, or behind by so many guards, by the square of how near that end is.
AHEAD = 3.0
BEHIND = 1.2
# How near that end always is, for wildlings never stop coming.
ALWAYS = 0.15
# A hero at hand; on its back it has one use only, and while it rests it does nothing yet.
HERO_READY = 0.05
HERO_BACK = 0.8
# What a hero brings that a view does not show: cards from hidden hands or from the pile.
UNSEEN = 0.30


@fast
def comers(x: Extra, section: int) -> float:
    """How likely somebody comes to a clearing: the trails that lead there from camps that are not empty."""
    count = 0
    for trail in range(TRAILS):
        if x.trail_section[trail] == section and x.camp_size[x.trail_clan[trail]] > 0:
            count += 1
    return min(1.0, 0.35 + 0.35 * count)


@fast
def wall_worth(x: Extra) -> float:
    """Sections without a guard to spare, each by how likely somebody comes there."""
    worth = 0.0
    for section in range(SECTIONS):
        spare = x.guards[section] - x.waiting_size[section]
        risk = OPEN_SECTION * comers(x, section)
        for _ in range(spare):
            risk *= SAFER
        worth -= risk
    return worth * (1.0 + 0.5 * x.breaches)


@fast
def guards_worth(s: State, x: Extra, seat: int) -> float:
    """How near the next point for guards is, and how near the next guard."""
    guards = on_wall(x, seat)
    if guards >= TWO_POINTS:
        return NEXT_POINT * 0.6
    goal = ONE_POINT if guards < ONE_POINT else TWO_POINTS
    worth = NEXT_POINT * nearness(float(goal - guards)) + (NEXT_POINT * 0.3 if guards >= ONE_POINT else 0.0)
    if x.guards_left[seat] > 0:
        hand = s.hand[seat]
        held = min(1, hand[LUMBER]) + min(1, hand[WOOL]) + min(1, hand[BRICK])
        worth += GUARD_CARD * held * held / 3.0
    return worth


@fast
def camps_worth(x: Extra) -> float:
    """Camps that fill up bring a rush."""
    worth = 0.0
    for clan in range(CLANS):
        part = x.camp_size[clan] / (CAMPS - 1)
        worth -= FULL_CAMP * part * part
    return worth


@fast
def ending_worth(s: State, x: Extra, seat: int) -> float:
    """Whom the fall of the Wall would make the winner, by how near it is."""
    if s.stage == OVER:
        return 0.0
    fallen = x.breaches / LAST_BREACH
    overrun = popcount(wild_hexes(x)) / x.gift_limit
    near = ALWAYS + max(fallen, overrun) + 0.3 * min(fallen, overrun)
    first = first_on_wall(s, x)
    if first == seat:
        return AHEAD * near * near
    gap = on_wall(x, first) - on_wall(x, seat) + 1
    return -BEHIND * near * near * min(gap, 3)


@fast
def hero_rank(hero: int) -> float:
    """How useful a hero is to have, beside the others."""
    if hero == REBEL or hero == SEER:
        return 1.0
    if hero == ARMS or hero == COMMANDER or hero == SCHOLAR or hero == STEWARD:
        return 0.9
    return 0.7


@fast
def hero_worth(s: State, x: Extra, seat: int) -> float:
    """The hero that the seat will have."""
    if x.hero[seat] < 0:
        return 0.0
    worth = HERO_READY * hero_rank(x.hero[seat])
    if x.side[seat] == BACK:
        worth *= HERO_BACK
    # A use that leaves the choice open is worth the better of both.
    if s.stage == CHOOSING and x.chooser == seat:
        worth = HERO_READY * HERO_BACK if x.side[seat] == FRONT else HERO_READY
    return worth


@fast
def unseen_worth(m: Move) -> float:
    """What comes of a hero's ability beyond what the seat sees."""
    if m.kind != HERO:
        return 0.0
    if m.mask == REBEL:
        return UNSEEN
    if m.mask == SEER:
        return 0.6 * UNSEEN
    if m.mask == COMMANDER:
        return 0.15 * UNSEEN * popcount(m.target)
    # A token of the supply comes with it, and a patrol goes.
    if m.mask == PATHFINDER:
        return -0.3 * UNSEEN
    return -0.5 * UNSEEN if m.mask == RECRUITER else 0.0


@fast
def weigh_wall(s: State, x: Extra, seat: int, terms: list[float], at: int) -> None:
    """Writes the terms of one position from `terms[at]` on."""
    terms[at + WALL] = wall_worth(x)
    terms[at + GUARDS] = guards_worth(s, x, seat)
    terms[at + CAMP] = camps_worth(x)
    terms[at + ENDING] = ending_worth(s, x, seat)
    terms[at + HERO_TERM] = hero_worth(s, x, seat)


@entry
def rate_wall(
    states: list[State], extras: list[Extra], moves: list[Move], count: int, seat: int, terms: list[float]
) -> None:
    """The terms of every position that a move led to, and of the one before, which is the last."""
    for i in range(count + 1):
        weigh_wall(states[i], extras[i], seat, terms, i * WALL_TERMS)
    for i in range(count):
        terms[i * WALL_TERMS + HERO_TERM] += unseen_worth(moves[i])
