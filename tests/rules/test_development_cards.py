"""DEV: what each development card does, when it may be played, and what others know of it."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import NORTH, SOUTH, deck, quiet_turns, roads, told
from tests.rules.table import (
    START,
    bank,
    hand,
    holder,
    keys,
    play,
    played,
    position,
    refused,
    road_at,
    rule,
    stage,
    unplayed,
)

CARD = "WGO"
PLAYS = {"K": "kn", "R": "rb", "Y": "yp:LO", "M": "mo:L"}
# All cards that the bank has of a kind lie in the hand of seat 4.
ALL = 19


# When.


@rule("DEV-01", ruling=[55])
@pytest.mark.parametrize("card", "KRYM")
def test_dev_01_a_card_bought_this_turn_rests(card: str) -> None:
    game = position(hands={1: CARD})
    play(game, f"buy ={card}")
    assert refused(game, PLAYS[card]) == "DEV-01"
    assert PLAYS[card] not in [move.code for move in game.legal_moves(1)]
    play(game, "end " + quiet_turns(3))
    assert refused(game, PLAYS[card]) is None


@rule("DEV-01", ruling=[55], effect=True)
@pytest.mark.parametrize("card", "KRYM")
def test_dev_01_an_older_card_of_the_same_kind_can_be_played(card: str) -> None:
    game = position(hands={1: CARD}, cards={1: card})
    play(game, f"buy ={card}")
    assert refused(game, PLAYS[card]) is None
    play(game, PLAYS[card])
    assert (unplayed(game, 1), played(game, 1)) == (card, card)


@rule("DEV-01", ruling=[55])
def test_dev_01_an_older_card_of_another_kind_does_not_help() -> None:
    game = position(cards={1: "KM/R"})
    assert refused(game, "rb") == "DEV-01"
    assert refused(game, "kn") is None


@rule("DEV-01", effect=True)
def test_dev_01_the_card_that_rests_is_the_buyers_own_affair() -> None:
    # Seat 1 bought a knight in this turn; seat 2's old knight is ready when its turn comes.
    game = position(hands={1: CARD}, cards={2: "K"})
    play(game, "buy =K end")
    assert refused(game, "2.kn") is None


@rule("DEV-01", "DEV-08", ruling=[56], effect=True)
def test_dev_01_victory_point_cards_are_exempt() -> None:
    game = position(hands={1: CARD}, options={"reveal_vp": "any_time"}, cards={1: "K"})
    play(game, "buy =V vp kn")
    assert (played(game, 1), game.points(1)) == ("KV", 3)


@rule("DEV-01", effect=True)
def test_dev_01_showing_a_new_point_card_makes_no_other_new_card_old() -> None:
    game = position(options={"reveal_vp": "any_time"}, cards={1: "V/KV"})
    play(game, "vp")
    assert refused(game, "kn") == "DEV-01"
    play(game, "vp")
    assert refused(game, "kn") == "DEV-01"
    assert game.hen() == position(options={"reveal_vp": "any_time"}, cards={1: "/K/VV"}).hen()


@rule("DEV-01")
def test_dev_01_a_card_bought_in_a_paired_turn_rests_in_that_turn() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "extra_build": "paired"},
        hands={4: CARD},
        cards={4: "M"},
        stage="paired",
        builder=4,
    )
    play(game, "buy =K")
    assert refused(game, "kn") == "DEV-01"
    assert refused(game, "mo:L") is None
    play(game, "end")
    assert refused(game, "kn") == "DEV-02"


@rule("TURN-04")
@pytest.mark.parametrize("first", ["kn rob@D9>3", "rb r@C8w r@C8nw", "yp:LO", "mo:L"])
def test_turn_04_one_card_a_turn(first: str) -> None:
    game = position(cards={1: "KKRRYYMM"})
    play(game, first)
    for code in PLAYS.values():
        assert refused(game, code) == "TURN-04"
    play(game, "end " + quiet_turns(3))
    assert refused(game, "kn") is None


@rule("TURN-04", effect=True)
@pytest.mark.parametrize("first", ["kn rob@D9>3", "rb r@C8w r@C8nw", "yp:LO", "mo:L"])
def test_turn_04_a_card_before_the_roll_is_the_card_of_the_turn(first: str) -> None:
    game = position(cards={1: "KKRRYYMM"}, stage="before")
    play(game, first + " roll =11")
    assert {refused(game, code) for code in PLAYS.values()} == {"TURN-04"}


@rule("TURN-04", effect=True)
@pytest.mark.parametrize(
    ("at", "details"),
    [
        ("robbing", {"rolled": True}),
        ("laying", {"rolled": True, "free": 1}),
        ("discarding", {"owe": "2"}),
    ],
)
def test_turn_04_not_while_something_else_is_unfinished(at: str, details: dict[str, Any]) -> None:
    game = position(cards={1: "KRYM"}, stage=at, hands={2: "L" * 8}, **details)
    for code in PLAYS.values():
        assert refused(game, f"1.{code}") == "TURN-04"


# The knight.


@rule("DEV-02")
def test_dev_02_without_a_knight_no_knight_is_played() -> None:
    game = position(cards={1: "RYMV", 2: "K"})
    assert refused(game, "kn") == "DEV-02"


@rule("DEV-02", ruling=[20, 58], effect=True)
def test_dev_02_a_knight_moves_the_robber_and_steals_and_nobody_discards() -> None:
    game = position(cards={1: "K"}, hands={1: "L" * 9, 2: "W" * 12, 3: "O"})
    events = play(game, "kn")
    assert "must_discard" not in keys(events)
    assert (stage(game), unplayed(game, 1), played(game, 1)) == ("robbing", "", "K")
    assert refused(game, "rob@D7") == "ROBBER-04"
    play(game, "rob@D11>3 =O")
    assert (hand(game, 1), hand(game, 3), stage(game)) == ("LLLLLLLLLO", "", "main")


@rule("DEV-02", ruling=[58], effect=True)
@pytest.mark.parametrize("rob", ["rob@B5", "rob@D11>3"])
def test_dev_02_it_counts_even_if_nothing_was_stolen(rob: str) -> None:
    pieces = START | {1: "s@C6n r@C6ne"}
    game = position(pieces=pieces, cards={1: "K//KK"})
    play(game, f"kn {rob}")
    assert (played(game, 1), hand(game, 1), holder(game.state.army)) == ("KKK", "", 1)


@rule("DEV-02", ruling=[31], effect=True)
def test_dev_02_a_knight_before_the_roll_does_not_replace_the_roll() -> None:
    game = position(stage="before", cards={1: "K"})
    play(game, "kn rob@E8>2")
    assert stage(game) == "before"
    assert refused(game, "end") == "TURN-01"
    play(game, "roll =16")
    assert stage(game) == "robbing"


@rule("DEV-02", effect=True)
def test_dev_02_a_knight_stays_on_the_table_for_all_to_see() -> None:
    game = position(cards={1: "K", 2: "KK"})
    play(game, "kn rob@D9>3 end " + quiet_turns(1))
    for seat in (1, 2, 3, 4, None):
        assert played(game.view(seat), 1) == "K"


@rule("DEV-03", ruling=[59], effect=True)
def test_dev_03_the_first_with_three_knights_gets_the_army_and_two_points() -> None:
    game = position(cards={1: "K//K"})
    play(game, "kn")
    assert (holder(game.state.army), game.points(1)) == (None, 2)
    game = position(cards={1: "K//KK", 2: "//KK"})
    events = play(game, "kn")
    assert (holder(game.state.army), game.points(1)) == (1, 4)
    assert [(each.seat, each.count) for each in events if each.key == "largest_army"] == [(1, 3)]


@rule("DEV-03", ruling=[59], effect=True)
def test_dev_03_a_tie_leaves_it_strictly_more_takes_it() -> None:
    game = position(cards={1: "K//KK", 2: "//KKK"}, army=2)
    play(game, "kn")
    assert (holder(game.state.army), game.points(1), game.points(2)) == (2, 2, 4)
    game = position(cards={1: "K//KKK", 2: "//KKK"}, army=2)
    play(game, "kn")
    assert (holder(game.state.army), game.points(1), game.points(2)) == (1, 4, 2)


@rule("DEV-03", effect=True)
def test_dev_03_the_holder_who_plays_more_gets_its_points_once() -> None:
    game = position(cards={1: "K//KKK"}, army=1)
    events = play(game, "kn")
    assert (holder(game.state.army), game.points(1)) == (1, 4)
    assert "largest_army" not in keys(events)


@rule("DEV-03", ruling=[60], effect=True)
@pytest.mark.parametrize("at", ["before", "main"])
def test_dev_03_it_is_settled_before_the_robber_moves_and_may_win_at_that_point(at: str) -> None:
    game = position(cards={1: "K//KK"}, stage=at, options={"victory_points": 4}, hands={2: "O"})
    events = play(game, "kn")
    result = game.result()
    assert result is not None
    assert (result.winner, stage(game)) == (1, "over")
    assert "moved_robber" not in keys(events)
    assert refused(game, "rob@D9") == "PLAY-01"
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


@rule("DEV-03", effect=True)
def test_dev_03_hidden_knights_do_not_count() -> None:
    game = position(cards={1: "KKKK//K", 2: "K//KK"}, turn=2)
    play(game, "kn")
    assert holder(game.state.army) == 2
    game = position(cards={1: "KKKK"})
    play(game, "kn")
    assert holder(game.state.army) is None


# Road building.


@rule("DEV-04", ruling=[61], effect=True)
def test_dev_04_two_roads_for_nothing_the_second_may_go_on_from_the_first() -> None:
    game = position(pieces={1: "s@D7n"}, cards={1: "R"})
    play(game, "rb")
    assert stage(game) == "laying"
    assert refused(game, "r@D5ne") == "BUILD-04"
    play(game, "r@D7nw")
    assert stage(game) == "laying"
    play(game, "r@D5ne")
    assert (road_at(game, "D7nw"), road_at(game, "D5ne"), stage(game)) == (1, 1, "main")
    assert refused(game, "r@D5nw") == "BUILD-01"


@rule("DEV-04", effect=True)
def test_dev_04_the_usual_rules_of_roads_hold() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D5ne", 2: "s@D5n r@D7ne"}, cards={1: "R"})
    play(game, "rb")
    assert refused(game, "r@D7ne") == "BOARD-06"
    assert refused(game, "r@D5nw") == "BUILD-05"
    assert refused(game, "r@F7w") == "BUILD-04"
    assert refused(game, "2.r@D9nw") == "TURN-07"
    # Nothing else may be done meanwhile, and one cannot stop halfway.
    for code in ("end", "buy", "c@D7n", "s@C8s", "t:LLLL>O"):
        assert refused(game, code) == "PLAY-03"


@rule("DEV-04", ruling=[61], effect=True)
def test_dev_04_with_one_piece_left_one_road_is_laid() -> None:
    fourteen = roads(NORTH[:8] + SOUTH[:6])
    game = position(pieces={1: f"s@D5n {fourteen}"}, cards={1: "R"}, longest=1)
    play(game, "rb r@D11nw")
    assert (stage(game), game.state.roads_left[0], game.state.free_roads) == ("main", 0, 0)


@rule("DEV-04", ruling=[61], effect=True)
def test_dev_04_with_one_place_left_one_road_is_laid() -> None:
    # Only one side is free at the settlement, and from its far end roads of seat 2 lead on.
    game = position(pieces={1: "s@D7n", 2: "s@D5n r@D7ne r@C8w r@D5ne r@D7w"}, cards={1: "R"})
    play(game, "rb")
    assert [move.code for move in game.legal_moves] == ["r@D7nw"]
    play(game, "r@D7nw")
    assert (stage(game), game.state.free_roads) == ("main", 0)


@rule("DEV-04", ruling=[62])
def test_dev_04_with_no_piece_or_no_place_the_card_cannot_be_played() -> None:
    fifteen = roads(NORTH[:8] + SOUTH[:7])
    game = position(pieces={1: f"s@D5n {fifteen}"}, cards={1: "R"}, longest=1)
    assert refused(game, "rb") == "DEV-04"
    assert "rb" not in [move.code for move in game.legal_moves(1)]
    game = position(pieces={1: "s@D7n", 2: "s@D5n r@D7ne r@C8w r@D7nw"}, cards={1: "R"})
    assert refused(game, "rb") == "DEV-04"
    assert "rb" not in [move.code for move in game.legal_moves(1)]


@rule("DEV-04", ruling=[62])
def test_dev_04_without_the_card_it_is_not_played() -> None:
    assert refused(position(cards={1: "KYMV", 2: "R"}), "rb") == "DEV-04"


@rule("DEV-04", effect=True)
def test_dev_04_before_the_roll_the_roll_comes_after_the_roads() -> None:
    game = position(cards={1: "R"}, stage="before")
    play(game, "rb r@C8w r@C8nw")
    assert stage(game) == "before"
    assert refused(game, "roll") is None


@rule("DEV-04", "WIN-02", effect=True)
def test_dev_04_the_first_free_road_may_win_in_the_middle_of_the_card() -> None:
    game = position(pieces={1: f"s@D5n {roads(NORTH[1:5])}"}, cards={1: "R"}, options={"victory_points": 3})
    play(game, "rb r@D7ne")
    result = game.result()
    assert result is not None
    assert (result.winner, result.points[0]) == (1, 3)
    assert refused(game, "r@D9nw") == "PLAY-01"


# Year of plenty.


@rule("DEV-05", ruling=[63], effect=True)
def test_dev_05_two_cards_of_choice_alike_or_not_and_of_use_at_once() -> None:
    game = position(cards={1: "Y"}, hands={2: "L"})
    expected = {"yp:" + "".join(pair) for pair in combinations_with_replacement("LWGBO", 2)}
    assert {move.code for move in game.legal_moves(1) if isinstance(move, hx.Plenty)} == expected
    play(game, "yp:LB r@C8w")
    assert (hand(game, 1), bank(game)) == ("", {"L": 18, "W": 19, "G": 19, "B": 19, "O": 19})
    game = position(cards={1: "Y"})
    play(game, "yp:OO")
    assert (hand(game, 1), bank(game)["O"]) == ("OO", 17)


@rule("DEV-05")
def test_dev_05_without_plenty_alike_two_kinds() -> None:
    game = position(cards={1: "Y"}, options={"plenty_alike": False})
    assert refused(game, "yp:OO") == "DEV-05"
    assert refused(game, "yp:GO") is None
    assert len([move for move in game.legal_moves(1) if isinstance(move, hx.Plenty)]) == 10


@rule("DEV-05", ruling=[63])
def test_dev_05_a_kind_out_of_stock_cannot_be_chosen() -> None:
    game = position(cards={1: "Y"}, hands={4: "O" * ALL, 3: "G" * (ALL - 1)})
    assert refused(game, "yp:GO") == "DEV-05"
    assert refused(game, "yp:OO") == "DEV-05"
    assert refused(game, "yp:GG") == "DEV-05"
    assert refused(game, "yp:LG") is None
    codes = {move.code for move in game.legal_moves(1) if isinstance(move, hx.Plenty)}
    assert codes == {"yp:LL", "yp:LW", "yp:LG", "yp:LB", "yp:WW", "yp:WG", "yp:WB", "yp:GB", "yp:BB"}


@rule("DEV-05", ruling=[63])
def test_dev_05_with_one_card_in_the_bank_that_one() -> None:
    hands = {1: "L" * ALL, 2: "W" * ALL, 3: "G" * ALL, 4: "B" * ALL + "O" * (ALL - 1)}
    game = position(cards={1: "Y"}, hands=hands)
    assert refused(game, "yp:OO") == "DEV-05"
    assert refused(game, "yp:LO") == "DEV-05"
    assert [move.code for move in game.legal_moves(1) if isinstance(move, hx.Plenty)] == ["yp:O"]
    play(game, "yp:O")
    assert bank(game)["O"] == 0


@rule("DEV-05", ruling=[63])
def test_dev_05_one_card_is_too_few_while_the_bank_has_two() -> None:
    assert refused(position(cards={1: "Y"}), "yp:O") == "DEV-05"
    hands = {1: "L" * ALL, 2: "W" * ALL, 3: "G" * ALL, 4: "B" * ALL + "O" * (ALL - 2)}
    game = position(cards={1: "Y"}, hands=hands)
    assert refused(game, "yp:O") == "DEV-05"
    assert refused(game, "yp:OO") is None


@rule("DEV-05")
def test_dev_05_without_plenty_alike_and_one_kind_left_one_card() -> None:
    hands = {1: "L" * ALL, 2: "W" * ALL, 3: "G" * ALL, 4: "B" * ALL}
    game = position(cards={1: "Y"}, hands=hands, options={"plenty_alike": False})
    assert refused(game, "yp:OO") == "DEV-05"
    assert [move.code for move in game.legal_moves(1) if isinstance(move, hx.Plenty)] == ["yp:O"]


@rule("DEV-05")
def test_dev_05_with_an_empty_bank_or_without_the_card_it_is_not_played() -> None:
    hands = {1: "L" * ALL, 2: "W" * ALL, 3: "G" * ALL, 4: "B" * ALL + "O" * ALL}
    game = position(cards={1: "Y"}, hands=hands)
    assert refused(game, "yp:O") == "DEV-05"
    assert [move for move in game.legal_moves(1) if isinstance(move, hx.Plenty)] == []
    assert refused(position(cards={1: "KRMV", 2: "Y"}), "yp:GO") == "DEV-05"


@rule("DEV-05", effect=True)
def test_dev_05_what_was_taken_is_public() -> None:
    game = position(cards={1: "Y"})
    play(game, "yp:GO")
    for seat in (2, None):
        heard = [(each.key, each.kind, each.count) for each in told(game, seat) if each and each.key == "received"]
        assert heard == [("received", "G", 1), ("received", "O", 1)]


# Monopoly.


@rule("DEV-06", ruling=[64], effect=True)
def test_dev_06_every_other_player_hands_over_all_of_the_kind() -> None:
    game = position(cards={1: "M"}, hands={1: "WO", 2: "WWWG", 3: "OO", 4: "WL"})
    stock = bank(game)
    events = play(game, "mo:W")
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == ["WWWWWO", "G", "OO", "L"]
    assert bank(game) == stock
    assert list(game.state.hand_size)[:4] == [6, 1, 2, 1]
    assert [(each.seat, each.other, each.kind, each.count) for each in events if each.count and each.other] == [
        (1, 2, "W", 3),
        (1, 4, "W", 1),
    ]
    # They can be used at once.
    play(game, "t:WWWW>B")
    assert hand(game, 1) == "WBO"


@rule("DEV-06", ruling=[64], effect=True)
def test_dev_06_a_kind_that_nobody_has_may_be_named() -> None:
    game = position(cards={1: "M"}, hands={1: "W", 2: "G"})
    assert {move.code for move in game.legal_moves(1) if isinstance(move, hx.Monopoly)} == {
        *("mo:L", "mo:W", "mo:G", "mo:B", "mo:O")
    }
    play(game, "mo:O")
    assert (hand(game, 1), hand(game, 2), played(game, 1)) == ("W", "G", "M")


@rule("DEV-06")
def test_dev_06_without_the_card_it_is_not_played() -> None:
    assert refused(position(cards={1: "KRYV", 2: "M"}), "mo:W") == "DEV-06"


@rule("DEV-06", effect=True)
def test_dev_06_the_counts_are_told_and_nothing_else_of_the_hands() -> None:
    game = position(cards={1: "M"}, hands={2: "WWG", 3: "OO"})
    play(game, "mo:W")
    assert [each for each in told(game, 4) if each is None] == []
    assert hand(game.view(4), 2) == ""
    assert game.view(4).state.hand_size[1] == 1


# What becomes of the cards.


@rule("DEV-07", effect=True)
@pytest.mark.parametrize(("card", "rest"), [("R", "r@C8w r@C8nw"), ("Y", ""), ("M", "")])
def test_dev_07_a_progress_card_is_out_of_the_game_once_played(card: str, rest: str) -> None:
    game = position(cards={1: card}, hands={1: CARD})
    before = deck(game)
    play(game, f"{PLAYS[card]} {rest}")
    assert (unplayed(game, 1), deck(game)) == ("", before)
    assert game.state.card_size[0] == 0
    play(game, "end " + quiet_turns(3))
    assert refused(game, PLAYS[card]) not in {None, "DEV-01", "TURN-04"}


@rule("DEV-07", effect=True)
def test_dev_07_of_two_such_cards_one_is_left() -> None:
    game = position(cards={1: "MM"})
    play(game, "mo:L end " + quiet_turns(3) + " mo:O")
    assert (unplayed(game, 1), played(game, 1)) == ("", "MM")


# Victory points.


@rule("DEV-08", ruling=[56], effect=True)
def test_dev_08_they_count_from_their_purchase_hidden() -> None:
    game = position(hands={1: CARD}, cards={1: "V"})
    assert game.points(1) == 3
    play(game, "buy =V")
    assert game.points(1) == 4
    for seat in (2, 3, 4, None):
        assert game.view(seat).points(1) == 2
    assert game.view(1).points(1) == 4


@rule("DEV-08", ruling=[57], effect=True)
def test_dev_08_the_one_that_makes_enough_wins_at_once() -> None:
    game = position(hands={1: CARD}, cards={1: "V"}, options={"victory_points": 4})
    play(game, "buy =V")
    result = game.result()
    assert result is not None
    assert (result.winner, result.points[0]) == (1, 4)


@rule("DEV-08", effect=True)
def test_dev_08_any_other_card_does_not_win() -> None:
    for card in "KRYM":
        game = position(hands={1: CARD}, cards={1: "V"}, options={"victory_points": 4})
        play(game, f"buy ={card}")
        assert game.result() is None


@rule("DEV-08", ruling=[56], effect=True)
def test_dev_08_showing_them_is_not_playing_a_card() -> None:
    game = position(cards={1: "KV/VV"}, options={"reveal_vp": "any_time"})
    play(game, "vp:3")
    assert refused(game, "kn") is None
    play(game, "kn rob@D9>3")
    assert (unplayed(game, 1), played(game, 1)) == ("", "KVVV")
    game = position(cards={1: "KV"}, options={"reveal_vp": "any_time"})
    play(game, "kn rob@D9>3 vp")
    assert played(game, 1) == "KV"


@rule("DEV-08")
def test_dev_08_nobody_shows_what_is_not_there() -> None:
    game = position(cards={1: "VVK"}, options={"reveal_vp": "any_time"})
    assert refused(game, "vp:3") == "DEV-08"
    assert refused(game, "2.vp") == "DEV-08"
    assert refused(game, "vp:2") is None
    play(game, "vp:2")
    assert refused(game, "vp") == "DEV-08"


@rule("DEV-08", effect=True)
def test_dev_08_there_are_five() -> None:
    assert deck(position()) == {"K": 14, "R": 2, "Y": 2, "M": 2, "V": 5, "N": 0}


@rule("DEV-09")
@pytest.mark.parametrize("edition", ["z-base", "z-first", "j-base", "u-base"])
def test_dev_09_with_at_end_they_stay_hidden(edition: str) -> None:
    game = position(edition=edition, cards={1: "VV", 2: "V"})
    assert refused(game, "vp") == "DEV-09"
    assert refused(game, "2.vp") == "DEV-09"
    assert [move for move in game.legal_moves if isinstance(move, hx.Reveal)] == []


@rule("DEV-09", effect=True)
@pytest.mark.parametrize("edition", ["k-base", "k-first"])
@pytest.mark.parametrize(
    ("at", "details"),
    [
        ("before", {}),
        ("main", {}),
        ("robbing", {"rolled": True}),
        ("laying", {"rolled": True, "free": 2}),
        ("discarding", {"owe": "3"}),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_dev_09_with_any_time_they_are_shown_at_any_stage_off_turn_too(
    edition: str, at: str, details: dict[str, Any], seat: int
) -> None:
    game = position(edition=edition, cards={seat: "VVV"}, stage=at, hands={3: "L" * 8}, **details)
    assert {f"{seat}.vp", f"{seat}.vp:2", f"{seat}.vp:3"} <= {str(move) for move in game.legal_moves(seat)}
    events = play(game, f"{seat}.vp:2")
    assert [(each.seat, each.kind, each.count, each.audience) for each in events] == [(seat, "V", 2, None)]
    assert (unplayed(game, seat), played(game, seat), game.points(seat)) == ("V", "VV", 5)
    assert (stage(game), game.view(4).points(seat)) == (at, 4)


@rule("DEV-09", effect=True)
def test_dev_09_shown_off_turn_they_do_not_win_before_the_own_turn() -> None:
    game = position(cards={2: "VV"}, options={"reveal_vp": "any_time", "victory_points": 4})
    play(game, "2.vp:2")
    assert game.result() is None
    play(game, "end")
    result = game.result()
    assert result is not None
    assert result.winner == 2


@rule("DEV-10", effect=True)
@pytest.mark.parametrize("hidden", ["KKV", "RYM", "VVV"])
def test_dev_10_everybody_knows_how_many_and_nobody_which(hidden: str) -> None:
    game = position(cards={1: "K", 2: f"{hidden}//K"})
    for seat in (1, 3, 4, None):
        view = game.view(seat)
        assert (view.state.card_size[1], unplayed(view, 2), played(view, 2)) == (3, "", "K")
        assert sum(view.state.deck) == 0
        assert view.state.deck_size == 20
        assert "?3/-/K" in view.hen()
        plain = position(cards={1: "K", 2: "KKK//K"}).view(seat)
        assert view.hen() == plain.hen()
        assert [str(move) for move in view.legal_moves] == [str(move) for move in plain.legal_moves]
    assert unplayed(game.view(2), 2) == hidden


@rule("DEV-10", effect=True)
def test_dev_10_which_of_the_cards_are_new_is_nobodys_business_but_how_many_is() -> None:
    views = {position(cards={1: cards}).view(2).hen() for cards in ("K/V", "V/K", "R/M")}
    assert len(views) == 1


# Cards in a paired turn, and none in the special building phase.


@rule("TURN-10", effect=True)
def test_turn_10_the_paired_player_plays_a_card_and_wins_only_in_the_own_turn() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "extra_build": "paired", "victory_points": 3},
        cards={1: "K", 4: "K//KK"},
        hands={4: "LB", 3: "O"},
    )
    play(game, "kn rob@H6 end")
    assert (game.actors, refused(game, "4.roll"), refused(game, "1.kn")) == ((4,), "PLAY-02", "TURN-07")
    play(game, "kn rob@D4>3 =O r@E11ne")
    assert (holder(game.state.army), game.points(4), game.result()) == (4, 3, None)
    play(game, "end roll =11 end")
    assert game.actors == (5,)
