"""Somebody at the keyboard of a real terminal app, with a real hall or server behind it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

from hexmoot.terminal.app import TerminalApp, Wish
from hexmoot.terminal.links.link import Link
from hexmoot.terminal.links.local import LocalLink
from hexmoot.terminal.pages import MOST_LINES
from hexmoot.terminal.screens.chooser import Choice, Chooser
from hexmoot.terminal.screens.table import TableScreen
from hexmoot.terminal.widgets.log import log_lines
from hexmoot.words import Words

SECONDS = 30
STEP = 0.02


class Keyboard:
    """Presses keys, and looks at the screen."""

    def __init__(self, app: TerminalApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        return self.app.table

    @property
    def view(self) -> dict[str, Any]:
        return self.table.session.view

    @property
    def moves(self) -> dict[str, Any]:
        return self.table.session.moves

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, holds: Callable[[], Any], seconds: float = SECONDS) -> None:
        """Waits until something is so."""
        for _ in range(round(seconds / STEP)):
            if holds():
                await self.pilot.pause()
                return
            await asyncio.sleep(STEP)
        raise AssertionError(f"not so after {seconds} s:\n{self.text()}")

    async def until_asked(self) -> None:
        """Waits until the game waits for the seat at the keyboard, or is over."""
        await self.until(lambda: self.is_asked or self.view.get("status") == "over")

    @property
    def is_asked(self) -> bool:
        return bool((self.view.get("ask") or {}).get("must"))

    @property
    def asked(self) -> tuple[Any, ...]:
        """Something that changes with every event."""
        reader = self.table.session.readers.get(self.table.session.seat)
        return (reader.number if reader else 0, self.view.get("status"), self.table.session.seat)

    async def choose(self, entry: str) -> None:
        """Takes a line of the table's menu, and says that it is meant."""
        await self.press("f4")
        await self.until(lambda: isinstance(self.app.screen, Chooser))
        for _ in range(30):
            if any(entry in line for line in self.highlighted()):
                break
            await self.press("down")
        else:
            raise AssertionError(f"no {entry!r}:\n{self.text()}")
        before = self.app.screen
        await self.press("enter")
        await self.until(lambda: self.app.screen is not before)
        if isinstance(self.app.screen, Chooser):
            await self.press("2")
            await self.until(lambda: not isinstance(self.app.screen, Chooser))

    def lines(self) -> list[str]:
        """The lines of the list that is open; none if there is no list."""
        rows = [row for found in self.app.screen.query(OptionList) for row in found.options]
        return [str(row.text if isinstance(row, Choice) else row.prompt) for row in rows]

    def highlighted(self) -> list[str]:
        """The line of a list that the cursor is on."""
        place = self.app.screen.query_one(OptionList).highlighted
        return [] if place is None else [self.lines()[place]]

    def text(self) -> str:
        """The screen as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    def whole(self, part: Widget) -> str:
        """All lines of a part of the screen."""
        lines = ("".join(one.text for one in part.render_line(y)) for y in range(part.size.height))
        return "\n".join(line.rstrip() for line in lines)

    def log(self) -> list[str]:
        """The lines of the log."""
        return log_lines(self.table.session, self.table.words, MOST_LINES)

    def part(self, name: str) -> str:
        """The text of one part of the table's screen."""
        found = self.table.query_one(f"#{name}")
        return "\n".join("".join(one.text for one in found.render_line(y)) for y in range(found.size.height))


def local(folder: Path, *, fresh: bool = False, resume: str = "", lease_seconds: int = 60) -> LocalLink:
    """A file of one's own. On a busy machine a short lease is lost, and with it a position that was put there."""
    return LocalLink(folder, "Anna", bot_ms=1, offer_seconds=0, fresh=fresh, resume=resume, lease_seconds=lease_seconds)


@asynccontextmanager
async def at(
    link: Link, wish: Wish | None = None, language: str = "en", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Keyboard]:
    """The app on a screen of a size."""
    app = TerminalApp(link, Words(language), wish)
    async with app.run_test(size=size) as pilot:
        try:
            yield Keyboard(app, pilot)
        finally:
            await link.close()


def wish(people: int = 1, seats: int = 4, **settings: Any) -> Wish:
    """A whole wish, so that no form is shown."""
    plain = {"edition": "z-base", "seats": seats, "bots": ["greedy"], "options": {}}
    return Wish(plain | settings, is_whole=True, people=people, name="Anna" if people == 1 else "")
