"""A bot that looks one move ahead and takes what leads to the position of the highest value."""

from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.listing import list_rows
from hexmoot.bots.trading import answer, best_offer, best_proposal
from hexmoot.bots.value.rating import Ratings
from hexmoot.bots.value.weights import weights
from hexmoot.game.view import View
from hexmoot.notation.moves import Move
from hexmoot.notation.wire import read_move
from hexmoot.rules import terms
from hexmoot.rules.errors import HexmootError
from hexmoot.rules.watch import terms as watch

# What is not put off until an offer is answered. With separate phases building ends the trading, so it comes last.
AT_ONCE = {
    terms.PLAY_KNIGHT,
    terms.PLAY_ROADS,
    terms.PLAY_PLENTY,
    terms.PLAY_MONOPOLY,
    terms.TAKE_OFFER,
    terms.CLOSE_OFFER,
    terms.CLAIM,
}
BUILDING = {terms.SETTLE, terms.UPGRADE}
WINNING = 100.0


class GreedyBot:
    """Plays by the value of the position. `changes` are weights that differ; without `trades` it makes no offers."""

    name = "greedy"

    def __init__(self, changes: dict[str, float | list[float]] | None = None, *, trades: bool = True) -> None:
        self.weights = weights(changes)
        self.trades = trades

    def choose(self, view: View, limit: Limit) -> Move | None:
        if view.seat is None:
            raise HexmootError("an onlooker has no move to choose")
        if waits_for(view.state, view.seat - 1):
            return self._act(view, limit)
        if not self.trades:
            return answer(view, self.weights, willing=False)
        return answer(view, self.weights) or best_proposal(view, self.weights, limit)

    def _act(self, view: View, limit: Limit) -> Move:
        moves, count = list_rows(view)
        ratings = Ratings(view, self.weights, moves, count)
        row = ratings.row(ratings.best)
        if self.trades and not _at_once(view.state, row.kind, ratings.gain(ratings.best)):
            offer = best_offer(view, self.weights, limit)
            if offer is not None:
                return offer
        return read_move(row, view.state.turn, view.seats, view.start.shape)


def waits_for(state: Any, seat: int) -> bool:
    """Whether the game waits for a seat (from 0)."""
    if state.stage in (terms.OVER, terms.ROLLING, terms.DRAWING, terms.STEALING) or state.stage >= terms.OWN_CHANCE:
        return False
    if state.owing:
        return bool(state.owing >> seat & 1)
    return bool(seat == (state.turn if state.builder == terms.NONE else state.builder))


def _at_once(state: Any, kind: int, gain: float) -> bool:
    own = kind >= terms.OWN_MOVES and kind != watch.POST
    return own or kind in AT_ONCE or gain > WINNING or (kind in BUILDING and state.phases == terms.COMBINED)
