"""BUILD: prices, places, supplies."""

import random

import pytest

import hexmoot as hx
from hexmoot.rules import terms
from tests.rules.lines_and_sums import NORTH, SOUTH, cards_in_play, deck, quiet_turns, roads, stock_left, told
from tests.rules.table import START, bank, building_at, hand, keys, play, position, refused, road_at, rule, unplayed

SETTLEMENT = "LWGB"
CITY = "GGOOO"
CARD = "WGO"
# Seat 1 in the middle with a fork of roads around it, and nobody near.
MIDDLE = {1: "s@D7n r@D7nw r@D7w"}
PRICES = [("r@C8w", "LB"), ("s@E6n", "LWGB"), ("c@D7n", "GGOOO"), ("buy", "WGO")]


@rule("BUILD-01", effect=True)
@pytest.mark.parametrize(("code", "price"), PRICES)
def test_build_01_each_thing_has_its_price_and_the_bank_gets_it(code: str, price: str) -> None:
    game = position(pieces=MIDDLE, hands={1: price + "L"})
    before = bank(game)
    events = play(game, code)
    assert hand(game, 1) == "L"
    assert bank(game) == {kind: before[kind] + price.count(kind) for kind in "LWGBO"}
    assert "".join((each.kind or "") * each.count for each in events if each.key == "paid") == price


@rule("BUILD-01")
@pytest.mark.parametrize(("code", "price"), PRICES)
def test_build_01_one_card_less_is_not_enough(code: str, price: str) -> None:
    for missing in set(price):
        held = price.replace(missing, "", 1) + "".join(kind * 5 for kind in "LWGBO" if kind not in price)
        assert refused(position(pieces=MIDDLE, hands={1: held}), code) == "BUILD-01"
    assert refused(position(pieces=MIDDLE, hands={1: price}), code) is None


@rule("BUILD-01", ruling=[16], effect=True)
def test_build_01_what_is_paid_is_in_the_banks_stock_at_once() -> None:
    # All brick is in hands; the road's goes to the bank and can be traded for in the same turn.
    game = position(pieces=MIDDLE, hands={1: "LWWWWB", 2: "B" * 18})
    assert refused(game, "t:WWWW>B") == "TRADE-12"
    play(game, "r@C8w t:WWWW>B")
    assert hand(game, 1) == "B"


@rule("BUILD-01", effect=True)
def test_build_01_free_roads_cost_nothing() -> None:
    game = position(pieces=MIDDLE, cards={1: "R"}, hands={1: "LLBB"})
    play(game, "rb r@C8w r@D7ne")
    assert hand(game, 1) == "LLBB"


@rule("BUILD-02", ruling=[42], effect=True)
def test_build_02_as_much_in_one_turn_as_cards_and_pieces_allow() -> None:
    game = position(pieces=MIDDLE, hands={1: "LB" * 3 + SETTLEMENT + CITY * 2 + CARD * 3})
    play(game, "buy =K r@C8w buy =K s@E6n c@D7n r@E6nw c@E6n r@E6ne buy =V")
    assert hand(game, 1) == ""
    assert stock_left(game, 1) == (5, 2, 10)
    assert unplayed(game, 1) == "KKV"


@rule("BUILD-02", effect=True)
def test_build_02_no_other_limit_than_the_pieces() -> None:
    game = position(pieces={1: "s@D7n"}, hands={1: "LB" * 16})
    for laid in range(1, 16):
        move = next(move for move in game.legal_moves(1) if isinstance(move, hx.Road))
        game.push(move)
        assert stock_left(game, 1)[2] == 15 - laid
    assert not any(isinstance(move, hx.Road) for move in game.legal_moves(1))
    assert hand(game, 1) == "LB"


@rule("BUILD-03", ruling=[41])
def test_build_03_fifteen_roads_are_all() -> None:
    fifteen = roads(NORTH[:8] + SOUTH[:7])
    game = position(pieces={1: f"s@D5n {fifteen}"}, hands={1: "LB"}, longest=1)
    assert stock_left(game, 1)[2] == 0
    assert refused(game, "r@D11nw") == "BUILD-03"


@rule("BUILD-03", ruling=[41])
def test_build_03_four_cities_are_all() -> None:
    game = position(pieces={1: "c@D7n c@D5n c@D3n c@D9n s@D11n"}, hands={1: CITY}, options={"victory_points": 12})
    assert refused(game, "c@D11n") == "BUILD-03"


@rule("BUILD-03", effect=True)
def test_build_03_the_last_piece_of_each_kind_can_be_built() -> None:
    fourteen = roads(NORTH[:8] + SOUTH[:6])
    game = position(
        pieces={1: f"c@D5n c@D3n c@D9n s@D7n s@D3s s@D5s s@F7n {fourteen}"},
        hands={1: "LB" + SETTLEMENT + CITY},
        longest=1,
        options={"victory_points": 20},
    )
    assert stock_left(game, 1) == (1, 1, 1)
    play(game, "r@D11nw s@D11n c@D7n")
    assert stock_left(game, 1) == (1, 0, 0)


@rule("BUILD-04", ruling=[34])
def test_build_04_a_road_touches_own_pieces() -> None:
    game = position(pieces={1: "s@D7n r@D7nw c@F7n", 2: "s@D9s r@E8ne"}, hands={1: "LB"})
    # At the settlement, at the end of the road, at the city; all that is legal, and nothing else.
    expected = {"r@C8w", "r@D7ne", "r@D5ne", "r@D7w", "r@E8w", "r@F7nw", "r@F7ne"}
    assert {move.code for move in game.legal_moves(1) if isinstance(move, hx.Road)} == expected
    for code in ("r@B5nw", "r@D5nw", "r@E8nw", "r@E10w", "r@D9w", "r@E6ne"):
        assert refused(game, code) == "BUILD-04"


@rule("BUILD-04", ruling=[34], effect=True)
def test_build_04_a_road_may_run_along_the_coast() -> None:
    game = position(pieces={1: "s@B5n r@B5nw"}, hands={1: "LBLB"})
    play(game, "r@B5ne r@B7nw")
    assert (road_at(game, "B5ne"), road_at(game, "B7nw")) == (1, 1)


@rule("BOARD-06", effect=True)
def test_board_06_no_road_on_another_own_or_strange() -> None:
    game = position(pieces={1: "s@D7n r@D7nw", 2: "s@C8n r@D7ne"}, hands={1: "LB"})
    assert refused(game, "r@D7nw") == "BOARD-06"
    assert refused(game, "r@D7ne") == "BOARD-06"


@rule("BUILD-05", ruling=[34, 36])
def test_build_05_a_road_leads_up_to_anothers_building_but_not_on_from_it() -> None:
    # The road of seat 1 ends at the settlement of seat 2.
    game = position(pieces={1: "s@D7n r@D7nw r@D7w", 2: "s@E6n"}, hands={1: "LBLB"})
    assert refused(game, "r@E6ne") == "BUILD-05"
    assert refused(game, "r@E6nw") == "BUILD-05"
    # One can also come from the other side, up to it.
    game = position(pieces={1: "s@E8n r@E8nw", 2: "s@E6n"}, hands={1: "LBLB"})
    play(game, "r@E6ne")
    assert road_at(game, "E6ne") == 1
    assert refused(game, "r@E6nw") == "BUILD-05"
    assert refused(game, "r@D7w") == "BUILD-05"


@rule("BUILD-05", ruling=[34])
@pytest.mark.parametrize("piece", ["s@E6n", "c@E6n"])
def test_build_05_even_if_the_own_roads_were_there_first(piece: str) -> None:
    # Own roads on two sides of the corner, then a strange building on it: the third side is out of reach.
    game = position(pieces={1: "s@D7n r@D7nw r@D7w r@E6ne", 2: piece}, hands={1: "LB"})
    assert refused(game, "r@E6nw") == "BUILD-05"


@rule("BUILD-05", ruling=[34])
def test_build_05_a_settlement_in_the_way_closes_the_corner_in_play() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D7w", 2: "s@F5n r@E6w r@E6nw"}, hands={1: "LBLB", 2: SETTLEMENT}, turn=2)
    play(game, "s@E6n end roll =11 end roll =11 end roll =11")
    assert refused(game, "1.r@E6ne") == "BUILD-05"


@rule("BUILD-05", ruling=[35], effect=True)
def test_build_05_the_far_part_of_a_cut_road_is_built_on_from_its_other_corners() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D7w r@E6ne", 2: "s@E6n"}, hands={1: "LBLB"})
    play(game, "r@E8w r@E8nw")
    assert (road_at(game, "E8w"), road_at(game, "E8nw")) == (1, 1)


@rule("BUILD-05", effect=True)
def test_build_05_an_own_building_does_not_stop_the_road() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D7w s@E6n"}, hands={1: "LB"})
    assert refused(game, "r@E6ne") is None


@rule("BUILD-06", ruling=[37])
def test_build_06_a_settlement_needs_an_own_road() -> None:
    game = position(pieces=MIDDLE | {2: "s@F9n r@F9nw r@F7ne"}, hands={1: SETTLEMENT})
    assert refused(game, "s@B5n") == "BUILD-06"
    # A road of somebody else is of no use.
    assert refused(game, "s@F7n") == "BUILD-06"
    assert refused(game, "s@E6n") is None


@rule("BUILD-06", ruling=[37])
def test_build_06_touching_an_own_settlement_is_not_being_reached_by_a_road() -> None:
    game = position(pieces={1: "s@D7n r@D7nw"}, hands={1: SETTLEMENT})
    assert refused(game, "s@E8n") == "BUILD-06"
    assert [move.code for move in game.legal_moves(1) if isinstance(move, hx.Settle)] == []


@rule("BUILD-06", "BUILD-11", ruling=[38], effect=True)
def test_build_06_a_settlement_may_split_anothers_road_and_its_pieces_stay() -> None:
    game = position(pieces={1: "s@E4n r@E4ne r@E6nw", 2: "s@D7n r@D7nw r@D7w r@E6ne r@E8w"}, hands={1: SETTLEMENT})
    play(game, "s@E6n")
    assert building_at(game, "E6n") == "1s"
    assert [road_at(game, side) for side in ("D7nw", "D7w", "E6ne", "E8w")] == [2] * 4
    assert stock_left(game, 2)[2] == 11


@rule("BUILD-07", ruling=[37])
@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize("piece", ["s", "c"])
@pytest.mark.parametrize("near", ["C6s", "D5s", "D7s"])
def test_build_07_all_neighbouring_corners_are_free_of_any_building(owner: int, piece: str, near: str) -> None:
    # The corner E6n has three neighbours; an own road ends there.
    pieces = {1: "r@E6ne r@E6nw r@D7w", 2: ""}
    pieces[owner] = f"{piece}@{near} {pieces[owner]}"
    game = position(pieces=pieces, hands={1: SETTLEMENT})
    assert refused(game, "s@E6n") == "BUILD-07"


@rule("BUILD-07", ruling=[37])
def test_build_07_on_the_coast_a_corner_has_two_neighbours() -> None:
    pieces = "r@B5nw r@B5ne"
    assert refused(position(pieces={1: pieces, 2: "s@A4s"}, hands={1: SETTLEMENT}), "s@B5n") == "BUILD-07"
    assert refused(position(pieces={1: pieces, 2: "s@A6s"}, hands={1: SETTLEMENT}), "s@B5n") == "BUILD-07"
    assert refused(position(pieces={1: pieces, 2: "s@C4n s@C6n"}, hands={1: SETTLEMENT}), "s@B5n") is None


@rule("BUILD-07", effect=True)
def test_build_07_two_sides_away_is_far_enough_whoever_is_there() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D7w", 2: "s@E4n s@F5n s@E8n"}, hands={1: SETTLEMENT})
    play(game, "s@E6n")
    assert building_at(game, "E6n") == "1s"


@rule("BOARD-05", effect=True)
def test_board_05_a_corner_with_a_building_takes_no_settlement() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D7w r@E6ne c@E6n", 2: "s@D9n"}, hands={1: SETTLEMENT})
    assert refused(game, "s@D7n") == "BOARD-05"
    assert refused(game, "s@E6n") == "BOARD-05"
    assert refused(game, "s@D9n") == "BOARD-05"


@rule("BUILD-08", ruling=[39])
def test_build_08_a_city_replaces_an_own_settlement_only() -> None:
    game = position(pieces={1: "s@D7n r@D7nw r@D7w c@E8n", 2: "s@E6n c@D5n"}, hands={1: CITY + SETTLEMENT})
    for code in ("c@C6s", "c@B5n", "c@E6n", "c@D5n", "c@E8n"):
        assert refused(game, code) == "BUILD-08"
    assert refused(game, "c@D7n") is None


@rule("BUILD-08", ruling=[39], effect=True)
def test_build_08_the_settlement_goes_back_to_the_supply() -> None:
    game = position(pieces=MIDDLE, hands={1: CITY})
    assert (stock_left(game, 1), game.points(1)) == ((4, 4, 13), 1)
    play(game, "c@D7n")
    assert building_at(game, "D7n") == "1c"
    assert (stock_left(game, 1), game.points(1)) == ((5, 3, 13), 2)


@rule("BUILD-09", ruling=[39], effect=True)
def test_build_09_a_settlement_of_this_turn_becomes_a_city_this_turn_at_the_price_of_both() -> None:
    game = position(pieces=MIDDLE, hands={1: SETTLEMENT + CITY + "L"})
    play(game, "s@E6n c@E6n")
    assert building_at(game, "E6n") == "1c"
    assert hand(game, 1) == "L"


@rule("BUILD-09", effect=True)
def test_build_09_with_separate_phases_too() -> None:
    game = position(edition="k-base", pieces=MIDDLE, hands={1: SETTLEMENT + CITY})
    play(game, "s@E6n c@E6n")
    assert stock_left(game, 1) == (4, 3, 13)


FIVE = {1: "s@D7n s@D5n s@D3n s@D9n s@D11n r@D7nw r@D7w r@E6ne"}


@rule("BUILD-10", ruling=[40])
def test_build_10_with_five_settlements_out_one_must_become_a_city_first() -> None:
    game = position(pieces=FIVE, hands={1: SETTLEMENT + CITY})
    assert refused(game, "s@E6n") == "BUILD-10"
    play(game, "c@D3n s@E6n")
    assert stock_left(game, 1) == (0, 3, 12)


@rule("BUILD-10", ruling=[40], effect=True)
def test_build_10_no_city_straight_onto_an_empty_corner_for_the_price_of_both() -> None:
    game = position(pieces=FIVE, hands={1: SETTLEMENT + CITY})
    assert refused(game, "c@E6n") == "BUILD-08"


@rule("BUILD-03", "BUILD-10", ruling=[40], effect=True)
def test_build_10_with_four_cities_and_five_settlements_nothing_more_is_built() -> None:
    game = position(
        pieces={1: FIVE[1] + " c@B7n c@B9n c@F7n c@F9n"},
        hands={1: SETTLEMENT + CITY},
        options={"victory_points": 20},
    )
    assert refused(game, "s@E6n") == "BUILD-10"
    assert refused(game, "c@D7n") == "BUILD-03"


@rule("BUILD-11", ruling=[41], effect=True)
def test_build_11_nothing_on_the_board_is_ever_moved_or_taken_back() -> None:
    chance = random.Random(1)
    game = position(hands={seat: "LLLLLWWWGGGGBBBBBOOO"[seat::2] for seat in (1, 2, 3, 4)}, cards={1: "RR"}, seed=1)
    for _ in range(90):
        corners, sides = list(game.state.corner), list(game.state.road)
        if game.result():
            break
        if game.awaits_chance:
            game.deal()
        else:
            moves = list(game.legal_moves(game.actors[0]))
            # Building comes first, so that much is built.
            built = [move for move in moves if isinstance(move, hx.Road | hx.Settle | hx.City)]
            game.push(chance.choice(built or moves))
        for before, after in zip(corners, game.state.corner, strict=True):
            assert before in (terms.FREE, after) or (before % 2 == 0 and after == before + 1)
        assert all(before in (terms.FREE, after) for before, after in zip(sides, game.state.road, strict=True))
        assert cards_in_play(game) == [19] * 5
    assert sum(owner != terms.FREE for owner in game.state.road) > 12
    assert sum(held % 2 for held in game.state.corner if held != terms.FREE) > 0


@rule("BUILD-11", effect=True)
def test_build_11_a_settlement_stays_when_the_road_to_it_is_of_no_more_use() -> None:
    # The only change that a place with a piece can see is a settlement made into a city.
    game = position(pieces=MIDDLE, hands={1: "LB" + CITY})
    assert refused(game, "s@D7n") == "BOARD-05"
    play(game, "c@D7n")
    assert refused(game, "c@D7n") == "BUILD-08"
    assert refused(game, "r@D7nw") == "BOARD-06"


@rule("BUILD-12", ruling=[44])
def test_build_12_none_left_none_bought() -> None:
    everything = {1: "K" * 14, 2: "RRYYMM", 3: "VVVV"}
    game = position(cards=everything, hands={1: CARD + CARD})
    assert deck(game) == {"K": 0, "R": 0, "Y": 0, "M": 0, "V": 1, "N": 0}
    assert game.state.deck_size == 1
    play(game, "buy =V")
    assert sum(deck(game).values()) == 0
    assert refused(game, "buy") == "BUILD-12"


@rule("BUILD-12", effect=True)
def test_build_12_every_card_in_the_pile_is_as_likely_as_it_is_frequent() -> None:
    game = position(cards={2: "KKKK//KKRM"}, hands={1: CARD})
    play(game, "buy")
    chances = {outcome.code: (chance.numerator, chance.denominator) for outcome, chance in game.chance}
    assert chances == {"=K": (8, 17), "=R": (1, 17), "=Y": (2, 17), "=M": (1, 17), "=V": (5, 17)}


@rule("BUILD-12", effect=True)
def test_build_12_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    game = position(cards={2: "RM//RM"}, hands={1: CARD})
    play(game, "buy")
    assert [refused(game, code) for code in ("=R", "=M", "=Y")] == ["PLAY-07", "PLAY-07", None]


@rule("BUILD-12", ruling=[44], effect=True)
@pytest.mark.parametrize("code", ["kn", "rb", "yp:LO", "mo:L"])
def test_build_12_a_played_card_never_returns_to_the_pile(code: str) -> None:
    game = position(cards={1: "KRYM"}, hands={2: "L"})
    before = deck(game)
    play(game, code)
    assert deck(game) == before
    assert sum(before.values()) == 21


@rule("BUILD-12", effect=True)
@pytest.mark.parametrize("card", "KRYMV")
def test_build_12_only_the_buyer_learns_which_card_it_is(card: str) -> None:
    game = position(hands={1: CARD})
    play(game, f"buy ={card}")
    assert unplayed(game, 1) == card
    assert [each.kind for each in told(game, 1) if each and each.key == "drew_card"] == [card]
    for seat in (2, 3, 4, None):
        heard = told(game, seat)
        assert [each.key if each else None for each in heard] == ["paid", "paid", "paid", "bought_card", None]
        view = game.view(seat)
        assert (unplayed(view, 1), view.state.card_size[0], sum(view.state.deck)) == ("", 1, 0)
        assert sum(view.state.fresh) == 0


@rule("BUILD-12", effect=True)
def test_build_12_others_see_the_same_whichever_card_was_drawn() -> None:
    views = set()
    for card in "KRYMV":
        game = position(hands={1: CARD}, cards={1: "K", 2: "K"})
        play(game, f"buy ={card}")
        views.add((game.view(2).hen(), game.view(None).hen(), str(list(game.view(2).legal_moves))))
    assert len(views) == 1


@rule("BUILD-13", ruling=[43], effect=True)
def test_build_13_paying_and_placing_are_one_step() -> None:
    game = position(pieces=MIDDLE, hands={1: SETTLEMENT})
    events = play(game, "s@E6n")
    assert keys(events) == ["paid"] * 4 + ["placed_settlement"]
    assert (hand(game, 1), building_at(game, "E6n")) == ("", "1s")


@rule("BUILD-13", ruling=[43], effect=True)
def test_build_13_without_a_legal_place_or_a_piece_nothing_is_paid() -> None:
    # Rich, but shut in: a strange building at one end of the only road, strange roads at the other.
    game = position(
        pieces={1: "r@D7nw", 2: "s@C6s", 3: "s@C8s r@D7ne r@C8w"},
        hands={1: "LLLLWWWWGGGGBBBBOOOO"},
    )
    assert {type(move) for move in game.legal_moves(1)} == {hx.End, hx.Buy, hx.Swap}
    before = game.hen()
    for code in ("r@D7ne", "r@C8w", "r@D7w", "s@D7n", "c@D7n", "s@B9n", "r@D5ne"):
        assert refused(game, code) is not None
        with pytest.raises(hx.IllegalMove):
            game.push_text(code)
    assert game.hen() == before


@rule("BUILD-13", effect=True)
def test_build_13_a_refused_purchase_leaves_the_cards_where_they_are() -> None:
    game = position(pieces=FIVE, hands={1: SETTLEMENT})
    with pytest.raises(hx.IllegalMove, match="BUILD-10"):
        game.push_text("s@E6n")
    assert hand(game, 1) == "LWGB"
    assert bank(game) == {"L": 18, "W": 18, "G": 18, "B": 18, "O": 19}


# The special building phase and the paired turn (TURN-08 to TURN-10), as far as building goes.


@rule("BUILD-02", effect=True)
def test_build_02_in_the_special_building_phase_others_build_and_buy_by_the_same_rules() -> None:
    game = position(seats=5, hands={2: "LBLB" + CARD, 3: CITY, 4: "L"})
    play(game, "end r@C11ne")
    assert refused(game, "r@E7w") == "BUILD-04"
    play(game, "buy =K end c@E5n end")
    assert refused(game, "r@E11ne") == "BUILD-01"
    assert refused(game, "t:LLLL>O") == "TURN-09"
    assert hand(game, 3) == ""


@rule("BUILD-12", effect=True)
def test_build_12_a_card_bought_in_the_special_building_phase_counts_as_old_in_the_own_turn() -> None:
    game = position(seats=5, hands={2: CARD, 3: CARD})
    play(game, "end buy =K")
    assert refused(game, "kn") == "TURN-09"
    play(game, "end buy =M end end end")
    assert refused(game, "2.kn") is None


@rule("BUILD-01", effect=True)
def test_build_01_the_first_turn_after_the_set_up_starts_from_the_printed_pieces() -> None:
    # START is four settlements' worth of roads: every seat builds on from there alone.
    game = position(hands={1: "LB"})
    legal = {move.code for move in game.legal_moves(1) if isinstance(move, hx.Road)}
    assert legal == {"r@B7w", "r@C6nw", "r@C8nw", "r@C8w", "r@D5w", "r@E4nw", "r@E6nw", "r@E6w"}
    assert START[1].count("r@") == 2
    play(game, "r@C8w end " + quiet_turns(1))
    assert road_at(game, "C8w") == 1
