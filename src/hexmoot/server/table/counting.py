"""What comes of it when somebody has left for good: with nobody against it any more a vote is carried, a newcomer in.

Nobody says anything at that moment, so the house counts.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexmoot.server.table.events import Ended, Seated
from hexmoot.server.table.newcomers import admitted
from hexmoot.server.table.voting import LEFT_AFTER, is_aborted, is_voided

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table


def count_due(table: "Table") -> int | None:
    """When the next one has left for good with whom something is settled; None if nothing hangs on it."""
    if not (table.abort_votes or table.void_votes or table.newcomers):
        return None
    later = sorted(at for at in _leavings(table) if at > table.at)
    return next((at for at in (table.at, *later) if count(table, at) is not None), None)


def count(table: "Table", at: int) -> Ended | Seated | None:
    """What is settled by a moment, since those who were waited for have left."""
    if is_aborted(table, at):
        return Ended("aborted")
    if is_voided(table, at):
        return Ended("voided")
    seat = next(admitted(table, at), None)
    if seat is None:
        return None
    newcomer, chair = table.newcomers[seat], table.chairs[seat - 1]
    return Seated(seat, newcomer.person, newcomer.name, chair.colour, newcomer.machine)


def _leavings(table: "Table") -> Iterator[int]:
    """The moments at which somebody who is away or was put out has left for good."""
    away = (chair.away_since for chair in table.chairs if chair.away_since is not None)
    for since in (*away, *table.seatless.values(), *table.put_out.values()):
        yield since + LEFT_AFTER
