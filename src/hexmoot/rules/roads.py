"""ROAD: the longest road."""

from hexmoot.rules.bits import lowest
from hexmoot.rules.events import LONGEST_ROAD, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.terms import ASIDE, BITS, FREE, NONE, PUBLIC

SHORTEST_LONGEST = 5


@fast
def roads_at(s: State, b: Board, seat: int, corner: int) -> int:
    """How many roads of a seat meet at a corner."""
    roads = 0
    for way in range(3):
        side = b.corner_side[corner][way]
        if side != NONE and s.road[side] == seat:
            roads += 1
    return roads


@fast
def held_by_other(s: State, seat: int, corner: int) -> bool:
    """Whether another player's building stands on a corner."""
    holder = s.corner[corner]
    return holder != FREE and holder >> 1 != seat


@fast
def walk_roads(s: State, b: Board, seat: int, start: int, best: int) -> int:
    """The longest walk from `start` that uses no road twice, or `best` if that is more.

    Roads on the walk are lifted from the board meanwhile, and all are back at the end.
    """
    at = s.path_corner
    slot = s.path_slot
    depth = 0
    at[0] = start
    slot[0] = 0
    s.walked[b.corner_word[start]] |= b.corner_bit[start]
    while depth >= 0:
        corner = at[depth]
        way = slot[depth]
        if way == 3:
            depth -= 1
            if depth >= 0:
                s.road[b.corner_side[at[depth]][slot[depth] - 1]] = seat
            continue
        slot[depth] = way + 1
        side = b.corner_side[corner][way]
        if side == NONE or s.road[side] != seat:
            continue
        best = max(best, depth + 1)
        other = b.corner_corner[corner][way]
        s.walked[b.corner_word[other]] |= b.corner_bit[other]
        # ROAD-02: another player's building ends the walk; ROAD-05: the road that leads up to it still counts.
        if not held_by_other(s, seat, other):
            s.road[side] = FREE
            depth += 1
            at[depth] = other
            slot[depth] = 0
    return best


@fast
def extend_road(s: State, b: Board, seat: int, side: int, laid: int) -> int:
    """ROAD-01: the length of the longest road after the last of `laid` roads went down on `side`.

    If it grew, the new road is part of it. Where the new road leads nowhere, every walk along it starts, so that one
    walk measures it; only a road that joins two others asks for a search from everywhere.
    """
    for end in range(2):
        corner = b.side_corner[side][end]
        if roads_at(s, b, seat, corner) == 1 or held_by_other(s, seat, corner):
            return walk_roads(s, b, seat, corner, s.road_length[seat])
    return measure_road(s, b, seat, laid)


@fast
def measure_road(s: State, b: Board, seat: int, laid: int) -> int:
    """ROAD-01: the length of the longest road among the `laid` roads of a seat.

    A longest walk starts at an end, at a fork or at another player's building; only a bare ring has none of these.
    """
    best = 0
    s.walked[0] = 0
    s.walked[1] = 0
    for rings in range(2):
        for w in range(2):
            mask = s.reach[seat][w]
            if rings == 1:
                mask &= ~s.walked[w]
            while mask != 0 and best < laid:
                corner = lowest(mask) + BITS * w
                mask &= mask - 1
                if rings == 1 or roads_at(s, b, seat, corner) != 2 or held_by_other(s, seat, corner):
                    best = walk_roads(s, b, seat, corner, best)
    return best


@fast
def hand_longest_road(s: State, holder: int, log: Log) -> None:
    """The card, with its points, goes to `holder`, or is set aside (NONE)."""
    if s.longest != NONE:
        s.score[s.longest] -= s.road_points
    if holder != NONE:
        s.score[holder] += s.road_points
    s.longest = holder
    tell(log, LONGEST_ROAD, holder, 0, 0 if holder == NONE else s.road_length[holder], 0, PUBLIC)


@fast
def award_longest_road(s: State, holder_was_cut: bool, log: Log) -> None:
    """ROAD-03, ROAD-04: after a change of lengths."""
    best = SHORTEST_LONGEST - 1
    longest = NONE
    rivals = 0
    for seat in range(s.seats):
        length = s.road_length[seat]
        if length > best:
            best = length
            longest = seat
            rivals = 1
        elif length == best:
            rivals += 1
    holder = s.longest
    if longest == NONE:
        heir = NONE
    elif rivals == 1:
        heir = longest
    elif holder != NONE and s.road_length[holder] == best and not (holder_was_cut and s.road_tie == ASIDE):
        heir = holder
    else:
        heir = NONE
    if heir != holder:
        hand_longest_road(s, heir, log)
