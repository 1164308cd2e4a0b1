"""Whole games of greedy bots: always legal, blind to what is hidden, and no part of the game left out."""

from collections import Counter

import pytest

import hexmoot as hx
from hexmoot.arena.play import Table
from hexmoot.bots.bot import Limit
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.registry import make_bot
from hexmoot.game.view import View
from hexmoot.notation.moves import Move

EDITIONS = ("k-base", "k-first", "z-base", "z-first", "j-base", "u-base")


class Spy:
    """Greedy, with a note of what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        self.seen: set[type] = set()
        self.asked = 0

    def choose(self, view: View, limit: Limit) -> Move | None:
        self.seen.add(type(view))
        self.asked += 1
        move = make_bot("greedy").choose(view, limit)
        assert move is None or move in view.legal_moves
        return move


def play(edition: str, seats: int = 4, seed: int = 0, turns: int = 400, **options: str) -> tuple[hx.Game, Spy]:
    """A game of greedy bots. Each move passes the judge of the view, and then that of the game."""
    game, spy = hx.Game(edition, seats=seats, seed=seed, options=options), Spy()
    Table(game, [spy] * seats, most_turns=turns).play()
    return game, spy


def test_a_bot_is_given_a_view_and_nothing_else() -> None:
    game, spy = play("z-base")
    assert game.result() is not None
    assert spy.seen == {View}
    assert not any(isinstance(part, hx.Game) for part in vars(game.view(1)).values())


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_is_legal_in_every_edition(edition: str) -> None:
    for seed in range(3):
        game, _ = play(edition, seed=seed)
        assert game.result() is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (5, {}),
        (6, {}),
        (5, {"extra_build": "paired"}),
        (2, {"players": "2"}),
        (4, {"offers_per_turn": "1", "gifts": "yes", "friendly_robber": "yes", "hand_limit": "9"}),
        (4, {"victory_points": "3"}),
    ],
)
def test_every_choice_is_legal_with_other_seats_and_options(seats: int, options: dict[str, str]) -> None:
    game, _ = play("k-base", seats, 0, 400, **options)
    assert game.result() is not None


def test_the_choice_does_not_depend_on_hidden_cards() -> None:
    game, greedy = hx.Game("k-base", seats=4, seed=11), make_bot("greedy")
    compared = 0
    while game.result() is None and compared < 60:
        if game.awaits_chance:
            game.deal()
            continue
        view = game.view(game.actors[0])
        move = greedy.choose(view, Limit(seed=5))
        if len(game.plies) % 3 == 0 and len(game.plies) > 60:
            other = view.sample(seed=len(game.plies))
            assert greedy.choose(other.view(view.seat), Limit(seed=5)) == move
            compared += int(other.hen() != game.hen())
        assert move is not None
        game.push(move)
        if isinstance(move, hx.Offer):
            game.pop()
            game.push(no_offer(view))
    assert compared >= 20


def no_offer(view: View) -> Move:
    """The choice of one who does not trade, so that the game goes on."""
    move = GreedyBot(trades=False).choose(view, Limit())
    assert move is not None
    return move


def test_the_same_view_and_limit_give_the_same_move() -> None:
    first, _ = play("z-base", seed=5, turns=12)
    again, _ = play("z-base", seed=5, turns=12)
    assert first.hen() == again.hen()


def test_greedy_offers_agrees_and_trades_and_plays_every_kind_of_card() -> None:
    wanted = {hx.Offer, hx.Yes, hx.No, hx.Close, hx.Swap, hx.Knight, hx.RoadBuilding, hx.Plenty, hx.Monopoly, hx.City}
    seen: Counter[type] = Counter()
    for seed in range(40):
        game, _ = play("z-base", seed=seed)
        seen.update(type(move) for move in game.moves)
        if wanted <= set(seen):
            break
    assert wanted <= set(seen)


def test_greedy_declares_its_win_where_it_has_to() -> None:
    game, _ = play("z-base", seed=1, win_claim="declared", victory_points="5")
    result = game.result()
    assert result is not None
    assert result.ending == "declared"


def test_greedy_makes_only_a_few_offers_a_turn() -> None:
    game, _ = play("z-base", seed=2, turns=30)
    offers: Counter[int | None] = Counter()
    for move in game.moves:
        if isinstance(move, hx.End):
            offers.clear()
        elif isinstance(move, hx.Offer):
            offers[move.seat] += 1
            assert offers[move.seat] <= 2
