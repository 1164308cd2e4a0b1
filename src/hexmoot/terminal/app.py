"""The program in the terminal: it opens the link, begins or resumes a game, and carries messages to the table."""

import secrets
from dataclasses import dataclass, field
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from hexmoot.server.reading import Message
from hexmoot.terminal import colours
from hexmoot.terminal.choosing import NEW, chooser_of
from hexmoot.terminal.links.link import Link, LinkError, Saved
from hexmoot.terminal.screens.new_game import NewGame, NewGameScreen
from hexmoot.terminal.screens.table import TableScreen
from hexmoot.terminal.telling import refusal_text
from hexmoot.terminal.widgets.painted import WIDE
from hexmoot.words import Words


@dataclass
class Wish:
    """What was asked for when the program was started.

    settings: of a new table. is_whole: whether they are all that is to be asked, so that the form is not shown.
    people: how many play at this keyboard. seat: the seat to take at a table elsewhere; any that is free, if None.
    """

    settings: Message = field(default_factory=dict)
    is_whole: bool = False
    people: int = 1
    name: str = ""
    seat: int | None = None


class TerminalApp(App[str]):
    """`hexmoot play`. What it returns is a sentence on why it could not go on, if so."""

    TITLE = "hexmoot"
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - as Textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c,f10", "leave", show=False, priority=True),
    ]

    def __init__(self, link: Link, words: Words, wish: Wish | None = None) -> None:
        super().__init__()
        colours.use(None if self.no_color else self.console.color_system)
        self.link = link
        self.wish = wish or Wish()
        self.table = TableScreen(link, words)
        self._is_settled = False

    def on_mount(self) -> None:
        self.push_screen(self.table)
        self._run()

    @work
    async def _run(self) -> None:
        """Opens the link and listens until it is closed."""
        try:
            await self.link.open(self._choose_game)
            await self._listen()
        except LinkError as error:
            await self.link.close()
            self.exit(self.table.words.say(error.key, **error.more), return_code=1)

    async def _choose_game(self, games: list[Saved], lost: int) -> str:
        """Which saved game goes on; with none of them, the form asks for a new one."""
        chosen = await self.push_screen_wait(chooser_of(self.table.words, games, lost))
        return "" if chosen in (None, NEW) else str(chosen)

    async def _listen(self) -> None:
        if self.link.table:
            await self.link.say({"t": "snapshot", "seats": []})
        elif self.wish.is_whole:
            await self._make(self._form())
        else:
            self.action_new_game()
        async for message in self.link.messages():
            if self._is_turned_away(message):
                await self.link.close()
                self.exit(self._turned_away(message), return_code=1)
                return
            await self._settle(message)
            await self.table.take(message)

    def _is_turned_away(self, message: Message) -> bool:
        """Whether there is nothing to look at: no such table, or not for us. A server may be about to open it."""
        if message["t"] != "refusal" or self.table.session.view:
            return False
        return message["code"] != "unavailable" or not self.link.is_far

    def _turned_away(self, message: Message) -> str:
        if message["code"] == "unavailable":
            return self.table.words.say("terminal.damaged", key="--new")
        return refusal_text(self.table.words, message, {})

    async def _settle(self, message: Message) -> None:
        """At a table elsewhere one sits down where there is room, once; at the table of a rematch one goes along."""
        if message["t"] == "snapshot" and self.link.is_far and not self._is_settled:
            self._is_settled = True
            view = message["view"]
            free = [one["seat"] for one in view["seats"] if one["free"]]
            seat = self.wish.seat if self.wish.seat in free else next(iter(free), None)
            if view["status"] == "open" and seat and not (view["you"] or {}).get("seats"):
                await self.link.say(
                    {"t": "take_seat", "seat": seat, "name": self.wish.name, "nonce": secrets.token_hex(8)}
                )
        following = message.get("patch", {}).get("next")
        if message["t"] == "event" and following and following != self.link.table:
            await self._go_to(following)

    async def _go_to(self, table: str) -> None:
        self.table.session.go_to_next()
        await self.link.go_to(table)
        await self.link.say({"t": "snapshot", "seats": []})
        if not self.link.is_far:
            # Everybody is at this keyboard: nobody is waited for.
            await self.link.say({"t": "start"})

    # New games

    def _form(self) -> NewGame:
        return NewGame(self.wish.settings, self.wish.people, is_far=self.link.is_far)

    @work
    async def action_new_game(self) -> None:
        """Asks what is to be played, and begins it."""
        game, problem = self._form(), ""
        while True:
            chosen = await self.push_screen_wait(NewGameScreen(self.table.words, game, problem))
            if chosen is None:
                if not self.link.table:
                    await self.action_leave()
                return
            game, problem = chosen, await self._make(chosen)
            if not problem:
                return

    async def _make(self, game: NewGame) -> str:
        """Makes a table and sits down there; a sentence if there cannot be such a table."""
        words = self.table.words
        try:
            await self.link.make_table(game.settings())
        except LinkError as error:
            problem = words.say(error.key, **error.more)
            if self.wish.is_whole:
                self.exit(problem, return_code=1)
            return problem
        self._is_settled = True
        self.table.session.go_to_next()
        await self.link.say({"t": "snapshot", "seats": []})
        for seat in range(1, game.people + 1):
            name = self._called(seat, game.people)
            await self.link.say({"t": "take_seat", "seat": seat, "name": name, "nonce": secrets.token_hex(8)})
        if not self.link.is_far or game.people + len(game.settings()["bots"]) == game.seats:
            await self.link.say({"t": "start", "nonce": secrets.token_hex(8)})
        return ""

    def _called(self, seat: int, people: int) -> str:
        """Several at one keyboard are told apart by their numbers."""
        if self.wish.name and people == 1:
            return self.wish.name
        return self.table.words.say("terminal.player", seat=seat)

    @work
    async def action_rematch(self) -> None:
        """The same people once more, or the table where the others are already."""
        following = self.table.session.view.get("next")
        if following:
            await self._go_to(following)
        else:
            await self.link.say({"t": "rematch", "nonce": secrets.token_hex(8)})

    # The end

    async def action_leave(self) -> None:
        """Everything is kept already: one goes, and comes back to where the game was."""
        await self.link.close()
        self.exit()
