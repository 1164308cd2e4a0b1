"""Greedy at the Wall: it guards what is about to fall, uses its hero, and does not lose to chance."""

import pytest

import hexmoot as hx
from hexmoot.arena.match import play_match
from tests.watch.table import position

ALONE = hx.Limit(offers=0)


def choice(game: hx.Game) -> str:
    move = hx.make_bot("greedy").choose(game.view(game.actors[0]), ALONE)
    assert move is not None
    assert move in game.legal_moves
    return move.code


@pytest.mark.slow
def test_it_guards_the_section_that_is_about_to_fall() -> None:
    game = position(
        hands={1: "LWB"},
        wall="22---,33---,4----,2----",
        clearings="12,-,-,-",
        camps="rr,r,r",
        breaches=2,
        heroes="archer!,scholar,steward,commander",
    )
    assert choice(game) == "g@1"


@pytest.mark.slow
def test_it_uses_a_hero_that_helps() -> None:
    game = position(hands={1: "W", 2: "LLWW"}, wildlings="C7g", heroes="archer,scholar,steward,commander")
    assert choice(game) == "h:archer@C7"


@pytest.mark.slow
def test_it_answers_every_question_of_the_game() -> None:
    for stage, still_open, actor in (("hero", "choose=2,then=main", 2), ("consoling", "console=2,die=3", 2)):
        game = position(stage=stage, still_open=still_open, rolled=True)
        assert game.actors == (actor,)
        assert choice(game).startswith("h:")


@pytest.mark.slow
def test_it_beats_three_random_players() -> None:
    result = play_match("w-base", ("greedy", "random", "random", "random"), 6, seed=3)
    assert result.bot_wins["greedy"] >= 5
