"""Where the points of a seat come from."""

from typing import Any, NamedTuple

from hexmoot.rules import terms
from hexmoot.rules.records import State
from hexmoot.rules.watch.wall import GUARDS, ONE_POINT, TWO_POINTS

SETTLEMENT_POINTS, CITY_POINTS = 1, 2


class Score(NamedTuple):
    """WIN-01: points by their source; together they are all points of a seat."""

    settlements: int
    cities: int
    longest_road: int
    largest_army: int
    victory_point_cards: int


def score_of(state: State, seat: int) -> Score:
    """The points of a seat as far as the state shows them: of cards that are hidden from a viewer there are none."""
    place = seat - 1
    # A corner holds twice the seat, and one more where a city stands.
    cities = sum(holder == 2 * place + 1 for holder in state.corner)
    settlements = sum(holder == 2 * place for holder in state.corner)
    return Score(
        settlements=SETTLEMENT_POINTS * settlements,
        cities=CITY_POINTS * cities,
        longest_road=int(state.road_points) if state.longest == place else 0,
        largest_army=int(state.army_points) if state.army == place else 0,
        victory_point_cards=int(state.played[place][terms.POINT] + state.cards[place][terms.POINT]),
    )


def points_by_source(state: State, seat: int, extra: Any = None) -> dict[str, int]:
    """The same by name; of a game with a Wall, whose record beside the state is `extra`, also those for guards."""
    found: dict[str, int] = score_of(state, seat)._asdict()
    if extra is not None:
        found["guards"] = points_for_guards(extra, seat)
    return found


def points_for_guards(extra: Any, seat: int) -> int:
    """W-GUARD-02: what the guards of a seat on the Wall are worth."""
    guards = GUARDS - extra.guards_left[seat - 1]
    return int(guards >= ONE_POINT) + int(guards >= TWO_POINTS)
