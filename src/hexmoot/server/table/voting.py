"""Ending a game without a winner: all agree, or somebody has left for good and most of the others agree."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

# Who has been away for so long, in ms, has left for good.
LEFT_AFTER = 180_000


def is_aborted(table: "Table") -> bool:
    """Whether every person at the table wants to end without a winner."""
    persons = voters(table)
    return bool(persons) and table.abort_votes.issuperset(persons)


def voters(table: "Table") -> list[str]:
    """Persons with a seat; machines have no say in whether people go on."""
    return list(dict.fromkeys(chair.person for chair in table.chairs if chair.person and not chair.machine))


def has_left(table: "Table", person: str, at: int) -> bool:
    """Whether a person has been away for so long that nobody waits for it any more."""
    since = [table.chairs[seat - 1].away_since for seat in table.seats_of(person)]
    return any(gone is not None and at - gone >= LEFT_AFTER for gone in since)


def somebody_left(table: "Table", at: int) -> bool:
    """Whether a seat has nobody, or a person who has left for good."""
    return any(chair.is_free for chair in table.chairs) or any(has_left(table, one, at) for one in table.persons())


def is_voided(table: "Table") -> bool:
    """Whether more than half of those still there want the game void."""
    there = [person for person in voters(table) if not has_left(table, person, table.at)]
    votes = sum(person in table.void_votes for person in there)
    return 2 * votes > len(there)
