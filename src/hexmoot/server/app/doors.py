"""Doors: the open connections of each session, to be shut when the session ends."""

from collections import defaultdict
from collections.abc import Callable

from hexmoot.server.app.identity import Visitor

Shut = Callable[[], None]


class Doors:
    """By person and session, how to shut what is open."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[tuple[bytes, Shut]]] = defaultdict(set)

    def enter(self, visitor: Visitor, shut: Shut) -> None:
        """A connection begins."""
        self._open[visitor.person.id].add((visitor.session, shut))

    def leave(self, visitor: Visitor, shut: Shut) -> None:
        """A connection has ended."""
        person = visitor.person.id
        self._open[person].discard((visitor.session, shut))
        if not self._open[person]:
            del self._open[person]

    def shut(self, visitor: Visitor, *, all_sessions: bool = False) -> None:
        """The session has ended, or all of the person's."""
        for one, shut in list(self._open.get(visitor.person.id, ())):
            if all_sessions or one == visitor.session:
                shut()
