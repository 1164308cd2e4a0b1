"""Our moves and outcomes as catanatron's actions and their results."""

from __future__ import annotations

from typing import Any

import geometry
from words import CARD_NAMES, RESOURCES, Action, Json, Seating, Worded

from hexmoot.geometry import Shape
from hexmoot.notation import moves
from hexmoot.notation.wire import read_move
from hexmoot.rules.fast import INTERPRETED
from hexmoot.rules.records import Move

BARE = {
    moves.Roll: "ROLL",
    moves.Buy: "BUY_DEVELOPMENT_CARD",
    moves.Knight: "PLAY_KNIGHT_CARD",
    moves.RoadBuilding: "PLAY_ROAD_BUILDING",
    moves.End: "END_TURN",
}
# The most cards that a bank trade takes: its list of them is filled up to this length.
WORST_RATE = 4


class Actions:
    """The actions of one table. Moves that were met before are looked up by their bytes."""

    def __init__(self, shape: Shape, seating: Seating) -> None:
        self.shape = shape
        self.seating = seating
        self.known: dict[bytes, Worded] = {}

    def of(self, rows: Any, count: int) -> list[Worded]:
        """The first moves of an array, each as an action."""
        if INTERPRETED:
            return [self.worded(rows, i) for i in range(count)]
        width = rows.itemsize
        raw = rows[:count].tobytes()
        found = []
        for i in range(count):
            key = raw[i * width : (i + 1) * width]
            if key not in self.known:
                self.known[key] = self.worded(rows, i)
            found.append(self.known[key])
        return found

    def worded(self, rows: Any, i: int) -> Worded:
        """One move of an array as an action, with its text."""
        action = self.action(self.move(rows, i))
        return repr(action), action

    def move(self, rows: Any, i: int) -> moves.Move:
        """One move of an array with its names."""
        row = Move.read(rows, i)
        return read_move(row, row.seat, self.seating.seats, self.shape)

    def action(self, move: moves.Move) -> Action:
        """A move as `[type, value]`."""
        match move:
            case moves.Settle(corner=corner):
                return ["BUILD_SETTLEMENT", geometry.node_of(corner)]
            case moves.City(corner=corner):
                return ["BUILD_CITY", geometry.node_of(corner)]
            case moves.Road(side=side):
                return ["BUILD_ROAD", list(geometry.edge_of(side))]
            case moves.Rob(hex=place, victim=victim):
                robbed = None if victim is None else self.seating.seat(victim - 1)
                return ["MOVE_ROBBER", [list(geometry.tile_of(place)), robbed]]
            case moves.Monopoly(kind=kind):
                return ["PLAY_MONOPOLY", RESOURCES[kind]]
            case moves.Plenty(cards=cards):
                return ["PLAY_YEAR_OF_PLENTY", named(cards)]
            case moves.Swap(give=give, take=take):
                return ["MARITIME_TRADE", [*named(give), *[None] * (WORST_RATE - len(give)), *named(take)]]
            case bare if type(bare) in BARE:
                return [BARE[type(bare)], None]
            case strange:
                # Not a word of its language: shows up as a difference.
                return [type(strange).__name__, str(strange)]

    def result(self, rows: Any, i: int) -> Json:
        """An outcome of chance, which it takes together with the action that waits for it."""
        match self.move(rows, i):
            case moves.Dice(one=one, two=two):
                return [one, two]
            case moves.Card(card=card):
                return CARD_NAMES[card]
            case moves.Stolen(kind=kind):
                return RESOURCES[kind]
            case strange:
                raise ValueError(f"{strange} is no outcome")


def named(letters: str) -> list[str]:
    """A bundle as its list of names, in its order."""
    return [name for letter, name in RESOURCES.items() for _ in range(letters.count(letter))]
