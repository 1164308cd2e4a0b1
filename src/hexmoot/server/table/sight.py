"""What readers see of a game: fields that are the same for all, and those of one seat.

Everything here is made from the views of the library, the public fields from an onlooker's: what a view does not
hold cannot get out.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Protocol

from hexmoot.batch.start import Start
from hexmoot.game.events import Event
from hexmoot.game.game import Game
from hexmoot.game.lacking import THINGS
from hexmoot.game.score import points_by_source
from hexmoot.game.view import View
from hexmoot.notation import hen
from hexmoot.notation.letters import CARDS, KINDS, letters_of
from hexmoot.notation.position import Position
from hexmoot.notation.watch_hen import write_component
from hexmoot.notation.wire import seats_of
from hexmoot.rules import terms
from hexmoot.rules.records import Board
from hexmoot.server.table.watch_sight import WatchSight

# The fields of a game, in the order in which they are sent; all are null until it begins.
PUBLIC = (
    "board",
    "costs",
    "north",
    "robber",
    "pieces",
    "stock",
    "bank",
    "deck",
    "hands",
    "aside",
    "cards",
    "points",
    "roads",
    "awards",
    "rates",
    "turn",
    "offers",
    "shown",
    "known",
    "watch",
)
OWN = ("my_hand", "my_aside", "my_cards", "my_points", "my_look", "ask", "hen")
NO_GAME: dict[str, Any] = dict.fromkeys(PUBLIC)
NOTHING_OWN: dict[str, Any] = dict.fromkeys(OWN)


class Beside(Protocol):
    """What a game of its own has to show beside the common fields."""

    costs: dict[str, str]
    north: dict[str, Any]

    def learn(self, events: Iterable[Event]) -> None: ...
    def public(self, view: View) -> dict[str, Any]: ...
    def own(self, view: View) -> dict[str, Any]: ...


# By the names that editions give to their games.
BESIDE: dict[str, Callable[[Game], Beside]] = {"watch": WatchSight}


@lru_cache(maxsize=64)
def costs(start: Start) -> dict[str, str]:
    """What is paid for each kind of building, by the letter of its move."""
    prices = Board.read(start.board).price
    return {letter: letters_of(prices[thing]) for letter, thing in THINGS.items()}


def board_of(position: Position) -> dict[str, Any]:
    """The island: terrain and token by hex, harbours by side."""
    state, shape = position.state, position.shape
    return {
        "shape": shape.name,
        "hexes": {
            name: f"{hen.terrain_letter(state.terrain[place])}{state.token[place] or ''}"
            for place, name in enumerate(shape.hex_names)
        },
        "harbours": {
            shape.side_names[side]: hen.harbour_letter(state.harbour[place])
            for place, side in enumerate(shape.coast)
            if state.harbour[place] != terms.NO_HARBOUR
        },
    }


class Sight:
    """The fields of one game. What never changes in it is made once."""

    def __init__(self, game: Game) -> None:
        position = game.view(None).position
        self.board = board_of(position)
        make = BESIDE.get(game.start.edition.game)
        self._beside = make(game) if make else None
        self.costs = costs(game.start) | (self._beside.costs if self._beside else {})
        self._island = f"{hen.board_field(position)} {hen.harbour_field(position)}"
        self._edition = hen.edition_text(position.edition)
        # The parts of a line that all readers share: robber and pieces before, awards to offers behind; and hands and
        # cards as an onlooker sees them, of which a seat's line has its own part otherwise.
        self._front = self._back = ""
        self._hands: list[str] = []
        self._cards: list[str] = []
        # What the dice showed last: it lies on the table, and no position keeps it.
        self._dice: tuple[int, int] | None = None

    def learn(self, events: Iterable[Event]) -> None:
        """Takes in what happened, for what a position does not keep."""
        told = list(events)
        self._dice = next((event.dice for event in reversed(told) if event.dice), self._dice)
        if self._beside:
            self._beside.learn(told)

    def public(
        self, view: View, actors: tuple[int, ...], offers: dict[int, int], until: int | None = None
    ) -> dict[str, Any]:
        """What everybody sees, from an onlooker's view. `until`: how long the seat at turn waits for answers."""
        position = view.position
        state, shape, seats = position.state, position.shape, range(position.seats)
        pieces = hen.pieces_field(position)
        self._front = f"{self._island} {hen.robber_field(position)} {pieces}"
        self._hands = hen.hands_field(position).split("|")
        self._cards = hen.cards_field(position).split("|")
        awards = [_seat(state.longest), _seat(state.army)]
        self._back = " ".join(
            (
                ",".join("-" if seat is None else str(seat) for seat in awards),
                hen.turn_field(position),
                hen.offers_field(position),
            )
        )
        acting = state.turn if state.builder == terms.NONE else state.builder
        return {
            "board": self.board,
            "costs": self.costs,
            "north": self._beside.north if self._beside else None,
            "robber": None if state.robber == terms.NONE else shape.hex_names[state.robber],
            "pieces": [_pieces(part) for part in pieces.split("|")],
            "stock": [
                {"s": state.settlements_left[seat], "c": state.cities_left[seat], "r": state.roads_left[seat]}
                for seat in seats
            ],
            "bank": dict(zip(KINDS, state.bank, strict=True)),
            "deck": state.deck_size,
            "hands": [state.hand_size[seat] for seat in seats],
            "aside": [state.aside_size[seat] for seat in seats],
            "cards": [
                {
                    "held": state.card_size[seat],
                    "new": state.fresh_size if seat == acting else 0,
                    "played": letters_of(state.played[seat], CARDS),
                }
                for seat in seats
            ],
            "points": [view.points(seat + 1) for seat in seats],
            "roads": [state.road_length[seat] for seat in seats],
            "awards": {"longest_road": awards[0], "largest_army": awards[1]},
            "rates": [dict(zip(KINDS, state.rate[seat], strict=True)) for seat in seats],
            "turn": _turn(view, actors) | {"dice": self._dice},
            "offers": _offers(state, offers, until),
            "shown": _shown(view) if state.stage == terms.OVER else None,
            "watch": self._beside.public(view) if self._beside else None,
        }

    def own(self, view: View, ask: dict[str, Any] | None) -> dict[str, Any]:
        """What only the reader sees, from its own view; of an onlooker, only the line. Comes after `public`."""
        position = view.position
        state, seat = position.state, view.seat
        hands, cards = self._hands, self._cards
        if seat is not None:
            hands, cards = hands.copy(), cards.copy()
            hands[seat - 1] = hen.hand_part(position, seat - 1)
            cards[seat - 1] = hen.card_part(position, seat - 1)
        line = f"{self._edition}@{seat or 0} {self._front} {'|'.join(hands)} {'|'.join(cards)} {self._back}"
        line += "" if view.extra is None else write_component(position)
        if seat is None:
            return NOTHING_OWN | {"hen": line}
        acting = state.turn if state.builder == terms.NONE else state.builder
        fresh = state.fresh if seat - 1 == acting else [0] * terms.CARDS
        old = [held - new for held, new in zip(state.cards[seat - 1], fresh, strict=True)]
        return {
            "my_hand": letters_of(state.hand[seat - 1]),
            "my_aside": letters_of(state.aside[seat - 1]),
            "my_cards": {"old": letters_of(old, CARDS), "new": letters_of(fresh, CARDS)},
            "my_points": view.points(seat),
            "my_look": None,
            "ask": ask,
            "hen": line,
        } | (self._beside.own(view) if self._beside else {})


def _seat(seat: int) -> int | None:
    return None if seat == terms.NONE else seat + 1


def _pieces(part: str) -> dict[str, list[str]]:
    """The pieces of a seat, by the letters of the moves that place them."""
    return {letter: names.split(",") if names else [] for letter, names in zip("scr", part.split("/"), strict=True)}


def _turn(view: View, actors: tuple[int, ...]) -> dict[str, Any]:
    state = view.state
    return {
        "seat": state.turn + 1,
        "stage": view.stage,
        "builder": _seat(state.builder),
        "waits_for": list(actors),
        "rolled": bool(state.rolled),
        "card_played": bool(state.card_played),
        "built": bool(state.built),
        "free_roads": state.free_roads,
        "corner": view.position.shape.corner_names[state.last_corner] if state.stage == terms.PAVING else None,
    }


def _offers(state: Any, numbers: dict[int, int], until: int | None) -> list[dict[str, Any]]:
    """The open offers as a board: who gives what for what, who was asked, and who said what."""
    return [
        {
            "n": numbers[maker + 1],
            "seat": maker + 1,
            "gives": letters_of(state.gives[maker]),
            "takes": letters_of(state.takes[maker]),
            "asked": list(seats_of(state.asked[maker])),
            "yes": list(seats_of(state.agreed[maker])),
            "no": list(seats_of(state.declined[maker])),
            "until": until if maker == state.turn else None,
        }
        for maker in range(state.seats)
        if state.open_offers >> maker & 1
    ]


def _shown(view: View) -> dict[str, Any]:
    """WIN-04: when the game is over all cards are open."""
    seats = range(1, view.seats + 1)
    return {
        "hands": [view.hand(seat) for seat in seats],
        "cards": [letters_of(view.state.cards[seat - 1], CARDS) for seat in seats],
        "score": [points_by_source(view.state, seat, view.extra) for seat in seats],
    }
