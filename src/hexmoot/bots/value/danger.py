"""The danger from the north: sections that are about to fall."""

from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CLIMBER, LAST_BREACH, SECTIONS, TRAILS

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
def risk(x: Extra, w: Weights, section: int, fewer: int) -> float:
    """What a section costs by its danger, with so many regulars fewer before it; more after every breach."""
    cost = w.section[min(x.breaches, LAST_BREACH - 1)] * comers(x, section)
    for _ in range(x.guards[section] - x.waiting_size[section] + fewer):
        cost *= w.safer
    return cost


@fast
def wall_worth(s: State, x: Extra, w: Weights, seat: int) -> float:
    """Sections without a guard to spare, each by how likely somebody comes there; who would win by it fears less."""
    worth = 0.0
    for section in range(SECTIONS):
        worth -= risk(x, w, section, 0)
    return worth * (w.fearless if first_on_wall(s, x) == seat else 1.0)


@fast
def relief(x: Extra, w: Weights) -> float:
    """What it would bring to clear one regular from the clearing where that helps most."""
    best = 0.0
    for section in range(SECTIONS):
        if x.waiting_size[section] > 0:
            best = max(best, risk(x, w, section, 0) - risk(x, w, section, 1))
    return best
