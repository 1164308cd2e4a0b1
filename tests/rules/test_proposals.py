"""TRADE: counter-offers, and proposals to the player at turn or to the next one."""

import pytest

from tests.rules.lines_and_sums import lapsed
from tests.rules.table import at_turn, hand, keys, play, position, refused, rule
from tests.rules.trading import table

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
