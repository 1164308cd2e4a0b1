"""Places in lists that are ordered by time."""

from typing import NamedTuple


class Place(NamedTuple):
    """A place in a list, the latest first: that of the last line seen, to go on after it."""

    at: int
    id: str


BEFORE_ALL = Place(2**63 - 1, "")
