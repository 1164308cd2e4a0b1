"""What the lobby shows of a table."""

import msgspec

from hexmoot.server.store import State, Summary
from hexmoot.server.table.table import Table

_STATES = {"open": State.OPEN, "dice": State.OPEN, "playing": State.RUNNING, "over": State.ENDED}
_encoder = msgspec.json.Encoder()


def summary_of(table: Table) -> Summary:
    """The line of a table; nothing in it is hidden from anybody."""
    seats = [
        {"seat": chair.seat, "colour": chair.colour, "name": chair.name, "bot": chair.bot} for chair in table.chairs
    ]
    settings = table.settings
    about = {
        "edition": settings.edition,
        "options": settings.options,
        "clock": settings.clock.kind,
        "locked": table.locked,
        "status": table.status,
        "seats": seats,
    }
    asking = [one.person for one in table.newcomers.values()]
    people = tuple(dict.fromkeys([table.host, *table.persons(), *asking]))
    return Summary(_STATES[table.status], settings.public, _encoder.encode(about), people)
