"""A position: a state with the edition and the board that give it meaning, whole or as somebody sees it."""

from dataclasses import dataclass
from typing import Any

from hexmoot.editions.edition import Edition
from hexmoot.geometry import Shape

# Who looks at a position, besides a seat (from 0): nobody at the table, or somebody who sees all.
ONLOOKER = -1
EVERYTHING = -2


@dataclass(frozen=True)
class Position:
    """`state` is a plain State; what the viewer may not know is zero in it, while the counts stay.

    `extra` is the plain record beside it, of a game that has one worth telling.
    """

    edition: Edition
    shape: Shape
    state: Any
    viewer: int = EVERYTHING
    extra: Any = None

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def is_view(self) -> bool:
        """Whether something may be hidden here."""
        return self.viewer != EVERYTHING

    def sees(self, seat: int) -> bool:
        """Whether the cards of a seat (from 0) are open to the viewer."""
        return self.viewer in (EVERYTHING, seat)
