"""What is stored of a table: its events. A table is the fold of them, so whatever a replay needs is here.

Every body has its version `v`. Bodies hold secrets (the server's seed, who owns a seat, moves not yet shown): no body
ever goes to a client; readers get what `Table.tell` makes of it.
"""

from typing import ClassVar, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from hexmoot.server.words.settings import TableSettings


class Body(Struct, frozen=True, forbid_unknown_fields=True, tag_field="k", kw_only=True):
    """What happened, the version of its form, and what the command is known by if it is said again.

    Of a move that is its nonce.
    """

    v: int = 1
    once: int | UnsetType = UNSET


class Placed(Struct, frozen=True):
    """Who sits on a seat when a table is made: a person or a bot."""

    seat: int
    name: str
    colour: str
    person: str | None = None
    bot: str | None = None
    machine: bool = False


class Created(Body, frozen=True, tag="created"):
    """A table was made. `server_seed` is secret until the game has ended."""

    table: str
    settings: TableSettings
    host: str
    server_seed: str
    placed: list[Placed]
    before: str | None = None
    # How long the bots of the house wait for people to answer their offers.
    offer_seconds: int = 0


class Seated(Body, frozen=True, tag="seated"):
    """A person sat down."""

    seat: int
    person: str
    name: str
    colour: str
    machine: bool = False


class SeatAsked(Body, frozen=True, tag="seat_asked"):
    """A person asks for a seat that became free in the middle of the game."""

    seat: int
    person: str
    name: str
    machine: bool = False


class SeatAnswered(Body, frozen=True, tag="seat_answered"):
    """A person agrees to a newcomer, or one turns it down. With the last one to agree it sits down."""

    seat: int
    person: str
    yes: bool


class StoodUp(Body, frozen=True, tag="stood_up"):
    """A person left a seat."""

    seat: int


class Coloured(Body, frozen=True, tag="coloured"):
    """A seat has another colour."""

    seat: int
    colour: str


class Locked(Body, frozen=True, tag="locked"):
    """The table was locked, or opened again."""

    locked: bool


class Tracked(Body, frozen=True, tag="tracked"):
    """The host wants it shown what is openly known of each hand, or no longer."""

    on: bool


# From this version on whoever a host puts out is asked, for a while, who may have a seat.
WITH_A_SAY = 2


class Freed(Body, frozen=True, tag="freed"):
    """The host emptied a seat."""

    seat: int


class Removed(Body, frozen=True, tag="removed"):
    """The host showed a person out: all its seats are empty, and it cannot sit down again."""

    person: str


class Forgotten(Body, frozen=True, tag="forgotten"):
    """A person is no longer known here: all its seats are empty, and somebody else is the host if it was."""

    person: str


class HostChanged(Body, frozen=True, tag="host_changed"):
    """Another person is the host."""

    person: str


class Filled(Body, frozen=True, tag="filled"):
    """Bots sat down on all empty seats."""

    placed: list[Placed]


class DiceCalled(Body, frozen=True, tag="dice_called"):
    """The host began: every person is asked for a commitment.

    From version `RENEWED` on the server's seed is another one after each start that was called off.
    """

    RENEWED: ClassVar[int] = 2


class DiceCommitted(Body, frozen=True, tag="dice_committed"):
    """A person committed to a seed."""

    person: str
    commitment: str


class DiceRevealed(Body, frozen=True, tag="dice_revealed"):
    """A person showed its seed. The last one begins the game."""

    person: str
    seed: str


class StartCancelled(Body, frozen=True, tag="start_cancelled"):
    """Somebody kept its commitment or its seed back for too long: the table is open again."""

    missing: list[int]


class Started(Body, frozen=True, tag="started"):
    """The game began, at a table without fair dice."""


class Moved(Body, frozen=True, tag="moved"):
    """A move with the outcomes of chance that it opened; the question it answered, and the mover's nonce."""

    seat: int
    move: str
    outcomes: list[str]
    ask: int
    nonce: str = ""


class Stewarded(Body, frozen=True, tag="stewarded"):
    """The steward did a seat's duty (TURN-05)."""

    seat: int
    move: str
    outcomes: list[str]
    cause: Literal["time", "away", "nobody"]


class TakenBack(Body, frozen=True, tag="taken_back"):
    """A person took its seat back from the steward."""

    seat: int


class NotTrading(Body, frozen=True, tag="not_trading"):
    """A seat says that it does not trade in this turn, or that it does after all."""

    seat: int
    on: bool


class AbortVote(Body, frozen=True, tag="abort_vote"):
    """A person is for or against ending without a winner."""

    person: str
    yes: bool


class VoidVote(Body, frozen=True, tag="void_vote"):
    """A person is for or against voiding the game."""

    person: str
    yes: bool


class WentAway(Body, frozen=True, tag="went_away"):
    """A person's last connection is gone."""

    person: str


class CameBack(Body, frozen=True, tag="came_back"):
    """A person is connected again."""

    person: str


class Paused(Body, frozen=True, tag="paused"):
    """The server stops: all clocks stand still."""


class Resumed(Body, frozen=True, tag="resumed"):
    """The server runs again: what passed since `since` counts for nobody."""

    since: int


class Ended(Body, frozen=True, tag="ended"):
    """The table ended: nobody came any more, its host closed it, or the last one against an end has left."""

    reason: Literal["abandoned", "closed", "aborted", "voided"]


class Rematched(Body, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


AnyBody = (
    Created
    | Seated
    | SeatAsked
    | SeatAnswered
    | StoodUp
    | Coloured
    | Locked
    | Tracked
    | Freed
    | Removed
    | Forgotten
    | HostChanged
    | Filled
    | DiceCalled
    | DiceCommitted
    | DiceRevealed
    | StartCancelled
    | Started
    | Moved
    | Stewarded
    | TakenBack
    | NotTrading
    | AbortVote
    | VoidVote
    | WentAway
    | CameBack
    | Paused
    | Resumed
    | Ended
    | Rematched
)


class Event(Struct, frozen=True):
    """An event of a table: its number, when it was (ms since 1970), and what happened."""

    number: int
    at: int
    body: AnyBody


class Damaged(Exception):
    """Stored events that no table could have written: damage, not a game."""


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


def encode_body(body: AnyBody) -> bytes:
    """A body as it is stored."""
    return _encoder.encode(body)


def decode_body(data: bytes | str) -> AnyBody:
    """A stored body."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise Damaged(f"this is no event of a table: {error}") from None
