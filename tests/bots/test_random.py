from collections import Counter

import pytest

import hexmoot as hx
from hexmoot.arena.play import Table
from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import bots, make_bot


def test_all_bots_are_found_by_name() -> None:
    assert set(bots()) >= {"random", "greedy"}
    assert [make_bot(name).name for name in bots()] == list(bots())


def test_a_bot_that_is_not_registered_is_found_by_its_module() -> None:
    assert make_bot("hexmoot.bots.random_bot:RandomBot").name == "random"


def test_an_unknown_bot_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(ValueError, match="random, greedy"):
        make_bot("clever")


def test_random_chooses_every_legal_move_equally_often() -> None:
    game = hx.Game("z-base", seats=4, seed=1)
    view = game.view(game.actors[0])
    chosen = Counter(make_bot("random").choose(view, Limit(seed=seed)) for seed in range(54 * 10))
    assert len(chosen) == 54
    assert max(chosen.values()) < 30


def test_random_never_offers_and_has_nothing_to_say_when_it_is_not_asked() -> None:
    game = hx.Game("z-base", seats=4, seed=1)
    Table(game, [make_bot("random")] * 4, most_turns=60).play()
    assert not any(isinstance(move, hx.Offer) for move in game.moves)
    fresh = hx.Game("z-base", seats=4, seed=1)
    waiting = next(seat for seat in range(1, 5) if seat not in fresh.actors)
    assert make_bot("random").choose(fresh.view(waiting), Limit()) is None
