"""The boards as data: what each box holds, how its sea frame lies, and the islands that are printed.

Terrain and kinds are letters: L forest and lumber, W pasture and wool, G fields and grain, B hills and brick,
O mountains and ore, D desert. A harbour's kind is one of the five letters, or "3" for 3:1. Hexes, corners and
sides go by name; a side of the coast also by its number, clockwise from the west side of the first hex.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

KINDS = "LWGBO"
DESERT = "D"
ANY = "3"
# What a table of the file says about itself.
REMARKS = ("confidence", "note")

# In the order of the seats. The printed islands have starting places for the first four.
COLOURS = ("red", "blue", "white", "orange", "green", "brown")


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbour at a side of the coast."""

    coast: int
    kind: str


@dataclass(frozen=True, slots=True)
class Frame:
    """The sea frame in its printed order: pieces of some sides each, every side a harbour kind or ""."""

    start: int
    shuffled: bool
    pieces: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """What a box holds: hexes, tokens and harbours of its island, and the stocks of bank, deck and seats."""

    name: str
    shape: str
    seats: tuple[int, int]
    terrain: Mapping[str, int]
    tokens: tuple[int, ...]
    token_counts: Mapping[int, int]
    harbour_kinds: tuple[str, ...]
    harbour_spots: tuple[int, ...]
    frame: Frame
    cards_each: int
    pieces: Mapping[str, int]
    deck: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Hex:
    """The terrain of a hex and its number; a desert's number is 0."""

    terrain: str
    token: int


@dataclass(frozen=True, slots=True)
class Start:
    """A colour's starting places: settlements, the road of each, and which of them pays the first cards."""

    settlements: tuple[str, str]
    roads: tuple[str, str]
    pays: str


@dataclass(frozen=True, slots=True)
class FixedBoard:
    """A printed island. `printed` tells whether its starting places are printed too, or ours."""

    name: str
    title: str
    shape: str
    printed: bool
    hexes: Mapping[str, Hex]
    harbours: tuple[Harbour, ...]
    robber: str
    start: Mapping[str, Start]


def joined(frame: Frame, order: Iterable[int] | None = None) -> tuple[Harbour, ...]:
    """The harbours of a frame whose pieces are joined clockwise in this order, or in the printed one."""
    pieces = frame.pieces if order is None else [frame.pieces[i] for i in order]
    sides = [kind for piece in pieces for kind in piece]
    found = (Harbour((frame.start + i) % len(sides), kind) for i, kind in enumerate(sides) if kind)
    return tuple(sorted(found, key=lambda harbour: harbour.coast))


def colours(seats: int, *, fixed: bool) -> tuple[str, ...]:
    """The colours of so many seats; on given starting places red is the one that two or three do without."""
    if not 2 <= seats <= (4 if fixed else len(COLOURS)):
        raise ValueError(f"There are no {'starting places' if fixed else 'colours'} for {seats} seats.")
    first = 1 if fixed and seats < 4 else 0
    return COLOURS[first : first + seats]


@cache
def supply(name: str) -> Supply:
    """The supply of this name: `island` or `large`."""
    data = _load(name)
    tokens, harbours, frame = data["tokens"], data["harbours"], data["frame"]
    low, high = data["seats"]
    return Supply(
        name=name,
        shape=data["shape"],
        seats=(low, high),
        terrain=MappingProxyType(data["terrain"]),
        tokens=tuple(tokens["sequence"]),
        token_counts=MappingProxyType({int(number): count for number, count in tokens["counts"].items()}),
        harbour_kinds=tuple(harbours["kinds"]),
        harbour_spots=tuple(harbours["spots"]),
        frame=Frame(frame["start"], frame["shuffled"], tuple(tuple(piece) for piece in frame["pieces"])),
        cards_each=data["cards_each"],
        pieces=MappingProxyType(data["pieces"]),
        deck=MappingProxyType({card: count for card, count in data["deck"].items() if card not in REMARKS}),
    )


@cache
def fixed_board(name: str) -> FixedBoard:
    """The printed island of this name: `beginner_5th` or `beginner_old`."""
    data = _load(name)
    return FixedBoard(
        name=name,
        title=data["title"],
        shape=data["shape"],
        printed=data["printed"],
        hexes=MappingProxyType({place: _hex(written) for place, written in data["hexes"].items()}),
        harbours=tuple(Harbour(int(coast), kind) for coast, kind in data["harbours"].items()),
        robber=data["robber"],
        start=MappingProxyType({colour: _start(places) for colour, places in data["start"].items()}),
    )


def _hex(written: str) -> Hex:
    return Hex(written[0], int(written[1:] or 0))


def _start(places: Mapping[str, Any]) -> Start:
    first, second = places["settlements"]
    road, other = places["roads"]
    return Start((first, second), (road, other), places["pays"])


def _load(name: str) -> dict[str, Any]:
    path = files("hexmoot.editions").joinpath("boards", f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
