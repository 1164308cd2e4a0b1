"""The bots of the house at one table: whom it asks what, and what becomes of their answers."""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from hexmoot.bots.bot import Limit
from hexmoot.game.view import View
from hexmoot.notation.codes import parse_move
from hexmoot.notation.moves import Close as CloseOffer
from hexmoot.notation.moves import Move, Offer
from hexmoot.server.hall.running import Gone, Running
from hexmoot.server.hall.tasks import Spawn
from hexmoot.server.hall.thinking import Thinking
from hexmoot.server.notes import short
from hexmoot.server.table.bots import BotAsk
from hexmoot.server.table.who import HOUSE
from hexmoot.server.words.client import Act
from hexmoot.server.words.server import Accepted

if TYPE_CHECKING:
    from hexmoot.server.hall.keeper import Keeper

log = structlog.get_logger()

# Offers of a bot in one turn, so that a table gets on.
MOST_OFFERS = 4
# How often a bot is asked again because the table changed while it thought.
TRIES = 5
PAUSE_SECONDS = 1.0


class HouseBots:
    """Each is asked once for what it is about; its answer is a command like any other."""

    def __init__(self, keeper: "Keeper", running: Running, thinking: Thinking, spawn: Spawn) -> None:
        self._keeper = keeper
        self._running = running
        self._thinking = thinking
        self._spawn = spawn
        # The event that each bot was asked about last.
        self._asked: dict[int, int] = {}
        # Whether a bot is making up its mind about a proposal to the person at turn.
        self._is_proposing = False

    def asked(self) -> list[BotAsk]:
        """Those that are to be asked now or later."""
        if self._keeper.is_resting:
            return []
        # An offer is put to a bot once, even if its answer opens another question.
        return [one for one in self._running.table.bots_asked() if one.about > self._asked.get(one.seat, 0)]

    def ask(self, asked: list[BotAsk], now: int) -> None:
        """Asks those of them whose time has come."""
        for one in asked:
            if one.not_before <= now and not (one.is_proposal and self._is_proposing):
                self._asked[one.seat] = one.about
                self._is_proposing = self._is_proposing or one.is_proposal
                self._spawn(self._propose(one) if one.is_proposal else self._play(one.seat, one.about))

    async def _propose(self, asked: BotAsk) -> None:
        """Bots have their proposals to a person one after the other."""
        try:
            await self._play(asked.seat, asked.about)
        finally:
            self._is_proposing = False
        self._keeper.wake()

    async def _play(self, seat: int, about: int) -> None:
        """Has a bot answer its question. If that was settled while it thought, it is asked again."""
        for _ in range(TRIES):
            async with self._running.lock:
                asked = self._question(seat, about)
                if asked is None or self._keeper.is_stopped:
                    return
                view, limit = self._shown(asked)
            try:
                move = await self._thinking.choice(asked.bot, view, limit)
            except Exception:
                log.exception("a bot failed", table=short(self._running.table.id), number=about, bot=asked.bot)
                await self._stand_in(asked)
                return
            if move is None or self._keeper.is_stopped:
                return
            if self._keeper.is_resting:
                # It is asked again when somebody looks.
                self._asked.pop(seat, None)
                return
            if asked.is_proposal and self._was_proposed(move):
                return
            with suppress(Gone):
                answer = await self._keeper.do(self._act(asked, move), HOUSE)
                if isinstance(answer, Accepted):
                    return
                log.debug(
                    "bot refused",
                    table=short(self._running.table.id),
                    number=about,
                    bot=asked.bot,
                    code=answer.code,
                    rule=answer.rule,
                )
        # It is asked anew a little later: a table must not wait for a bot without end.
        self._asked.pop(seat, None)
        await asyncio.sleep(PAUSE_SECONDS)
        self._keeper.wake()

    async def _stand_in(self, asked: BotAsk) -> None:
        """Where the game waits for a bot that broke down, the steward answers in its place."""
        if asked.is_duty:
            with suppress(Gone):
                await self._running.stand_in(asked.seat, asked.ask)
            self._keeper.wake()

    def _shown(self, asked: BotAsk) -> tuple[View, Limit]:
        """What a bot is shown: its view, and what the table remembers for it."""
        table = self._running.table
        game = table.game
        if game is None:
            raise Gone
        offered = tuple(one for one in map(parse_move, asked.offered) if isinstance(one, Offer))
        # Who is asked for an answer in a person's turn makes no proposal instead.
        is_answer = not asked.is_duty and not asked.is_proposal and table.chairs[game.turn - 1].bot is None
        offers = 0 if is_answer else max(0, MOST_OFFERS - len(offered))
        limit = Limit(seed=table.number, offers=offers, offered=offered)
        return game.view(asked.seat), limit

    def _was_proposed(self, move: Move) -> bool:
        """Whether a bot has made the same offer in this turn."""
        table = self._running.table
        codes = [code for seat, made in table.offered.items() if table.chairs[seat - 1].bot for code in made]
        made = [one for one in map(parse_move, codes) if isinstance(one, Offer)]
        return isinstance(move, Offer) and any((one.give, one.take) == (move.give, move.take) for one in made)

    def _act(self, asked: BotAsk, move: Move) -> Act:
        # Whose offer the move is about: another's that is answered or taken, or the own one that is closed.
        maker = asked.seat if isinstance(move, CloseOffer) else getattr(move, "maker", 0)
        return Act(
            table=self._running.table.id,
            seat=asked.seat,
            ask=asked.ask,
            nonce=secrets.token_hex(8),
            move=move.code,
            offer=dict(asked.offers).get(maker),
        )

    def _question(self, seat: int, about: int) -> BotAsk | None:
        if self._running.is_gone:
            return None
        found = (one for one in self._running.table.bots_asked() if one.seat == seat and one.about == about)
        return next(found, None)
