"""W-END: three ways to end, and what decides between equally many guards."""

import pytest

import hexmoot as hx
from tests.rules.table import play, refused, rule
from tests.watch.table import position, roll, told

QUIET = "builder,archer,steward,commander"


def falls(wall: str, **more: object) -> hx.Result:
    """The third breach comes, at section 4, with these guards on the Wall."""
    game = position(stage="before", camps="-,-,r", breaches=2, wall=wall, heroes=QUIET, **more)  # type: ignore[arg-type]
    roll(game, "12.8")
    result = game.result()
    assert result is not None
    return result


@rule("W-END-01", effect=True)
def test_at_the_third_breach_most_guards_win_whatever_the_points() -> None:
    result = falls("22---,33---,3----,-----", cards={1: "VVVVV"})
    assert (result.ending, result.winner) == ("breaches", 3)


@rule("W-END-01", effect=True)
def test_the_guard_that_the_breach_sends_home_does_not_count() -> None:
    """Seats 2 and 3 have two guards each; seat 3 loses the one on space 1 of the section that falls."""
    game = position(
        stage="before", camps="-,-,r", breaches=2, wall="22---,3----,-----,3----", clearings="-,-,-,7", heroes=QUIET
    )
    roll(game, "12.8")
    result = game.result()
    assert result is not None
    assert result.winner == 2


@rule("W-END-02", effect=True)
@pytest.mark.parametrize(("limit", "ending"), [(7, "gift"), (8, None)])
def test_so_many_wildlings_in_the_gift_end_the_game(limit: int, ending: str | None) -> None:
    game = position(
        stage="before",
        options={"gift_limit": limit},
        camps="c,-,-",
        wildlings="D14r,E3r,E5r,E7r,E9r,E11g",
        wall="4----,-----,-----,-----",
        heroes=QUIET,
    )
    events = roll(game, "12.1")
    result = game.result()
    assert (result.ending if result else None) == ending
    if result:
        assert result.winner == 4
        assert told(events, "ended_by_gift")[0].count == 7
        assert refused(game, "end") == "PLAY-01"


@rule("W-END-02", effect=True)
def test_eight_end_it_where_eight_are_the_limit() -> None:
    game = position(
        stage="before",
        options={"gift_limit": 8},
        camps="c,-,-",
        wildlings="D14r,E3r,E5r,E7r,E9r,E11g,E13r",
        heroes=QUIET,
    )
    roll(game, "12.1")
    assert game.result() is not None


@rule("W-END-03", effect=True)
def test_ten_points_win_at_the_end_of_the_own_turn_only() -> None:
    pieces = {1: "c@C7n c@E5n c@C5n c@E3n", 2: "s@C9n", 3: "s@C11n", 4: "s@D12n"}
    game = position(pieces=pieces, cards={1: "V"}, hands={1: "LWB"}, wall="11---,-----,-----,-----")
    play(game, "g@1")
    assert game.points(1) == 10
    assert game.result() is None
    play(game, "end")
    result = game.result()
    assert result is not None
    assert (result.ending, result.winner, result.points[0]) == ("points", 1, 10)


@rule("W-END-03", effect=True)
def test_the_wall_may_fall_before_the_turn_ends() -> None:
    pieces = {1: "c@C7n c@E5n c@C5n s@E3n", 2: "s@C9n", 3: "s@C11n", 4: "s@D12n"}
    game = position(
        pieces=pieces,
        cards={1: "VVV"},
        hands={1: "GGOOO"},
        breaches=2,
        camps="rrrr,-,-",
        wall="-----,-----,2----,-----",
    )
    play(game, "c@E3n")
    assert game.points(1) == 11
    play(game, "=river.regular")
    result = game.result()
    assert result is not None
    assert (result.ending, result.winner) == ("breaches", 2)


@rule("W-END-03", effect=True)
def test_nobody_wins_in_the_turn_of_another() -> None:
    pieces = {1: "c@C7n c@E5n c@C5n c@E3n", 2: "s@C9n", 3: "s@C11n", 4: "s@D12n"}
    game = position(pieces=pieces, cards={1: "VV"}, turn=2)
    play(game, "end")
    assert (game.result(), game.turn) == (None, 3)


@rule("W-END-04", effect=True)
@pytest.mark.parametrize(
    ("wall", "cards", "winner", "tie"),
    [
        ("1----,2----,-----,-----", {2: "V"}, 2, "points"),
        ("21---,-----,-----,-----", {}, 2, "space"),
        ("32---,-----,-----,-----", {}, 3, "space"),
        ("-----,2----,1----,-----", {}, 2, "west"),
        ("12---,21---,-----,-----", {}, 1, "west"),
        ("-----,-----,-----,-----", {}, 1, "order"),
    ],
)
def test_ties_are_broken_by_points_then_space_then_west(
    wall: str, cards: dict[int, str], winner: int, tie: str
) -> None:
    game = position(stage="before", camps="-,-,r", breaches=2, wall=wall, heroes=QUIET, cards=cards)
    events = roll(game, "12.8")
    result = game.result()
    assert result is not None
    assert result.winner == winner
    assert told(events, "tie_broken")[0].kind == tie


@rule("W-END-04", effect=True)
def test_the_westernmost_section_counts_and_then_the_lowest_space_there() -> None:
    """Both hold a space 1; seat 2's guard furthest west stands in section 1, though on a higher space."""
    result = falls("-2---,1----,12---,-----", options={"giant_closes_ranks": "no"}, cards={1: "V"})
    assert result.winner == 1
    result = falls("-21--,1----,2----,-----", options={"giant_closes_ranks": "no"})
    assert result.winner == 2
    result = falls("-12--,1----,2----,-----", options={"giant_closes_ranks": "no"})
    assert result.winner == 1


@rule("W-END-04", effect=True)
def test_without_any_guard_the_order_of_play_decides_from_the_player_at_turn() -> None:
    game = position(stage="before", turn=3, camps="-,-,r", breaches=2, heroes=QUIET)
    roll(game, "12.8")
    result = game.result()
    assert result is not None
    assert result.winner == 3
