"""A slow recount of everything in a state that follows from something else, each by its plainest definition."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hexmoot.batch.start import Start
from hexmoot.geometry import Shape
from hexmoot.rules import terms

DECK_ORDER = ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point", "new_recruits")


def audit(state: Any, start: Start) -> None:
    """Refuses a state in which anything does not add up."""
    count_resources(state, start)
    count_development_cards(state, start)
    count_pieces(state, start)
    recount_points(state)
    measure_roads(state, start.shape)
    look_at_awards(state)
    redraw_masks(state, start.shape)
    work_out_rates(state, start.shape)


def count_resources(state: Any, start: Start) -> None:
    """19 or 24 of a kind over the bank, the hands and the covered discards; nothing is ever owed."""
    for kind in range(terms.KINDS):
        piles = [state.bank[kind], *(hand[kind] for hand in state.hand), *(pile[kind] for pile in state.aside)]
        assert min(piles) >= 0, f"a pile of kind {kind} went below zero: {piles}"
        assert sum(piles) == start.supply.cards_each == (24 if state.seats > 4 else 19)
    assert state.hand_size == [sum(hand) for hand in state.hand]
    assert state.aside_size == [sum(pile) for pile in state.aside]
    if state.stage not in (terms.DISCARDING, terms.OVER):
        assert sum(state.aside_size) == 0, "covered discards outlived the choice"


def count_development_cards(state: Any, start: Start) -> None:
    """25 or 34 over the deck, the hands and what was played; new ones are among those of the seat that acts."""
    for card, name in enumerate(DECK_ORDER):
        piles = [state.deck[card], *(held[card] for held in state.cards), *(open_[card] for open_ in state.played)]
        assert min(piles) >= 0, f"a pile of {name} cards went below zero: {piles}"
        assert sum(piles) == start.supply.deck.get(name, 0)
    assert sum(start.supply.deck.values()) == (34 if state.seats > 4 else 25)
    assert state.deck_size == sum(state.deck)
    assert state.card_size == [sum(held) for held in state.cards]
    acting = state.turn if state.builder == terms.NONE else state.builder
    assert state.fresh_size == sum(state.fresh)
    assert all(0 <= new <= held for new, held in zip(state.fresh, state.cards[acting], strict=True))


def count_pieces(state: Any, start: Start) -> None:
    """5 settlements, 4 cities, 15 roads a seat, on the board or in the supply; nothing beyond the board's edge."""
    for seat in range(terms.SEATS):
        full = seat < state.seats
        assert state.settlements_left[seat] + state.corner.count(2 * seat) == (5 if full else 0)
        assert state.cities_left[seat] + state.corner.count(2 * seat + 1) == (4 if full else 0)
        assert state.roads_left[seat] + state.road.count(seat) == (15 if full else 0)
        assert min(state.settlements_left[seat], state.cities_left[seat], state.roads_left[seat]) >= 0
    assert set(state.corner[len(start.shape.corners) :]) <= {terms.FREE}
    assert set(state.road[len(start.shape.sides) :]) <= {terms.FREE}


def recount_points(state: Any) -> None:
    """What all can see: buildings, awards, and victory-point cards that lie open."""
    for seat in range(state.seats):
        points = state.corner.count(2 * seat) + 2 * state.corner.count(2 * seat + 1)
        points += 2 * (state.longest == seat) + 2 * (state.army == seat) + state.played[seat][terms.POINT]
        assert state.score[seat] == points, f"seat {seat + 1} shows {points} points, the state says {state.score[seat]}"


def measure_roads(state: Any, shape: Shape) -> None:
    """Every length, by the definition."""
    for seat in range(state.seats):
        length = longest_road(shape, tuple(state.road), tuple(state.corner), seat)
        assert state.road_length[seat] == length, f"the road of seat {seat + 1} is {length} long"


@lru_cache(maxsize=512)
def longest_road(shape: Shape, road: tuple[int, ...], corner: tuple[int, ...], seat: int) -> int:
    """ROAD-01, ROAD-02: the most roads of a seat in one walk that uses none twice and passes no strange building."""
    own = {side for side, owner in enumerate(road) if owner == seat}

    def walk(here: int, left: frozenset[int]) -> int:
        lengths = [0]
        for side in left & set(shape.corner_sides[here]):
            one, two = shape.side_corners[side]
            there = two if here == one else one
            stopped = corner[there] != terms.FREE and corner[there] // 2 != seat
            lengths.append(1 if stopped else 1 + walk(there, left - {side}))
        return max(lengths)

    return max((walk(end, frozenset(own)) for side in own for end in shape.side_corners[side]), default=0)


def look_at_awards(state: Any) -> None:
    """ROAD-03, ROAD-04, DEV-03: who may hold the two cards. A tie for the longest road leaves them where they are."""
    lengths = state.road_length[: state.seats]
    best = max(lengths)
    if state.longest != terms.NONE:
        assert lengths[state.longest] == best >= 5
    else:
        assert best < 5 or lengths.count(best) > 1
    knights = [played[terms.KNIGHT] for played in state.played]
    if state.army != terms.NONE:
        assert knights[state.army] == max(knights) >= 3
    else:
        assert max(knights) < 3


def mask(places: Iterable[int]) -> list[int]:
    """Two words of 62 bits."""
    words = [0, 0]
    for place in set(places):
        words[place // 62] += 1 << place % 62
    return words


def redraw_masks(state: Any, shape: Shape) -> None:
    """All masks, from the pieces alone."""
    built = {corner: holder // 2 for corner, holder in enumerate(state.corner) if holder != terms.FREE}
    for seat in range(terms.SEATS):
        settlements = [corner for corner, holder in enumerate(state.corner) if holder == 2 * seat]
        ends = [end for side, owner in enumerate(state.road) if owner == seat for end in shape.side_corners[side]]
        assert state.own[seat] == mask(corner for corner, owner in built.items() if owner == seat)
        assert state.settled[seat] == mask(settlements)
        assert state.reach[seat] == mask(ends)
        assert state.laid[seat] == mask(side for side, owner in enumerate(state.road) if owner == seat)
        at = {place for corner, owner in built.items() if owner == seat for place in shape.corner_hexes[corner]}
        assert state.touched[seat] == mask(place for place in at if place >= 0)[0]
    assert state.taken == mask(built)
    around = [near for corner in built for near in shape.corner_corners[corner] if near >= 0]
    assert state.near == mask([*built, *around])
    assert state.paved == mask(side for side, owner in enumerate(state.road) if owner != terms.FREE)
    assert state.blocked == 1 << state.robber


def work_out_rates(state: Any, shape: Shape) -> None:
    """TRADE-06 to TRADE-08, TRADE-13: the best of all harbours in use; kinds first opened in this turn wait."""
    acting = state.turn if state.builder == terms.NONE else state.builder
    for seat in range(state.seats):
        for kind in range(terms.KINDS):
            rates = [4]
            for place, side in enumerate(shape.coast):
                harbour = state.harbour[place]
                here = any(state.corner[end] // 2 == seat for end in shape.side_corners[side])
                waits = seat == acting and harbour and state.opened >> (harbour - 1) & 1
                if here and not waits:
                    rates.append(2 if harbour == kind + 1 else 3 if harbour == terms.ANY_HARBOUR else 4)
            assert state.rate[seat][kind] == min(rates), f"seat {seat + 1} pays {min(rates)} for kind {kind}"
