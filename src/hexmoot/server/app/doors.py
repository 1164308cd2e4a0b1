"""Doors: the open connections of each session, to be shut when the session ends."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from hexmoot.server.app.identity import Visitor


@dataclass(eq=False)
class Door:
    """A connection: the session that keeps it open, and how to shut it."""

    session: bytes
    shut: Callable[[], None]


class Doors:
    """What is open, by person."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[Door]] = defaultdict(set)

    def enter(self, person: str, door: Door) -> None:
        """A connection begins."""
        self._open[person].add(door)

    def leave(self, person: str, door: Door) -> None:
        """A connection has ended."""
        self._open[person].discard(door)
        if not self._open[person]:
            del self._open[person]

    def shut(self, visitor: Visitor) -> None:
        """The session has ended."""
        for door in list(self._open.get(visitor.person.id, ())):
            if door.session == visitor.session:
                door.shut()

    def shut_all(self, person: str) -> None:
        """All sessions of a person have ended."""
        for door in list(self._open.get(person, ())):
            door.shut()

    def hand_on(self, visitor: Visitor, session: bytes) -> None:
        """All sessions have ended and this one begins: what was open by the visitor's own stays open."""
        for door in list(self._open.get(visitor.person.id, ())):
            if door.session == visitor.session:
                door.session = session
            else:
                door.shut()
