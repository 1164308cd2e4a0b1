"""Events of a game as sentences. Rows that belong together become one sentence."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Protocol

from hexmoot.words.words import Words

KINDS = "LWGBO"
# Events about goods: `kind` and `count` are said as a bundle.
GOODS = frozenset(
    {
        "started_with",
        "produced",
        "ran_short",
        "set_aside",
        "discarded",
        "stole",
        "paid",
        "received",
        "monopolised",
        "offer_gives",
        "offer_takes",
        "handed_over",
        "saw_hand",
    }
)
# Events about a hero: `kind` is its key.
HEROES = frozenset(
    {"began_with_hero", "used_hero", "turned_hero", "returned_hero", "took_hero", "spared_hero"},
)
# In the second game the same events and cards go by other words.
WATCH = "watch"
_WATCH_KEYS = {"longest_road": "longest_trade_route", "largest_army": "strongest_ranger"}
_WATCH_CARDS = {"K": "P", "Y": "S"}
_FALLS = frozenset({"ended_by_breaches", "ended_by_gift"})
OFFER = ("offered", "offer_gives", "offer_takes")


class Told(Protocol):
    """An event as `hexmoot.game` has it. Seats count from 1."""

    @property
    def key(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def kind(self) -> str | None: ...
    @property
    def count(self) -> int: ...
    @property
    def place(self) -> str | None: ...
    @property
    def other(self) -> int | None: ...
    @property
    def asked(self) -> tuple[int, ...] | None: ...
    @property
    def dice(self) -> tuple[int, int] | None: ...
    @property
    def section(self) -> int | None: ...
    @property
    def space(self) -> int | None: ...
    @property
    def trail(self) -> int | None: ...
    @property
    def clan(self) -> str | None: ...


def tell(words: Words, event: Told, names: Mapping[int, str], game: str = "") -> str:
    """One event as a sentence; `names` are those of the seats, `game` is the edition's."""
    return _tell(words, [event], names, game, fallen=False)


def tell_all(words: Words, events: Iterable[Told], names: Mapping[int, str], game: str = "") -> list[str]:
    """Events as sentences: one for all goods that a seat gets or gives at once, one for an offer with what is in it."""
    told = []
    fallen = False
    for _, group in groupby(events, key=_belongs_to):
        together = list(group)
        fallen = fallen or together[0].key in _FALLS
        if _is_offer(together):
            told.append(_offer(words, together, names))
        else:
            told.append(_tell(words, together, names, game, fallen=fallen))
    return told


def _belongs_to(event: Told) -> object:
    """What events of one sentence have in common; others have themselves."""
    if event.key in OFFER:
        return "offer", event.seat
    return (event.key, event.seat, event.other) if event.key in GOODS else id(event)


def _is_offer(together: Sequence[Told]) -> bool:
    return together[0].key in OFFER and {event.key for event in together} != {together[0].key}


def _offer(words: Words, together: Sequence[Told], names: Mapping[int, str]) -> str:
    first = together[0]
    gives, takes = (
        words.bundle(_goods(event for event in together if event.key == key)) for key in ("offer_gives", "offer_takes")
    )
    who, asked = _name(words, first.seat, names), _names(words, first.asked, names)
    return words.say("event.offered", "whole", who=who, asked=asked, gives=gives, takes=takes)


def _tell(words: Words, together: Sequence[Told], names: Mapping[int, str], game: str, *, fallen: bool) -> str:
    event = together[0]
    watch = game == WATCH
    said = {
        "who": _name(words, event.seat, names),
        "whom": _name(words, event.other, names),
        "asked": _names(words, event.asked, names),
        "goods": words.bundle(_goods(together)) if event.key in GOODS else "",
        "kind": event.kind,
        "card": _WATCH_CARDS.get(event.kind or "", event.kind) if watch else event.kind,
        "name": words.say(f"hero.{event.kind}") if event.key in HEROES else "",
        **dict.fromkeys(("wildling", "tie"), event.kind),
        "clan": event.clan,
        "section": event.section,
        "space": event.space,
        "trail": event.trail,
        "count": event.count,
        "place": event.place,
    }
    if event.dice:
        said |= {"first": event.dice[0], "second": event.dice[1], "total": sum(event.dice)}
    return words.say(f"event.{_key(event, watch, fallen)}", _part(event), **said)


def _key(event: Told, watch: bool, fallen: bool) -> str:
    """Where the Wall fell, points did not win."""
    if event.key == "won" and fallen:
        return "won_on_the_wall"
    return _WATCH_KEYS.get(event.key, event.key) if watch else event.key


def _part(event: Told) -> str:
    """Three events have another sentence for a special case."""
    if event.key in _WATCH_KEYS and event.seat is None:
        return "nobody"
    return "answer" if event.key == "offer_lapsed" and event.other is not None else ""


def _goods(together: Iterable[Told]) -> dict[str, int]:
    """What is in them all, in the order in which goods are always named."""
    goods = dict.fromkeys(KINDS, 0)
    for event in together:
        if event.kind in goods:
            goods[event.kind] += event.count
    return goods


def _name(words: Words, seat: int | None, names: Mapping[int, str]) -> str:
    if seat is None:
        return ""
    return names.get(seat) or words.say("seat", seat=seat)


def _names(words: Words, seats: Sequence[int] | None, names: Mapping[int, str]) -> str:
    return words.listed(_name(words, seat, names) for seat in seats or ())
