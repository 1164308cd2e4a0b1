"""HEN, a position in one line. Equal positions have equal lines.

    edition board harbours robber pieces hands cards awards turn offers[;component=...]

The docs have the grammar. This module writes; `hen_reader` reads.
"""

import hashlib
from typing import Any

from hexmoot.editions.edition import Edition, changes, text
from hexmoot.notation import watch_words
from hexmoot.notation.letters import ANY, CARDS, DESERT, KINDS, letters_of
from hexmoot.notation.position import EVERYTHING, ONLOOKER, Position
from hexmoot.notation.watch_hen import write_component
from hexmoot.notation.wire import seats_of
from hexmoot.rules import terms

STAGES = (
    "settling",
    "paving",
    "before",
    "rolling",
    "discarding",
    "robbing",
    "stealing",
    "main",
    "drawing",
    "laying",
    "extra",
    "paired",
    "over",
)
# By number: the common ones, and those of a game of its own.
STAGE_NAMES = {**dict(enumerate(STAGES)), **watch_words.STAGES}
STAGE_NUMBERS = {name: number for number, name in STAGE_NAMES.items()}
# Where the robber is while it is on no hex.
NO_HEX = "-"


def write_hen(position: Position) -> str:
    """The line of a position; what its viewer may not see is written as counts."""
    fields = (
        edition_field(position),
        board_field(position),
        harbour_field(position),
        robber_field(position),
        pieces_field(position),
        hands_field(position),
        cards_field(position),
        f"{_seat(position.state.longest)},{_seat(position.state.army)}",
        turn_field(position),
        offers_field(position),
    )
    return " ".join(fields) + ("" if position.extra is None else write_component(position))


def fingerprint(line: str) -> str:
    """Eight hex digits that stand for a position's line."""
    return hashlib.sha256(line.encode()).hexdigest()[:8]


def edition_text(edition: Edition) -> str:
    """`z-base:1,robber_desert=no`: key, ruleset, and the options that differ from the plain edition."""
    parts = [f"{edition.key}:{edition.ruleset}"]
    parts += [f"{name}={text(name, value)}" for name, value in changes(edition).items()]
    return ",".join(parts)


def edition_field(position: Position) -> str:
    """The edition, and behind an @ who is looking: a seat, or 0 for an onlooker."""
    viewer = "" if position.viewer == EVERYTHING else f"@{0 if position.viewer == ONLOOKER else position.viewer + 1}"
    return edition_text(position.edition) + viewer


def terrain_letter(terrain: int) -> str:
    """L W G B O for what a hex gives, D for the desert."""
    return DESERT if terrain == terms.DESERT else KINDS[terrain]


def board_field(position: Position) -> str:
    """The board's name, then terrain and token hex by hex, row by row."""
    state, shape = position.state, position.shape
    rows, place = [], 0
    for _, count in shape.rows:
        hexes = range(place, place + count)
        rows.append("".join(f"{terrain_letter(state.terrain[h])}{state.token[h] or ''}" for h in hexes))
        place += count
    return f"{shape.name}:{'/'.join(rows)}"


def harbour_letter(harbour: int) -> str:
    """The kind that a harbour is for, or 3 for any."""
    return ANY if harbour == terms.ANY_HARBOUR else KINDS[harbour - 1]


def harbour_field(position: Position) -> str:
    """Each harbour's side and kind, clockwise along the coast."""
    shape = position.shape
    found = [
        f"{shape.side_names[side]}:{harbour_letter(position.state.harbour[place])}"
        for place, side in enumerate(shape.coast)
        if position.state.harbour[place] != terms.NO_HARBOUR
    ]
    return ",".join(found) or "-"


def robber_field(position: Position) -> str:
    """The robber's hex, or - while it is beside the board."""
    robber = position.state.robber
    return NO_HEX if robber == terms.NONE else position.shape.hex_names[robber]


def pieces_field(position: Position) -> str:
    """For each seat: settlements/cities/roads."""
    state, shape = position.state, position.shape
    written = []
    for seat in range(position.seats):
        settlements = [shape.corner_names[c] for c in range(len(shape.corners)) if state.corner[c] == 2 * seat]
        cities = [shape.corner_names[c] for c in range(len(shape.corners)) if state.corner[c] == 2 * seat + 1]
        roads = [shape.side_names[side] for side in range(len(shape.sides)) if state.road[side] == seat]
        written.append("/".join(",".join(places) for places in (settlements, cities, roads)))
    return "|".join(written)


def open_to_viewer(position: Position, seat: int) -> bool:
    """Whether the viewer sees the cards of a seat: its own, or everybody's when the game is over (WIN-04)."""
    return position.sees(seat) or position.state.stage == terms.OVER


def _cards(counts: list[int], size: int, seen: bool, alphabet: str) -> str:
    if seen:
        return letters_of(counts, alphabet) or "-"
    return f"?{size}" if size else "-"


def hands_field(position: Position) -> str:
    """For each seat the cards in hand, covered discards in brackets; in a view the bank's stock behind an = sign."""
    state = position.state
    written = [hand_part(position, seat) for seat in range(position.seats)]
    if position.is_view and state.stage != terms.OVER:
        written.append("=" + ".".join(map(str, state.bank)))
    return "|".join(written)


def hand_part(position: Position, seat: int) -> str:
    """The cards in the hand of a seat (from 0), and its covered discards."""
    state = position.state
    seen = open_to_viewer(position, seat)
    hand = _cards(state.hand[seat], state.hand_size[seat], seen, KINDS)
    aside = state.aside_size[seat]
    if aside:
        hand += f"({letters_of(state.aside[seat]) if seen else f'?{aside}'})"
    return hand


def cards_field(position: Position) -> str:
    """For each seat its development cards, old/new/played."""
    return "|".join([card_part(position, seat) for seat in range(position.seats)])


def card_part(position: Position, seat: int) -> str:
    """The development cards of a seat (from 0), old/new/played."""
    state = position.state
    is_acting = seat == (state.turn if state.builder == terms.NONE else state.builder)
    seen = open_to_viewer(position, seat)
    fresh = state.fresh if is_acting else [0] * terms.CARDS
    fresh_size = state.fresh_size if is_acting else 0
    old = [held - new for held, new in zip(state.cards[seat], fresh, strict=True)]
    parts = (
        _cards(old, state.card_size[seat] - fresh_size, seen, CARDS),
        _cards(fresh, fresh_size, seen, CARDS),
        letters_of(state.played[seat], CARDS) or "-",
    )
    return "/".join(parts)


def _seat(seat: int) -> str:
    return "-" if seat == terms.NONE else str(seat + 1)


def turn_field(position: Position) -> str:
    """The seat at turn, the stage, and what the stage is about."""
    state = position.state
    parts = [str(state.turn + 1), STAGE_NAMES[state.stage]]
    details = _turn_details(state, position)
    if details:
        parts.append(",".join(details))
    return ":".join(parts)


def _turn_details(state: Any, position: Position) -> list[str]:
    details = [name for name in ("rolled", "built") if getattr(state, name)]
    if state.card_played:
        details.append("card")
    if state.opened:
        kinds = "".join(harbour_letter(kind + 1) for kind in range(terms.ANY_HARBOUR) if state.opened >> kind & 1)
        details.append(f"harbours={kinds}")
    if state.stage == terms.PAVING:
        details.append(f"corner={position.shape.corner_names[state.last_corner]}")
    if state.free_roads:
        details.append(f"free={state.free_roads}")
    if state.stage == terms.DISCARDING:
        details.append("owe=" + "".join(map(str, seats_of(state.owing))))
    if state.victim != terms.NONE:
        details.append(f"victim={state.victim + 1}")
    if state.builder != terms.NONE:
        details.append(f"builder={state.builder + 1}")
    if any(state.offered[: state.seats]):
        details.append("offered=" + ".".join(str(count) for count in state.offered[: state.seats]))
    return details


def offers_field(position: Position) -> str:
    """Each open offer: seat:gives>takes/asked+agreed-declined."""
    state = position.state
    written = []
    for seat in range(position.seats):
        if state.open_offers >> seat & 1:
            offer = f"{seat + 1}:{letters_of(state.gives[seat])}>{letters_of(state.takes[seat])}/"
            offer += "".join(map(str, seats_of(state.asked[seat])))
            for sign, mask in (("+", state.agreed[seat]), ("-", state.declined[seat])):
                if mask:
                    offer += sign + "".join(map(str, seats_of(mask)))
            written.append(offer)
    return "|".join(written) or "-"
