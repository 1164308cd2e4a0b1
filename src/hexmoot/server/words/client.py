"""What a client says to the server. `t` says which message it is; unknown fields are refused."""

from typing import Annotated

from msgspec import Meta, Struct

from hexmoot.server.words.settings import TableSettings
from hexmoot.server.words.sizes import (
    Badge,
    BotName,
    Code,
    GivenNonce,
    Hash,
    Line,
    Name,
    Nonce,
    Number,
    Seat,
    Sequence,
    TableId,
    Word,
)


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """Any message of a client. `nonce` comes back with the answer."""

    nonce: Nonce = ""


class Create(Said, frozen=True, tag="create"):
    """Makes a table, whose host the sender then is."""

    settings: TableSettings


class AtTable(Said, frozen=True):
    """A message to one table."""

    table: TableId


class TakeSeat(AtTable, frozen=True, tag="take_seat"):
    """Sits down, under a name; or takes one's own seat back from the steward. During a game others have to agree."""

    seat: Seat
    name: Name = ""
    colour: Word | None = None


class Admit(AtTable, frozen=True, tag="admit"):
    """Agrees that whoever asks for a free seat of a game under way gets it, and with it the hand; or does not."""

    seat: Seat
    yes: bool


class StandUp(AtTable, frozen=True, tag="stand_up"):
    """Leaves a seat, or asks for it no more; during a game the steward plays it, and one may come back."""

    seat: Seat


class Colour(AtTable, frozen=True, tag="colour"):
    """Chooses the colour of one's seat."""

    seat: Seat
    colour: Word


class Lock(AtTable, frozen=True, tag="lock"):
    """The host: nobody else may sit down, or somebody may again."""

    locked: bool


class Track(AtTable, frozen=True, tag="track"):
    """The host: all are shown what is openly known of each hand, or no longer; before a game and during it."""

    on: bool


class FreeSeat(AtTable, frozen=True, tag="free_seat"):
    """The host empties a seat. During a game the steward plays it until its person comes back, or all let one in."""

    seat: Seat


class Remove(AtTable, frozen=True, tag="remove"):
    """The host shows somebody out: by the badge that presence and chat tell, or by name."""

    name: Name = ""
    badge: Badge = ""


class HandOver(AtTable, frozen=True, tag="hand_over"):
    """The host makes the person on a seat the host."""

    seat: Seat


class Start(AtTable, frozen=True, tag="start"):
    """The host begins the game, or the throw for its fair dice."""


class Close(AtTable, frozen=True, tag="close"):
    """The host closes a table where no game has begun; nobody can sit down there any more."""


class FillWithBots(AtTable, frozen=True, tag="fill_with_bots"):
    """The host puts bots on all empty seats."""

    bot: BotName = "greedy"


class CommitDice(AtTable, frozen=True, tag="commit_dice"):
    """SHA-256 of the sender's seed, in hex."""

    commitment: Hash


class RevealDice(AtTable, frozen=True, tag="reveal_dice"):
    """The sender's seed itself, 32 bytes in hex."""

    seed: Hash


class Act(AtTable, frozen=True, tag="act"):
    """A move of a seat: the code, the question it answers, and for an answer to an offer the offer's number."""

    seat: Seat
    ask: Number
    nonce: GivenNonce
    move: Code
    offer: Number | None = None


class NotTrading(AtTable, frozen=True, tag="not_trading"):
    """Says to all that a seat does not trade in this turn, or that it does after all."""

    seat: Seat
    on: bool = True


class AbortVote(AtTable, frozen=True, tag="abort"):
    """For or against ending the game without a winner; all have to agree."""

    yes: bool


class VoidVote(AtTable, frozen=True, tag="void"):
    """For or against voiding a game that somebody has left for good."""

    yes: bool


class Chat(AtTable, frozen=True, tag="chat"):
    """A line of talk."""

    text: Line


class Phrase(AtTable, frozen=True, tag="phrase"):
    """A line of talk that everybody reads in their own language."""

    phrase: Word


class Mute(AtTable, frozen=True, tag="mute"):
    """Hears no more of somebody's talk, or hears it again: by the badge that presence and chat tell, or by name."""

    name: Name = ""
    badge: Badge = ""
    on: bool = True


class RemoveLine(AtTable, frozen=True, tag="remove_line"):
    """The host takes a line of talk out, or its speaker takes it back."""

    n: Sequence


class Rematch(AtTable, frozen=True, tag="rematch"):
    """The same table once more, seats moved on by one."""


class Resume(AtTable, frozen=True, tag="resume"):
    """Asks for everything after an event's number; `seats` are those of the sender that are looked from."""

    after: Number
    seats: Annotated[list[Seat], Meta(max_length=6)] = []


class Snapshot(AtTable, frozen=True, tag="snapshot"):
    """Asks for the table as it is now; to be told of all that follows, too."""

    seats: Annotated[list[Seat], Meta(max_length=6)] = []


class LookAway(AtTable, frozen=True, tag="look_away"):
    """Looks at the table no more: nothing of it is told on this connection, which keeps its seats and other tables."""


class History(AtTable, frozen=True, tag="history"):
    """Asks what happened before event `before`, or until now, as the seat was told it; without one, as an onlooker."""

    seat: Seat | None = None
    before: Number | None = None


class Why(AtTable, frozen=True, tag="why"):
    """Asks which rule forbids each of these moves now. A kind alone, such as `s` or `buy`, is any move of the kind."""

    seat: Seat
    moves: Annotated[list[Code], Meta(min_length=1, max_length=20)]


class Advise(AtTable, frozen=True, tag="advise"):
    """Asks the coach what a seat could do now."""

    seat: Seat


Question = Why | Advise
TableCommand = (
    TakeSeat
    | Admit
    | StandUp
    | Colour
    | Lock
    | Track
    | FreeSeat
    | Remove
    | HandOver
    | Start
    | Close
    | FillWithBots
    | CommitDice
    | RevealDice
    | Act
    | NotTrading
    | AbortVote
    | VoidVote
    | Rematch
)
Looking = Resume | Snapshot | LookAway | History
ClientMessage = TableCommand | Question | Create | Chat | Phrase | Mute | RemoveLine | Looking
