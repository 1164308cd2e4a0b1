"""W-HERO: whose turn it is to use a hero, what comes after a use, and the heroes lying open."""

from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK, PLAY_02, PLAY_03, TURN_06, TURN_07, W_HERO_01, W_HERO_02, W_HERO_03
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import BEFORE_ROLL, MAIN, PUBLIC
from hexmoot.rules.turn import next_seat
from hexmoot.rules.watch.events import BEGAN_WITH_HERO, RETURNED_HERO, SPARED_HERO, TOOK_HERO, TURNED_HERO, USED_HERO
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    ARCHER,
    BACK,
    CHOOSING,
    FLIP,
    FRONT,
    HEROES,
    PATHFINDER,
    RECRUITER,
    SCHOLAR,
    TRACKER,
)


@fast
def take_first_heroes(s: State, x: Extra, log: Log) -> None:
    """W-SETUP-06: in the order of play."""
    seat = s.first
    for place in range(s.seats):
        x.hero[seat] = x.first_hero[place]
        tell(log, BEGAN_WITH_HERO, seat, x.hero[seat], 0, 0, PUBLIC)
        seat = next_seat(s, seat)


@fast
def display(s: State, x: Extra) -> int:
    """The heroes that nobody has, as a mask."""
    mask = (1 << HEROES) - 1
    for seat in range(s.seats):
        if x.hero[seat] >= 0:
            mask &= ~(1 << x.hero[seat])
    return mask


@fast
def is_ready(x: Extra, seat: int, hero: int) -> bool:
    """W-HERO-03: whether the seat has this hero, and it does not rest."""
    return x.hero[seat] == hero and ((x.rested >> seat) & 1) == 0


@fast
def hero_refusal(x: Extra, seat: int, hero: int) -> int:
    """W-HERO-01, W-HERO-03: whether the seat has the hero and may use it in this turn."""
    if x.hero[seat] != hero:
        return W_HERO_01
    return W_HERO_03 if (x.rested >> seat) & 1 else OK


@fast
def at_any_time(hero: int) -> bool:
    """Whether a hero may be used before the roll as well as after it."""
    return hero == PATHFINDER or hero == ARCHER or hero == RECRUITER or hero == TRACKER


@fast
def turn_gate(s: State, seat: int, hero: int) -> int:
    """W-HERO-01: in the own turn, after the roll or also before it."""
    if seat != s.turn:
        return TURN_07
    if s.stage == BEFORE_ROLL and not at_any_time(hero):
        return TURN_06
    return OK if s.stage == MAIN or s.stage == BEFORE_ROLL else PLAY_03


@fast
def use_hero(x: Extra, seat: int, log: Log) -> None:
    """W-HERO-02, W-HERO-03: the ability is used; when all of it is resolved, the seat chooses what becomes of it."""
    x.rested |= 1 << seat
    x.chooser = seat
    tell(log, USED_HERO, seat, x.hero[seat], 0, 0, PUBLIC)


@fast
def choice_refusal(s: State, x: Extra, seat: int, hero: int) -> int:
    """W-HERO-02: another hero from the display; or, the first time, the same one turned over."""
    if s.stage != CHOOSING:
        return PLAY_03
    if seat != x.chooser:
        return PLAY_02
    if hero == FLIP:
        return OK if x.side[seat] == FRONT else W_HERO_02
    if hero < 0 or hero >= HEROES:
        return W_HERO_02
    return OK if (display(s, x) >> hero) & 1 else W_HERO_02


@fast
def choose_hero(s: State, x: Extra, hero: int, log: Log) -> None:
    """W-HERO-02: turned over, or exchanged for one that rests in this turn."""
    seat = x.chooser
    if hero == FLIP:
        x.side[seat] = BACK
        tell(log, TURNED_HERO, seat, x.hero[seat], 0, 0, PUBLIC)
    else:
        tell(log, RETURNED_HERO, seat, x.hero[seat], 0, 0, PUBLIC)
        x.hero[seat] = hero
        x.side[seat] = FRONT
        tell(log, TOOK_HERO, seat, hero, 0, 0, PUBLIC)
    x.chooser = -1
    s.owing = 0
    s.stage = x.then
    x.then = 0


@fast
def spare_scholar(s: State, x: Extra, log: Log) -> None:
    """The scholar's chance goes by, or has been taken."""
    if x.chooser < 0:
        tell(log, SPARED_HERO, x.consoled, SCHOLAR, 0, 0, PUBLIC)
    x.consoled = -1
    s.owing = 0
    s.stage = MAIN
