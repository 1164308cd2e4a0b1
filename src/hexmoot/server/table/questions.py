"""Questions of a seat about its own moves: nothing changes, and nothing is used but the seat's own view."""

from typing import TYPE_CHECKING

from hexmoot.bots.coach import Advice as Thought
from hexmoot.bots.coach import advise, judge_offers
from hexmoot.game.lacking import lack_of
from hexmoot.game.obstacles import MOVE_KINDS, obstacle
from hexmoot.game.view import View
from hexmoot.game.watch_obstacles import WATCH_KINDS
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import AmbiguousMove, InvalidText
from hexmoot.notation.moves import Offer
from hexmoot.server.table.playing import may_move
from hexmoot.server.table.refusals import refuse
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Advise, Question, Why
from hexmoot.server.words.server import Advice, Advised, Reason, Refusal, Verdict
from hexmoot.server.words.server import Why as Reasons

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

# A hundredth of a point is more than the value can tell apart.
_DIGITS = 2


def view_for(table: "Table", question: Question, who: Who) -> View | Refusal:
    """The view to answer from, or why there is no answer."""
    if table.status != "playing" or table.game is None:
        return refuse("not_playing")
    if not may_move(table, question.seat, who):
        return refuse("not_your_seat")
    if isinstance(question, Advise) and not table.settings.coach:
        return refuse("no_coach")
    return table.game.view(question.seat)


def answer(question: Question, view: View, offered: tuple[str, ...] = ()) -> Reasons | Advice:
    """The answer. It may take a while, and needs nothing but the view and the offers that the seat made this turn."""
    if isinstance(question, Why):
        answers = {move: _reason(view, move) for move in question.moves}
        return Reasons(question.table, question.seat, answers, question.nonce)
    made = tuple(one for one in map(parse_move, offered) if isinstance(one, Offer))
    found = [_advised(one) for one in advise(view, made)]
    verdicts = [Verdict(one.maker, one.take, one.near, _advised(one.advice)) for one in judge_offers(view)]
    return Advice(question.table, question.seat, found, question.nonce, verdicts)


def _advised(one: Thought) -> Advised:
    reasons = [(term, round(change, _DIGITS)) for term, change in one.reasons]
    return Advised(one.move.code, round(one.gain, _DIGITS), reasons, one.facts)


def _reason(view: View, move: str) -> Reason | None:
    try:
        refusal = obstacle(view, move) if move in (*MOVE_KINDS, *WATCH_KINDS) else view.legal_moves.why_not(move)
    except (InvalidText, AmbiguousMove):
        return Reason(key="refusal.unknown_move")
    if refusal is None:
        return None
    lack = lack_of(view, move, refusal.rule)
    return Reason(refusal.rule) if lack is None else Reason(refusal.rule, lack=lack.word, facts=lack.facts)
