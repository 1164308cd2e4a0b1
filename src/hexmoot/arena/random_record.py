"""One game of a random run, played again at the face, to have its record."""

from collections.abc import Mapping

from hexmoot.game.dealers import SeedDealer
from hexmoot.game.game import Game
from hexmoot.notation.record import Record
from hexmoot.notation.wire import read_move


def random_record(
    edition: str, seats: int, seed: int, number: int, options: Mapping[str, str | int | bool] | None = None
) -> Record:
    """The record of game `number` of the run with this seed: the same moves as in the compiled loop."""
    dealer = SeedDealer(seed, number)
    game = Game(edition, seats=seats, options=options, dealer=dealer)
    while game.result() is None:
        if game.awaits_chance:
            game.deal()
            continue
        moves = game.legal_moves(game.actors[0])
        row = moves.row(dealer.below("bots", moves.count()))
        game.push(read_move(row, game.state.turn, game.seats, game.start.shape))
    return game.record()
