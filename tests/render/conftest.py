"""Positions to draw: four made by hand for the pictures that a reader can check, and any number out of random games."""

from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.batch import engine
from hexmoot.batch.start import start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import resolve
from hexmoot.geometry import GIFT
from hexmoot.notation.position import EVERYTHING, ONLOOKER, Position
from hexmoot.rules import terms
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, Move, Nothing, State

Played = Callable[..., Position]

# The large board in reading order, a row a word.
LARGE_TERRAIN = "LWG BOLW GBDLW OGBLWG DLWGO BOLW GBO".replace(" ", "")
LARGE_TOKENS = [
    *(2, 5, 4, 6, 3, 9, 8, 11, 11, 0, 10, 6, 3, 8, 4, 8, 10, 11, 0, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6),
]


def fresh_rows(key: str, seats: int) -> tuple[Any, Any]:
    """The start of an edition, and its states in an array of our own."""
    start = start_of(resolve(key, {}), seats)
    rows = State.array(1)
    State.read(start.state).write(rows)
    return start, rows


def viewed(position: Position, viewer: int) -> Position:
    """The same position through the gate, as somebody else sees it."""
    rows, extras = State.array(1), Nothing.array(1)
    position.state.write(rows)
    engine.blind(rows, extras, viewer)
    return Position(position.edition, position.shape, State.read(rows), viewer)


def first_start() -> Position:
    """The printed island of a first game, before the first roll."""
    start, rows = fresh_rows("z-first", 4)
    layouts, dealers, logs = start.layout, Dealer.array(1), Log.array(1)
    engine.open_game(rows, start.board, Nothing.array(1), layouts, dealers, logs, 1, 1)
    return Position(start.edition, start.shape, State.read(rows))


def middle() -> Position:
    """A turn of seat 2 with an open offer, cards of all sorts, both awards and the robber at the coast."""
    start, rows = fresh_rows("z-first", 4)
    _put(start, rows, terms.ROAD, 0, "D5w E4w D3sw E4nw")
    _put(start, rows, terms.ROAD, 3, "C8e C8ne B9w B9nw D9ne")
    _put(start, rows, terms.SETTLEMENT, 3, "B9n")
    _put(start, rows, terms.CITY, 1, "F5n")
    state: Any = State.read(rows)
    _deal(state, start, [[2, 0, 1, 0, 0], [3, 0, 1, 1, 0], [0, 4, 0, 2, 2], [0, 0, 0, 0, 1]])
    _give_cards(state, {0: [1, 1, 0, 0, 1], 1: [2, 0, 0, 1, 2], 2: [0, 0, 1, 0, 0]})
    state.fresh, state.fresh_size = [1, 0, 0, 0, 0, 0], 1
    state.played[0][terms.KNIGHT], state.army = 3, 0
    state.score[0] += 2
    state.robber, state.blocked = start.shape.hex_by_name["D11"], 1 << start.shape.hex_by_name["D11"]
    state.turn, state.stage, state.rolled = 1, terms.MAIN, 1
    state.open_offers, state.gives[1], state.takes[1] = 0b10, [1, 0, 0, 0, 0], [0, 0, 0, 0, 2]
    state.asked[1], state.agreed[1], state.declined[1] = 0b1101, 0b0100, 0b0001
    return Position(start.edition, start.shape, state)


def six_seats() -> Position:
    """A seven on the large board, and two seats that have to discard, as an onlooker sees it."""
    start, rows = fresh_rows("k-base", 6)
    homes = ("B8s", "D6n", "D10n", "F6n", "F10n", "H8n")
    for seat, corner in enumerate(homes):
        _put(start, rows, terms.SETTLEMENT, seat, corner)
        side = start.shape.corner_sides[start.shape.corner_by_name[corner]][0]
        _put(start, rows, terms.ROAD, seat, start.shape.side_names[side])
    _put(start, rows, terms.CITY, 5, "H8n")
    state: Any = State.read(rows)
    state.terrain = ["LWGBOD".index(letter) for letter in LARGE_TERRAIN]
    state.token = list(LARGE_TOKENS)
    state.harbour[1], state.harbour[8], state.harbour[18], state.harbour[29] = terms.ANY_HARBOUR, 1, 5, 2
    state.robber, state.blocked = start.shape.hex_by_name["D8"], 1 << start.shape.hex_by_name["D8"]
    _deal(
        state,
        start,
        [[1, 1, 0, 0, 0], [2, 2, 2, 2, 1], [0, 0, 0, 0, 0], [0, 3, 0, 0, 5], [1, 0, 0, 0, 0], [0, 0, 7, 0, 0]],
    )
    _give_cards(state, {5: [1, 0, 0, 0, 1]})
    state.turn, state.stage, state.rolled, state.owing = 2, terms.DISCARDING, 1, 0b001010
    return viewed(Position(start.edition, start.shape, state), ONLOOKER)


def _put(start: Any, rows: Any, thing: int, seat: int, names: str) -> None:
    places = start.shape.side_by_name if thing == terms.ROAD else start.shape.corner_by_name
    logs = Log.array(1)
    for name in names.split():
        engine.put_piece(rows, start.board, logs, thing, seat, places[name])


def _deal(state: Any, start: Any, hands: list[list[int]]) -> None:
    for seat, hand in enumerate(hands):
        state.hand[seat], state.hand_size[seat] = hand, sum(hand)
    state.bank = [start.supply.cards_each - sum(kind) for kind in zip(*hands, strict=True)]


def _give_cards(state: Any, cards: dict[int, list[int]]) -> None:
    for seat, known in cards.items():
        faces = known + [0] * (terms.CARDS - len(known))
        state.cards[seat], state.card_size[seat] = faces, sum(faces)
        state.deck = [left - taken for left, taken in zip(state.deck, faces, strict=True)]
    state.deck_size = sum(state.deck)


def gift() -> Position:
    """The Gift before anything is dealt."""
    state: Any = State()
    state.seats = 4
    state.corner, state.road = [terms.FREE] * terms.CORNERS, [terms.FREE] * terms.SIDES
    state.longest = state.army = state.builder = state.victim = state.winner = terms.NONE
    return Position(resolve("z-base", {}), GIFT, state)


PICTURES: dict[str, Callable[[], Position]] = {
    "first_start": first_start,
    "middle": middle,
    "hidden_hands": lambda: viewed(middle(), 2),
    "six_seats": six_seats,
}


@pytest.fixture(scope="session")
def pictures() -> dict[str, Position]:
    """The positions of the pictures in `pictures/`, by the names of their files."""
    return {name: make() for name, make in PICTURES.items()}


@pytest.fixture(scope="session")
def bare_gift() -> Position:
    return gift()


@pytest.fixture(scope="session")
def played() -> Played:
    """A random game of an edition after so many plies, everything open."""

    def play(key: str, seats: int, plies: int, seed: int = 7) -> Position:
        start, rows = fresh_rows(key, seats)
        states, dealers, logs = State.array(1), Dealer.array(1), Log.array(1)
        extras, moves = Nothing.array(1), Move.array(2048)
        tallies = numbers(engine.TALLIES)
        shared = (rows, states, start.board, extras, extras.copy(), start.layout, dealers, moves, logs)
        engine.play_games(*shared, seed, 0, 1, plies, tallies)
        return Position(start.edition, start.shape, State.read(states), EVERYTHING)

    return play


@pytest.fixture(scope="session")
def see() -> Callable[[Position, int], Position]:
    return viewed
