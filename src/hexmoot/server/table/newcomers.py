"""Newcomers to a game under way. Whoever sits down on a seat sees its hand: so all other people there have to agree.

Otherwise a host could empty a seat and give it to a friend, and learn what is in its hand. Nor may a host empty all of
them: whoever was just put out is asked too. Until somebody is let in the steward plays the seat; the person who had it
last comes back to it at any time, unless shown out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hexmoot.server.table.voting import LEFT_AFTER, has_left, players

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table


@dataclass(slots=True)
class Newcomer:
    """Somebody who asks for a seat, and the persons who have agreed so far."""

    person: str
    name: str
    machine: bool
    agreed: set[str] = field(default_factory=set)


def asked_about(table: "Table", person: str, at: int) -> list[str]:
    """Who has to agree that a person comes in; those who have left for good are not waited for."""
    there = [one for one in players(table) if not has_left(table, one, at)]
    return [one for one in dict.fromkeys([*there, *lately_put_out(table, at)]) if one != person]


def lately_put_out(table: "Table", at: int) -> list[str]:
    """Whom the host took the seat from so short a time ago that they have not left for good."""
    return [person for person, since in table.put_out.items() if at - since < LEFT_AFTER]


def admitted(table: "Table", at: int) -> Iterator[int]:
    """The seats whose newcomer all have agreed to, as far as they are still there."""
    for seat, newcomer in table.newcomers.items():
        if newcomer.agreed.issuperset(asked_about(table, newcomer.person, at)):
            yield seat


def let_in(table: "Table") -> None:
    """Seats everybody to whom all have agreed, and forgets who asks for a seat that is to be had no more."""
    for seat in list(table.newcomers):
        if table.status != "playing" or not table.chairs[seat - 1].is_free:
            del table.newcomers[seat]
    for seat in list(admitted(table, table.at)):
        newcomer = table.newcomers.pop(seat)
        table.chairs[seat - 1].sit_down(newcomer.person, newcomer.name, newcomer.machine)


def drop_newcomer(table: "Table", person: str) -> None:
    """A person does not ask any more."""
    table.newcomers = {seat: one for seat, one in table.newcomers.items() if one.person != person}


def shown_newcomers(table: "Table") -> list[dict[str, Any]]:
    """What all see of those who ask: for which seat, under which name, and which seats agree or are still asked."""
    return [
        {
            "seat": seat,
            "name": one.name,
            "machine": one.machine,
            "agreed": _seats(table, one.agreed),
            "asked": _seats(table, set(asked_about(table, one.person, table.at)) - one.agreed),
        }
        for seat, one in sorted(table.newcomers.items())
    ]


def _seats(table: "Table", persons: set[str]) -> list[int]:
    """By their first seats; whoever was put out by the one that is kept for them."""
    own = {seat for person in persons for seat in table.seats_of(person)[:1]}
    return sorted(own | {chair.seat for chair in table.chairs if chair.kept_for in persons})
