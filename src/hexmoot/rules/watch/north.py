"""W-ADV, W-BREACH, W-RUSH: wildlings gather in the camps, advance to the clearings, climb, strike and breach."""

from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import FREE, NONE, OVER, PUBLIC
from hexmoot.rules.watch.endings import note_breach
from hexmoot.rules.watch.events import (
    ADVANCED,
    BREACHED,
    CLOSED_UP,
    GATHERED,
    RUSHED,
    SMASHED,
    TOKEN_IDLE,
    TRAIL_EMPTY,
    WILDLING_ROLLED,
)
from hexmoot.rules.watch.gift import cross
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CAMPS, CLIMBER, GIANT, REGULAR, TRAILS
from hexmoot.rules.watch.wall import close_ranks, lowest_space, send_guard_home


@fast
def leave_camp(x: Extra, clan: int, camp: int, log: Log) -> int:
    """Takes the wildling out of a camp; those behind close up. Returns what it was."""
    wildling = x.camp[clan][camp]
    x.camp_size[clan] -= 1
    for behind in range(camp, x.camp_size[clan]):
        x.camp[clan][behind] = x.camp[clan][behind + 1]
    x.camp[clan][x.camp_size[clan]] = 0
    if camp < x.camp_size[clan]:
        tell(log, CLOSED_UP, NONE, 0, clan, 0, PUBLIC)
    return wildling


@fast
def leave_clearing(x: Extra, section: int, place: int) -> int:
    """Takes a regular out of a clearing's queue. Returns the trail that it came by."""
    trail = x.waiting[section][place]
    x.waiting_size[section] -= 1
    for behind in range(place, x.waiting_size[section]):
        x.waiting[section][behind] = x.waiting[section][behind + 1]
    x.waiting[section][x.waiting_size[section]] = 0
    return trail


@fast
def breach(s: State, x: Extra, section: int, giant: int, log: Log) -> None:
    """W-BREACH-01: guard 1 goes home, the others move down; all cross, oldest first, or a giant by its trail."""
    tell(log, BREACHED, NONE, section, x.breaches + 1, 0, PUBLIC)
    if x.guard[section][0] != FREE:
        send_guard_home(s, x, section, 0, log)
    close_ranks(x, section, log)
    while x.waiting_size[section] > 0 and s.stage != OVER:
        cross(s, x, REGULAR, leave_clearing(x, section, 0), log)
    if giant != NONE:
        # It breaches only where no guard stands, and there nobody waited, so that the game is still on.
        cross(s, x, GIANT, giant, log)
    if s.stage != OVER:
        note_breach(s, x, log)


@fast
def outnumber(x: Extra, section: int, more: int) -> bool:
    """W-ADV-04: whether the regulars before a section, and so many more, would outnumber its guards."""
    return x.waiting_size[section] + more > x.guards[section]


@fast
def hold_or_breach(s: State, x: Extra, section: int, log: Log) -> None:
    """W-ADV-04: regulars stay while they do not outnumber the guards of the section."""
    if outnumber(x, section, 0):
        breach(s, x, section, NONE, log)


@fast
def strike(s: State, x: Extra, section: int, trail: int, log: Log) -> None:
    """W-ADV-03: the lowest guard and the giant both leave; with no guard there, the giant breaches."""
    space = lowest_space(x, section, True)
    if space == NONE:
        breach(s, x, section, trail, log)
        return
    x.peaks[GIANT] += 1
    tell(log, SMASHED, x.guard[section][space], section, 0, 0, PUBLIC)
    send_guard_home(s, x, section, space, log)
    if x.giant_closes_ranks != 0:
        close_ranks(x, section, log)
    hold_or_breach(s, x, section, log)


@fast
def advance(s: State, x: Extra, trail: int, log: Log) -> None:
    """W-ADV-01: the wildling nearest the trails comes to the trail's clearing, and acts by its kind."""
    clan = x.trail_clan[trail]
    section = x.trail_section[trail]
    if x.camp_size[clan] == 0:
        tell(log, TRAIL_EMPTY, NONE, 0, trail, 0, PUBLIC)
        return
    tell(log, ADVANCED, NONE, x.camp[clan][0], trail, 0, PUBLIC)
    wildling = leave_camp(x, clan, 0, log)
    if wildling == CLIMBER:
        cross(s, x, CLIMBER, trail, log)
    elif wildling == GIANT:
        strike(s, x, section, trail, log)
    else:
        x.waiting[section][x.waiting_size[section]] = trail
        x.waiting_size[section] += 1
        hold_or_breach(s, x, section, log)


@fast
def resolve_die(s: State, x: Extra, log: Log) -> None:
    """W-TURN-01, W-ADV-01: the wildling die, once production is done; above the last trail it matches nothing."""
    die = x.die
    x.die = 0
    tell(log, WILDLING_ROLLED, NONE, 0, die, 0, PUBLIC)
    if die <= TRAILS:
        advance(s, x, die - 1, log)


@fast
def gather(s: State, x: Extra, clan: int, wildling: int, log: Log) -> None:
    """W-BUILD-01, W-RUSH-01: from the peaks to the clan's first free camp; a fifth one brings a rush.

    The two that rush leave the foremost camp one after the other, the lower trail first: what is left has then moved
    up by two.
    """
    if x.peaks[wildling] == 0:
        tell(log, TOKEN_IDLE, NONE, wildling, clan, 0, PUBLIC)
        return
    x.peaks[wildling] -= 1
    x.camp[clan][x.camp_size[clan]] = wildling
    x.camp_size[clan] += 1
    tell(log, GATHERED, NONE, wildling, clan, 0, PUBLIC)
    if x.camp_size[clan] == CAMPS:
        tell(log, RUSHED, NONE, 0, clan, 0, PUBLIC)
        for way in range(2):
            if s.stage != OVER:
                advance(s, x, x.rush_trail[clan][way], log)
