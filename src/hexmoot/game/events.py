"""What happened, as keys and arguments; sentences in five languages are made from them elsewhere."""

from dataclasses import dataclass

from hexmoot.geometry import Shape
from hexmoot.notation.letters import ANY, CARDS, KINDS
from hexmoot.notation.watch_words import CLANS, HEROES, TIES, WILDLINGS
from hexmoot.notation.wire import seats_of
from hexmoot.rules import events as what
from hexmoot.rules.terms import NONE, PUBLIC
from hexmoot.rules.watch import events as watch

KEYS = {
    number: name.lower()
    for table in (what, watch)
    for name, number in vars(table).items()
    if name.isupper() and isinstance(number, int) and name not in ("EVENTS", "OWN_EVENTS", "PUBLIC", "WRITTEN")
}
_CORNERS = {what.PLACED_SETTLEMENT, what.PLACED_CITY, what.OPENED_HARBOUR}
_SEATS_IN_PLACE = {
    what.ROBBED,
    what.STOLE,
    what.MONOPOLISED,
    what.AGREED,
    what.DECLINED,
    what.OFFER_LAPSED,
    what.HANDED_OVER,
    watch.DEMANDED,
    watch.LOOKED_AT_HAND,
    watch.SAW_HAND,
}
_CARDS = {what.DREW_CARD, what.PLAYED_CARD, what.REVEALED, watch.SAW_CARD}
_HEXES = {what.MOVED_ROBBER, watch.CLIMBED, watch.CROSSED, watch.SENT_HOME, watch.CHASED_ROBBER}
_SIDES = {what.PLACED_ROAD, watch.LIFTED_ROAD}
_WILDLINGS = {
    watch.REVEALED_TOKEN,
    watch.TOKEN_IDLE,
    watch.GATHERED,
    watch.ADVANCED,
    watch.CLIMBED,
    watch.CROSSED,
    watch.SENT_HOME,
    watch.CLEARED_CAMP,
}
_HEROES = {
    watch.BEGAN_WITH_HERO,
    watch.USED_HERO,
    watch.TURNED_HERO,
    watch.RETURNED_HERO,
    watch.TOOK_HERO,
    watch.SPARED_HERO,
}
_SECTIONS = {
    watch.PLACED_GUARD,
    watch.GUARD_RETURNED,
    watch.CLOSED_RANKS,
    watch.SMASHED,
    watch.BREACHED,
    watch.CLEARED_CLEARING,
}
# What the count of a row is, where it is not a count.
_CLANS = {
    watch.REVEALED_TOKEN,
    watch.TOKEN_IDLE,
    watch.GATHERED,
    watch.CLOSED_UP,
    watch.RUSHED,
    watch.CLEARED_CAMP,
}
_TRAILS = {watch.ADVANCED, watch.TRAIL_EMPTY}
_SPACES = {watch.PLACED_GUARD, watch.GUARD_RETURNED}
_KINDS = {
    what.STARTED_WITH,
    what.PRODUCED,
    what.RAN_SHORT,
    what.SET_ASIDE,
    what.DISCARDED,
    what.STOLE,
    what.PAID,
    what.RECEIVED,
    what.MONOPOLISED,
    what.OFFER_GIVES,
    what.OFFER_TAKES,
    what.HANDED_OVER,
    watch.DEMANDED,
    watch.SAW_HAND,
}


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Seats count from 1. `audience` is None for all, else the seats that learn of it.

    `kind` is a resource or a card; in the second game also a wildling, a hero, or what broke a tie. Sections, spaces
    and trails count from 1.
    """

    key: str
    seat: int | None = None
    kind: str | None = None
    count: int = 0
    place: str | None = None
    other: int | None = None
    asked: tuple[int, ...] | None = None
    dice: tuple[int, int] | None = None
    section: int | None = None
    space: int | None = None
    trail: int | None = None
    clan: str | None = None
    audience: tuple[int, ...] | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or an onlooker (None), learns of it."""
        return self.audience is None or seat in self.audience


def read_event(row: list[int], shape: Shape) -> Event:
    """The event that a row of the log stands for."""
    number, seat, kind, count, place, audience = row
    rolled = number in (what.ROLLED, what.OPENING_ROLL)
    return Event(
        key=KEYS[number],
        seat=None if seat == NONE else seat + 1,
        kind=_kind(number, kind),
        count=0 if rolled or number in _CLANS | _TRAILS | _SPACES else count,
        place=_place(number, place, shape),
        other=place + 1 if number in _SEATS_IN_PLACE and place != NONE else None,
        asked=seats_of(place) if number == what.OFFERED else None,
        dice=(kind, count) if rolled else None,
        section=kind + 1 if number in _SECTIONS else None,
        space=count + 1 if number in _SPACES else None,
        trail=count + 1 if number in _TRAILS else None,
        clan=CLANS[count] if number in _CLANS else None,
        audience=None if audience == PUBLIC else seats_of(audience),
    )


def _kind(number: int, kind: int) -> str | None:
    if number in _KINDS:
        return KINDS[kind]
    if number in _CARDS:
        return CARDS[kind]
    if number == what.OPENED_HARBOUR:
        return (KINDS + ANY)[kind - 1]
    if number in _WILDLINGS:
        return WILDLINGS[kind]
    if number in _HEROES:
        return HEROES[kind]
    return TIES[kind] if number == watch.TIE_BROKEN else None


def _place(number: int, place: int, shape: Shape) -> str | None:
    if number in _CORNERS:
        return shape.corner_names[place]
    if number in _SIDES:
        return shape.side_names[place]
    return shape.hex_names[place] if number in _HEXES else None
