"""What goes on around a game: the menu of the table, talk, votes, the host's business, the results."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from hexmoot.bots.registry import PARTNER
from hexmoot.editions.boards import COLOURS
from hexmoot.server.reading import Message
from hexmoot.terminal import pages
from hexmoot.terminal.results import Finished
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.screens.page import Page
from hexmoot.terminal.screens.results import ResultsScreen
from hexmoot.terminal.screens.talk import TalkScreen
from hexmoot.terminal.telling import lines_of, say_with_keys
from hexmoot.terminal.widgets.painted import emblem

if TYPE_CHECKING:
    from hexmoot.terminal.screens.table import TableScreen

VOTES = ("abort", "void")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: a message to the table, or something to do here; `sure` is asked before, if it is given."""

    text: str
    message: Message | None = None
    does: Callable[[], Any] | None = None
    sure: str = ""


class Around:
    """What a table screen offers beside the game itself."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        # The table whose game was seen going on: its end is shown when it comes.
        self._going_on = ""

    def _ask(self, screen: Screen[Any]) -> Any:
        return self.screen.app.push_screen_wait(screen)

    def _begin(self, work: Any) -> None:
        self.screen.run_worker(work, group="around", exclusive=False)

    # Before a game and after it

    async def press(self, name: str) -> None:
        """Does what an action of the lobby, of the end or of the steward stands for."""
        screen, session = self.screen, self.screen.session
        if name == "sit":
            free = next((seat["seat"] for seat in session.view["seats"] if seat["free"]), None)
            if free is not None:
                await screen.link.say({"t": "take_seat", "seat": free, "nonce": secrets.token_hex(8)})
        elif name == "fill":
            await screen.link.say({"t": "fill_with_bots", "bot": PARTNER})
        elif name == "start":
            await screen.link.say({"t": "start"})
        elif name == "take_back":
            await screen.link.say({"t": "take_seat", "seat": session.seat})
        elif name == "results":
            self.show_results()
        elif name == "rematch":
            screen.app.action_rematch()  # type: ignore[attr-defined]
        elif name == "new_game":
            screen.app.action_new_game()  # type: ignore[attr-defined]

    # The end

    def follow(self) -> None:
        """Shows the results once, when a game that was seen going on is over."""
        table, status = self.screen.link.table, self.screen.session.status
        if status == "playing":
            self._going_on = table
        elif status == "over" and self._going_on == table:
            self._going_on = ""
            self.show_results()

    def show_results(self) -> None:
        """Points, cards and figures."""
        self._begin(self._results())

    async def _results(self) -> None:
        screen = self.screen
        game = Finished.of(screen.session, screen.link.table)
        following = await self._ask(ResultsScreen(game, screen.words, screen.link))
        if following is not None:
            await self.press(following)

    # Talk

    def talk(self) -> None:
        """Says something to all who are there."""
        self._begin(self._talk())

    async def _talk(self) -> None:
        screen, session = self.screen, self.screen.session
        session.unread = 0
        lines = [
            line for entry in session.log if entry.message["t"] == "chat" for line in lines_of(entry, screen.words)
        ]
        message = await self._ask(TalkScreen(screen.words, lines))
        session.unread = 0
        if message is not None:
            await screen.link.say(message)

    # The menu

    def menu(self) -> None:
        """Everything that has no key of its own."""
        self._begin(self._menu())

    async def _menu(self) -> None:
        screen, words = self.screen, self.screen.words
        entries = self._entries()
        choices = [(str(place), entry.text) for place, entry in enumerate(entries)]
        hint = say_with_keys(words, "terminal.choose_hint")
        chosen = await self._ask(Chooser(words.say("terminal.menu"), choices, hint))
        if chosen is None:
            return
        entry = entries[int(chosen)]
        if entry.sure and not await self._is_sure(entry):
            return
        if entry.message is not None:
            await screen.link.say(entry.message)
        if entry.does is not None:
            entry.does()

    async def _is_sure(self, entry: Entry) -> bool:
        words = self.screen.words
        choices = [("no", words.say("no")), ("yes", entry.text)]
        hint = say_with_keys(words, "terminal.choose_hint")
        return bool(await self._ask(Chooser(entry.sure, choices, hint)) == "yes")

    def _entries(self) -> list[Entry]:
        screen, session, words = self.screen, self.screen.session, self.screen.words
        found = [
            Entry(words.say("terminal.facts"), does=self.show_facts),
            Entry(words.say("terminal.aid"), does=self.show_aid),
        ]
        if session.status == "over":
            found.append(Entry(words.say("terminal.do_results"), does=self.show_results))
        if session.own and session.status == "playing":
            found += self._newcomers()
            found += self._votes()
            found += self._own_seat()
        if session.own and session.status == "open":
            found.append(Entry(words.say("page.seat-colour"), does=self._choose_colour))
        if screen.link.is_far:
            found.append(Entry(words.say("page.talk-say"), does=self.talk))
            found += self._leaving()
            found += self._mutes()
            found += self._host() if session.is_host else []
        elif session.status != "over":
            found.append(
                Entry(words.say("terminal.do_new_game"), does=screen.app.action_new_game)  # type: ignore[attr-defined]
            )
        return found

    def _votes(self) -> list[Entry]:
        """For and against ending the game; void is only what somebody has left."""
        session, words, found = self.screen.session, self.screen.words, []
        somebody_left = any(seat["free"] or seat["away"] for seat in session.view["seats"])
        for vote in VOTES:
            votes, own = session.votes(vote), session.has_voted(vote)
            if vote == "abort" or somebody_left or votes:
                text = words.say(f"page.vote-{vote}", on=own)
                found.append(Entry(text, {"t": vote, "yes": not own}, sure="" if own else text))
            if votes and not own:
                found.append(Entry(words.say("page.vote-decline"), {"t": vote, "yes": False}))
        return found

    def _newcomers(self) -> list[Entry]:
        """Yes and no to everybody who asks for a free seat."""
        words, found = self.screen.words, []
        for one in self.screen.session.newcomers():
            for yes in (True, False):
                does = words.say("page.newcomer-yes" if yes else "page.newcomer-no")
                text = words.say("labelled", item=does, text=one["name"])
                found.append(Entry(text, {"t": "admit", "seat": one["seat"], "yes": yes}))
        return found

    def _own_seat(self) -> list[Entry]:
        session, words = self.screen.session, self.screen.words
        if session.seat is None:
            return []
        if session.is_stewarded:
            return [Entry(words.say("page.steward-back"), {"t": "take_seat", "seat": session.seat})]
        is_off = bool(session.view["seats"][session.seat - 1]["not_trading"])
        text = words.say("terminal.trading", on=is_off)
        return [Entry(text, {"t": "not_trading", "seat": session.seat, "on": not is_off})]

    def _leaving(self) -> list[Entry]:
        session, words = self.screen.session, self.screen.words
        if session.seat is None or session.status == "over":
            return []
        sure = words.say("page.leave-sure") if session.status == "playing" else ""
        return [Entry(words.say("page.seat-leave"), {"t": "stand_up", "seat": session.seat}, sure=sure)]

    def _others(self) -> list[Message]:
        """Seats of other people."""
        session = self.screen.session
        return [
            one
            for one in session.view["seats"]
            if not one["free"] and not one["bot"] and one["seat"] not in session.own
        ]

    def _mutes(self) -> list[Entry]:
        """Whose talk is heard, and whose is not."""
        session, words, found = self.screen.session, self.screen.words, []
        for one in self._others():
            name = one["name"]
            is_muted = name in session.muted
            text = words.say("page.talk-unmute" if is_muted else "page.talk-mute", name=name)
            message = {"t": "mute", "name": name, "on": not is_muted}
            found.append(Entry(text, message, partial(session.muted.symmetric_difference_update, {name})))
        return found

    def _host(self) -> list[Entry]:
        """Who may come, and who goes."""
        session, words = self.screen.session, self.screen.words
        locked = bool(session.view["locked"])
        found = [Entry(words.say("page.room-lock", locked=locked), {"t": "lock", "locked": not locked})]
        if session.status != "over":
            on = bool(session.view["settings"]["tracker"])
            found.append(Entry(words.say("page.room-tracker", on=on), {"t": "track", "on": not on}))
        if session.status == "open":
            found.append(Entry(words.say("page.room-close"), {"t": "close"}, sure=words.say("page.close-sure")))
        if session.status == "playing" and any(one["free"] for one in session.view["seats"]):
            found.append(Entry(words.say("page.room-fill"), {"t": "fill_with_bots", "bot": PARTNER}))
        for one in self._others():
            name = one["name"]
            if session.status != "over":
                found.append(Entry(self._done_to("page.seat-empty", name), {"t": "free_seat", "seat": one["seat"]}))
            found.append(Entry(self._done_to("page.seat-remove", name), {"t": "remove", "name": name}))
            if not one["machine"]:
                found.append(Entry(self._done_to("page.seat-host", name), {"t": "hand_over", "seat": one["seat"]}))
        return found

    def _done_to(self, key: str, name: str) -> str:
        """What the host can do to somebody."""
        words = self.screen.words
        return words.say("labelled", item=words.say(key), text=name)

    def _choose_colour(self) -> None:
        self._begin(self._colour())

    async def _colour(self) -> None:
        screen, session, words = self.screen, self.screen.session, self.screen.words
        taken = {one["colour"] for one in session.view["seats"] if not one["free"]}
        free = [colour for colour in COLOURS if colour not in taken]
        choices = [(one, emblem(one).append(f" {words.say('colour', colour=one)}")) for one in free]
        hint = say_with_keys(words, "terminal.choose_hint")
        colour = await self._ask(Chooser(words.say("page.seat-colour"), choices, hint))
        if colour is not None:
            await screen.link.say({"t": "colour", "seat": session.seat, "colour": colour})

    def show_aid(self) -> None:
        """What can be done, the cards, the dice."""
        self._begin(self.screen.action_aid())

    def show_facts(self) -> None:
        """What all may know: seats, bank, prices."""
        screen, words = self.screen, self.screen.words
        text = pages.facts_text(screen.session, words, screen.link.invitation)
        screen.app.push_screen(Page(words.say("terminal.facts"), text, say_with_keys(words, "terminal.close_hint")))
