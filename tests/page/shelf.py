"""Finished games that lie on a server's shelf: records of the suites, under whatever names a test wants."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from hexmoot.game.records import open_record, replay
from hexmoot.notation.record import read_record
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.store import Record, RecordSeat, open_store
from tests.page.story import NAMES

RECORDS = Path(__file__).parents[2] / "suites" / "records"
COLOURS = ("red", "blue", "white", "orange", "green", "brown")


def shelve(database: str, game: str, names: tuple[str, ...] = NAMES) -> str:
    """Puts a game of the suites on the shelf, for everybody to look at; the path of its page."""
    record = _record(game, names)
    # The tests' own thread has the browser's loop already.
    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(_add(database, record))).result()
    return f"/r/{record.id}"


async def _add(database: str, record: Record) -> None:
    store = await open_store(database)
    await store.add_record(record)
    await store.close()


def _record(game: str, names: tuple[str, ...]) -> Record:
    found = read_record((RECORDS / f"{game}.hgn").read_text(encoding="utf-8"))
    played = replay(found)
    result = played.result()
    assert result is not None
    seats = tuple(
        RecordSeat(seat, None, names[seat - 1], None, played.points(seat), result.winner == seat, COLOURS[seat - 1])
        for seat in range(1, played.seats + 1)
    )
    return Record(
        id=secrets.token_hex(6),
        table="",
        edition=found.tags["Edition"],
        started=0,
        ended=60_000,
        is_public=True,
        seats=seats,
        hgn=found.hgn(),
        statistics=msgspec.json.encode(statistics_of(played, open_record(found))),
    )
