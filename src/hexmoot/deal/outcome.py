"""Dealing the outcome that a chance node waits for."""

from hexmoot.deal.dealer import CARDS, DICE, ROBBERY, TOKENS
from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.terms import DRAWING, ROLLING, STEALING


@fast
def purpose_of(s: State) -> int:
    """What the outcome that comes next is dealt for."""
    if s.stage == ROLLING:
        return DICE
    if s.stage == DRAWING:
        return CARDS
    return ROBBERY if s.stage == STEALING else TOKENS


@fast
def pick(weights: list[int], number: int) -> int:
    """The place of the outcome that holds the case `number`, counted through all weights."""
    index = 0
    while number >= weights[index]:
        number -= weights[index]
        index += 1
    return index


@fast
def total(weights: list[int], count: int) -> int:
    """All cases together."""
    cases = 0
    for index in range(count):
        cases += weights[index]
    return cases
