"""Talk at the table: a line of one's own, or a phrase that everybody reads in their own language."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hexmoot.server.reading import Message
from hexmoot.terminal.telling import say_with_keys
from hexmoot.words import PHRASES, Words

# As long as a line may be.
MOST = 500
# Lines of talk that are shown again.
SHOWN = 5


class TalkScreen(ModalScreen[Message | None]):
    """Says what is to be said, as a message; None if nothing is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "phrases", show=False),
        Binding("escape,f5", "leave", show=False),
    ]

    def __init__(self, words: Words, lines: Sequence[str]) -> None:
        super().__init__()
        self._words = words
        self._lines = lines[-SHOWN:]

    def compose(self) -> ComposeResult:
        words = self._words
        with Vertical(classes="dialog page"):
            yield Static(Text(words.say("page.talk")), classes="title")
            yield Static(Text("\n".join(self._lines) or words.say("page.talk-none")))
            yield Input(placeholder=words.say("page.talk-say"), max_length=MOST)
            yield OptionList(*(Option(Text(words.say(f"phrase.{phrase}")), id=phrase) for phrase in PHRASES))
            yield Static(Text(say_with_keys(words, "terminal.talk_hint")), classes="hint")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def action_phrases(self) -> None:
        """From the line down to the phrases."""
        phrases = self.query_one(OptionList)
        phrases.focus()
        phrases.highlighted = 0

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss({"t": "chat", "text": event.value.strip()})

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss({"t": "phrase", "phrase": event.option_id})

    def action_leave(self) -> None:
        """Says nothing."""
        self.dismiss(None)
