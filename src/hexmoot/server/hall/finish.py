"""A finished game as its record, with statistics."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from hexmoot.game.records import open_record
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.store import Record, RecordSeat, Row
from hexmoot.server.table.events import DiceRevealed, Event, Started, decode_body
from hexmoot.server.table.fair import commitment
from hexmoot.server.table.table import Table
from hexmoot.server.table.verifying import seeds_text


def events_of(rows: Iterable[Row]) -> list[Event]:
    """The events of a table's log."""
    return [Event(row.number, row.at, decode_body(row.body)) for row in rows]


def record_of(rows: list[Row]) -> Record | None:
    """The record of a table that is over; None if no game was played there."""
    events = events_of(rows)
    table = Table.replay(events, keep=True)
    game = table.game
    if game is None or table.status != "over":
        return None
    record = game.record()
    seeds = seeds_text(table.server_seed, table.dice_seeds)
    fair = {"Table": table.id, "Commitment": commitment(table.server_seed), "Seeds": seeds}
    if table.cancelled_before:
        fair["Cancelled"] = str(table.cancelled_before)
    record = replace(record, tags={**record.tags, **fair})
    result = game.result()
    started = next(event.at for event in reversed(events) if isinstance(event.body, Started | DiceRevealed))
    seats = tuple(
        RecordSeat(
            seat=chair.seat,
            person=chair.person,
            name=chair.name,
            bot=chair.bot,
            points=game.points(chair.seat),
            has_won=result is not None and result.winner == chair.seat,
            colour=chair.colour,
        )
        for chair in table.chairs
    )
    return Record(
        id=table.id,
        table=table.id,
        edition=table.settings.edition,
        started=started,
        ended=table.at,
        is_public=table.settings.public,
        seats=seats,
        hgn=record.hgn(),
        statistics=msgspec.json.encode(statistics_of(game, open_record(record))),
    )
