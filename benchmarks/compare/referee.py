"""A second opinion, slow and independent of both engines: roads, road sites and yields worked out from the pieces.

It knows only catanatron's numbering and a position's lists of pieces, and follows the wording of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import geometry
from words import RESOURCES, Position

Edge = tuple[int, int]

SHORTEST = 5
NAMES = list(RESOURCES.values())


def roads_of(position: Position, seat: int) -> frozenset[Edge]:
    """The roads of one seat."""
    return frozenset((low, high) for low, high, owner in position["roads"] if owner == seat)


def rivals_of(position: Position, seat: int) -> frozenset[int]:
    """The nodes with another seat's building."""
    return frozenset(node for node, owner, _ in position["buildings"] if owner != seat)


@lru_cache(maxsize=4096)
def longest_trail(roads: frozenset[Edge], barred: frozenset[int]) -> int:
    """ROAD-01, ROAD-02, ROAD-05: the most roads in one stroke; it may begin and end at a barred node, not pass it."""

    def from_node(node: int, left: frozenset[Edge]) -> int:
        best = 0
        for road in left:
            if node in road:
                far = road[0] + road[1] - node
                rest = left - {road}
                best = max(best, 1 + (0 if far in barred else from_node(far, rest)))
        return best

    return max((from_node(node, roads) for node in {node for road in roads for node in road}), default=0)


def lengths(position: Position) -> list[int]:
    """The length of every seat's longest road."""
    return [longest_trail(roads_of(position, seat), _touched(position, seat)) for seat in range(len(position["hands"]))]


def short_lengths(position: Position) -> list[int]:
    """The same with every road left out that leads to another seat's building: the least that catanatron counts."""
    found = []
    for seat in range(len(position["hands"])):
        barred = _touched(position, seat)
        free = frozenset(road for road in roads_of(position, seat) if not barred & set(road))
        found.append(longest_trail(free, frozenset()))
    return found


def _touched(position: Position, seat: int) -> frozenset[int]:
    """The rivals' nodes at the seat's own roads; no other matters to their length."""
    ends = {node for road in roads_of(position, seat) for node in road}
    return rivals_of(position, seat) & ends


def next_holder(holder: int | None, lengths_now: list[int]) -> int | None:
    """ROAD-03, ROAD-04 with `road_tie=keeps`: who holds the card after a change."""
    best = max(lengths_now)
    if best < SHORTEST:
        return None
    leaders = [seat for seat, length in enumerate(lengths_now) if length == best]
    if holder in leaders:
        return holder
    return leaders[0] if len(leaders) == 1 else None


def is_cut(position: Position, node: int, builder: int) -> bool:
    """Whether a settlement on the node lies inside another seat's road: two of its roads meet there."""
    return any(
        sum(node in road for road in roads_of(position, seat)) > 1
        for seat in range(len(position["hands"]))
        if seat != builder
    )


@cache
def all_edges() -> frozenset[Edge]:
    """Every edge of the island."""
    return frozenset(geometry.edges().values())


def road_sites(position: Position, seat: int) -> set[Edge]:
    """BUILD-04, BUILD-05: where the seat may lay a road."""
    return {edge for edge in _free_edges(position) if any(_leads_on(position, seat, node) for node in edge)}


def barred_sites(position: Position, seat: int) -> set[Edge]:
    """Where an own road arrives, but only at a corner that holds another seat's building."""
    reached = {node for road in roads_of(position, seat) for node in road} & rivals_of(position, seat)
    return {edge for edge in _free_edges(position) if reached & set(edge)} - road_sites(position, seat)


def _free_edges(position: Position) -> Iterable[Edge]:
    return all_edges() - {(low, high) for low, high, _ in position["roads"]}


def _leads_on(position: Position, seat: int, node: int) -> bool:
    """Whether the seat may go on from a node: its own building there, or the end of its own road and no building."""
    if any(place == node and owner == seat for place, owner, _ in position["buildings"]):
        return True
    return node not in rivals_of(position, seat) and any(node in road for road in roads_of(position, seat))


@cache
def nodes_of_tiles() -> dict[tuple[int, ...], tuple[int, ...]]:
    """The six nodes of every tile."""
    return {
        geometry.cube(place): tuple(
            geometry.node_of(geometry.corner_name(place, corner)) for corner in geometry.CORNERS
        )
        for place in geometry.TILES
    }


def owners_at(position: Position, tile: list[int]) -> set[int]:
    """The seats with a building at a tile."""
    nodes = nodes_of_tiles()[tuple(tile)]
    return {owner for node, owner, _ in position["buildings"] if node in nodes}


def owed(position: Position, tiles: list[Any], total: int) -> list[list[int]]:
    """PROD-01 to PROD-03: what every seat is due after a roll, by kind, before the bank is looked at."""
    due = [[0] * len(NAMES) for _ in position["hands"]]
    for coordinate, resource, token in tiles:
        if token == total and coordinate != position["robber"]:
            nodes = nodes_of_tiles()[tuple(coordinate)]
            for node, owner, kind in position["buildings"]:
                if node in nodes:
                    due[owner][NAMES.index(resource)] += 2 if kind == "CITY" else 1
    return due


def sole_claims(position: Position, tiles: list[Any], total: int) -> list[tuple[int, int, int]]:
    """PROD-04: `(seat, kind, cards left)` for every kind that is short and due to one seat alone."""
    due = owed(position, tiles, total)
    found = []
    for kind, stock in enumerate(position["bank"]):
        claimants = [seat for seat, claims in enumerate(due) if claims[kind]]
        if len(claimants) == 1 and due[claimants[0]][kind] > stock > 0:
            found.append((claimants[0], kind, stock))
    return found
