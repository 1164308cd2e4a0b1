"""The rating of moves: each is tried on a copy of the position, and what it leads to is weighed."""

from typing import Any

import numpy as np

from hexmoot.bots.value.bargain import appeal, is_trade, partner_cost, suppose_trade, unseen
from hexmoot.bots.value.notes import Notes
from hexmoot.bots.value.position import RIVALS, TERM_NAMES, TERMS, weigh
from hexmoot.bots.value.weights import Weights
from hexmoot.game.view import View
from hexmoot.rules.fast import INTERPRETED, entry, fast
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import BEFORE_ROLL, END, OFFER, PLAY_KNIGHT, PLAY_MONOPOLY, ROLL

WATCH = "watch"
# Of moves that change nothing, the one that gets on with the game.
NUDGE = 0.001


@fast
def suppose(before: State, after: State, b: Board, m: Move, seat: int) -> None:
    """What a view does not show of a move's effect: a monopoly's cards, and a trade that is not made yet."""
    if m.kind == PLAY_MONOPOLY:
        count = unseen(before, b, seat, m.place)
        after.hand_size[seat] += before.hand[seat][m.place] + count - after.hand[seat][m.place]
        after.hand[seat][m.place] = before.hand[seat][m.place] + count
    else:
        suppose_trade(after, m, seat)


@fast
def reluctance(before: State, w: Weights, m: Move) -> float:
    """What a move must gain to be made now."""
    if before.stage == BEFORE_ROLL and PLAY_KNIGHT <= m.kind <= PLAY_MONOPOLY:
        return w.patience
    return 0.0 if m.kind == END or m.kind == ROLL else NUDGE


@entry
def rate_moves(
    states: list[State],
    boards: list[Board],
    weights: list[Weights],
    notes: list[Notes],
    moves: list[Move],
    count: int,
    seat: int,
    terms: list[float],
    values: list[float],
) -> int:
    """The index of the best move. `states[i]` is what move i led to, `states[count]` the position before it.

    Writes the terms of every position, and a value a move: what is left of it if it comes about, an offer's gain
    times its appeal.
    """
    b = boards[0]
    w = weights[0]
    before = states[count]
    now = weigh(before, b, w, notes[0], seat, terms, count * TERMS)
    values[count] = now
    best = 0
    for i in range(count):
        m = moves[i]
        suppose(before, states[i], b, m, seat)
        value = weigh(states[i], b, w, notes[0], seat, terms, i * TERMS)
        if is_trade(m):
            cost = partner_cost(before, states[i], w, m, seat)
            terms[i * TERMS + RIVALS] -= cost
            value -= cost
        if m.kind == OFFER:
            value = now + (value - now) * appeal(before, b, notes[0], m, seat)
        values[i] = value - reluctance(before, w, m)
        if values[i] > values[best]:
            best = i
    return best


class Ratings:
    """Some moves of the seat that looks, rated by what they lead to."""

    def __init__(self, view: View, weights: Any, moves: Any, count: int) -> None:
        seat = view.position.viewer
        board, logs = view.start.board, Log.array(1)
        states, extras = copies(view.states, count + 1), copies(view.extras, count + 1)
        for i in range(count):
            view.start.engine.make_move(states[i : i + 1], board, extras[i : i + 1], moves, i, logs)
        notes = Notes.array(1)
        # What each move led to, and behind them the position before it.
        self.states = states
        self.moves, self.count = moves, count
        self.terms, self.values = reals(TERMS * (count + 1)), reals(count + 1)
        self.best = int(rate_moves(states, board, weights, notes, moves, count, seat, self.terms, self.values))
        self.own_names: tuple[str, ...] = ()
        if view.start.edition.game == WATCH:
            # What the second game adds to every value is weighed apart, so that no other game compiles it.
            from hexmoot.bots.value.wall import WALL_TERM_NAMES, rate_wall

            self.own_names = WALL_TERM_NAMES
            self.own_terms = reals(len(WALL_TERM_NAMES) * (count + 1))
            rated = (notes, moves, count, seat, self.own_terms, self.values)
            self.best = int(rate_wall(states, board, extras, weights, *rated))

    def gain(self, i: int) -> float:
        """How much better than to do nothing a move seems."""
        return float(self.values[i] - self.values[self.count])

    def changes(self, i: int) -> list[tuple[str, float]]:
        """What a move changes in each term of the value."""
        after, before = i * TERMS, self.count * TERMS
        found = [
            (name, float(self.terms[after + term] - self.terms[before + term])) for term, name in enumerate(TERM_NAMES)
        ]
        size = len(self.own_names)
        for term, name in enumerate(self.own_names):
            found.append((name, float(self.own_terms[i * size + term] - self.own_terms[self.count * size + term])))
        return found

    def row(self, i: int) -> Any:
        """A move as a plain record."""
        return Move.read(self.moves, i)


def copies(rows: Any, count: int) -> Any:
    """The same record so many times."""
    if not INTERPRETED:
        return np.repeat(rows, count)
    same = type(rows[0]).array(count)
    for i in range(count):
        same[i] = rows[0]
    return same


def reals(count: int) -> Any:
    """Room for `count` numbers with a fraction."""
    return [0.0] * count if INTERPRETED else np.zeros(count)
