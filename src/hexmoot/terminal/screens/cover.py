"""The cover: on a shared terminal nobody sees the hand of another."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from hexmoot.terminal.widgets.painted import STRONG, emblem
from hexmoot.words import Words

# Keys that do not mean "here I am": whoever played last may still hold them down.
STRAY = ("enter", "escape")


class CoverScreen(ModalScreen[None]):
    """Waits until the person of a seat is at the keyboard."""

    def __init__(self, words: Words, colour: str, name: str, reason: str) -> None:
        super().__init__()
        self._words = words
        self._colour = colour
        self._who = name
        self._reason = reason

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(emblem(self._colour).append(f" {self._who}", STRONG), classes="title")
            if self._reason:
                yield Static(Text(self._reason))
            yield Static(Text(self._words.say("terminal.cover", who=self._who)), classes="hint")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key not in STRAY:
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
