"""What is lacking for a move that a rule forbids, as a word and the numbers that go with it.

The judge has said which rule it is; here only what that rule is about is counted.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from hexmoot.game.view import View
from hexmoot.notation.letters import KINDS, letters_of
from hexmoot.rules.records import Board, State
from hexmoot.rules.terms import (
    BEFORE_ROLL,
    CARD,
    CITY,
    KNIGHT,
    MONOPOLY,
    PLENTY,
    POINT,
    RECRUITS,
    ROAD,
    ROADS,
    SETTLEMENT,
)
from hexmoot.rules.watch.terms import GUARD_PRICE, SECTIONS, SPACES

_CODE = re.compile(r"(roll|rob|buy|end|win|kn@|kn|nr|rb|yp|mo|vp|o-|d>|[scrtoxyndgh])[@:]?(.*)$")
# What is paid for, by the letter of its move.
THINGS = {"r": ROAD, "s": SETTLEMENT, "c": CITY, "buy": CARD}
# Rules that always mean the same, whatever the move.
PLAIN = {
    "BUILD-04": "side",
    "BUILD-05": "side",
    "BUILD-06": "way",
    "BUILD-07": "near",
    "BUILD-08": "settlement",
    "BUILD-12": "deck",
    "DEV-01": "fresh",
    "DEV-02": "card",
    "DEV-04": "card",
    "DEV-05": "card",
    "DEV-06": "card",
    "DEV-08": "card",
    "PLAY-02": "turn",
    "PLAY-03": "stage",
    "PLAY-05": "offer",
    "ROBBER-08": "seven",
    "TRADE-12": "bank",
    "TURN-02": "traded",
    "TURN-06": "roll",
    "TURN-07": "turn",
    "W-DEV-01": "card",
    "W-DEV-02": "card",
    "W-ROBBER-01": "seven",
    "W-TURN-01": "roll",
    "WIN-03": "turn",
}
_CARDS = {"kn": KNIGHT, "kn@": KNIGHT, "rb": ROADS, "yp": PLENTY, "mo": MONOPOLY, "vp": POINT, "nr": RECRUITS}
WORDS = tuple(dict.fromkeys((*PLAIN.values(), "goods", "pieces", "rolled", "played", "rate", "cards", "points")))


@dataclass(frozen=True, slots=True)
class Lack:
    """A word of `WORDS`, and what it needs to be said: goods as letters, counts, a seat from 1."""

    word: str
    facts: dict[str, str | int] = field(default_factory=dict)


def lack_of(view: View, move: str, rule: str) -> Lack | None:
    """What the seat that looks lacks for a move, or one of a kind; None if the rule alone says all there is to say."""
    kind, about = _parts(move)
    if view.seat is None or not kind:
        return None
    state, seat = view.state, view.seat - 1
    if rule == "BUILD-01" or (rule == "W-GUARD-01" and _has_room(view, about)):
        return _goods(view, kind)
    if rule in ("BUILD-03", "BUILD-10") and kind in ("r", "s", "c"):
        return Lack("pieces", {"piece": kind, "count": _stock(State.read(view.start.state), kind)})
    if rule == "TURN-01":
        return Lack("roll" if state.stage == BEFORE_ROLL else "rolled")
    if rule == "TURN-04":
        return Lack("played") if state.card_played else Lack("stage")
    if rule == "TRADE-14" and kind in ("y", "d") and about.isdigit():
        return _missing(state.takes[int(about) - 1], state.hand[seat])
    if rule == "TRADE-14":
        return _rate(state, seat) if kind == "t" else Lack("cards")
    if rule in ("WIN-02", "W-END-03"):
        short = state.victory_points - state.score[seat] - state.cards[seat][POINT]
        return Lack("points", {"count": short, "most": state.victory_points}) if short > 0 else None
    word = PLAIN.get(rule)
    # With the card in hand it is something else that the card's rule forbids.
    if word is None or (word == "card" and state.cards[seat][_CARDS.get(kind, POINT)]):
        return None
    return Lack(word, {"seat": view.turn}) if word == "turn" else Lack(word)


def _parts(move: str) -> tuple[str, str]:
    """A move's kind, and what stands behind it."""
    found = _CODE.match(move)
    return (found[1], found[2]) if found else ("", "")


def _goods(view: View, kind: str) -> Lack | None:
    """What is missing of the price."""
    hand = view.state.hand[(view.seat or 1) - 1]
    if kind in THINGS:
        price = Board.read(view.start.board).price[THINGS[kind]]
    elif kind == "g":
        price = [GUARD_PRICE >> one & 1 for one in range(len(KINDS))]
    else:
        return None
    return _missing(price, hand)


def _has_room(view: View, section: str) -> bool:
    """Whether only the price of a guard can be lacking: in this section (from 1), or in any."""
    extra, seat = view.extra, (view.seat or 1) - 1
    if extra is None or not extra.guards_left[seat]:
        return False
    return any(extra.guards[one] < SPACES for one in range(SECTIONS) if section in ("", str(one + 1)))


def _missing(price: list[int], hand: list[int]) -> Lack | None:
    missing = short_of(price, hand)
    return Lack("goods", {"goods": missing}) if missing else None


def short_of(price: list[int], hand: list[int]) -> str:
    """The cards of a price that a hand lacks, as letters."""
    return letters_of([max(0, cost - held) for cost, held in zip(price, hand, strict=True)])


def _stock(state: Any, kind: str) -> int:
    """How many pieces of a kind every seat begins with."""
    return int({"r": state.roads_left, "s": state.settlements_left, "c": state.cities_left}[kind][0])


def _rate(state: Any, seat: int) -> Lack:
    """The kind that is nearest to the bank's rate for it, and how many cards of it are missing."""
    short = [rate - held for rate, held in zip(state.rate[seat], state.hand[seat], strict=True)]
    kind = min(range(len(KINDS)), key=lambda one: short[one])
    return Lack("rate", {"goods": KINDS[kind] * short[kind], "rate": state.rate[seat][kind]})
