"""W-GUARD: guards on the Wall, and the points that come and go with them."""

from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK, PLAY_04, W_GUARD_01
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import FREE, KINDS, NONE, PUBLIC
from hexmoot.rules.watch.events import (
    CLOSED_RANKS,
    GUARD_RETURNED,
    LOST_GUARD_POINT,
    PLACED_GUARD,
    WON_GUARD_POINT,
)
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import GUARD_PRICE, SECTIONS, SPACES

GUARDS = 7
# W-GUARD-02: so many guards are worth a point, and so many a second one.
ONE_POINT, TWO_POINTS = 3, 5


@fast
def on_wall(x: Extra, seat: int) -> int:
    """How many guards of a seat stand on the Wall."""
    return GUARDS - x.guards_left[seat]


@fast
def guard_points(guards: int) -> int:
    """W-GUARD-02: what so many guards are worth."""
    return (1 if guards >= ONE_POINT else 0) + (1 if guards >= TWO_POINTS else 0)


@fast
def lowest_space(x: Extra, section: int, taken: bool) -> int:
    """The lowest space of a section that is taken, or that is empty; NONE if there is none."""
    for space in range(SPACES):
        if (x.guard[section][space] != FREE) == taken:
            return space
    return NONE


@fast
def open_sections(x: Extra, seat: int) -> int:
    """W-GUARD-01: the sections where a guard of the seat could stand, as a mask; none without a guard at hand."""
    mask = 0
    if x.guards_left[seat] > 0:
        for section in range(SECTIONS):
            if x.guards[section] < SPACES:
                mask |= 1 << section
    return mask


@fast
def section_refusal(x: Extra, seat: int, section: int) -> int:
    """0, or the rule that forbids a guard of the seat in this section."""
    if section < 0 or section >= SECTIONS:
        return PLAY_04
    return OK if (open_sections(x, seat) >> section) & 1 else W_GUARD_01


@fast
def guard_price(kind: int) -> int:
    """W-GUARD-01: how many cards of a kind a guard costs."""
    return (GUARD_PRICE >> kind) & 1


@fast
def can_pay_guard(s: State, seat: int) -> bool:
    """W-GUARD-01."""
    for kind in range(KINDS):
        if s.hand[seat][kind] < guard_price(kind):
            return False
    return True


@fast
def count_guards(s: State, x: Extra, seat: int, change: int, log: Log) -> None:
    """W-GUARD-02: one guard more or fewer on the Wall."""
    before = guard_points(on_wall(x, seat))
    x.guards_left[seat] -= change
    gained = guard_points(on_wall(x, seat)) - before
    s.score[seat] += gained
    if gained != 0:
        tell(log, WON_GUARD_POINT if gained > 0 else LOST_GUARD_POINT, seat, 0, on_wall(x, seat), 0, PUBLIC)


@fast
def post_guard(s: State, x: Extra, seat: int, section: int, log: Log) -> None:
    """W-GUARD-01: on the lowest empty space."""
    space = lowest_space(x, section, False)
    x.guard[section][space] = seat
    x.guards[section] += 1
    tell(log, PLACED_GUARD, seat, section, space, 0, PUBLIC)
    count_guards(s, x, seat, 1, log)


@fast
def send_guard_home(s: State, x: Extra, section: int, space: int, log: Log) -> None:
    """The guard on a space goes back to its owner."""
    seat = x.guard[section][space]
    x.guard[section][space] = FREE
    x.guards[section] -= 1
    tell(log, GUARD_RETURNED, seat, section, space, 0, PUBLIC)
    count_guards(s, x, seat, -1, log)


@fast
def close_ranks(x: Extra, section: int, log: Log) -> None:
    """The guards of a section move down to the lowest spaces."""
    filled = 0
    moved = False
    for space in range(SPACES):
        seat = x.guard[section][space]
        if seat != FREE:
            if space != filled:
                x.guard[section][filled] = seat
                x.guard[section][space] = FREE
                moved = True
            filled += 1
    if moved:
        tell(log, CLOSED_RANKS, NONE, section, 0, 0, PUBLIC)
