"""A list to choose one thing from."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hexmoot.terminal.widgets.painted import Hanging

DIGITS = "123456789"
MARGIN = 3


class Choice(Option):
    """A line of the list."""

    def __init__(self, digit: str, text: Text, name: str) -> None:
        super().__init__(Hanging(Text(digit), text, MARGIN), id=name)
        self.text = text


class Chooser(ModalScreen[str | None]):
    """Says the id of what was chosen, by arrows and enter, by its digit or by a click; None if nothing was."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, choices: Sequence[tuple[str, Text | str]], hint: str, at: int = 0) -> None:
        super().__init__()
        self._title = title
        self._choices = choices
        self._hint = hint
        self._at = at

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="title")
            yield OptionList(*(self._option(i) for i in range(len(self._choices))))
            yield Static(Text(self._hint), classes="hint")

    def _option(self, i: int) -> Option:
        name, text = self._choices[i]
        digit = DIGITS[i] if i < len(DIGITS) else " "
        return Choice(digit, Text().append(text), name)

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = self._at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        """A digit chooses at once."""
        place = DIGITS.find(event.character or "-")
        if 0 <= place < len(self._choices):
            event.stop()
            self.dismiss(self._choices[place][0])

    def action_leave(self) -> None:
        """Nothing is chosen."""
        self.dismiss(None)
