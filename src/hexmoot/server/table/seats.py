"""The seats of a table before and during a game."""

from dataclasses import dataclass
from typing import Literal

from hexmoot.editions.boards import COLOURS, colours
from hexmoot.editions.edition import Edition
from hexmoot.server.words.settings import TableSettings


@dataclass(slots=True)
class Chair:
    """A seat at the table, and who sits there: a person, a bot of the house, or nobody."""

    seat: int
    colour: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    machine: bool = False
    # Since when its person has not been connected.
    away_since: int | None = None
    # Why the steward plays on for it, if it does: until it is taken back or, if its time ran out, to the turn's end.
    stewarded: Literal["", "time", "away"] = ""
    # The turn in which its time ran out.
    lost_turn: tuple[int, ...] = ()
    not_trading: bool = False
    # Who had it last in this game, and may come back to it.
    kept_for: str | None = None
    # Since when nobody has sat here.
    free_since: int = 0

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    def sit_down(self, person: str, name: str, machine: bool) -> None:
        """A person sits here, in the place of a bot if there was one."""
        self.name, self.person, self.bot, self.machine, self.kept_for = name, person, None, machine, None

    def leave(self, at: int) -> None:
        """Nobody sits here any more; the colour stays."""
        self.free_since = at
        self.name, self.person, self.bot, self.machine = "", None, None, False
        self.away_since, self.stewarded, self.not_trading, self.kept_for = None, "", False, None


def has_fixed_colours(edition: Edition) -> bool:
    """Whether starting places belong to colours, so that a colour cannot be chosen."""
    return edition.options["setup"] == "fixed"


def empty_chairs(edition: Edition, settings: TableSettings) -> list[Chair]:
    """The seats of a new table, each in a colour of its own, as they always are."""
    given = colours(settings.seats, fixed=has_fixed_colours(edition))
    return [Chair(seat, colour) for seat, colour in enumerate(given, start=1)]


def free_colours(chairs: list[Chair]) -> list[str]:
    """The colours that no seat with somebody on it has."""
    taken = {chair.colour for chair in chairs if not chair.is_free}
    return [colour for colour in COLOURS if colour not in taken]


def give_colour(chairs: list[Chair], seat: int, colour: str) -> None:
    """Paints a seat. An empty seat that had the colour gets the one that is left over."""
    old = chairs[seat - 1].colour
    for chair in chairs:
        if chair.colour == colour and chair.seat != seat:
            chair.colour = old
    chairs[seat - 1].colour = colour
