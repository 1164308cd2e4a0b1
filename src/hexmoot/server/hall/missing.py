"""Who has a seat and does not come: nobody sees such a person leave, so somebody has to look for them."""

from hexmoot.server.hall.running import Running

# How long a person may take to come: pages connect anew after a restart, and some have a slow way.
MISSING_MS = 10_000


class Missing:
    """Since when each person with a seat has been missed at a table."""

    def __init__(self) -> None:
        self._since: dict[str, int] = {}

    def overdue(self, running: Running) -> list[str]:
        """Those whom the game counts as there, and who have not been for a while."""
        table, at = running.table, running.time()
        there = {stance.who.person for _, stance in running.readers.values()}
        self._since = {person: self._since.get(person, at) for person in table.persons() if person not in there}
        if table.status != "playing":
            return []
        counted = {chair.person for chair in table.chairs if chair.away_since is None}
        return [person for person, since in self._since.items() if person in counted and at - since >= MISSING_MS]
