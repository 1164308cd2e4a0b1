"""What is asked of the Wall between moves: the rules' own answer, for those who show the game."""

from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import OVER
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.north import advance
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CAMPS, CLANS, CLIMBER, TRAILS

# How bad it stands about a section, the least first; and the rows it takes to look two wildlings ahead.
LEVELS = ("calm", "open", "climb", "near", "rush", "next", "rush_end", "end")
CALM, OPEN, CLIMB, NEAR, RUSH, NEXT, RUSH_END, END = range(8)
AHEAD = 3


@entry
def leading(states: list[State], extras: list[Extra]) -> int:
    """W-END-01, W-END-04: the place of the seat that would win if the game ended by the Wall now."""
    return first_on_wall(states[0], extras[0])


@fast
def blow(states: list[State], extras: list[Extra], row: int, trail: int, log: Log) -> int:
    """W-ADV-01: what the wildling does that comes by a trail next; tried in the row after this one."""
    states[row + 1] = states[row]
    extras[row + 1] = extras[row]
    advance(states[row + 1], extras[row + 1], trail, log)
    if states[row + 1].stage == OVER:
        return END
    if extras[row + 1].breaches > extras[row].breaches:
        return NEXT
    return CLIMB if extras[row + 1].wild[CLIMBER] != extras[row].wild[CLIMBER] else CALM


@fast
def by_trail(states: list[State], extras: list[Extra], trail: int, log: Log) -> int:
    """What a section has to fear from a trail: the next wildling itself, or near, if it is the one after it.

    Near is also a giant that drives off the last guard: whoever comes then meets nobody.
    """
    section = extras[0].trail_section[trail]
    worst = blow(states, extras, 0, trail, log)
    if worst >= NEXT:
        return worst
    if extras[0].guards[section] > extras[1].guards[section] == 0:
        return NEAR
    for after in range(TRAILS):
        if extras[0].trail_section[after] == section and blow(states, extras, 1, after, log) >= NEXT:
            return NEAR
    return worst


@fast
def by_rush(states: list[State], extras: list[Extra], clan: int, section: int, log: Log) -> int:
    """W-RUSH-01: whether a section falls to the two that rush as soon as one more wildling joins their clan."""
    if extras[0].camp_size[clan] < CAMPS - 1:
        return CALM
    worst = CALM
    for way in range(2):
        trail = extras[0].rush_trail[clan][way]
        struck = blow(states, extras, way, trail, log)
        if struck >= NEXT and extras[0].trail_section[trail] == section:
            worst = RUSH_END if struck == END else RUSH
        if struck == END:
            break
    return worst


@entry
def danger(states: list[State], extras: list[Extra], logs: list[Log], section: int) -> int:
    """The worst that the wildlings in the camps can do to a section next, one by one or in a rush that is due.

    The position is row 0 of AHEAD; a game that is over has no danger left.
    """
    if states[0].stage == OVER:
        return CALM
    worst = CALM if extras[0].guards[section] > 0 else OPEN
    for trail in range(TRAILS):
        if extras[0].trail_section[trail] == section:
            worst = max(worst, by_trail(states, extras, trail, logs[0]))
    for clan in range(CLANS):
        worst = max(worst, by_rush(states, extras, clan, section, logs[0]))
    return worst
