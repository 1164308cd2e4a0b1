"""What can be done now, each with its key; what cannot is quiet, and its key asks why not."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from hexmoot.render.canvas import cells
from hexmoot.terminal import colours
from hexmoot.terminal.island.drawing import sign
from hexmoot.terminal.session import Session
from hexmoot.terminal.widgets.painted import QUIET, Painted, link
from hexmoot.words import Words

# Between two actions; where that leaves no room for the prices, one blank does.
WIDE_GAP, NARROW_GAP = "  ", " "
PLAYED = ("kn", "rb", "yp", "mo", "vp", "kn@", "nr")
ANSWERS = ("y", "n", "d", "d>", "o-")


@dataclass(frozen=True, slots=True)
class Action:
    """An action of the table: its key, perhaps another one, and the kinds of moves that it makes."""

    name: str
    key: str
    other: str
    kinds: tuple[str, ...]


# Digits are on every keyboard, whatever script it types. The page's own keys do the same here (web/src/table/keys.ts):
# no letter may do one thing there and another here.
ACTIONS = (
    Action("roll", "space", "d", ("roll",)),
    Action("discard", "space", "x", ("x",)),
    Action("road", "1", "r", ("r",)),
    Action("settlement", "2", "s", ("s",)),
    Action("city", "3", "", ("c",)),
    Action("buy", "4", "", ("buy",)),
    Action("guard", "5", "u", ("g",)),
    Action("card", "6", "p", PLAYED),
    Action("offer", "7", "t", ("o",)),
    Action("bank", "8", "b", ("t",)),
    Action("answer", "9", "o", ANSWERS),
    Action("hero", "f7", "h", ("h",)),
    Action("advice", "f6", "a", ()),
    Action("end", "0", "e", ("end",)),
    Action("win", "f8", "", ("win",)),
)
# Only where there is a Wall.
OF_THE_WATCH = frozenset({"guard", "hero"})
BY_NAME = {action.name: action for action in ACTIONS}
LOBBY = (
    Action("sit", "1", "s", ()),
    Action("fill", "2", "f", ()),
    Action("start", "space", "y", ()),
)
AFTERWARDS = (
    Action("rematch", "1", "r", ()),
    Action("new_game", "2", "n", ()),
    Action("results", "3", "s", ()),
)
# All that is left to do while the steward plays for the seat.
STEWARDED = (Action("take_back", "space", "k", ()),)
# What an action pays for, by the letter of its price.
PRICED = {"road": "r", "settlement": "s", "city": "c", "buy": "buy", "guard": "g"}
# More lines than these would cost a narrow terminal a part of the island.
MOST_LINES = 2


def actions_of(session: Session) -> list[tuple[Action, bool]]:
    """The actions at this point of a table, and whether each can be done."""
    status = session.status
    if status in ("open", "dice"):
        free = any(seat["free"] for seat in session.view["seats"])
        can = {
            "sit": free and status == "open" and (not session.own or session.view["settings"]["hot_seat"]),
            "fill": free and session.is_host,
            "start": session.is_host and not free and status == "open",
        }
        return [(action, can[action.name]) for action in LOBBY]
    if status == "over":
        return [(action, action.name != "rematch" or bool(session.own)) for action in AFTERWARDS]
    if session.seat is None:
        return []
    if session.is_stewarded:
        return [(action, True) for action in STEWARDED]
    # A win is claimed by few rule books, and cards are discarded instead of a roll: no room is kept for either.
    hidden = {"roll" if "x" in session.moves else "discard", "" if "win" in session.moves else "win"}
    if not session.view.get("watch"):
        hidden |= OF_THE_WATCH
    return [(action, is_open(session, action)) for action in ACTIONS if action.name not in hidden]


def is_open(session: Session, action: Action) -> bool:
    """Whether the question that is open allows this."""
    if action.name == "advice":
        return bool(session.view.get("ask")) and bool(session.view["settings"]["coach"])
    if action.name == "answer":
        return bool(session.view.get("offers")) and any(kind in session.moves for kind in action.kinds)
    return any(kind in session.moves for kind in action.kinds)


def key_name(words: Words, action: Action) -> str:
    """A key as it is called on the keyboard."""
    if action.key == "space":
        return words.say("terminal.space")
    return action.key if len(action.key) == 1 else action.key.upper()


def price_text(words: Words, price: str) -> str:
    """`GGOOO` in the signs of a language, as `2G3O`."""
    counts = {kind: price.count(kind) for kind in dict.fromkeys(price)}
    return "".join(f"{count if count > 1 else ''}{sign(words, kind)}" for kind, count in counts.items())


class ActionsBar(Painted):
    """The actions, in one line or as many as they need; a key and its word stay together.

    AID-01: prices are in view as long as there is room for them.
    """

    def show(self, session: Session, words: Words) -> None:
        """The actions as they are now."""
        costs = session.view.get("costs") or {}
        text, lines = self._laid_out(session, words, costs, WIDE_GAP)
        if lines > MOST_LINES:
            text, lines = self._laid_out(session, words, costs, NARROW_GAP)
        if lines > MOST_LINES:
            text, _ = self._laid_out(session, words, {}, WIDE_GAP)
        self.update(text)

    def _laid_out(self, session: Session, words: Words, costs: dict[str, str], between: str) -> tuple[Text, int]:
        text, used, lines = Text(), 0, 1
        width = self.content_size.width or 78
        for action, can in actions_of(session):
            if action.name == "answer" and not session.view.get("offers"):
                # Its key still says that there is none.
                continue
            key = key_name(words, action)
            label = f"{key} {words.say(f'terminal.do_{action.name}')}"
            price = costs.get(PRICED.get(action.name, ""), "")
            tail = f" {price_text(words, price)}" if price else ""
            gap = len(between) if used else 0
            if used and used + gap + cells(label + tail) > width:
                text.append("\n")
                used, gap, lines = 0, 0, lines + 1
            style = Style(color=colours.ACCENT, bold=True) if can else QUIET
            pressed = f"press('{action.name}')"
            text.append(between[:gap]).append(link(label, pressed, style)).append(link(tail, pressed, QUIET))
            used += gap + cells(label + tail)
        return text, lines
