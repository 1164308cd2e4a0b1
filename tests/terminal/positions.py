"""Prepared positions, put under the table of a running hall: the rest of the way is the real one."""

from hexmoot.game.game import Game
from hexmoot.server.table.asks import ask_anew
from hexmoot.server.table.sight import Sight
from hexmoot.terminal.links.local import LocalLink
from tests.terminal.keyboard import Keyboard

BOARD = "island:O10W2L9/G12B6W4B10/G9L11DL3O8/L8O3G4W5/B5G6W11"
HARBOURS = "B5nw:3,B7ne:G,C10ne:O,D13w:3,F11nw:W,G8nw:3,G4ne:3,E4w:B,C4w:L"
PIECES = "C6n,E4n//C6ne,E4ne|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne"
NO_CARDS = "-/-/-|-/-/-|-/-/-|-/-/-"


def line(
    hands: str, *, turn: str = "1:main:rolled", cards: str = NO_CARDS, robber: str = "D7", pieces: str = PIECES
) -> str:
    """A position of the printed first island, with four seats."""
    return f"z-first:1 {BOARD} {HARBOURS} {robber} {pieces} {hands} {cards} -,- {turn} -"


async def put(keyboard: Keyboard, position: str) -> None:
    """Puts a position under the table, and lets the terminal look again."""
    link = keyboard.app.link
    assert isinstance(link, LocalLink)
    await keyboard.until(lambda: keyboard.view.get("status") == "playing")
    running = link.hall.own.keepers[link.table].running
    async with running.lock:
        table = running.table
        table.game = Game.from_hen(position, seed=3)
        table.sight = Sight(table.game)
        # What was openly known is of another game.
        table.tracker = None
        table.asks.clear()
        ask_anew(table.asks, table.game, table.number, None)
        table.trading_since = table.number
        table.sleep()
    before = keyboard.view
    await link.say({"t": "snapshot", "seats": keyboard.table.session.own})
    await keyboard.until(lambda: keyboard.view is not before)
