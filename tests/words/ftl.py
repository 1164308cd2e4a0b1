"""The Fluent files as syntax trees: what is in them, before anything is formatted."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from hexmoot.batch.wall import LEVELS
from hexmoot.bots.registry import bots
from hexmoot.editions.boards import COLOURS
from hexmoot.editions.options import OPTIONS
from hexmoot.game.lacking import WORDS
from hexmoot.game.obstacles import MOVE_KINDS
from hexmoot.game.score import Score
from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.server.table.bot_names import BOT_NAMES
from hexmoot.words.languages import LANGUAGES, LOCALES

# The second game has files of its own, beside those of the first.
WATCH = ("watch", "watch-rules", "watch-page")
FILES = (
    *("terms", "rules", "editions", "events", "refusals", "coach", "phrases"),
    *("page", "after", "learn", "terminal", "waiting"),
    *WATCH,
)
HEROES = (
    *("commander", "steward", "scholar", "builder", "arms", "seer"),
    *("rebel", "pathfinder", "archer", "recruiter", "tracker"),
)
OTHERS = tuple(tag for tag in LANGUAGES if tag != "en")
COUNTS = (0, 1, 2, 5, 11, 21)
YES_NO = ("yes", "no")
# What a variable can be. A select on one of these has to know every value.
CHOICES: dict[str, tuple[str, ...]] = {
    "kind": ("L", "W", "G", "B", "O"),
    "card": ("K", "R", "Y", "M", "P", "S", "N", "V"),
    "piece": ("r", "s", "c"),
    "award": ("road", "route", "ranger", "army"),
    "colour": COLOURS,
    "bot": (*bots(), "other"),
    "on": YES_NO,
    "cause": ("time", "away", "nobody"),
    "reason": ("abandoned", "closed", "aborted", "voided"),
    **dict.fromkeys(("dark", "locked", "robber", "fresh", "quick", "robs", "you", "own"), YES_NO),
    "state": ("free", "steward", "away", "not_trading"),
    "answer": ("yes", "no", "open"),
    "panel": ("log", "chat", "aid", "menu", "trade"),
    "what": (
        *("roll", "road", "settlement", "city", "card", "trade", "log", "talk", "end"),
        *("island", "hand", "arrows", "choose", "confirm"),
    ),
    "vote": ("abort", "void"),
    "deed": ("free", "bot", "host", "fill", "remove"),
    "stage": ("settling", "paving", "before", "discarding", "robbing", "laying", "extra", "paired", "main"),
    "ending": ("declared", "points"),
    "source": Score._fields,
    "way": ("first", "turn-back", "back", "play", "next", "turn-next", "last"),
    "playing": YES_NO,
    "pace": ("slow", "normal", "fast"),
    "eyes": ("all", "public", "seat"),
    "seal": ("same", "other", "unseen"),
    # In learn.ftl.
    "chapter": tuple(dict.fromkeys(rule.partition("-")[0] for rule in rules())),
    "book": tuple(sorted({source for rule in rules().values() for source in rule.sources})),
    "lack": WORDS,
    "thing": ("r", "s", "c", "g", "buy"),
    "verdict": ("take", "near", "leave"),
    "act": (*MOVE_KINDS[:-1], "x", "y", "n", "d", "close", "withdraw"),
    "need": (
        *("roll", "r", "s", "c", "buy", "t", "o", "kn", "rb", "yp", "mo", "end"),
        *("rob", "x", "y", "n", "d", "close", "withdraw", "win", "vp"),
    ),
    "coach": ("none", "wait", "thinks", "says"),
    "told": ("skip", "read"),
    "again": YES_NO,
    "shown": YES_NO,
    # Whose rules are told: the plain game of the second one's box is told as the first, except where it is named.
    "game": ("watch", "base"),
    # In the files of the second game.
    "wildling": ("regular", "climber", "giant"),
    "clan": ("river", "cave", "hornfoot"),
    "hero": HEROES,
    "patrol_use": ("both", "robber", "wildling"),
    "hero_then": ("commander", "steward", "builder", "arms"),
    "face": ("front", "back"),
    "held": YES_NO,
    "danger": LEVELS,
    "tie": ("points", "space", "west", "order"),
    "decider": ("points", "space", "west", "order", "tied", "most"),
    "watch_stage": ("guarding", "consoling", "foreseeing", "taking", "repaying", "hero"),
    "watch_key": ("guard", "hero", "wall"),
    "watch_ending": ("breaches", "gift", "points"),
    "watch_act": ("g", "h", "flip", "take"),
    "watch_book": ("W", "D"),
    "part": tuple(dict.fromkeys(rule.split("-")[1] for rule in watch_rules())),
    **{name: option.choices or YES_NO for name, option in OPTIONS.items() if option.kind in ("choice", "yes_no")},
}
# Where a variable can be something else, or where a select has one answer for several values.
OWN_CHOICES: dict[tuple[str, str], tuple[str, ...]] = {
    ("page-hero-rests", "hero"): ("scholar", "other"),
    ("page-hero-used", "hero"): ("scholar", "other"),
    ("page-invitation", "state"): ("hosted", "running", "ended", "closed", "abandoned", "open"),
    ("terrain", "kind"): ("L", "W", "G", "B", "O", "D", "I"),
    ("harbour", "kind"): ("L", "W", "G", "B", "O", "other"),
    ("page-say-hex", "kind"): ("L", "W", "G", "B", "O", "D", "I"),
    ("page-say-yield", "kind"): ("L", "W", "G", "B", "O", "D", "I"),
    ("page-say-harbour", "kind"): ("L", "W", "G", "B", "O", "other"),
    ("page-clock-kind", "kind"): ("turn", "bank", "none"),
    ("page-over", "kind"): ("aborted", "voided", "abandoned", "closed"),
    ("page-room-sealed", "done"): YES_NO,
    ("page-seat-army", "award"): YES_NO,
    ("page-seat-road", "award"): YES_NO,
    ("page-seat-ranger", "award"): YES_NO,
    ("page-seat-route", "award"): YES_NO,
    ("page-card-play", "card"): ("Y", "M", "other"),
    # After the trading of a turn, by what can still be built.
    ("page-ask", "stage"): (*CHOICES["stage"], "building", "ending"),
    ("page-end", "stage"): ("extra", "other"),
    ("bot-name", "name"): (*BOT_NAMES, "other"),
    ("term-harbour.text", "game"): ("plain", "base"),
    ("term-progress_card.text", "game"): ("plain", "base"),
    # Where there is no desert the option has no say.
    ("rule-ROBBER-04", "robber_desert"): ("yes", "no", "other"),
    # Here it is any text.
    ("page-key", "what"): ("N",),
}
NUMBERS: dict[str, tuple[float, ...]] = {
    "count": COUNTS,
    "value": COUNTS,
    "open": (0, 2),
    "token": (0, 6),
    "pips": (1, 2, 5),
    "away": (0, 1, 2),
    "turn": COUNTS,
    "turns": COUNTS,
    "minutes": COUNTS,
    "seconds": COUNTS,
    "cards": COUNTS,
    "points": COUNTS,
    **{name: (option.low, option.low + 1, option.high) for name, option in OPTIONS.items() if option.kind == "number"},
}
TEXTS: dict[str, str | int] = {
    "client": "1",
    "server": "3, 2",
    **dict.fromkeys(("who", "whom", "host", "asked", "list", "item"), "N"),
    **dict.fromkeys(("goods", "lacking", "worth", "gives", "takes", "text", "move", "place", "rule"), "N"),
    **dict.fromkeys(("name", "names", "cost", "key", "hash", "given", "known", "file", "reason", "error", "url"), "N"),
    **dict.fromkeys(("edition", "day", "expected", "form", "spot", "hexes", "tag"), "N"),
    # Of a server: as text, so that no language writes their digits in groups.
    **dict.fromkeys(("address", "warning", "host", "port", "path", "folder", "near", "like", "least"), "N"),
    **dict.fromkeys(("parts", "place", "to", "newest"), "N"),
    **dict.fromkeys(("first", "second", "total", "seat", "low", "high", "most", "position", "line", "moves"), 4),
    **dict.fromkeys(("level", "taken", "seats", "used", "left", "rate", "done"), 4),
    **dict.fromkeys(("ways", "all", "learnt"), 4),
    **dict.fromkeys(("before", "after", "goal", "limit", "reached"), 4),
    **dict.fromkeys(("rolls", "one", "two", "own", "uses", "wildlings", "rush"), 4),
    "kinds": "N",
    **dict.fromkeys(("section", "space", "trail", "guards", "regulars"), 4),
    **dict.fromkeys(
        ("price", "table", "tab", "enter", "escape", "dealt", "said", "option", "other", "allowed", "setting"), "N"
    ),
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


def arguments(tag: str, key: str) -> Iterator[dict[str, Any]]:
    """Every combination of values that the variables of a pattern can have."""
    values = [[(name, value) for value in _values(key, name)] for name in sorted(variables(tag, key))]
    yield from (dict(chosen) for chosen in product(*values))


def choices(key: str, name: str) -> tuple[str, ...]:
    """What a variable of a pattern can be; nothing if it is not chosen from a few."""
    return OWN_CHOICES.get((key, name)) or CHOICES.get(name, ())


def _values(key: str, name: str) -> tuple[Any, ...]:
    return choices(key, name) or NUMBERS.get(name) or (TEXTS[name],)


def formatted(bundle: FluentBundle, key: str, given: dict[str, Any]) -> tuple[str, list[Exception]]:
    name, _, part = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    return str(text), errors
