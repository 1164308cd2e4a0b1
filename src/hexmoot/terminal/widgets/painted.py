"""Pieces of painted text that several parts of the screen show."""

from rich.style import Style
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
