"""Which game of a run has how many seats and which options: a function of its number alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hexmoot.editions.edition import Edition, code, resolve

# The nine harbours have to lie where catanatron has its ports, and it plays with two as well.
COMMON: dict[str, str | int] = {"players": "2-4", "harbours": "shuffled"}
# Half of the games are plain. The others reach what plain games seldom do: an empty deck, all pieces built, long roads
# that are cut, wins by one card and out of turn; and hoarding, which empties the bank.
VARIANTS: tuple[dict[str, str | int], ...] = (
    {},
    {"bank_short": "sole_claimant", "victory_points": 12},
    {},
    {"victory_points": 5, "hand_limit": 5},
    {},
    {"bank_short": "sole_claimant", "tokens": "random", "hand_limit": 20},
    {},
    {"victory_points": 14, "hand_limit": 9},
)
HOARDING = 5


@dataclass(frozen=True)
class Plan:
    """One game of a run, before it is played."""

    seed: int
    game: int
    seats: int
    edition: Edition
    changes: str
    is_hoarding: bool

    @property
    def victory_points(self) -> int:
        """The points that win."""
        return code("victory_points", self.edition.options["victory_points"])


def plan_of(seed: int, game: int, seats: tuple[int, ...]) -> Plan:
    """The plan of a game: every number of seats meets every variant."""
    variant = game // len(seats) % len(VARIANTS)
    changes = " ".join(f"{name}={value}" for name, value in VARIANTS[variant].items()) or "plain"
    changes += " hoarding" * (variant == HOARDING)
    return Plan(seed, game, seats[game % len(seats)], edition_of(variant), changes, variant == HOARDING)


@cache
def edition_of(variant: int) -> Edition:
    """The edition of a variant; made once, for what follows from it is kept by the engine."""
    return resolve("z-base", {**COMMON, **VARIANTS[variant]})
