"""DEV: when a development card may be played, and what becomes of it."""

from typing import Any

import pytest

from tests.rules.lines_and_sums import deck, quiet_turns
from tests.rules.table import (
    holder,
    play,
    played,
    position,
    refused,
    rule,
    unplayed,
)

CARD = "WGO"
PLAYS = {"K": "kn", "R": "rb", "Y": "yp:LO", "M": "mo:L"}


# When.


@rule("DEV-01", ruling=[55])
@pytest.mark.parametrize("card", "KRYM")
def test_dev_01_a_card_bought_this_turn_rests(card: str) -> None:
    game = position(hands={1: CARD})
    play(game, f"buy ={card}")
    assert refused(game, PLAYS[card]) == "DEV-01"
    assert PLAYS[card] not in [move.code for move in game.legal_moves(1)]
    play(game, "end " + quiet_turns(3))
    assert refused(game, PLAYS[card]) is None


@rule("DEV-01", ruling=[55], effect=True)
@pytest.mark.parametrize("card", "KRYM")
def test_dev_01_an_older_card_of_the_same_kind_can_be_played(card: str) -> None:
    game = position(hands={1: CARD}, cards={1: card})
    play(game, f"buy ={card}")
    assert refused(game, PLAYS[card]) is None
    play(game, PLAYS[card])
    assert (unplayed(game, 1), played(game, 1)) == (card, card)


@rule("DEV-01", ruling=[55])
def test_dev_01_an_older_card_of_another_kind_does_not_help() -> None:
    game = position(cards={1: "KM/R"})
    assert refused(game, "rb") == "DEV-01"
    assert refused(game, "kn") is None


@rule("DEV-01", effect=True)
def test_dev_01_the_card_that_rests_is_the_buyers_own_affair() -> None:
    # Seat 1 bought a knight in this turn; seat 2's old knight is ready when its turn comes.
    game = position(hands={1: CARD}, cards={2: "K"})
    play(game, "buy =K end")
    assert refused(game, "2.kn") is None


@rule("DEV-01", "DEV-08", ruling=[56], effect=True)
def test_dev_01_victory_point_cards_are_exempt() -> None:
    game = position(hands={1: CARD}, options={"reveal_vp": "any_time"}, cards={1: "K"})
    play(game, "buy =V vp kn")
    assert (played(game, 1), game.points(1)) == ("KV", 3)


@rule("DEV-01", effect=True)
def test_dev_01_showing_a_new_point_card_makes_no_other_new_card_old() -> None:
    game = position(options={"reveal_vp": "any_time"}, cards={1: "V/KV"})
    play(game, "vp")
    assert refused(game, "kn") == "DEV-01"
    play(game, "vp")
    assert refused(game, "kn") == "DEV-01"
    assert game.hen() == position(options={"reveal_vp": "any_time"}, cards={1: "/K/VV"}).hen()


@rule("DEV-01")
def test_dev_01_a_card_bought_in_a_paired_turn_rests_in_that_turn() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "extra_build": "paired"},
        hands={4: CARD},
        cards={4: "M"},
        stage="paired",
        builder=4,
    )
    play(game, "buy =K")
    assert refused(game, "kn") == "DEV-01"
    assert refused(game, "mo:L") is None
    play(game, "end")
    assert refused(game, "kn") == "DEV-02"


@rule("TURN-04")
@pytest.mark.parametrize("first", ["kn rob@D9>3", "rb r@C8w r@C8nw", "yp:LO", "mo:L"])
def test_turn_04_one_card_a_turn(first: str) -> None:
    game = position(cards={1: "KKRRYYMM"})
    play(game, first)
    for code in PLAYS.values():
        assert refused(game, code) == "TURN-04"
    play(game, "end " + quiet_turns(3))
    assert refused(game, "kn") is None


@rule("TURN-04", effect=True)
@pytest.mark.parametrize("first", ["kn rob@D9>3", "rb r@C8w r@C8nw", "yp:LO", "mo:L"])
def test_turn_04_a_card_before_the_roll_is_the_card_of_the_turn(first: str) -> None:
    game = position(cards={1: "KKRRYYMM"}, stage="before")
    play(game, first + " roll =11")
    assert {refused(game, code) for code in PLAYS.values()} == {"TURN-04"}


@rule("TURN-04", effect=True)
@pytest.mark.parametrize(
    ("at", "details"),
    [
        ("robbing", {"rolled": True}),
        ("laying", {"rolled": True, "free": 1}),
        ("discarding", {"owe": "2"}),
    ],
)
def test_turn_04_not_while_something_else_is_unfinished(at: str, details: dict[str, Any]) -> None:
    game = position(cards={1: "KRYM"}, stage=at, hands={2: "L" * 8}, **details)
    for code in PLAYS.values():
        assert refused(game, f"1.{code}") == "TURN-04"


# What becomes of the cards.


@rule("DEV-07", effect=True)
@pytest.mark.parametrize(("card", "rest"), [("R", "r@C8w r@C8nw"), ("Y", ""), ("M", "")])
def test_dev_07_a_progress_card_is_out_of_the_game_once_played(card: str, rest: str) -> None:
    game = position(cards={1: card}, hands={1: CARD})
    before = deck(game)
    play(game, f"{PLAYS[card]} {rest}")
    assert (unplayed(game, 1), deck(game)) == ("", before)
    assert game.state.card_size[0] == 0
    play(game, "end " + quiet_turns(3))
    assert refused(game, PLAYS[card]) not in {None, "DEV-01", "TURN-04"}


@rule("DEV-07", effect=True)
def test_dev_07_of_two_such_cards_one_is_left() -> None:
    game = position(cards={1: "MM"})
    play(game, "mo:L end " + quiet_turns(3) + " mo:O")
    assert (unplayed(game, 1), played(game, 1)) == ("", "MM")


# Cards in a paired turn, and none in the special building phase.


@rule("TURN-10", effect=True)
def test_turn_10_the_paired_player_plays_a_card_and_wins_only_in_the_own_turn() -> None:
    game = position(
        seats=5,
        options={"players": "2-6", "extra_build": "paired", "victory_points": 3},
        cards={1: "K", 4: "K//KK"},
        hands={4: "LB", 3: "O"},
    )
    play(game, "kn rob@H6 end")
    assert (game.actors, refused(game, "4.roll"), refused(game, "1.kn")) == ((4,), "PLAY-02", "TURN-07")
    play(game, "kn rob@D4>3 =O r@E11ne")
    assert (holder(game.state.army), game.points(4), game.result()) == (4, 3, None)
    play(game, "end roll =11 end")
    assert game.actors == (5,)
