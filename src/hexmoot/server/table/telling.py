"""What readers are told: views as fields, events as the changes of them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from hexmoot.game.events import Event as Happening
from hexmoot.game.game import Ply
from hexmoot.game.redaction import shown_code
from hexmoot.notation.moves import Move
from hexmoot.server.table import sight
from hexmoot.server.table.asks import shown_ask
from hexmoot.server.table.events import Event
from hexmoot.server.table.fair import commitment
from hexmoot.server.table.newcomers import shown_newcomers
from hexmoot.server.table.patience import waits_until
from hexmoot.server.words import server as words

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

Fields = dict[str, Any]
# What an event of the rules may have, in the order in which it is sent; sections, spaces, trails and clans only in the
# second game.
TOLD = ("seat", "kind", "count", "place", "other", "asked", "dice", "section", "space", "trail", "clan")
# What a person is at the table, by person: its seats, and whether it is the host. For all others there is None.
People = dict[str | None, Fields]


@dataclass(frozen=True, slots=True)
class Happened:
    """What a folded event did: who did it, and the plies of the game that it made."""

    by: int | None = None
    plies: tuple[Ply, ...] = ()
    covered: bool = False
    opening: tuple[Happening, ...] = ()
    missing: tuple[int, ...] = ()


@dataclass(slots=True)
class Look:
    """The view of all readers after an event: what is the same for all, and what is not."""

    public: Fields
    # By seat, None for onlookers. Seats of bots have no readers.
    own: dict[int | None, Fields]

    def of(self, table: "Table", seat: int | None) -> Fields:
        if seat not in self.own:
            self.own[seat] = own_fields(table, seat)
        return self.public | self.own[seat]


@dataclass(frozen=True, slots=True)
class Glance:
    """What one event changed, for whoever may be told of it."""

    number: int
    at: int
    kind: str
    by: int | None
    # The move and its outcomes, each with what the rules say it did; `covered` is a discard not yet shown.
    moves: tuple[tuple[Move, list[Happening]], ...]
    covered: bool
    events: tuple[tuple[Happening, Fields], ...]
    missing: tuple[int, ...]
    public: Fields
    own: dict[int | None, Fields]
    # The same fields whole, for whoever has just sat down or stood up.
    whole: dict[int | None, Fields]
    people: People
    people_changed: set[str | None]


def look_of(table: "Table") -> Look:
    """The table as it is now, for onlookers and for every seat of a person."""
    public = lobby_fields(table) | (sight.NO_GAME if table.game is None else public_fields(table))
    readers: list[int | None] = [None, *(chair.seat for chair in table.chairs if chair.person is not None)]
    return Look(public, {seat: own_fields(table, seat) for seat in readers})


def public_fields(table: "Table") -> Fields:
    """What all see of the game."""
    game = table.game
    assert game is not None  # noqa: S101 - asked only of a table that has one
    assert table.sight is not None  # noqa: S101 - made with the game
    known = table.tracker.known() if table.tracker is not None and table.settings.tracker else None
    return table.sight.public(game.view(None), game.actors, table.offers, waits_until(table)) | {"known": known}


def own_fields(table: "Table", seat: int | None) -> Fields:
    """What a seat alone sees of the game."""
    if table.game is None or table.sight is None:
        return sight.NOTHING_OWN
    view = table.game.view(seat)
    ask = table.asks.get(seat or 0) if table.status == "playing" else None
    return table.sight.own(view, shown_ask(ask, view) if ask else None)


def lobby_fields(table: "Table") -> Fields:
    """What all see of the table around the game."""
    return {
        "status": table.status,
        "settings": _settings(table),
        "seats": [
            {
                "seat": chair.seat,
                "colour": chair.colour,
                "name": chair.name,
                "bot": chair.bot,
                "machine": chair.machine,
                "free": chair.is_free,
                "away": chair.away_since is not None,
                "steward": chair.stewarded,
                "not_trading": chair.not_trading,
            }
            for chair in table.chairs
        ],
        "host": next((chair.seat for chair in table.chairs if chair.person == table.host), None),
        "locked": table.locked,
        "dice": _dice(table),
        "newcomers": shown_newcomers(table),
        "votes": {
            "abort": _seats(table, table.abort_votes),
            "void": _seats(table, table.void_votes),
        },
        "clock": table.clocks.shown() if table.status == "playing" else None,
        "paused": table.is_paused,
        "ending": table.ending,
        "before": table.before,
        "next": table.next,
    }


def _settings(table: "Table") -> Fields:
    settings = table.settings
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


@lru_cache(maxsize=1024)
def _hash(seed: str) -> str:
    return commitment(seed)


def _dice(table: "Table") -> Fields:
    """Fair dice as far as they are open: seats that committed and showed, and all seeds when the game has ended."""
    over = table.status == "over"
    committed = {person: sum_ for person, sum_ in table.commitments.items() if table.seats_of(person)}
    return {
        "server_hash": _hash(table.server_seed),
        "commitments": {str(table.seats_of(person)[0]): sum_ for person, sum_ in committed.items()},
        "sealed": table.is_sealed,
        "revealed": _seats(table, set(table.seeds), firsts=True),
        "server_seed": table.server_seed if over else None,
        "seeds": {str(seat): seed for seat, seed in table.dice_seeds.items()} if over else None,
    }


def _seats(table: "Table", persons: set[str], *, firsts: bool = False) -> list[int]:
    seats = [table.seats_of(person) for person in persons]
    return sorted(seat for own in seats for seat in (own[:1] if firsts else own))


def you(table: "Table") -> People:
    """What each person is at the table."""
    people: People = {
        person: {"seats": table.seats_of(person), "host": person == table.host} for person in table.persons()
    }
    people.setdefault(table.host, {"seats": [], "host": True})
    return people


def glance(table: "Table", event: Event, happened: Happened, before: Look, after: Look, was: People | None) -> Glance:
    """What an event changed between two looks."""
    people = you(table)
    known = was or {}
    changed = {one for one in known.keys() | people.keys() if known.get(one) != people.get(one)}
    happenings = [*happened.opening, *(one for ply in happened.plies for one in ply.events)]
    return Glance(
        number=event.number,
        at=table.at,
        kind=type(event.body).__struct_config__.tag,  # type: ignore[arg-type]
        by=happened.by,
        # Not the plies themselves: each holds the whole position before it.
        moves=tuple((ply.move, ply.events) for ply in happened.plies),
        covered=happened.covered,
        events=tuple((one, happening(one)) for one in happenings),
        missing=happened.missing,
        public=_changed(before.public, after.public),
        own={seat: _changed(before.own.get(seat), fields) for seat, fields in after.own.items()},
        whole=dict(after.own) if changed else {},
        people=people if changed else known,
        people_changed=changed,
    )


def _changed(before: Fields | None, after: Fields) -> Fields:
    if before is None:
        return after
    return {name: value for name, value in after.items() if value != before[name]}


def happening(event: Happening) -> Fields:
    """An event of the rules, without what it does not have; who may learn of it stays here."""
    shown: Fields = {"key": event.key}
    for name in TOLD:
        value = getattr(event, name)
        if value is not None and (name != "count" or value):
            shown[name] = list(value) if isinstance(value, tuple) else value
    return shown


def message(one: Glance, table: str, seat: int | None, person: str | None) -> words.Event | words.Bare:
    """What a reader gets of an event; only a seat's own person gets what is the seat's."""
    own = (one.people.get(person) or {}).get("seats", ())
    seat = seat if seat in own and seat in one.own else None
    if person in one.people_changed:
        patch = one.public | one.whole[seat] | {"you": one.people.get(person)}
    else:
        patch = one.public | one.own[seat]
    if not patch and not one.events and not one.moves:
        return words.Bare(table, one.number, seat)
    codes = [shown_code(move, events, seat, one.covered) for move, events in one.moves]
    events = [shown if happening.is_for(seat) else None for happening, shown in one.events]
    return words.Event(
        table,
        one.number,
        one.at,
        one.kind,
        seat=seat,
        by=one.by,
        move=codes[0] if codes else None,
        outcomes=codes[1:] if codes else UNSET,
        events=events or UNSET,
        missing=list(one.missing) or UNSET,
        patch=patch,
    )
