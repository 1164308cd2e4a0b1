"""What the lobby shows of a table."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hexmoot.server.store import State, Summary
from hexmoot.server.table.table import Table

_STATES = {"open": State.OPEN, "dice": State.OPEN, "playing": State.RUNNING, "over": State.ENDED}
_encoder = msgspec.json.Encoder()


class Taken(Struct, frozen=True):
    """A seat in the lobby; its name is empty if nobody sits there."""

    seat: int
    colour: str
    name: str
    bot: str | None


class Outline(Struct, frozen=True):
    """What all see of a table: its game, how time is kept, and who sits there. `host` is the seat of whose table it is.

    `status`: open, dice while the fair dice are thrown, playing, or over. `ending`: how it ended, if it is over.
    """

    edition: str
    options: dict[str, str]
    clock: Annotated[str, Meta(description="none, turn or bank")]
    locked: bool
    status: str
    seats: list[Taken]
    host: int | None = None
    ending: Annotated[str, Meta(description="closed if no game was played; empty before the end")] = ""


class _Kept(Outline, frozen=True):
    """What is stored of it: `owner` is the person whose table it is, whom nobody is told."""

    owner: str = ""


_decoder = msgspec.json.Decoder(Outline)
_kept_decoder = msgspec.json.Decoder(_Kept)


def summary_of(table: Table) -> Summary:
    """The line of a table; nothing in its outline is hidden from anybody."""
    seats = [Taken(chair.seat, chair.colour, chair.name, chair.bot) for chair in table.chairs]
    host = next((chair.seat for chair in table.chairs if chair.person == table.host), None)
    settings = table.settings
    about = _Kept(
        edition=settings.edition,
        options=settings.options,
        clock=settings.clock.kind,
        locked=table.locked,
        status=table.status,
        seats=seats,
        host=host,
        owner=table.host,
        ending=(table.ending or {}).get("kind", ""),
    )
    asking = [one.person for one in table.newcomers.values()]
    people = tuple(dict.fromkeys([table.host, *table.persons(), *asking]))
    return Summary(_STATES[table.status], settings.public, _encoder.encode(about), people)


def outline_of(body: bytes) -> Outline:
    """What a summary's body says."""
    return _decoder.decode(body)


def is_host(body: bytes, person: str) -> bool:
    """Whether a table is this person's; of one whose summary is older than this question nobody's."""
    return _kept_decoder.decode(body).owner == person
