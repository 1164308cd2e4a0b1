"""Ending a game without a winner: all agree, or somebody has left for good and most of the others agree.

Whoever stood up or was put out has a say for as long as somebody who lost the connection. Otherwise a host could empty
the seats of all who do not agree, and then end the game alone.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

# Who has been away for so long, in ms, has left for good.
LEFT_AFTER = 180_000


def is_aborted(table: "Table", at: int) -> bool:
    """Whether every person of the game wants to end without a winner."""
    persons = voters(table, at)
    return bool(persons) and table.abort_votes.issuperset(persons)


def players(table: "Table") -> list[str]:
    """Persons with a seat, and not their machines."""
    return list(dict.fromkeys(chair.person for chair in table.chairs if chair.person and not chair.machine))


def voters(table: "Table", at: int) -> list[str]:
    """Who has a say in whether people go on: those with a seat, and those who had one just now."""
    lately = (person for person, since in table.seatless.items() if at - since < LEFT_AFTER)
    return list(dict.fromkeys([*players(table), *lately]))


def has_left(table: "Table", person: str, at: int) -> bool:
    """Whether a person has been away for so long that nobody waits for it any more."""
    since = [table.chairs[seat - 1].away_since for seat in table.seats_of(person)]
    return any(gone is not None and at - gone >= LEFT_AFTER for gone in since)


def somebody_left(table: "Table", at: int) -> bool:
    """Whether a seat has had nobody for long, or a person who has left for good."""
    free = [chair.free_since for chair in table.chairs if chair.is_free]
    return any(at - since >= LEFT_AFTER for since in free) or any(has_left(table, one, at) for one in table.persons())


def is_voided(table: "Table", at: int) -> bool:
    """Whether more than half of those still there want the game void."""
    there = [person for person in voters(table, at) if not has_left(table, person, at)]
    votes = sum(person in table.void_votes for person in there)
    return 2 * votes > len(there)
