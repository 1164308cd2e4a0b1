"""TURN-05: what is done for a seat whose time has run out."""

from hexmoot.game.game import Game
from hexmoot.notation.letters import KINDS
from hexmoot.notation.moves import Discard, End, Move, Reveal, Rob, Roll, Win
from hexmoot.notation.watch_moves import Pass
from hexmoot.rules import terms
from hexmoot.rules.watch import terms as watch


def steward_move(game: Game, seat: int) -> Move | None:
    """The next thing that the steward does for a seat; None if the game does not wait for it.

    A duty is done by a fair random choice, from a stream of its own; the roll is made, and then the turn ends.
    """
    if seat not in game.actors:
        return None
    stage = game.state.stage
    if stage == terms.DISCARDING:
        return _discard(game, seat)
    if stage == terms.BEFORE_ROLL:
        return Roll(seat=seat)
    if stage in (terms.MAIN, terms.EXTRA, terms.PAIRED):
        return End(seat=seat)
    if stage == watch.CONSOLING:
        # To use a hero is no duty.
        return Pass(seat=seat)
    # Its duty only: whether to show cards or to declare a win is the player's own affair.
    moves = [move for move in game.legal_moves(seat) if not isinstance(move, Reveal | Win)]
    if stage == terms.ROBBING:
        # Every hex is as likely as any other, however many could be robbed there.
        hexes = sorted({move.hex for move in moves if isinstance(move, Rob)})
        chosen = hexes[game.dealer.below("steward", len(hexes))]
        moves = [move for move in moves if isinstance(move, Rob) and move.hex == chosen]
    return moves[game.dealer.below("steward", len(moves))]


def _discard(game: Game, seat: int) -> Move:
    """Card by card, each as likely as any other in the hand."""
    hand = list(game.state.hand[seat - 1])
    letters = ""
    for _ in range(sum(hand) // 2):
        number = game.dealer.below("steward", sum(hand))
        kind = 0
        while number >= hand[kind]:
            number -= hand[kind]
            kind += 1
        hand[kind] -= 1
        letters += KINDS[kind]
    return Discard(letters, seat=seat)
