"""The rules in words: what each ID says, and where it comes from.

The judge answers with an ID; this is where a player learns what it means.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

BASE, WATCH, PLAIN = "base", "watch", "plain"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its text is also the reason given when it forbids a move."""

    id: str
    text: str
    sources: tuple[str, ...]
    rulings: tuple[int, ...]
    options: tuple[str, ...]
    note: bool
    # Of a rule of the second game: the common rules that it says in their place, and those that have nothing to apply
    # to; and whether it is of the plain game of the same box too.
    replaces: tuple[str, ...] = ()
    rules_out: tuple[str, ...] = ()
    plain: bool = False


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


@cache
def rules_in(book: str) -> Mapping[str, Rule]:
    """The rules in force in a book: `base`, `watch`, or `plain`, the game of the Watch's box that has no Wall."""
    own = _own(book)
    gone = {key for rule in own.values() for key in (*rule.replaces, *rule.rules_out)}
    return MappingProxyType({key: rule for key, rule in rules().items() if key not in gone} | own)


@cache
def in_force(rule_id: str, book: str) -> Rule:
    """The rule that a book has under this ID, or else the one that says in it what became of that rule.

    The judge is the same in all books: where it names a common rule that a book has otherwise, that one is meant.
    """
    if rule_id in rules_in(book):
        return rules_in(book)[rule_id]
    instead = (rule for rule in _own(book).values() if rule_id in (*rule.replaces, *rule.rules_out))
    return next(instead, rule(rule_id))


def _own(book: str) -> dict[str, Rule]:
    """The rules that a book has beside or instead of the common ones."""
    return {key: rule for key, rule in watch_rules().items() if book == WATCH or (book == PLAIN and rule.plain)}


def replaced_by(rule_id: str) -> tuple[str, ...]:
    """The rules of the second game that say in its place what a common rule says."""
    return tuple(rule.id for rule in watch_rules().values() if rule_id in rule.replaces)


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
            replaces=tuple(row.pop("replaces", ())),
            rules_out=tuple(row.pop("rules_out", ())),
            plain=row.pop("plain", False),
        )
        if row:
            raise ValueError(f"Rule {entry.id} has unknown keys: {', '.join(row)}.")
        if entry.id in found:
            raise ValueError(f"Rule {entry.id} is in the catalogue twice.")
        found[entry.id] = entry
    return MappingProxyType(found)
