"""DEV: victory-point cards, and what others know of the cards in a hand."""

from typing import Any

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import deck
from tests.rules.table import (
    play,
    played,
    position,
    refused,
    rule,
    stage,
    unplayed,
)

CARD = "WGO"


@rule("DEV-08", ruling=[56], effect=True)
def test_dev_08_they_count_from_their_purchase_hidden() -> None:
    game = position(hands={1: CARD}, cards={1: "V"})
    assert game.points(1) == 3
    play(game, "buy =V")
    assert game.points(1) == 4
    for seat in (2, 3, 4, None):
        assert game.view(seat).points(1) == 2
    assert game.view(1).points(1) == 4


@rule("DEV-08", ruling=[57], effect=True)
def test_dev_08_the_one_that_makes_enough_wins_at_once() -> None:
    game = position(hands={1: CARD}, cards={1: "V"}, options={"victory_points": 4})
    play(game, "buy =V")
    result = game.result()
    assert result is not None
    assert (result.winner, result.points[0]) == (1, 4)


@rule("DEV-08", effect=True)
def test_dev_08_any_other_card_does_not_win() -> None:
    for card in "KRYM":
        game = position(hands={1: CARD}, cards={1: "V"}, options={"victory_points": 4})
        play(game, f"buy ={card}")
        assert game.result() is None


@rule("DEV-08", ruling=[56], effect=True)
def test_dev_08_showing_them_is_not_playing_a_card() -> None:
    game = position(cards={1: "KV/VV"}, options={"reveal_vp": "any_time"})
    play(game, "vp:3")
    assert refused(game, "kn") is None
    play(game, "kn rob@D9>3")
    assert (unplayed(game, 1), played(game, 1)) == ("", "KVVV")
    game = position(cards={1: "KV"}, options={"reveal_vp": "any_time"})
    play(game, "kn rob@D9>3 vp")
    assert played(game, 1) == "KV"


@rule("DEV-08")
def test_dev_08_nobody_shows_what_is_not_there() -> None:
    game = position(cards={1: "VVK"}, options={"reveal_vp": "any_time"})
    assert refused(game, "vp:3") == "DEV-08"
    assert refused(game, "2.vp") == "DEV-08"
    assert refused(game, "vp:2") is None
    play(game, "vp:2")
    assert refused(game, "vp") == "DEV-08"


@rule("DEV-08", effect=True)
def test_dev_08_there_are_five() -> None:
    assert deck(position()) == {"K": 14, "R": 2, "Y": 2, "M": 2, "V": 5, "N": 0}


@rule("DEV-09")
@pytest.mark.parametrize("edition", ["z-base", "z-first", "j-base", "u-base"])
def test_dev_09_with_at_end_they_stay_hidden(edition: str) -> None:
    game = position(edition=edition, cards={1: "VV", 2: "V"})
    assert refused(game, "vp") == "DEV-09"
    assert refused(game, "2.vp") == "DEV-09"
    assert [move for move in game.legal_moves if isinstance(move, hx.Reveal)] == []


@rule("DEV-09", effect=True)
@pytest.mark.parametrize("edition", ["k-base", "k-first"])
@pytest.mark.parametrize(
    ("at", "details"),
    [
        ("before", {}),
        ("main", {}),
        ("robbing", {"rolled": True}),
        ("laying", {"rolled": True, "free": 2}),
        ("discarding", {"owe": "3"}),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_dev_09_with_any_time_they_are_shown_at_any_stage_off_turn_too(
    edition: str, at: str, details: dict[str, Any], seat: int
) -> None:
    game = position(edition=edition, cards={seat: "VVV"}, stage=at, hands={3: "L" * 8}, **details)
    assert {f"{seat}.vp", f"{seat}.vp:2", f"{seat}.vp:3"} <= {str(move) for move in game.legal_moves(seat)}
    events = play(game, f"{seat}.vp:2")
    assert [(each.seat, each.kind, each.count, each.audience) for each in events] == [(seat, "V", 2, None)]
    assert (unplayed(game, seat), played(game, seat), game.points(seat)) == ("V", "VV", 5)
    assert (stage(game), game.view(4).points(seat)) == (at, 4)


@rule("DEV-09", effect=True)
def test_dev_09_shown_off_turn_they_do_not_win_before_the_own_turn() -> None:
    game = position(cards={2: "VV"}, options={"reveal_vp": "any_time", "victory_points": 4})
    play(game, "2.vp:2")
    assert game.result() is None
    play(game, "end")
    result = game.result()
    assert result is not None
    assert result.winner == 2


@rule("DEV-10", effect=True)
@pytest.mark.parametrize("hidden", ["KKV", "RYM", "VVV"])
def test_dev_10_everybody_knows_how_many_and_nobody_which(hidden: str) -> None:
    game = position(cards={1: "K", 2: f"{hidden}//K"})
    for seat in (1, 3, 4, None):
        view = game.view(seat)
        assert (view.state.card_size[1], unplayed(view, 2), played(view, 2)) == (3, "", "K")
        assert sum(view.state.deck) == 0
        assert view.state.deck_size == 20
        assert "?3/-/K" in view.hen()
        plain = position(cards={1: "K", 2: "KKK//K"}).view(seat)
        assert view.hen() == plain.hen()
        assert [str(move) for move in view.legal_moves] == [str(move) for move in plain.legal_moves]
    assert unplayed(game.view(2), 2) == hidden


@rule("DEV-10", effect=True)
def test_dev_10_which_of_the_cards_are_new_is_nobodys_business_but_how_many_is() -> None:
    views = {position(cards={1: cards}).view(2).hen() for cards in ("K/V", "V/K", "R/M")}
    assert len(views) == 1
