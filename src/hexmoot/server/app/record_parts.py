"""The parts of a record, of its figures and of its replay, as they go over HTTP."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from hexmoot.server.words.view import Happening, Score


class SeatLine(Struct, frozen=True):
    """A seat of a finished game."""

    seat: int
    colour: str
    name: str
    bot: str | None
    points: int
    won: bool


class SeatFigures(Struct, frozen=True, kw_only=True):
    """What a game brought one seat. The last five are of the second game only.

    luck: cards produced, less those that the rolls bring on average. lost_to_robber: cards stolen from this seat.
    bank: cards paid to the bank in all; bank_traded: of those, for other cards.
    """

    seat: int
    produced: dict[str, int]
    expected: float
    luck: float
    stolen: int
    lost_to_robber: int
    discarded: int
    traded: int
    bank_traded: int
    bank: int
    score: Score
    guards_placed: int | UnsetType = UNSET
    guards_lost: int | UnsetType = UNSET
    heroes_used: int | UnsetType = UNSET
    tokens_revealed: int | UnsetType = UNSET
    wildlings_sent_home: int | UnsetType = UNSET


class Statistics(Struct, frozen=True, kw_only=True):
    """The figures of a game: rolls by total beside those to be expected, points by seat at each turn's beginning."""

    dice: dict[str, int]
    dice_expected: dict[str, float]
    points_by_turn: list[list[int]]
    seats: list[SeatFigures]
    breaches: int | UnsetType = UNSET


class Frame(Struct, frozen=True):
    """A move of a replay: who made it, what the rules say it did, and the fields of the view that it changed."""

    move: str
    by: int | None
    steward: bool
    events: list[Happening]
    patch: Annotated[dict[str, Any], Meta(description="a Patch of the protocol's schema file")]
