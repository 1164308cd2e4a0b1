"""The way to a table: messages to it, and messages from it, as the protocol has them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from hexmoot.rules.errors import HexmootError
from hexmoot.server.reading import Message


class LinkError(HexmootError):
    """The table cannot be reached; `key` is said in the reader's language."""

    def __init__(self, key: str, /, **more: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.more = more


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that is not over. seats: what each is called, and whether a bot sits there. at: its last move, in ms."""

    table: str
    edition: str
    seats: tuple[tuple[str, bool], ...]
    turn: int
    at: int


# Asks which of several saved games goes on, given how many others cannot be read; nothing, if a new one is wanted.
Choose = Callable[[list[Saved], int], Awaitable[str]]


class Link(Protocol):
    """A connection to one table at a time. It comes back by itself when it breaks."""

    table: str
    # Whether a table elsewhere is played at, with other people.
    is_far: bool

    @property
    def invitation(self) -> str:
        """The link by which others come to the table; none where nobody can."""

    async def open(self, choose: Choose) -> None:
        """Comes in, with a table or to make one. Raises LinkError."""

    async def make_table(self, settings: Message) -> None:
        """Makes a table and goes there. Raises LinkError with what the server says against it."""

    async def go_to(self, table: str) -> None:
        """Goes to another table; the one before is looked at no more."""

    async def say(self, message: Message) -> None:
        """A message to the table; its answer comes with the others."""

    async def record(self, table: str) -> Message | None:
        """The record of a game that is over, with its statistics; None if there is none. Raises LinkError."""

    def messages(self) -> AsyncIterator[Message]:
        """What comes, until the link is closed. `{"t": "link", "up": …}` tells that it broke, or that it stands.

        Raises LinkError if it cannot come back.
        """

    async def close(self) -> None:
        """Goes away; a game stays where it is."""
