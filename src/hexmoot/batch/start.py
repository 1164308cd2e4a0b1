"""The start of a game by an edition: its board, the state before anything is dealt, and what is left to chance."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hexmoot.batch.engines import engine_of
from hexmoot.batch.gift import gift_box, print_gift, set_values, shuffle_gift, watch_extra
from hexmoot.batch.letters import harbour_code, terrain_code
from hexmoot.deal import island
from hexmoot.editions.boards import Supply, colours, fixed_board, joined, supply
from hexmoot.editions.edition import Edition, codes
from hexmoot.geometry import SHAPES, Shape, corner_hexes, spiral
from hexmoot.rules import terms
from hexmoot.rules.board import make_board
from hexmoot.rules.record import duplicate
from hexmoot.rules.records import Log, State

LARGE_FROM_SEATS = 5
WATCH = "watch"
# Options that matter only before the first move, or only to a clock; all others are fields of the state.
BEFORE_THE_GAME = {"board", "harbours", "tokens", "first_player", "setup", "turn_seconds", "roads", "gift_map"}
# Options that a game keeps in its own record beside the state.
BESIDE_THE_STATE = {"gift_limit", "giant_closes_ranks"}
CARD_NAMES = ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point", "new_recruits")


@dataclass(frozen=True, eq=False)
class Start:
    """Everything that games of one edition, number of seats and first player have in common."""

    edition: Edition
    seats: int
    shape: Shape
    supply: Supply
    board: Any
    state: Any
    layout: Any
    # The entry points of the game's driver, and its own record before anything is dealt.
    engine: Any
    extra: Any
    # The seat (from 0) that the host named, where the edition asks for one.
    first: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy of a start, in this process or another, is the start made again: nothing in it ever changes."""
        return start_of, (self.edition, self.seats, self.first)

    def extras(self) -> Any:
        """The driver's own record beside the state, as it is before anything is dealt."""
        return duplicate(self.extra)


def read_extra(start: Start, extras: Any) -> Any:
    """The plain record beside the state, of a game that has one worth telling; else None."""
    return start.engine.Extra.read(extras) if start.edition.game == WATCH else None


@lru_cache(maxsize=64)
def start_of(edition: Edition, seats: int, first: int = 0) -> Start:
    """The start of a game. `first` is the seat (from 0) that the host names, where the edition asks for one."""
    told = codes(edition, seats)
    box = box_of(edition, seats)
    shape = SHAPES[box.shape]
    deck = deck_of(box)
    board = make_board(shape, box.cards_each, deck)
    engine = engine_of(edition.game)
    blank = _blank(seats, told, box, deck)
    if edition.game == WATCH:
        set_values(blank)
    layout = _layout(edition, shape, box)
    if not layout.first_mode:
        blank.first = blank.turn = first
    states = State.array(1)
    if edition.options["board"] == "gift":
        print_gift(blank, edition, shape)
    elif edition.options["board"] != "random":
        _print_island(blank, edition, shape)
    elif edition.options["harbours"] == "frame" and not box.frame.shuffled:
        _print_frame(blank, box)
    blank.write(states)
    if layout.pieces_placed:
        _print_pieces(engine, states, board, edition, seats, shape)
    layouts = island.Layout.array(1)
    layout.write(layouts)
    extras = engine.Extra.array(1)
    if edition.game == WATCH:
        watch_extra(engine.Extra, shape, told, seats).write(extras)
    return Start(edition, seats, shape, box, board, states, layouts, engine, extras, first)


def deck_of(box: Supply) -> list[int]:
    """How many of each kind of development card there are, in the order of the rules."""
    return [box.deck.get(name, 0) for name in CARD_NAMES]


def box_of(edition: Edition, seats: int) -> Supply:
    """What lies in the box for so many seats."""
    if edition.options["board"] == "gift":
        return gift_box(edition)
    return supply("large" if seats >= LARGE_FROM_SEATS else "island")


def _blank(seats: int, told: dict[str, int], box: Supply, deck: list[int]) -> Any:
    """SETUP-01, SETUP-02: all pieces and cards at hand, nothing on the board."""
    state: Any = State()
    state.seats = seats
    for name, value in told.items():
        if name not in BEFORE_THE_GAME | BESIDE_THE_STATE:
            setattr(state, name, value)
    state.bank_rate, state.road_points, state.army_points = 4, 2, 2
    state.corner = [terms.FREE] * terms.CORNERS
    state.road = [terms.FREE] * terms.SIDES
    state.bank = [box.cards_each] * terms.KINDS
    state.deck, state.deck_size = list(deck), sum(deck)
    state.longest = state.army = state.builder = state.victim = state.winner = terms.NONE
    state.stage = terms.SETTLING
    for seat in range(seats):
        state.settlements_left[seat] = box.pieces["settlement"]
        state.cities_left[seat] = box.pieces["city"]
        state.roads_left[seat] = box.pieces["road"]
        state.rate[seat] = [state.bank_rate] * terms.KINDS
    return state


def _layout(edition: Edition, shape: Shape, box: Supply) -> Any:
    """What is dealt, and from what."""
    options = edition.options
    layout: Any = island.Layout()
    layout.first_mode = island.HIGHEST_ROLL if options["first_player"] == "highest_roll" else island.NAMED
    layout.pieces_placed = int(options["setup"] == "fixed")
    if options["board"] == "gift":
        if options["gift_map"] == "shuffled":
            shuffle_gift(layout, box)
        return layout
    if options["board"] != "random":
        return layout
    layout.terrain_mode = island.SHUFFLED
    hexes = [terrain_code(letter) for letter, count in box.terrain.items() for _ in range(count)]
    layout.terrain[: len(hexes)] = hexes
    layout.token_mode = island.SPIRAL if options["tokens"] == "spiral" else island.RANDOM
    layout.token_count = len(box.tokens)
    layout.tokens[: len(box.tokens)] = box.tokens
    for way, corner in enumerate(corner_hexes(shape)):
        layout.spiral[way][: len(shape.hexes)] = spiral(shape, corner)
    if options["harbours"] == "frame":
        if box.frame.shuffled:
            layout.harbour_mode = island.FRAME
            layout.frame = [[harbour_code(kind) for kind in piece] for piece in box.frame.pieces]
    elif options["harbours"] == "shuffled":
        layout.harbour_mode = island.SHUFFLED
        layout.spot_count = len(box.harbour_spots)
        layout.spots[: layout.spot_count] = box.harbour_spots
        layout.kinds[: layout.spot_count] = [harbour_code(kind) for kind in box.harbour_kinds]
    return layout


def _print_island(state: Any, edition: Edition, shape: Shape) -> None:
    """SETUP-04, SETUP-13: the printed terrain, tokens, harbours and robber."""
    printed = fixed_board(str(edition.options["board"]))
    for name, place in printed.hexes.items():
        state.terrain[shape.hex_by_name[name]] = terrain_code(place.terrain)
        state.token[shape.hex_by_name[name]] = place.token
    for harbour in printed.harbours:
        state.harbour[harbour.coast] = harbour_code(harbour.kind)
    state.robber = shape.hex_by_name[printed.robber]
    state.blocked = 1 << state.robber


def _print_frame(state: Any, box: Supply) -> None:
    """BOARD-12: the frame of the large board fits together in one order only."""
    for harbour in joined(box.frame):
        state.harbour[harbour.coast] = harbour_code(harbour.kind)


def _print_pieces(engine: Any, states: Any, board: Any, edition: Edition, seats: int, shape: Shape) -> None:
    """SETUP-04, SETUP-05, SETUP-13: the printed settlements and roads, and the first cards."""
    printed = fixed_board(str(edition.options["board"]))
    logs = Log.array(1)
    for seat, colour in enumerate(colours(seats, fixed=True)):
        start = printed.start[colour]
        for corner in start.settlements:
            engine.put_piece(states, board, logs, terms.SETTLEMENT, seat, shape.corner_by_name[corner])
        for side in start.roads:
            engine.put_piece(states, board, logs, terms.ROAD, seat, shape.side_by_name[side])
        engine.put_piece(states, board, logs, terms.CARD, seat, shape.corner_by_name[start.pays])
