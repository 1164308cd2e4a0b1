"""TRADE-14: nobody offers cards that are not there, and an offer lapses when they are gone."""

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import fewest_held, lapsed, quiet_turns, told
from tests.rules.table import hand, play, position, refused, rule
from tests.rules.trading import HANDS, table

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
    events = play(game, code)
    assert lapsed(events) == [(1, None)]
    # A payment is told whole before anything that follows from it.
    paid = [at for at, event in enumerate(events) if event.key == "paid"]
    assert paid == list(range(paid[0], paid[0] + len(paid)))
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
