"""PROD: what a roll brings."""

from hexmoot.rules.bits import lowest, popcount
from hexmoot.rules.events import PRODUCED, RAN_SHORT, STARTED_WITH, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import draw
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.terms import DESERT, KINDS, NONE, PUBLIC, SHORT_SOLE, TWO_AND_TWELVE


@fast
def yield_hex(s: State, b: Board, place: int) -> int:
    """PROD-02: one card a settlement and two a city at the hex are owed. Returns its kind as a bit, or 0 if none."""
    low = b.corners_of[place][0]
    high = b.corners_of[place][1]
    if ((s.taken[0] & low) | (s.taken[1] & high)) == 0:
        return 0
    kind = s.terrain[place]
    for seat in range(s.seats):
        count = 2 * (popcount(s.own[seat][0] & low) + popcount(s.own[seat][1] & high))
        count -= popcount(s.settled[seat][0] & low) + popcount(s.settled[seat][1] & high)
        s.owed[seat][kind] += count
    return 1 << kind


@fast
def yield_hexes(s: State, b: Board, token: int) -> int:
    """PROD-01, PROD-03: what every unblocked hex with this token owes. Returns the kinds as bits."""
    due = 0
    for place in range(b.hexes):
        if s.token[place] == token and ((s.blocked >> place) & 1) == 0:
            due |= yield_hex(s, b, place)
    return due


@fast
def produce(s: State, b: Board, total: int, log: Log) -> None:
    """PROD-01 to PROD-04: every unblocked hex with this token yields, as far as the bank can pay."""
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.owed[seat][kind] = 0
    due = yield_hexes(s, b, total)
    if total == 2 or total == 12:
        due |= yield_hexes(s, b, TWO_AND_TWELVE)
    while due != 0:
        pay_out(s, lowest(due), log)
        due &= due - 1


@fast
def pay_out(s: State, kind: int, log: Log) -> None:
    """PROD-04: one kind, to all who are owed it, or by `bank_short` if the bank has too little."""
    owed = 0
    claimants = 0
    for seat in range(s.seats):
        owed += s.owed[seat][kind]
        claimants += 1 if s.owed[seat][kind] > 0 else 0
    short = owed - s.bank[kind]
    if short > 0:
        tell(log, RAN_SHORT, NONE, kind, short, 0, PUBLIC)
        if s.bank_short != SHORT_SOLE or claimants > 1:
            return
    for seat in range(s.seats):
        count = min(s.owed[seat][kind], s.bank[kind])
        if count > 0:
            draw(s, seat, kind, count)
            tell(log, PRODUCED, seat, kind, count, 0, PUBLIC)


@fast
def start_with(s: State, b: Board, seat: int, corner: int, log: Log) -> None:
    """SETUP-10: one card for each producing hex around a settlement of the set-up."""
    for way in range(3):
        place = b.corner_hex[corner][way]
        if place != NONE and s.terrain[place] != DESERT:
            draw(s, seat, s.terrain[place], 1)
            tell(log, STARTED_WITH, seat, s.terrain[place], 1, 0, PUBLIC)
