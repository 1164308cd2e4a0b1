"""The Fluent files as syntax trees: what is in them, before anything is formatted."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from hexmoot.bots.registry import bots
from hexmoot.editions.boards import COLOURS
from hexmoot.editions.options import OPTIONS
from hexmoot.words.languages import LANGUAGES, LOCALES

FILES = ("terms", "rules", "editions", "events", "refusals", "coach", "phrases", "terminal")
OTHERS = tuple(tag for tag in LANGUAGES if tag != "en")
COUNTS = (0, 1, 2, 5, 11, 21)
YES_NO = ("yes", "no")
# What a variable can be. A select on one of these has to know every value.
CHOICES: dict[str, tuple[str, ...]] = {
    "kind": ("L", "W", "G", "B", "O"),
    "card": ("K", "R", "Y", "M", "V"),
    "piece": ("r", "s", "c"),
    "award": ("road", "army"),
    "colour": COLOURS,
    "bot": (*bots(), "other"),
    "on": YES_NO,
    "cause": ("time", "away", "nobody"),
    "reason": ("abandoned", "closed"),
    **{name: option.choices or YES_NO for name, option in OPTIONS.items() if option.kind in ("choice", "yes_no")},
}
NUMBERS: dict[str, tuple[float, ...]] = {
    "count": COUNTS,
    "value": COUNTS,
    "cards": COUNTS,
    **{name: (option.low, option.low + 1, option.high) for name, option in OPTIONS.items() if option.kind == "number"},
}
TEXTS: dict[str, str | int] = {
    **dict.fromkeys(("who", "whom", "asked", "list", "item"), "N"),
    **dict.fromkeys(("goods", "gives", "takes", "text", "move", "place", "rule", "price", "table"), "N"),
    **dict.fromkeys(("enter", "escape", "key"), "N"),
    **dict.fromkeys(("first", "second", "total", "seat", "low", "high", "most", "position"), 4),
}


@cache
def resource(tag: str, file: str) -> ast.Resource:
    text = LOCALES.joinpath(tag).joinpath(f"{file}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


@cache
def patterns(tag: str, *files: str) -> dict[str, ast.Pattern]:
    """All patterns of a language, by the message's identifier and, after a dot, the attribute's."""
    found: dict[str, ast.Pattern] = {}
    for file in files or FILES:
        for entry in resource(tag, file).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None, entry.id.name
                new = {entry.id.name: entry.value}
                new |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
                assert not found.keys() & new.keys(), f"{entry.id.name} is there twice"
                found |= new
    return found


def walk(node: Any) -> Iterator[Any]:
    """A node and all below it."""
    yield node
    below = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for one in below:
        yield from walk(one)


def literal(pattern: ast.Pattern) -> str:
    """All text of a pattern, without what is filled in."""
    return " ".join(node.value for node in walk(pattern) if isinstance(node, ast.TextElement))


def references(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.MessageReference)}


def variables(tag: str, key: str) -> frozenset[str]:
    """The variables of a pattern, and of those that it refers to."""
    pattern = patterns(tag)[key]
    own = {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}
    return frozenset(own.union(*(variables(tag, other) for other in references(pattern))))


def arguments(names: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Every combination of values that these variables can have."""
    values = [[(name, value) for value in _values(name)] for name in sorted(names)]
    yield from (dict(chosen) for chosen in product(*values))


def _values(name: str) -> tuple[Any, ...]:
    return CHOICES.get(name) or NUMBERS.get(name) or (TEXTS[name],)


def formatted(bundle: FluentBundle, key: str, given: dict[str, Any]) -> tuple[str, list[Exception]]:
    name, _, part = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    return str(text), errors
