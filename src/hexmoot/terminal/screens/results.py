"""The results: they open by themselves when a game ends, and later by a key."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from hexmoot.server.reading import Message
from hexmoot.terminal.fairness import verdict
from hexmoot.terminal.links.link import Link, LinkError
from hexmoot.terminal.results import Finished, ending_text, results_text
from hexmoot.terminal.telling import say_with_keys
from hexmoot.terminal.widgets.painted import ACCENT
from hexmoot.words import Words

VERIFY = "v"


class ResultsScreen(ModalScreen[str | None]):
    """Says what to do next: `rematch`, `new_game`, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(VERIFY, "verify", show=False),
        Binding("1", "go('rematch')", show=False),
        Binding("2", "go('new_game')", show=False),
        Binding("escape,enter,q", "leave", show=False),
    ]

    def __init__(self, game: Finished, words: Words, link: Link) -> None:
        super().__init__()
        self.game = game
        self._words = words
        self._link = link
        self.record: Message | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page"):
            yield Static(Text(ending_text(self.game, self._words)), classes="title")
            with VerticalScroll():
                yield Static(results_text(self.game, self._words, None), id="figures")
            yield Static(id="verdict")
            yield Static(Text(say_with_keys(self._words, "terminal.results_hint", key=VERIFY)), classes="hint")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.query_one("#verdict").display = False
        self._load()

    @work
    async def _load(self) -> None:
        """The figures come with the record, which is written a moment after the end."""
        try:
            self.record = await self._link.record(self.game.table)
        except LinkError as error:
            self._say(Text(self._words.say(error.key, **error.more)))
            return
        if self.record is not None:
            text = results_text(self.game, self._words, self.record["statistics"])
            self.query_one("#figures", Static).update(text)

    @work
    async def action_verify(self) -> None:
        """Works every roll, card and theft out again."""
        if self.record is None:
            return
        game = self.game
        is_fair, text = await asyncio.to_thread(verdict, self._words, self.record["hgn"], game.seal, game.seed)
        self._say(Text("✓ " if is_fair else "✗ ", ACCENT).append(text))

    def _say(self, text: Text) -> None:
        line = self.query_one("#verdict", Static)
        line.display = True
        line.update(text)

    def action_go(self, name: str) -> None:
        """On to the next game."""
        self.dismiss(name)

    def action_leave(self) -> None:
        """Back to the island."""
        self.dismiss(None)
