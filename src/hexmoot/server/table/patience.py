"""A bot at turn that made an offer waits for the people whom it asked: they have to see it, and to think.

Who is waited for follows from what all know; otherwise a pause would tell what somebody holds.
"""

from typing import TYPE_CHECKING

from hexmoot.notation.wire import seats_of
from hexmoot.server.table.seats import Chair

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

# What is left on the bot's own clock when it moves on, so that the steward never has to.
SPARE = 3000


def be_patient(table: "Table", seat: int) -> None:
    """An offer was made just now: if it is that of a bot at turn, the time to answer it begins."""
    game = table.game
    if game is not None and seat == game.turn:
        is_bot = table.chairs[seat - 1].bot is not None
        table.patient_until = table.at + 1000 * table.offer_seconds if is_bot and table.offer_seconds else 0


def waits_until(table: "Table") -> int | None:
    """Until when, in ms, the bot at turn waits for answers to its offer; None if it waits for nobody."""
    game = table.game
    if game is None or not table.patient_until or not any(is_awaited(table, chair) for chair in table.chairs):
        return None
    due = [table.clocks.due(one) for one in table.clocks.waiting if one.seat == game.turn]
    return min([table.patient_until, *(at - SPARE for at in due if at is not None)])


def is_awaited(table: "Table", chair: Chair) -> bool:
    """Whether the bot at turn waits for what this seat says to its offer."""
    game = table.game
    if game is None or game.turn not in table.offers or not is_there(chair) or chair.not_trading:
        return False
    state, maker = game.state, game.turn - 1
    if chair.seat not in seats_of(state.asked[maker]):
        return False
    answered = {*seats_of(state.agreed[maker]), *seats_of(state.declined[maker])}
    return chair.seat not in answered and not _has_countered(table, chair.seat) and _may_hold(table, chair.seat)


def is_there(chair: Chair) -> bool:
    """Whether a person sits here who can answer; a machine needs no time."""
    return chair.person is not None and not chair.machine and chair.away_since is None and not chair.stewarded


def _has_countered(table: "Table", seat: int) -> bool:
    """Whether the seat has answered with an offer of its own."""
    game = table.game
    assert game is not None  # noqa: S101 - asked only during a game
    return table.offers.get(seat, 0) > table.offers[game.turn] and game.turn in seats_of(game.state.asked[seat - 1])


def _may_hold(table: "Table", seat: int) -> bool:
    """Whether, for all that everybody knows, the seat may have the cards that are wanted."""
    game, tracker = table.game, table.tracker
    assert game is not None and tracker is not None  # noqa: S101, PT018 - made with the game
    wanted = game.state.takes[game.turn - 1]
    return sum(wanted) <= game.state.hand_size[seat - 1] and tracker.may_hold(seat, wanted)
