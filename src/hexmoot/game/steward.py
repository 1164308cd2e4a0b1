"""TURN-05: what is done for a seat whose time has run out."""

from hexmoot.game.game import Game
from hexmoot.notation.letters import CARDS, KINDS
from hexmoot.notation.moves import Discard, End, Move, Reveal, Rob, Roll, Win
from hexmoot.notation.watch_moves import Pass, Pick
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
    if stage in (watch.FORESEEING, watch.TAKING, watch.REPAYING):
        return _pick(game, seat)
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
        kind = _any(game, hand)
        hand[kind] -= 1
        letters += KINDS[kind]
    return Discard(letters, seat=seat)


def _pick(game: Game, seat: int) -> Move:
    """The second game: one of the cards that a hero lets the seat choose from, each as likely as any other."""
    stage = game.state.stage
    cards = game.state.hand[seat - 1] if stage == watch.REPAYING else game.extra.looked
    return Pick((CARDS if stage == watch.FORESEEING else KINDS)[_any(game, cards)], seat=seat)


def _any(game: Game, cards: list[int]) -> int:
    """The kind of one card out of these."""
    number = game.dealer.below("steward", sum(cards))
    kind = 0
    while number >= cards[kind]:
        number -= cards[kind]
        kind += 1
    return kind
