"""Offers that a bot makes, and its answers to those of others."""

from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.value.bargain import list_bundles
from hexmoot.bots.value.rating import Ratings
from hexmoot.game.legal_moves import write_row
from hexmoot.game.view import View
from hexmoot.notation.moves import Move, No, Offer, Yes
from hexmoot.notation.wire import read_move
from hexmoot.rules import records, terms

# A bot makes so many offers in its turn, and so many proposals in another's.
OFFERS_A_TURN = 2
PROPOSALS_A_TURN = 1
# What an offer must promise, by its gain times the chance that somebody takes it; a proposal; and a yes.
LEAST_OFFER = 0.08
LEAST_PROPOSAL = 0.10
LEAST_YES = 0.02
# One or two cards of any kind for one of any other.
BUNDLES = 2 * terms.KINDS * (terms.KINDS - 1)
# Nobody trades with one who is so near to winning.
TOO_NEAR = 2


def is_too_near(state: Any, seat: int) -> bool:
    """Whether a seat may be about to win, by what all can see."""
    return bool(state.score[seat] >= state.victory_points - TOO_NEAR)


def answer(view: View, weights: Any, *, willing: bool = True) -> Move | None:
    """Yes or no to the offer of the seat at turn; None if there is none, or it was answered before."""
    state, seat = view.state, view.position.viewer
    maker = state.turn
    if maker == seat or not state.open_offers >> maker & 1 or not state.asked[maker] >> seat & 1:
        return None
    if (state.agreed[maker] | state.declined[maker]) >> seat & 1:
        return None
    can_pay = all(held >= wanted for held, wanted in zip(state.hand[seat], state.takes[maker], strict=True))
    if willing and can_pay and not is_too_near(state, maker):
        yes = Yes(maker + 1, seat=seat + 1)
        moves = records.Move.array(1)
        write_row(view, yes).write(moves)
        if Ratings(view, weights, moves, 1).gain(0) >= LEAST_YES:
            return yes
    return No(maker + 1, seat=seat + 1)


def best_offer(view: View, weights: Any, limit: Limit) -> Offer | None:
    """The most promising offer of the seat at turn, if it is worth the trouble."""
    state, seat = view.state, view.position.viewer
    asked = [other for other in range(view.seats) if other != seat and not is_too_near(state, other)]
    if not asked or seat != state.turn or not _may_offer(limit, OFFERS_A_TURN):
        return None
    return _best(view, weights, limit, sum(1 << other for other in asked), LEAST_OFFER)


def best_proposal(view: View, weights: Any, limit: Limit) -> Offer | None:
    """The most promising offer to the seat at turn, from one who waits."""
    state = view.state
    if is_too_near(state, state.turn) or not _may_offer(limit, PROPOSALS_A_TURN):
        return None
    return _best(view, weights, limit, 1 << state.turn, LEAST_PROPOSAL)


def _may_offer(limit: Limit, most: int) -> bool:
    """Whether the table takes another offer, and the bot does not make too many."""
    return limit.offers > 0 and len(limit.offered) < most


def _best(view: View, weights: Any, limit: Limit, mask: int, least: float) -> Offer | None:
    if not _may_trade(view.state):
        return None
    moves = records.Move.array(BUNDLES)
    count = list_bundles(view.states, view.start.board, view.position.viewer, mask, moves)
    ratings = Ratings(view, weights, moves, count)
    made = {(offer.give, offer.take) for offer in limit.offered}
    for i in sorted(range(count), key=ratings.gain, reverse=True):
        if ratings.gain(i) < least:
            return None
        offer = read_move(ratings.row(i), view.state.turn, view.seats, view.start.shape)
        if isinstance(offer, Offer) and (offer.give, offer.take) not in made and offer in view.legal_moves:
            return offer
    return None


def _may_trade(state: Any) -> bool:
    """TURN-02: after the roll, and with separate phases before anything is built."""
    return bool(state.stage == terms.MAIN and not (state.phases == terms.SEPARATE and state.built))
