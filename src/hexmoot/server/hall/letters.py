"""Letters between processes: what is asked of a table's owner, and what it sends to the connections elsewhere."""

import msgspec
from msgspec import Struct

from hexmoot.server.table.who import Who


class Stance(Struct, frozen=True):
    """How a connection looks at a table: as whom, and from which seats (none: as an onlooker)."""

    who: Who
    seats: tuple[int, ...] = ()

    @property
    def views(self) -> tuple[int | None, ...]:
        """The seats whose views are wanted; None stands for an onlooker's."""
        return self.seats or (None,)


class Letter(Struct, frozen=True, tag_field="l"):
    """Any letter."""


class Ask(Letter, frozen=True, tag="ask"):
    """A client's message to a table of the process that gets this; the answer has the same id."""

    id: str
    sender: str
    table: str
    who: Who
    message: bytes


class Forget(Letter, frozen=True, tag="forget"):
    """A person is to be taken out of a table of the process that gets this; the answer has the same id."""

    id: str
    sender: str
    table: str
    person: str


class Reread(Letter, frozen=True, tag="reread"):
    """What is stored of a table that is over has changed: what is in memory of it is out of date."""

    table: str


class Waits(Letter, frozen=True, tag="waits"):
    """Which of these tables the process that gets this has, and whose game waits for a person."""

    id: str
    sender: str
    person: str
    tables: list[str]


class Answer(Letter, frozen=True, tag="answer"):
    """The answer to an `Ask`, a `Forget` or a `Waits`."""

    id: str
    data: bytes


class Look(Letter, frozen=True, tag="look"):
    """A connection of the sender's looks at a table, from an event's number on, or from a snapshot.

    `look` grows with every such letter of the sender's, so that what belongs to an earlier one can be told apart.
    """

    sender: str
    outlet: str
    table: str
    stance: Stance
    after: int | None
    look: int


class Leave(Letter, frozen=True, tag="leave"):
    """A connection of the sender's looks no more."""

    sender: str
    outlet: str
    table: str


class Here(Letter, frozen=True, tag="here"):
    """Now and then: the sender lives, and these of its connections look at tables of the process that gets this.

    Each with its table, its outlet and its look; the answer is a `Sent`.
    """

    sender: str
    readers: list[tuple[str, str, int]]


class Sent(Letter, frozen=True, tag="sent"):
    """How many letters were sent to each of these readers, by table, outlet and look; None: it does not look here.

    Letters arrive in their order: whoever has fewer when this comes has lost some.
    """

    readers: list[tuple[str, str, int, int | None]]


class Tell(Letter, frozen=True, tag="tell"):
    """A message for a connection of the process that gets this, the `count`-th of its look."""

    outlet: str
    table: str
    look: int
    count: int
    number: int | None
    data: bytes
    is_last: bool = False


class NotMine(Letter, frozen=True, tag="not_mine"):
    """The process asked does not own the table (any more): ask the database who does."""

    table: str
    id: str = ""


AnyLetter = Ask | Forget | Waits | Reread | Answer | Look | Leave | Here | Sent | Tell | NotMine

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AnyLetter)


def seal(letter: AnyLetter) -> bytes:
    """A letter as bytes."""
    return _encoder.encode(letter)


def unseal(data: bytes) -> AnyLetter:
    """Bytes as a letter."""
    letter: AnyLetter = _decoder.decode(data)
    return letter
