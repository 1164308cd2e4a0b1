"""What is asked of the Wall between moves: the rules' own answer, for those who show the game."""

from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import OVER
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.north import advance
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CLIMBER, TRAILS

# How bad it stands about a section, the least first; and the rows it takes to look two wildlings ahead.
LEVELS = ("calm", "near", "climb", "next", "end")
CALM, NEAR, CLIMB, NEXT, END = range(5)
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


@entry
def danger(states: list[State], extras: list[Extra], logs: list[Log], section: int) -> int:
    """The worst that the next wildling can do by the trails to a section; near, if only the one after it does harm.

    The position is row 0 of AHEAD; a game that is over has no danger left.
    """
    worst = CALM
    if states[0].stage == OVER:
        return worst
    for trail in range(TRAILS):
        if extras[0].trail_section[trail] == section:
            worst = max(worst, blow(states, extras, 0, trail, logs[0]))
            if worst == CALM:
                for after in range(TRAILS):
                    if extras[0].trail_section[after] == section and blow(states, extras, 1, after, logs[0]) >= NEXT:
                        worst = NEAR
    return worst
