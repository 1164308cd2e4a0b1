"""Our place names and catanatron's ids, each from the other.

Ours are doubled coordinates: the hex at axial (q, r) is row letter 'D' + r and column 7 + 2q + r. A corner is
the n or s corner of exactly one hex, a side the w, nw or ne side of exactly one hex; either hex may be sea.

catanatron names a tile by cube coordinates, numbers nodes in the order in which a walk over its tiles first
meets them, and names an edge by its two nodes, smaller first. The walk is repeated here rather than its table
copied; `check_against` compares the result with what catanatron says of itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Axial = tuple[int, int]
Cube = tuple[int, int, int]
Edge = tuple[int, int]

# Clockwise from the east, which is the order in which catanatron walks each ring.
EAST, SOUTH_EAST, SOUTH_WEST = (1, 0), (0, 1), (-1, 1)
WEST, NORTH_WEST, NORTH_EAST = (-1, 0), (0, -1), (1, -1)
CLOCKWISE = (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)

# catanatron's corners and sides of a tile in its order, as (step to the hex that names it, letter) of ours.
CORNERS: Mapping[str, tuple[Axial, str]] = {
    "NORTH": ((0, 0), "n"),
    "NORTHEAST": (NORTH_EAST, "s"),
    "SOUTHEAST": (SOUTH_EAST, "n"),
    "SOUTH": ((0, 0), "s"),
    "SOUTHWEST": (SOUTH_WEST, "n"),
    "NORTHWEST": (NORTH_WEST, "s"),
}
SIDES: Mapping[str, tuple[Axial, str]] = {
    "EAST": (EAST, "w"),
    "SOUTHEAST": (SOUTH_EAST, "nw"),
    "SOUTHWEST": (SOUTH_WEST, "ne"),
    "WEST": ((0, 0), "w"),
    "NORTHWEST": ((0, 0), "nw"),
    "NORTHEAST": ((0, 0), "ne"),
}
# The two corners at the ends of each side.
ENDS: Mapping[str, tuple[str, str]] = {
    "EAST": ("NORTHEAST", "SOUTHEAST"),
    "SOUTHEAST": ("SOUTHEAST", "SOUTH"),
    "SOUTHWEST": ("SOUTH", "SOUTHWEST"),
    "WEST": ("SOUTHWEST", "NORTHWEST"),
    "NORTHWEST": ("NORTHWEST", "NORTH"),
    "NORTHEAST": ("NORTH", "NORTHEAST"),
}
# Its ports by id, each by the tile and the side of it at which it lies; it shuffles only their kinds.
PORT_SIDES: tuple[tuple[Axial, str], ...] = (
    ((2, 0), "EAST"),
    ((1, 1), "SOUTHEAST"),
    ((-1, 2), "SOUTHEAST"),
    ((-2, 2), "SOUTHWEST"),
    ((-2, 1), "WEST"),
    ((-1, -1), "WEST"),
    ((0, -2), "NORTHWEST"),
    ((1, -2), "NORTHEAST"),
    ((2, -1), "NORTHEAST"),
)


def hex_name(place: Axial) -> str:
    """The name of the hex at axial (q, r)."""
    q, r = place
    return f"{chr(ord('D') + r)}{7 + 2 * q + r}"


def hex_at(name: str) -> Axial:
    """The axial place of the hex of this name."""
    r = ord(name[0]) - ord("D")
    column = int(name[1:])
    q, odd = divmod(column - 7 - r, 2)
    if odd:
        raise ValueError(f"no hex is called {name}")
    return q, r


def cube(place: Axial) -> Cube:
    """The cube coordinates of a hex: x to the east and north-east, z to the south."""
    q, r = place
    return q, -q - r, r


def step(place: Axial, by: Axial) -> Axial:
    """The hex one step on."""
    return place[0] + by[0], place[1] + by[1]


def ring(radius: int) -> list[Axial]:
    """The hexes at a distance from the centre, clockwise from the east."""
    place = (radius, 0)
    hexes = []
    # From the east corner of a ring the way on is south-west, and so on round.
    for side in range(6):
        for _ in range(radius):
            hexes.append(place)
            place = step(place, CLOCKWISE[(side + 2) % 6])
    return hexes


def corner_name(place: Axial, corner: str) -> str:
    """Our name of one of the six corners of a hex."""
    by, letter = CORNERS[corner]
    return hex_name(step(place, by)) + letter


def side_name(place: Axial, side: str) -> str:
    """Our name of one of the six sides of a hex."""
    by, letter = SIDES[side]
    return hex_name(step(place, by)) + letter


# The land, by tile id.
TILES: tuple[Axial, ...] = ((0, 0), *ring(1), *ring(2))

_node_of: dict[str, int] = {}
_edge_of: dict[str, Edge] = {}
for _place in TILES:
    for _corner in CORNERS:
        _node_of.setdefault(corner_name(_place, _corner), len(_node_of))
    for _side, (_first, _second) in ENDS.items():
        _low, _high = sorted(_node_of[corner_name(_place, _end)] for _end in (_first, _second))
        _edge_of[side_name(_place, _side)] = (_low, _high)
_name_of_node = {node: name for name, node in _node_of.items()}
_name_of_edge = {edge: name for name, edge in _edge_of.items()}
_tile_of = {hex_name(place): cube(place) for place in TILES}
_name_of_tile = {coordinate: name for name, coordinate in _tile_of.items()}
_side_of_port = [side_name(place, side) for place, side in PORT_SIDES]
_port_of_side = {side: port for port, side in enumerate(_side_of_port)}


def node_of(name: str) -> int:
    """Catanatron's node at our corner."""
    return _node_of[name]


def name_of_node(node: int) -> str:
    """Our corner at catanatron's node."""
    return _name_of_node[node]


def edge_of(name: str) -> Edge:
    """Catanatron's edge along our side, smaller node first."""
    return _edge_of[name]


def name_of_edge(edge: tuple[int, int] | list[int]) -> str:
    """Our side along catanatron's edge, in either order of its nodes."""
    low, high = sorted(edge)
    return _name_of_edge[low, high]


def tile_of(name: str) -> Cube:
    """Catanatron's coordinates of our land hex."""
    return _tile_of[name]


def name_of_tile(coordinate: Cube | list[int]) -> str:
    """Our land hex at catanatron's coordinates."""
    x, y, z = coordinate
    return _name_of_tile[x, y, z]


def side_of_port(port: int) -> str:
    """Our side at which catanatron's port of this id lies."""
    return _side_of_port[port]


def port_of_side(name: str) -> int:
    """Catanatron's port at our side; the nine are the only sides on which it can have one."""
    return _port_of_side[name]


def nodes() -> dict[str, int]:
    """Every corner with its node."""
    return dict(_node_of)


def edges() -> dict[str, Edge]:
    """Every side with its edge."""
    return dict(_edge_of)


def tiles() -> dict[str, Cube]:
    """Every land hex with its coordinates, in the order of catanatron's tile ids."""
    return dict(_tile_of)


def ports() -> list[str]:
    """The sides of the nine ports, by port id."""
    return list(_side_of_port)


def check_against(peer: Mapping[str, Any]) -> list[str]:
    """What differs from the peer's own answer to `{"geometry": true}`, a sentence each; at best nothing."""
    problems = []
    if len(peer["tiles"]) != len(TILES) or len(peer["ports"]) != len(_side_of_port):
        problems.append(f"catanatron has {len(peer['tiles'])} land tiles and {len(peer['ports'])} ports")
    for tile in peer["tiles"]:
        place = TILES[tile["id"]]
        if tuple(tile["coordinate"]) != cube(place):
            problems.append(f"tile {tile['id']} is at {tile['coordinate']}, not {cube(place)}")
        for corner, node in tile["nodes"].items():
            if node_of(corner_name(place, corner)) != node:
                problems.append(f"corner {corner_name(place, corner)} is node {node}")
        for side, edge in tile["edges"].items():
            if edge_of(side_name(place, side)) != tuple(edge):
                problems.append(f"side {side_name(place, side)} is edge {edge}")
    return problems + [
        f"port {port['id']} is at nodes {port['nodes']}"
        for port in peer["ports"]
        if edge_of(side_of_port(port["id"])) != tuple(port["nodes"])
    ]
