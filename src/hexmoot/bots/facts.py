"""The facts behind a term of the value: the places and numbers that a move changes, to be told with the reason.

A teller of a term says what there is to tell where it rose, or fell; nothing where no place or number stands behind it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hexmoot.bots.yields import corner_pips, hex_word, sites, yields
from hexmoot.game.lacking import THINGS, short_of
from hexmoot.notation.letters import KINDS, letters_of
from hexmoot.render.island import pips
from hexmoot.rules.cards import SMALLEST_ARMY
from hexmoot.rules.roads import SHORTEST_LONGEST
from hexmoot.rules.terms import DRAWING, KNIGHT, NONE, POINT
from hexmoot.rules.watch.terms import GUARD_PRICE, SPACES

Facts = dict[str, str | int]
# What can be saved for, the dearest first; a guard in the second game alone.
WISHES = ("c", "s", "g", "buy", "r")
GUARD_CARDS = [GUARD_PRICE >> kind & 1 for kind in range(len(KINDS))]


@dataclass(frozen=True, slots=True)
class Change:
    """A position before a move and after it, as plain records, for the seat (from 0) that looks.

    partner: with whom the move trades, if it is one player; own: the second game's records, before and after.
    """

    before: Any
    after: Any
    board: Any
    shape: Any
    seat: int
    partner: int | None = None
    own: tuple[Any, ...] = ()


def _points(change: Change, gained: bool) -> Facts:
    before, after = (state.score[change.seat] + state.cards[change.seat][POINT] for state in _both(change))
    return {"before": before, "after": after} if before != after and gained == (after > before) else {}


def _both(change: Change) -> tuple[Any, Any]:
    return change.before, change.after


def _production(change: Change, gained: bool) -> Facts:
    return _hexes(change, change.seat, gained)


def _hexes(change: Change, seat: int, gained: bool) -> Facts:
    """The hexes of which a seat gets more cards, or fewer, and how many pips that is."""
    had, has = (yields(state, change.board, seat) for state in _both(change))
    sign = 1 if gained else -1
    more = {place: sign * (has.get(place, 0) - had.get(place, 0)) for place in had | has}
    worth = {place: cards * pips(change.after.token[place]) for place, cards in more.items() if cards > 0}
    if not worth:
        return {}
    named = sorted(worth, key=lambda place: (-worth[place], place))
    return {"pips": sum(worth.values()), "hexes": " ".join(hex_word(change.after, place) for place in named)}


def _variety(change: Change, gained: bool) -> Facts:
    had, has = (_kinds(state, change) for state in _both(change))
    changed = has - had if gained else had - has
    return {"kinds": "".join(kind for kind in KINDS if kind in changed)} if changed else {}


def _kinds(state: Any, change: Change) -> set[str]:
    return {KINDS[state.terrain[place]] for place in yields(state, change.board, change.seat)}


def _harbours(change: Change, gained: bool) -> Facts:
    """The kinds whose rate falls, and to what; a harbour that opens only next turn counts already."""
    rates = list(zip(*(_rates(state, change.seat) for state in _both(change)), strict=True))
    rate = min((new for old, new in rates if new < old), default=0)
    if not gained or not rate:
        return {}
    return {"rate": rate, "kinds": letters_of([int(new < old and new == rate) for old, new in rates])}


def _rates(state: Any, seat: int) -> list[int]:
    most = 3 if state.opened >> len(KINDS) & 1 else state.bank_rate
    opened = [2 if state.opened >> kind & 1 else most for kind in range(len(KINDS))]
    return [min(rate, new) for rate, new in zip(state.rate[seat], opened, strict=True)]


def _room(change: Change, gained: bool) -> Facts:
    """The best of the sites that come nearer."""
    had, has = (sites(state, change.board, change.seat) for state in _both(change))
    nearer = [corner for corner, roads in has.items() if corner not in had or roads < had[corner]]
    if not gained or not nearer:
        return {}
    worth = {corner: corner_pips(change.after, change.board, corner) for corner in nearer}
    best = min(nearer, key=lambda corner: (-worth[corner], has[corner], corner))
    return {"place": change.shape.corner_names[best], "pips": worth[best], "away": has[best]}


def _army(change: Change, gained: bool) -> Facts:
    had, has = (state.played[change.seat][KNIGHT] for state in _both(change))
    if not gained or had == has or change.before.army == change.seat:
        return {}
    rivals = [change.before.played[seat][KNIGHT] + 1 for seat in _others(change)]
    return {"reached": has, "goal": max(SMALLEST_ARMY, *rivals)}


def _road(change: Change, gained: bool) -> Facts:
    had, has = (state.road_length[change.seat] for state in _both(change))
    if not gained or had == has or change.before.longest == change.seat:
        return {}
    rivals = [change.before.road_length[seat] + 1 for seat in _others(change)]
    return {"reached": has, "goal": max(SHORTEST_LONGEST, *rivals)}


def _others(change: Change) -> list[int]:
    return [seat for seat in range(change.before.seats) if seat != change.seat]


def _held(change: Change, gained: bool) -> Facts:
    """The development cards in the hand, one about to be drawn among them; else from whom a card is about to come."""
    before, after = (sum(state.cards[change.seat]) + (state.stage == DRAWING) for state in _both(change))
    if before != after:
        return {"before": before, "after": after} if gained == (after > before) else {}
    victim = change.after.victim
    if not gained or victim in (NONE, change.before.victim):
        return {}
    return {"who": victim + 1, "cards": change.before.hand_size[victim]}


def _hand(change: Change, gained: bool) -> Facts:
    """Of what may be saved for, the thing that comes nearer by most cards, or moves away.

    A card that is easier to swap is a gain as well: then the thing that is nearest.
    """
    nearer: dict[str, int] = {}
    for thing in WISHES:
        if _is_wanted(change, thing):
            had, has = (len(_lacking(state, change, thing)) for state in _both(change))
            nearer[thing] = had - has if gained else has - had
    # Of equals the first, which is the dearest.
    thing = max(nearer, key=lambda one: nearer[one], default="")
    if not thing or nearer[thing] <= 0:
        return nearest(change) if gained else {}
    return {"thing": thing, "lacking": _lacking(change.after, change, thing)}


def nearest(change: Change) -> Facts:
    """Of what may be saved for, the thing for which the fewest cards are lacking after a move."""
    lacking = {thing: _lacking(change.after, change, thing) for thing in WISHES if _is_wanted(change, thing)}
    thing = min(lacking, key=lambda one: len(lacking[one]), default="")
    return {"thing": thing, "lacking": lacking[thing]} if thing else {}


def _is_wanted(change: Change, thing: str) -> bool:
    state, seat = change.after, change.seat
    if thing == "c":
        return bool(state.cities_left[seat] and any(state.settled[seat]))
    if thing == "s":
        return bool(state.settlements_left[seat] and 0 in sites(state, change.board, seat).values())
    if thing == "g":
        # A guard at hand, and a space on the Wall.
        return any(own.guards_left[seat] and min(own.guards) < SPACES for own in change.own[1:])
    return bool(state.deck_size if thing == "buy" else state.roads_left[seat])


def _lacking(state: Any, change: Change, thing: str) -> str:
    price = GUARD_CARDS if thing == "g" else change.board.price[THINGS[thing]]
    return short_of(price, state.hand[change.seat])


def _risk(change: Change, gained: bool) -> Facts:
    had, has = (state.hand_size[change.seat] for state in _both(change))
    return {"before": had, "after": has, "limit": change.before.hand_limit} if gained == (has < had) else {}


def _rivals(change: Change, gained: bool) -> Facts:
    """With whom one trades; else whose hexes yield less, or more, or who loses a card: the one with the most points."""
    if change.partner is not None:
        return {"who": change.partner + 1, "points": change.before.score[change.partner]}
    for seat in sorted(_others(change), key=lambda one: -change.before.score[one]):
        hexes = _hexes(change, seat, not gained)
        cards = _cards(change.before, seat) - _cards(change.after, seat)
        if hexes or (cards > 0 if gained else cards < 0):
            return {"who": seat + 1, "points": change.before.score[seat], **hexes}
    return {}


def _cards(state: Any, seat: int) -> int:
    """The cards in a hand; one about to be stolen is gone already."""
    return int(state.hand_size[seat] - (state.victim == seat))


TOLD: dict[str, Callable[[Change, bool], Facts]] = {
    "points": _points,
    "production": _production,
    "variety": _variety,
    "harbours": _harbours,
    "room": _room,
    "army": _army,
    "road": _road,
    "cards": _held,
    "hand": _hand,
    "risk": _risk,
    "rivals": _rivals,
}
