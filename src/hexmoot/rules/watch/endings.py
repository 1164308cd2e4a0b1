"""W-END: the Wall falls, or the Gift is overrun; who wins then."""

from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.score import crown, points
from hexmoot.rules.steps import drop_duties
from hexmoot.rules.terms import CARDS, NONE, PUBLIC
from hexmoot.rules.watch.events import ENDED_BY_BREACHES, ENDED_BY_GIFT, TIE_BROKEN
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    BY_BREACHES,
    BY_GIFT,
    LAST_BREACH,
    SECTIONS,
    SPACES,
    TIE_ORDER,
    TIE_POINTS,
    TIE_SPACE,
    TIE_WEST,
)
from hexmoot.rules.watch.wall import on_wall


@fast
def space_held(x: Extra, seat: int) -> int:
    """The lowest-numbered space that a seat holds in any section; SPACES if none."""
    for space in range(SPACES):
        for section in range(SECTIONS):
            if x.guard[section][space] == seat:
                return space
    return SPACES


@fast
def place_held(x: Extra, seat: int) -> int:
    """The place furthest west that a seat holds, and the lowest there, counted section by section."""
    for section in range(SECTIONS):
        for space in range(SPACES):
            if x.guard[section][space] == seat:
                return section * SPACES + space
    return SECTIONS * SPACES


@fast
def tie_break(s: State, x: Extra, one: int, other: int) -> int:
    """W-END-04: what decides between two seats with equally many guards."""
    if points(s, one) != points(s, other):
        return TIE_POINTS
    if space_held(x, one) != space_held(x, other):
        return TIE_SPACE
    return TIE_WEST if place_held(x, one) != place_held(x, other) else TIE_ORDER


@fast
def is_ahead(s: State, x: Extra, one: int, other: int) -> bool:
    """W-END-01, W-END-04: whether a seat stands before another when the Wall decides."""
    if on_wall(x, one) != on_wall(x, other):
        return on_wall(x, one) > on_wall(x, other)
    decider = tie_break(s, x, one, other)
    if decider == TIE_POINTS:
        return points(s, one) > points(s, other)
    if decider == TIE_SPACE:
        return space_held(x, one) < space_held(x, other)
    if decider == TIE_WEST:
        return place_held(x, one) < place_held(x, other)
    return (one - s.turn + s.seats) % s.seats < (other - s.turn + s.seats) % s.seats


@fast
def first_on_wall(s: State, x: Extra) -> int:
    """The seat that wins if the game ends by the Wall."""
    best = 0
    for seat in range(1, s.seats):
        if is_ahead(s, x, seat, best):
            best = seat
    return best


@fast
def leave_nothing_open(s: State, x: Extra, log: Log) -> None:
    """The game is over in the middle of whatever it was."""
    drop_duties(s, log)
    x.die = 0
    x.reveals = 0
    x.consoled = NONE
    x.chooser = NONE
    x.then = 0
    for card in range(CARDS):
        x.looked[card] = 0
    x.looked_size = 0
    x.foresee = 0
    x.looked_at = NONE
    x.givers = 0


@fast
def end_by_wall(s: State, x: Extra, ending: int, log: Log) -> None:
    """W-END-01, W-END-02, W-END-04: most guards on the Wall."""
    x.ending = ending
    best = first_on_wall(s, x)
    # The closest rival, and what put it behind, if not the number of guards.
    rival = NONE
    for seat in range(s.seats):
        if seat != best and on_wall(x, seat) == on_wall(x, best) and (rival == NONE or is_ahead(s, x, seat, rival)):
            rival = seat
    if rival != NONE:
        tell(log, TIE_BROKEN, best, tie_break(s, x, best, rival), on_wall(x, best), 0, PUBLIC)
    crown(s, best, log)
    leave_nothing_open(s, x, log)


@fast
def overrun(s: State, x: Extra, count: int, log: Log) -> None:
    """W-END-02: too many wildlings in the Gift."""
    tell(log, ENDED_BY_GIFT, NONE, 0, count, 0, PUBLIC)
    end_by_wall(s, x, BY_GIFT, log)


@fast
def note_breach(s: State, x: Extra, log: Log) -> None:
    """W-BREACH-02, W-END-01: the marker moves; at the third step the game is over."""
    x.breaches += 1
    if x.breaches == LAST_BREACH:
        tell(log, ENDED_BY_BREACHES, NONE, 0, x.breaches, 0, PUBLIC)
        end_by_wall(s, x, BY_BREACHES, log)
