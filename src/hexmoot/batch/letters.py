"""The letters of boards as the numbers of the rules."""

from hexmoot.editions.boards import ANY, DESERT, KINDS
from hexmoot.rules import terms


def terrain_code(letter: str) -> int:
    """The number of a terrain, by its letter."""
    return terms.DESERT if letter == DESERT else KINDS.index(letter)


def harbour_code(letter: str) -> int:
    """The number of a harbour, by its letter; none if there is no letter."""
    if not letter:
        return terms.NO_HARBOUR
    return terms.ANY_HARBOUR if letter == ANY else KINDS.index(letter) + 1
