"""TRADE with each other: offers, answers and exchanges, and who trades with whom."""

from typing import Any

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import cards_in_play, lapsed, told
from tests.rules.table import hand, keys, play, position, refused, rule
from tests.rules.trading import table

# An offer to all or some, the answers, and the exchange.


@rule("TRADE-01", "TRADE-15", effect=True)
def test_trade_01_an_offer_to_all_is_closed_with_one_who_said_yes() -> None:
    game = table()
    play(game, "o:WW>O 3.y1 d>3")
    assert (hand(game, 1), hand(game, 3)) == ("LLGBO", "LWWWW")
    assert (hand(game, 2), hand(game, 4)) == ("GGOO", "BBO")


@rule("TRADE-01", ruling=[48], effect=True)
@pytest.mark.parametrize(
    ("give", "take", "mine", "theirs"),
    [
        ("L", "O", "LWWGBO", "LGGO"),
        ("LL", "O", "WWGBO", "LLGGO"),
        ("L", "OOGG", "LWWGGGBOO", "L"),
        ("LLWWB", "G", "GG", "LLWWGBOO"),
        ("LWB", "GO", "LWGGO", "LWGBO"),
    ],
)
def test_trade_01_any_numbers_and_mixtures_that_the_two_agree_on(give: str, take: str, mine: str, theirs: str) -> None:
    game = table()
    play(game, f"o:{give}>{take} 2.y1 d>2")
    assert (hand(game, 1), hand(game, 2)) == (mine, theirs)
    assert cards_in_play(game) == [19] * 5


@rule("TRADE-01")
def test_trade_01_nobody_is_traded_with_who_has_not_agreed() -> None:
    game = table()
    play(game, "o:WW>O 3.y1 4.n1")
    assert refused(game, "d>2") == "TRADE-01"
    assert refused(game, "d>4") == "TRADE-01"
    assert refused(game, "d>3") is None


@rule("TRADE-01", effect=True)
def test_trade_01_the_player_at_turn_chooses_among_those_who_agreed() -> None:
    game = table()
    play(game, "o:WW>O 2.y1 3.y1 4.y1")
    assert {str(move) for move in game.legal_moves(1) if isinstance(move, hx.Close)} == {"1.d>2", "1.d>3", "1.d>4"}
    play(game, "d>4")
    assert hand(game, 4) == "WWBB"
    assert (hand(game, 2), hand(game, 3)) == ("GGOO", "LWWO")


@rule("TRADE-01")
def test_trade_01_a_yes_can_be_taken_back_and_a_no_too() -> None:
    game = table()
    play(game, "o:WW>O 3.y1 3.n1 2.n1 2.y1")
    assert refused(game, "d>3") == "TRADE-01"
    assert refused(game, "d>2") is None
    assert refused(game, "2.y1") == "PLAY-06"
    assert refused(game, "3.n1") == "PLAY-06"


@rule("TRADE-01", effect=True)
def test_trade_01_an_offer_to_some_is_answered_by_them_alone() -> None:
    game = table()
    play(game, "o:W>O/2,4")
    assert refused(game, "3.y1") == "PLAY-05"
    assert refused(game, "3.n1") == "PLAY-05"
    assert refused(game, "d>3") == "PLAY-05"
    play(game, "2.y1 4.y1 d>4")
    assert hand(game, 4) == "WBB"


@rule("TRADE-01", effect=True)
def test_trade_01_a_yes_was_to_the_offer_as_it_stood_not_to_the_next_one() -> None:
    game = table()
    play(game, "o:WW>O 3.y1 o:L>OWW/3")
    assert refused(game, "d>3") == "TRADE-01"
    play(game, "3.y1 d>3")
    assert hand(game, 3) == "LL"


@rule("TRADE-01", effect=True)
def test_trade_01_an_offer_taken_back_is_gone_with_its_answers() -> None:
    game = table()
    play(game, "o:WW>O 3.y1")
    events = play(game, "o-")
    assert lapsed(events) == [(1, None)]
    assert refused(game, "d>3") == "PLAY-05"
    assert refused(game, "2.y1") == "PLAY-05"
    assert refused(game, "o-") == "PLAY-05"


@rule("TRADE-01", effect=True)
def test_trade_01_nobody_takes_back_or_answers_what_is_not_there() -> None:
    game = table()
    assert [refused(game, code) for code in ("o-", "2.o-", "2.y1", "2.n1", "1.y1", "d>2", "d2", "d1", "d>1")] == (
        ["PLAY-05"] * 9
    )
    play(game, "o:WW>O")
    assert [refused(game, code) for code in ("2.o-", "1.y1", "1.n1", "d1", "d>1")] == ["PLAY-05"] * 5


@rule("TRADE-01", effect=True)
def test_trade_01_the_whole_table_hears_offer_answers_and_exchange() -> None:
    game = table()
    play(game, "o:WW>O/2,3 3.y1 2.n1 d>3")
    for seat in (None, 1, 2, 3, 4):
        seen = [each for each in told(game, seat) if each]
        assert keys(seen) == [
            *("offered", "offer_gives", "offer_takes", "agreed", "declined", "handed_over", "handed_over")
        ]
        assert seen[0].asked == (2, 3)
        assert {(each.seat, each.kind, each.count, each.other) for each in seen[5:]} == {
            (1, "W", 2, 3),
            (3, "O", 1, 1),
        }


@rule("TRADE-01", effect=True)
@pytest.mark.parametrize("code", ["1.o:W>O", "2.o:O>W", "2.o:O>W/3", "1.o-", "2.y1", "1.d2", "1.d>2"])
@pytest.mark.parametrize(
    ("stage", "details", "rule_id"),
    [
        ("before", {}, "TURN-06"),
        ("robbing", {"rolled": True}, "PLAY-03"),
        ("laying", {"rolled": True, "free": 2}, "PLAY-03"),
        ("rolling", {}, "PLAY-03"),
    ],
)
def test_trade_01_no_word_of_trade_before_the_roll_or_while_something_is_unfinished(
    code: str, stage: str, details: dict[str, Any], rule_id: str
) -> None:
    # Two proposals to seat 1, made in the turn before, lie on the table.
    game = table(stage=stage, offers="2:O>W/1|3:O>G/1", **details)
    assert refused(game, code) == rule_id
    assert refused(game, "1.d3") == rule_id


@rule("TRADE-09", effect=True)
def test_trade_09_any_number_of_trades_between_players_in_a_turn() -> None:
    game = position(hands={1: "WWWWW", 2: "OOOOO"})
    for made in range(1, 6):
        play(game, "o:W>O 2.y1 d>2")
        assert (hand(game, 1), hand(game, 2)) == ("W" * (5 - made) + "O" * made, "W" * made + "O" * (5 - made))
    play(game, "o:OOOOO>WWWWW 2.y1 d>2 o:W>O 2.y1 d>2")
    assert hand(game, 1) == "WWWWO"


# Who trades with whom.


@rule("TRADE-02", ruling=[45])
@pytest.mark.parametrize(
    "code", ["2.o:O>W/3", "2.o:O>W/4", "3.o:O>B/4", "4.o:B>O/3", "2.o:O>W/1,3", "4.o:B>O/1,2", "3.o:O>B/1,2,4"]
)
def test_trade_02_no_offer_from_one_bystander_to_another(code: str) -> None:
    assert refused(table(), code) == "TRADE-02"


@rule("TRADE-02", ruling=[45])
def test_trade_02_only_the_player_at_turn_makes_the_exchange() -> None:
    game = table(offers="1:WW>O/234+3|2:O>W/1|4:B>O/2")
    for code in ("3.d1", "2.d1", "2.d3", "2.d>1", "2.d4", "4.d>2", "2.d>4", "3.d>2"):
        assert refused(game, code) == "TRADE-02"


@rule("TRADE-02", ruling=[45], effect=True)
@pytest.mark.parametrize("seat", [2, 3, 4])
def test_trade_02_bystanders_do_not_trade_with_the_bank(seat: int) -> None:
    game = position(hands={seat: "WWWW"})
    assert refused(game, f"{seat}.t:WWWW>O") == "TURN-07"


@rule("TRADE-02", effect=True)
def test_trade_02_a_proposal_to_the_next_player_stays_open_for_no_third_one() -> None:
    # It was made to seat 2 in seat 1's turn; in seat 2's turn nobody else can have it.
    game = table(turn=2, offers="4:B>O/2")
    assert refused(game, "1.d4") == "TRADE-02"
    assert refused(game, "3.d4") == "TRADE-02"
    assert refused(game, "1.y4") == "PLAY-05"
    assert refused(game, "2.d4") is None


@rule("TRADE-15")
@pytest.mark.parametrize("code", ["o:W>O/1", "o:W>O/1,2", "2.o:O>W/2", "2.o:O>W/1,2", "4.o:B>W/4"])
def test_trade_15_nobody_is_both_parties(code: str) -> None:
    assert refused(table(), code) == "TRADE-15"


@rule("TRADE-15")
@pytest.mark.parametrize("code", ["o:W>O/4", "o:W>O/2,4", "o:W>O/6", "2.o:O>W/5"])
def test_trade_15_the_other_party_sits_at_the_table(code: str) -> None:
    assert refused(position(seats=3, hands={1: "W", 2: "O"}), code) == "TRADE-15"


@rule("TRADE-15", effect=True)
def test_trade_15_one_offer_makes_one_exchange() -> None:
    game = table()
    play(game, "o:W>O 2.y1 3.y1 4.y1 d>2")
    assert [refused(game, code) for code in ("d>2", "d>3", "d>4")] == ["PLAY-05"] * 3
    assert hand(game, 1) == "LLWGBO"


@rule("TRADE-15", effect=True)
def test_trade_15_a_demand_that_was_met_is_not_met_again() -> None:
    # With gifts its maker loses no card by it, so that nothing else would end it.
    game = table(options={"gifts": True})
    play(game, "o:>O 2.y1 4.y1 d>2")
    assert [refused(game, code) for code in ("d>2", "d>4", "3.y1", "o-")] == ["PLAY-05"] * 4
    play(game, "2.o:>W d2")
    assert [refused(game, code) for code in ("d2", "2.o-")] == ["PLAY-05"] * 2


@rule("TRADE-15", effect=True)
@pytest.mark.parametrize("codes", ["o:LLW>OG 2.y1 d>2", "2.o:OG>LLW d2"])
def test_trade_15_both_sides_change_hands_at_once_and_whole(codes: str) -> None:
    game = table()
    *first, last = codes.split()
    play(game, " ".join(first))
    assert (hand(game, 1), hand(game, 2)) == ("LLWWGB", "GGOO")
    events = play(game, last)
    assert sorted((each.seat, each.other, each.kind, each.count) for each in events if each.key == "handed_over") == [
        (1, 2, "L", 2),
        (1, 2, "W", 1),
        (2, 1, "G", 1),
        (2, 1, "O", 1),
    ]
    assert (hand(game, 1), hand(game, 2)) == ("WGGBO", "LLWGO")
    assert (game.state.hand_size[0], game.state.hand_size[1]) == (5, 5)
