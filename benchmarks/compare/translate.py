"""Our moves and states in catanatron's words, so that both can be compared as plain values.

A position is a dictionary with the names of catanatron's state (`state_of` in `peer.py`). Its seat 0 always begins;
ours is whoever rolled highest, so seats are counted from the first player.
"""

from __future__ import annotations

from typing import Any

import geometry
import numpy as np
from hexmoot.geometry import Shape
from hexmoot.notation import moves
from hexmoot.notation.letters import CARDS, KINDS
from hexmoot.notation.wire import read_move
from hexmoot.rules import records, terms
from hexmoot.rules.fast import INTERPRETED

Json = Any
Action = list[Json]
Position = dict[str, Json]
# An action with its text, by which both sides sort their lists.
Worded = tuple[str, Action]

RESOURCES = {"L": "WOOD", "B": "BRICK", "W": "SHEEP", "G": "WHEAT", "O": "ORE"}
CARD_NAMES = {"K": "KNIGHT", "Y": "YEAR_OF_PLENTY", "M": "MONOPOLY", "R": "ROAD_BUILDING", "V": "VICTORY_POINT"}
# Where its kinds and cards are in our lists.
KIND_ORDER = [KINDS.index(letter) for letter in RESOURCES]
CARD_ORDER = [CARDS.index(letter) for letter in CARD_NAMES]

PROMPTS = {
    terms.SETTLING: "BUILD_INITIAL_SETTLEMENT",
    terms.PAVING: "BUILD_INITIAL_ROAD",
    terms.DISCARDING: "DISCARD",
    terms.ROBBING: "MOVE_ROBBER",
    terms.BEFORE_ROLL: "PLAY_TURN",
    terms.MAIN: "PLAY_TURN",
    terms.LAYING: "PLAY_TURN",
}
BARE = {
    moves.Roll: "ROLL",
    moves.Buy: "BUY_DEVELOPMENT_CARD",
    moves.Knight: "PLAY_KNIGHT_CARD",
    moves.RoadBuilding: "PLAY_ROAD_BUILDING",
    moves.End: "END_TURN",
}
# What of our state a position is made of.
FIELDS = (
    "stage", "turn", "rolled", "card_played", "free_roads", "owing", "bank", "aside", "deck", "hand", "hand_size",
    "cards", "fresh", "played", "roads_left", "settlements_left", "cities_left", "corner", "road", "robber", "longest",
    "road_length", "army", "score", "winner",
)  # fmt: skip


class Translator:
    """The words of one table: a shape, a number of seats, and the seat that begins."""

    def __init__(self, shape: Shape, seats: int, first: int) -> None:
        self.shape = shape
        self.seats = seats
        self.first = first
        # Our seats in its order.
        self.order = [(first + seat) % seats for seat in range(seats)]
        self.nodes = [geometry.node_of(name) for name in shape.corner_names]
        self.edges = [geometry.edge_of(name) for name in shape.side_names]
        self.tiles = [list(geometry.tile_of(name)) for name in shape.hex_names]
        self.known: dict[bytes, Worded] = {}

    def seat(self, ours: int) -> int | None:
        """Its number for one of our seats, or for none."""
        return None if ours == terms.NONE else (ours - self.first) % self.seats

    def actions(self, rows: Any, count: int) -> list[Worded]:
        """The first moves of an array, each as an action. Moves that were met before are looked up by their bytes."""
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
        action = self.action(records.Move.read(rows, i))  # type: ignore[attr-defined]
        return repr(action), action

    def action(self, row: Any) -> Action:
        """A move as `[type, value]`. It has no word for an outcome: that comes with the action before it."""
        match read_move(row, row.seat, self.seats, self.shape):
            case moves.Settle(corner=corner):
                return ["BUILD_SETTLEMENT", geometry.node_of(corner)]
            case moves.City(corner=corner):
                return ["BUILD_CITY", geometry.node_of(corner)]
            case moves.Road(side=side):
                return ["BUILD_ROAD", list(geometry.edge_of(side))]
            case moves.Rob(hex=place, victim=victim):
                return ["MOVE_ROBBER", [list(geometry.tile_of(place)), None if victim is None else self.seat(victim - 1)]]
            case moves.Monopoly(kind=kind):
                return ["PLAY_MONOPOLY", RESOURCES[kind]]
            case moves.Plenty(cards=cards):
                return ["PLAY_YEAR_OF_PLENTY", [RESOURCES[kind] for kind in RESOURCES for _ in range(cards.count(kind))]]
            case moves.Swap(give=give, take=take):
                # Padded to the worst rate of the base game, with the card taken last.
                return ["MARITIME_TRADE", [*(RESOURCES[kind] for kind in give.ljust(4) if kind in RESOURCES),
                                           *([None] * (4 - len(give))), RESOURCES[take]]]  # fmt: skip
            case bare if type(bare) in BARE:
                return [BARE[type(bare)], None]
            case strange:
                # Not a word of its language: shows up as a difference.
                return [type(strange).__name__, str(strange)]

    def result(self, row: Any) -> Json:
        """An outcome of chance in its words."""
        match read_move(row, row.seat, self.seats, self.shape):
            case moves.Dice(one=one, two=two):
                return [one, two]
            case moves.Card(card=card):
                return CARD_NAMES[card]
            case moves.Stolen(kind=kind):
                return RESOURCES[kind]
            case strange:
                raise ValueError(f"{strange} is no outcome")

    def position(self, states: Any) -> Position:
        """Everything about a state that can be compared; discards that are chosen already lie in its bank."""
        s = dict(zip(FIELDS, read(states, FIELDS), strict=True))
        order = self.order
        owing = [s["hand_size"][seat] // 2 if s["owing"] >> seat & 1 else 0 for seat in order]
        aside = [sum(held[kind] for held in s["aside"]) for kind in range(terms.KINDS)]
        cards = [by_card(s["cards"][seat]) for seat in order]
        lengths = [s["road_length"][seat] for seat in order]
        holder = self.seat(s["longest"])
        turn = self.seat(s["turn"])
        return {
            "turn": turn,
            "seat": next((seat for seat, count in enumerate(owing) if count), turn),
            "prompt": PROMPTS.get(s["stage"]),
            "setup": s["stage"] in {terms.SETTLING, terms.PAVING},
            "rolled": bool(s["rolled"]),
            "played_card": bool(s["card_played"]),
            "free_roads": s["free_roads"],
            "discards": owing,
            "bank": by_kind([bank + more for bank, more in zip(s["bank"], aside, strict=True)]),
            "deck": by_card(s["deck"]),
            "hands": [by_kind(s["hand"][seat]) for seat in order],
            "cards": cards,
            "playable": self.playable(s),
            "played": [by_card(s["played"][seat]) for seat in order],
            "pieces_left": [[s[piece][seat] for piece in PIECES] for seat in order],
            "buildings": self.buildings(s["corner"]),
            "roads": self.roads(s["road"]),
            "robber": self.tiles[s["robber"]],
            "road_holder": holder,
            "road_lengths": lengths,
            "board_road_holder": holder,
            "board_road_lengths": lengths,
            "army_holder": self.seat(s["army"]),
            "visible_points": [s["score"][seat] for seat in order],
            "points": [s["score"][seat] + s["cards"][seat][terms.POINT] for seat in order],
            "winner": self.seat(s["winner"]),
        }

    def playable(self, s: dict[str, Json]) -> list[list[bool]]:
        """Which kinds of card, victory points aside, each seat could play if it were asked now."""
        fresh = {s["turn"]: s["fresh"]}
        spent = s["turn"] if s["card_played"] else terms.NONE
        return [
            [
                seat != spent and s["cards"][seat][card] > fresh.get(seat, NOTHING)[card]
                for card in CARD_ORDER
                if card != terms.POINT
            ]
            for seat in self.order
        ]

    def buildings(self, corners: list[int]) -> Json:
        """`[node, seat, kind]` of every building."""
        return sorted(
            [self.nodes[corner], self.seat(holder >> 1), "CITY" if holder & 1 else "SETTLEMENT"]
            for corner, holder in enumerate(corners[: len(self.nodes)])
            if holder != terms.FREE
        )

    def roads(self, sides: list[int]) -> Json:
        """`[node, node, seat]` of every road."""
        return sorted(
            [*self.edges[side], self.seat(owner)]
            for side, owner in enumerate(sides[: len(self.edges)])
            if owner != terms.FREE
        )

    def island(self, states: Any) -> dict[str, Json]:
        """The request for a new game on the island of this state."""
        terrain, token, harbour, robber = read(states, ("terrain", "token", "harbour", "robber"))
        tiles = [
            [self.tiles[place], None if terrain[place] == terms.DESERT else RESOURCES[KINDS[terrain[place]]],
             token[place] or None]
            for place in range(len(self.tiles))
        ]  # fmt: skip
        coast = {self.shape.side_names[side]: place for place, side in enumerate(self.shape.coast)}
        ports = [harbour[coast[side]] for side in geometry.ports()]
        if terms.NO_HARBOUR in ports or sum(map(bool, harbour)) != len(ports):
            raise ValueError("our harbours do not lie on catanatron's ports")
        kinds = [None if port == terms.ANY_HARBOUR else RESOURCES[KINDS[port - 1]] for port in ports]
        return {"seats": self.seats, "tiles": tiles, "ports": kinds, "robber": self.tiles[robber]}


PIECES = ("roads_left", "settlements_left", "cities_left")
NOTHING = [0] * terms.CARDS


def by_kind(counts: list[int]) -> list[int]:
    """Counts by our kinds in its order."""
    return [counts[kind] for kind in KIND_ORDER]


def by_card(counts: list[int]) -> list[int]:
    """Counts by our development cards in its order."""
    return [counts[card] for card in CARD_ORDER]


def read(states: Any, names: tuple[str, ...]) -> list[Json]:
    """Some fields of a state as plain values: cut out of one list of its bytes, for this is done at every decision."""
    if INTERPRETED:
        plain = records.State.read(states)  # type: ignore[attr-defined]
        return [getattr(plain, name) for name in names]
    raw = states.view(np.int8).tolist()
    return [cut(raw, *PLACES[name]) for name in names]


def places() -> dict[str, tuple[int, tuple[int, ...]]]:
    """Where in a state's bytes each field of small numbers begins, and its shape."""
    found = {}
    for name, (kind, offset, *_) in records.State.dtype.fields.items():  # type: ignore[attr-defined]
        if kind.base == np.int8:
            found[name] = offset, kind.shape
    return found


PLACES = places()


def cut(raw: list[int], offset: int, shape: tuple[int, ...]) -> Json:
    """A field out of a state's bytes."""
    if not shape:
        return raw[offset]
    if len(shape) == 1:
        return raw[offset : offset + shape[0]]
    rows, width = shape
    return [raw[offset + row * width : offset + (row + 1) * width] for row in range(rows)]
