"""What the actions do: each asks for what it needs, then says a move. What is legal comes from the view alone."""

from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.screen import Screen

from hexmoot.server.reading import Message
from hexmoot.terminal.coach import advice_choices, is_move
from hexmoot.terminal.heroes import Heroes
from hexmoot.terminal.moves import CARDS, swap_text
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.screens.goods import DiscardScreen, OfferScreen
from hexmoot.terminal.telling import goods_text, say_with_keys
from hexmoot.terminal.watch import card_effect, card_letter
from hexmoot.terminal.widgets.actions import BY_NAME, PLAYED, is_open
from hexmoot.terminal.widgets.painted import FAINT, STRONG, emblem

if TYPE_CHECKING:
    from hexmoot.terminal.screens.table import TableScreen

# What may be said beside whatever the game waits for.
BESIDE = frozenset({"vp", "o", "o-", "y", "n", "d", "d>"})
PIECES = {"road": "r", "settlement": "s", "city": "c"}
BARE = {"roll": "roll", "buy": "buy", "end": "end", "win": "win"}
# What can be said to another's offer, by the letter of the move.
ANSWERS = (("d", "take"), ("y", "say_yes"), ("n", "say_no"))
ADVICE = "advice"


class Doing:
    """The actions of one table screen."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self._heroes = Heroes(self)
        # A dialogue that opens by itself opens once for a question; later a key opens it.
        self._opened_for: tuple[int | None, int] = (None, 0)

    def _ask(self, screen: Screen[str | None]) -> Any:
        return self.screen.app.push_screen_wait(screen)

    def choose(self, title: str, choices: list[tuple[str, Any]]) -> Any:
        words = self.screen.words
        return self._ask(Chooser(title, choices, say_with_keys(words, "terminal.choose_hint")))

    def _begin(self, work: Any) -> None:
        """Dialogues wait for a person, so they go on beside everything else."""
        self.screen.run_worker(work, group="doing", exclusive=False)

    def only_duty(self) -> str:
        """The kind of move that is the only one to be made now; nothing if there are several, or none is needed."""
        session = self.screen.session
        ask = session.view.get("ask")
        if not ask or not ask["must"] or session.status != "playing" or session.due() != session.seat:
            return ""
        if session.is_stewarded:
            return ""
        kinds = session.moves.keys() - BESIDE
        return next(iter(kinds)) if len(kinds) == 1 else ""

    async def press(self, name: str) -> None:
        """Does what an action stands for."""
        screen = self.screen
        if not is_open(screen.session, BY_NAME[name]):
            await self._why_not(name)
        elif name in PIECES:
            screen.pick(PIECES[name])
        elif name in BARE:
            await screen.act(BARE[name])
        elif name == ADVICE:
            await screen.link.say({"t": "advise", "seat": screen.session.seat})
        else:
            {
                "card": self.play_card,
                "discard": self.discard,
                "offer": self.offer,
                "bank": self.swap,
                "answer": self.answer,
                "guard": self.guard,
                "hero": self.hero,
            }[name]()

    async def _why_not(self, name: str) -> None:
        screen, words = self.screen, self.screen.words
        # Of answers there is nothing to ask: there is simply no offer.
        if name == "answer":
            screen.say_notice(words.say("terminal.no_offers"))
        elif name == ADVICE:
            screen.say_notice(words.say("refusal.no_coach"))
        else:
            moves = list(BY_NAME[name].kinds)
            await screen.link.say({"t": "why", "seat": screen.session.seat, "moves": moves})

    # Cards

    def play_card(self) -> None:
        """One of the development cards that may be played now."""
        self._begin(self._play_card())

    async def _play_card(self) -> None:
        screen, words, moves = self.screen, self.screen.words, self.screen.session.moves
        choices: list[tuple[str, Any]] = [
            (
                kind,
                Text(words.say("card", card=self._card(kind)), STRONG).append("  ").append(self._effect(kind), FAINT),
            )
            for kind in PLAYED
            if kind in moves
        ]
        kind = await self.choose(words.say("terminal.do_card"), choices)
        if kind in ("kn", "rb"):
            await screen.act(kind)
        elif kind == "nr":
            await self._heroes.guard(kind)
        elif kind == "kn@":
            screen.pick(kind)
        elif kind in ("yp", "mo"):
            await self._play_goods(kind, moves[kind])
        elif kind == "vp":
            most = max(moves["vp"])
            await screen.act("vp" if most == 1 else f"vp:{most}")

    def _card(self, kind: str) -> str:
        """The letter of the card that a kind of move plays, as the words of this table have it."""
        return card_letter(self.screen.session.view, CARDS[kind])

    def _effect(self, kind: str) -> str:
        """What a card does; of a patrol with a choice, which of the two."""
        words = self.screen.words
        if kind == "kn@" or (kind == "kn" and "kn@" in self.screen.session.moves):
            return words.say("terminal.patrol_wildling") if kind == "kn@" else words.say("page.patrol-robber")
        return card_effect(words, self.screen.session.view, CARDS[kind])

    # The second game

    def guard(self) -> None:
        """A guard for the Wall."""
        self._begin(self._heroes.guard())

    def hero(self) -> None:
        """What the seat's hero can do, or what becomes of it."""
        self._begin(self._heroes.hero())

    async def _play_goods(self, kind: str, goods: list[str]) -> None:
        words = self.screen.words
        choices = [(one, goods_text(words, one) if kind == "yp" else words.say("kind", kind=one)) for one in goods]
        chosen = await self.choose(words.say("card", card=self._card(kind)), choices)
        if chosen is not None:
            await self.screen.act(f"{kind}:{chosen}")

    # The robber and the discard

    def rob(self, place: str) -> None:
        """The robber goes to a hex; if several can be robbed, one is chosen."""
        self._begin(self._rob(place))

    async def _rob(self, place: str) -> None:
        screen, session, words = self.screen, self.screen.session, self.screen.words
        victims: list[int] = session.moves["rob"][place]
        if not victims:
            await screen.act(f"rob@{place}")
            return
        victim: str | None = str(victims[0])
        if len(victims) > 1:
            choices = [(str(seat), self._seat(seat).append(f"  {self._hand_size(seat)}", FAINT)) for seat in victims]
            victim = await self.choose(words.say("terminal.rob_whom"), choices)
        if victim is not None:
            screen.stop_picking()
            await screen.act(f"rob@{place}>{victim}")

    def _seat(self, seat: int) -> Text:
        session, words = self.screen.session, self.screen.words
        return emblem(session.colour(seat)).append(f" {session.names.get(seat) or words.say('seat', seat=seat)}")

    def _hand_size(self, seat: int) -> str:
        return self.screen.words.say("resource-cards", count=self.screen.session.view["hands"][seat - 1])

    def discard(self) -> None:
        """After a seven."""
        self._begin(self._discard())

    def open_once(self, kind: str) -> None:
        """Opens the dialogue of a duty, if it was not opened for this question before."""
        if self._question() != self._opened_for:
            self._opened_for = self._question()
            {"x": self.discard, "g": self.guard, "h": self.hero}[kind]()

    def _question(self) -> tuple[int | None, int]:
        """Seats that are asked by the same event have the same number: whose it is tells them apart."""
        session = self.screen.session
        return session.seat, session.view["ask"]["n"]

    async def _discard(self) -> None:
        session = self.screen.session
        code = await self._ask(DiscardScreen(self.screen.words, session.view["my_hand"], session.moves["x"]))
        if code is not None:
            await self.screen.act(code)

    # Trade

    def swap(self) -> None:
        """A trade with the bank."""
        self._begin(self._swap())

    async def _swap(self) -> None:
        screen, words = self.screen, self.screen.words
        choices = [(code, swap_text(words, *code.split(">"))) for code in screen.session.moves["t"]]
        code = await self.choose(words.say("terminal.do_bank"), choices)
        if code is not None:
            await screen.act(f"t:{code}")

    def offer(self) -> None:
        """An offer to other seats."""
        self._begin(self._offer(None))

    async def _offer(self, to: int | None) -> None:
        screen, session = self.screen, self.screen.session
        turn = session.view["turn"]["seat"]
        if session.seat != turn:
            # Who is not at turn trades with the seat that is.
            to = to or turn
        others = [
            (one["seat"], one["colour"], session.names.get(one["seat"], ""))
            for one in session.view["seats"]
            if one["seat"] != session.seat
        ]
        code = await self._ask(OfferScreen(screen.words, session.view["my_hand"], others, to))
        if code is not None:
            await screen.act(code)

    def answer(self) -> None:
        """What can be said to the offers on the table."""
        self._begin(self._answer())

    async def _answer(self) -> None:
        screen, words, session = self.screen, self.screen.words, self.screen.session
        if session.seat is not None:
            session.has_been_called(session.seat)
        choices = self._answers()
        if not choices:
            screen.say_notice(words.say("terminal.no_offers"))
            return
        code = await self.choose(words.say("terminal.do_answer"), choices)
        if code is None:
            return
        if code.startswith("counter"):
            await self._offer(int(code.removeprefix("counter")))
        elif code == ADVICE:
            await self.press(ADVICE)
        else:
            await screen.act(code)

    def _answers(self) -> list[tuple[str, Any]]:
        """By offer, what may be said about it: yes, no, take, close with one who agreed, withdraw, something else."""
        session, words = self.screen.session, self.screen.words
        moves, choices = session.moves, []
        # The own one comes last: it is others who wait for an answer.
        for offer in sorted(session.view.get("offers") or (), key=lambda one: one["seat"] == session.seat):
            maker = offer["seat"]
            terms = swap_text(words, offer["gives"], offer["takes"])
            about = Text("  ").append(self._seat(maker)).append(f": {terms}", FAINT)
            for kind, key in ANSWERS:
                if maker in moves.get(kind, ()):
                    choices.append((f"{kind}{maker}", Text(words.say(f"terminal.{key}"), STRONG).append(about)))
            if maker == session.seat:
                choices += self._own_answers(about)
            elif "o" in moves:
                choices.append((f"counter{maker}", Text(words.say("terminal.counter"), STRONG).append(about)))
        if choices and is_open(session, BY_NAME[ADVICE]):
            choices.append((ADVICE, Text(words.say("terminal.do_advice"), STRONG)))
        return choices

    def _own_answers(self, about: Text) -> list[tuple[str, Any]]:
        words, moves = self.screen.words, self.screen.session.moves
        choices: list[tuple[str, Any]] = [
            (
                f"d>{seat}",
                Text(words.say("terminal.close_with"), STRONG).append(" ").append(self._seat(seat)).append(about),
            )
            for seat in moves.get("d>", ())
        ]
        if "o-" in moves:
            choices.append(("o-", Text(words.say("terminal.withdraw"), STRONG).append(about)))
        return choices

    # Advice

    def advise(self, message: Message) -> None:
        """Shows what the coach would do; what is chosen is done."""
        self._begin(self._advise(message))

    async def _advise(self, message: Message) -> None:
        screen, words = self.screen, self.screen.words
        choices = advice_choices(words, screen.session, message)
        if not choices:
            screen.say_notice(words.say("terminal.no_advice"))
            return
        if isinstance(screen.app.screen, Chooser):
            # Whoever asks twice is answered once.
            return
        code = await self.choose(words.say("terminal.do_advice"), choices)
        if code is not None and is_move(code):
            screen.stop_picking()
            await screen.act(code)
