"""TRADE: what may be offered, how often, and in which part of a turn."""

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import lapsed
from tests.rules.table import hand, holder, play, position, refused, rule, unplayed
from tests.rules.trading import HANDS, table

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
