"""Outlets: where the messages for one connection go."""

from typing import Protocol

from hexmoot.server.hall.bus import Bus
from hexmoot.server.hall.letters import Tell, seal


class Outlet(Protocol):
    """The way to one client. Putting never waits: a client that is too slow is cut off by its own connection."""

    id: str

    def put(self, table: str, number: int | None, data: bytes) -> None:
        """One message; `number` is that of the table's event in it, if it holds one."""


class FarOutlet:
    """An outlet of another process, reached by letters."""

    def __init__(self, outlet: str, process: str, bus: Bus) -> None:
        self.id = outlet
        self.process = process
        self._bus = bus

    def put(self, table: str, number: int | None, data: bytes) -> None:
        """Posts it."""
        self._bus.post(self.process, seal(Tell(self.id, table, number, data)))
