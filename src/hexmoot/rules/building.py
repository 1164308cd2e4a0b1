"""BUILD: where pieces may stand, and putting them there.

Whether a place is legal is said once, by a mask of sites; the refusals only find the reason for a place outside it.
"""

from hexmoot.rules.bits import lowest
from hexmoot.rules.events import OPENED_HARBOUR, PLACED_CITY, PLACED_ROAD, PLACED_SETTLEMENT, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import (
    BOARD_05,
    BOARD_06,
    BUILD_04,
    BUILD_05,
    BUILD_06,
    BUILD_07,
    BUILD_08,
    OK,
    PLAY_03,
    PLAY_04,
    TURN_06,
    TURN_07,
)
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.roads import award_longest_road, extend_road, measure_road
from hexmoot.rules.terms import (
    ANY_HARBOUR,
    AT_ONCE,
    BEFORE_ROLL,
    BITS,
    EXTRA,
    FREE,
    KINDS,
    MAIN,
    NO_HARBOUR,
    NONE,
    PAIRED,
    PAVING,
    PUBLIC,
    SETTLING,
)


@fast
def build_gate(s: State, seat: int) -> int:
    """TURN-06, TURN-07, TURN-08: whether `seat` may build and buy at this stage."""
    if s.stage == MAIN and seat == s.turn:
        return OK
    if (s.stage == EXTRA or s.stage == PAIRED) and seat == s.builder:
        return OK
    if s.stage == SETTLING or s.stage == PAVING:
        return PLAY_03
    if seat != s.turn and seat != s.builder:
        return TURN_07
    if s.stage == BEFORE_ROLL:
        return TURN_06
    return PLAY_03 if s.stage != EXTRA and s.stage != PAIRED else TURN_07


@fast
def road_sites(s: State, b: Board, seat: int, without: int) -> tuple[int, int]:
    """BUILD-04, BUILD-05: the free sides at own buildings, and at ends of own roads that hold no strange building.

    Nothing is laid on from the corner `without`, if it is not NONE.
    """
    low = 0
    high = 0
    for w in range(2):
        mask = (s.reach[seat][w] & ~s.taken[w]) | s.own[seat][w]
        if without != NONE and b.corner_word[without] == w:
            mask &= ~b.corner_bit[without]
        while mask != 0:
            corner = lowest(mask) + BITS * w
            mask &= mask - 1
            low |= b.sides_at[corner][0]
            high |= b.sides_at[corner][1]
    return low & ~s.paved[0], high & ~s.paved[1]


@fast
def has_road_site(s: State, b: Board, seat: int) -> bool:
    """Whether there is any place for a road, and a road to place."""
    low, high = road_sites(s, b, seat, NONE)
    return s.roads_left[seat] > 0 and (low | high) != 0


@fast
def road_refusal(s: State, b: Board, seat: int, side: int) -> int:
    """0, or the rule that forbids a road of `seat` on `side`."""
    if side < 0 or side >= b.sides:
        return PLAY_04
    low, high = road_sites(s, b, seat, NONE)
    if ((high if b.side_word[side] else low) & b.side_bit[side]) != 0:
        return OK
    if s.road[side] != FREE:
        return BOARD_06
    for end in range(2):
        corner = b.side_corner[side][end]
        if (s.reach[seat][b.corner_word[corner]] & b.corner_bit[corner]) != 0:
            return BUILD_05
    return BUILD_04


@fast
def settlement_refusal(s: State, b: Board, seat: int, corner: int) -> int:
    """0, or the rule that forbids a settlement of `seat` on `corner`."""
    if corner < 0 or corner >= b.corners:
        return PLAY_04
    w = b.corner_word[corner]
    bit = b.corner_bit[corner]
    if (s.reach[seat][w] & ~s.near[w] & bit) != 0:
        return OK
    if s.corner[corner] != FREE:
        return BOARD_05
    return BUILD_07 if (s.near[w] & bit) != 0 else BUILD_06


@fast
def city_refusal(s: State, b: Board, seat: int, corner: int) -> int:
    """0, or the rule that forbids a city of `seat` on `corner`."""
    if corner < 0 or corner >= b.corners:
        return PLAY_04
    return OK if (s.settled[seat][b.corner_word[corner]] & b.corner_bit[corner]) != 0 else BUILD_08


@fast
def use_harbour(s: State, seat: int, harbour: int) -> None:
    """TRADE-07, TRADE-08: the better rate of an open harbour."""
    for kind in range(KINDS):
        if harbour == kind + 1:
            s.rate[seat][kind] = 2
        elif harbour == ANY_HARBOUR and s.rate[seat][kind] > 3:
            s.rate[seat][kind] = 3


@fast
def improves(s: State, seat: int, harbour: int) -> bool:
    """Whether a harbour would give the seat a better rate for anything."""
    for kind in range(KINDS):
        if harbour == kind + 1 and s.rate[seat][kind] > 2:
            return True
        if harbour == ANY_HARBOUR and s.rate[seat][kind] > 3:
            return True
    return False


@fast
def open_harbour(s: State, b: Board, seat: int, corner: int, log: Log) -> None:
    """BOARD-07, TRADE-13: a building at either end of a harbour's side opens it, at once or from the next turn on."""
    for end in range(2):
        place = b.corner_coast[corner][end]
        if place != NONE and s.harbour[place] != NO_HARBOUR:
            harbour = s.harbour[place]
            own_turn = s.stage == MAIN or s.stage == PAIRED
            if own_turn and s.new_harbour != AT_ONCE:
                if improves(s, seat, harbour):
                    s.opened |= 1 << (harbour - 1)
            else:
                use_harbour(s, seat, harbour)
            tell(log, OPENED_HARBOUR, seat, harbour, 0, corner, PUBLIC)


@fast
def place_settlement(s: State, b: Board, seat: int, corner: int, log: Log) -> None:
    """A settlement goes down; roads of others may be cut by it (ROAD-02, ROAD-04)."""
    w = b.corner_word[corner]
    bit = b.corner_bit[corner]
    s.corner[corner] = 2 * seat
    s.own[seat][w] |= bit
    s.settled[seat][w] |= bit
    s.touched[seat] |= b.hexes_at[corner]
    s.taken[w] |= bit
    s.near[0] |= b.around[corner][0]
    s.near[1] |= b.around[corner][1]
    s.settlements_left[seat] -= 1
    s.score[seat] += 1
    tell(log, PLACED_SETTLEMENT, seat, 0, 0, corner, PUBLIC)
    open_harbour(s, b, seat, corner, log)
    cut = False
    holder_was_cut = False
    for other in range(s.seats):
        if other != seat and (s.reach[other][w] & bit) != 0:
            length = measure_road(s, b, other)
            if length < s.road_length[other]:
                cut = True
                if other == s.longest:
                    holder_was_cut = True
            s.road_length[other] = length
    if cut:
        award_longest_road(s, holder_was_cut, log)


@fast
def place_city(s: State, b: Board, seat: int, corner: int, log: Log) -> None:
    """BUILD-08: a city takes the place of the settlement, which goes back to the supply."""
    s.corner[corner] = 2 * seat + 1
    s.settled[seat][b.corner_word[corner]] &= ~b.corner_bit[corner]
    s.cities_left[seat] -= 1
    s.settlements_left[seat] += 1
    s.score[seat] += 1
    tell(log, PLACED_CITY, seat, 0, 0, corner, PUBLIC)


@fast
def place_road(s: State, b: Board, seat: int, side: int, log: Log) -> None:
    """A road goes down and may make its owner's the longest."""
    s.road[side] = seat
    s.paved[b.side_word[side]] |= b.side_bit[side]
    s.laid[seat][b.side_word[side]] |= b.side_bit[side]
    s.roads_left[seat] -= 1
    for end in range(2):
        corner = b.side_corner[side][end]
        s.reach[seat][b.corner_word[corner]] |= b.corner_bit[corner]
    tell(log, PLACED_ROAD, seat, 0, 0, side, PUBLIC)
    length = extend_road(s, b, seat, side)
    if length != s.road_length[seat]:
        s.road_length[seat] = length
        award_longest_road(s, False, log)
