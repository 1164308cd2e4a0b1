"""What happened, as keys and arguments; sentences in five languages are made from them elsewhere."""

from dataclasses import dataclass

from hexmoot.geometry import Shape
from hexmoot.notation.letters import ANY, CARDS, KINDS
from hexmoot.notation.wire import seats_of
from hexmoot.rules import events as what
from hexmoot.rules.terms import NONE, PUBLIC

KEYS = {
    number: name.lower()
    for name, number in vars(what).items()
    if name.isupper() and isinstance(number, int) and name not in ("EVENTS", "PUBLIC", "WRITTEN")
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
}
_CARDS = {what.DREW_CARD, what.PLAYED_CARD, what.REVEALED}
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
}


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Seats count from 1. `audience` is None for all, else the seats that learn of it."""

    key: str
    seat: int | None = None
    kind: str | None = None
    count: int = 0
    place: str | None = None
    other: int | None = None
    asked: tuple[int, ...] | None = None
    dice: tuple[int, int] | None = None
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
        count=0 if rolled else count,
        place=_place(number, place, shape),
        other=place + 1 if number in _SEATS_IN_PLACE and place != NONE else None,
        asked=seats_of(place) if number == what.OFFERED else None,
        dice=(kind, count) if rolled else None,
        audience=None if audience == PUBLIC else seats_of(audience),
    )


def _kind(number: int, kind: int) -> str | None:
    if number in _KINDS:
        return KINDS[kind]
    if number in _CARDS:
        return CARDS[kind]
    if number == what.OPENED_HARBOUR:
        return (KINDS + ANY)[kind - 1]
    return None


def _place(number: int, place: int, shape: Shape) -> str | None:
    if number in _CORNERS:
        return shape.corner_names[place]
    if number == what.PLACED_ROAD:
        return shape.side_names[place]
    return shape.hex_names[place] if number == what.MOVED_ROBBER else None
