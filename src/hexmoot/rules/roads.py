"""ROAD: the longest road."""

from hexmoot.rules.bits import holds, lowest, popcount
from hexmoot.rules.events import LONGEST_ROAD, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.terms import ASIDE, BITS, NONE, PUBLIC

SHORTEST_LONGEST = 5
WAYS = 3


@fast
def strange_corners(s: State, seat: int) -> tuple[int, int]:
    """ROAD-02: the corners where another player's building ends a road, as a mask."""
    return s.taken[0] & ~s.own[seat][0], s.taken[1] & ~s.own[seat][1]


@fast
def roads_at(s: State, b: Board, seat: int, corner: int) -> int:
    """How many roads of a seat meet at a corner."""
    return popcount(s.laid[seat][0] & b.sides_at[corner][0]) + popcount(s.laid[seat][1] & b.sides_at[corner][1])


@fast
def walk_roads(s: State, b: Board, seat: int, start: int, best: int) -> tuple[int, int, int]:
    """The longest walk from `start` that uses no road twice, or `best` if that is more; and a mask of the corners seen.

    Everything that changes on the way is a plain number: the roads still to use, and the steps taken, four bits each,
    the way on and the way back. So a GPU walks without touching memory but the board's.
    """
    low = s.laid[seat][0]
    high = s.laid[seat][1]
    shut_low, shut_high = strange_corners(s, seat)
    seen_low = 0
    seen_high = 0
    if b.corner_word[start]:
        seen_high = b.corner_bit[start]
    else:
        seen_low = b.corner_bit[start]
    corner = start
    way = 0
    depth = 0
    steps = 0
    while True:
        if way == WAYS:
            if depth == 0:
                return best, seen_low, seen_high
            back = (steps >> 2) & 3
            side = b.corner_side[corner][back]
            corner = b.corner_corner[corner][back]
            way = (steps & 3) + 1
            steps >>= 4
            depth -= 1
            if b.side_word[side]:
                high |= b.side_bit[side]
            else:
                low |= b.side_bit[side]
            continue
        side = b.corner_side[corner][way]
        if side == NONE or not holds(low, high, side):
            way += 1
            continue
        best = max(best, depth + 1)
        other = b.corner_corner[corner][way]
        if b.corner_word[other]:
            seen_high |= b.corner_bit[other]
        else:
            seen_low |= b.corner_bit[other]
        # ROAD-02: another player's building ends the walk; ROAD-05: the road that leads up to it still counts.
        if holds(shut_low, shut_high, other):
            way += 1
            continue
        if b.side_word[side]:
            high &= ~b.side_bit[side]
        else:
            low &= ~b.side_bit[side]
        steps = (steps << 4) | (b.corner_back[corner][way] << 2) | way
        corner = other
        way = 0
        depth += 1


@fast
def extend_road(s: State, b: Board, seat: int, side: int) -> int:
    """ROAD-01: the length of the longest road after the last one went down on `side`.

    If it grew, the new road is part of it. Where the new road leads nowhere, every walk along it starts, so that one
    walk measures it; only a road that joins two others asks for a search from everywhere.
    """
    shut_low, shut_high = strange_corners(s, seat)
    for end in range(2):
        corner = b.side_corner[side][end]
        if roads_at(s, b, seat, corner) == 1 or holds(shut_low, shut_high, corner):
            return walk_roads(s, b, seat, corner, s.road_length[seat])[0]
    return measure_road(s, b, seat)


@fast
def measure_road(s: State, b: Board, seat: int) -> int:
    """ROAD-01: the length of the longest road among all of a seat.

    A longest walk starts at an end, at a fork or at another player's building; only a bare ring has none of these.
    """
    best = 0
    laid = popcount(s.laid[seat][0]) + popcount(s.laid[seat][1])
    shut_low, shut_high = strange_corners(s, seat)
    seen_low = 0
    seen_high = 0
    for rings in range(2):
        for w in range(2):
            mask = s.reach[seat][w]
            if rings == 1:
                mask &= ~(seen_high if w else seen_low)
            while mask != 0 and best < laid:
                corner = lowest(mask) + BITS * w
                mask &= mask - 1
                if rings == 1 or roads_at(s, b, seat, corner) != 2 or holds(shut_low, shut_high, corner):
                    best, new_low, new_high = walk_roads(s, b, seat, corner, best)
                    seen_low |= new_low
                    seen_high |= new_high
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
