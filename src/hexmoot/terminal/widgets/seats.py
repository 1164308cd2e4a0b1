"""The seats: who sits there, and what all may know of them."""

from typing import Any

from rich.text import Text

from hexmoot.render.canvas import cells
from hexmoot.terminal.island.drawing import cut, sign
from hexmoot.terminal.session import Session, called
from hexmoot.terminal.watch import hero_name, is_watch
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, Painted, emblem
from hexmoot.words import Words

# Marks of what a seat does: its turn, waited for, an answer to the offer that is open.
TURN, WAITED_FOR, YES, NO = "▶", "…", "✓", "✗"
# Said of a seat when it is so.
MARKS = ("away", "steward", "not_trading")
# A mark, the emblem, and blanks around the name.
MARGIN = 6


def _name(seat: dict[str, Any], words: Words) -> str:
    if seat["free"]:
        return words.say("terminal.free_seat")
    return called(seat, words)


def _mark(session: Session, seat: int) -> str:
    turn = session.view.get("turn")
    if session.status != "playing" or turn is None:
        return " "
    if seat == (turn["builder"] or turn["seat"]):
        return TURN
    return WAITED_FOR if seat in turn["waits_for"] else _answer(session, seat)


def _answer(session: Session, seat: int) -> str:
    for offer in session.view.get("offers") or ():
        if seat in offer["yes"]:
            return YES
        if seat in offer["no"]:
            return NO
    return " "


def _points(session: Session, seat: int) -> str:
    """The points that all see; of one's own seat with those that only it knows."""
    view = session.view
    points = view["points"][seat - 1]
    own = view.get("my_points") if seat == session.seat else None
    return f"{points}+{own - points}" if own is not None and own > points else str(points)


def widths_of(needed: list[int], width: int) -> list[int]:
    """Columns of one width as long as that is enough for each; else the long ones have some of the others' room."""
    equal = max(10, width // max(1, len(needed)))
    if max(needed, default=0) <= equal or sum(needed) > width:
        return [equal] * len(needed)
    spare = (width - sum(needed)) // len(needed)
    return [one + spare for one in needed]


class SeatsStrip(Painted):
    """All seats in one line, for a narrow terminal: emblem, name, points, cards in hand."""

    def show(self, session: Session, words: Words) -> None:
        """The seats as they are now."""
        seats = session.view.get("seats", ())
        needed = [MARGIN + cells(_name(seat, words)) + cells(self._facts(session, seat["seat"])) for seat in seats]
        line = Text()
        for seat, width in zip(seats, widths_of(needed, self.size.width or 80), strict=True):
            line.append(self._one(session, seat, words, width))
        self.update(line)

    def _facts(self, session: Session, seat: int) -> str:
        hands = session.view["hands"] if session.view.get("points") else None
        return f"{_points(session, seat)}★ {hands[seat - 1]}▯" if hands else ""

    def _one(self, session: Session, seat: dict[str, Any], words: Words, width: int) -> Text:
        number = seat["seat"]
        facts = self._facts(session, number)
        part = Text().append(_mark(session, number), ACCENT)
        part.append(emblem(seat["colour"]))
        room = width - MARGIN - cells(facts)
        part.append(" " + cut(_name(seat, words), room), STRONG if number == session.seat else "")
        part.append(" " + facts, QUIET)
        part.append(" " * max(0, width - part.cell_len))
        return part


class SeatsList(Painted):
    """All seats, four lines each, for a wide terminal."""

    def show(self, session: Session, words: Words) -> None:
        """The seats as they are now."""
        text = Text()
        for seat in session.view.get("seats", ()):
            text.append(self._head(session, seat, words))
            text.append("\n")
            if session.view.get("points"):
                for line in facts_of(session, seat["seat"], words):
                    text.append("    " + line + "\n", QUIET)
        self.update(text)

    def _head(self, session: Session, seat: dict[str, Any], words: Words) -> Text:
        number = seat["seat"]
        head = Text().append(_mark(session, number), ACCENT)
        head.append(emblem(seat["colour"]))
        head.append(" " + _name(seat, words), STRONG if number == session.seat else "")
        for key in MARKS:
            if seat[key]:
                head.append(" " + words.say(f"terminal.seat_{key}"), QUIET)
        return head


def facts_of(session: Session, seat: int, words: Words) -> list[str]:
    """What all may know of a seat, line by line."""
    view, i = session.view, seat - 1
    cards = view["cards"][i]
    awards = view["awards"]
    road, army = ("route", "ranger") if is_watch(view) else ("road", "army")
    held = [(awards["longest_road"], road), (awards["largest_army"], army)]
    own = view.get("my_points") if seat == session.seat else None
    points = words.say("points", count=view["points"][i] if own is None else own)
    knights = words.say("patrols" if is_watch(view) else "knights", count=cards["played"].count("K"))
    has = [words.say("award", award=name) for holder, name in held if holder == seat]
    known = view.get("known")
    return [
        " · ".join([points, *has]),
        words.say("terminal.in_hand", count=view["hands"][i], cards=cards["held"]),
        f"{knights} · {words.say('terminal.road_of', count=view['roads'][i])}",
        *([_watch_facts(view["watch"], i, words)] if view.get("watch") else ()),
        # What the tracker knows of one's own hand is nothing new.
        *([known_text(words, known[i])] if known and seat != session.seat and any(known[i].values()) else ()),
    ]


def _watch_facts(watch: dict[str, Any], i: int, words: Words) -> str:
    """Guards on the Wall, and the hero."""
    guards, hero = words.say("terminal.guards", count=watch["on_wall"][i]), watch["heroes"][i]
    return f"{guards} · {hero_name(words, hero['hero'])}" if hero else guards


def known_text(words: Words, known: dict[str, tuple[int, int]]) -> str:
    """What the tracker knows of a hand: `2L 0-1G`; kinds that are certainly not there are left out."""
    found = (
        f"{low if low == high else f'{low}-{high}'}{sign(words, kind)}" for kind, (low, high) in known.items() if high
    )
    return " ".join(found)
