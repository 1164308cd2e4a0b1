"""What a bot is: it is shown a view and a limit, and says its move. It never sees the state of the game."""

from dataclasses import dataclass
from typing import Protocol

from hexmoot.game.view import View
from hexmoot.notation.moves import Move, Offer


@dataclass(frozen=True)
class Limit:
    """What a bot may use for one decision, and what the table remembers for it.

    seed: for chance of its own; the same view and limit give the same move.
    seconds, nodes: how long it may think, for bots that search; None is no limit.
    offers: how many offers the table still takes from it in this turn.
    offered: the offers that it made in this turn, of which a view shows only the one still open.
    """

    seed: int = 0
    seconds: float | None = None
    nodes: int | None = None
    offers: int = 4
    offered: tuple[Offer, ...] = ()


class Bot(Protocol):
    """A player. The same object may be asked for several seats and games: all it knows is in its arguments."""

    @property
    def name(self) -> str:
        """The name that it is registered by."""

    def choose(self, view: View, limit: Limit) -> Move | None:
        """The move of the seat that looks.

        If the game waits for the seat, it is a legal move. Otherwise the seat is asked whether it has anything to
        say: an answer to an offer, a proposal to the seat at turn, or None.
        """
