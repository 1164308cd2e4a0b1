"""Moves as people write them: one small frozen class each, places by name, seats from 1.

`seat` is whose move it is. Left out, it is the seat whose decision the game waits for.
"""

from dataclasses import KW_ONLY, dataclass, fields
from typing import ClassVar

from hexmoot.notation.errors import InvalidText
from hexmoot.notation.letters import CARDS, KINDS, sort_kinds
from hexmoot.notation.places import parse_corner, parse_hex, parse_side

MOST_SEATS = 6
FACES = 6
WILD_FACES = 12


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A decision of a seat, or an outcome of chance."""

    _: KW_ONLY
    seat: int | None = None
    is_outcome: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if self.seat is not None:
            check_seat(self.seat)

    @property
    def code(self) -> str:
        """The move's text, without the seat."""
        raise TypeError("a plain Move has no text")

    def __str__(self) -> str:
        return self.code if self.seat is None else f"{self.seat}.{self.code}"

    def __repr__(self) -> str:
        given = [repr(getattr(self, one.name)) for one in fields(self) if one.name != "seat"]
        seat = [] if self.seat is None else [f"seat={self.seat}"]
        return f"{type(self).__name__}({', '.join(given + seat)})"


def normal(move: Move, name: str, value: object) -> None:
    """Writes the form of a field that is printed, while the move is made."""
    object.__setattr__(move, name, value)


def check_seat(seat: object) -> None:
    """Refuses what is no seat."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 1 <= seat <= MOST_SEATS:
        raise InvalidText("a seat is a number from 1 to 6", str(seat), 0)


@dataclass(frozen=True, slots=True, repr=False)
class Settle(Move):
    """A settlement on a corner."""

    corner: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "corner", parse_corner(self.corner))

    @property
    def code(self) -> str:
        return f"s@{self.corner}"


@dataclass(frozen=True, slots=True, repr=False)
class City(Move):
    """A city in place of the own settlement on a corner."""

    corner: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "corner", parse_corner(self.corner))

    @property
    def code(self) -> str:
        return f"c@{self.corner}"


@dataclass(frozen=True, slots=True, repr=False)
class Road(Move):
    """A road on a side."""

    side: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "side", parse_side(self.side))

    @property
    def code(self) -> str:
        return f"r@{self.side}"


@dataclass(frozen=True, slots=True, repr=False)
class Roll(Move):
    """The dice are thrown; what they show is an outcome of its own."""

    @property
    def code(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True, repr=False)
class Buy(Move):
    """A development card is bought; which one is an outcome of its own."""

    @property
    def code(self) -> str:
        return "buy"


@dataclass(frozen=True, slots=True, repr=False)
class Knight(Move):
    """A knight is played."""

    @property
    def code(self) -> str:
        return "kn"


@dataclass(frozen=True, slots=True, repr=False)
class RoadBuilding(Move):
    """Road building is played; the free roads follow."""

    @property
    def code(self) -> str:
        return "rb"


@dataclass(frozen=True, slots=True, repr=False)
class Plenty(Move):
    """Year of plenty is played for these cards."""

    cards: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "cards", sort_kinds(self.cards))
        if not 1 <= len(self.cards) <= 2:
            raise InvalidText("year of plenty takes one or two cards, such as yp:GO", self.cards, 0)

    @property
    def code(self) -> str:
        return f"yp:{self.cards}"


@dataclass(frozen=True, slots=True, repr=False)
class Monopoly(Move):
    """Monopoly is played on a kind."""

    kind: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_kind(self.kind)

    @property
    def code(self) -> str:
        return f"mo:{self.kind}"


@dataclass(frozen=True, slots=True, repr=False)
class Reveal(Move):
    """Victory-point cards are shown."""

    count: int = 1

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if not 1 <= self.count <= 9:
            raise InvalidText("one to nine victory-point cards are shown at a time, such as vp:2", str(self.count), 0)

    @property
    def code(self) -> str:
        return "vp" if self.count == 1 else f"vp:{self.count}"


@dataclass(frozen=True, slots=True, repr=False)
class Rob(Move):
    """The robber goes to a hex, and takes from the victim, if one is there."""

    hex: str
    victim: int | None = None

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "hex", parse_hex(self.hex))
        if self.victim is not None:
            check_seat(self.victim)

    @property
    def code(self) -> str:
        return f"rob@{self.hex}" if self.victim is None else f"rob@{self.hex}>{self.victim}"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Move):
    """Half of the hand goes back to the bank."""

    cards: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "cards", sort_kinds(self.cards))
        if not self.cards:
            raise InvalidText("a discard names its cards, such as x:LLG", self.cards, 0)

    @property
    def code(self) -> str:
        return f"x:{self.cards}"


@dataclass(frozen=True, slots=True, repr=False)
class Swap(Move):
    """A trade with the bank."""

    give: str
    take: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "give", sort_kinds(self.give))
        normal(self, "take", sort_kinds(self.take))
        if not self.give or not self.take:
            raise InvalidText("a trade with the bank gives and takes, such as t:WWWW>O", f"{self.give}>{self.take}", 0)

    @property
    def code(self) -> str:
        return f"t:{self.give}>{self.take}"


@dataclass(frozen=True, slots=True, repr=False)
class Offer(Move):
    """An offer to other seats. Without `to`: to all, or, by a seat that is not at turn, to the one at turn."""

    give: str
    take: str
    to: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "give", sort_kinds(self.give))
        normal(self, "take", sort_kinds(self.take))
        if self.to is not None:
            for seat in self.to:
                check_seat(seat)
            normal(self, "to", tuple(sorted(set(self.to))))

    @property
    def code(self) -> str:
        to = "" if self.to is None else "/" + ",".join(map(str, self.to))
        return f"o:{self.give}>{self.take}{to}"


@dataclass(frozen=True, slots=True, repr=False)
class Yes(Move):
    """Agrees to the offer of a seat."""

    maker: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_seat(self.maker)

    @property
    def code(self) -> str:
        return f"y{self.maker}"


@dataclass(frozen=True, slots=True, repr=False)
class No(Move):
    """Declines the offer of a seat."""

    maker: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_seat(self.maker)

    @property
    def code(self) -> str:
        return f"n{self.maker}"


@dataclass(frozen=True, slots=True, repr=False)
class Withdraw(Move):
    """Takes back the own offer."""

    @property
    def code(self) -> str:
        return "o-"


@dataclass(frozen=True, slots=True, repr=False)
class Take(Move):
    """The seat at turn takes the proposal of another seat: the exchange is made."""

    maker: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_seat(self.maker)

    @property
    def code(self) -> str:
        return f"d{self.maker}"


@dataclass(frozen=True, slots=True, repr=False)
class Close(Move):
    """The seat at turn closes its own offer with a seat that agreed: the exchange is made."""

    partner: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_seat(self.partner)

    @property
    def code(self) -> str:
        return f"d>{self.partner}"


@dataclass(frozen=True, slots=True, repr=False)
class End(Move):
    """The turn, or the chance to build after another's, is over."""

    @property
    def code(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, repr=False)
class Win(Move):
    """Declares the win, where it has to be declared."""

    @property
    def code(self) -> str:
        return "win"


@dataclass(frozen=True, slots=True, repr=False)
class Dice(Move):
    """What the dice show; they are not told apart, the smaller comes first."""

    one: int
    two: int
    # The third die, where a game has one.
    wild: int = 0
    is_outcome: ClassVar[bool] = True

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if not (1 <= self.one <= FACES and 1 <= self.two <= FACES):
            raise InvalidText("each die shows 1 to 6, such as =35", f"{self.one}{self.two}", 0)
        if not 0 <= self.wild <= WILD_FACES:
            raise InvalidText("the wildling die shows 1 to 12, such as =35.9", str(self.wild), 0)
        if self.one > self.two:
            smaller, larger = self.two, self.one
            normal(self, "one", smaller)
            normal(self, "two", larger)

    @property
    def code(self) -> str:
        return f"={self.one}{self.two}" + (f".{self.wild}" if self.wild else "")

    def __repr__(self) -> str:
        wild = f", {self.wild}" if self.wild else ""
        return f"Dice({self.one}, {self.two}{wild})"


@dataclass(frozen=True, slots=True, repr=False)
class Card(Move):
    """The development card that was drawn: K R Y M V or N."""

    card: str
    is_outcome: ClassVar[bool] = True

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if len(self.card) != 1 or self.card not in CARDS:
            raise InvalidText("a development card is one of K R Y M V N, such as =K", self.card, 0)

    @property
    def code(self) -> str:
        return f"={self.card}"


@dataclass(frozen=True, slots=True, repr=False)
class Stolen(Move):
    """The card that was stolen: L W G B or O."""

    kind: str
    is_outcome: ClassVar[bool] = True

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_kind(self.kind)

    @property
    def code(self) -> str:
        return f"={self.kind}"


def check_kind(kind: str) -> None:
    """Refuses what is no resource."""
    if len(kind) != 1 or kind not in KINDS:
        raise InvalidText("a resource is one of L W G B O", kind, 0)
