"""The way to a table: messages to it, and messages from it, as the protocol has them."""

from collections.abc import AsyncIterator
from typing import Protocol

from hexmoot.rules.errors import HexmootError
from hexmoot.server.reading import Message


class LinkError(HexmootError):
    """The table cannot be reached; `key` is said in the reader's language."""

    def __init__(self, key: str, **more: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.more = more


class Link(Protocol):
    """A connection to one table at a time. It comes back by itself when it breaks."""

    table: str
    # Whether a table elsewhere is played at, with other people.
    is_far: bool

    async def open(self) -> None:
        """Comes in, with a table or to make one. Raises LinkError."""

    async def make_table(self, settings: Message) -> None:
        """Makes a table and goes there. Raises LinkError with what the server says against it."""

    def go_to(self, table: str) -> None:
        """Goes to another table."""

    async def say(self, message: Message) -> None:
        """A message to the table; its answer comes with the others."""

    async def record(self, table: str) -> Message | None:
        """The record of a game that is over, with its statistics; None if there is none. Raises LinkError."""

    def messages(self) -> AsyncIterator[Message]:
        """What comes, until the link is closed. `{"t": "link", "up": …}` tells that it broke, or that it stands."""

    async def close(self) -> None:
        """Goes away; a game stays where it is."""
