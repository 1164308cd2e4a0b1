"""The coach: it advises what the bot would do, only what is legal, and from nothing but the view."""

import hexmoot as hx
from hexmoot.bots.bot import Limit
from hexmoot.bots.coach import advise
from hexmoot.bots.registry import bots, level, make_bot
from hexmoot.bots.value.position import TERM_NAMES


def positions(count: int) -> list[tuple[hx.Game, int]]:
    """Decisions of a game that greedy bots play, each with the seat that is asked."""
    game = hx.Game("z-base", seats=4, seed=5)
    found: list[tuple[hx.Game, int]] = []
    while len(found) < count:
        while game.awaits_chance:
            game.deal()
        if game.result() is not None:
            game = hx.Game("z-base", seats=4, seed=len(found))
            continue
        seat = game.actors[0]
        found.append((game.copy(), seat))
        move = make_bot("greedy").choose(game.view(seat), Limit())
        assert move is not None
        game.push(move)
    return found


def test_the_first_advice_is_what_the_bot_would_do_and_all_are_legal() -> None:
    for game, seat in positions(80):
        view = game.view(seat)
        advice = advise(view)
        chosen = make_bot("greedy").choose(view, Limit())
        assert chosen is not None
        assert advice[0].move.code == chosen.code
        assert 1 <= len(advice) <= 3
        assert len({one.move.code for one in advice}) == len(advice)
        for one in advice:
            assert one.move in view.legal_moves
            assert {term for term, _ in one.reasons} <= set(TERM_NAMES)


def test_the_set_up_is_advised_with_reasons() -> None:
    advice = advise(hx.Game("z-base", seats=4, seed=5).view(hx.Game("z-base", seats=4, seed=5).turn))
    assert len(advice) == 3
    assert all(one.reasons and one.gain > 0 for one in advice)
    assert advice[0].gain >= advice[1].gain >= advice[2].gain


def test_who_is_asked_nothing_is_advised_nothing() -> None:
    game = hx.Game("z-base", seats=4, seed=5)
    assert advise(game.view(game.turn % 4 + 1)) == []


def test_every_bot_has_a_level() -> None:
    assert all(1 <= level(name) <= 5 for name in bots())
    assert level("random") < level("greedy")
