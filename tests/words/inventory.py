"""Every key that the code can ask for: what its sources write out, what fills the blanks in keys, and their parts."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args, get_type_hints

import hexmoot as hx
from hexmoot.bots.coach import PLAIN_REASONS, TELLERS
from hexmoot.bots.value.position import TERM_NAMES
from hexmoot.bots.value.wall import WALL_TERM_NAMES
from hexmoot.editions.edition import keys
from hexmoot.editions.options import OPTIONS, Option
from hexmoot.game.events import KEYS
from hexmoot.notation.hen import STAGE_NAMES
from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.table.events import AnyBody
from hexmoot.server.words.server import Closing, RefusalCode
from hexmoot.terminal.around import VOTES
from hexmoot.terminal.doing import ANSWERS
from hexmoot.terminal.pages import ALWAYS, CHOOSING, LOOKING
from hexmoot.terminal.screens.new_game import ROWS
from hexmoot.terminal.widgets.actions import ACTIONS, AFTERWARDS, LOBBY, STEWARDED
from hexmoot.terminal.widgets.seats import MARKS
from hexmoot.words import LANGUAGES, PHRASES
from tests.words.asked import PAGE, written
from tests.words.ftl import patterns, references


@cache
def wanted() -> frozenset[str]:
    """All keys that somebody can ask for."""
    return frozenset(with_parts(written() | set().union(*(fill() for fill in FILLED.values()))))


def with_parts(found: set[str]) -> set[str]:
    """Keys, with all that their texts are made of in any language."""
    texts = [patterns(tag)[key] for tag in LANGUAGES for key in found & patterns(tag).keys()]
    parts = set().union(*map(references, texts))
    return found if parts <= found else with_parts(found | parts)


def _of_rules(part: str = "") -> set[str]:
    return {f"rule-{rule}{part}" for rule in (*rules(), *watch_rules())}


def _of_editions(part: str = "") -> set[str]:
    return {f"edition-{key}{part}" for key in keys()}


def _of_options(part: str = "") -> set[str]:
    return {f"option-{name}{part}" for name in OPTIONS}


def _values() -> set[str]:
    return {f"option-{option.name}.{value}" for option in OPTIONS.values() for value in _values_of(option)}


def _values_of(option: Option) -> tuple[str, ...]:
    return {
        "choice": option.choices,
        "yes_no": ("yes", "no"),
        "number": ("value",),
        "seats": ("value", "range"),
    }[option.kind]


def _numbers() -> set[str]:
    return {f"option-{option.name}.value" for option in OPTIONS.values() if option.kind in ("number", "seats")}


def _events() -> set[str]:
    """What the rules tell; the second game has other names for two awards, and one that the first has not."""
    awards = {"longest_trade_route", "strongest_ranger", "largest_army", "won_on_the_wall"}
    return {f"event-{key}" for key in {*KEYS.values(), *awards}}


def _special_events() -> set[str]:
    awards = ("longest_road", "longest_trade_route", "strongest_ranger", "largest_army")
    special = {"event-offered.whole", "event-offer_lapsed.answer", "event-monopolised.none"}
    return {*special, *(f"event-{award}.nobody" for award in awards)}


def _stages(part: str = "") -> set[str]:
    return {f"stage-{stage}{part}" for stage in STAGE_NAMES.values()}


def _statistics() -> set[str]:
    found: set[str] = set()
    for edition in ("z-base", "w-base"):
        figures = statistics_of(hx.Game(edition, seats=3, seed=1), hx.Game(edition, seats=3, seed=1))
        seat: dict[str, Any] = figures["seats"][0]
        found |= (figures.keys() - {"seats"}) | (seat.keys() - {"seat"})
    return {f"statistic-{name}" for name in found}


def _bodies() -> set[str]:
    return {f"table-{body.__struct_config__.tag}" for body in get_args(AnyBody)}


def _codes() -> set[str]:
    return {f"refusal-{code}" for code in get_args(RefusalCode)}


def _closings() -> set[str]:
    return {f"closing-{reason}" for reason in get_args(get_type_hints(Closing)["reason"])}


def _terms(part: str = "") -> set[str]:
    return {f"coach-{term}{part}" for term in (*TERM_NAMES, *WALL_TERM_NAMES)}


def _all_terms(part: str = "") -> set[str]:
    """What changes nothing that is weighed has reasons, too, which are never a loss."""
    return _terms(part) | {f"coach-{term}{part}" for term in PLAIN_REASONS}


def _facts() -> set[str]:
    # What is waited for is told as the hand is.
    facts = {f"coach-{term}.facts" for term in {*TELLERS, *PLAIN_REASONS} - {"waiting"}}
    special = {"hand.whole", "guards.whole", "guards.lacking", "rivals.hexes", "cards.steal", "hero.choice"}
    return facts | {f"coach-{one}" for one in special}


def _words(part: str = "") -> set[str]:
    """The page's list of words, each with its rule."""
    source = (PAGE / "learn/rules/terms.ts").read_text(encoding="utf-8")
    return {f"term-{term}{part}" for term in re.findall(r'\["([a-z_]+)", "(?:W-)?[A-Z]+-\d\d"\]', source)}


def _steps(part: str = "") -> set[str]:
    source = (PAGE / "learn/lesson/steps.ts").read_text(encoding="utf-8")
    return {f"learn-step-{step}{part}" for step in (*re.findall(r'\bid: "([a-z]+)"', source), "wait")}


def heroes(part: str = "") -> set[str]:
    """The page has a list of them."""
    source = (PAGE / "watch/types.ts").read_text(encoding="utf-8")
    listed = re.findall(r'"([a-z]+)"', source.partition("HEROES = [")[2].partition("]")[0])
    return {f"hero-{hero}{part}" for hero in listed}


def _actions() -> set[str]:
    return {f"terminal-do_{action.name}" for action in (*ACTIONS, *LOBBY, *AFTERWARDS, *STEWARDED)}


def _lines() -> set[str]:
    """Lines of the terminal's help, and answers to an offer."""
    return {f"terminal-{name}" for _, name in (*ALWAYS, *CHOOSING, *LOOKING, *ANSWERS)}


# What fills the blanks, by the key with its blanks as the sources have it: one table of the code for each.
FILLED: dict[str, Callable[[], set[str]]] = {
    "rule-{}": _of_rules,
    "rule-{}.title": lambda: _of_rules(".title"),
    "edition-{}": _of_editions,
    "edition-{}.description": lambda: _of_editions(".description"),
    "edition-{}.source": lambda: _of_editions(".source"),
    "option-{}": _of_options,
    "option-{}.description": lambda: _of_options(".description"),
    "option-{}.value": _numbers,
    "option-{}.{}": _values,
    "event-{}": _events,
    "event-{}.{}": _special_events,
    "table-{}": _bodies,
    "stage-{}": _stages,
    "stage-{}.ask": lambda: _stages(".ask"),
    "statistic-{}": _statistics,
    "refusal-{}": _codes,
    # The cases of a refusal, and of settings that will not do, are written out where they are refused.
    "refusal-{}-{}": set,
    "refusal-bad_settings-{}": set,
    "closing-{}": _closings,
    "coach-{}": _all_terms,
    "coach-{}.gain": lambda: _all_terms(".gain"),
    "coach-{}.loss": lambda: _terms(".loss"),
    "coach-{}.{}": _facts,
    "phrase-{}": lambda: {f"phrase-{phrase}" for phrase in PHRASES},
    "card-effect.{}": lambda: {"card-effect.plain"},
    "page-vote-{}": lambda: {f"page-vote-{vote}" for vote in VOTES},
    "term-{}": _words,
    "term-{}.forms": lambda: _words(".forms"),
    "term-{}.text": lambda: _words(".text"),
    "learn-step-{}": _steps,
    "learn-step-{}.title": lambda: _steps(".title"),
    "hero-{}": heroes,
    "hero-{}-does": lambda: heroes("-does"),
    "hero-{}-ruling": lambda: heroes("-ruling"),
    "terminal-do_{}": _actions,
    "terminal-form_{}": lambda: {f"terminal-form_{row}" for row in ROWS if row not in OPTIONS},
    "terminal-seat_{}": lambda: {f"terminal-seat_{name}" for name in MARKS},
    "terminal-{}": _lines,
}
