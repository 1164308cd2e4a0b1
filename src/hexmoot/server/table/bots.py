"""The bots of the house: what they are asked at a table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexmoot.rules import terms

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
    """

    seat: int
    bot: str
    ask: int
    about: int
    is_duty: bool
    offers: tuple[tuple[int, int], ...] = ()
    offered: tuple[str, ...] = ()


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
        if seat in game.actors:
            about, duty = ask, True
        elif seat in waiting:
            about, duty = _newest_offer(table, seat), False
        elif game.state.stage == terms.MAIN and table.trading_since:
            about, duty = table.trading_since, False
        else:
            continue
        offers = tuple(sorted(table.offers.items()))
        found.append(BotAsk(seat, chair.bot, ask, about, duty, offers, tuple(table.offered.get(seat, ()))))
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
