"""Making a table, and the next one for the same people."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hexmoot.batch.engines import NotReady
from hexmoot.batch.start import start_of
from hexmoot.bots.registry import bots
from hexmoot.editions.edition import Edition, resolve_for
from hexmoot.editions.options import EditionError
from hexmoot.rules.errors import HexmootError
from hexmoot.server.table.bot_names import bot_names
from hexmoot.server.table.events import Created, Placed
from hexmoot.server.table.refusals import refuse
from hexmoot.server.table.seats import Chair, empty_chairs
from hexmoot.server.table.who import Fresh, Who
from hexmoot.server.words.client import Create
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table


_CASES = {
    "no_edition": "refusal.bad_settings.no_edition",
    "no_option": "refusal.bad_settings.no_option",
    "value": "refusal.bad_settings.value",
    "seats": "refusal.bad_settings.seats",
    "board_seats": "refusal.bad_settings.board_seats",
    "land_seats": "refusal.bad_settings.land_seats",
    "together": "refusal.bad_settings.together",
    "idle": "refusal.bad_settings.idle",
    "fixed": "refusal.bad_settings.fixed",
}


def edition_of(settings: TableSettings) -> Edition:
    """The edition with the host's options; HexmootError if there is none such."""
    return resolve_for(settings.edition, settings.options, settings.seats)


def create(command: Create, who: Who, fresh: Fresh) -> Created | Refusal:
    """The first event of a table, or why there cannot be such a table."""
    if who.person is None:
        return refuse("no_person")
    settings = command.settings
    problem = _settings_problem(settings)
    if problem is not None:
        return problem
    chairs = empty_chairs(edition_of(settings), settings)[settings.seats - len(settings.bots) :]
    placed = placed_bots(chairs, settings.bots)
    return Created(fresh.table, settings, who.person, _checked(fresh.server_seed), placed)


def _settings_problem(settings: TableSettings) -> Refusal | None:
    try:
        edition = edition_of(settings)
        start_of(edition, settings.seats)
        if settings.first is not None and edition.options["first_player"] == "highest_roll":
            return refuse("bad_settings", "first_is_rolled")
    except NotReady:
        return Refusal("unavailable", key="refusal.unavailable.preparing")
    except HexmootError as error:
        return settings_refusal(error)
    if settings.first is not None and settings.first > settings.seats:
        return refuse("bad_settings", "first_seat")
    if len(settings.bots) > settings.seats:
        return refuse("bad_settings", "too_many_bots")
    unknown = [bot for bot in settings.bots if bot not in bots()]
    return refuse("unknown_bot", bot=unknown[0]) if unknown else None


def settings_refusal(error: HexmootError) -> Refusal:
    """Why there cannot be a table of this edition with these options."""
    case, arguments = (error.case, error.arguments) if isinstance(error, EditionError) else ("", {})
    return Refusal("bad_settings", key=_CASES.get(case, "refusal.bad_settings"), arguments=arguments)


def _checked(seed: str) -> str:
    if not re.fullmatch("[0-9a-f]{64}", seed):
        raise ValueError("the server's seed is 32 bytes in hex")
    return seed


def placed_bots(chairs: Sequence[Chair], bots: Sequence[str], taken: Iterable[str] = ()) -> list[Placed]:
    """Bots on empty seats, each in its seat's colour, with a name that nobody else has."""
    sitting = {chair.seat: bot for chair, bot in zip(chairs, bots, strict=True)}
    names = bot_names(sitting, taken)
    return [Placed(chair.seat, names[chair.seat], chair.colour, bot=sitting[chair.seat]) for chair in chairs]


def next_table(table: "Table", fresh: Fresh) -> Created:
    """The table of a rematch: the same people and bots, each one seat further on, in their colours."""
    placed = []
    fixed = empty_chairs(table.edition, table.settings)
    for chair in table.chairs:
        # A seat without a name is that of somebody who is forgotten.
        if chair.is_free or not chair.name:
            continue
        seat = chair.seat % table.settings.seats + 1
        colour = fixed[seat - 1].colour if table.has_fixed_colours else chair.colour
        placed.append(Placed(seat, chair.name, colour, chair.person, chair.bot, chair.machine))
    placed.sort(key=lambda one: one.seat)
    return Created(fresh.table, table.settings, table.host, _checked(fresh.server_seed), placed, table.id)
