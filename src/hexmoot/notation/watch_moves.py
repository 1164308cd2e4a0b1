"""The second game's own moves, as people write them: guards, patrols, recruits, and one class a hero."""

from dataclasses import dataclass
from typing import ClassVar

from hexmoot.notation.errors import InvalidText
from hexmoot.notation.letters import CARDS, KINDS, sort_kinds
from hexmoot.notation.moves import Move, check_kind, check_seat, normal
from hexmoot.notation.places import parse_hex, parse_side
from hexmoot.notation.watch_words import CLANS, HEROES, NORTH, WILDLINGS
from hexmoot.rules.watch.terms import SECTIONS

PAID = 3


def check_section(section: object) -> None:
    """Refuses what is no section of the Wall."""
    if not isinstance(section, int) or isinstance(section, bool) or not 1 <= section <= SECTIONS:
        raise InvalidText("a section of the Wall is a number from 1, in the west, to 4", str(section), 0)


@dataclass(frozen=True, slots=True, repr=False)
class Guard(Move):
    """A guard for a section of the Wall."""

    section: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_section(self.section)

    @property
    def code(self) -> str:
        return f"g@{self.section}"


@dataclass(frozen=True, slots=True, repr=False)
class Patrol(Move):
    """A ranger patrol sends the wildling on a hex home. `Knight` is the one that moves the robber."""

    hex: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "hex", parse_hex(self.hex))

    @property
    def code(self) -> str:
        return f"kn@{self.hex}"


@dataclass(frozen=True, slots=True, repr=False)
class Recruits(Move):
    """New recruits are played: a guard for nothing."""

    section: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_section(self.section)

    @property
    def code(self) -> str:
        return f"nr@{self.section}"


@dataclass(frozen=True, slots=True, repr=False)
class Commander(Move):
    """The commander asks one or two players for a card of a kind each."""

    kind: str
    of: tuple[int, ...]

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_kind(self.kind)
        for seat in self.of:
            check_seat(seat)
        normal(self, "of", tuple(sorted(set(self.of))))

    @property
    def code(self) -> str:
        return f"h:commander={self.kind}/{','.join(map(str, self.of))}"


@dataclass(frozen=True, slots=True, repr=False)
class Steward(Move):
    """The steward changes one card at the bank."""

    give: str
    take: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_kind(self.give)
        check_kind(self.take)

    @property
    def code(self) -> str:
        return f"h:steward={self.give}>{self.take}"


@dataclass(frozen=True, slots=True, repr=False)
class Scholar(Move):
    """The scholar takes a card after a roll that brought nothing."""

    kind: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_kind(self.kind)

    @property
    def code(self) -> str:
        return f"h:scholar={self.kind}"


@dataclass(frozen=True, slots=True, repr=False)
class Builder(Move):
    """The builder takes up a road and lays it elsewhere."""

    side: str
    to: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "side", parse_side(self.side))
        normal(self, "to", parse_side(self.to))

    @property
    def code(self) -> str:
        return f"h:builder={self.side}>{self.to}"


@dataclass(frozen=True, slots=True, repr=False)
class Arms(Move):
    """The master of arms recruits a guard, with another card in place of one of the three."""

    section: int
    cards: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_section(self.section)
        normal(self, "cards", check_payment(self.cards))

    @property
    def code(self) -> str:
        return f"h:arms@{self.section}:{self.cards}"


@dataclass(frozen=True, slots=True, repr=False)
class Seer(Move):
    """The seer buys a development card with these three, and will choose it from the top of the pile."""

    cards: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "cards", check_payment(self.cards))

    @property
    def code(self) -> str:
        return f"h:seer:{self.cards}"


@dataclass(frozen=True, slots=True, repr=False)
class Rebel(Move):
    """The rebel looks at the hand of a player who is ahead."""

    victim: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_seat(self.victim)

    @property
    def code(self) -> str:
        return f"h:rebel>{self.victim}"


@dataclass(frozen=True, slots=True, repr=False)
class Pathfinder(Move):
    """The pathfinder sends home a wildling in a camp (`cave2`) or a clearing (`3.1`)."""

    place: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if self.place not in NORTH:
            raise InvalidText(
                "a place in the north is a camp, such as cave2, or one in a clearing, such as 3.1", self.place, 0
            )

    @property
    def code(self) -> str:
        return f"h:pathfinder={self.place}"


@dataclass(frozen=True, slots=True, repr=False)
class Archer(Move):
    """The archer sends home the wildling on a hex."""

    hex: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        normal(self, "hex", parse_hex(self.hex))

    @property
    def code(self) -> str:
        return f"h:archer@{self.hex}"


@dataclass(frozen=True, slots=True, repr=False)
class Recruiter(Move):
    """The recruiter gives up a played patrol for a guard."""

    section: int

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        check_section(self.section)

    @property
    def code(self) -> str:
        return f"h:recruiter@{self.section}"


@dataclass(frozen=True, slots=True, repr=False)
class Tracker(Move):
    """The tracker chases the robber back to its camp."""

    @property
    def code(self) -> str:
        return "h:tracker"


@dataclass(frozen=True, slots=True, repr=False)
class Flip(Move):
    """The hero just used is turned over, to be used once more."""

    @property
    def code(self) -> str:
        return "h:flip"


@dataclass(frozen=True, slots=True, repr=False)
class TakeHero(Move):
    """The hero just used is exchanged for another."""

    hero: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if self.hero not in HEROES:
            raise InvalidText(f"a hero is one of {' '.join(HEROES)}", self.hero, 0)

    @property
    def code(self) -> str:
        return f"h:take={self.hero}"


@dataclass(frozen=True, slots=True, repr=False)
class Pick(Move):
    """The card that a hero's ability lets one choose: a resource, or a development card."""

    card: str

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if len(self.card) != 1 or self.card not in KINDS + CARDS:
            raise InvalidText("a card is one of L W G B O, or of K R Y M V N", self.card, 0)

    @property
    def code(self) -> str:
        return f"h:pick={self.card}"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Move):
    """The scholar's chance goes by."""

    @property
    def code(self) -> str:
        return "h:pass"


@dataclass(frozen=True, slots=True, repr=False)
class Token(Move):
    """The wildling token that was revealed."""

    clan: str
    wildling: str
    is_outcome: ClassVar[bool] = True

    def __post_init__(self) -> None:
        Move.__post_init__(self)
        if self.clan not in CLANS or self.wildling not in WILDLINGS:
            raise InvalidText("a token shows a clan and a wildling, such as =cave.giant", self.clan, 0)

    @property
    def code(self) -> str:
        return f"={self.clan}.{self.wildling}"


def check_payment(cards: str) -> str:
    """Three cards, in the order of the kinds."""
    if len(cards) != PAID:
        raise InvalidText("three cards are paid, such as LWB", cards, 0)
    return sort_kinds(cards)
