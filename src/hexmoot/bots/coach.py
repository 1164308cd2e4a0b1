"""The coach: what a good bot would do in a seat's place, and why, in the terms of its value."""

from dataclasses import dataclass, field
from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.explain import largest_first, rate
from hexmoot.bots.facts import TOLD, Change, Facts, nearest
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.listing import list_rows
from hexmoot.bots.trading import LEAST_YES, is_too_near
from hexmoot.bots.value.rating import WATCH, Ratings, copies
from hexmoot.bots.watch_facts import WATCH_TOLD
from hexmoot.bots.yields import ROLLS, productive_rolls
from hexmoot.game.legal_moves import write_row
from hexmoot.game.view import View
from hexmoot.notation.moves import Close, End, Move, Offer, Road, Roll, Take, Yes
from hexmoot.notation.watch_moves import Flip, TakeHero
from hexmoot.notation.wire import read_move
from hexmoot.rules import records
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.watch.records import Extra

# Reasons that are named for a move.
MOST_REASONS = 4
TELLERS = TOLD | WATCH_TOLD
# Reasons for what changes nothing that is weighed: to roll, to end the turn, and whatever else is as good as nothing.
PLAIN_REASONS = ("dice", "waiting", "even")
Reasons = list[tuple[str, float]]


@dataclass(frozen=True)
class Advice:
    """A move worth thinking of: what it gains, a victory point being one, and the terms that change most.

    A term that only weighs more or less than before, with no place or number behind it, is no reason. What changes
    nothing has a reason of its own, with no gain. facts: by term, the places and numbers.
    """

    move: Move
    gain: float
    reasons: Reasons
    facts: dict[str, Facts] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """What to say to an open offer. `near`: its maker may be about to win, and gets nothing, whatever it offers."""

    maker: int
    take: bool
    near: bool
    advice: Advice


def advise(view: View, offered: tuple[Offer, ...] = (), most: int = 3) -> list[Advice]:
    """The best moves of the seat that looks, the bot's own choice first; none if nothing is asked of it.

    `offered` are the offers that the seat made in this turn: nobody is told to make one again.
    """
    bot = GreedyBot()
    chosen = bot.choose(view, Limit(offered=offered))
    moves = [] if chosen is None else [chosen]
    moves += [move for move in _best_listed(view, bot.weights, most) if chosen is None or move.code != chosen.code]
    return [_advice(view, move) for move in moves[:most]]


def _best_listed(view: View, weights: Any, most: int) -> list[Move]:
    rows, count = list_rows(view)
    if count == 0:
        return []
    ratings = Ratings(view, weights, rows, count)
    best = sorted(range(count), key=ratings.gain, reverse=True)[:most]
    return [read_move(ratings.row(i), view.state.turn, view.seats, view.start.shape) for i in best]


def judge_offers(view: View) -> list[Verdict]:
    """Of every offer that the seat that looks could agree to now: whether it should, as the bot would answer it."""
    found = []
    for maker in range(view.seats):
        move = _agreement(view, maker + 1)
        if move is not None and move in view.legal_moves:
            near = is_too_near(view.state, maker)
            gain = rate(view, move).gain(0)
            found.append(Verdict(maker + 1, gain >= LEAST_YES and not near, near, _advice(view, move)))
    return found


def _agreement(view: View, maker: int) -> Move | None:
    """What agrees to a seat's offer: a yes, or of the seat at turn the deal itself; None where it was answered."""
    state, seat = view.state, view.position.viewer
    answered = state.agreed[maker - 1] | state.declined[maker - 1]
    if view.seat in (None, maker) or not state.open_offers >> maker - 1 & 1 or answered >> seat & 1:
        return None
    return Take(maker, seat=view.seat) if view.seat == view.turn else Yes(maker, seat=view.seat)


def _advice(view: View, move: Move) -> Advice:
    ratings = rate(view, move)
    changes = largest_first(ratings.changes(0))
    change = _change(view, move, ratings)
    facts = {term: TELLERS[term](change, gain > 0) for term, gain in changes}
    told = [term for term, _ in changes if facts[term]]
    plain = _plain_reason(move, change)
    if not plain and not told:
        plain = _faint_reason(view, move, change)
    facts |= plain
    gains = dict(changes)
    # What is plain comes first.
    reasons = [(term, gains.get(term, 0.0)) for term in [*plain, *(one for one in told if one not in plain)]]
    reasons = reasons[:MOST_REASONS]
    return Advice(move, sum(gains.values()), reasons, {term: facts[term] for term, _ in reasons})


def _plain_reason(move: Move, change: Change) -> dict[str, Facts]:
    """What there is to say of a move that is hardly made for what it changes at once; nothing of others."""
    if isinstance(move, Roll):
        return {"dice": {"rolls": productive_rolls(change.before, change.board, change.seat), "all": ROLLS}}
    if isinstance(move, TakeHero | Flip):
        return {"hero": WATCH_TOLD["hero"](change, True)}
    saved = nearest(change) if isinstance(move, End) else {}
    return {"waiting": saved} if saved else {}


def _faint_reason(view: View, move: Move, change: Change) -> dict[str, Facts]:
    """What there is to say of a move that changes nothing which is weighed."""
    length = TOLD["road"](change, True) if isinstance(move, Road) else {}
    return {"road": length} if length else {"even": {"count": len(view.legal_moves)}}


def _change(view: View, move: Move, ratings: Ratings) -> Change:
    after, before = State.read(ratings.states, 0), State.read(ratings.states, 1)
    board, shape = Board.read(view.start.board), view.start.shape
    return Change(before, after, board, shape, view.position.viewer, _partner(move), _own(view, move))


def _own(view: View, move: Move) -> tuple[Extra, ...]:
    """The second game's record before a move and after it; none in any other game."""
    if view.start.edition.game != WATCH:
        return ()
    states, extras, moves = copies(view.states, 1), copies(view.extras, 1), records.Move.array(1)
    write_row(view, move).write(moves)
    view.start.engine.make_move(states, view.start.board, extras, moves, 0, Log.array(1))
    return Extra.read(view.extras, 0), Extra.read(extras, 0)


def _partner(move: Move) -> int | None:
    """The one with whom a move trades, from 0."""
    if isinstance(move, Close):
        return move.partner - 1
    return move.maker - 1 if isinstance(move, Take | Yes) else None
