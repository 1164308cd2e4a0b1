"""Where the points of a seat come from."""

from typing import Any, NamedTuple

from hexmoot.rules import terms
from hexmoot.rules.records import State

SETTLEMENT_POINTS, CITY_POINTS = 1, 2


class Score(NamedTuple):
    """WIN-01: points by their source; together they are all points of a seat."""

    settlements: int
    cities: int
    longest_road: int
    largest_army: int
    victory_point_cards: int
    # W-GUARD-02: of the second game.
    guards: int = 0


def score_of(state: State, seat: int) -> Score:
    """The points of a seat as far as the state shows them: of cards that are hidden from a viewer there are none."""
    place = seat - 1
    # A corner holds twice the seat, and one more where a city stands.
    cities = sum(holder == 2 * place + 1 for holder in state.corner)
    settlements = sum(holder == 2 * place for holder in state.corner)
    score = Score(
        settlements=SETTLEMENT_POINTS * settlements,
        cities=CITY_POINTS * cities,
        longest_road=int(state.road_points) if state.longest == place else 0,
        largest_army=int(state.army_points) if state.army == place else 0,
        victory_point_cards=int(state.played[place][terms.POINT] + state.cards[place][terms.POINT]),
    )
    # What all see of a score, and the hidden cards: nothing but guards is left to explain the rest.
    return score._replace(guards=int(state.score[place] + state.cards[place][terms.POINT]) - sum(score))


def points_by_source(state: State, seat: int, extra: Any = None) -> dict[str, int]:
    """The same by name; guards only in a game with a Wall, whose record beside the state is `extra`."""
    found: dict[str, int] = score_of(state, seat)._asdict()
    if extra is None:
        del found["guards"]
    return found
