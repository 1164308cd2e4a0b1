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
# In the second game two awards and two cards have other names.
WATCH_KEYS = {"longest_road": "longest_trade_route", "largest_army": "strongest_ranger"}
WATCH_CARDS = {"K": "P", "Y": "S"}
HERO_EVENTS = frozenset({f"{done}_hero" for done in ("began_with", "used", "turned", "returned", "took", "spared")})
# Where the Wall fell, points did not win.
FALLS = frozenset({"ended_by_breaches", "ended_by_gift"})
OFFER = ("offered", "offer_gives", "offer_takes")
# What says nothing new where the same seat's event beside it says more. One's own choice of a discard is silent: the
# discard is told when it happens, to all at once.
ECHOES = {"robbed": {"stole"}, "set_aside": {"chose_discard", "discarded"}, "chose_discard": {"set_aside", "discarded"}}


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


def tell(words: Words, event: Told, names: Mapping[int, str], *, watch: bool = False) -> str:
    """One event as a sentence; `names` are those of the seats, `watch` says that it is of the second game's box."""
    return _tell(words, [event], names, watch)


def tell_all(words: Words, events: Iterable[Told], names: Mapping[int, str], *, watch: bool = False) -> list[str]:
    """Events as sentences: one for all goods that a seat gets or gives at once, one for an offer with what is in it."""
    told = []
    fallen, decider = False, "most"
    for _, group in groupby(_without_echoes(list(events)), key=_belongs_to):
        together = list(group)
        fallen = fallen or together[0].key in FALLS
        if together[0].key == "tie_broken":
            decider = together[0].kind or decider
        if fallen and together[0].key == "won":
            who = _name(words, together[0].seat, names)
            told.append(words.say("event.won_on_the_wall", who=who, decider=decider))
            continue
        told.append(_offer(words, together, names) if _is_offer(together) else _tell(words, together, names, watch))
    return told


def _without_echoes(events: Sequence[Told]) -> list[Told]:
    told = {(event.key, event.seat) for event in events}
    return [event for event in events if not any((louder, event.seat) in told for louder in ECHOES.get(event.key, ()))]


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


def _tell(words: Words, together: Sequence[Told], names: Mapping[int, str], watch: bool) -> str:
    event = together[0]
    key = WATCH_KEYS.get(event.key, event.key) if watch else event.key
    said = {
        "who": _name(words, event.seat, names),
        "whom": _name(words, event.other, names),
        "asked": _names(words, event.asked, names),
        "goods": words.bundle(_goods(together)) if event.key in GOODS else "",
        "kind": event.kind,
        "card": WATCH_CARDS.get(event.kind or "", event.kind) if watch else event.kind,
        "count": event.count,
        "place": event.place,
        **{name: getattr(event, name) for name in ("section", "space", "trail", "clan")},
        "wildling": event.kind,
        "tie": event.kind,
    }
    if event.key in HERO_EVENTS:
        said["name"] = words.say(f"hero.{event.kind}")
    if event.dice:
        said |= {"first": event.dice[0], "second": event.dice[1], "total": sum(event.dice)}
    return words.say(f"event.{key}", _part(event), **said)


def _part(event: Told) -> str:
    """Some events have another sentence for a special case."""
    if event.key in WATCH_KEYS and event.seat is None:
        return "nobody"
    if event.key == "monopolised" and not event.count:
        return "none"
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
