"""Roads in a line, what others learn, and sums that must never change: what tests need beside `table`."""

from collections.abc import Iterable

import hexmoot as hx
from hexmoot.notation.letters import KINDS

# The sides of a line that runs across the island from west to east, each touching the next.
NORTH_COAST = ("B5nw", "B5ne", "B7nw", "B7ne", "B9nw", "B9ne")
UPPER = ("C4nw", "C4ne", "C6nw", "C6ne", "C8nw", "C8ne", "C10nw", "C10ne")
NORTH = ("D3nw", "D3ne", "D5nw", "D5ne", "D7nw", "D7ne", "D9nw", "D9ne", "D11nw", "D11ne")
SOUTH = ("E2ne", "E4nw", "E4ne", "E6nw", "E6ne", "E8nw", "E8ne", "E10nw", "E10ne", "E12nw")
LOWER = ("F3ne", "F5nw", "F5ne", "F7nw", "F7ne", "F9nw", "F9ne", "F11nw")
# The six sides of the desert in the middle, one after the other.
RING = ("D7nw", "D7ne", "D9w", "E8nw", "E6ne", "D7w")


def roads(sides: Iterable[str]) -> str:
    """These sides as pieces of a position."""
    return " ".join(f"r@{side}" for side in sides)


def quiet_turns(count: int) -> str:
    """So many turns in which a two is rolled and nothing is done."""
    return " ".join(["roll =11 end"] * count)


def told(game: hx.Game, seat: int | None, since: int = 0) -> list[hx.Event | None]:
    """What a seat, or an onlooker, was told after the first `since` moves; gaps are None."""
    events = [event for ply in game.plies[since:] for event in ply.events]
    return [event if event.is_for(seat) else None for event in events]


def lapsed(events: Iterable[hx.Event]) -> list[tuple[int | None, int | None]]:
    """Whose offers lapsed, each with the seat whose yes it was, or None for the whole offer."""
    return [(event.seat, event.other) for event in events if event.key == "offer_lapsed"]


def cards_in_play(game: hx.Game) -> list[int]:
    """The cards of each kind in the bank, in hands and among covered discards: always the same."""
    state = game.state
    return [
        state.bank[kind] + sum(hand[kind] for hand in state.hand) + sum(aside[kind] for aside in state.aside)
        for kind in range(len(KINDS))
    ]


def fewest_held(game: hx.Game) -> int:
    """The smallest number of any kind in any hand or in the bank: never below zero."""
    return int(min(count for held in (game.state.bank, *game.state.hand) for count in held))


def stock_left(game: hx.Game, seat: int) -> tuple[int, int, int]:
    """Settlements, cities and roads still in a seat's stock."""
    state = game.state
    return state.settlements_left[seat - 1], state.cities_left[seat - 1], state.roads_left[seat - 1]


def deck(game: hx.Game) -> dict[str, int]:
    """The development cards in the pile."""
    return dict(zip("KRYMVN", game.state.deck, strict=True))
