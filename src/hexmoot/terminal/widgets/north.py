"""The Wall and the north above the island, in as few lines as a small terminal has for them."""

from rich.style import Style
from rich.text import Text

from hexmoot.server.reading import Message
from hexmoot.terminal import colours
from hexmoot.terminal.session import Session
from hexmoot.terminal.watch import hero_name
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, Painted
from hexmoot.words import Words

CLANS = ("river", "cave", "hornfoot")
LETTERS = {"regular": "r", "climber": "c", "giant": "g"}
EMPTY = "·"
CALM = "calm"


class NorthView(Painted):
    """Camps by clan, then the Wall with its clearings, then how near the end is; nothing in a game without a Wall."""

    def show(self, session: Session, words: Words) -> None:
        """The north as it is now."""
        watch = session.view.get("watch")
        self.display = bool(watch)
        if watch:
            printed = session.view["north"]
            lines = [
                self._camps(watch, printed["rush"], words),
                self._wall(session, watch, words),
                self._danger(session, {**printed, **watch}, words),
            ]
            self.update(Text("\n").join(lines))

    def _camps(self, watch: Message, rush: int, words: Words) -> Text:
        line = Text(" ")
        for clan, camp in zip(CLANS, watch["camps"], strict=True):
            seated = " ".join(LETTERS[one] for one in camp) or EMPTY
            is_full = len(camp) == rush - 1
            text = words.say("terminal.clan", clan=clan, list=seated)
            line.append(f"{text}   ", ACCENT if is_full else "")
        peaks = " ".join(f"{count}{LETTERS[kind]}" for kind, count in watch["frost"].items())
        return line.append(words.say("terminal.peaks", list=peaks), QUIET)

    def _wall(self, session: Session, watch: Message, words: Words) -> Text:
        """Each section: its guards by the emblems of their seats, and the trails by which regulars came."""
        line = Text(f" {words.say('terminal.wall')} ", QUIET)
        sections = zip(watch["wall"], watch["clearings"], watch["danger"], strict=True)
        for number, (spaces, trails, danger) in enumerate(sections, start=1):
            style = STRONG if danger == CALM else ACCENT
            line.append(f"{number}[", style)
            for seat in spaces:
                line.append(self._guard(session, seat))
            line.append("]", style)
            line.append(f"({' '.join(f'r{trail}' for trail in trails)})  ", STRONG if trails else QUIET)
        return line

    def _guard(self, session: Session, seat: int) -> Text:
        if not seat:
            return Text(EMPTY, QUIET)
        colour = session.colour(seat)
        ground, ink = map(colours.shown, colours.SEATS[colour])
        return Text(colours.EMBLEMS[colour], Style(color=ink, bgcolor=ground, bold=True))

    def _danger(self, session: Session, watch: Message, words: Words) -> Text:
        """Breaches, wildlings in the South, who would win, and the hero of the seat at the keyboard."""
        parts = [
            words.say("terminal.breaches", done=watch["breaches"], all=watch["breach_limit"]),
            words.say("terminal.south", done=len(watch["gift"]), all=watch["gift_limit"]),
        ]
        if watch["die"]:
            parts.append(words.say("page.wildling-die", count=watch["die"]))
        own = watch["heroes"][session.seat - 1] if session.seat else None
        if own:
            face = "front" if own["side"] == "a" else "back"
            parts.append(words.say("terminal.hero", name=hero_name(words, own["hero"]), face=face))
        return Text(" " + " · ".join(parts))
