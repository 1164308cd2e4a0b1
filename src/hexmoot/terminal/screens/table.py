"""The table: island, seats, hand and actions. Everything that happens at the keyboard begins here."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from hexmoot.server.reading import Message
from hexmoot.terminal import aid, pages
from hexmoot.terminal.around import VOTES, Around
from hexmoot.terminal.doing import Doing
from hexmoot.terminal.links.link import Link
from hexmoot.terminal.moves import asked_stage, lack_text
from hexmoot.terminal.results import Finished, ending_text
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.screens.cover import CoverScreen
from hexmoot.terminal.screens.page import Page
from hexmoot.terminal.session import Session, is_about_story
from hexmoot.terminal.telling import goods_text, refusal_text, rule_text, say_with_keys
from hexmoot.terminal.widgets.actions import (
    ACTIONS,
    AFTERWARDS,
    BY_NAME,
    LOBBY,
    STEWARDED,
    ActionsBar,
    actions_of,
    key_name,
)
from hexmoot.terminal.widgets.hand import HandView
from hexmoot.terminal.widgets.heading import Heading, News, Prompt
from hexmoot.terminal.widgets.island import IslandView
from hexmoot.terminal.widgets.log import LogView
from hexmoot.terminal.widgets.north import NorthView
from hexmoot.terminal.widgets.seats import SeatsList, SeatsStrip
from hexmoot.words import LANGUAGES, Words

EVERY = (*ACTIONS, *LOBBY, *AFTERWARDS, *STEWARDED)
KEYS = dict.fromkeys(key for action in EVERY for key in (action.key, action.other) if key)
LOOK_AGAIN = 1.0
PLACES = {"s": "corner", "c": "corner", "r": "side", "rob": "hex", "kn@": "hex"}
# Duties with a dialogue of their own.
DIALOGUES = ("x", "g", "h")
# Stages of a turn that the second game alone has.
OF_THE_WATCH = frozenset({"guarding", "consoling", "foreseeing", "taking", "repaying", "hero"})


Then = Callable[[str], Awaitable[None]]
HERO = "h"


@dataclass(frozen=True, slots=True)
class Among:
    """Places of the island that a hero lets one choose from, as long as the question is open."""

    ask: int
    kind: str
    piece: str
    places: list[str]
    then: Then
    lifted: str


class TableScreen(Screen[None]):
    """One table after the other, over one link."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"key('{key}')", show=False) for key in KEYS),
        Binding("f1,question_mark", "help", show=False),
        Binding("f2", "language", show=False),
        Binding("f3,l", "log", show=False),
        Binding("f4,m", "menu", show=False),
        Binding("f5,c", "talk", show=False),
        Binding("f9,i", "aid", show=False),
    ]

    def __init__(self, link: Link, words: Words) -> None:
        super().__init__()
        self.link = link
        self.words = words
        self.session = Session(words)
        self.doing = Doing(self)
        self.around = Around(self)
        # The kind of place that is being chosen, as in a move's code.
        self.picking = ""
        # What a hero lets one choose on the island: the question, and what is done with the place.
        self._among: Among | None = None
        self._notice = ""
        self._is_up = True
        self._is_calling = False

    def compose(self) -> ComposeResult:
        yield Heading(id="heading")
        yield SeatsStrip(id="strip")
        with Horizontal(id="middle"):
            with Vertical(id="land"):
                yield NorthView(id="north")
                yield IslandView(self.words, id="island")
            with Vertical(id="side"):
                yield SeatsList(id="seats")
                yield LogView(id="log")
        yield News(id="news")
        yield Prompt(id="prompt")
        yield HandView(id="hand")
        yield ActionsBar(id="actions")

    def on_mount(self) -> None:
        self.query_one(IslandView).focus()
        self.set_interval(1, self._tick)

    def _tick(self) -> None:
        """A clock that runs is shown to run."""
        if self.session.seconds_left() is not None:
            self._show_heading()
        if self.session.seconds_to_answer() is not None:
            self.show_prompt()

    # What comes from the table

    async def take(self, message: Message) -> None:
        """Takes a message in, says what it asks for, and shows what has changed."""
        for answer in self.session.take(message):
            await self.link.say(answer)
        kind = message["t"]
        if kind == "link":
            self._is_up = message["up"]
            self._notice = ""
        elif kind == "closing":
            self._notice = self.words.say(f"closing.{message['reason']}")
        elif kind == "refusal" and message.get("code") != "nothing_to_do" and not is_about_story(message):
            self._notice = refusal_text(self.words, message, self.session.view)
            if message["code"] == "unavailable" and not message.get("nonce"):
                # A server that has just started may not have the table yet.
                self.set_timer(LOOK_AGAIN, self._look_again)
        elif kind == "why" and message.get("nonce") == aid.ASKED:
            # Whoever asks twice is answered once.
            if self.app.screen is self:
                self._show_aid(message["answers"])
        elif kind == "why":
            self._notice = self._reason(message)
        elif kind == "advice":
            self.doing.advise(message)
        elif kind == "event":
            self._notice = ""
        self.show()
        self.around.follow()

    async def _look_again(self) -> None:
        await self.link.say(self.session.look())

    def _reason(self, message: Message) -> str:
        """What is lacking for what was asked about; where nothing can be named, the rule that stands in the way."""
        for reason in message["answers"].values():
            if reason and reason.get("lack"):
                lack = lack_text(self.words, self.session, reason)
                return self.words.say("labelled", item=reason["rule"], text=lack)
            if reason and reason.get("rule"):
                return rule_text(self.words, reason["rule"], self.session.view)
            if reason and reason.get("key"):
                return self.words.say(reason["key"])
        return ""

    # What is shown

    def show(self) -> None:
        """Shows everything as it is now."""
        if not self.is_mounted or not self.session.view:
            return
        self._follow()
        session, words = self.session, self.words
        self._show_heading()
        self.query_one(SeatsStrip).show(session, words)
        self.query_one(SeatsList).show(session, words)
        self.query_one(LogView).show(session, words)
        self.query_one(News).show(session, words, self.link.invitation)
        self.query_one(HandView).show(session, words)
        self.query_one(ActionsBar).show(session, words)
        self.query_one(NorthView).show(session, words)
        self.query_one(IslandView).show(session.view, session.rolled, words, session.newest_place())
        self.show_prompt()
        self._call_next()

    def _show_heading(self) -> None:
        table = self.link.table if self.link.is_far else ""
        self.query_one(Heading).show(self.session, self.words, table=table, is_up=self._is_up)

    def on_resize(self) -> None:
        self.show()

    def on_screen_resume(self) -> None:
        self.show()

    def show_prompt(self) -> None:
        """What is asked, or why not."""
        prompt = self.query_one(Prompt)
        if self._notice:
            prompt.refuse(self._notice)
            return
        ask = self.session.view.get("ask") or {}
        text = "\n".join([self._prompt_text(), *self._votes_text(), *self._newcomers_text()])
        prompt.show(text, is_ours=bool(ask.get("must")) or bool(self.picking))

    def _votes_text(self) -> list[str]:
        """What others want to end, as long as we have not said anything to it."""
        session, words = self.session, self.words
        if session.status != "playing" or not session.own:
            return []
        asked = [(vote, session.votes(vote)) for vote in VOTES if session.votes(vote) and not session.has_voted(vote)]
        named = [(vote, words.listed(session.name(seat, words) for seat in seats)) for vote, seats in asked]
        return [f"{words.say('page.vote-asked', vote=vote, names=names)} (F4)" for vote, names in named]

    def _newcomers_text(self) -> list[str]:
        """Who waits for our leave to take a seat."""
        asking = self.session.newcomers()
        return [f"{self.words.say('page.newcomer', who=one['name'], seat=one['seat'])} (F4)" for one in asking]

    def _lobby_text(self) -> str:
        """Who is waited for before the game."""
        session, words = self.session, self.words
        if session.status == "dice":
            return words.say("table.dice_called")
        free = sum(seat["free"] for seat in session.view["seats"])
        if not free:
            return words.say("terminal.ready") if session.is_host else words.say("page.room-host-starts")
        return words.say("terminal.waiting") if session.is_host else words.say("page.room-waiting", count=free)

    def _prompt_text(self) -> str:
        session, words = self.session, self.words
        if self.picking:
            return self._picking_text()
        if session.status in ("open", "dice"):
            return self._lobby_text()
        if session.status == "over":
            return ending_text(Finished.of(session, self.link.table), words)
        if session.is_stewarded:
            return words.say("page.steward")
        if "win" in session.moves:
            return words.say("terminal.win_waits", key=key_name(words, BY_NAME["win"]))
        turn = session.view["turn"]
        waiting = turn["waits_for"] or [turn["builder"] or turn["seat"]]
        offers = session.newest_offer_to(session.seat) if session.seat else 0
        if offers:
            waits = words.say("terminal.offer_waits", key=BY_NAME["answer"].key)
            seconds = session.seconds_to_answer()
            return waits if seconds is None else f"{waits} {words.say('terminal.offer_time', seconds=seconds)}"
        if "d>" in session.moves:
            return words.say("terminal.offer_agreed", key=BY_NAME["answer"].key)
        seat: int = waiting[0] if session.seat not in waiting else session.seat or waiting[0]
        if seat == session.seat and (session.view.get("ask") or {}).get("must"):
            return self._own_text(turn)
        count = session.view["hands"][seat - 1] // 2
        return words.say(f"stage.{turn['stage']}", "ask", who=session.name(seat, words), count=count)

    def _own_text(self, turn: Message) -> str:
        """What the game asks of the person at the keyboard; where several share it, with a name before."""
        session, words = self.session, self.words
        stage = turn["stage"]
        owed = (session.view.get("watch") or {}).get("owed") or ()
        if stage == "repaying" and owed:
            text = words.say("page.hero-give-back", who=session.name(owed[0], words))
        elif stage in OF_THE_WATCH:
            text = words.say("page.ask-watch", watch_stage=stage)
        else:
            asked = asked_stage(turn, session.moves)
            text = words.say("page.ask", stage=asked, count=session.moves.get("x", turn["free_roads"]))
        if len(session.own) < 2:
            return text
        return words.say("labelled", item=session.name(session.seat or 1, words), text=text)

    def _picking_text(self) -> str:
        place = self.query_one(IslandView).choice.cursor
        if self.picking == "rob":
            return say_with_keys(self.words, "terminal.pick_hex", place=place)
        if self.picking == "kn@" or (self._among and self._among.kind == "hex"):
            return say_with_keys(self.words, "terminal.pick_wildling", place=place)
        if self._among:
            lifted = self._among.lifted
            then = self.words.say("page.hero-then", hero_then="builder", place=lifted)
            return f"{then if lifted else self.words.say('page.hero-ask', hero='builder')} · {place}"
        costs = self.session.view["costs"]
        free = self.session.view["turn"]["stage"] in ("settling", "paving", "laying")
        key = "terminal.pick_free" if free else "terminal.pick"
        price = goods_text(self.words, costs[self.picking])
        return say_with_keys(self.words, key, piece=self.picking, place=place, price=price)

    # What is chosen on the island

    def pick(self, kind: str) -> None:
        """Lets a place be chosen for a piece, or a hex for the robber."""
        self.picking = kind
        self._notice = ""
        island = self.query_one(IslandView)
        island.focus()
        seat = self.session.seat or 1
        island.offer(PLACES[kind], kind, self.session.colour(seat), list(self.session.moves[kind]))
        self.show_prompt()

    def pick_among(self, kind: str, piece: str, places: list[str], then: Then, lifted: str = "") -> None:
        """Lets one of these places be chosen for what a hero does; `lifted` is the road that was taken up for it."""
        self.picking, self._notice = HERO, ""
        self._among = Among(self.session.view["ask"]["n"], kind, piece, places, then, lifted)
        self._offer_among()

    def _offer_among(self) -> None:
        among = self._among
        assert among is not None  # noqa: S101 - set with the choice
        island = self.query_one(IslandView)
        island.focus()
        island.offer(among.kind, among.piece, self.session.colour(self.session.seat or 1), among.places)
        self.show_prompt()

    def stop_picking(self) -> None:
        """Nothing is to be chosen on the island any more."""
        if self.picking:
            self.picking = ""
            self._among = None
            self.query_one(IslandView).withdraw()

    def _follow(self) -> None:
        """Keeps the choice in step with the question: what is the only thing to do is asked for at once."""
        only = self.doing.only_duty()
        asked = (self.session.view.get("ask") or {}).get("n")
        if self.picking and (self.picking not in self.session.moves or (self._among and self._among.ask != asked)):
            self.stop_picking()
        if self._among:
            self._offer_among()
        elif self.picking or only in PLACES:
            self.pick_again(self.picking or only)
        elif only in DIALOGUES and self.app.screen is self:
            self.doing.open_once(only)

    def pick_again(self, kind: str) -> None:
        """As `pick`, without a word about what was refused before."""
        notice = self._notice
        island, session = self.query_one(IslandView), self.session
        island.show(session.view, session.rolled, self.words, session.newest_place())
        self.pick(kind)
        self._notice = notice

    @on(IslandView.Pointed)
    def _pointed(self) -> None:
        self.show_prompt()

    @on(IslandView.Chosen)
    async def _chosen(self, event: IslandView.Chosen) -> None:
        if self.picking == "rob":
            self.doing.rob(event.place)
        elif self._among:
            then = self._among.then
            self.stop_picking()
            await then(event.place)
        elif self.picking:
            code = f"{self.picking.removesuffix('@')}@{event.place}"
            self.stop_picking()
            await self.act(code)

    @on(IslandView.Left)
    def _left(self) -> None:
        self._notice = ""
        if self.doing.only_duty() not in PLACES:
            self.stop_picking()
        self.show()

    # What is pressed

    async def act(self, code: str) -> None:
        """Says a move of the seat at the keyboard."""
        message = self.session.act(code)
        if message is not None:
            await self.link.say(message)

    async def action_key(self, key: str) -> None:
        """A key of one of the actions that there are now."""
        for action, _ in actions_of(self.session):
            if key in (action.key, action.other):
                await self.action_press(action.name)
                return

    async def action_press(self, name: str) -> None:
        """Does an action, or asks why it cannot be done."""
        self._notice = ""
        self.stop_picking()
        if name in BY_NAME:
            await self.doing.press(name)
        else:
            await self.around.press(name)
        self.show()

    def say_notice(self, text: str) -> None:
        """Shows one sentence until something happens."""
        self._notice = text
        self.show_prompt()

    # The keyboard goes round

    def _call_next(self) -> None:
        due = self.session.due()
        if due is not None and due != self.session.seat and self.app.screen is self and not self._is_calling:
            self._is_calling = True
            self._call(due)

    @work
    async def _call(self, seat: int) -> None:
        """Covers the table until the person of a seat is there."""
        words, session = self.words, self.session
        name = session.name(seat, words)
        reason = words.say("terminal.cover_offer") if session.has_new_offer(seat) else ""
        self.stop_picking()
        await self.app.push_screen_wait(CoverScreen(words, session.colour(seat), name, reason))
        # The offer may have come while the terminal was covered.
        has_offer = session.has_new_offer(seat)
        session.seat = seat
        session.has_been_called(seat)
        self._notice = ""
        self._is_calling = False
        self.show()
        if has_offer:
            self.doing.answer()

    # Pages

    def action_help(self) -> None:
        """The keys, and how things are drawn."""
        text = pages.help_text(self.words, self.session.view)
        self.app.push_screen(Page(self.words.say("terminal.help"), text, self._close_hint()))

    def action_log(self) -> None:
        """Everything that happened."""
        text = pages.log_text(self.session, self.words)
        self.app.push_screen(Page(self.words.say("terminal.log"), text, self._close_hint(), at_end=True))

    async def action_aid(self) -> None:
        """What can be done now, as the table answers it; the cards and the dice need nobody's answer."""
        session = self.session
        if session.seat is not None and session.status == "playing":
            moves = aid.kinds_asked(session.view)
            await self.link.say({"t": "why", "seat": session.seat, "moves": moves, "nonce": aid.ASKED})
        elif session.view:
            self._show_aid(None)

    def _show_aid(self, answers: Message | None) -> None:
        page = aid.aid_page(self.session, self.words, answers)
        self.app.push_screen(Page(self.words.say("terminal.aid"), page, self._close_hint()))

    def action_menu(self) -> None:
        """What has no key of its own."""
        if self.session.view:
            self.around.menu()

    def action_talk(self) -> None:
        """Says something to the others; with bots alone there is nobody to talk to."""
        if self.link.is_far and self.session.view:
            self.around.talk()

    def _close_hint(self) -> str:
        return say_with_keys(self.words, "terminal.close_hint")

    @work
    async def action_language(self) -> None:
        """Another language."""
        tags = list(LANGUAGES)
        choices: list[tuple[str, Any]] = [(tag, LANGUAGES[tag].name) for tag in tags]
        title = self.words.say("terminal.language")
        hint = say_with_keys(self.words, "terminal.choose_hint")
        chosen = await self.app.push_screen_wait(Chooser(title, choices, hint, tags.index(self.words.tag)))
        if chosen is not None:
            self.words = self.session.words = Words(chosen)
            self._notice = ""
            self.show()
