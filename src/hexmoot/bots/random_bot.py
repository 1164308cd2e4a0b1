"""A bot that plays any legal move, all equally likely. It never makes an offer."""

from hexmoot.bots.bot import Limit
from hexmoot.game.dealers import SeedDealer
from hexmoot.game.view import View
from hexmoot.notation.moves import Move


class RandomBot:
    """Plays at random; asked about an offer, it says yes as often as no."""

    name = "random"

    def choose(self, view: View, limit: Limit) -> Move | None:
        moves = list(view.legal_moves)
        return moves[SeedDealer(limit.seed).below("bots", len(moves))] if moves else None
