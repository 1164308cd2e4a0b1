"""The connections of this process that look at tables, wherever those run."""

from collections.abc import Iterator, KeysView
from dataclasses import dataclass

from hexmoot.server.hall.letters import Stance
from hexmoot.server.hall.outlet import Outlet


@dataclass(slots=True)
class Reader:
    """A connection at one table: how it looks, and the last event it was told of (None: it wants a snapshot).

    Of a table of another process also which look of ours it is, and how many letters of that have come.
    """

    outlet: Outlet
    stance: Stance
    reached: int | None
    look: int = 0
    heard: int = 0
    # The last event that a view was told of, and how many views were.
    _event: int = 0
    _views: int = 0

    def note(self, number: int) -> None:
        """A view was told of an event; whoever has several has reached it when all were."""
        self._views = self._views + 1 if number == self._event else 1
        self._event = number
        if self._views >= len(self.stance.views):
            self.reached = number

    def look_again(self, look: int) -> None:
        """Everything after the event that was reached is to come anew."""
        self.look = look
        self.heard = self._event = self._views = 0


class Readers:
    """Who looks at which table, and which process has it if it is another."""

    def __init__(self) -> None:
        self._at: dict[str, dict[str, Reader]] = {}
        self._owners: dict[str, str] = {}

    def __len__(self) -> int:
        return sum(map(len, self._at.values()))

    def __iter__(self) -> Iterator[tuple[str, Reader]]:
        """Everyone with a table; whoever comes or goes meanwhile does not disturb."""
        return iter([(table, reader) for table, there in self._at.items() for reader in there.values()])

    @property
    def tables(self) -> KeysView[str]:
        """All that are looked at."""
        return self._at.keys()

    @property
    def owners(self) -> set[str]:
        """The other processes whose tables are looked at."""
        return set(self._owners.values())

    def at(self, table: str) -> list[Reader]:
        """Who looks at a table."""
        return list(self._at.get(table, {}).values())

    def find(self, table: str, outlet: str) -> Reader | None:
        """A connection at a table, by its outlet."""
        return self._at.get(table, {}).get(outlet)

    def add(self, table: str, outlet: Outlet, stance: Stance, after: int | None) -> Reader:
        """A connection begins to look, or looks otherwise."""
        reader = self._at.setdefault(table, {})[outlet.id] = Reader(outlet, stance, after)
        return reader

    def remove(self, table: str, outlet: str) -> None:
        """A connection looks no more; of a table that nobody looks at nothing is kept."""
        there = self._at.get(table)
        if there is None:
            return
        there.pop(outlet, None)
        if not there:
            del self._at[table]
            self._owners.pop(table, None)

    def owner(self, table: str) -> str | None:
        """The other process that has a table, as far as is known here."""
        return self._owners.get(table)

    def runs_at(self, table: str, owner: str | None) -> None:
        """A table went to another process, or (None) came here or to nobody knows where."""
        if owner is None:
            self._owners.pop(table, None)
        elif table in self._at:
            self._owners[table] = owner
