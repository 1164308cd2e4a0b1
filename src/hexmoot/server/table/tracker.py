"""The tracker: what is openly known of each hand. All are shown it where the host wants that."""

from collections.abc import Iterable, Sequence

from hexmoot.game.events import Event
from hexmoot.game.game import Game
from hexmoot.game.memory import PUBLIC, Memory
from hexmoot.notation.letters import KINDS
from hexmoot.rules.records import State

# Every event is held against each of them while all wait: fewer than a player alone would keep.
MOST_WORLDS = 100


class Tracker:
    """What an onlooker who forgets nothing knows. It looks on unasked: a host may want it shown late in a game."""

    def __init__(self, game: Game) -> None:
        self._memory = Memory(PUBLIC, State.read(game.opened), is_open=True, most=MOST_WORLDS)
        self._seats = range(1, game.seats + 1)
        self.learn(game.opening)

    def learn(self, events: Iterable[Event]) -> None:
        """Takes in what happened, as far as all were told."""
        for event in events:
            self._memory.fold(event if event.is_for(None) else None)

    def known(self) -> list[dict[str, tuple[int, int]]]:
        """By seat and kind, the fewest and the most cards that the seat may hold."""
        return [dict(zip(KINDS, self._memory.bounds(seat), strict=True)) for seat in self._seats]

    def may_hold(self, seat: int, wanted: Sequence[int]) -> bool:
        """Whether a seat may have so many cards of each kind, for all that is known."""
        return all(count <= most for count, (_, most) in zip(wanted, self._memory.bounds(seat), strict=True))
