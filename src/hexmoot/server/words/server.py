"""What the server says to a client. `t` says which message it is."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from hexmoot.server.words.sizes import PROTOCOL, Millis, Number, Seat, Sequence

# Fields that are passed on as they are made; what is in them is described in `view`.
VIEW = Meta(extra_json_schema={"$ref": "#/$defs/View"})
PATCH = Meta(extra_json_schema={"$ref": "#/$defs/Patch"})
STORY = Meta(extra_json_schema={"$ref": "#/$defs/Story"})
HAPPENING = Meta(extra_json_schema={"$ref": "#/$defs/Happening"})

RefusalCode = Literal[
    # The message itself.
    "malformed",
    "too_long",
    "too_fast",
    "no_table",
    "no_person",
    "nothing_to_do",
    "other_protocol",
    # Seats and people.
    "not_host",
    "not_your_seat",
    "no_seat",
    "seat_taken",
    "not_admitted",
    "one_seat",
    "locked",
    "removed",
    "bad_name",
    "name_taken",
    "no_colour",
    "colour_taken",
    "unknown_bot",
    "bad_settings",
    "seats_free",
    # Fair dice.
    "bad_reveal",
    # What the table is doing.
    "not_open",
    "no_dice",
    "not_playing",
    "paused",
    "draining",
    "too_many_tables",
    # Moves.
    "stale_ask",
    "stale_offer",
    "unknown_move",
    "illegal",
    "nobody_left",
    # Talk.
    "no_line",
    "too_many_muted",
    # Advice.
    "no_coach",
    # Ours, not the sender's.
    "unavailable",
]


class Told(Struct, frozen=True, tag_field="t"):
    """Any message of the server."""


class Welcome(Told, frozen=True, tag="welcome"):
    """The first message on a connection. `protocol` is the version that is spoken on it: the one that was asked for."""

    server: str
    name: str
    at: Millis
    protocol: int = PROTOCOL


class Event(Told, frozen=True, tag="event", omit_defaults=True):
    """Something happened at a table: `kind`, who did it, and the fields of the reader's view that it changed.

    seat: whose view this is; left out for an onlooker.
    events: what the rules say happened; null for what this reader is not told.
    missing: of a start that was called off, the seats whose part of the dice did not come.
    """

    table: str
    n: Number
    at: Millis
    kind: str
    seat: Seat | None = None
    by: Seat | None = None
    move: str | None = None
    outcomes: list[str] | UnsetType = UNSET
    events: list[Annotated[dict[str, Any], HAPPENING] | None] | UnsetType = UNSET
    missing: list[Seat] | UnsetType = UNSET
    patch: Annotated[dict[str, Any], PATCH] = {}


class Bare(Told, frozen=True, tag="bare", omit_defaults=True):
    """An event that holds nothing for this reader; its number shows that none was lost."""

    table: str
    n: Number
    seat: Seat | None = None


class Snapshot(Told, frozen=True, tag="snapshot", omit_defaults=True):
    """The table as the reader sees it after event `n`: all patches so far put together."""

    table: str
    n: Number
    at: Millis
    view: Annotated[dict[str, Any], VIEW]
    seat: Seat | None = None


class Past(Struct, frozen=True, omit_defaults=True):
    """An event of the past. Of the fields that it changed only those of a `History`'s view are told again."""

    n: Number
    at: Millis
    kind: str
    by: Seat | None = None
    move: str | None = None
    outcomes: list[str] | UnsetType = UNSET
    events: list[Annotated[dict[str, Any], HAPPENING] | None] | UnsetType = UNSET
    missing: list[Seat] | UnsetType = UNSET
    patch: Annotated[dict[str, Any], PATCH] = {}


class History(Told, frozen=True, tag="history", omit_defaults=True):
    """What was asked with `history`: the events after number `after` up to `n`, without those that hold nothing.

    view: who sat where, the votes and the like, before the first of them.
    """

    table: str
    after: Number
    n: Number
    view: Annotated[dict[str, Any], STORY]
    events: list[Past]
    nonce: str = ""


class Accepted(Told, frozen=True, tag="accepted", omit_defaults=True):
    """What was asked for with this nonce is done, as event `n`; said again if it is asked for again."""

    table: str
    nonce: str
    n: Number


class Refusal(Told, frozen=True, tag="refusal", omit_defaults=True):
    """What was asked for is not done, and nothing has changed.

    code: for programs. rule: the rule that forbids it, if one does. key and arguments: for people, in their language.
    detail: of `other_protocol` the sentence itself, since a client of another version may not have the words.
    """

    code: RefusalCode
    table: str = ""
    nonce: str = ""
    rule: str | None = None
    key: str = ""
    arguments: dict[str, str | int] = {}
    detail: str = ""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a move cannot be made: `rule` forbids it, or `key` says what is wrong with the text of the move.

    lack: a word for what is lacking, where there is one, such as `goods`; facts: which, and how many.
    """

    rule: str | None = None
    key: str = ""
    lack: str = ""
    facts: dict[str, str | int] = {}


class Why(Told, frozen=True, tag="why", omit_defaults=True):
    """What was asked with `why`: by move, the reason against it, or null if it can be made."""

    table: str
    seat: Seat
    answers: dict[str, Reason | None]
    nonce: str = ""


class Advised(Struct, frozen=True, omit_defaults=True):
    """A move worth thinking of. `gain` counts in victory points; reasons are terms of the bot's value.

    facts: by term, the places and numbers behind it, such as {"production": {"pips": 9, "hexes": "O6 G9"}}.
    """

    move: str
    gain: float
    reasons: list[tuple[str, float]]
    facts: dict[str, dict[str, str | int]] = {}


class Verdict(Struct, frozen=True):
    """What the coach says to the open offer of seat `maker`; `near`: it may be about to win, and should get nothing."""

    maker: Seat
    take: bool
    near: bool
    advice: Annotated[Advised, Meta(description="the move that agrees, with what it would bring")]


class Advice(Told, frozen=True, tag="advice", omit_defaults=True):
    """What the coach would do, the best first, and what it says to the offers that the seat could agree to."""

    table: str
    seat: Seat
    moves: list[Advised]
    nonce: str = ""
    offers: list[Verdict] = []


class ChatLine(Told, frozen=True, tag="chat", omit_defaults=True):
    """A line of talk, in a sequence of its own; `phrase` is a key to be said in the reader's language.

    badge: whose line it is, whatever the name; empty for somebody who is gone.
    """

    table: str
    n: Sequence
    at: Millis
    name: str
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""
    badge: str = ""


class ChatRemoved(Told, frozen=True, tag="chat_removed"):
    """A line of talk was taken out: whoever has it drops it."""

    table: str
    n: Sequence


class Onlooker(Struct, frozen=True):
    """Somebody who looks on, under a name that nobody who sits there has, and the badge to mean this one by."""

    name: str
    badge: str


class Presence(Told, frozen=True, tag="presence", omit_defaults=True):
    """Who is connected: seats, and those who look on."""

    table: str
    n: Sequence
    seats: list[Seat]
    onlookers: list[Onlooker]


class Closing(Told, frozen=True, tag="closing", omit_defaults=True):
    """The server is about to close this connection."""

    reason: Literal["restart", "too_slow", "too_fast", "signed_out"]
    again_in: int = 0


ServerMessage = (
    Welcome
    | Event
    | Bare
    | Snapshot
    | History
    | Accepted
    | Refusal
    | Why
    | Advice
    | ChatLine
    | ChatRemoved
    | Presence
    | Closing
)
