"""Newcomers to a game under way. Whoever sits down on a seat sees its hand: so all other people there have to agree.

Otherwise a host could empty a seat and give it to a friend, and learn what is in its hand. Until somebody is let in the
steward plays the seat; the person who had it last comes back to it at any time, unless shown out.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hexmoot.server.table.voting import has_left, players

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
    return [one for one in players(table) if one != person and not has_left(table, one, at)]


def let_in(table: "Table") -> None:
    """Seats everybody to whom all have agreed, and forgets who asks for a seat that is to be had no more."""
    for seat, newcomer in list(table.newcomers.items()):
        chair = table.chairs[seat - 1]
        if table.status != "playing" or not chair.is_free:
            del table.newcomers[seat]
        elif newcomer.agreed.issuperset(asked_about(table, newcomer.person, table.at)):
            del table.newcomers[seat]
            chair.sit_down(newcomer.person, newcomer.name, newcomer.machine)


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
    return sorted(seat for person in persons for seat in table.seats_of(person)[:1])
