"""Our states as catanatron's, field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import geometry
from fields import read
from words import CARD_ORDER, RESOURCES, Json, Position, Seating, by_card, by_kind

from hexmoot.geometry import Shape
from hexmoot.notation.letters import KINDS
from hexmoot.rules import terms

PROMPTS = {
    terms.SETTLING: "BUILD_INITIAL_SETTLEMENT",
    terms.PAVING: "BUILD_INITIAL_ROAD",
    terms.DISCARDING: "DISCARD",
    terms.ROBBING: "MOVE_ROBBER",
    terms.BEFORE_ROLL: "PLAY_TURN",
    terms.MAIN: "PLAY_TURN",
    terms.LAYING: "PLAY_TURN",
}
TURN = ("stage", "turn", "rolled", "card_played", "free_roads", "owing")
CARDS = ("bank", "aside", "deck", "hand", "hand_size", "cards", "fresh", "played")
PIECES = ("roads_left", "settlements_left", "cities_left")
STANDING = ("corner", "road", "robber", "longest", "road_length", "army", "score", "winner")
FIELDS = TURN + CARDS + PIECES + STANDING
NO_CARDS = [0] * terms.CARDS


class Positions:
    """The positions of one table."""

    def __init__(self, shape: Shape, seating: Seating) -> None:
        self.shape = shape
        self.seating = seating
        self.nodes = [geometry.node_of(name) for name in shape.corner_names]
        self.edges = [geometry.edge_of(name) for name in shape.side_names]
        self.tiles = [list(geometry.tile_of(name)) for name in shape.hex_names]
        # Pieces change seldom: the last ones translated, with what they became.
        self.kept: dict[str, tuple[list[int], Json]] = {}

    def of(self, states: Any) -> Position:
        """Everything about a state that can be compared. When a game is over there is no prompt."""
        s = dict(zip(FIELDS, read(states, FIELDS), strict=True))
        return {**self.turn(s), **self.cards(s), **self.pieces(s), **self.standing(s)}

    def turn(self, s: dict[str, Json]) -> Position:
        """Whose turn and decision it is, and what was done in the turn."""
        turn = self.seating.seat(s["turn"])
        owing = [s["hand_size"][seat] // 2 if s["owing"] >> seat & 1 else 0 for seat in self.seating.order]
        return {
            "turn": turn,
            # Discards are asked for in the order of seats.
            "seat": next((seat for seat, count in enumerate(owing) if count), turn),
            "prompt": PROMPTS.get(s["stage"]),
            "setup": s["stage"] in {terms.SETTLING, terms.PAVING},
            "rolled": bool(s["rolled"]),
            "played_card": bool(s["card_played"]),
            "free_roads": s["free_roads"],
            "discards": owing,
        }

    def cards(self, s: dict[str, Json]) -> Position:
        """All cards. Discards that are chosen already lie in its bank."""
        order = self.seating.order
        return {
            "bank": by_kind([sum(counts) for counts in zip(s["bank"], *s["aside"], strict=True)]),
            "deck": by_card(s["deck"]),
            "hands": [by_kind(s["hand"][seat]) for seat in order],
            "cards": [by_card(s["cards"][seat]) for seat in order],
            "playable": self.playable(s),
            "played": [by_card(s["played"][seat]) for seat in order],
        }

    def playable(self, s: dict[str, Json]) -> list[list[bool]]:
        """Which kinds of card, victory points aside, each seat could play if it were asked now."""
        fresh = {s["turn"]: s["fresh"]}
        spent = s["turn"] if s["card_played"] else terms.NONE
        return [
            [
                seat != spent and s["cards"][seat][card] > fresh.get(seat, NO_CARDS)[card]
                for card in CARD_ORDER
                if card != terms.POINT
            ]
            for seat in self.seating.order
        ]

    def pieces(self, s: dict[str, Json]) -> Position:
        """What stands on the board and what is left of it."""
        return {
            "pieces_left": [[s[piece][seat] for piece in PIECES] for seat in self.seating.order],
            "buildings": self.translated("buildings", s["corner"], self.buildings),
            "roads": self.translated("roads", s["road"], self.roads),
            "robber": self.tiles[s["robber"]],
        }

    def translated(self, name: str, pieces: list[int], translate: Callable[[list[int]], Json]) -> Json:
        """Pieces translated, or what they became the last time if they are the same."""
        last = self.kept.get(name)
        if last is None or last[0] != pieces:
            last = self.kept[name] = pieces, translate(pieces)
        return last[1]

    def buildings(self, corners: list[int]) -> Json:
        """`[node, seat, kind]` of every building."""
        return sorted(
            [self.nodes[corner], self.seating.seat(holder >> 1), "CITY" if holder & 1 else "SETTLEMENT"]
            for corner, holder in enumerate(corners[: len(self.nodes)])
            if holder != terms.FREE
        )

    def roads(self, sides: list[int]) -> Json:
        """`[node, node, seat]` of every road."""
        return sorted(
            [*self.edges[side], self.seating.seat(owner)]
            for side, owner in enumerate(sides[: len(self.edges)])
            if owner != terms.FREE
        )

    def standing(self, s: dict[str, Json]) -> Position:
        """Awards, points and the winner. It keeps the longest road twice: for its board, and for all to see."""
        order, seat = self.seating.order, self.seating.seat
        lengths, holder = [s["road_length"][each] for each in order], seat(s["longest"])
        return {
            "road_holder": holder,
            "road_lengths": lengths,
            "board_road_holder": holder,
            "board_road_lengths": lengths,
            "army_holder": seat(s["army"]),
            "visible_points": [s["score"][each] for each in order],
            "points": [s["score"][each] + s["cards"][each][terms.POINT] for each in order],
            "winner": seat(s["winner"]),
        }

    def island(self, states: Any) -> dict[str, Json]:
        """The request for a new game on the island of this state."""
        terrain, token, robber = read(states, ("terrain", "token", "robber"))
        kinds = [None if hill == terms.DESERT else RESOURCES[KINDS[hill]] for hill in terrain]
        return {
            "seats": self.seating.seats,
            "tiles": [[tile, kinds[place], token[place] or None] for place, tile in enumerate(self.tiles)],
            "ports": self.ports(states),
            "robber": self.tiles[robber],
        }

    def ports(self, states: Any) -> list[str | None]:
        """The kinds of its nine ports, None for any kind."""
        (harbour,) = read(states, ("harbour",))
        coast = {self.shape.side_names[side]: place for place, side in enumerate(self.shape.coast)}
        found = [harbour[coast[side]] for side in geometry.ports()]
        if terms.NO_HARBOUR in found or sum(map(bool, harbour)) != len(found):
            raise ValueError("our harbours do not lie on catanatron's ports")
        return [None if each == terms.ANY_HARBOUR else RESOURCES[KINDS[each - 1]] for each in found]
