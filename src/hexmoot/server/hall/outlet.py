"""Outlets: where the messages for one connection go."""

from typing import Protocol

from hexmoot.server.hall.bus import Bus
from hexmoot.server.hall.letters import Tell, seal


class Outlet(Protocol):
    """The way to one client. Putting never waits: a client that is too slow is cut off by its own connection."""

    id: str

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:
        """One message; `number` is that of the event in it, if it holds one; after the last it looks no more."""


class FarOutlet:
    """An outlet of another process, reached by letters, which are counted: one that is lost is missed there."""

    def __init__(self, outlet: str, process: str, look: int, bus: Bus) -> None:
        self.id = outlet
        self.process = process
        self.look = look
        self.sent = 0
        self._bus = bus

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:
        """Posts it."""
        self.sent += 1
        self._bus.post(self.process, seal(Tell(self.id, table, self.look, self.sent, number, data, is_last)))
