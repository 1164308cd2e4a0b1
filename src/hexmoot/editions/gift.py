"""The land of the Watch and its north, as the file has them; what could not be read in a source has its confidence."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from hexmoot.editions.boards import REMARKS, Hex

CONFIDENCES = ("high", "medium", "low", "default")


@dataclass(frozen=True, slots=True)
class Fact:
    """A table of the file that stands for what only pictures showed: how sure it is, and why."""

    name: str
    confidence: str
    note: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Gift:
    """The land, the Wall's trails and ways south, figures, tokens and heroes. Trails, clans and sections from 0."""

    hexes: Mapping[str, Hex]
    ice_field: str
    two_and_twelve: str
    routes: tuple[tuple[str, ...], ...]
    spots: tuple[int, ...]
    kinds: tuple[str, ...]
    figures: tuple[int, ...]
    tokens_each_clan: tuple[int, ...]
    trail_clan: tuple[int, ...]
    trail_section: tuple[int, ...]
    rush: tuple[tuple[int, int], ...]
    heroes: tuple[str, ...]
    first_heroes: Mapping[int, tuple[str, ...]]
    tokens_returned: int


@cache
def gift() -> Gift:
    """The file, read once."""
    data = _load()
    rows = data["map"]["rows"]
    # The rows of the land begin at columns 6, 5, 4 and 3, from row B on.
    names = [f"{chr(ord('B') + r)}{6 - r + 2 * i}" for r, row in enumerate(rows) for i in range(len(row))]
    written = [place for row in rows for place in row]
    return Gift(
        hexes={name: Hex(place[0], int(place[1:])) for name, place in zip(names, written, strict=True)},
        ice_field=data["ice"]["field"],
        two_and_twelve=data["ice"]["two_and_twelve"],
        routes=_whole_ways(data["routes"]["hexes"], data["blocked_routes"]),
        spots=tuple(data["harbours"]["spots"]),
        kinds=tuple(data["harbours"]["kinds"]),
        figures=tuple(data["figures"]["counts"]),
        tokens_each_clan=tuple(data["wildling_tokens"]["each_clan"]),
        trail_clan=tuple(clan - 1 for clan in data["trails"]["clan"]),
        trail_section=tuple(section - 1 for section in data["trails"]["section"]),
        rush=tuple((low - 1, high - 1) for low, high in data["rush"]["trails"]),
        heroes=tuple(data["heroes"]["order"]),
        first_heroes={seats: tuple(data["first_heroes"][str(seats)]) for seats in (3, 4)},
        tokens_returned=data["start"]["tokens_returned"],
    )


def _whole_ways(ways: list[list[str]], blocked: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """W-ADV-05: each trail's own way, and after it where a wildling goes if all of that is blocked."""
    others = [ways[trail - 1] for trail in blocked["other_trail"]]
    return tuple(
        tuple(dict.fromkeys([*own, *other, *blocked["hexes"]])) for own, other in zip(ways, others, strict=True)
    )


def facts() -> list[Fact]:
    """Every table of the file that has a confidence, in the order of the file."""
    found = []
    for name, table in _load().items():
        if isinstance(table, dict) and "confidence" in table:
            values = {key: value for key, value in table.items() if key not in REMARKS}
            found.append(Fact(name, table["confidence"], " ".join(table["note"].split()), values))
    return found


@cache
def _load() -> dict[str, Any]:
    path = files("hexmoot.editions").joinpath("boards", "gift.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
