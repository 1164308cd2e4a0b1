"""Room to expand: free sites that roads of a seat lead to, or could."""

from hexmoot.bots.value.notes import Notes, dots
from hexmoot.bots.value.weights import DISTANCES, RANKS, Weights
from hexmoot.rules.bits import lowest
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, State
from hexmoot.rules.terms import BITS, DESERT, FREE, LAYING, NO_HARBOUR, NONE
from hexmoot.rules.turn import acting


@fast
def site_worth(s: State, b: Board, w: Weights, notes: Notes, seat: int, corner: int) -> float:
    """What a settlement on a free corner would give: dots, kinds that were missing, a harbour."""
    worth = 0.0
    for way in range(3):
        place = b.corner_hex[corner][way]
        if place != NONE and s.terrain[place] != DESERT:
            kind = s.terrain[place]
            worth += w.pip[kind] * dots(s.token[place])
            if notes.pips[seat][kind] <= 0.0:
                worth += w.new_kind
    for end in range(2):
        place = b.corner_coast[corner][end]
        if place != NONE and s.harbour[place] != NO_HARBOUR:
            worth += w.harbour_site
    return worth


@fast
def step_on(s: State, b: Board, seat: int, low: int, high: int) -> tuple[int, int]:
    """The corners one road on from those in the mask; nobody passes a strange building."""
    low = (low & ~s.taken[0]) | (low & s.own[seat][0])
    high = (high & ~s.taken[1]) | (high & s.own[seat][1])
    next_low = 0
    next_high = 0
    while low != 0 or high != 0:
        if low != 0:
            corner = lowest(low)
            low &= low - 1
        else:
            corner = lowest(high) + BITS
            high &= high - 1
        for way in range(3):
            side = b.corner_side[corner][way]
            if side != NONE and s.road[side] == FREE:
                other = b.corner_corner[corner][way]
                if b.corner_word[other] == 0:
                    next_low |= b.corner_bit[other]
                else:
                    next_high |= b.corner_bit[other]
    return next_low, next_high


@fast
def roads_of_rivals(s: State, seat: int, half: int) -> int:
    """The corners that roads of others lead to."""
    mask = 0
    for other in range(s.seats):
        if other != seat:
            mask |= s.reach[other][half]
    return mask


@fast
def enter_site(notes: Notes, worth: float, distance: int) -> None:
    """Keeps the best site at each distance, and the best of all in order."""
    notes.best[distance] = max(notes.best[distance], worth)
    for rank in range(RANKS):
        if worth > notes.top[rank]:
            worse = notes.top[rank]
            notes.top[rank] = worth
            worth = worse


@fast
def look_at_sites(s: State, b: Board, w: Weights, notes: Notes, seat: int, half: int, mask: int, distance: int) -> None:
    """Enters the free sites of a mask, so many roads away."""
    rivals = roads_of_rivals(s, seat, half)
    mask &= ~s.near[half]
    while mask != 0:
        corner = lowest(mask) + BITS * half
        contested = distance > 0 and (rivals & mask & -mask) != 0
        mask &= mask - 1
        worth = w.site[distance] * site_worth(s, b, w, notes, seat, corner)
        enter_site(notes, worth * w.contested if contested else worth, distance)


@fast
def room_worth(s: State, b: Board, w: Weights, notes: Notes, seat: int) -> float:
    """The best free sites within three roads. What is noted of them serves the goals of the hand."""
    for distance in range(DISTANCES):
        notes.best[distance] = 0.0
    for rank in range(RANKS):
        notes.top[rank] = 0.0
    free = s.free_roads if s.stage == LAYING and acting(s) == seat else 0
    low = s.reach[seat][0] | s.own[seat][0]
    high = s.reach[seat][1] | s.own[seat][1]
    seen_low = low
    seen_high = high
    for distance in range(min(DISTANCES, s.roads_left[seat] + 1)):
        look_at_sites(s, b, w, notes, seat, 0, low, max(0, distance - free))
        look_at_sites(s, b, w, notes, seat, 1, high, max(0, distance - free))
        low, high = step_on(s, b, seat, low, high)
        low &= ~seen_low
        high &= ~seen_high
        seen_low |= low
        seen_high |= high
    worth = 0.0
    for rank in range(RANKS):
        worth += w.rank[rank] * notes.top[rank]
    return worth if s.settlements_left[seat] > 0 else w.no_pieces * worth
