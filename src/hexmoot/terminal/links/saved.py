"""A file of games: whether it can be read, and what is shown of those that are not over to choose from."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import Store
from hexmoot.server.table.events import Created, Damaged, Event, Moved
from hexmoot.server.table.table import Table
from hexmoot.terminal.links.link import LinkError, Saved

# So much of a table's name tells the games of one person apart.
NAME_LENGTH = 6


def is_broken(file: Path) -> bool:
    """Whether there is a file, and no database can be read from it."""
    if not file.exists():
        return False
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
            found.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        # It may not be opened, or somebody writes to it: nothing is wrong with it.
        return False
    except sqlite3.DatabaseError:
        return True
    return False


def short_name(table: str) -> str:
    """What a game is called in the list, and by `--resume`."""
    return table[:NAME_LENGTH]


async def saved_games(store: Store, tables: Iterable[str]) -> tuple[list[Saved], int]:
    """These games, the one played last first, and how many of them cannot be read any more."""
    found, lost = [], 0
    for name in tables:
        try:
            found.append(_saved(events_of(await store.load(name))))
        except Damaged:
            lost += 1
    return sorted(found, key=lambda game: game.at, reverse=True), lost


def _saved(log: list[Event]) -> Saved:
    table = Table.replay(log, keep=True)
    # A game that is only taken up and left again, or paused, is not played.
    played = [event.at for event in log if isinstance(event.body, Created | Moved)]
    seats = tuple((chair.name, chair.bot is not None) for chair in table.chairs)
    events = table.game.events if table.game else ()
    turn = sum(event.key == "turn_began" for event in events)
    return Saved(table.id, table.settings.edition, seats, turn, played[-1])


def named(tables: list[str], name: str) -> str:
    """The game with a name, of which the beginning is enough; LinkError if there is none, or more than one."""
    if not tables:
        raise LinkError("terminal.nothing_saved")
    fitting = [table for table in tables if table.startswith(name)]
    if len(fitting) != 1:
        raise LinkError("terminal.no_saved", given=name, known=", ".join(map(short_name, tables)))
    return fitting[0]
