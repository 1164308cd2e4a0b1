"""Every key that the code can ask for, taken from the code itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import hexmoot as hx
import hexmoot.cli
import hexmoot.server
import hexmoot.terminal
from hexmoot.bots.coach import PLAIN_REASONS, TELLERS
from hexmoot.bots.value.position import TERM_NAMES
from hexmoot.bots.value.wall import WALL_TERM_NAMES
from hexmoot.editions.edition import keys
from hexmoot.editions.options import OPTIONS, Option
from hexmoot.game.events import KEYS
from hexmoot.notation import errors
from hexmoot.notation.hen import STAGE_NAMES
from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.table.events import AnyBody
from hexmoot.server.words.server import Closing, RefusalCode
from hexmoot.terminal.doing import ANSWERS
from hexmoot.terminal.pages import ALWAYS, CHOOSING, LOOKING
from hexmoot.terminal.screens.new_game import ROWS
from hexmoot.terminal.widgets.actions import ACTIONS, AFTERWARDS, LOBBY, STEWARDED
from hexmoot.terminal.widgets.seats import MARKS
from hexmoot.words import PHRASES, message_id
from tests.words.ftl import patterns, references

# What the coach says beside its reasons.
OFFERS = {"coach-offer", "coach-hex"}
OTHER_FACTS = {
    *("coach-hand.whole", "coach-guards.whole", "coach-guards.lacking"),
    *("coach-rivals.hexes", "coach-cards.steal", "coach-hero.choice"),
}
PAGE = Path(__file__).parents[2] / "web" / "src"
# What stands on a board, on a page or in a terminal, and comes from no table of the code.
VOCABULARY = {
    *("kind", "terrain", "goods", "goods-object", "resource-cards", "development-cards", "any-kind", "nothing"),
    *("card", "card-counted", "card-effect", "card-effect.plain", "progress-card"),
    *("piece", "pieces", "award", "points", "knights"),
    *("harbour", "bank", "deck", "robber", "dice", "token", "hand", "price", "turn", "offer", "clock"),
    *("place-hex", "place-corner", "place-side", "coast"),
    *("colour", "emblem", "seat", "seat-coloured", "host", "onlooker", "bot", "bot.about", "bot-name"),
    *("number", "yes", "no", "list-more", "list-last", "labelled"),
}


def terms() -> set[str]:
    stages = {f"stage-{stage}{part}" for stage in STAGE_NAMES.values() for part in ("", ".ask")}
    return VOCABULARY | stages | {f"statistic-{name}" for name in _statistics()}


def _statistics() -> set[str]:
    found: set[str] = set()
    for edition in ("z-base", "w-base"):
        figures = statistics_of(hx.Game(edition, seats=3, seed=1), hx.Game(edition, seats=3, seed=1))
        seat: dict[str, Any] = figures["seats"][0]
        found |= (figures.keys() - {"seats"}) | (seat.keys() - {"seat"})
    return found


def rule_keys() -> set[str]:
    return {f"rule-{rule}{part}" for rule in (*rules(), *watch_rules()) for part in ("", ".title")}


def editions() -> set[str]:
    books = {f"edition-{key}{part}" for key in keys() for part in ("", ".description", ".source")}
    return books.union(*map(_option, OPTIONS.values()))


def _option(option: Option) -> set[str]:
    values = {
        "choice": option.choices,
        "yes_no": ("yes", "no"),
        "number": ("value",),
        "seats": ("value", "range"),
    }[option.kind]
    key = f"option-{option.name}"
    return {key, f"{key}.description", *(f"{key}.{value}" for value in values)}


def events() -> set[str]:
    happened = {f"event-{key}" for key in KEYS.values()}
    special = {"event-offered.whole", "event-offer_lapsed.answer", "event-longest_road.nobody", "event-won_on_the_wall"}
    awards = {
        f"event-{award}{part}"
        for award in ("longest_trade_route", "strongest_ranger", "largest_army")
        for part in ("", ".nobody")
    }
    return happened | special | awards | {f"table-{kind}" for kind in _kinds()}


def _kinds() -> set[Any]:
    return {body.__struct_config__.tag for body in get_args(AnyBody)}


def refusals() -> set[str]:
    codes = {f"refusal-{code}" for code in get_args(RefusalCode)}
    closings = {f"closing-{reason}" for reason in get_args(get_type_hints(Closing)["reason"])}
    named = {re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower() for name in errors.__all__ if name != "HexmootError"}
    return codes | closings | set(map(message_id, sent())) | {f"error-{name}" for name in named}


def sent() -> set[str]:
    """The keys of all refusals that the server's source makes."""
    root = Path(hexmoot.server.__path__[0])
    return {key for file in root.rglob("*.py") for key in _sent_by(ast.parse(file.read_text(encoding="utf-8")))}


def _sent_by(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and re.fullmatch(r"refusal\.[a-z_.]+", str(node.value)):
            yield str(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
            yield ".".join(["refusal", *(str(ast.literal_eval(argument)) for argument in node.args)])


def coach() -> set[str]:
    reasons = {f"coach-{term}{part}" for term in (*TERM_NAMES, *WALL_TERM_NAMES) for part in ("", ".gain", ".loss")}
    plain = {f"coach-{term}{part}" for term in PLAIN_REASONS for part in ("", ".gain")}
    # What is waited for is told as the hand is.
    facts = {f"coach-{term}.facts" for term in {*TELLERS, *PLAIN_REASONS} - {"waiting"}}
    return reasons | plain | facts | OTHER_FACTS | OFFERS


def phrases() -> set[str]:
    return {f"phrase-{phrase}" for phrase in PHRASES}


def page() -> set[str]:
    """The page's own keys, and those of them that others of them are made of."""
    return _own("page")


def after() -> set[str]:
    """What the page asks for after a game, in the same way."""
    return _own("after")


def _own(file: str) -> set[str]:
    parts = set().union(*map(references, patterns("en", file).values()))
    return {key for key in said() | parts if key.startswith(f"{file}-")}


def said() -> set[str]:
    """The keys that are written out in the page's source: all that is said, and whatever looks like one of its own."""
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    asked = re.findall(r"\bsay\(\s*[\"']([\w.-]+)[\"']", source) + re.findall(
        r"[\"']((?:page|after)-[\w-]+)[\"']", source
    )
    return set(map(message_id, asked))


def learn() -> set[str]:
    """Keys that the page has in full, and those that it puts together from the names of terms and steps."""
    sources = [file.read_text(encoding="utf-8") for end in ("ts", "svelte") for file in PAGE.rglob(f"*.{end}")]
    whole = {key for text in sources for key in re.findall(r'"(learn-[a-z-]+)"', text)}
    terms = re.findall(
        r'\["([a-z_]+)", "(?:W-)?[A-Z]+-\d\d"\]', (PAGE / "learn/rules/terms.ts").read_text(encoding="utf-8")
    )
    steps = re.findall(r'\bid: "([a-z]+)"', (PAGE / "learn/lesson/steps.ts").read_text(encoding="utf-8"))
    return (
        whole
        | {f"term-{term}{part}" for term in terms for part in ("", ".forms", ".text")}
        | {f"learn-step-{step}{part}" for step in (*steps, "wait") for part in ("", ".title")}
    )


def terminal() -> set[str]:
    """The keys in the source of the terminal and the commands, written out or put together from a table of names."""
    server = Path(hexmoot.server.__path__[0])
    roots = [Path(hexmoot.terminal.__path__[0]), Path(hexmoot.cli.__path__[0])]
    # What clients say before they sit at a table, and when they do so no more.
    clients = [server / f"{name}.py" for name in ("client", "knocking", "sitting", "staying")]
    # And what a server says that is looked over, or that cannot start.
    names = ("settings", "listening", "app/checking", "hall/bus")
    clients += [*(server / f"{name}.py" for name in names), *(server / "store").glob("*.py")]
    files = [*(file for root in roots for file in root.rglob("*.py")), *clients]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    # Three files have names of this form, too.
    found = set(re.findall(r"[\"'](terminal|verify)\.([a-z_]+)[\"']", source))
    written = {f"{file}-{key}" for file, key in found if key not in ("sqlite", "tcss", "log")}
    actions = {f"terminal-do_{action.name}" for action in (*ACTIONS, *LOBBY, *AFTERWARDS, *STEWARDED)}
    seats = {f"terminal-seat_{name}" for name in MARKS}
    pages = {f"terminal-{name}" for _, name in (*ALWAYS, *CHOOSING, *LOOKING)}
    answers = {f"terminal-{name}" for _, name in ANSWERS}
    form = {f"terminal-form_{row}" for row in ROWS if row not in OPTIONS}
    return written | actions | seats | pages | answers | form


def waiting() -> set[str]:
    """What the waiting page says."""
    root = Path(hexmoot.server.__path__[0]) / "waiting"
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(root.rglob("*.py")))
    return {f"waiting-{key}" for key in re.findall(r"[\"']waiting\.([a-z_]+)[\"']", source)}


def heroes() -> set[str]:
    """The page puts these together from its list of heroes."""
    source = (PAGE / "watch/types.ts").read_text(encoding="utf-8")
    listed = re.findall(r'"([a-z]+)"', source.partition("HEROES = [")[2].partition("]")[0])
    return {f"hero-{hero}{part}" for hero in listed for part in ("", "-does", "-ruling")}


def with_parts(keys: set[str]) -> set[str]:
    """Keys, with all that their texts are made of."""
    parts = {part for key in keys & patterns("en").keys() for part in references(patterns("en")[key])}
    return keys if parts <= keys else with_parts(keys | parts)


def borrowed() -> set[str]:
    """The keys of other files that are written out in the terminal's source."""
    root = Path(hexmoot.terminal.__path__[0])
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(root.rglob("*.py")))
    return set(map(message_id, re.findall(r"\bsay\([\"']((?!terminal\.)[a-z][\w.-]*)[\"']", source)))


EXPECTED = {
    "terminal": terminal,
    "terms": terms,
    "rules": rule_keys,
    "editions": editions,
    "events": events,
    "refusals": refusals,
    "coach": coach,
    "phrases": phrases,
    "page": page,
    "after": after,
    "learn": learn,
    "waiting": waiting,
}
