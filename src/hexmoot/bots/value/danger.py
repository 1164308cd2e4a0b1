"""The danger from the north: sections that are about to fall, what a breach costs, and camps that fill."""

from hexmoot.bots.value.notes import dots
from hexmoot.bots.value.position import part_left
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, State
from hexmoot.rules.terms import DESERT, FREE, NONE
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.gift import way_south, wild_hexes
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CAMPS, CLANS, CLIMBER, LAST_BREACH, SECTIONS, TRAILS

# How likely somebody comes to a clearing before long: at all, by each trail that leads there from a camp, and if the
# first there is a climber, whom no guard stops, only for those behind it.
SOME_DAY = 0.35
BY_A_TRAIL = 0.35
BEHIND_A_CLIMBER = 0.5


@fast
def comers(x: Extra, section: int) -> float:
    """How likely somebody comes to a clearing who can breach the Wall."""
    chance = SOME_DAY
    for trail in range(TRAILS):
        clan = x.trail_clan[trail]
        if x.trail_section[trail] == section and x.camp_size[clan] > 0:
            chance += BY_A_TRAIL * (BEHIND_A_CLIMBER if x.camp[clan][0] == CLIMBER else 1.0)
    return min(1.0, chance)


@fast
def blocked_worth(s: State, b: Board, w: Weights, seat: int, place: int) -> float:
    """What a seat loses, or gets back, with a hex that a wildling blocks."""
    if s.terrain[place] == DESERT:
        return 0.0
    buildings = 0
    for way in range(6):
        corner = b.hex_corner[place][way]
        if s.corner[corner] != FREE and s.corner[corner] >> 1 == seat:
            buildings += 1 + (s.corner[corner] & 1)
    return w.pip[s.terrain[place]] * buildings * dots(s.token[place]) * (1.0 - w.overrun) * part_left(s, seat)


@fast
def next_trail(x: Extra, section: int) -> int:
    """The first trail by which somebody can come to a clearing; NONE if all camps behind it are empty."""
    for trail in range(TRAILS):
        if x.trail_section[trail] == section and x.camp_size[x.trail_clan[trail]] > 0:
            return trail
    return NONE


@fast
def crossing_loss(s: State, b: Board, x: Extra, w: Weights, seat: int, section: int) -> float:
    """What a seat's own hexes lose if all who wait in a clearing cross, and the next to come there."""
    wild = wild_hexes(x)
    loss = 0.0
    for i in range(x.waiting_size[section]):
        place = way_south(x, x.waiting[section][i], wild)
        wild |= 1 << place
        loss += blocked_worth(s, b, w, seat, place)
    trail = next_trail(x, section)
    return loss if trail == NONE else loss + blocked_worth(s, b, w, seat, way_south(x, trail, wild))


@fast
def breach_cost(s: State, b: Board, x: Extra, w: Weights, seat: int, section: int, fear: float) -> float:
    """What the fall of a section costs a seat: the step towards the end, its own hexes, its own guard there."""
    cost = fear * w.section[min(x.breaches, LAST_BREACH - 1)]
    cost += w.crossing * crossing_loss(s, b, x, w, seat, section)
    if x.guard[section][0] == seat:
        cost += w.lost_guard
    return cost


@fast
def risk(x: Extra, w: Weights, section: int, fewer: int) -> float:
    """How likely a section falls, with so many regulars fewer before it."""
    chance = comers(x, section)
    for _ in range(x.guards[section] - x.waiting_size[section] + fewer):
        chance *= w.safer
    return chance


@fast
def wall_worth(s: State, b: Board, x: Extra, w: Weights, seat: int) -> float:
    """Sections by how likely they fall and what that costs; who would win by it fears the end less."""
    fear = w.fearless if first_on_wall(s, x) == seat else 1.0
    worth = 0.0
    for section in range(SECTIONS):
        worth -= risk(x, w, section, 0) * breach_cost(s, b, x, w, seat, section, fear)
    return worth


@fast
def camp_worth(x: Extra, w: Weights, clan: int, fewer: int) -> float:
    """A camp that fills up brings a rush; with so many wildlings fewer there."""
    part = (x.camp_size[clan] - fewer) / (CAMPS - 1)
    return -w.camp * part * part


@fast
def camps_worth(x: Extra, w: Weights) -> float:
    """The camps of all clans."""
    worth = 0.0
    for clan in range(CLANS):
        worth += camp_worth(x, w, clan, 0)
    return worth


@fast
def relief(s: State, b: Board, x: Extra, w: Weights, seat: int) -> float:
    """What it would bring to send one wildling home from the clearing or the camps where that helps most."""
    fear = w.fearless if first_on_wall(s, x) == seat else 1.0
    best = 0.0
    for section in range(SECTIONS):
        if x.waiting_size[section] > 0:
            less = risk(x, w, section, 0) - risk(x, w, section, 1)
            best = max(best, less * breach_cost(s, b, x, w, seat, section, fear))
    for clan in range(CLANS):
        if x.camp_size[clan] > 0:
            best = max(best, camp_worth(x, w, clan, 1) - camp_worth(x, w, clan, 0))
    return best
