"""The Wall and the north above the island: how near each section is to falling, and each ending to being reached."""

from rich.style import Style
from rich.text import Text

from hexmoot.server.reading import Message
from hexmoot.terminal import colours
from hexmoot.terminal.session import Session
from hexmoot.terminal.watch import hero_name, wildling_sign
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, Painted
from hexmoot.words import Words

CLANS = ("river", "cave", "hornfoot")
EMPTY = "·"
# A danger is told by a word, and by a sign that needs no colour; without one nobody comes.
SIGNS = {"calm": "", "open": "", "near": "~", "climb": "^", "rush": "!", "next": "!", "rush_end": "!!", "end": "!!"}
WARNING = "!"
# With so many lines there is room for whole sentences beside the land.
TALL = 34
MARGIN, GAP = " ", " · "


class NorthView(Painted):
    """The danger in as few lines as a terminal has for it; nothing in a game without a Wall."""

    DEFAULT_CSS = "NorthView { text-wrap: wrap; text-overflow: fold; }"

    def show(self, session: Session, words: Words) -> None:
        """The north as it is now."""
        watch = session.view.get("watch")
        self.display = bool(watch)
        if watch:
            danger = Danger(session, {**session.view["north"], **watch}, words)
            self.update(danger.told() if self.app.size.height >= TALL else danger.short(self._room))

    @property
    def _room(self) -> int:
        """Before the first layout nothing has a size."""
        return self.size.width or self.app.size.width


class Danger:
    """The three facts of the danger: regulars against guards, how near a rush, how near each end."""

    def __init__(self, session: Session, watch: Message, words: Words) -> None:
        self._session = session
        self._watch = watch
        self._words = words

    def short(self, width: int) -> Text:
        """By figures: the Wall, then rushes, ends and who would win; a line is folded between two facts."""
        sections = [self._section(section) for section in range(1, len(self._watch["wall"]) + 1)]
        wall = folded(Text(), sections, "  ", width)
        if "\n" in wall.plain:
            wall = folded(Text(), sections, " ", width)
        rush = Text(f"{self._words.say('terminal.rush')} ", QUIET)
        facts = [*self._rushes(), *self._ends(), Text(self._leader()), *map(Text, self._own())]
        return Text("\n").join([wall, folded(rush, facts, GAP, width)])

    def told(self) -> Text:
        """In sentences, a line each."""
        lines = [
            *(self._clan_told(clan, camp) for clan, camp in zip(CLANS, self._watch["camps"], strict=True)),
            *(self._section_told(section) for section in range(1, len(self._watch["wall"]) + 1)),
            Text(GAP).join([*self._ends(), *map(Text, self._own())]),
            Text(self._leader_told(), QUIET),
        ]
        return Text("\n").join(Text(MARGIN).append(line) for line in lines)

    # Rushes

    def _left(self, camp: list[str]) -> int:
        """How many wildlings a clan needs for a rush."""
        return int(self._watch["rush"]) - len(camp)

    def _figures(self, camp: list[str]) -> str:
        return "".join(wildling_sign(self._words, one) for one in camp)

    def _rushes(self) -> list[Text]:
        facts = []
        for clan, camp in zip(CLANS, self._watch["camps"], strict=True):
            name = self._words.say("terminal.clan", clan=clan)
            parts = [name, self._figures(camp), f"{len(camp)}/{self._watch['rush']}"]
            facts.append(_warned(" ".join(part for part in parts if part), is_last=self._left(camp) == 1))
        return facts

    def _clan_told(self, clan: str, camp: list[str]) -> Text:
        left = self._left(camp)
        told = self._words.say("page.danger-rush", clan=clan, count=left)
        line = Text(f"{self._figures(camp)}{EMPTY * left} ", STRONG)
        return line.append(f"{WARNING} {told}", ACCENT) if left == 1 else line.append(told)

    # The Wall

    def _counts(self, section: int) -> tuple[int, int]:
        """The regulars before a section, and the guards on it."""
        guards = sum(1 for seat in self._watch["wall"][section - 1] if seat)
        return len(self._watch["clearings"][section - 1]), guards

    def _guards(self, section: int) -> Text:
        """The guards by the emblems of their seats, from the lowest space on."""
        style = ACCENT if SIGNS[self._watch["danger"][section - 1]] else STRONG
        line = Text(f"{section}[", style)
        for seat in self._watch["wall"][section - 1]:
            line.append(self._guard(seat))
        return line.append("]", style)

    def _guard(self, seat: int) -> Text:
        if not seat:
            return Text(EMPTY, QUIET)
        colour = self._session.colour(seat)
        ground, ink = map(colours.shown, colours.SEATS[colour])
        return Text(colours.EMBLEMS[colour], Style(color=ink, bgcolor=ground, bold=True))

    def _section(self, section: int) -> Text:
        level = self._watch["danger"][section - 1]
        regulars, guards = self._counts(section)
        word = f" {SIGNS[level]}{self._words.say('terminal.danger', danger=level)}"
        return (
            self._guards(section).append(f"{regulars}:{guards}", STRONG).append(word, ACCENT if SIGNS[level] else QUIET)
        )

    def _section_told(self, section: int) -> Text:
        level, words = self._watch["danger"][section - 1], self._words
        regulars, guards = self._counts(section)
        told = words.say("page.danger-section", section=section, count=regulars, guards=guards)
        word = f"{SIGNS[level]} {words.say('page.danger-level', danger=level)}".strip()
        line = self._guards(section).append(f" {told} · ")
        return line.append(word, ACCENT if SIGNS[level] else QUIET)

    # The ends, and who would win

    def _ends(self) -> list[Text]:
        watch, words = self._watch, self._words
        breaches, south = watch["breaches"], len(watch["gift"])
        told = words.say("terminal.breaches", done=breaches, all=watch["breach_limit"])
        crossed = words.say("terminal.south", done=south, all=watch["gift_limit"])
        return [
            _warned(told, is_last=breaches == watch["breach_limit"] - 1),
            # A breach can bring two wildlings over at once.
            _warned(crossed, is_last=south >= watch["gift_limit"] - 2),
        ]

    def _leading(self) -> tuple[str, int]:
        seat = self._watch["leading"]
        return self._session.name(seat, self._words), self._watch["on_wall"][seat - 1]

    def _leader(self) -> str:
        who, guards = self._leading()
        return self._words.say("terminal.leader", who=who, count=guards)

    def _leader_told(self) -> str:
        who, guards = self._leading()
        if not guards:
            return self._words.say("page.danger-nobody", who=who)
        return self._words.say("page.danger-leader", who=who, count=guards)

    def _own(self) -> list[str]:
        """The wildling die, and the hero of the seat at the keyboard."""
        watch, words, seat = self._watch, self._words, self._session.seat
        parts = [words.say("page.wildling-die", count=watch["die"])] if watch["die"] else []
        own = watch["heroes"][seat - 1] if seat else None
        if own:
            face = "front" if own["side"] == "a" else "back"
            parts.append(words.say("terminal.hero", name=hero_name(words, own["hero"]), face=face))
        return parts


def _warned(text: str, *, is_last: bool) -> Text:
    """A fact; one that stands before its last step is marked."""
    return Text(f"{text}{WARNING}" if is_last else text, ACCENT if is_last else "")


def folded(head: Text, facts: list[Text], gap: str, width: int) -> Text:
    """Facts one after another, in as many lines as they need; none is cut in two."""
    line, used = Text(MARGIN).append(head), len(MARGIN) + head.cell_len
    for place, fact in enumerate(facts):
        between = gap if place else ""
        if place and used + len(between) + fact.cell_len > width:
            line.append(f"\n{MARGIN}")
            used, between = len(MARGIN), ""
        line.append(between, QUIET).append(fact)
        used += len(between) + fact.cell_len
    return line
