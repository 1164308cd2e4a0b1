"""A page to read: help, the log, what helps at the table."""

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """Text that can be scrolled; escape, enter or the key that opened it close it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,f3,f9,q", "leave", show=False)]

    def __init__(self, title: str, text: RenderableType, hint: str, *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._hint = hint
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page"):
            yield Static(Text(self._title), classes="title")
            with VerticalScroll():
                yield Static(self._text)
            yield Static(Text(self._hint), classes="hint")

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss()
