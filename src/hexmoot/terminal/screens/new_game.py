"""The form of a new game: a row for each choice, changed by left and right."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from hexmoot.bots.registry import bots
from hexmoot.editions.checker import idle
from hexmoot.editions.edition import edition, keys
from hexmoot.editions.options import OPTIONS, Option
from hexmoot.render.canvas import cells, padded
from hexmoot.server.reading import Message
from hexmoot.terminal.telling import say_with_keys
from hexmoot.terminal.widgets.painted import FAINT, STRONG
from hexmoot.words import Words

BEGIN = "begin"
LABEL = 26
# What an option shows that has no say.
NO_SAY = "-"
# Helps that a table has or has not, beside its rules.
YES_NO = ("coach", "tracker")
# Lengths of a turn that are worth choosing; 0 is no clock.
TURN_SECONDS = (0, 30, 60, 90, 120, 180, 300, 600)


class NewGame:
    """What is chosen so far. At a table elsewhere (`is_far`) seats may wait for others; here bots take them."""

    def __init__(self, settings: Message, people: int, *, is_far: bool) -> None:
        self.edition: str = settings.get("edition", "z-base")
        self.seats: int = settings.get("seats", 4)
        self.people = people
        self.bot: str | None = (settings.get("bots") or [None if is_far else "greedy"])[0]
        self._bots = [*bots(), None] if is_far else list(bots())
        self.first: int | None = settings.get("first")
        self.options: dict[str, str] = dict(settings.get("options", {}))
        self.coach = "yes" if settings.get("coach", True) else "no"
        self.tracker = "yes" if settings.get("tracker", False) else "no"

    def settings(self) -> Message:
        """The settings of the table."""
        found: Message = {
            "edition": self.edition,
            "seats": self.seats,
            "options": self.options,
            "bots": [self.bot] * (self.seats - self.people) if self.bot else [],
            "hot_seat": self.people > 1,
            "coach": self.coach == "yes",
            "tracker": self.tracker == "yes",
        }
        if self.value("turn_seconds"):
            # TURN-05: the table keeps the time that the rules give.
            found["clock"] = {"kind": "turn", "turn_seconds": self.value("turn_seconds")}
        return found if self.first is None else found | {"first": self.first}

    def value(self, row: str) -> str | int | bool | None:
        """What a row says now."""
        if row in OPTIONS:
            plain: Any = edition(self.edition).options[row]
            given = self.options.get(row)
            if given is None:
                return "yes" if plain is True else "no" if plain is False else plain
            return int(given) if OPTIONS[row].kind == "number" else given
        found: str | int | None = getattr(self, row)
        return found

    def has_say(self, row: str) -> bool:
        """Whether a row changes anything: some options have no say in a game, or beside others."""
        book = edition(self.edition)
        return row not in idle({**book.options, "board": str(self.value("board"))}, book.game)

    def turn(self, row: str, step: int) -> None:
        """Goes to the next or the last value of a row."""
        if not self.has_say(row):
            return
        values, now = self._values(row), self.value(row)
        # A number from the command line need not be among those that the form goes through.
        place = values.index(now) if now in values else 0
        value = values[(place + step) % len(values)]
        if row in OPTIONS:
            self._set(row, str(value))
            return
        setattr(self, row, value)
        if row == "edition":
            self.options.clear()
        self.people = min(self.people, self.seats)
        if self.first is not None and self.first > self.seats:
            self.first = None

    def _set(self, row: str, value: str) -> None:
        """What the rule book says anyway is not said again."""
        self.options.pop(row, None)
        if value != str(self.value(row)):
            self.options[row] = value

    def _values(self, row: str) -> list[Any]:
        if row in OPTIONS:
            return list(_option_values(OPTIONS[row]))
        values: dict[str, list[Any]] = {
            "edition": list(keys()),
            "seats": list(range(2, 7)),
            "people": list(range(1, self.seats + 1)),
            "bot": self._bots,
            "first": [None, *range(1, self.seats + 1)],
            **{key: ["yes", "no"] for key in YES_NO},
        }
        return values[row]


def _option_values(option: Option) -> list[Any]:
    if option.name == "turn_seconds":
        return list(TURN_SECONDS)
    if option.kind == "number":
        return list(range(option.low, option.high + 1))
    return list(option.choices) if option.kind == "choice" else ["yes", "no"]


ROWS = ("edition", "seats", "people", "bot", "first", *YES_NO, *(name for name in OPTIONS if name != "players"))


class NewGameScreen(ModalScreen[NewGame | None]):
    """Says what is to be played; None if nothing is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus", "turn(1)", show=False),
        Binding("space", "begin", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, words: Words, game: NewGame, problem: str = "") -> None:
        super().__init__()
        self._words = words
        self.game = game
        self._problem = problem

    def compose(self) -> ComposeResult:
        words = self._words
        with Vertical(classes="dialog page"):
            yield Static(Text(words.say("terminal.do_new_game")), classes="title")
            yield OptionList(Row(Text(words.say("terminal.begin"), STRONG), id=BEGIN), *map(self._row, ROWS))
            yield Static(self._source(), id="source")
            yield Static(Text(self._problem), id="problem")
            yield Static(Text(say_with_keys(words, "terminal.form_hint")), classes="hint")

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = 0
        self.query_one("#problem").display = bool(self._problem)

    def _row(self, name: str) -> Row:
        label = self._words.say(f"option.{name}" if name in OPTIONS else f"terminal.form_{name}")
        text = Text(padded(label, max(LABEL, cells(label) + 1)), FAINT if name in OPTIONS else "")
        return Row(text.append(f"◂ {self._shown(name)} ▸"), id=name)

    def _source(self) -> Text:
        """The book behind the edition: players know a game by its name, and may ask where it comes from."""
        return Text(self._words.say(f"edition.{self.game.edition}", "source"), FAINT)

    def _shown(self, name: str) -> str:
        words, value = self._words, self.game.value(name)
        if not self.game.has_say(name):
            return NO_SAY
        if name in OPTIONS:
            is_number = OPTIONS[name].kind == "number"
            return words.say(f"option.{name}", "value" if is_number else str(value), value=value)
        if name == "edition":
            return words.say(f"edition.{value}")
        if name == "bot":
            return words.say("bot", bot=value) if value else words.say("terminal.free_seat")
        if name == "first":
            return words.say("terminal.form_first_rules") if value is None else words.say("seat", seat=value)
        return words.say(str(value)) if name in YES_NO else str(value)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click: begins, or turns a row on."""
        if event.option_id == BEGIN:
            self.action_begin()
        else:
            self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """Another value in the row of the cursor."""
        rows = self.query_one(OptionList)
        if not rows.highlighted:
            return
        self.game.turn(ROWS[rows.highlighted - 1], step)
        for name in ROWS:
            rows.replace_option_prompt(name, self._row(name).prompt)
        self.query_one("#source", Static).update(self._source())

    def action_begin(self) -> None:
        """Plays."""
        self.dismiss(self.game)

    def action_leave(self) -> None:
        """Plays nothing new."""
        self.dismiss(None)
