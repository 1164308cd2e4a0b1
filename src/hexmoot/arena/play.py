"""One game among bots, from the first settlement to the end."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from hexmoot.bots.bot import Bot, Limit
from hexmoot.game.game import Game
from hexmoot.notation.moves import Dice, End, Move, Offer
from hexmoot.rules import terms
from hexmoot.rules.errors import HexmootError

# Guards against bots that never get on: a game that reaches one of them is left unfinished.
MOST_TURNS = 2000
MOST_DECISIONS_A_TURN = 200
# How many offers the table takes from a seat in one turn.
OFFERS_A_TURN = 4


class BotFault(HexmootError):
    """A bot said something that it may not say now."""


@dataclass(frozen=True)
class Played:
    """How a game went. Seats count from 1; nobody has won an unfinished game.

    `ending` is empty where a game can end in one way only; `guards` are those on the Wall at the end.
    """

    winner: int | None
    points: tuple[int, ...]
    turns: int
    decisions: int
    trace: int
    ending: str = ""
    guards: int = 0


class Table:
    """A game with a bot on every seat."""

    def __init__(self, game: Game, bots: Sequence[Bot], most_turns: int = MOST_TURNS) -> None:
        if len(bots) != game.seats:
            raise HexmootError(f"{game.seats} seats need as many bots, not {len(bots)}")
        self.game = game
        self.bots = bots
        self.most_turns = most_turns
        self.turns = self.decisions = self.trace = 0
        self._in_turn = 0
        self._offered: dict[int, tuple[Offer, ...]] = {}

    def play(self) -> Played:
        """Plays to the end, or until a guard stops it."""
        while self.game.state.stage != terms.OVER and not self._is_enough():
            if self.game.awaits_chance:
                self._deal()
            else:
                self._decide()
            if self._in_turn > MOST_DECISIONS_A_TURN:
                break
        result = self.game.result()
        points = tuple(self.game.points(seat) for seat in range(1, self.game.seats + 1))
        winner = result.winner if result else None
        extra = self.game.extra
        ending = result.ending if result and extra is not None else ""
        guards = 0 if extra is None else sum(extra.guards)
        return Played(winner, points, self.turns, self.decisions, self.trace, ending, guards)

    def _is_enough(self) -> bool:
        """Whether the next turn would be one too many."""
        return self.turns >= self.most_turns and self.game.state.stage == terms.BEFORE_ROLL

    def _deal(self) -> None:
        outcome = self.game.deal()
        self._note(outcome)
        # A turn begins with its roll.
        self.turns += isinstance(outcome, Dice)
        if isinstance(outcome, Dice) and self.game.state.stage == terms.MAIN:
            self._ask_round(self.game.actors[0])

    def _decide(self) -> None:
        """Asks the seat that the game waits for; of several that owe a discard, the first in order."""
        seat = self.game.actors[0]
        move = self._ask(seat)
        if move is None:
            raise BotFault(f"{self.bots[seat - 1].name} has no move on seat {seat}")
        self._push(move)
        if isinstance(move, Offer):
            self._ask_round(seat)

    def _ask_round(self, seat: int) -> None:
        """Everybody else is asked once, in the order of play: about an offer, or whether they propose anything."""
        for step in range(1, self.game.seats):
            other = (seat - 1 + step) % self.game.seats + 1
            if self.game.state.stage != terms.MAIN:
                return
            move = self._ask(other)
            if move is not None:
                self._push(move)

    def _ask(self, seat: int) -> Move | None:
        offered = self._offered.get(seat, ())
        limit = Limit(
            seed=self.game.dealer.below("bots", 2**31),
            offers=max(0, OFFERS_A_TURN - len(offered)),
            offered=offered,
        )
        move = self.bots[seat - 1].choose(self.game.view(seat), limit)
        if move is not None and move.seat != seat:
            raise BotFault(f"{self.bots[seat - 1].name} on seat {seat} speaks for another: {move}")
        if isinstance(move, Offer) and limit.offers == 0:
            raise BotFault(f"{self.bots[seat - 1].name} on seat {seat} makes too many offers: {move}")
        return move

    def _push(self, move: Move) -> None:
        self.game.push(move)
        self.decisions += 1
        self._in_turn += 1
        self._note(move)
        if isinstance(move, Offer) and move.seat is not None:
            self._offered[move.seat] = (*self._offered.get(move.seat, ()), move)
        if isinstance(move, End):
            self._in_turn = 0
            self._offered.clear()

    def _note(self, move: Move) -> None:
        self.trace = zlib.crc32(str(move).encode(), self.trace)
