"""TRADE with the bank: rates, harbours, stock."""

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import quiet_turns, told
from tests.rules.table import START, bank, hand, play, position, refused, rule

# A settlement near the 3:1 harbour in the north-west, with a road to it.
NEAR_HARBOUR = {1: "s@B5s r@C4ne r@B5w"}
# The same for the brick harbour in the west.
NEAR_BRICK = {1: "s@E4n r@E4nw r@E4w"}
SETTLEMENT = "LWGB"


@rule("TRADE-06", ruling=[49], effect=True)
def test_trade_06_four_of_a_kind_become_one_of_another_without_a_harbour() -> None:
    game = position(hands={1: "WWWWWB"})
    play(game, "t:WWWW>O")
    assert hand(game, 1) == "WBO"
    assert bank(game) == {"L": 19, "W": 18, "G": 19, "B": 18, "O": 18}


@rule("TRADE-06", ruling=[49])
@pytest.mark.parametrize("code", ["t:W>O", "t:WWWWW>O", "t:WWWB>O", "t:LWWWW>O", "t:WWWW>OG", "t:WWWWWWWW>OO"])
def test_trade_06_no_other_number_and_no_mixture_is_taken(code: str) -> None:
    game = position(hands={1: "LWWWWWWWWB"})
    assert refused(game, code) == "TRADE-06"
    assert refused(game, "t:WWWW>O") is None


@rule("TRADE-06", ruling=[49])
@pytest.mark.parametrize(("harbour", "code"), [("A4s", "t:WWWW>O"), ("E10s", "t:WWWW>O"), ("E10s", "t:WWW>O")])
def test_trade_06_nobody_pays_more_than_the_best_rate(harbour: str, code: str) -> None:
    game = position(pieces={1: f"s@{harbour}"}, hands={1: "WWWW"})
    assert refused(game, code) == "TRADE-06"


@rule("TRADE-06", ruling=[49])
def test_trade_06_a_worse_rate_is_no_matter_of_waiting_for_a_new_harbour() -> None:
    pieces = {1: NEAR_HARBOUR[1] + " s@D3s"}
    game = position(options={"new_harbour": "next_turn"}, pieces=pieces, hands={1: SETTLEMENT + "BBB"})
    play(game, "s@A4s")
    assert refused(game, "t:BBB>O") == "TRADE-06"


@rule("TRADE-07", "TRADE-08", ruling=[49])
@pytest.mark.parametrize(("code", "rate_rule"), [("t:WWW>O", "TRADE-07"), ("t:WW>O", "TRADE-08")])
def test_trade_07_a_harbours_rate_needs_such_a_harbour(code: str, rate_rule: str) -> None:
    game = position(hands={1: "WWWW"})
    assert refused(game, code) == rate_rule
    assert refused(game, "t:WWWW>O") is None


@rule("TRADE-06", ruling=[16], effect=True)
def test_trade_06_cards_given_to_the_bank_are_in_stock_at_once() -> None:
    game = position(hands={1: "OOOOLLLL", 2: "O" * 15})
    assert bank(game)["O"] == 0
    play(game, "t:OOOO>W")
    assert bank(game)["O"] == 4
    play(game, "t:LLLL>O")
    assert hand(game, 1) == "WO"


@rule("TRADE-07", ruling=[49], effect=True)
@pytest.mark.parametrize("piece", ["s@A4s", "c@A4s", "s@B5n"])
@pytest.mark.parametrize("kind", "LWGBO")
def test_trade_07_three_of_any_kind_at_either_corner_of_a_3_to_1_harbour(piece: str, kind: str) -> None:
    other = "W" if kind == "L" else "L"
    game = position(pieces={1: piece}, hands={1: kind * 3})
    play(game, f"t:{kind * 3}>{other}")
    assert hand(game, 1) == other


@rule("TRADE-07", effect=True)
def test_trade_07_a_harbour_reached_in_play_serves_for_every_kind() -> None:
    game = position(pieces=NEAR_HARBOUR, hands={1: SETTLEMENT + "LLLWWWGGGBBBOOO"})
    play(game, "s@A4s")
    assert [refused(game, f"t:{kind * 3}>{other}") for kind, other in ("LW", "WG", "GB", "BO", "OL")] == [None] * 5


@rule("TRADE-06", "TRADE-08", ruling=[49])
@pytest.mark.parametrize(
    ("code", "rate_rule"),
    [("t:WW>O", "TRADE-08"), ("t:W>O", "TRADE-06"), ("t:WWWW>O", "TRADE-06"), ("t:WWWWW>O", "TRADE-06")],
)
def test_trade_06_at_a_3_to_1_harbour_no_other_number_than_three(code: str, rate_rule: str) -> None:
    game = position(pieces={1: "s@A4s"}, hands={1: "WWWWW"})
    assert refused(game, code) == rate_rule


@rule("TRADE-07", effect=True)
def test_trade_07_another_players_harbour_does_not_serve() -> None:
    game = position(pieces={1: "s@D7n", 2: "s@A4s s@D3s"}, hands={1: "WWWWBBB"})
    assert refused(game, "t:WWW>O") == "TRADE-07"
    assert refused(game, "t:BB>O") == "TRADE-08"


@rule("TRADE-08", ruling=[49], effect=True)
@pytest.mark.parametrize(
    ("corner", "kind"), [("B7n", "G"), ("C10n", "O"), ("F11n", "W"), ("D3s", "B"), ("F3n", "B"), ("D3n", "L")]
)
def test_trade_08_two_of_its_kind_at_a_2_to_1_harbour(corner: str, kind: str) -> None:
    other = "W" if kind == "L" else "L"
    game = position(pieces={1: f"s@{corner}"}, hands={1: kind * 2})
    play(game, f"t:{kind * 2}>{other}")
    assert hand(game, 1) == other


@rule("TRADE-08", ruling=[49])
def test_trade_08_a_2_to_1_harbour_gives_no_3_to_1() -> None:
    game = position(pieces={1: "s@D3s"}, hands={1: "WWWWBBB"})
    assert refused(game, "t:BBB>O") == "TRADE-06"
    assert refused(game, "t:B>O") == "TRADE-06"
    assert refused(game, "t:WWW>O") == "TRADE-07"
    assert refused(game, "t:WW>O") == "TRADE-08"
    assert refused(game, "t:WWWW>O") is None


@rule("TRADE-07", "TRADE-08", ruling=[50], effect=True)
@pytest.mark.parametrize("pieces", ["s@A4s s@D3s", "s@D3s s@A4s", "s@A4s c@D3s s@F7s"])
def test_trade_08_with_several_harbours_the_best_rate_of_each_kind_holds(pieces: str) -> None:
    game = position(pieces={1: pieces}, hands={1: "WWWBB"})
    play(game, "t:BB>O t:WWW>O")
    assert hand(game, 1) == "OO"


@rule("TRADE-07", "TRADE-08", ruling=[50], effect=True)
@pytest.mark.parametrize("second", ["s@A4s", "s@D3s"])
def test_trade_08_a_second_harbour_never_spoils_the_rate_of_the_first(second: str) -> None:
    # The harbour built in this turn works at once here; the order in which the two were reached makes no difference.
    first, road = ("s@D3s", "r@B5w") if second == "s@A4s" else ("s@A4s", "r@E4nw")
    game = position(pieces={1: f"{first} {road}"}, hands={1: SETTLEMENT + "WWWBB"})
    play(game, f"{second} t:BB>O t:WWW>O")
    assert hand(game, 1) == "OO"


@rule("TRADE-05", ruling=[49])
def test_trade_05_the_bank_gives_no_card_of_the_kind_it_takes() -> None:
    game = position(pieces={1: "s@F11n"}, hands={1: "WWWWLLLL"})
    assert refused(game, "t:WW>W") == "TRADE-05"
    assert refused(game, "t:LLLL>L") == "TRADE-05"
    assert refused(game, "t:LLLL>W") is None


@rule("TRADE-09", ruling=[50], effect=True)
def test_trade_09_any_number_of_bank_trades_in_a_turn() -> None:
    game = position(pieces={1: "s@F11n"}, hands={1: "W" * 18})
    for made in range(1, 10):
        play(game, "t:WW>O")
        assert hand(game, 1) == "W" * (18 - 2 * made) + "O" * made


@rule("TRADE-10", ruling=[48], effect=True)
@pytest.mark.parametrize("code", ["t:KKKK>O", "t:WWWW>K", "t:VVVV>W", "t:>O", "t:WWWW>"])
def test_trade_10_a_development_card_cannot_even_be_named_in_a_bank_trade(code: str) -> None:
    game = position(hands={1: "WWWW"}, cards={1: "KKKKVVVV"})
    with pytest.raises(hx.InvalidText):
        game.why_not(code)


@rule("TRADE-11", effect=True)
@pytest.mark.parametrize("seat", [None, 1, 2, 3, 4])
def test_trade_11_everybody_sees_what_went_into_the_bank_and_out_of_it(seat: int | None) -> None:
    game = position(hands={1: "WWWWW"})
    play(game, "t:WWWW>O")
    seen = [(each.key, each.seat, each.kind, each.count) for each in told(game, seat) if each]
    assert seen == [("paid", 1, "W", 4), ("received", 1, "O", 1)]


@rule("TRADE-12", ruling=[49, 53])
def test_trade_12_a_kind_that_has_run_out_cannot_be_taken() -> None:
    game = position(hands={1: "WWWWO", 2: "O" * 18})
    assert refused(game, "t:WWWW>O") == "TRADE-12"
    assert refused(game, "t:WWWW>G") is None
    assert "t:WWWW>O" not in [move.code for move in game.legal_moves(1)]


@rule("TRADE-12", effect=True)
def test_trade_12_the_last_card_of_a_kind_can_be_taken_once() -> None:
    game = position(hands={1: "WWWWWWWW", 2: "O" * 18})
    play(game, "t:WWWW>O")
    assert bank(game)["O"] == 0
    assert refused(game, "t:WWWW>O") == "TRADE-12"


@rule("TRADE-14")
def test_trade_14_nobody_gives_the_bank_what_is_not_in_the_hand() -> None:
    game = position(pieces={1: "s@D3s"}, hands={1: "WWWB", 2: "WB"})
    assert refused(game, "t:WWWW>O") == "TRADE-14"
    assert refused(game, "t:BB>O") == "TRADE-14"


@rule("TRADE-13", ruling=[52])
def test_trade_13_a_new_harbour_serves_from_the_next_turn() -> None:
    game = position(options={"new_harbour": "next_turn"}, pieces=NEAR_HARBOUR, hands={1: SETTLEMENT + "WWWW"})
    play(game, "s@A4s")
    assert refused(game, "t:WWW>O") == "TRADE-13"
    assert refused(game, "t:WWWW>O") is None
    play(game, "end " + quiet_turns(3) + " roll =11 t:WWW>O")
    assert hand(game, 1) == "WO"


@rule("TRADE-13", ruling=[52])
def test_trade_13_the_same_for_the_harbour_of_one_kind() -> None:
    game = position(options={"new_harbour": "next_turn"}, pieces=NEAR_BRICK, hands={1: SETTLEMENT + "BBBB"})
    play(game, "s@F3n")
    assert refused(game, "t:BB>O") == "TRADE-13"
    # Nothing but this harbour is new: three for one is not a matter of waiting.
    assert refused(game, "t:BBB>O") == "TRADE-07"
    play(game, "end " + quiet_turns(3) + " roll =11 t:BB>O")
    assert hand(game, 1) == "BBO"


@rule("TRADE-13", ruling=[52], effect=True)
@pytest.mark.parametrize("edition", ["z-base", "j-base", "u-base"])
def test_trade_13_with_at_once_it_serves_in_the_same_turn(edition: str) -> None:
    game = position(edition=edition, pieces=NEAR_HARBOUR, hands={1: SETTLEMENT + "WWW"})
    assert refused(game, "t:WWW>O") == "TRADE-07"
    play(game, "s@A4s t:WWW>O")
    assert hand(game, 1) == "O"


@rule("TRADE-13", effect=True)
def test_trade_13_harbours_from_earlier_turns_go_on_serving() -> None:
    game = position(
        options={"new_harbour": "next_turn"},
        pieces={1: "s@D3s s@B5s r@C4ne r@B5w"},
        hands={1: SETTLEMENT + "BBWWW"},
    )
    play(game, "s@A4s t:BB>O")
    assert refused(game, "t:WWW>O") == "TRADE-13"
    assert hand(game, 1) == "WWWO"


@rule("TRADE-13", effect=True)
def test_trade_13_a_second_harbour_of_a_sort_one_has_does_not_stop_the_first() -> None:
    game = position(
        options={"new_harbour": "next_turn"},
        pieces={1: "s@F5s s@B5s r@C4ne r@B5w"},
        hands={1: SETTLEMENT + "WWW"},
    )
    play(game, "s@A4s")
    assert refused(game, "t:WWW>O") is None
    assert refused(hx.Game.from_hen(game.hen()), "t:WWW>O") is None


@rule("TRADE-13", effect=True)
@pytest.mark.parametrize("edition", ["k-base", "z-first", "k-first"])
def test_trade_13_where_phases_are_separate_it_is_always_the_next_turn(edition: str) -> None:
    game = position(edition=edition, pieces=NEAR_HARBOUR, hands={1: SETTLEMENT + "WWWW"})
    play(game, "s@A4s")
    assert refused(game, "t:WWW>O") == "TURN-02"
    play(game, "end " + quiet_turns(3) + " roll =11 t:WWW>O")
    assert hand(game, 1) == "WO"
    with pytest.raises(hx.EditionError, match="new_harbour"):
        position(edition=edition, options={"phases": "separate", "new_harbour": "at_once"})


@rule("TRADE-13", effect=True)
def test_trade_13_a_harbour_reached_after_anothers_turn_serves_in_the_own_turn_that_follows() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "new_harbour": "next_turn"},
        pieces={1: "s@H10n", 2: "s@C7n r@C7nw r@B6w"},
        hands={2: SETTLEMENT + "WWW"},
        turn=1,
        stage="extra",
        builder=2,
    )
    # The 3:1 harbour in the north-west lies two sides on.
    play(game, "s@A5s end end end end roll =11")
    assert refused(game, "2.t:WWW>O") is None


@rule("TRADE-13", effect=True)
def test_trade_13_a_harbour_reached_in_a_paired_turn_waits_for_the_turn_after_it() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "new_harbour": "next_turn", "extra_build": "paired"},
        pieces={1: "s@H10n", 4: "s@C7n r@C7nw r@B6w"},
        hands={4: SETTLEMENT + "WWWW"},
        turn=1,
        stage="paired",
        builder=4,
    )
    play(game, "s@A5s")
    assert refused(game, "t:WWW>O") == "TRADE-13"
    play(game, "end roll =11 end")
    # Seat 2's turn is over; seat 5 is its partner.
    play(game, "end roll =11 end end roll =11")
    assert refused(game, "4.t:WWW>O") is None


@rule("TRADE-06", ruling=[49], effect=True)
@pytest.mark.parametrize(
    ("pieces", "held", "rates"),
    [
        (START[1], "LLLLLWWWWWGGGGGBBBBBOOOOO", {"L": 4, "W": 4, "G": 4, "B": 4, "O": 4}),
        ("s@A4s", "LLLLLWWWWWGGGGGBBBBBOOOOO", {"L": 3, "W": 3, "G": 3, "B": 3, "O": 3}),
        ("s@A4s s@D3s s@B7n", "LLLLLWWWWWGGGGGBBBBBOOOOO", {"L": 3, "W": 3, "G": 2, "B": 2, "O": 3}),
        (START[1], "LLLW", {}),
    ],
)
def test_trade_06_the_best_trades_are_all_listed(pieces: str, held: str, rates: dict[str, int]) -> None:
    game = position(pieces={1: pieces}, hands={1: held})
    swaps = {str(move.code) for move in game.legal_moves(1) if isinstance(move, hx.Swap)}
    best = {f"t:{kind * rate}>{other}" for kind, rate in rates.items() for other in "LWGBO" if other != kind}
    assert best <= swaps
    assert all(refused(game, code) is None for code in swaps)
