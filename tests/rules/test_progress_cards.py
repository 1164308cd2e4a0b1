"""DEV: road building, year of plenty and monopoly."""

from itertools import combinations_with_replacement

import hexmoot as hx
from tests.rules.lines_and_sums import NORTH, SOUTH, roads, told
from tests.rules.table import (
    bank,
    hand,
    play,
    played,
    position,
    refused,
    road_at,
    rule,
    stage,
)

# All cards that the bank has of a kind lie in the hand of seat 4.
ALL = 19


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
