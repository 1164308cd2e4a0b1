"""The end of a game in figures: points by source, all cards, production and luck, the dice, points by turn."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from hexmoot.render.canvas import cells, padded
from hexmoot.server.reading import Message
from hexmoot.terminal.island.drawing import cut
from hexmoot.terminal.session import Session
from hexmoot.terminal.watch import card_letter, is_watch
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, emblem
from hexmoot.words import Words

KINDS = "LWGBO"
SOURCES = ("settlements", "cities", "longest_road", "largest_army", "victory_point_cards")
AWARDS = {"longest_road": "route", "largest_army": "ranger"}
FIGURES = (
    *("expected", "luck", "stolen", "lost_to_robber", "discarded"),
    *("traded", "bank_traded", "bank"),
)
WATCH_FIGURES = ("guards_placed", "guards_lost", "heroes_used", "tokens_revealed", "wildlings_sent_home")
# Endings of the second game that its Wall decides.
ON_THE_WALL = ("breaches", "gift")
LABEL, ROOM, WIDEST = 30, 66, 9
TOTALS = range(2, 13)
BAR = 32
STEPS = "▁▂▃▄▅▆▇█"
LONGEST_CURVE = 48


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over. The table may go on to the next one while this one is still looked at.

    seal: what the table showed of its part of the dice before the game. seed: what we threw in, if anything.
    tie: what decided among equally many guards, if that was told while we were there.
    """

    table: str
    view: Message
    names: dict[int, str]
    seal: str
    seed: str
    tie: str = ""

    @classmethod
    def of(cls, session: Session, table: str) -> "Finished":
        """The game that a session has just seen the end of."""
        return cls(table, session.view, session.names, session.seal, session.given_seed, session.tie_break())

    def name(self, seat: int, words: Words) -> str:
        """What a seat was called."""
        return self.names.get(seat) or words.say("seat", seat=seat)

    def emblem(self, seat: int) -> Text:
        """The sign of a seat."""
        return emblem(self.view["seats"][seat - 1]["colour"])


def ending_text(game: Finished, words: Words) -> str:
    """How the game ended, in one sentence."""
    ending = game.view.get("ending") or {}
    winner = ending.get("winner")
    if winner and ending["kind"] in ON_THE_WALL:
        guards = game.view["watch"]["on_wall"]
        decider = game.tie or ("tied" if guards.count(guards[winner - 1]) > 1 else "most")
        return words.say("event.won_on_the_wall", who=game.name(winner, words), decider=decider)
    if winner:
        return words.say("event.won", who=game.name(winner, words), count=ending["points"][winner - 1])
    return words.say("page.over", kind=ending.get("kind", "closed"))


def results_text(game: Finished, words: Words, statistics: Message | None) -> Text:
    """Everything that can be told of a game that is over; figures as soon as they are there."""
    sheet = Sheet(game, words)
    sheet.scores()
    if statistics is not None:
        sheet.figures(statistics)
        sheet.dice(statistics)
        sheet.curves(statistics)
    return sheet.text


class Sheet:
    """A table with a column for each seat, and charts below it."""

    def __init__(self, game: Finished, words: Words) -> None:
        self.text = Text()
        self._game = game
        self._words = words
        self._seats = [one["seat"] for one in game.view["seats"]]
        self._width = min(WIDEST, (ROOM - LABEL) // len(self._seats))

    def _heads(self) -> None:
        """Whose column is whose."""
        self.text.append(" " * LABEL)
        for seat in self._seats:
            mark = self._game.emblem(seat)
            self.text.append(" " * (self._width - mark.cell_len)).append(mark)
        self.text.append("\n")
        self._row("", (cut(self._game.name(seat, self._words), self._width - 1) for seat in self._seats), QUIET)

    def _row(self, label: str, values: Iterable[str], style: Any = "") -> None:
        self.text.append(padded(cut(label, LABEL - 1), LABEL), style)
        for value in values:
            self.text.append(" " * (self._width - cells(value)) + value, style)
        self.text.append("\n")

    def _title(self, text: str) -> None:
        self.text.append(f"\n{text}\n", STRONG)

    def scores(self) -> None:
        """WIN-04: the points of all, by what brought them, and the cards that were hidden."""
        view, words = self._game.view, self._words
        shown, ending = view.get("shown"), view.get("ending") or {}
        points = ending.get("points") or view.get("points")
        self._heads()
        if points:
            self._row(words.say("after.score"), map(str, points), STRONG)
        if shown:
            for source in SOURCES:
                found = [str(score[source] or "·") for score in shown["score"]]
                self._row(f"  {self._source(source)}", found)
            if view.get("watch"):
                self._row(
                    f"  {words.say('page.over-guard-points')}", (str(one["guards"] or "·") for one in shown["score"])
                )
            self._title(words.say("after.cards"))
            for seat in self._seats:
                self._cards(seat, shown["hands"][seat - 1], shown["cards"][seat - 1])

    def _source(self, source: str) -> str:
        """What brought points; the box of the second game has other names for its awards."""
        if source in AWARDS and is_watch(self._game.view):
            return self._words.say("award", award=AWARDS[source])
        return self._words.say("after.source", source=source)

    def _cards(self, seat: int, hand: str, cards: str) -> None:
        """What a seat held at the end; nothing is said of empty hands."""
        words = self._words
        held = [words.bundle({kind: hand.count(kind) for kind in KINDS})] if hand else []
        held += [
            words.say("card-counted", card=card_letter(self._game.view, card), count=cards.count(card))
            for card in dict.fromkeys(cards)
        ]
        if held:
            self.text.append(" ").append(self._game.emblem(seat)).append(f" {' · '.join(held)}\n")

    def figures(self, statistics: Message) -> None:
        """What each seat produced, lost and traded."""
        words, seats = self._words, statistics["seats"]
        self._title(words.say("after.production"))
        produced = [one["produced"] for one in seats]
        self._row(words.say("statistic.produced"), (str(sum(one.values())) for one in produced))
        for kind in KINDS:
            self._row(f"  {words.say('kind', kind=kind)}", (str(one.get(kind) or "·") for one in produced), QUIET)
        own = WATCH_FIGURES if self._game.view.get("watch") else ()
        for name in (*FIGURES, *own):
            self._row(words.say(f"statistic.{name}"), (words.number(one[name]) for one in seats))

    def dice(self, statistics: Message) -> None:
        """How often each total came up, beside what was to be expected."""
        words, rolled, expected = self._words, statistics["dice"], statistics["dice_expected"]
        self._title(words.say("after.dice-chart", count=sum(rolled.values())))
        most = max(1, *rolled.values(), *expected.values())
        for total in TOTALS:
            count, likely = rolled[str(total)], expected[str(total)]
            full, wanted = round(BAR * count / most), round(BAR * likely / most)
            bar = "█" * full + "·" * max(0, wanted - full)
            self.text.append(f"  {total:>2} ", ACCENT).append(f"{bar:<{BAR}} {count:>3}")
            self.text.append(f"  {words.number(likely)}\n", QUIET)

    def curves(self, statistics: Message) -> None:
        """How the points of each seat grew, turn by turn."""
        turns = statistics["points_by_turn"]
        if not turns:
            return
        self._title(self._words.say("after.points-title"))
        most = max(max(points) for points in turns) or 1
        width = min(len(turns), LONGEST_CURVE)
        picked = [turns[round(i * (len(turns) - 1) / max(1, width - 1))] for i in range(width)]
        for place, seat in enumerate(self._seats):
            curve = "".join(STEPS[points[place] * (len(STEPS) - 1) // most] for points in picked)
            self.text.append("  ").append(self._game.emblem(seat)).append(f" {curve} {turns[-1][place]}\n")
