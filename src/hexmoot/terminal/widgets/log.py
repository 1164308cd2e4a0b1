"""The log beside the island."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from hexmoot.terminal.session import Session
from hexmoot.terminal.telling import lines_of
from hexmoot.words import Words

# Lines that are made anew with every event.
SHOWN = 60


def log_lines(session: Session, words: Words, most: int) -> list[str]:
    """The newest lines, the last one at the end."""
    lines: list[str] = []
    entries = list(session.log)
    for at in range(len(entries) - 1, -1, -1):
        lines[:0] = lines_of(entries[at], words, before=entries[at - 1] if at else None)
        if len(lines) >= most:
            break
    return lines[-most:]


class LogView(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    def compose(self) -> ComposeResult:
        yield Static(id="log-text")

    def show(self, session: Session, words: Words) -> None:
        """The log as it is now."""
        self.query_one("#log-text", Static).update(Text("\n".join(log_lines(session, words, SHOWN))))
        self.scroll_end(animate=False)
