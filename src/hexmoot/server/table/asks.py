"""Questions to seats. Each has a number, that of the event which opened it, and the moves that answer it.

Every seat has a question as long as the game goes on, if only whether it has anything to say: that a question is open
tells nobody anything.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hexmoot.game.game import Game
from hexmoot.game.view import View
from hexmoot.notation.letters import KINDS, letters_of
from hexmoot.notation.wire import everybody_asked
from hexmoot.rules import terms
from hexmoot.rules.records import Move
from hexmoot.server.table.watch_asks import add_own

Question = tuple[int, ...]

# One letter or word a kind of move, as in the codes.
_PLACES = {terms.SETTLE: "s", terms.UPGRADE: "c", terms.PAVE: "r"}
_BARE = {
    terms.ROLL: "roll",
    terms.BUY: "buy",
    terms.PLAY_KNIGHT: "kn",
    terms.PLAY_ROADS: "rb",
    terms.WITHDRAW: "o-",
    terms.END: "end",
    terms.CLAIM: "win",
}
_SEATS = {terms.AGREE: "y", terms.DECLINE: "n", terms.TAKE_OFFER: "d", terms.CLOSE_OFFER: "d>"}


@dataclass(frozen=True, slots=True)
class Ask:
    """An open question to a seat."""

    number: int
    question: Question

    @property
    def must(self) -> bool:
        """Whether the game waits for the answer."""
        return bool(self.question[-1])


def question_to(game: Game, seat: int) -> Question:
    """What a seat is asked, by public facts: when these change it is another question."""
    state = game.state
    return (state.stage, state.turn, state.builder, state.placed, int(seat in game.actors))


def ask_anew(asks: dict[int, Ask], game: Game, number: int, mover: int | None) -> None:
    """After event `number`: a seat that moved is asked again, and so is one whose question changed; others are not."""
    if game.state.stage == terms.OVER:
        asks.clear()
        return
    for seat in range(1, game.seats + 1):
        question = question_to(game, seat)
        old = asks.get(seat)
        if old is None or seat == mover or old.question != question:
            asks[seat] = Ask(number, question)


def shown_ask(ask: Ask, view: View) -> dict[str, Any]:
    """A question as its seat gets it: the number, whether the game waits for it, and the legal moves by kind."""
    return {"n": ask.number, "must": ask.must, "moves": moves_by_kind(view)}


def moves_by_kind(view: View) -> dict[str, Any]:
    """The legal moves of the seat that looks, such as {"s": ["D7n"], "rob": {"D7": [2, 3]}, "roll": true}.

    Of a discard only how many cards (`x`), and of offers only whether one may be made (`o`): the judge looks at each.
    """
    rows = _around_discards(view) if view.state.stage == terms.DISCARDING else view.legal_moves.rows()
    found: dict[str, Any] = {}
    for row in rows:
        _add(found, row, view)
    if _may_offer(view):
        found["o"] = True
    return found


def _around_discards(view: View) -> list[Any]:
    """One of the discards, of which there can be hundreds, and whatever is listed before and behind them."""
    legal = view.legal_moves
    count = legal.count()
    rows: list[Any] = []
    for number in range(count):
        rows.append(legal.row(number))
        if rows[-1].kind == terms.DISCARD:
            break
    for number in range(count - 1, len(rows) - 1, -1):
        row = legal.row(number)
        if row.kind == terms.DISCARD:
            break
        rows.append(row)
    return rows


def _add(found: dict[str, Any], row: Any, view: View) -> None:
    kind, shape = row.kind, view.position.shape
    if kind >= terms.OWN_MOVES:
        add_own(found, row, view)
    elif kind in _PLACES:
        names = shape.side_names if kind == terms.PAVE else shape.corner_names
        found.setdefault(_PLACES[kind], []).append(names[row.place])
    elif kind in _BARE:
        found[_BARE[kind]] = True
    elif kind in _SEATS:
        found.setdefault(_SEATS[kind], []).append(row.target + 1)
    elif kind == terms.ROB:
        victims = found.setdefault("rob", {}).setdefault(shape.hex_names[row.place], [])
        if row.target != terms.NONE:
            victims.append(row.target + 1)
    elif kind == terms.SWAP:
        found.setdefault("t", []).append(f"{letters_of(row.give)}>{letters_of(row.take)}")
    elif kind == terms.PLAY_PLENTY:
        found.setdefault("yp", []).append(letters_of(row.take))
    elif kind == terms.PLAY_MONOPOLY:
        found.setdefault("mo", []).append(KINDS[row.place])
    elif kind == terms.REVEAL:
        found.setdefault("vp", []).append(row.mask)
    elif kind == terms.DISCARD:
        found["x"] = sum(row.give)


def _may_offer(view: View) -> bool:
    """Whether the judge would let any offer of a card pass; asked with a card that the seat has."""
    seat, state = view.seat, view.state
    if seat is None or state.stage != terms.MAIN:
        return False
    give = next((kind for kind, count in enumerate(state.hand[seat - 1]) if count), None)
    turn, seats = state.turn, state.seats
    to_all = _offer_row(give, everybody_asked(seat - 1, turn, seats), seat - 1)
    to_next = _offer_row(give, 1 << (turn + 1) % seats, seat - 1)
    judge, start = view.start.engine.judge, view.start
    return any(judge(view.states, start.board, view.extras, rows, 0) == 0 for rows in (to_all, to_next))


@cache
def _offer_row(give: int | None, asked: int, seat: int) -> Any:
    """The offer of one card, or of nothing, for one of another kind, as the judge reads it."""
    row: Any = Move()
    row.kind, row.seat, row.mask = terms.OFFER, seat, asked
    row.give = [int(kind == give) for kind in range(terms.KINDS)]
    row.take = [int(kind == (1 if give == 0 else 0)) for kind in range(terms.KINDS)]
    rows = Move.array(1)
    row.write(rows)
    return rows
