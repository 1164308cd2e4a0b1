"""The line above the island, and the two below it."""

from rich.style import Style
from rich.text import Text
from textual.geometry import Size

from hexmoot.render.canvas import cells
from hexmoot.terminal import colours
from hexmoot.terminal.session import Session
from hexmoot.terminal.telling import lines_of
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, WIDE, Hanging, Painted, link
from hexmoot.words import LANGUAGES, Words

# On fewer columns or lines than these most of the table is out of sight; on as many as those nothing is.
LEAST, WANTED = Size(60, 18), Size(80, 24)


class Heading(Painted):
    """What is played, how far it is, the clock; and the keys that always work."""

    def show(self, session: Session, words: Words, *, table: str, is_up: bool) -> None:
        """The line as it is now; a `table` is named where others come to it, and where there is somebody to talk to."""
        view = session.view
        if self.app.size.width < LEAST.width or self.app.size.height < LEAST.height:
            self.update(Text(f" {words.say('terminal.too_small', first=WANTED.width, second=WANTED.height)}", ACCENT))
            return
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
        right = self._keys(session, words, has_talk=bool(table))
        room = (self.size.width or 80) - right.cell_len
        left.truncate(max(0, room - 1), overflow="ellipsis", pad=True)
        self.update(left.append(" ").append(right))

    def _keys(self, session: Session, words: Words, *, has_talk: bool) -> Text:
        """The keys that always work; talk stands out while there are lines that nobody has read."""
        language = LANGUAGES[words.tag].name if self.size.width >= WIDE else words.tag
        keys = [
            ("F1", words.say("terminal.help"), "help", QUIET),
            ("F2", language, "language", QUIET),
            ("F3", words.say("terminal.log"), "log", QUIET),
            ("F4", words.say("terminal.menu"), "menu", QUIET),
        ]
        if self.size.width >= WIDE:
            keys.append(("F9", words.say("terminal.aid_short"), "aid", QUIET))
        if has_talk:
            unread = f" ({session.unread})" if session.unread else ""
            keys.append(("F5", words.say("terminal.talk") + unread, "talk", ACCENT if unread else QUIET))
        text = Text()
        for key, word, action, style in keys:
            text.append(link(f"{key} {word}", action, style)).append("  ")
        text.right_crop(1)
        return text


class News(Painted):
    """What happened last."""

    def show(self, session: Session, words: Words, invitation: str) -> None:
        """The newest line of the log, and what came with it as far as there is room; the end is told below.

        While others may come, the link that brings them.
        """
        if session.status == "open" and invitation:
            self.update(Text(f" {words.say('labelled', item=words.say('page.share'), text=invitation)}", QUIET))
            return
        if session.status == "over":
            self.update("")
            return
        for entry in reversed(session.log):
            lines = lines_of(entry, words)
            if lines:
                told = lines.pop()
                while lines and cells(f" {lines[-1]} {told}") <= (self.size.width or 80):
                    told = f"{lines.pop()} {told}"
                self.update(Text(f" {told}", QUIET))
                return
        self.update("")


class Prompt(Painted):
    """What is asked now, or why something could not be done."""

    DEFAULT_CSS = "Prompt { text-wrap: wrap; text-overflow: fold; }"

    def show(self, text: str, *, is_ours: bool) -> None:
        """`is_ours`: the game waits for whoever is at the keyboard."""
        self.update(Hanging(Text(), Text(text, ACCENT if is_ours else ""), 1))

    def refuse(self, text: str) -> None:
        """One sentence on why not."""
        mark = Text(" ✗ ", f"bold {colours.ROBBER_INK} on {colours.RED_NUMBER}")
        self.update(Hanging(mark, Text(text), mark.cell_len + 1))
