"""What seats get from the hexes of a position, told by hex, and the free sites within reach of their roads."""

from collections.abc import Iterator
from typing import Any

from hexmoot.notation.letters import KINDS
from hexmoot.render.island import pips, token_text
from hexmoot.rules.terms import BITS, DESERT, FREE, NONE, ROBBING

# All that two dice can show.
ROLLS = 36
# So many roads ahead a site is still worth a word.
FAR = 2


def hex_word(state: Any, place: int) -> str:
    """A hex by what it yields, such as `O6`."""
    return f"{KINDS[state.terrain[place]]}{token_text(state.token[place])}"


def yields(state: Any, board: Any, seat: int) -> dict[int, int]:
    """How many cards a seat (from 0) gets from each hex when its number is rolled; none where the robber stands."""
    found: dict[int, int] = {}
    for corner in _corners_in(state.own[seat]):
        for place in board.corner_hex[corner]:
            if place != NONE and state.terrain[place] != DESERT and not _is_idle(state, place):
                found[place] = found.get(place, 0) + 1 + (state.corner[corner] & 1)
    return found


def productive_rolls(state: Any, board: Any, seat: int) -> int:
    """In how many of all rolls a seat gets something from its hexes."""
    tokens = {state.token[place] for place in yields(state, board, seat)}
    return sum(pips(token) for token in tokens)


def _is_idle(state: Any, place: int) -> bool:
    """Whether a hex yields nothing now; a robber that is about to move counts no longer."""
    return (place == state.robber and state.stage != ROBBING) or bool(state.blocked >> place & 1)


def _corners_in(mask: list[int]) -> list[int]:
    return [bit + BITS * half for half, bits in enumerate(mask) for bit in range(BITS) if bits >> bit & 1]


def corner_pips(state: Any, board: Any, corner: int) -> int:
    """The pips of the hexes around a corner."""
    places = [place for place in board.corner_hex[corner] if place != NONE and state.terrain[place] != DESERT]
    return sum(pips(state.token[place]) for place in places)


def sites(state: Any, board: Any, seat: int) -> dict[int, int]:
    """The corners where a seat could settle, with how many roads are missing on the way there."""
    found: dict[int, int] = {}
    edge = {*_corners_in(state.reach[seat]), *_corners_in(state.own[seat])}
    seen = set(edge)
    for distance in range(FAR + 1):
        found |= {corner: distance for corner in edge if not _holds(state.near, corner)}
        edge = {corner for one in edge for corner in _one_road_on(state, board, seat, one)} - seen
        seen |= edge
    return found


def _one_road_on(state: Any, board: Any, seat: int, corner: int) -> Iterator[int]:
    """Nobody passes a strange building."""
    if _holds(state.taken, corner) and not _holds(state.own[seat], corner):
        return
    for way, side in enumerate(board.corner_side[corner]):
        if side != NONE and state.road[side] == FREE:
            yield board.corner_corner[corner][way]


def _holds(mask: list[int], corner: int) -> bool:
    return bool(mask[corner // BITS] >> corner % BITS & 1)
