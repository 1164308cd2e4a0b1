"""PLAY: what no rule book says because no table would allow it."""

from typing import Any

import pytest

import hexmoot as hx
from tests.rules.table import at_turn, hand, play, position, refused, rule, stage

# One code for each kind of decision, on the island of the table.
EVERY_DECISION = (
    *("s@D7n", "c@C6n", "r@C8w", "roll", "buy", "kn", "rb", "yp:GO", "mo:W", "vp", "rob@B5", "x:L", "t:LLLL>O"),
    *("o:L>O", "y2", "n2", "o-", "d2", "d>2", "end", "win"),
)


@rule("PLAY-01")
def test_play_01_nobody_moves_after_the_end() -> None:
    game = position(options={"victory_points": 3}, cards={1: "V"}, hands={1: "LLLLLB"}, stage="over")
    for code in (*EVERY_DECISION, "2.roll", "3.o:L>W", "=35", "=K", "=L"):
        assert refused(game, code) == "PLAY-01", code
    assert list(game.legal_moves) == []
    assert game.actors == ()
    with pytest.raises(hx.IllegalMove):
        game.push(hx.End())
    # Nor is there anything left to show or to claim.
    told: dict[str, str | int | bool] = {"victory_points": 3, "win_claim": "declared"}
    assert list(position(edition="k-base", options=told, cards={1: "VV", 2: "V"}, stage="over").legal_moves) == []


@rule("PLAY-02")
def test_play_02_the_decision_belongs_to_another_seat() -> None:
    assert refused(position(stage="before", turn=1), "2.roll") == "PLAY-02"
    assert refused(position(turn=1), "2.end") == "PLAY-02"
    assert refused(position(stage="settling", turn=1, pieces={}), "2.s@D7n") == "PLAY-02"
    assert refused(position(stage="paving", turn=1, pieces={1: "s@D7n"}, corner="D7n"), "2.r@D7nw") == "PLAY-02"
    assert refused(position(stage="robbing", turn=1, rolled=True), "2.rob@B5>1") == "PLAY-02"
    phase = position(seats=5, stage="extra", turn=1, builder=2)
    assert refused(phase, "3.end") == "PLAY-02"
    assert refused(phase, "1.end") == "PLAY-02"
    assert refused(phase, "2.end") is None


@rule("PLAY-02")
def test_play_02_a_seat_that_is_not_at_the_table_decides_nothing() -> None:
    assert refused(position(stage="before"), "5.roll") == "PLAY-02"
    assert refused(position(hands={1: "L"}), "6.o:L>W") == "PLAY-02"


@rule("PLAY-02", effect=True)
def test_play_02_the_game_says_whom_it_waits_for() -> None:
    assert position(stage="before", turn=3).actors == (3,)
    owing = position(stage="discarding", hands={2: "LLLLLLLL", 4: "OOOOOOOO"}, owe="24")
    assert owing.actors == (2, 4)
    assert list(owing.legal_moves(1)) == []
    assert list(owing.legal_moves(2)) == [hx.Discard("LLLL", seat=2)]
    with pytest.raises(hx.AmbiguousMove):
        owing.push_text("x:LLLL")


@rule("PLAY-03")
@pytest.mark.parametrize("waiting", ["rolling", "drawing", "stealing"])
def test_play_03_no_decision_while_an_outcome_is_awaited(waiting: str) -> None:
    details: dict[str, Any] = {} if waiting == "rolling" else {"rolled": True}
    if waiting == "stealing":
        details["victim"] = 2
    game = position(stage=waiting, hands={1: "LLLLLB", 2: "W"}, cards={1: "KRYMV"}, **details)
    for code in EVERY_DECISION:
        assert refused(game, code) == "PLAY-03", code
    assert list(game.legal_moves) == []


@rule("PLAY-03")
def test_play_03_outcomes_come_only_when_chance_is_asked() -> None:
    for place in ("before", "main"):
        for code in ("=35", "=K", "=L"):
            assert refused(position(stage=place), code) == "PLAY-03"


@rule("PLAY-03")
def test_play_03_a_move_at_the_wrong_stage() -> None:
    assert refused(position(stage="main"), "x:L") == "PLAY-03"
    assert refused(position(stage="settling", pieces={}), "roll") == "PLAY-03"
    assert refused(position(stage="settling", pieces={}), "end") == "PLAY-03"
    assert refused(position(stage="settling", pieces={}), "buy") == "PLAY-03"
    assert refused(position(stage="settling", pieces={}), "t:LLLL>O") == "PLAY-03"
    assert refused(position(stage="settling", pieces={}), "kn") == "PLAY-03"
    assert refused(position(stage="robbing", rolled=True), "end") == "PLAY-03"
    assert refused(position(stage="robbing", rolled=True), "roll") == "PLAY-03"
    laying = position(stage="laying", rolled=True, card=True, free=2, hands={1: "LLLLWGBB"})
    assert refused(laying, "end") == "PLAY-03"
    assert refused(laying, "c@C6n") == "PLAY-03"
    assert refused(laying, "buy") == "PLAY-03"


@rule("PLAY-03", ruling=[33])
def test_play_03_no_trade_between_a_seven_and_the_end_of_the_robber() -> None:
    game = position(stage="before", hands={1: "LLLLLLLL", 2: "O"})
    play(game, "roll =34")
    assert stage(game) == "discarding"
    assert refused(game, "1.t:LLLL>O") == "PLAY-03"
    assert refused(game, "1.o:L>O") == "PLAY-03"
    play(game, "1.x:LLLL")
    assert stage(game) == "robbing"
    assert refused(game, "t:LLLL>O") == "PLAY-03"
    assert refused(game, "2.o:O>L") == "PLAY-03"
    play(game, "rob@F5>2 =O")
    assert refused(game, "t:LLLL>O") is None
    assert refused(game, "o:L>O") is None


@rule("PLAY-04")
def test_play_04_there_is_no_such_place_on_the_board() -> None:
    game = position(hands={1: "LLWGGBBOOO"})
    for code in ("s@A2n", "c@K9s", "r@A2w", "r@Z9ne"):
        assert refused(game, code) == "PLAY-04", code
    robbing = position(stage="robbing", rolled=True)
    # Sea and harbours are no hexes of the island.
    for code in ("rob@A4", "rob@B3", "rob@B11", "rob@D1", "rob@G8", "rob@B6"):
        assert refused(robbing, code) == "PLAY-04", code
    assert refused(position(stage="settling", pieces={}), "s@H8n") == "PLAY-04"
    assert refused(position(stage="paving", pieces={1: "s@B5n"}, corner="B5n"), "r@A2w") == "PLAY-04"


@rule("PLAY-04")
def test_play_04_the_large_board_has_places_that_the_island_lacks() -> None:
    assert refused(position(stage="settling", pieces={}, seats=4), "s@H8s") == "PLAY-04"
    assert refused(position(stage="settling", pieces={}, seats=5), "s@H8s") is None


@rule("PLAY-05")
def test_play_05_there_is_no_such_offer() -> None:
    game = position(hands={1: "LL", 2: "OO"})
    for code in ("2.y1", "2.n1", "1.o-", "2.o-", "d2", "d>2", "2.y6", "d1"):
        assert refused(game, code) == "PLAY-05", code


@rule("PLAY-05")
def test_play_05_an_offer_is_only_for_those_it_was_made_to() -> None:
    game = position(hands={1: "LL", 2: "OO", 3: "OO"}, offers="1:L>O/2")
    assert refused(game, "2.y1") is None
    assert refused(game, "3.y1") == "PLAY-05"
    assert refused(game, "3.n1") == "PLAY-05"
    assert refused(game, "d>3") == "PLAY-05"


@rule("PLAY-05")
@pytest.mark.parametrize("ending", ["o-", "o:L>W", "t:LLLL>W", "r@C8w"])
def test_play_05_an_offer_lapses_when_withdrawn_replaced_or_no_longer_covered(ending: str) -> None:
    game = position(hands={1: "LLLLB", 2: "OO"}, offers="1:LLLL>O/234+2")
    assert refused(game, "d>2") is None
    play(game, ending)
    assert refused(game, "d>2") in {"PLAY-05", "TRADE-01"}
    assert refused(game, "d>2") == ("TRADE-01" if ending.startswith("o:") else "PLAY-05")


@rule("PLAY-05")
def test_play_05_offers_lapse_with_the_turn() -> None:
    game = position(hands={1: "L", 2: "O"}, offers="1:L>O/234+2")
    play(game, "end roll =11")
    assert refused(game, "d1") == "PLAY-05"
    assert game.state.open_offers == 0


@rule("PLAY-06")
def test_play_06_an_offer_is_answered_once() -> None:
    game = position(hands={1: "L", 2: "O", 3: "O"}, offers="1:L>O/234")
    play(game, "2.y1 3.n1")
    assert refused(game, "2.y1") == "PLAY-06"
    assert refused(game, "3.n1") == "PLAY-06"
    # Another mind may be changed.
    assert refused(game, "2.n1") is None
    assert refused(game, "3.y1") is None


@rule("PLAY-06")
def test_play_06_a_discard_is_chosen_once() -> None:
    game = position(stage="discarding", hands={1: "L" * 9, 2: "W" * 8}, owe="12")
    play(game, "1.x:LLLL")
    assert refused(game, "1.x:LL") == "PLAY-06"
    assert refused(game, "2.x:WWWW") is None


@rule("PLAY-07")
def test_play_07_a_card_that_is_not_in_the_pile_cannot_come() -> None:
    game = position(stage="drawing", rolled=True, cards={2: "VVVVV", 3: "/-/RR"})
    assert refused(game, "=V") == "PLAY-07"
    assert refused(game, "=R") == "PLAY-07"
    assert refused(game, "=K") is None


@rule("PLAY-07")
def test_play_07_a_theft_takes_only_what_is_held() -> None:
    game = position(stage="stealing", rolled=True, victim=3, hands={2: "O", 3: "LW"})
    assert refused(game, "=O") == "PLAY-07"
    assert refused(game, "=L") is None
    assert refused(game, "=W") is None


@rule("PLAY-07")
def test_play_07_an_outcome_of_another_kind_cannot_come() -> None:
    assert refused(position(stage="rolling"), "=K") == "PLAY-07"
    assert refused(position(stage="rolling"), "=L") == "PLAY-07"
    assert refused(position(stage="rolling"), "=34") is None
    assert refused(position(stage="drawing", rolled=True), "=34") == "PLAY-07"


@rule("PLAY-08")
def test_play_08_the_offers_of_a_turn_are_used_up() -> None:
    game = position(options={"offers_per_turn": 2}, hands={1: "LL", 2: "OO"})
    play(game, "o:L>O o:L>W")
    assert refused(game, "o:L>G") == "PLAY-08"
    # Each seat has its own count, and every turn starts afresh.
    assert refused(game, "2.o:O>L") is None
    play(game, "end roll =11")
    assert at_turn(game) == 2
    assert refused(game, "1.o:L>O") is None


@rule("PLAY-08", effect=True)
def test_play_08_without_a_limit_offers_go_on() -> None:
    game = position(options={"offers_per_turn": 0}, hands={1: "LL", 2: "OO"})
    for _ in range(60):
        play(game, "o:L>O")
    assert refused(game, "o:L>O") is None
    assert hand(game, 1) == "LL"
