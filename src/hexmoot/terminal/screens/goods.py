"""Choosing goods: how many of each kind, for a discard or for an offer."""

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from hexmoot.render.canvas import padded
from hexmoot.terminal import colours
from hexmoot.terminal.telling import say_with_keys
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, Painted, emblem, goods, link
from hexmoot.words import Words

KINDS = "LWGBO"
MOST = 19


class GoodsScreen(ModalScreen[str | None]):
    """A table of kinds with a count in each column; arrows go about, plus and minus or a click change a count.

    It knows nothing of what is allowed: that is said by whoever gets the answer.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right,tab", "go(0, 1)", show=False),
        Binding("plus,equals_sign,full_stop,space", "change(1)", show=False),
        Binding("minus,comma,backspace", "change(-1)", show=False),
        Binding("enter", "done", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, words: Words, title: str, heads: list[str], hand: str) -> None:
        super().__init__()
        self.words = words
        self._title = title
        self._heads = heads
        self.hand = hand
        self.counts = [dict.fromkeys(KINDS, 0) for _ in heads]
        self.row = self.column = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="title")
            yield Painted(id="goods")
            yield Painted(id="more")
            yield Static(Text(say_with_keys(self.words, "terminal.goods_keys")), classes="hint")

    def on_mount(self) -> None:
        self.show()

    def most(self, column: int, kind: str) -> int:
        """How many of a kind there can be in a column: of what is given, what is in the hand."""
        return self.hand.count(kind) if column == 0 else MOST

    def show(self) -> None:
        """Draws the table anew."""
        width = max(len(head) for head in self._heads) + 10
        text = Text(padded("", 20))
        for head in self._heads:
            text.append(padded(head, width), STRONG)
        for row, kind in enumerate(KINDS):
            text.append("\n\n" if self.size.height > 30 else "\n")
            label = goods(kind, padded(f"{self.words.say('kind', kind=kind)} {self.hand.count(kind)}", 14))
            text.append(label).append(" " * (20 - label.cell_len))
            for column in range(len(self._heads)):
                text.append(self._cell(row, column, kind))
                text.append(" " * (width - 9))
        self.query_one("#goods", Static).update(text)
        self.query_one("#more", Static).update(self.more())

    def _cell(self, row: int, column: int, kind: str) -> Text:
        is_here = (row, column) == (self.row, self.column)
        count = self.counts[column][kind]
        style = Style(color=colours.ACCENT_INK, bgcolor=colours.ACCENT, bold=True) if is_here else STRONG
        cell = link(" - ", f"click({row}, {column}, -1)", ACCENT)
        cell.append(f"{count:^3}", style if count or is_here else QUIET)
        return cell.append(link(" + ", f"click({row}, {column}, 1)", ACCENT))

    def more(self) -> Text:
        """What stands below the table."""
        return Text()

    def action_go(self, down: int, across: int) -> None:
        """The cursor goes to another count."""
        self.row = (self.row + down) % len(KINDS)
        self.column = (self.column + across) % len(self._heads)
        self.show()

    def action_change(self, by: int) -> None:
        """One more or one less."""
        kind, counts = KINDS[self.row], self.counts[self.column]
        counts[kind] = min(max(0, counts[kind] + by), self.most(self.column, kind))
        self.show()

    def action_click(self, row: int, column: int, by: int) -> None:
        """The mouse chooses a count and changes it."""
        self.row, self.column = row, column
        self.action_change(by)

    def letters(self, column: int) -> str:
        """What is in a column, as letters."""
        return "".join(kind * count for kind, count in self.counts[column].items())

    def action_done(self) -> None:
        """Gives the answer."""
        self.dismiss(self.letters(0))

    def action_leave(self) -> None:
        """Nothing is chosen."""
        self.dismiss(None)


class DiscardScreen(GoodsScreen):
    """So many cards go back to the bank."""

    def __init__(self, words: Words, hand: str, count: int) -> None:
        title = words.say("terminal.discard_title", count=count)
        super().__init__(words, title, [words.say("terminal.discard_head")], hand)
        self._count = count

    def most(self, column: int, kind: str) -> int:
        left = self._count - sum(self.counts[0].values()) + self.counts[0][kind]
        return min(super().most(column, kind), left)

    def more(self) -> Text:
        left = self._count - sum(self.counts[0].values())
        return Text(self.words.say("terminal.discard_left", count=left), ACCENT if left else STRONG)

    def action_done(self) -> None:
        if sum(self.counts[0].values()) == self._count:
            self.dismiss("x:" + self.letters(0))


class OfferScreen(GoodsScreen):
    """An offer: what is given, what is asked for, and who is asked. Digits let others in and out."""

    def __init__(self, words: Words, hand: str, others: list[tuple[int, str, str]], needs_one: int | None) -> None:
        """`others` are seats with colour and name; `needs_one` is the only seat that can be asked, if there is one."""
        super().__init__(
            words, words.say("terminal.offer_title"), [words.say("terminal.give"), words.say("terminal.get")], hand
        )
        self._others = others
        self._asked = {needs_one} if needs_one else {seat for seat, _, _ in others}

    def more(self) -> Text:
        text = Text(self.words.say("terminal.ask_whom") + "\n", QUIET)
        for seat, colour, name in self._others:
            mark = "☑" if seat in self._asked else "☐"
            text.append(link(f"{seat} {mark} ", f"ask({seat})", ACCENT))
            text.append(emblem(colour)).append(f" {name}   ")
        return text

    def on_key(self, event: events.Key) -> None:
        if (event.character or "-") in "123456":
            event.stop()
            self.action_ask(int(event.character or 0))

    def action_ask(self, seat: int) -> None:
        """Asks a seat, or does not."""
        if any(seat == other for other, _, _ in self._others):
            self._asked ^= {seat}
            self.show()

    def action_done(self) -> None:
        if not self._asked:
            return
        everybody = self._asked == {seat for seat, _, _ in self._others}
        asked = "" if everybody else "/" + ",".join(map(str, sorted(self._asked)))
        self.dismiss(f"o:{self.letters(0)}>{self.letters(1)}{asked}")
