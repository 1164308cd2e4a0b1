"""ROBBER: sevens, discards, the robber's way, thefts."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import LOWER, cards_in_play, roads, told
from tests.rules.table import at_turn, bank, hand, keys, play, position, refused, rule, stage, unplayed

# One building of each of seats 2 and 3 at the fields in the south-west, nothing of seat 1's.
AT_D3 = {1: "s@D7n", 2: "s@D3n", 3: "s@D3s c@D5s"}


def seven(**told_of: Any) -> hx.Game:
    """A seven was rolled by seat 1."""
    game = position(**({"stage": "rolling"} | told_of))
    play(game, "=34")
    return game


# The seven.


@rule("ROBBER-01", ruling=[17], effect=True)
@pytest.mark.parametrize("dice", ["=16", "=25", "=34"])
def test_robber_01_a_seven_produces_nothing(dice: str) -> None:
    game = position(stage="rolling")
    events = play(game, dice)
    assert keys(events) == ["rolled"]
    assert bank(game) == dict.fromkeys("LWGBO", 19)
    assert stage(game) == "robbing"


@rule("ROBBER-01", effect=True)
@pytest.mark.parametrize("dice", ["=11", "=66", "=33", "=24"])
def test_robber_01_no_other_roll_stirs_the_robber(dice: str) -> None:
    game = position(stage="rolling", hands={2: "L" * 12})
    play(game, dice)
    assert stage(game) == "main"


@rule("ROBBER-02", ruling=[17], effect=True)
@pytest.mark.parametrize(("held", "half"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (15, 7)])
@pytest.mark.parametrize("seat", [1, 3])
def test_robber_02_more_than_seven_cards_are_halved_rounded_down_the_rollers_too(
    held: int, half: int, seat: int
) -> None:
    game = seven(hands={seat: "W" * held})
    due = [(each.seat, each.count) for each in game.events if each.key == "must_discard"]
    assert due == ([(seat, half)] if half else [])
    assert game.actors == ((seat,) if half else (1,))
    if half:
        play(game, f"{seat}.x:{'W' * half}")
        assert hand(game, seat) == "W" * (held - half)
        assert bank(game)["W"] == 19 - held + half


@rule("ROBBER-02")
@pytest.mark.parametrize("cards", ["LLL", "LLLLW", "WWWW", "LLWB", "L"])
def test_robber_02_neither_more_nor_fewer_nor_cards_not_held(cards: str) -> None:
    game = seven(hands={2: "LLLLLWOO"})
    assert refused(game, f"2.x:{cards}") == "ROBBER-02"
    assert refused(game, "2.x:LWOO") is None


@rule("ROBBER-02")
def test_robber_02_who_owes_nothing_discards_nothing() -> None:
    game = seven(hands={1: "LLLLLLL", 2: "LLLLLWOO"})
    assert refused(game, "1.x:LLL") == "ROBBER-02"
    assert refused(game, "3.x:L") == "ROBBER-02"


@rule("ROBBER-02", effect=True)
def test_robber_02_the_owner_chooses_freely() -> None:
    held = "LLLWWGBO"
    game = seven(hands={2: held})
    # Four of eight: every bundle that the hand holds, each once.
    bundles = sorted({"".join(each) for each in combinations(held, 4)})
    assert sorted(move.code for move in game.legal_moves(2)) == [f"x:{each}" for each in bundles]
    play(game, "2.x:LGBO")
    assert hand(game, 2) == "LLWW"


@rule("ROBBER-02", ruling=[18], effect=True)
def test_robber_02_development_cards_neither_count_nor_go() -> None:
    game = seven(hands={2: "LLLLLLL", 3: "LLLLLLLL"}, cards={2: "KKKV", 3: "KKM"})
    assert game.actors == (3,)
    play(game, "x:LLLL rob@B5")
    assert (unplayed(game, 2), unplayed(game, 3), hand(game, 2)) == ("KKKV", "KKM", "LLLLLLL")


@rule("ROBBER-02", effect=True)
@pytest.mark.parametrize(("limit", "held", "owes"), [(6, 7, True), (6, 6, False), (9, 9, False), (9, 10, True)])
def test_robber_02_the_limit_is_an_option(limit: int, held: int, owes: bool) -> None:
    game = seven(options={"hand_limit": limit}, hands={2: "W" * held})
    assert game.actors == ((2,) if owes else (1,))
    if owes:
        assert refused(game, f"2.x:{'W' * (held // 2)}") is None


@rule("ROBBER-02", ruling=[16], effect=True)
def test_robber_02_discards_are_in_the_banks_stock_in_the_same_turn() -> None:
    game = seven(hands={1: "WWWW", 2: "O" * 19}, pieces={1: "s@D7n", 2: "s@B9n"})
    assert bank(game)["O"] == 0
    play(game, f"2.x:{'O' * 9} rob@B5 t:WWWW>O")
    assert hand(game, 1) == "O"


@rule("ROBBER-03", ruling=[19], effect=True)
@pytest.mark.parametrize("order", [(1, 2, 4), (4, 2, 1), (2, 4, 1)])
def test_robber_03_all_discards_come_before_the_robber_in_any_order(order: tuple[int, ...]) -> None:
    game = seven(hands={1: "LLLLLLLL", 2: "WWWWWWWWW", 3: "GG", 4: "BBBBBOOOOO"})
    choice = {1: "LLLL", 2: "WWWW", 4: "BBBOO"}
    assert game.actors == (1, 2, 4)
    for done, seat in enumerate(order):
        assert stage(game) == "discarding"
        assert refused(game, "1.rob@B5") == "ROBBER-08"
        assert game.actors == tuple(sorted(order[done:]))
        play(game, f"{seat}.x:{choice[seat]}")
    assert stage(game) == "robbing"
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == ["LLLL", "WWWWW", "GG", "BBOOO"]
    assert cards_in_play(game) == [19] * 5


@rule("ROBBER-03", effect=True)
def test_robber_03_each_discards_once() -> None:
    game = seven(hands={1: "LLLLLLLL", 2: "W" * 18})
    play(game, "2.x:" + "W" * 9)
    # Nine are left, more than the limit, but the duty is done.
    assert refused(game, "2.x:WWWW") == "PLAY-06"
    assert refused(game, "2.x:" + "W" * 9) == "PLAY-06"
    play(game, "1.x:LLLL")
    assert stage(game) == "robbing"
    assert refused(game, "2.x:WWWW") == "PLAY-03"


@rule("ROBBER-03", effect=True)
def test_robber_03_whose_discard_it_is_must_be_said_while_several_owe_one() -> None:
    game = seven(hands={1: "LLLLLLLL", 2: "LLLLLLLL"})
    with pytest.raises(hx.AmbiguousMove):
        game.push_text("x:LLLL")
    play(game, "1.x:LLLL x:LLLL")
    assert stage(game) == "robbing"


@rule("ROBBER-03", effect=True)
def test_robber_03_a_choice_stays_covered_until_the_last_is_made() -> None:
    game = seven(hands={2: "LLLLWWWWGG", 3: "OOOOOOOO"})
    before = bank(game)
    play(game, "2.x:LLLWW")
    assert bank(game) == before
    for seat in (1, 3, 4, None):
        view = game.view(seat)
        assert (sum(view.state.aside[1]), view.state.aside_size[1], view.state.hand_size[1]) == (0, 5, 5)
        assert [each.kind for each in told(game, seat) if each and each.key in {"set_aside", "discarded"}] == []
    assert [(each.kind, each.count) for each in told(game, 2) if each and each.key == "set_aside"] == [
        ("L", 3),
        ("W", 2),
        ("G", 0),
        ("B", 0),
        ("O", 0),
    ]
    events = play(game, "3.x:OOOO")
    assert [(each.seat, each.kind, each.count) for each in events if each.key == "discarded"] == [
        (2, "L", 3),
        (2, "W", 2),
        (3, "O", 4),
    ]
    assert bank(game) == before | {"L": before["L"] + 3, "W": before["W"] + 2, "O": before["O"] + 4}


@rule("ROBBER-03", effect=True)
@pytest.mark.parametrize("cards", ["LLLL", "LLWW", "LWGB", "LGBO"])
def test_robber_03_a_covered_choice_gives_nothing_away_not_even_by_gaps(cards: str) -> None:
    game = seven(hands={2: "LLLLWWGBO", 3: "OOOOOOOO"})
    play(game, f"2.x:{cards}")
    plain = seven(hands={2: "LLLLWWGBO", 3: "OOOOOOOO"})
    play(plain, "2.x:LLLL")
    for seat in (1, 3, 4, None):
        assert game.view(seat).hen() == plain.view(seat).hen()
        # A gap stands for what one is not told: how many there are must not depend on the choice either.
        assert game.events_for(seat) == plain.events_for(seat)


@rule("ROBBER-03", effect=True)
def test_robber_03_an_onlooker_sees_that_discards_are_due_and_has_none_to_make() -> None:
    game = seven(hands={2: "LLLLLLLL"})
    view = game.view(None)
    assert [str(move) for move in view.legal_moves] == []
    assert (view.state.owing, view.state.hand_size[1]) == (0b10, 8)


@rule("ROBBER-03", effect=True)
def test_robber_03_nothing_else_happens_while_discards_are_due() -> None:
    game = seven(hands={1: "WWWWLLLLGGGOOO", 2: "O"}, cards={1: "KM"})
    for code in ("t:WWWW>O", "o:W>O", "2.o:O>W", "buy", "c@C6n", "r@C8w", "end", "roll", "kn", "mo:O"):
        assert refused(game, f"1.{code}" if code[1] != "." else code) in {"PLAY-03", "TURN-04"}


# The robber's way.


@rule("ROBBER-04", ruling=[21])
@pytest.mark.parametrize("by_knight", [False, True])
def test_robber_04_the_robber_must_leave_its_hex(by_knight: bool) -> None:
    game = position(cards={1: "K"}, robber="E8", stage="main" if by_knight else "rolling")
    play(game, "kn" if by_knight else "=34")
    for code in ("rob@E8", "rob@E8>2", "rob@E8>4"):
        assert refused(game, code) == "ROBBER-04"
    # There is no way round it: the turn cannot end, nor anything else be done.
    assert refused(game, "end") == "PLAY-03"
    assert {type(move) for move in game.legal_moves} == {hx.Rob}


@rule("ROBBER-04", ruling=[22], effect=True)
def test_robber_04_every_other_hex_is_allowed_the_desert_too() -> None:
    game = seven(robber="E8", pieces={1: "s@D7n"})
    hexes = {move.hex for move in game.legal_moves(1) if isinstance(move, hx.Rob)}
    assert hexes == set(game.start.shape.hex_names) - {"E8"}
    play(game, "rob@D7")
    assert game.start.shape.hex_names[game.state.robber] == "D7"


@rule("ROBBER-04", ruling=[22])
@pytest.mark.parametrize("edition", ["z-base", "k-base"])
def test_robber_04_without_robber_desert_only_to_a_hex_with_a_token(edition: str) -> None:
    options = {"robber_desert": False} if edition == "z-base" else None
    game = seven(edition=edition, options=options, robber="E8", pieces={1: "s@D7n"})
    assert refused(game, "rob@D7") == "ROBBER-04"
    assert refused(game, "rob@D9") is None
    assert len([move for move in game.legal_moves(1) if isinstance(move, hx.Rob)]) == 17
    # By a knight it is the same.
    game = position(edition=edition, options=options, robber="E8", pieces={1: "s@D7n"}, cards={1: "K"})
    play(game, "kn")
    assert refused(game, "rob@D7") == "ROBBER-04"


@rule("ROBBER-04", ruling=[22], effect=True)
@pytest.mark.parametrize("place", ["A4", "B3", "C2", "G6", "D13", "D1", "B11"])
def test_robber_04_never_onto_the_sea(place: str) -> None:
    assert refused(seven(), f"rob@{place}") == "PLAY-04"


@rule("ROBBER-04")
def test_robber_04_with_friendly_robber_not_next_to_a_player_with_two_points() -> None:
    options = {"friendly_robber": True}
    game = seven(options=options, pieces={1: "c@D7n s@D9s", 2: "s@D3n s@F7n", 3: "c@B7n s@B9n"})
    # Seat 2 shows two points, seat 3 three.
    for code in ("rob@C4>2", "rob@D3>2", "rob@F7>2", "rob@E8>2", "rob@E6>2", "rob@E8"):
        assert refused(game, code) == "ROBBER-04"
    assert refused(game, "rob@B7>3") is None
    assert refused(game, "rob@E4") is None


@rule("ROBBER-04", effect=True)
def test_robber_04_friendly_robber_looks_at_visible_points_only() -> None:
    options = {"friendly_robber": True, "reveal_vp": "any_time"}
    game = seven(options=options, pieces={1: "c@D7n s@D9s", 2: "s@D3n s@F7n"}, cards={2: "VV"})
    assert refused(game, "rob@D3>2") == "ROBBER-04"
    play(game, "2.vp")
    assert refused(game, "rob@D3>2") is None
    # A special card is as good as a building.
    game = seven(options=options, pieces={1: "c@D7n s@D9s", 2: f"s@F5n {roads(LOWER[:5])}"}, longest=2)
    assert refused(game, "rob@F5>2") is None


@rule("ROBBER-04", effect=True)
def test_robber_04_friendly_robber_is_waived_when_no_hex_is_left() -> None:
    options = {"friendly_robber": True}
    nearly = {1: "s@C6n s@B9s", 2: "s@C4s s@C10s", 3: "s@F5n s@F7n"}
    game = seven(options=options, pieces=nearly)
    assert {move.hex for move in game.legal_moves(1) if isinstance(move, hx.Rob)} == {"E10", "F9"}
    # Now somebody with two points or fewer is at every hex but the robber's own.
    game = seven(options=options, pieces=nearly | {4: "s@F9n"})
    everywhere = set(game.start.shape.hex_names) - {"D7"}
    assert {move.hex for move in game.legal_moves(1) if isinstance(move, hx.Rob)} == everywhere
    assert refused(game, "rob@F9>4") is None


@rule("ROBBER-08")
def test_robber_08_nothing_but_a_seven_or_a_knight_moves_the_robber() -> None:
    discards = position(stage="discarding", owe="2", hands={2: "L" * 8})
    for game in (position(), position(stage="before"), position(stage="laying", free=1), position(turn=2), discards):
        assert refused(game, "1.rob@E10") == "ROBBER-08"
        assert refused(game, "1.rob@E10>3") == "ROBBER-08"
    assert [move for move in position().legal_moves if isinstance(move, hx.Rob)] == []


@rule("ROBBER-08", ruling=[31], effect=True)
def test_robber_08_a_knight_and_then_a_seven_move_it_twice() -> None:
    game = position(stage="before", cards={1: "K"})
    play(game, "kn rob@F9>2")
    assert stage(game) == "before"
    play(game, "roll =34")
    assert stage(game) == "robbing"
    assert refused(game, "rob@F9>2") == "ROBBER-04"
    play(game, "rob@D7")
    assert stage(game) == "main"


@rule("ROBBER-08", ruling=[30], effect=True)
def test_robber_08_it_hinders_no_building() -> None:
    game = position(robber="D7", pieces={1: "s@D7n r@D7nw r@D7w"}, hands={1: "LLWGGGBBOOO"})
    play(game, "r@D7ne s@E6n c@D7n")
    assert hand(game, 1) == ""


@rule("ROBBER-08", ruling=[30], effect=True)
@pytest.mark.parametrize("robber", ["D3", "E4"])
def test_robber_08_it_closes_no_harbour(robber: str) -> None:
    game = position(robber=robber, pieces={1: "s@D3s"}, hands={1: "BB"})
    play(game, "t:BB>O")
    assert hand(game, 1) == "O"


# The theft.


@rule("ROBBER-05", ruling=[28], effect=True)
def test_robber_05_every_card_of_the_victim_is_equally_likely() -> None:
    game = seven(pieces=AT_D3, hands={2: "LLLWWO"})
    play(game, "rob@D3>2")
    assert {outcome.code: chance for outcome, chance in game.chance} == {
        "=L": Fraction(3, 6),
        "=W": Fraction(2, 6),
        "=O": Fraction(1, 6),
    }
    assert [refused(game, code) for code in ("=G", "=B", "=W")] == ["PLAY-07", "PLAY-07", None]


@rule("ROBBER-05", ruling=[28], effect=True)
def test_robber_05_the_card_goes_from_the_victim_to_the_thief() -> None:
    game = seven(pieces=AT_D3, hands={1: "G", 2: "LLLWWO", 3: "BB"})
    play(game, "rob@D3>2 =W")
    assert (hand(game, 1), hand(game, 2), hand(game, 3)) == ("WG", "LLLWO", "BB")
    assert (game.state.hand_size[0], game.state.hand_size[1]) == (2, 5)


@rule("ROBBER-05", ruling=[25], effect=True)
def test_robber_05_with_several_there_the_mover_chooses_one() -> None:
    game = seven(pieces=AT_D3, hands={2: "L", 3: "OO"})
    there = {str(move) for move in game.legal_moves(1) if isinstance(move, hx.Rob) and move.hex == "D3"}
    # However many buildings one has there, it is one choice.
    assert there == {"1.rob@D3>2", "1.rob@D3>3"}
    play(game, "rob@D3>3 =O")
    assert (hand(game, 1), hand(game, 2)) == ("O", "L")


@rule("ROBBER-05", ruling=[24, 27])
def test_robber_05_the_theft_is_no_matter_of_liking_and_never_from_oneself() -> None:
    game = seven(pieces={1: "s@D7n s@C4n", 2: "s@D3n"}, hands={1: "W", 2: "L", 4: "O"})
    # Seats 1 and 2 are at C4, nobody but seat 2 at D3.
    assert refused(game, "rob@D3") == "ROBBER-05"
    assert refused(game, "rob@C4") == "ROBBER-05"
    assert refused(game, "rob@C4>1") == "ROBBER-05"
    assert refused(game, "rob@C4>4") == "ROBBER-05"
    assert refused(game, "rob@C4>6") == "ROBBER-05"
    assert refused(game, "rob@C4>2") is None


@rule("ROBBER-05", ruling=[23])
def test_robber_05_where_nobody_else_is_nothing_is_taken() -> None:
    game = seven(pieces={1: "s@D7n s@C4n", 2: "s@B9n"}, hands={1: "W", 2: "L"})
    for code in ("rob@F5>2", "rob@C4>2", "rob@C4>1"):
        assert refused(game, code) == "ROBBER-05"
    events = play(game, "rob@C4")
    assert keys(events) == ["moved_robber"]
    assert (stage(game), hand(game, 1), hand(game, 2)) == ("main", "W", "L")


@rule("ROBBER-05", ruling=[26], effect=True)
def test_robber_05_an_empty_hand_may_be_chosen_and_gives_nothing() -> None:
    game = seven(pieces=AT_D3, hands={3: "OO"})
    events = play(game, "rob@D3>2")
    assert [(each.seat, each.other, each.count) for each in events if each.key == "robbed"] == [(1, 2, 0)]
    # There is no second choice.
    assert stage(game) == "main"
    assert hand(game, 3) == "OO"
    assert refused(game, "rob@D3>3") == "ROBBER-08"


@rule("ROBBER-05", ruling=[18], effect=True)
def test_robber_05_development_cards_are_not_stolen() -> None:
    game = seven(pieces=AT_D3, hands={3: "O"}, cards={2: "KKV", 3: "KV"})
    play(game, "rob@D3>2")
    assert (stage(game), unplayed(game, 2)) == ("main", "KKV")
    game = seven(pieces=AT_D3, hands={3: "O"}, cards={2: "KKV", 3: "KV"})
    play(game, "rob@D3>3")
    assert [outcome.code for outcome, _ in game.chance] == ["=O"]


@rule("ROBBER-06", ruling=[28], effect=True)
@pytest.mark.parametrize("kind", "LWO")
def test_robber_06_only_the_two_learn_what_was_taken(kind: str) -> None:
    game = seven(pieces=AT_D3, hands={1: "G", 2: "LLWWOO", 3: "B"})
    before = len(game.plies)
    play(game, f"rob@D3>2 ={kind}")
    for party in (1, 2):
        heard = [each for each in told(game, party, before) if each]
        assert [(each.key, each.kind) for each in heard if each.key == "stole"] == [("stole", kind)]
    for seat in (3, 4, None):
        assert [each.key if each else None for each in told(game, seat, before)] == ["moved_robber", "robbed", None]
        view = game.view(seat)
        assert (hand(view, 1), hand(view, 2), view.state.hand_size[0], view.state.hand_size[1]) == ("", "", 2, 5)


@rule("ROBBER-06", effect=True)
def test_robber_06_to_all_others_every_theft_looks_the_same() -> None:
    seen = set()
    for kind in "LWO":
        game = seven(pieces=AT_D3, hands={1: "G", 2: "LLWWOO", 3: "B"})
        play(game, f"rob@D3>2 ={kind}")
        seen.add((game.view(3).hen(), game.view(None).hen(), str(told(game, 3)), str(list(game.legal_moves(3)))))
    assert len(seen) == 1


@rule("ROBBER-06", ruling=[29], effect=True)
@pytest.mark.parametrize("hidden", ["LLL", "WGO", "BBO"])
def test_robber_06_the_mover_knows_how_many_cards_there_are_and_not_which(hidden: str) -> None:
    game = seven(pieces=AT_D3, hands={1: "G", 2: hidden, 3: "OO"})
    view = game.view(1)
    assert [view.state.hand_size[seat - 1] for seat in (1, 2, 3, 4)] == [1, 3, 2, 0]
    assert [hand(view, seat) for seat in (1, 2, 3, 4)] == ["G", "", "", ""]
    same = seven(pieces=AT_D3, hands={1: "G", 2: "LWG", 3: "BB"})
    assert [str(move) for move in game.legal_moves(1)] == [str(move) for move in same.legal_moves(1)]
    # The bank's stock is public, and gives part of it away: what one cannot see in the view is not in it.
    assert [str(move) for move in view.legal_moves] == [str(move) for move in game.legal_moves(1)]


# And then the turn goes on.


@rule("ROBBER-07", ruling=[32], effect=True)
def test_robber_07_after_the_robber_the_turn_goes_on_with_trade_and_building() -> None:
    game = seven(pieces=AT_D3 | {1: "s@D7n r@D7nw r@D7w"}, hands={1: "LWWWWGBBO", 2: "O"}, options={"hand_limit": 9})
    play(game, "rob@D3>2 =O t:WWWW>L r@D7ne")
    assert stage(game) == "main"
    assert at_turn(game) == 1
    # The dice are not thrown again.
    assert refused(game, "roll") == "TURN-01"


@rule("ROBBER-07", ruling=[33], effect=True)
@pytest.mark.parametrize("code", ["t:WWWW>O", "o:W>O", "2.o:O>W", "r@D7ne", "c@D7n", "buy", "end", "d2", "2.y1"])
def test_robber_07_between_the_seven_and_the_end_of_the_robber_nothing_else_goes_on(code: str) -> None:
    game = seven(pieces=AT_D3 | {1: "s@D7n r@D7nw"}, hands={1: "LWWWWGGBOOO", 2: "O"}, options={"hand_limit": 20})
    assert refused(game, code) == "PLAY-03"
    play(game, "rob@D3>2")
    assert refused(game, code) == "PLAY-03"
    play(game, "=O")
    if code not in {"d2", "2.y1", "2.o:O>W"}:
        assert refused(game, code) is None


@rule("ROBBER-07", effect=True)
def test_robber_07_a_knight_before_the_roll_leaves_the_roll_to_do() -> None:
    game = position(stage="before", cards={1: "K"}, hands={2: "L"})
    play(game, "kn rob@F9>2 =L")
    assert stage(game) == "before"
    assert refused(game, "end") == "TURN-01"
    assert refused(game, "t:LLLL>O") == "TURN-06"
    play(game, "roll =11")
    assert stage(game) == "main"
