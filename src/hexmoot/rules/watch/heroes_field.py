"""The heroes who drive somebody off: the pathfinder, the archer and the tracker."""

from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK, PLAY_04, W_HERO_01
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.terms import NONE, PUBLIC
from hexmoot.rules.watch.events import CHASED_ROBBER, CLEARED_CAMP, CLEARED_CLEARING
from hexmoot.rules.watch.gift import block_hexes, send_home, take_from_hex, wild_hexes
from hexmoot.rules.watch.heroes import use_hero
from hexmoot.rules.watch.north import leave_camp, leave_clearing
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CAMP_PLACES, CAMPS, FROM_SUPPLY, NORTH_PLACES, REGULAR, SPACES
from hexmoot.rules.watch.tokens import await_token


@fast
def is_in_north(x: Extra, place: int) -> bool:
    """Whether a wildling sits in this camp, or so far back in this clearing."""
    if place < CAMP_PLACES:
        return place % CAMPS < x.camp_size[place // CAMPS]
    return (place - CAMP_PLACES) % SPACES < x.waiting_size[(place - CAMP_PLACES) // SPACES]


@fast
def pathfinder_refusal(x: Extra, place: int) -> int:
    """A wildling in a camp or a clearing."""
    if place < 0 or place >= NORTH_PLACES:
        return PLAY_04
    return OK if is_in_north(x, place) else W_HERO_01


@fast
def clear_north(x: Extra, seat: int, place: int, log: Log) -> None:
    """The pathfinder: the wildling goes home, those behind move up; then a token of the supply is revealed."""
    use_hero(x, seat, log)
    if place < CAMP_PLACES:
        clan = place // CAMPS
        wildling = leave_camp(x, clan, place % CAMPS, log)
        x.peaks[wildling] += 1
        tell(log, CLEARED_CAMP, seat, wildling, clan, 0, PUBLIC)
    else:
        section = (place - CAMP_PLACES) // SPACES
        leave_clearing(x, section, (place - CAMP_PLACES) % SPACES)
        x.peaks[REGULAR] += 1
        tell(log, CLEARED_CLEARING, seat, section, 0, 0, PUBLIC)
    await_token(x, seat, FROM_SUPPLY)


@fast
def wildling_refusal(b: Board, x: Extra, place: int, otherwise: int) -> int:
    """0 if a wildling stands on the hex, else the rule that wants one there."""
    if place < 0 or place >= b.hexes:
        return PLAY_04
    return OK if (wild_hexes(x) >> place) & 1 else otherwise


@fast
def drive_off(s: State, x: Extra, seat: int, place: int, log: Log) -> None:
    """The archer."""
    use_hero(x, seat, log)
    send_home(s, x, seat, place, log)


@fast
def tracker_refusal(s: State) -> int:
    """The robber has to be somewhere to be chased from."""
    return OK if s.robber != NONE else W_HERO_01


@fast
def chase_robber(s: State, x: Extra, seat: int, log: Log) -> None:
    """The tracker: the robber goes back to its camp; a card of the kind of the hex that it leaves."""
    use_hero(x, seat, log)
    place = s.robber
    tell(log, CHASED_ROBBER, seat, 0, 0, place, PUBLIC)
    s.robber = NONE
    block_hexes(s, x)
    take_from_hex(s, seat, place, log)
