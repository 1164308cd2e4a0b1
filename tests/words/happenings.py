"""Events of every kind with everything that each can hold, in the groups in which a game tells them."""

from collections.abc import Iterator
from itertools import product

from hexmoot.game.events import KEYS, Event
from hexmoot.notation.letters import CARDS, KINDS
from hexmoot.notation.watch_words import CLANS, HEROES, TIES, WILDLINGS
from hexmoot.rules.events import EVENTS
from hexmoot.words.telling import GOODS
from tests.words.ftl import variables

COUNTS = (1, 2, 5, 11, 21)
# One letter more than goods: a harbour for anything.
HARBOURS = (*KINDS, "3")
PLACES = {"placed_settlement": "D7n", "placed_city": "C4s", "placed_road": "D7ne", "moved_robber": "E10"}
# Events that say how many, and nothing of goods.
COUNTED = {"must_discard", "chose_discard", "revealed", "longest_road", "largest_army", "won"}
WITH_CARD = {"drew_card", "played_card", "revealed"}
WITH_DICE = {"rolled", "opening_roll"}
# Events between two seats.
BETWEEN = {"stole", "monopolised", "handed_over", "agreed", "declined", "saw_hand"}
SECOND = {key for number, key in KEYS.items() if number >= EVENTS}
# What the kind of an event of the second game is, by the variable of its sentence.
OWN_KINDS = {"wildling": WILDLINGS, "name": HEROES, "tie": TIES, "card": CARDS, "kind": KINDS}


def happenings() -> Iterator[list[Event]]:
    """One group for each thing that a sentence may depend on."""
    for key in KEYS.values():
        if key == "offered":
            yield from _offers()
        elif key in GOODS:
            yield from _goods(key)
        elif key in SECOND:
            yield from ([event] for event in _second(key))
        else:
            yield from ([event] for event in _single(key))
    yield from _neighbours()


def _single(key: str) -> Iterator[Event]:
    other = 2 if key in BETWEEN else None
    if key in PLACES:
        yield Event(key, 1, place=PLACES[key])
    elif key == "opened_harbour":
        yield from (Event(key, 1, kind=kind, place="D7n") for kind in HARBOURS)
    elif key in WITH_DICE:
        yield from (Event(key, 1, dice=dice) for dice in ((1, 1), (3, 4), (6, 5)))
    elif key in WITH_CARD:
        yield from (Event(key, 1, kind=card, count=count) for card in CARDS for count in (1, 2))
    elif key in COUNTED:
        yield from (Event(key, 1, count=count) for count in COUNTS)
    elif key == "robbed":
        yield from (Event(key, 1, count=count, other=2) for count in (0, 1))
    else:
        yield Event(key, 1, other=other)
    # The special cases: nobody has the road, an answer lapses, a seat has no name.
    if key == "longest_road":
        yield Event(key, None)
    if key == "offer_lapsed":
        yield Event(key, 1, other=2)
    if key == "turn_began":
        yield from (Event(key, seat) for seat in (2, 3, 4, 5, 6))


def _second(key: str) -> Iterator[Event]:
    """Events of the second game, with what their sentences speak of."""
    said = variables("en", f"event-{key}")
    kinds: tuple[str | None, ...] = next((tuple(OWN_KINDS[name]) for name in OWN_KINDS if name in said), (None,))
    # A demand that was for nothing is told as one.
    counts = ((0, 1) if key == "demanded" else (2,)) if "count" in said else (0,)
    for kind, count in product(kinds, counts):
        for clan in CLANS if "clan" in said else (None,):
            yield Event(
                key,
                1 if "who" in said else None,
                kind=kind,
                count=count,
                place=("D8w" if key == "lifted_road" else "D8") if "place" in said else None,
                other=2 if "whom" in said else None,
                section=3 if "section" in said else None,
                space=4 if "space" in said else None,
                trail=5 if "trail" in said else None,
                clan=clan,
            )


def _goods(key: str) -> Iterator[list[Event]]:
    other = 2 if key in BETWEEN else None
    for kind in KINDS:
        yield from ([Event(key, 1, kind=kind, count=count, other=other)] for count in COUNTS)
    if key == "monopolised":
        yield [Event(key, 1, kind="L", count=0, other=other)]
    # Several kinds are one sentence, in the order of the kinds whatever that of the rows.
    yield [Event(key, 3, kind=kind, count=count, other=other) for kind, count in (("O", 2), ("L", 1))]
    yield [Event(key, 4, kind=kind, count=1, other=other) for kind in KINDS]


def _offers() -> Iterator[list[Event]]:
    for asked in ((2,), (2, 3), (2, 3, 4)):
        whole = [
            Event("offered", 1, asked=asked),
            Event("offer_gives", 1, kind="L", count=2),
            Event("offer_takes", 1, kind="O", count=1),
            Event("offer_takes", 1, kind="W", count=1),
        ]
        yield from (whole, whole[:1], [whole[0], whole[1]], [whole[0], *whole[2:]])


def _neighbours() -> Iterator[list[Event]]:
    """Rows that stand beside each other and are no one sentence."""
    yield [Event("rolled", 1, dice=(3, 3)), *(Event("produced", seat, kind="G", count=1) for seat in (1, 2, 2, 3))]
    yield [Event("paid", 1, kind="L", count=4), Event("received", 1, kind="O", count=1)]
    yield [Event("stole", 1, kind="W", count=1, other=2), Event("stole", 1, kind="W", count=1, other=3)]
    yield [Event("turn_began", 1), Event("turn_began", 1)]
    yield from _falls()
    yield from _echoes()


def _falls() -> Iterator[list[Event]]:
    """The Wall decides: by guards, or by what breaks a tie."""
    over, won = Event("ended_by_breaches", count=3), Event("won", 1, count=6)
    yield [over, won]
    yield from ([over, Event("tie_broken", 1, kind=tie), won] for tie in TIES)


def _echoes() -> Iterator[list[Event]]:
    """Rows of which one says all: a discard of one's own, done at once or while others choose, and a theft."""
    aside = [Event("set_aside", 1, kind=kind, count=count) for kind, count in (("G", 3), ("O", 1))]
    done = [Event("discarded", 1, kind=kind, count=count) for kind, count in (("G", 3), ("O", 1))]
    yield [*aside, Event("chose_discard", 1, count=4), *done]
    yield [*aside, Event("chose_discard", 1, count=4)]
    yield [Event("chose_discard", 1, count=4), *done]
    yield [Event("chose_discard", 1, count=4), Event("discarded", 2, kind="W", count=4)]
    yield [Event("robbed", 1, count=1, other=2), Event("stole", 1, kind="W", count=1, other=2)]
