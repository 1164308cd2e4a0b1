"""W-GUARD: guards on the Wall and their points."""

import pytest

from tests.rules.table import keys, play, refused, rule
from tests.watch.table import position, roll, wall


@rule("W-GUARD-01")
def test_a_guard_costs_brick_wool_and_lumber_and_takes_the_lowest_empty_space() -> None:
    game = position(hands={1: "LWBLWB"}, wall="34---,-----,-----,22222")
    assert refused(game, "g@4") == "W-GUARD-01"
    play(game, "g@1 g@2")
    assert wall(game) == "341--,1----,-----,22222"
    assert game.hand(1) == ""
    assert refused(game, "g@1") == "W-GUARD-01"


@rule("W-GUARD-01", effect=True)
@pytest.mark.parametrize("held", ["LWGO", "LBGO", "WBGO"])
def test_each_of_the_three_cards_is_needed(held: str) -> None:
    assert refused(position(hands={1: held}), "g@1") == "W-GUARD-01"
    assert "g@1" not in [move.code for move in position(hands={1: held}).legal_moves]


@rule("W-GUARD-01")
def test_seven_guards_are_all_there_are() -> None:
    game = position(hands={1: "LWB"}, wall="11111,11---,-----,-----")
    assert refused(game, "g@3") == "W-GUARD-01"


@rule("W-GUARD-01", effect=True)
def test_a_guard_is_built_like_anything_else() -> None:
    assert refused(position(stage="before", hands={1: "LWB"}), "g@1") == "W-TURN-01"
    assert refused(position(hands={2: "LWB"}), "2.g@1") == "TURN-07"
    assert refused(position(hands={1: "LWBLLL"}), "g@1") is None
    game = position(hands={1: "LWBLLL"})
    play(game, "g@1")
    # With separate phases building ends the trading.
    assert refused(game, "t:LLL>O") == "TURN-02"


@rule("W-GUARD-02", effect=True)
@pytest.mark.parametrize(("guards", "points"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (7, 4)])
def test_three_guards_are_worth_a_point_and_five_two(guards: int, points: int) -> None:
    spaces = ("1" * guards).ljust(20, "-")
    game = position(wall=",".join(spaces[5 * section : 5 * section + 5] for section in range(4)))
    assert game.points(1) == points


@rule("W-GUARD-02", effect=True)
def test_points_come_and_go_with_the_guards() -> None:
    game = position(hands={1: "LWB"}, wall="11---,-----,-----,-----", camps="g,-,-")
    events = play(game, "g@2")
    assert game.points(1) == 3
    assert "won_guard_point" in keys(events)
    play(game, "end")
    events = roll(game, "12.1")
    assert game.points(1) == 2
    assert "lost_guard_point" in keys(events)


@rule("W-GUARD-02", effect=True)
def test_the_fifth_guard_adds_a_second_point() -> None:
    game = position(hands={1: "LWB"}, wall="1111-,-----,-----,-----")
    play(game, "g@1")
    assert game.points(1) == 4
