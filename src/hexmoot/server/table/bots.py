"""The bots of the house: what they are asked at a table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexmoot.notation.wire import seats_of
from hexmoot.rules import terms
from hexmoot.server.table.patience import waits_until

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table


@dataclass(frozen=True, slots=True)
class BotAsk:
    """A question to a bot.

    ask: the number that its move has to name.
    about: the number of the event that it is asked about; it is asked once for each.
    is_duty: whether the game waits for it, or it may as well say nothing.
    offers: the open offers by the seats that made them, for an answer has to name one.
    offered: the codes of the offers that it made in this turn.
    not_before: when it is asked at the earliest: before that it waits for people to answer its offer.
    is_proposal: whether it may propose something to a person at turn.
    """

    seat: int
    bot: str
    ask: int
    about: int
    is_duty: bool
    offers: tuple[tuple[int, int], ...] = ()
    offered: tuple[str, ...] = ()
    not_before: int = 0
    is_proposal: bool = False


def bots_asked(table: "Table") -> list[BotAsk]:
    """What the bots at a table are asked now."""
    game = table.game
    if game is None or table.status != "playing" or table.is_paused:
        return []
    found = []
    waiting = game.asked
    for chair in table.chairs:
        if chair.bot is None:
            continue
        seat, ask = chair.seat, table.asks[chair.seat].number
        not_before, is_proposal = 0, False
        if seat in game.actors:
            about, duty = ask, True
            not_before = (waits_until(table) or 0) if seat == game.turn else 0
        elif seat in waiting:
            about, duty = _newest_offer(table, seat), False
        elif game.state.stage == terms.MAIN and table.trading_since:
            about, duty = table.trading_since, False
            is_proposal = table.chairs[game.turn - 1].person is not None
            if is_proposal and not _hears_proposals(table):
                continue
        else:
            continue
        offers = tuple(sorted(table.offers.items()))
        offered = tuple(table.offered.get(seat, ()))
        found.append(BotAsk(seat, chair.bot, ask, about, duty, offers, offered, not_before, is_proposal))
    return found


def _newest_offer(table: "Table", seat: int) -> int:
    """The number of the newest offer that waits for this seat's answer."""
    game = table.game
    assert game is not None  # noqa: S101 - playing
    state, bit = game.state, 1 << seat - 1
    answered = [state.agreed[maker] | state.declined[maker] for maker in range(game.seats)]
    return max(
        number
        for maker, number in table.offers.items()
        if state.asked[maker - 1] & bit and not answered[maker - 1] & bit
    )


def _hears_proposals(table: "Table") -> bool:
    """Whether the person at turn wants to trade, and has no bot's proposal before it: one at a time is read."""
    game = table.game
    assert game is not None  # noqa: S101 - playing
    if table.chairs[game.turn - 1].not_trading:
        return False
    declined = game.state.declined
    return not any(
        table.chairs[maker - 1].bot is not None and game.turn not in seats_of(declined[maker - 1])
        for maker in table.offers
    )
