"""TRADE with each other: offers, answers, counter-offers, proposals, exchanges, and when they lapse."""

from typing import Any

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import cards_in_play, fewest_held, lapsed, quiet_turns, told
from tests.rules.table import at_turn, hand, holder, keys, play, position, refused, rule, unplayed

HANDS = {1: "LLWWGB", 2: "OOGG", 3: "OWWL", 4: "BBO"}


def table(**told_of: Any) -> hx.Game:
    """Four seats with cards, seat 1 at turn after its roll."""
    return position(**({"hands": HANDS} | told_of))


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


# Counter-offers and proposals.


@rule("TRADE-03", effect=True)
def test_trade_03_an_offer_is_answered_with_another_offer() -> None:
    game = table()
    play(game, "o:W>O 2.o:O>WW d2")
    assert (hand(game, 1), hand(game, 2)) == ("LLGBO", "WWGGO")
    # The first offer promised wool, of which its maker has given some away: it is off the table.
    assert refused(game, "2.y1") == "PLAY-05"


@rule("TRADE-03", effect=True)
def test_trade_03_a_proposal_comes_unasked_and_the_player_at_turn_takes_it() -> None:
    game = table()
    play(game, "4.o:B>L 3.o:OW>LB 2.o:GG>L")
    assert [refused(game, code) for code in ("d2", "d3", "d4")] == [None] * 3
    play(game, "d3")
    assert (hand(game, 1), hand(game, 3)) == ("LWWWGO", "LLWB")
    # The others stand: their makers have lost nothing.
    assert [refused(game, code) for code in ("d2", "d4", "d3")] == [None, None, "PLAY-05"]


@rule("TRADE-03")
def test_trade_03_a_proposal_is_taken_not_agreed_to() -> None:
    game = table()
    play(game, "2.o:O>W 4.o:B>O/2")
    assert refused(game, "1.y2") == "TRADE-03"
    assert refused(game, "2.y4") == "TRADE-03"
    assert refused(game, "1.y4") == "PLAY-05"


@rule("TRADE-03", effect=True)
def test_trade_03_a_proposal_declined_is_gone() -> None:
    game = table()
    events = play(game, "2.o:O>W n2")
    assert "declined" in keys(events)
    assert lapsed(events) == [(2, None)]
    assert refused(game, "d2") == "PLAY-05"
    assert refused(game, "n2") == "PLAY-05"


@rule("TRADE-03", effect=True)
def test_trade_03_its_maker_takes_a_proposal_back() -> None:
    game = table()
    play(game, "2.o:O>W 2.o-")
    assert refused(game, "d2") == "PLAY-05"


@rule("TRADE-03", effect=True)
@pytest.mark.parametrize("maker", [3, 4, 1])
def test_trade_03_a_proposal_to_the_next_player_closes_only_in_that_turn(maker: int) -> None:
    game = table()
    give = {1: "L", 3: "O", 4: "B"}[maker]
    if maker == 1:
        # An offer of the player at turn is one of this turn, whomever it is made to.
        play(game, "o:L>G/2 end roll =11")
        assert refused(game, "2.d1") == "PLAY-05"
        return
    play(game, f"{maker}.o:{give}>G/2")
    assert refused(game, f"1.d{maker}") == "PLAY-05"
    assert refused(game, f"2.d{maker}") == "TRADE-02"
    play(game, "end")
    assert refused(game, f"2.d{maker}") == "TURN-06"
    play(game, "roll =11")
    play(game, f"2.d{maker}")
    assert hand(game, 2) == "".join(sorted("GOO" + give, key="LWGBO".index))


@rule("TRADE-03", effect=True)
def test_trade_03_a_proposal_to_the_next_player_is_gone_after_that_turn() -> None:
    game = table()
    play(game, "4.o:B>G/2 end roll =11 end roll =11")
    assert at_turn(game) == 3
    assert game.state.open_offers == 0
    play(game, "end roll =11 end roll =11 end roll =11")
    assert at_turn(game) == 2
    assert refused(game, "2.d4") == "PLAY-05"


@rule("TRADE-03", effect=True)
def test_trade_03_the_next_player_may_decline_beforehand() -> None:
    game = table()
    play(game, "4.o:B>G/2 2.n4 end roll =11")
    assert refused(game, "2.d4") == "PLAY-05"


@rule("TRADE-03", effect=True)
def test_trade_03_a_seat_has_one_offer_the_latest() -> None:
    game = table()
    play(game, "4.o:B>O/2 4.o:O>W")
    assert refused(game, "2.n4") == "PLAY-05"
    assert refused(game, "1.d4") is None
    play(game, "4.o:B>O/2")
    assert refused(game, "1.d4") == "PLAY-05"
    play(game, "end roll =11 d4")
    assert hand(game, 4) == "BOO"


@rule("TRADE-03", effect=True)
def test_trade_03_the_last_seat_proposes_across_the_end_of_the_round() -> None:
    game = table(turn=4)
    # The roll brings seat 1 a wool.
    play(game, "3.o:O>W/1 end roll =11 d3")
    assert (hand(game, 1), hand(game, 3)) == ("LLWWGBO", "LWWW")


@rule("TRADE-03", effect=True)
def test_trade_03_a_proposal_to_the_next_player_waits_while_others_build() -> None:
    game = position(seats=5, hands={1: "L", 2: "G", 4: "LLBB", 5: "B"})
    play(game, "5.o:B>G/2 4.o:B>G/2 end")
    assert refused(game, "2.n5") == "TURN-09"
    assert refused(game, "2.d5") == "TURN-09"
    # Seat 4 builds with the brick that it had promised.
    events = play(game, "end end r@E11ne")
    assert lapsed(events) == [(4, None)]
    # The roll brings seat 5 an ore.
    play(game, "end end roll =11")
    assert refused(game, "d4") == "PLAY-05"
    play(game, "d5")
    assert (hand(game, 2), hand(game, 5)) == ("B", "GO")


@rule("TRADE-03", effect=True)
def test_trade_03_no_offers_in_a_paired_turn() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "extra_build": "paired"},
        hands={1: "L", 2: "G", 4: "W", 5: "B"},
        offers="5:B>G/2",
        stage="paired",
        builder=4,
    )
    for code in ("4.o:W>G", "4.o:W>G/2", "1.o:L>W/4", "2.d5", "5.o-", "2.n5"):
        assert refused(game, code) == "TURN-10"
    play(game, "end roll =11 d5")
    assert hand(game, 2) == "B"


# What may be offered.


@rule("TRADE-04", ruling=[46])
@pytest.mark.parametrize("code", ["o:W>", "o:>O", "o:LLWW>", "2.o:O>", "2.o:>W", "4.o:B>/2", "o:>"])
def test_trade_04_no_gifts_and_no_demands(code: str) -> None:
    assert refused(table(), code) == "TRADE-04"


@rule("TRADE-04", effect=True)
def test_trade_04_with_gifts_a_trade_may_be_one_sided() -> None:
    game = table(options={"gifts": True})
    play(game, "o:WW> 3.y1 d>3")
    assert (hand(game, 1), hand(game, 3)) == ("LLGB", "LWWWWO")
    play(game, "o:>O 4.y1 d>4")
    assert (hand(game, 1), hand(game, 4)) == ("LLGBO", "BB")
    play(game, "2.o:GG> d2")
    assert (hand(game, 1), hand(game, 2)) == ("LLGGGBO", "OO")


@rule("TRADE-04")
def test_trade_04_an_exchange_of_nothing_for_nothing_is_none_even_with_gifts() -> None:
    game = table(options={"gifts": True})
    assert refused(game, "o:>") == "TRADE-04"
    assert refused(game, "2.o:>/1") == "TRADE-04"


@rule("TRADE-05", ruling=[47])
@pytest.mark.parametrize("code", ["o:WW>W", "o:W>WW", "o:LW>WO", "o:LLWWG>BG", "2.o:O>OO", "2.o:GO>G", "4.o:B>BB/2"])
def test_trade_05_no_kind_is_on_both_sides(code: str) -> None:
    assert refused(table(), code) == "TRADE-05"


@rule("TRADE-05", effect=True)
def test_trade_05_holds_with_gifts_too() -> None:
    assert refused(table(options={"gifts": True}), "o:WW>W") == "TRADE-05"


@rule("TRADE-10", ruling=[48], effect=True)
@pytest.mark.parametrize("code", ["o:K>W", "o:W>K", "o:V>O", "2.o:O>M", "o:W>3"])
def test_trade_10_a_development_card_cannot_even_be_named_in_an_offer(code: str) -> None:
    game = table(cards={1: "KV", 2: "M"})
    with pytest.raises(hx.InvalidText):
        game.why_not(code)


@rule("TRADE-10", ruling=[48], effect=True)
def test_trade_10_a_trade_moves_neither_development_cards_nor_special_cards() -> None:
    long_road = " ".join(f"r@{side}" for side in ("E4nw", "E4ne", "E6nw", "E6ne", "E8nw"))
    game = table(pieces={1: f"s@E4n {long_road}"}, cards={1: "KM/V/KKK", 3: "KY"}, longest=1, army=1)
    points = [game.points(seat) for seat in (1, 2, 3, 4)]
    play(game, "o:LLGB>O 3.y1 d>3")
    assert (unplayed(game, 1), unplayed(game, 3)) == ("KMV", "KY")
    assert (holder(game.state.longest), holder(game.state.army)) == (1, 1)
    assert [game.points(seat) for seat in (1, 2, 3, 4)] == points


# Cards that are not there.


@rule("TRADE-14")
@pytest.mark.parametrize("code", ["o:O>W", "o:WWW>O", "o:GG>O", "o:LLWO>B/2"])
def test_trade_14_nobody_offers_what_is_not_in_the_own_hand(code: str) -> None:
    assert refused(table(), code) == "TRADE-14"


@rule("TRADE-14")
@pytest.mark.parametrize("code", ["2.o:W>L", "2.o:OOO>L", "4.o:G>O/2", "3.o:OB>G/2"])
def test_trade_14_nor_does_anybody_propose_it(code: str) -> None:
    assert refused(table(), code) == "TRADE-14"


@rule("TRADE-14")
def test_trade_14_nobody_agrees_to_give_what_is_not_in_the_own_hand() -> None:
    game = table()
    play(game, "o:W>OO")
    assert refused(game, "3.y1") == "TRADE-14"
    assert refused(game, "4.y1") == "TRADE-14"
    assert refused(game, "2.y1") is None
    assert [str(move) for move in game.legal_moves(3) if isinstance(move, hx.Yes)] == []
    # A no is always possible.
    assert refused(game, "3.n1") is None


@rule("TRADE-14")
def test_trade_14_the_player_at_turn_takes_no_proposal_without_the_cards() -> None:
    game = table()
    play(game, "2.o:O>LLL 3.o:W>O 4.o:B>LL")
    assert refused(game, "d2") == "TRADE-14"
    assert refused(game, "d3") == "TRADE-14"
    assert refused(game, "d4") is None


@rule("TRADE-14", effect=True)
@pytest.mark.parametrize("others", [{2: "OOOO", 3: "OOOO", 4: "OOOO"}, {2: "LWGB", 3: "LWGB", 4: "LWGB"}])
def test_trade_14_the_one_who_offers_is_not_told_what_others_lack(others: dict[int, str]) -> None:
    game = position(hands={1: "WW"} | others)
    assert refused(game, "o:W>OOOO") is None
    assert refused(game, "o:W>OOOO/3") is None
    play(game, "o:W>OOOO")
    assert refused(game, "d>2") == "TRADE-01"
    assert game.view(1).hen() == position(hands={1: "WW"} | others, offers="1:W>OOOO/234").view(1).hen()


@rule("TRADE-14", effect=True)
@pytest.mark.parametrize("theirs", ["OO", "WB"])
def test_trade_14_what_a_seat_may_do_depends_on_its_own_cards_alone(theirs: str) -> None:
    game = position(hands={1: "WWGG", 2: theirs, 3: "OL", 4: "BB"})
    play(game, "o:W>O 3.o:L>G/1 4.o:B>O/2")
    codes = ("1.d3", "1.d2", "1.d>2", "1.d>3", "1.n3", "1.o:G>O/2", "3.y1", "3.o-", "4.y1", "4.o:BB>O/2", "4.d1")
    assert [refused(game, code) for code in codes] == [
        *(None, "PLAY-05", "TRADE-01", "TRADE-01", None, None, None, None, "TRADE-14", None, "TRADE-02")
    ]
    for seat in (1, 3, 4):
        assert {str(move) for move in game.view(seat).legal_moves} == {str(move) for move in game.legal_moves(seat)}


# An offer lapses when a card that it promised is gone.


@rule("TRADE-14", effect=True)
@pytest.mark.parametrize("code", ["t:WWWW>G", "r@C8nw", "s@D7n", "buy"])
def test_trade_14_an_offer_lapses_when_its_maker_spends_such_cards(code: str) -> None:
    game = position(pieces={1: "s@C6n r@C6ne r@C8w"}, hands={1: "LLWWWWWGGBBOO", 2: "OOOO"})
    play(game, "o:LW>OO 2.y1")
    # Lumber and wool are left, but the table is not told by which offers go and which stay.
    assert lapsed(play(game, code)) == [(1, None)]
    if code == "buy":
        play(game, "=K")
    assert refused(game, "d>2") == "PLAY-05"


@rule("TRADE-14", effect=True)
def test_trade_14_an_offer_stands_while_its_maker_spends_other_cards() -> None:
    game = table(hands=HANDS | {1: "LLLLWW"})
    play(game, "o:WW>O 3.y1")
    assert lapsed(play(game, "t:LLLL>G")) == []
    play(game, "d>3")
    assert hand(game, 1) == "GO"


@rule("TRADE-14", effect=True)
def test_trade_14_offers_lapse_when_another_trade_takes_their_cards() -> None:
    # Seat 1 has one wool and promises it; seat 3 has one ore, agrees, and proposes it besides.
    game = position(hands={1: "WG", 2: "B", 3: "OL"})
    play(game, "o:W>O 3.y1 3.o:O>G 2.o:B>W")
    events = play(game, "d2")
    assert lapsed(events) == [(1, None)]
    assert refused(game, "d>3") == "PLAY-05"
    assert refused(game, "d3") is None


@rule("TRADE-14", effect=True)
def test_trade_14_a_yes_lapses_when_its_giver_trades_the_card_away() -> None:
    game = position(hands={1: "WG", 3: "OL"})
    play(game, "o:W>O 3.y1 3.o:O>G")
    events = play(game, "d3")
    assert (1, 3) in lapsed(events)
    assert refused(game, "d>3") == "TRADE-01"
    assert refused(game, "3.y1") == "TRADE-14"
    assert fewest_held(game) == 0


@rule("TRADE-14", effect=True)
def test_trade_14_a_proposal_lapses_when_its_card_goes_by_a_yes() -> None:
    game = position(hands={1: "WG", 3: "OL"})
    play(game, "o:W>O 3.y1 3.o:O>G d>3")
    assert hand(game, 3) == "LW"
    assert refused(game, "d3") == "PLAY-05"


@rule("TRADE-14", effect=True)
def test_trade_14_monopoly_makes_what_it_takes_unavailable() -> None:
    game = table(cards={1: "M"})
    play(game, "o:W>O 2.y1 3.y1 3.o:O>L 2.o:G>L 4.o:O>G/2")
    events = play(game, "mo:O")
    assert sorted(lapsed(events), key=str) == [(1, 2), (1, 3), (3, None), (4, None)]
    assert [refused(game, code) for code in ("d>2", "d>3", "d3", "d2")] == ["TRADE-01", "TRADE-01", "PLAY-05", None]


@rule("TRADE-14", effect=True)
@pytest.mark.parametrize("stolen", ["O", "L", "W"])
def test_trade_14_a_theft_ends_every_promise_of_the_victim_whatever_was_taken(stolen: str) -> None:
    game = table(cards={1: "K"}, hands=HANDS | {3: "OOOWWWLLL"})
    play(game, "o:G>O 3.y1 2.y1 3.o:L>W kn rob@D11>3")
    assert refused(game, "d>3") == "PLAY-03"
    before = len(game.plies)
    events = play(game, f"={stolen}")
    assert lapsed(events) == [(1, 3), (3, None)]
    # Nobody else can tell from it which card it was.
    assert [each and (each.key, each.seat, each.other) for each in told(game, 2, before)] == [
        *(None, ("offer_lapsed", 1, 3), ("offer_lapsed", 3, None))
    ]
    assert [refused(game, code) for code in ("d>3", "d3", "d>2")] == ["TRADE-01", "PLAY-05", None]


@rule("TRADE-14", effect=True)
def test_trade_14_a_proposal_lapses_when_its_maker_discards_the_card() -> None:
    game = table(turn=2, stage="rolling", hands=HANDS | {4: "BBBBBBBBO", 3: "OOOOLLLL"}, offers="3:O>G/2|4:O>G/2")
    events = play(game, "=34 4.x:BBBB 3.x:OLLL")
    assert lapsed(events) == [(3, None)]
    play(game, "rob@F9")
    assert refused(game, "d3") == "PLAY-05"
    play(game, "d4")
    assert hand(game, 2) == "GOOO"


@rule("TRADE-14", effect=True)
def test_trade_14_a_covered_discard_leaves_a_position_that_can_be_written_down() -> None:
    # Seat 3 covers the ore that it had promised, while seat 4 still chooses.
    game = table(turn=2, stage="rolling", hands=HANDS | {4: "BBBBBBBBO", 3: "OLLLLLLL"}, offers="3:O>G/2")
    play(game, "=34 3.x:OLLL")
    again = hx.Game.from_hen(game.hen())
    assert again.hen() == game.hen()
    assert hx.View.from_hen(game.view(3).hen()) == game.view(3)
    for one in (game, again):
        play(one, "4.x:BBBB rob@F9")
        assert refused(one, "d3") == "PLAY-05"


@rule("TRADE-14", effect=True)
def test_trade_14_offers_of_a_turn_lapse_with_it() -> None:
    game = table()
    play(game, "o:W>O/2,3 2.y1 3.o:O>W 4.o:B>L")
    events = play(game, "end")
    assert lapsed(events) == [(1, None), (3, None), (4, None)]
    play(game, "roll =11")
    for code in ("2.y1", "2.d1", "1.d>2", "2.d3", "2.d4", "1.o-"):
        assert refused(game, code) in {"PLAY-05", "TRADE-02"}
    assert game.state.open_offers == 0
    # No answer of then is still there a round later.
    play(game, "end " + quiet_turns(2) + " roll =11")
    assert [refused(game, code) for code in ("d>2", "d3", "d4", "2.y1")] == ["PLAY-05"] * 4


@rule("TRADE-14", effect=True)
def test_trade_14_an_offer_is_off_the_table_once_the_game_is_won() -> None:
    game = position(options={"victory_points": 4}, hands={1: "WGGOOO", 2: "O"}, cards={1: "V"})
    play(game, "o:W>O 2.y1 c@C6n")
    assert game.result() is not None
    for code in ("d>2", "2.n1", "o-", "o:W>O"):
        assert refused(game, code) == "PLAY-01"


# The house limit on offers.


@rule("PLAY-08")
def test_play_08_offers_of_a_turn_are_counted_for_each_seat() -> None:
    game = table(options={"offers_per_turn": 2})
    play(game, "o:W>O o:L>O 2.o:O>W")
    assert refused(game, "o:W>O") == "PLAY-08"
    assert refused(game, "2.o:O>L") is None
    play(game, "2.o- 2.o:O>L")
    assert refused(game, "2.o:O>W/1") == "PLAY-08"
    assert refused(game, "4.o:B>L") is None
    # Answers and exchanges are not offers.
    play(game, "3.y1 d>3 end roll =11")
    assert refused(game, "2.o:O>L") is None
    assert refused(game, "1.o:W>O") is None


@rule("PLAY-08")
def test_play_08_a_new_turn_starts_the_count_anew_and_a_proposal_to_the_next_counts() -> None:
    game = table(options={"offers_per_turn": 1})
    play(game, "4.o:B>O/2")
    assert refused(game, "4.o:B>L") == "PLAY-08"
    play(game, "end roll =11")
    assert refused(game, "4.o:B>O") is None
    assert refused(game, "2.d4") is None


@rule("PLAY-08", effect=True)
def test_play_08_without_a_limit_offers_go_on() -> None:
    game = table()
    for _ in range(60):
        play(game, "o:W>O")
    assert refused(game, "o:W>O") is None


# Trade and build apart.


@rule("TURN-02")
@pytest.mark.parametrize("codes", ["r@C8nw", "buy =K", "c@C6n"])
def test_turn_02_with_separate_phases_all_trade_ends_with_the_first_thing_built(codes: str) -> None:
    game = table(options={"phases": "separate"}, hands=HANDS | {1: "LLLWWWWWGGGBBOOOO"})
    play(game, "2.o:GG>L 3.o:O>G/2 o:L>O 4.y1")
    events = play(game, codes)
    assert sorted(set(lapsed(events))) == [(1, None), (2, None)]
    for code in ("o:L>O", "2.o:G>L", "t:WWWW>L", "o:L>O/2"):
        assert refused(game, code) == "TURN-02"
    assert [refused(game, code) for code in ("d2", "d>4", "4.n1")] == ["PLAY-05"] * 3
    # What is meant for the next player is not of this turn.
    assert refused(game, "4.o:O>G/2") is None
    play(game, "end roll =11 d3")
    assert hand(game, 2) == "GOOO"


@rule("TURN-02", effect=True)
def test_turn_02_free_roads_do_not_end_the_trading() -> None:
    game = table(options={"phases": "separate"}, cards={1: "R"})
    play(game, "o:W>O 2.y1 rb r@C8nw r@C8w d>2")
    assert hand(game, 1) == "LLWGBO"
    assert refused(game, "o:W>B") is None


@rule("TURN-03", effect=True)
def test_turn_03_with_combined_phases_an_offer_outlives_what_is_built() -> None:
    game = table()
    play(game, "o:W>O 2.y1 r@C8nw d>2")
    assert hand(game, 1) == "LWGO"


# Positions that are told, not played: an offer in them must be one that could have been made.


@rule("TRADE-02", "TRADE-03", "TRADE-04", "TRADE-05", effect=True)
@pytest.mark.parametrize(
    "offers",
    [
        "3:W>B/4",  # Seats 3 and 4 do not trade in seat 1's turn.
        "2:O>W/13",  # A proposal is to one seat.
        "1:>O/2+2",  # Seat 2 would give its ore away.
        "1:>/2",  # Nothing for nothing.
        "1:LW>W/3+3",  # Wool on both sides.
        "4:B>O/2+2",  # A proposal is not agreed to.
    ],
)
def test_trade_02_a_position_with_an_offer_that_nobody_can_make_is_refused(offers: str) -> None:
    with pytest.raises(hx.InvalidText):
        table(offers=offers)


@rule("TURN-02", effect=True)
def test_turn_02_a_position_with_an_offer_of_the_player_at_turn_after_building_is_refused() -> None:
    with pytest.raises(hx.InvalidText):
        table(options={"phases": "separate"}, built=True, offers="1:W>O/2+2")


@rule("TRADE-03", effect=True)
def test_trade_03_two_players_trade_as_any_others() -> None:
    game = position(seats=2, options={"players": "2-4"}, pieces={1: "s@D7n", 2: "s@E6n"}, hands={1: "WL", 2: "OG"})
    assert refused(game, "2.o:O>W/2") == "TRADE-15"
    play(game, "2.o:O>W d2 o:L>G 2.y1 d>2 end roll =11 1.o:O>W d1")
    assert (hand(game, 1), hand(game, 2)) == ("WG", "LO")
