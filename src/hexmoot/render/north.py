"""What lies on and beyond the Wall, read from a position of the second game for both kinds of picture."""

from dataclasses import dataclass
from typing import Any

from hexmoot.geometry.lattice import Hex
from hexmoot.notation.position import Position
from hexmoot.notation.watch_words import CLANS, HEROES, WILDLINGS
from hexmoot.rules.terms import FREE, NONE
from hexmoot.rules.watch.terms import BACK, LAST_BREACH


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the Wall with the clearing north of it: the seat on each space, or None; and trails from 1."""

    number: int
    hex: Hex
    guards: tuple[int | None, ...]
    waiting: tuple[int, ...]

    @property
    def held_by(self) -> int:
        """How many guards stand here."""
        return sum(guard is not None for guard in self.guards)


@dataclass(frozen=True, slots=True)
class Clan:
    """A clan: what sits in its camps, nearest the trails first, and its trails with their sections, all from 1."""

    name: str
    camps: tuple[str, ...]
    trails: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Hero:
    """A seat's hero."""

    seat: int
    name: str
    on_back: bool
    rests: bool


@dataclass(frozen=True, slots=True)
class North:
    """The whole of it."""

    sections: tuple[Section, ...]
    clans: tuple[Clan, ...]
    peaks: dict[str, int]
    heroes: tuple[Hero, ...]
    breaches: int
    last_breach: int
    south: int
    south_limit: int
    supply: int
    used: int


def north(position: Position) -> North | None:
    """None for a game without a Wall."""
    extra = position.extra
    if extra is None:
        return None
    return North(
        sections=tuple(_section(position, number) for number in range(len(extra.guard))),
        clans=tuple(_clan(extra, clan) for clan in range(len(CLANS))),
        peaks=dict(zip(WILDLINGS, extra.peaks, strict=True)),
        heroes=tuple(
            Hero(seat, HEROES[extra.hero[seat]], extra.side[seat] == BACK, bool(extra.rested >> seat & 1))
            for seat in range(position.seats)
            if extra.hero[seat] != NONE
        ),
        breaches=extra.breaches,
        last_breach=LAST_BREACH,
        south=sum(mask.bit_count() for mask in extra.wild),
        south_limit=extra.gift_limit,
        supply=extra.supply,
        used=sum(extra.used),
    )


def _section(position: Position, number: int) -> Section:
    extra = position.extra
    return Section(
        number=number + 1,
        # One section north of each hex of the first row.
        hex=position.shape.hexes[number],
        guards=tuple(None if guard == FREE else guard for guard in extra.guard[number]),
        waiting=tuple(trail + 1 for trail in extra.waiting[number][: extra.waiting_size[number]]),
    )


def _clan(extra: Any, clan: int) -> Clan:
    trails = [trail for trail in range(len(extra.trail_clan)) if extra.trail_clan[trail] == clan]
    return Clan(
        name=CLANS[clan],
        camps=tuple(WILDLINGS[kind] for kind in extra.camp[clan][: extra.camp_size[clan]]),
        trails=tuple((trail + 1, extra.trail_section[trail] + 1) for trail in trails),
    )
