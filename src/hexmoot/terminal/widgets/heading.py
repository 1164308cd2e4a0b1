"""The line above the island, and the two below it."""

from rich.style import Style
from rich.text import Text

from hexmoot.terminal import colours
from hexmoot.terminal.session import Session
from hexmoot.terminal.telling import lines_of
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, Painted, link
from hexmoot.words import LANGUAGES, Words


class Heading(Painted):
    """What is played, how far it is, the clock; and the keys that always work."""

    def show(self, session: Session, words: Words, *, table: str, is_up: bool) -> None:
        """The line as it is now."""
        view = session.view
        # What changes comes first: on a narrow terminal the end of the line is cut.
        facts: list[tuple[str, Style]] = []
        if not is_up:
            facts.append((words.say("terminal.link_down"), ACCENT))
        seconds = session.seconds_left()
        if seconds is not None:
            facts.append((f"{words.say('clock')} {seconds // 60}:{seconds % 60:02d}", ACCENT))
        if session.rolled:
            facts.append((f"{words.say('dice')} {session.rolled}", ACCENT))
        if table:
            facts.append((words.say("terminal.table", table=table), QUIET))
        if view.get("settings"):
            facts.append((words.say(f"edition.{view['settings']['edition']}"), QUIET))
        left = Text().append(" hexmoot", STRONG)
        for text, style in facts:
            left.append(" · ", QUIET).append(text, style)
        right = Text()
        right.append(link(f"F1 {words.say('terminal.help')}", "help", QUIET))
        right.append("  ")
        right.append(link(f"F2 {LANGUAGES[words.tag].name}", "language", QUIET))
        right.append("  ")
        right.append(link(f"F3 {words.say('terminal.log')} ", "log", QUIET))
        room = (self.size.width or 80) - right.cell_len
        left.truncate(max(0, room - 1), overflow="ellipsis", pad=True)
        self.update(left.append(" ").append(right))


class News(Painted):
    """The last thing that happened."""

    def show(self, session: Session, words: Words) -> None:
        """The newest line of the log."""
        for entry in reversed(session.log):
            lines = lines_of(entry, words)
            if lines:
                self.update(Text(" " + lines[-1], QUIET))
                return
        self.update("")


class Prompt(Painted):
    """What is asked now, or why something could not be done."""

    DEFAULT_CSS = "Prompt { text-wrap: wrap; text-overflow: fold; }"

    def show(self, text: str, *, is_ours: bool) -> None:
        """`is_ours`: the game waits for whoever is at the keyboard."""
        style = ACCENT if is_ours else ""
        self.update(Text(f" {text}", style))

    def refuse(self, text: str) -> None:
        """One sentence on why not."""
        self.update(Text(" ✗ ", f"bold {colours.ROBBER_INK} on {colours.RED_NUMBER}").append(f" {text}"))
