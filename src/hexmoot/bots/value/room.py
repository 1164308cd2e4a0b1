"""Room to expand: free sites that roads of a seat lead to, or could."""

from hexmoot.bots.value.notes import Notes, dots
from hexmoot.bots.value.weights import DISTANCES, Weights
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
def room_worth(s: State, b: Board, w: Weights, notes: Notes, seat: int) -> float:
    """The best free sites within three roads. Notes the best at each distance, for the goals of the hand."""
    first = 0.0
    second = 0.0
    third = 0.0
    free = s.free_roads if s.stage == LAYING and acting(s) == seat else 0
    low = s.reach[seat][0] | s.own[seat][0]
    high = s.reach[seat][1] | s.own[seat][1]
    seen_low = low
    seen_high = high
    for distance in range(DISTANCES):
        notes.best[distance] = 0.0
    for distance in range(min(DISTANCES, s.roads_left[seat] + 1)):
        near = max(0, distance - free)
        for half in range(2):
            rivals = roads_of_rivals(s, seat, half)
            mask = (high if half == 1 else low) & ~s.near[half]
            while mask != 0:
                corner = lowest(mask) + BITS * half
                contested = (rivals & mask & -mask) != 0
                mask &= mask - 1
                worth = w.site[near] * site_worth(s, b, w, notes, seat, corner)
                if contested and near > 0:
                    worth *= w.contested
                notes.best[near] = max(notes.best[near], worth)
                if worth > first:
                    third = second
                    second = first
                    first = worth
                elif worth > second:
                    third = second
                    second = worth
                else:
                    third = max(third, worth)
        low, high = step_on(s, b, seat, low, high)
        low &= ~seen_low
        high &= ~seen_high
        seen_low |= low
        seen_high |= high
    worth = w.rank[0] * first + w.rank[1] * second + w.rank[2] * third
    return worth if s.settlements_left[seat] > 0 else 0.3 * worth
