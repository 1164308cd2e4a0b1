"""What a host chooses for a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexmoot.server.words.sizes import MOST_SEATS, BotName, OptionValue, Seat, Word

Seconds = Annotated[int, Meta(ge=1, le=86_400)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept (TURN-05).

    kind: none; turn, so many seconds a turn; or bank, so many for the game and some more with each turn.
    duty_seconds: for each duty that is not the turn itself; with no clock, where another person waits for it.
    away_seconds: how long, over the whole game, a seat is waited for while its person is not connected and another one
    is, before the steward plays it: three minutes unless the host chooses otherwise; 0 waits without end.
    """

    kind: Literal["none", "turn", "bank"] = "none"
    turn_seconds: Seconds = 180
    bank_seconds: Seconds = 900
    increment_seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    duty_seconds: Seconds = 30
    away_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 180


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table before anybody sits at it.

    Bots take the last seats; `first` is the seat to begin, where one is named. coach: whether a player may ask for
    advice. tracker: whether all are shown what is openly known of each hand.
    """

    edition: Word = "z-base"
    options: Annotated[dict[Word, OptionValue], Meta(max_length=40)] = {}
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 4
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    clock: Clock = Clock()
    public: bool = False
    fair_dice: bool = True
    hot_seat: bool = False
    first: Seat | None = None
    coach: bool = True
    tracker: bool = False
