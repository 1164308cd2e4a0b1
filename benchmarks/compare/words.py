"""Catanatron's words for kinds, cards and seats, and the types of what both sides say."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from hexmoot.notation.letters import CARDS, KINDS
from hexmoot.rules.terms import NONE

Json = Any
# `[type, value]`.
Action = list[Json]
# An action with its text, by which both sides sort their lists.
Worded = tuple[str, Action]
# What can be compared of a state, by the names of catanatron's (`state_of` in `peer.py`).
Position = dict[str, Json]

# By our letters, in its order.
RESOURCES = {"L": "WOOD", "B": "BRICK", "W": "SHEEP", "G": "WHEAT", "O": "ORE"}
CARD_NAMES = {"K": "KNIGHT", "Y": "YEAR_OF_PLENTY", "M": "MONOPOLY", "R": "ROAD_BUILDING", "V": "VICTORY_POINT"}
KIND_ORDER = [KINDS.index(letter) for letter in RESOURCES]
CARD_ORDER = [CARDS.index(letter) for letter in CARD_NAMES]
_kinds = itemgetter(*KIND_ORDER)
_cards = itemgetter(*CARD_ORDER)


def by_kind(counts: list[int]) -> list[int]:
    """Counts by our kinds in its order."""
    return list(_kinds(counts))


def by_card(counts: list[int]) -> list[int]:
    """Counts by our development cards in its order."""
    return list(_cards(counts))


class Seating:
    """Seats counted from the first player: there it is always seat 0, with us whoever rolled highest."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first
        # Our seats in its order.
        self.order = [(first + seat) % seats for seat in range(seats)]

    def seat(self, ours: int) -> int | None:
        """Its number for one of our seats, or for none."""
        return None if ours == NONE else (ours - self.first) % self.seats
