"""Pieces of painted text that several parts of the screen show."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.widgets import Static

from hexmoot.terminal import colours

QUIET = Style(color="#a7a196")
STRONG = Style(bold=True)
ACCENT = Style(color=colours.ACCENT, bold=True)
# In a list, whose highlighted line has a ground of its own, what is less important has no colour of its own.
FAINT = Style(dim=True)
WARNING = Style(color=colours.WARNING)


# From so many columns on there is room beside the island.
WIDE = 110
# What a click on a piece of text does, in the text's own style: Textual's links would paint over our colours.
DOES = "does"


class Painted(Static):
    """A part of the screen that is one text; what is written over its edge is cut."""

    DEFAULT_CSS = "Painted { text-wrap: nowrap; text-overflow: ellipsis; }"

    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get(DOES)
        if action:
            event.stop()
            await self.app.run_action(action, self.screen)


class Hanging:
    """A mark in a margin and a text beside it: what of it is longer than a line goes on below its beginning."""

    def __init__(self, mark: Text, text: Text, margin: int) -> None:
        self._mark = mark
        self._text = text
        self._margin = margin

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row = Table.grid()
        row.add_column(width=self._margin)
        row.add_column(overflow="fold")
        row.add_row(self._mark, self._text)
        yield row

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """As wide as the longest line, whatever there is room for now: a dialogue says how wide it may become."""
        longest = max(line.cell_len for line in self._text.split(allow_blank=True))
        return Measurement(self._margin + 2, self._margin + longest)


def emblem(colour: str) -> Text:
    """A seat's emblem in the seat's colour."""
    ground, ink = map(colours.shown, colours.SEATS[colour])
    return Text(f" {colours.EMBLEMS[colour]} ", Style(color=ink, bgcolor=ground, bold=True))


def goods(kind: str, text: str) -> Text:
    """Something about a kind of goods, on the colour of its land."""
    return Text(
        f" {text} ", Style(color=colours.shown(colours.INK), bgcolor=colours.shown(colours.TERRAINS[kind]), bold=True)
    )


def link(text: str, action: str, style: Style) -> Text:
    """A text that does something when it is clicked."""
    return Text(text, style + Style(meta={DOES: action}))
