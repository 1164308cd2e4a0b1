"""The rules in words: what each ID says, and where it comes from.

The judge answers with an ID; this is where a player learns what it means.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its text is also the reason given when it forbids a move."""

    id: str
    text: str
    sources: tuple[str, ...]
    rulings: tuple[int, ...]
    options: tuple[str, ...]
    note: bool


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by their ID, in the order of the chapters. The file is read at the first call."""
    return _read("catalogue.toml")


@cache
def watch_rules() -> Mapping[str, Rule]:
    """The rules of the second game, the Watch, which come on top of those of the first or in their place."""
    return _read("catalogue_watch.toml")


def rule(rule_id: str) -> Rule:
    """The rule of this ID, of either game; KeyError if there is none."""
    return rules()[rule_id] if rule_id in rules() else watch_rules()[rule_id]


def _read(name: str) -> Mapping[str, Rule]:
    return parse(files("hexmoot.rules").joinpath(name).read_text(encoding="utf-8"))


def parse(data: str) -> Mapping[str, Rule]:
    """The rules of a catalogue in TOML. An ID that comes twice is an error, never a silent replacement."""
    found: dict[str, Rule] = {}
    for row in tomllib.loads(data)["rule"]:
        entry = Rule(
            id=row.pop("id"),
            # Line breaks in the file are for whoever edits it, not for whoever reads the rule.
            text=" ".join(row.pop("text").split()),
            sources=tuple(row.pop("sources")),
            rulings=tuple(row.pop("rulings", ())),
            options=tuple(row.pop("option", ())),
            note=row.pop("note", False),
        )
        if row:
            raise ValueError(f"Rule {entry.id} has unknown keys: {', '.join(row)}.")
        if entry.id in found:
            raise ValueError(f"Rule {entry.id} is in the catalogue twice.")
        found[entry.id] = entry
    return MappingProxyType(found)
