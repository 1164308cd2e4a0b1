"""What is asked of the Wall between moves: the rules' own answer, for those who show the game."""

from hexmoot.rules.fast import entry
from hexmoot.rules.records import State
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.records import Extra


@entry
def leading(states: list[State], extras: list[Extra]) -> int:
    """W-END-01, W-END-04: the place of the seat that would win if the game ended by the Wall now."""
    return first_on_wall(states[0], extras[0])
