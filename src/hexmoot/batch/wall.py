"""What is asked of the Wall between moves: the rules' own answer, for those who show the game."""

from hexmoot.rules.fast import entry
from hexmoot.rules.records import State
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.north import outnumber
from hexmoot.rules.watch.records import Extra


@entry
def leading(states: list[State], extras: list[Extra]) -> int:
    """W-END-01, W-END-04: the place of the seat that would win if the game ended by the Wall now."""
    return first_on_wall(states[0], extras[0])


@entry
def regulars_to_breach(extras: list[Extra], section: int) -> int:
    """W-ADV-04: how many more regulars it takes before a section to breach it."""
    more = 1
    while not outnumber(extras[0], section, more):
        more += 1
    return more
