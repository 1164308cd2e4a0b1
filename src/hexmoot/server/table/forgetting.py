"""Forgetting a person in what is stored of a table: the moves stay, the name goes.

A seat that belonged to somebody who is gone has no name. The person's id stays in the events, which could not be folded
without it: it is random, and leads to nobody once the person is deleted.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from hexmoot.server.table.events import (
    AnyBody,
    Created,
    Filled,
    Forgotten,
    Freed,
    Placed,
    Removed,
    SeatAsked,
    Seated,
    StoodUp,
)


def names_in(body: AnyBody, person: str) -> list[tuple[int, str]]:
    """The seats at which an event names a person, and how."""
    named = [body] if isinstance(body, SeatAsked) else _placed(body)
    return [(one.seat, one.name) for one in named if one.person == person and one.name]


def without_names(body: AnyBody, person: str) -> AnyBody:
    """The same event without the names of a person."""
    if isinstance(body, Seated | SeatAsked):
        return replace(body, name="") if body.person == person else body
    if isinstance(body, Created | Filled):
        return replace(body, placed=[replace(one, name="") if one.person == person else one for one in body.placed])
    return body


def last_seats(bodies: Iterable[AnyBody], person: str) -> set[int]:
    """The seats that a person had after all these events."""
    seats: set[int] = set()
    for body in bodies:
        for one in _placed(body):
            (seats.add if one.person == person else seats.discard)(one.seat)
        if isinstance(body, StoodUp | Freed):
            seats.discard(body.seat)
        elif isinstance(body, Removed | Forgotten) and body.person == person:
            seats.clear()
    return seats


def _placed(body: AnyBody) -> list[Placed] | list[Seated]:
    """Who sits down with an event."""
    if isinstance(body, Seated):
        return [body]
    return body.placed if isinstance(body, Created | Filled) else []
