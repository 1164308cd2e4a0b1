"""What lies on the island: hexes, harbours and pieces, read from a position for both kinds of picture."""

from dataclasses import dataclass
from typing import Any

from hexmoot.geometry.lattice import NEIGHBOURS, Corner, Hex
from hexmoot.notation.position import Position
from hexmoot.notation.watch_words import WILDLINGS
from hexmoot.render.words import ICE, KINDS, TERRAINS, Words
from hexmoot.rules.terms import ANY_HARBOUR, DESERT, FREE, NO_HARBOUR, TWO_AND_TWELVE

SEVEN = 7
# The land of the second game, where what yields nothing is ice.
GIFT = "gift"


@dataclass(frozen=True, slots=True)
class Tile:
    """A hex. `terrain` is empty before the island is dealt; `token` is 0 where there is none."""

    name: str
    place: Hex
    terrain: str
    token: int
    has_robber: bool
    # Of the second game: who blocks the hex, or nothing.
    wildling: str = ""

    @property
    def number(self) -> str:
        """What the token says."""
        return token_text(self.token)

    @property
    def pips(self) -> int:
        return pips(self.token)

    @property
    def is_red(self) -> bool:
        return self.pips == 5


@dataclass(frozen=True, slots=True)
class Haven:
    """A harbour: what it trades (empty for any kind), its two corners, and the way to the sea from its hex."""

    kind: str
    corners: tuple[Corner, Corner]
    corner_names: tuple[str, str]
    seaward: Hex

    @property
    def ratio(self) -> str:
        return "2:1" if self.kind else "3:1"

    def name(self, words: Words) -> str:
        return words("harbour", ratio=self.ratio, kind=words(self.kind)) if self.kind else words("open_harbour")


@dataclass(frozen=True, slots=True)
class Building:
    """A settlement or a city."""

    seat: int
    is_city: bool
    corner: Corner
    name: str


@dataclass(frozen=True, slots=True)
class Road:
    """A road."""

    seat: int
    ends: tuple[Corner, Corner]
    name: str


def pips(token: int) -> int:
    """In how many of 36 rolls the number comes up."""
    if token == TWO_AND_TWELVE:
        return 2
    return 6 - abs(SEVEN - token) if token else 0


def token_text(token: int) -> str:
    """A token's number, or both of them."""
    return "2/12" if token == TWO_AND_TWELVE else str(token)


def tiles(position: Position) -> list[Tile]:
    """All hexes. One of a producing terrain without a token is not dealt yet."""
    return [_tile(position, i) for i in range(len(position.shape.hexes))]


def _tile(position: Position, i: int) -> Tile:
    state, shape = position.state, position.shape
    is_dealt = state.token[i] != 0 or state.terrain[i] == DESERT
    return Tile(
        name=shape.hex_names[i],
        place=shape.hexes[i],
        terrain=_terrain(position, i) if is_dealt else "",
        token=state.token[i],
        has_robber=is_dealt and state.robber == i,
        wildling=_wildling(position, i),
    )


def _terrain(position: Position, i: int) -> str:
    terrain = position.state.terrain[i]
    return ICE if terrain == DESERT and position.shape.name == GIFT else TERRAINS[terrain]


def _wildling(position: Position, i: int) -> str:
    if position.extra is None:
        return ""
    return next((name for name, mask in zip(WILDLINGS, position.extra.wild, strict=True) if mask >> i & 1), "")


def havens(position: Position) -> list[Haven]:
    """All harbours, clockwise from the north-west."""
    shape = position.shape
    found = []
    for place, side in enumerate(shape.coast):
        code = position.state.harbour[place]
        if code != NO_HARBOUR:
            first, second = shape.side_corners[side]
            found.append(
                Haven(
                    kind="" if code == ANY_HARBOUR else KINDS[code - 1],
                    corners=(shape.corners[first], shape.corners[second]),
                    corner_names=(shape.corner_names[first], shape.corner_names[second]),
                    seaward=_seaward(position, side),
                )
            )
    return found


def _seaward(position: Position, side: int) -> Hex:
    """The direction from the only hex of a coastal side across that side."""
    shape = position.shape
    (land,) = shape.side_hexes[side]
    ends = set(shape.side_corners[side])
    six = shape.hex_corners[land]
    # Corners go clockwise from the north, so side i joins corner i and the next, as the neighbours do.
    way = next(i for i in range(6) if {six[i], six[(i + 1) % 6]} == ends)
    return list(NEIGHBOURS.values())[way]


def buildings(position: Position) -> list[Building]:
    """All settlements and cities, in reading order."""
    shape = position.shape
    held: list[Any] = position.state.corner
    return [
        Building(held[i] >> 1, bool(held[i] & 1), shape.corners[i], shape.corner_names[i])
        for i in range(len(shape.corners))
        if held[i] != FREE
    ]


def roads(position: Position) -> list[Road]:
    """All roads, in reading order."""
    shape = position.shape
    held: list[Any] = position.state.road
    return [Road(held[i], shape.sides[i], shape.side_names[i]) for i in range(len(shape.sides)) if held[i] != FREE]
