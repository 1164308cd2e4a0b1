"""One game of catanatron behind a line protocol; run by an interpreter that has catanatron installed.

catanatron is GPL and stays a process of its own: it is compared with, never linked. This script reads one
JSON object a line on stdin and answers one a line on stdout. Nothing is left to its random numbers: the
board, the seating, the dice, the thefts and the cards drawn are told to it. Places are in its own ids
(`geometry.py` translates); its colours are replaced by seat numbers in order of play.

    {"new": {"seats": 4, "tiles": [[[0, 0, 0], "WOOD", 11], ...], "ports": ["ORE", null, ...]}}
                                    optional: "robber", "discard_limit" (7), "points_to_win" (10)
    {"legal": true}                 -> {"seat": 0, "prompt": "PLAY_TURN", "actions": [["ROLL", null], ...]}
    {"do": ["ROLL", null], "result": [3, 4]}    -> {"ok": true, "result": [3, 4], "winner": null}
    {"state": true}                 -> everything it knows, see `state_of`
    {"state": "changes"}            -> of that, what changed since the state was last asked for
    {"set": {"hands": [...], "bank": [...], "road": {"holder": 2, "lengths": [...]}}}
                                    after a known deviation: put right what it got wrong, and play on
    {"geometry": true}              -> its numbering of tiles, nodes, edges and ports
    {"batch": [request, ...]}       -> {"batch": [answer, ...]}, stopping after the first error

An answer to a request that cannot be met is {"error": "..."}. Without a "result", dice, theft and card are
drawn at random and told in the answer.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

try:
    from catanatron.game import Game  # type: ignore[import-not-found]
    from catanatron.models.actions import generate_playable_actions  # type: ignore[import-not-found]
    from catanatron.models.enums import (  # type: ignore[import-not-found]
        DEVELOPMENT_CARDS,
        RESOURCES,
        Action,
        ActionRecord,
        ActionType,
    )
    from catanatron.models.map import (  # type: ignore[import-not-found]
        BASE_MAP_TEMPLATE,
        PORT_DIRECTION_TO_NODEREFS,
        CatanMap,
        initialize_tiles,
    )
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]
    from catanatron.models.tiles import LandTile, Port  # type: ignore[import-not-found]
except ImportError as error:
    print(
        f"catanatron cannot be imported by {sys.executable} ({error}); install its repository (3.3.0) in "
        "an environment of Python 3.11 or later and name its interpreter.",
        file=sys.stderr,
    )
    sys.exit(2)

COLORS = list(Color)
SEAT_OF = {color: seat for seat, color in enumerate(COLORS)}
# The kinds whose cards bought this turn it refuses to play; a victory point card is never played.
PLAYABLE_CARDS = [card for card in DEVELOPMENT_CARDS if card != "VICTORY_POINT"]
# The names of its flat table of values, each prefixed there by the seat.
HAND = tuple(f"{resource}_IN_HAND" for resource in RESOURCES)
CARDS = tuple(f"{card}_IN_HAND" for card in DEVELOPMENT_CARDS)
OWNED = tuple(f"{card}_OWNED_AT_START" for card in PLAYABLE_CARDS)
PLAYED = tuple(f"PLAYED_{card}" for card in DEVELOPMENT_CARDS)
PIECES = ("ROADS_AVAILABLE", "SETTLEMENTS_AVAILABLE", "CITIES_AVAILABLE")
FLAGS = ("HAS_ROAD", "HAS_ARMY", "HAS_ROLLED", "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN")
POINTS = ("VICTORY_POINTS", "ACTUAL_VICTORY_POINTS", "LONGEST_ROAD_LENGTH")
# Only these take their outcome from a record; a record for any other action would be ignored.
TOLD = {ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD, ActionType.MOVE_ROBBER}

Json = Any


def new_game(request: dict[str, Json]) -> Any:
    """Set up its game with our board and our seating."""
    seats = request["seats"]
    players = [RandomPlayer(color) for color in COLORS[:seats]]
    game = Game(
        players,
        seed=0,
        discard_limit=request.get("discard_limit", 7),
        vps_to_win=request.get("points_to_win", 10),
        catan_map=map_of(request["tiles"], request["ports"]),
    )
    state = game.state
    # Its constructor shuffles the seating and offers no way around it.
    state.players = players
    state.colors = tuple(COLORS[:seats])
    state.color_to_index = {color: seat for seat, color in enumerate(state.colors)}
    if request.get("robber") is not None:
        state.board.robber_coordinate = tuple(request["robber"])
    game.playable_actions = generate_playable_actions(state)
    return game


def map_of(tiles: list[Json], ports: list[Json]) -> Any:
    """Its island with our terrain, tokens and harbours: a random one, written over."""
    by_coordinate = initialize_tiles(BASE_MAP_TEMPLATE, number_placement="random")
    told = {tuple(coordinate): (resource, number) for coordinate, resource, number in tiles}
    for coordinate, tile in by_coordinate.items():
        if isinstance(tile, LandTile):
            tile.resource, tile.number = told.pop(coordinate)
        elif isinstance(tile, Port):
            tile.resource = ports[tile.id]
    if told:
        raise ValueError(f"no land at {sorted(told)}")
    return CatanMap.from_tiles(by_coordinate)


def plain(value: Any) -> Json:
    """A value of its actions as JSON, colours as seats."""
    if isinstance(value, Color):
        return SEAT_OF[value]
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def action_of(game: Any, request: Json) -> Any:
    """The action named by `[type, value]`, by the seat whose decision it is."""
    name, value = request
    kind = ActionType(name)
    if kind is ActionType.MOVE_ROBBER:
        coordinate, victim = value
        value = (tuple(coordinate), None if victim is None else COLORS[victim])
    elif kind is ActionType.CONFIRM_TRADE:
        value = (*value[:10], COLORS[value[10]])
    elif isinstance(value, list):
        value = tuple(value)
    return Action(game.state.current_color(), kind, value)


def legal(game: Any) -> Json:
    """What it would let the deciding seat do; sorted, because its own order depends on hashing."""
    actions = [[action.action_type.value, plain(action.value)] for action in game.playable_actions]
    actions.sort(key=repr)
    state = game.state
    return {"seat": state.current_player_index, "prompt": state.current_prompt.value, "actions": actions}


def do(game: Any, request: Json, result: Json) -> Json:
    """Play one action, with the outcome we tell it where there is one to tell."""
    action = action_of(game, request)
    record = None
    if result is not None:
        nobody_robbed = action.action_type is ActionType.MOVE_ROBBER and action.value[1] is None
        if action.action_type not in TOLD or nobody_robbed:
            raise ValueError(f"{request} has no outcome to be told")
        record = ActionRecord(action, tuple(result) if isinstance(result, list) else result)
    # Given a record, it takes the card told out of its deck itself and fails if there is none left; the
    # length is checked all the same, for a deck that drifts would show only when it runs out.
    deck = len(game.state.development_listdeck)
    done = game.execute(action, action_record=record)
    bought = action.action_type is ActionType.BUY_DEVELOPMENT_CARD
    if len(game.state.development_listdeck) != deck - bought:
        raise RuntimeError("its development deck drifted")
    return {"ok": True, "result": plain(done.result), "winner": winner_of(game)}


def winner_of(game: Any) -> int | None:
    """The seat it calls the winner; it looks at every seat, whoever's turn it is."""
    color = game.winning_color()
    return None if color is None else SEAT_OF[color]


@cache
def readers(seats: int, names: tuple[str, ...]) -> list[Callable[[dict[str, Json]], tuple[Json, ...]]]:
    """One reader a seat of the named values of its flat table; made once, for a state is asked for often."""
    return [itemgetter(*(f"P{seat}_{name}" for name in names)) for seat in range(seats)]


def state_of(game: Any) -> dict[str, Json]:
    """Everything it knows, seat by seat; resources and cards in the order that `geometry` tells."""
    state, board = game.state, game.state.board
    values = state.player_state
    seats = len(state.colors)
    turn = state.current_turn_index
    deck = state.development_listdeck
    flags = [read(values) for read in readers(seats, FLAGS)]
    points = [read(values) for read in readers(seats, POINTS)]
    return {
        "turn": turn,
        "seat": state.current_player_index,
        "prompt": state.current_prompt.value,
        "setup": state.is_initial_build_phase,
        "turns": state.num_turns,
        "rolled": flags[turn][2],
        "played_card": flags[turn][3],
        "free_roads": state.free_roads_available if state.is_road_building else 0,
        "discards": list(state.discard_counts),
        "bank": list(state.resource_freqdeck),
        "deck": [deck.count(card) for card in DEVELOPMENT_CARDS],
        "hands": [list(read(values)) for read in readers(seats, HAND)],
        "cards": [list(read(values)) for read in readers(seats, CARDS)],
        # Whether the seat held a card of the kind when its last turn ended: by kind, not by card.
        "owned_at_start": [list(read(values)) for read in readers(seats, OWNED)],
        "played": [list(read(values)) for read in readers(seats, PLAYED)],
        "pieces_left": [list(read(values)) for read in readers(seats, PIECES)],
        "buildings": sorted([node, SEAT_OF[color], kind] for node, (color, kind) in board.buildings.items()),
        "roads": sorted([*edge, SEAT_OF[color]] for edge, color in board.roads.items() if edge[0] < edge[1]),
        "robber": list(board.robber_coordinate),
        "road_holder": next((seat for seat in range(seats) if flags[seat][0]), None),
        "road_lengths": [row[2] for row in points],
        # What its board keeps, also in the setup, where the lengths above still say 0.
        "board_road_holder": plain(board.road_color),
        "board_road_lengths": [board.road_lengths.get(color, 0) for color in state.colors],
        "army_holder": next((seat for seat in range(seats) if flags[seat][1]), None),
        "visible_points": [row[0] for row in points],
        "points": [row[1] for row in points],
        "winner": winner_of(game),
    }


def set_right(game: Any, request: dict[str, Json]) -> Json:
    """Write over what a known deviation got wrong, so that the rest of the game can still be compared."""
    state = game.state
    for seat, hand in enumerate(request.get("hands", [])):
        for resource, count in zip(RESOURCES, hand, strict=True):
            state.player_state[f"P{seat}_{resource}_IN_HAND"] = count
    if "bank" in request:
        state.resource_freqdeck = list(request["bank"])
    if "road" in request:
        set_road(state, request["road"]["holder"], request["road"]["lengths"])
    game.playable_actions = generate_playable_actions(state)
    return {"ok": True, "winner": winner_of(game)}


def set_road(state: Any, holder: int | None, lengths: list[int]) -> None:
    """Give the longest road to its rightful holder, points included."""
    board = state.board
    for seat, color in enumerate(state.colors):
        held = state.player_state[f"P{seat}_HAS_ROAD"]
        gain = 2 * ((seat == holder) - held)
        state.player_state[f"P{seat}_HAS_ROAD"] = seat == holder
        state.player_state[f"P{seat}_VICTORY_POINTS"] += gain
        state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"] += gain
        state.player_state[f"P{seat}_LONGEST_ROAD_LENGTH"] = lengths[seat]
        board.road_lengths[color] = lengths[seat]
    board.road_color = None if holder is None else COLORS[holder]
    # The length to beat: the holder's, or that of those who tie for a card set aside.
    longest = max(lengths)
    board.road_length = lengths[holder] if holder is not None else longest if longest >= 5 else 0


def geometry() -> Json:
    """Its numbering, read from itself, so that our map of it can be checked before every comparison."""
    tiles, ports = [], []
    for coordinate, tile in initialize_tiles(BASE_MAP_TEMPLATE, number_placement="random").items():
        nodes = {reference.value: node for reference, node in tile.nodes.items()}
        if isinstance(tile, LandTile):
            edges = {reference.value: sorted(edge) for reference, edge in tile.edges.items()}
            tiles.append({"id": tile.id, "coordinate": coordinate, "nodes": nodes, "edges": edges})
        elif isinstance(tile, Port):
            ends = sorted(tile.nodes[end] for end in PORT_DIRECTION_TO_NODEREFS[tile.direction])
            ports.append({"id": tile.id, "coordinate": coordinate, "nodes": ends})
    return {"tiles": tiles, "ports": ports, "resources": RESOURCES, "cards": DEVELOPMENT_CARDS}


class Mirror:
    """The one game a process mirrors."""

    def __init__(self) -> None:
        self.game: Any = None
        self.told: dict[str, Json] = {}

    def answer(self, request: dict[str, Json]) -> Json:
        """Meet one request; errors are for the caller to turn into an answer."""
        if "batch" in request:
            return {"batch": self.answer_all(request["batch"])}
        if "geometry" in request:
            return geometry()
        if "new" in request:
            self.game = new_game(request["new"])
            self.told = {}
            return {"ok": True}
        if self.game is None:
            raise ValueError("no game yet")
        if "do" in request:
            return do(self.game, request["do"], request.get("result"))
        if "legal" in request:
            return legal(self.game)
        if "state" in request:
            return self.state(only_changes=request["state"] == "changes")
        if "set" in request:
            return set_right(self.game, request["set"])
        raise ValueError(f"unknown request {sorted(request)}")

    def state(self, *, only_changes: bool) -> dict[str, Json]:
        """The state, or what changed in it: most of it stays, and writing it is most of the cost."""
        told, self.told = self.told, state_of(self.game)
        if not only_changes:
            return self.told
        return {name: value for name, value in self.told.items() if name not in told or told[name] != value}

    def answer_all(self, requests: list[dict[str, Json]]) -> list[Json]:
        """Meet requests in order up to the first that fails."""
        answers = []
        for request in requests:
            answers.append(self.answer_or_error(request))
            if "error" in answers[-1]:
                break
        return answers

    def answer_or_error(self, request: dict[str, Json]) -> Json:
        """Meet one request, or say what went wrong."""
        try:
            return self.answer(request)
        # Whatever its code raises is an answer to the other side, which knows what it asked for.
        except Exception as problem:  # noqa: BLE001
            return {"error": f"{type(problem).__name__}: {problem}"}


def main() -> None:
    """Answer every line until the input ends."""
    mirror = Mirror()
    for line in sys.stdin:
        print(json.dumps(mirror.answer_or_error(json.loads(line)), separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
