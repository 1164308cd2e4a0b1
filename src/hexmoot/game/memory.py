"""What a seat can know of the others' resource cards, and of the deck, from all it was told.

While the possible worlds are few, each is kept with its exact probability; a theft between others splits them, a
payment or an offer rules some out. When they become too many, bounds by seat and kind remain. Of a card that somebody
chose after a look at the hand no probability is known: there every kind counts alike.
"""

from collections.abc import Callable
from typing import Any

from hexmoot.game.events import Event
from hexmoot.game.game import Game
from hexmoot.notation.letters import CARDS, KINDS, counts_of
from hexmoot.rules import terms
from hexmoot.rules.records import State

MOST_WORLDS = 2000
# The seat of nobody: what is known to all.
PUBLIC = 0
Hand = tuple[int, ...]
World = tuple[Hand, ...]


def remember(game: Game, seat: int) -> "Memory":
    """The memory of a seat of this game so far."""
    opened = State.read(game.opened)
    memory = Memory(seat, opened, is_open=game.from_the_start)
    for event in game.events_for(seat):
        memory.fold(event)
    return memory


class Memory:
    """The worlds that a seat holds possible, or what bounds are left of them. Hands include covered discards."""

    def __init__(self, seat: int, opened: Any, *, is_open: bool, most: int = MOST_WORLDS) -> None:
        self.seat = seat
        self._most = most
        self.seats = int(opened.seats)
        held = [[a + b for a, b in zip(*both, strict=True)] for both in zip(opened.hand, opened.aside, strict=True)]
        self.worlds: dict[World, float] = {tuple(tuple(hand) for hand in held): 1.0}
        self.low = [list(hand) for hand in held]
        self.high = [list(hand) for hand in held]
        self._theft: tuple[int, int] | None = None
        # Who looks at whose hand: the card of the theft that follows is chosen.
        self._look: tuple[int, int] | None = None
        # The fewest development cards of each kind in the deck, with those that the seat looks at just now.
        self.in_deck = [0] * terms.CARDS
        self._foreseen = [0] * terms.CARDS
        self._wanted: dict[int, list[int]] = {}
        if not is_open:
            self._forget(opened)

    def _forget(self, opened: Any) -> None:
        """A game taken up in the middle: of the others only the number of cards is known."""
        self.worlds = {}
        for other in range(self.seats):
            if other != self.seat - 1:
                self.low[other] = [0] * terms.KINDS
                self.high[other] = [opened.hand_size[other] + opened.aside_size[other]] * terms.KINDS

    def bounds(self, seat: int) -> list[tuple[int, int]]:
        """Fewest and most cards of each kind that a seat may hold."""
        self._refresh()
        return list(zip(self.low[seat - 1], self.high[seat - 1], strict=True))

    def hands(self, seat: int) -> dict[str, float] | None:
        """The hands that a seat may hold, with their probabilities; None if there are too many to tell."""
        if not self.worlds:
            return None
        found: dict[str, float] = {}
        for world, weight in self.worlds.items():
            letters = "".join(KINDS[kind] * count for kind, count in enumerate(world[seat - 1]))
            found[letters] = found.get(letters, 0.0) + weight
        return found

    def choose(self, fraction: float) -> World | None:
        """The world at this fraction of all probability; None if only bounds are known."""
        left = fraction
        chosen = None
        for world, weight in self.worlds.items():
            chosen = world
            left -= weight
            if left < 0:
                break
        return chosen

    def fold(self, event: Event | None) -> None:
        """Learns from one event; None is an event that the seat was not told."""
        if event is None:
            if self._theft:
                self._split(*self._theft)
                self._theft = self._look = None
            return
        handler = HANDLERS.get(event.key)
        if handler:
            handler(self, event)

    def _gain(self, event: Event) -> None:
        self._move(None, _seat(event), event, event.count)

    def _lose(self, event: Event) -> None:
        self._move(_seat(event), None, event, event.count)

    def _robbed(self, event: Event) -> None:
        if event.count:
            self._theft = (_seat(event), _other(event))

    def _looked(self, event: Event) -> None:
        self._look = (_seat(event), _other(event))

    def _stole(self, event: Event) -> None:
        self._theft = self._look = None
        self._move(_other(event), _seat(event), event, 1)

    def _monopolised(self, event: Event) -> None:
        kind, giver = _kind(event), _other(event)
        self._knows(giver, kind, event.count)
        self._move(giver, _seat(event), event, event.count)

    def _demanded(self, event: Event) -> None:
        """Who gave nothing has none of the kind."""
        if event.count == 0:
            self._knows(_other(event), _kind(event), 0)

    def _saw(self, event: Event) -> None:
        self._knows(_other(event), _kind(event), event.count)

    def _foresaw(self, event: Event) -> None:
        if event.seat == self.seat:
            self._foreseen = [0] * terms.CARDS

    def _saw_card(self, event: Event) -> None:
        """A card laid before the seat is of the deck, and goes back there unless it is the one drawn."""
        card = _card(event)
        self._foreseen[card] += 1
        self.in_deck[card] = max(self.in_deck[card], self._foreseen[card])

    def _bought(self, event: Event) -> None:
        """What another draws may be any card; what the seat itself draws, it is told."""
        if event.seat != self.seat:
            self.in_deck = [max(0, count - 1) for count in self.in_deck]

    def _drew(self, event: Event) -> None:
        card = _card(event)
        self.in_deck[card] = max(0, self.in_deck[card] - 1)

    def _knows(self, seat: int, kind: int, count: int) -> None:
        self._filter(lambda world: world[seat][kind] == count)
        self.low[seat][kind] = self.high[seat][kind] = count

    def _handed(self, event: Event) -> None:
        self._move(_seat(event), _other(event), event, event.count)

    def _offered(self, event: Event) -> None:
        self._wanted[_seat(event)] = [0] * terms.KINDS

    def _gives(self, event: Event) -> None:
        self._holds(_seat(event), _kind(event), event.count)

    def _takes(self, event: Event) -> None:
        self._wanted[_seat(event)][_kind(event)] = event.count

    def _agreed(self, event: Event) -> None:
        for kind, count in enumerate(self._wanted.get(_other(event), ())):
            self._holds(_seat(event), kind, count)

    def _holds(self, seat: int, kind: int, count: int) -> None:
        """TRADE-14: somebody showed that it holds at least so many."""
        self._filter(lambda world: world[seat][kind] >= count)
        self.low[seat][kind] = max(self.low[seat][kind], count)

    def _move(self, giver: int | None, taker: int | None, event: Event, count: int) -> None:
        """Cards go from one hand, or the bank, to another, for this seat to see."""
        kind = _kind(event)
        if giver is not None:
            self._holds(giver, kind, count)
        changes = [(seat, sign * count) for seat, sign in ((giver, -1), (taker, 1)) if seat is not None]
        moved: dict[World, float] = {}
        for world, weight in self.worlds.items():
            after = _changed(world, kind, changes)
            moved[after] = moved.get(after, 0.0) + weight
        self.worlds = moved
        for seat, change in changes:
            self.low[seat][kind] = max(0, self.low[seat][kind] + change)
            self.high[seat][kind] = max(0, self.high[seat][kind] + change)

    def _split(self, thief: int, victim: int) -> None:
        """A theft between others: every kind that the victim may hold, as likely as it has cards of it if drawn."""
        chosen = self._look == (thief, victim)
        split: dict[World, float] = {}
        for world, weight in self.worlds.items():
            cases = [min(1, count) for count in world[victim]] if chosen else world[victim]
            for kind in range(terms.KINDS):
                if cases[kind]:
                    after = _changed(world, kind, [(victim, -1), (thief, 1)])
                    split[after] = split.get(after, 0.0) + weight * cases[kind] / sum(cases)
        self._refresh()
        for kind in range(terms.KINDS):
            if self.high[victim][kind]:
                self.high[thief][kind] += 1
            self.low[victim][kind] = max(0, self.low[victim][kind] - 1)
        self.worlds = split if len(split) <= self._most else {}
        if self.worlds:
            self._refresh()
        elif split:
            self._bound(split)

    def _filter(self, possible: Callable[[World], bool]) -> None:
        if self.worlds:
            kept = {world: weight for world, weight in self.worlds.items() if possible(world)}
            mass = sum(kept.values())
            self.worlds = {world: weight / mass for world, weight in kept.items()}

    def _refresh(self) -> None:
        if self.worlds:
            self._bound(self.worlds)

    def _bound(self, worlds: dict[World, float]) -> None:
        for seat in range(self.seats):
            for kind in range(terms.KINDS):
                held = [world[seat][kind] for world in worlds]
                self.low[seat][kind], self.high[seat][kind] = min(held), max(held)


def _changed(world: World, kind: int, changes: list[tuple[int, int]]) -> World:
    hands = [list(hand) for hand in world]
    for seat, change in changes:
        hands[seat][kind] += change
    return tuple(tuple(hand) for hand in hands)


def _seat(event: Event) -> int:
    return (event.seat or 0) - 1


def _other(event: Event) -> int:
    return (event.other or 0) - 1


def _kind(event: Event) -> int:
    return counts_of(event.kind or "").index(1)


def _card(event: Event) -> int:
    return CARDS.index(event.kind or "")


HANDLERS: dict[str, Callable[[Memory, Event], None]] = {
    "started_with": Memory._gain,
    "produced": Memory._gain,
    "received": Memory._gain,
    "paid": Memory._lose,
    "discarded": Memory._lose,
    "looked_at_hand": Memory._looked,
    "robbed": Memory._robbed,
    "stole": Memory._stole,
    "monopolised": Memory._monopolised,
    "demanded": Memory._demanded,
    "saw_hand": Memory._saw,
    "foresaw": Memory._foresaw,
    "saw_card": Memory._saw_card,
    "bought_card": Memory._bought,
    "drew_card": Memory._drew,
    "handed_over": Memory._handed,
    "offered": Memory._offered,
    "offer_gives": Memory._gives,
    "offer_takes": Memory._takes,
    "agreed": Memory._agreed,
}
