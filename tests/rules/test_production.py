"""PROD: what a roll brings."""

from collections import Counter
from fractions import Fraction

import pytest

import hexmoot as hx
from tests.rules.table import bank, hand, keys, play, position, rule, stage

# A settlement of seat 1 at the hills with 6 alone, and so on: corners that touch what the test is about.
SIX = {1: "s@B7s", 2: "s@F7s"}


@rule("PROD-01", ruling=[10], effect=True)
@pytest.mark.parametrize("dice", ["=15", "=24", "=33"])
def test_prod_01_the_dice_are_added_and_every_hex_with_the_sum_produces(dice: str) -> None:
    # The hills C6 and the fields F7 both have a 6.
    game = position(stage="rolling", pieces=SIX)
    events = play(game, dice)
    assert (hand(game, 1), hand(game, 2)) == ("B", "G")
    assert keys(events) == ["rolled", "produced", "produced"]


@rule("PROD-01", ruling=[10], effect=True)
def test_prod_01_two_hexes_with_the_number_both_pay_one_building() -> None:
    # E4n touches the fields with 9, the forest with 11 and the forest with 8.
    board = "island:O10W2L9/G12B6W4B10/G8L8DL3O8/L8O3G4W5/B5G6W11"
    game = position(stage="rolling", board=board, pieces={3: "s@E4n"})
    play(game, "=26")
    assert hand(game, 3) == "LLG"


@rule("PROD-01", effect=True)
def test_prod_01_no_other_hex_produces() -> None:
    for total, dice in {
        2: "=11",
        3: "=12",
        4: "=22",
        5: "=23",
        8: "=44",
        9: "=45",
        10: "=55",
        11: "=56",
        12: "=66",
    }.items():
        game = position(stage="rolling", pieces=SIX)
        play(game, dice)
        # B7s also touches the pastures with 2 and 4.
        assert hand(game, 1) == ("W" if total in {2, 4} else "")
        assert hand(game, 2) == ""
        assert stage(game) == "main"


@rule("PROD-02", ruling=[10], effect=True)
def test_prod_02_a_settlement_brings_one_card_and_a_city_two() -> None:
    game = position(stage="rolling", pieces={1: "s@E4n", 2: "c@F3n"})
    play(game, "=35")
    assert (hand(game, 1), hand(game, 2)) == ("L", "LL")
    assert bank(game)["L"] == 16


@rule("PROD-02", ruling=[10], effect=True)
def test_prod_02_several_buildings_at_one_hex_each_count() -> None:
    game = position(stage="rolling", pieces={1: "s@E4n c@F3n", 2: "s@F5n"})
    events = play(game, "=44")
    assert hand(game, 1) == "LLL"
    assert hand(game, 2) == "L"
    assert [(event.seat, event.kind, event.count) for event in events[1:]] == [(1, "L", 3), (2, "L", 1)]


@rule("PROD-02", ruling=[12], effect=True)
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_prod_02_in_everybodys_turn(turn: int) -> None:
    game = position(stage="before", turn=turn)
    play(game, "roll =33")
    # B and L for the settlements at the hills with 6, G at the fields with 6.
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == ["B", "", "B", "G"]


@rule("PROD-03", ruling=[11], effect=True)
def test_prod_03_the_hex_of_the_robber_yields_nothing_another_with_the_number_does() -> None:
    game = position(stage="rolling", pieces=SIX, robber="C6")
    play(game, "=33")
    assert (hand(game, 1), hand(game, 2)) == ("", "G")


@rule("PROD-03", effect=True)
def test_prod_03_it_yields_again_when_the_robber_has_left() -> None:
    game = position(stage="robbing", rolled=True, pieces=SIX, robber="C6")
    play(game, "rob@F7>2 end roll =33")
    assert (hand(game, 1), hand(game, 2)) == ("B", "")


def short(claims: dict[int, str], held: str, **options: str) -> hx.Game:
    """A roll of 8 is due, and seat 4 holds so much that the bank is short."""
    return position(stage="rolling", pieces=claims, hands={4: held}, options=options)


@rule("PROD-04", ruling=[13], effect=True)
@pytest.mark.parametrize("bank_short", ["none", "sole_claimant"])
def test_prod_04_too_few_for_all_claims_and_nobody_gets_that_kind(bank_short: str) -> None:
    # Three lumber are due, two are there; ore is paid.
    game = short({1: "c@E4n", 2: "s@F3n", 3: "s@E12n"}, "L" * 17, bank_short=bank_short)
    events = play(game, "=26")
    assert [hand(game, seat) for seat in (1, 2, 3)] == ["", "", "O"]
    assert bank(game)["L"] == 2
    (shortage,) = [event for event in events if event.key == "ran_short"]
    assert (shortage.kind, shortage.count) == ("L", 1)


@rule("PROD-04", ruling=[13], effect=True)
def test_prod_04_it_is_counted_over_the_whole_roll() -> None:
    # Forests with the same number: one claim each, one card left.
    board = "island:O10W2L9/G12B6W4B10/G9L11DL8O8/L8O3G4W5/B5G6W11"
    game = position(stage="rolling", board=board, pieces={1: "s@F3n", 2: "s@E8n"}, hands={4: "L" * 18})
    play(game, "=26")
    assert (hand(game, 1), hand(game, 2)) == ("", "")
    exactly = position(stage="rolling", board=board, pieces={1: "s@F3n", 2: "s@E8n"}, hands={4: "L" * 17})
    play(exactly, "=26")
    assert (hand(exactly, 1), hand(exactly, 2)) == ("L", "L")


@rule("PROD-04", ruling=[14], effect=True)
@pytest.mark.parametrize(("bank_short", "cards"), [("none", ""), ("sole_claimant", "LL")])
def test_prod_04_a_single_claimant_takes_what_is_left_or_nothing(bank_short: str, cards: str) -> None:
    game = short({1: "c@E4n s@F3n"}, "L" * 17, bank_short=bank_short)
    play(game, "=26")
    assert hand(game, 1) == cards
    assert bank(game)["L"] == 2 - len(cards)


@rule("PROD-04", ruling=[14], effect=True)
def test_prod_04_an_empty_bank_pays_nobody() -> None:
    game = short({1: "c@E4n"}, "L" * 19, bank_short="sole_claimant")
    events = play(game, "=26")
    assert hand(game, 1) == ""
    assert "produced" not in keys(events)


@rule("PROD-04", effect=True)
def test_prod_04_what_is_not_paid_is_not_owed() -> None:
    game = short({1: "c@E4n"}, "L" * 18)
    play(game, "=26 end roll =11 end roll =11 end roll =11 t:LLLL>W end roll =11")
    assert hand(game, 1) == ""
    assert bank(game)["L"] == 5


@rule("PROD-05", ruling=[29], effect=True)
def test_prod_05_hands_are_hidden_their_sizes_are_not() -> None:
    game = position(hands={1: "LWG", 2: "OO", 3: "B"})
    view = game.view(2)
    assert [hand(view, seat) for seat in (1, 2, 3, 4)] == ["", "OO", "", ""]
    assert list(view.state.hand_size[:4]) == [3, 2, 1, 0]
    onlooker = game.view(None)
    assert [hand(onlooker, seat) for seat in (1, 2, 3, 4)] == ["", "", "", ""]
    assert list(onlooker.state.hand_size[:4]) == [3, 2, 1, 0]
    assert view.hen().split()[5].startswith("?3|OO|?1|-|")


@rule("PROD-05", effect=True)
def test_prod_05_a_view_is_the_same_whatever_the_others_hold() -> None:
    one = position(hands={1: "LWG", 2: "OO"}, stage="before")
    # The bank's stock is public, so the same cards are dealt otherwise.
    other = position(hands={1: "LWO", 2: "GO"}, stage="before")
    assert one.view(3) == other.view(3)
    assert one.view(1) != other.view(1)


@rule("PROD-05", ruling=[15], effect=True)
def test_prod_05_the_stock_of_the_bank_is_public() -> None:
    game = position(hands={1: "LLWG", 2: "OO"})
    for seat in (1, 2, 3, 4, None):
        assert bank(game.view(seat)) == {"L": 17, "W": 18, "G": 18, "B": 19, "O": 17}
        assert "=17.18.18.19.17" in game.view(seat).hen()


@rule("PROD-05", effect=True)
def test_prod_05_what_a_roll_brings_is_told_to_all() -> None:
    game = position(stage="rolling")
    events = play(game, "=33")
    assert keys(events) == ["rolled", "produced", "produced", "produced"]
    assert all(event.is_for(seat) for event in events for seat in (1, 2, 3, 4, None))


@rule("PROD-06", "AID-04", effect=True)
def test_prod_06_the_chances_of_two_dice() -> None:
    game = position(stage="rolling")
    totals: Counter[int] = Counter()
    chances = dict.fromkeys(range(2, 13), Fraction(0))
    for move, chance in game.chance:
        assert isinstance(move, hx.Dice)
        totals[move.one + move.two] += 1
        chances[move.one + move.two] += chance
    assert chances == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
    assert chances[7] == Fraction(6, 36)
    assert chances[2] == chances[12] == Fraction(1, 36)
    assert sum(totals.values()) == 21


@rule("AID-04", effect=True)
def test_aid_04_a_double_is_half_as_likely_as_two_different_faces() -> None:
    chances = dict(position(stage="rolling").chance)
    assert chances[hx.Dice(3, 3)] == Fraction(1, 36)
    assert chances[hx.Dice(3, 5)] == chances[hx.Dice(5, 3)] == Fraction(2, 36)
