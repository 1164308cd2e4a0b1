"""W-TURN, W-PROD, W-ROBBER, W-TRADE: three dice, blocked hexes, the robber and the supply."""

import pytest

import hexmoot as hx
from tests.rules.table import keys, play, refused, rule
from tests.watch.table import position, roll, told, wildlings


@rule("W-TURN-01", effect=True)
def test_production_comes_before_the_wildling_die() -> None:
    # A climber comes over the Wall onto the very hex that has just produced.
    game = position(stage="before", camps="c,-,-", heroes="builder,archer,steward,commander")
    events = roll(game, "23.1")
    assert [game.hand(seat) for seat in (1, 2, 3)] == ["O", "B", "B"]
    order = keys(events)
    assert order.index("produced") < order.index("wildling_rolled") < order.index("climbed")
    assert wildlings(game) == "B6c"


@rule("W-TURN-01", effect=True)
def test_trade_and_building_follow_and_the_turn_passes_left() -> None:
    game = position(stage="before", hands={1: "LWB"}, heroes="builder,archer,steward,commander")
    roll(game, "12.12")
    assert game.stage == "main"
    play(game, "g@1 end")
    assert (game.stage, game.turn) == ("before", 2)


@rule("W-TURN-01", effect=True)
def test_the_third_die_has_twelve_faces_and_is_always_thrown() -> None:
    game = position(stage="before")
    game.push_text("roll")
    assert refused(game, "=35") == "W-TURN-01"
    assert len(game.chance) == 21 * 12
    assert sum(p for _, p in game.chance) == 1
    assert refused(game, "=35.12") is None
    assert {move.wild for move, _ in game.chance} == set(range(1, 13))  # type: ignore[attr-defined]


@rule("W-PROD-01", effect=True)
@pytest.mark.parametrize(
    ("where", "robber", "cards"), [("-", "-", "B"), ("C7r", "-", ""), ("-", "C7", ""), ("C7g", "C7", "")]
)
def test_a_hex_with_a_wildling_or_the_robber_yields_nothing(where: str, robber: str, cards: str) -> None:
    # The hills at C7 with a 4; D14 has a 4, too, far from seat 1.
    game = position(stage="before", wildlings=where, robber=robber, heroes="builder,archer,steward,commander")
    roll(game, "13.12")
    assert game.hand(1) == cards


@rule("W-PROD-01", effect=True)
def test_a_hex_stays_blocked_when_the_robber_leaves_a_wildling_behind() -> None:
    game = position(stage="robbing", rolled=True, robber="C7", wildlings="C7r")
    play(game, "rob@E3")
    at = game.start.shape.hex_by_name
    assert game.state.blocked == 1 << at["C7"] | 1 << at["E3"]


@rule("W-ROBBER-01", effect=True)
def test_the_robber_starts_beside_the_board_and_moves_on_a_seven() -> None:
    game = position(stage="before", hands={2: "LLLLLLLL"}, camps="-,-,r", wall="-----,-----,-----,2----")
    roll(game, "34.7")
    assert game.stage == "discarding"
    play(game, "2.x:LLLL")
    assert game.stage == "robbing"
    assert refused(game, "rob@C9") == "ROBBER-05"
    events = play(game, "rob@C9>2 =L")
    # The die is resolved when the theft is done.
    assert told(events, "wildling_rolled")[0].count == 7
    assert told(events, "advanced")[0].trail == 7
    assert game.stage == "main"
    assert game.hand(1) == "L"


@rule("W-ROBBER-01", effect=True)
def test_a_new_game_has_the_robber_beside_the_board() -> None:
    game = hx.Game("w-base", seats=4, seed=1)
    assert (game.state.robber, game.state.blocked, game.hen().split()[3]) == (-1, 0, "-")


@rule("W-PROD-01", effect=True)
def test_a_hex_is_blocked_as_soon_as_somebody_has_crossed() -> None:
    game = position(stage="before", camps="c,-,-", heroes="builder,archer,steward,commander")
    roll(game, "12.1")
    assert game.state.blocked == 1 << game.start.shape.hex_by_name["B6"]


@rule("W-ROBBER-01", effect=True)
def test_the_robber_blocks_nothing_in_its_camp_and_may_go_anywhere() -> None:
    game = position(stage="robbing", rolled=True)
    assert game.state.blocked == 0
    hexes = {move.hex for move in game.legal_moves}  # type: ignore[attr-defined]
    assert hexes == set(game.start.shape.hex_names)


@rule("W-TRADE-01", effect=True)
def test_the_bank_changes_three_for_one_for_everybody() -> None:
    game = position(hands={1: "LLLLWW"})
    assert refused(game, "t:LLLL>O") == "W-TRADE-01"
    assert refused(game, "t:WW>O") == "W-TRADE-01"
    play(game, "t:LLL>O")
    assert game.hand(1) == "LWWO"


@rule("W-TRADE-01", effect=True)
def test_a_trade_route_changes_two_of_its_kind() -> None:
    pieces = {1: "s@F4n s@C7n", 2: "s@C9n", 3: "s@C11n", 4: "s@D12n"}
    game = position(hands={1: "GGLLL"}, pieces=pieces)
    assert refused(game, "t:LL>O") == "W-TRADE-01"
    play(game, "t:GG>O")
    assert game.hand(1) == "LLLO"
