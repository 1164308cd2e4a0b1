from typing import Any

import pytest

import hexmoot as hx
from hexmoot.arena.match import Match, play_match
from hexmoot.arena.play import BotFault, Table
from hexmoot.bots.bot import Bot, Limit
from hexmoot.bots.registry import make_bot
from hexmoot.game.view import View
from hexmoot.notation.moves import Move

BOTS = ("greedy", "random", "random")


class Stub:
    """A bot that says what it is told to, once the set-up is over."""

    name = "stub"

    def __init__(self, *says: Move | None) -> None:
        self.says = list(says)

    def choose(self, view: View, limit: Limit) -> Move | None:
        if self.says and view.state.rolled:
            return self.says.pop(0)
        return make_bot("random").choose(view, limit)


class Talker:
    """Makes the same offer again and again, as long as the table takes it."""

    name = "talker"

    def __init__(self) -> None:
        self.limits: list[Limit] = []

    def choose(self, view: View, limit: Limit) -> Move | None:
        self.limits.append(limit)
        hand = view.state.hand[view.position.viewer]
        for kind, letter in enumerate("LWGBO"):
            offer = hx.Offer(letter, "W" if letter == "O" else "O", seat=view.seat)
            if limit.offers and hand[kind] and view.state.turn + 1 == view.seat and offer in view.legal_moves:
                return offer
        return make_bot("random").choose(view, limit)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    match = Match("z-base", ("a", "b", "c", "d"))
    seats = [match.order(game).index("a") for game in range(8)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(sorted(match.order(game)) == ["a", "b", "c", "d"] for game in range(4))


def test_a_match_is_the_same_again_and_whatever_the_number_of_jobs() -> None:
    told: list[int] = []
    options = {"victory_points": 5}
    one = play_match("z-base", BOTS, 4, seed=3, options=options, progress=told.append)
    two = play_match("z-base", BOTS, 4, seed=3, options=options, jobs=2)
    assert one == two
    assert told == [1, 2, 3, 4]
    assert one.games == 4
    assert sum(one.wins) == sum(one.bot_wins.values()) == 4 - one.unfinished
    mean = one.mean_points("greedy")
    assert mean is not None
    assert 3 < mean <= 6
    assert play_match("z-base", BOTS, 4, seed=4, options=options).trace != one.trace


def test_game_k_depends_on_seed_and_k_only() -> None:
    match = Match("z-base", BOTS, seed=3, most_turns=15)
    parts = [match.play(k) for k in range(3)]
    whole = play_match("z-base", BOTS, 3, seed=3, most_turns=15)
    assert whole.decisions == sum(part.decisions for part in parts)
    assert match.play(2) == parts[2]


def test_a_game_without_end_is_counted_as_unfinished() -> None:
    result = play_match("z-base", ("random",) * 3, 2, most_turns=5)
    assert result.unfinished == 2
    assert result.turns == 10
    assert result.wins == (0, 0, 0)


@pytest.mark.parametrize(("edition", "seats"), [("z-base", 3), ("k-base", 5), ("z-first", 4)])
def test_a_turn_is_counted_by_its_roll(edition: str, seats: int) -> None:
    """From the first turn to the last, which nobody ends; what others build in between is none."""
    match = Match(edition, ("random",) * seats, seed=1, options=(("victory_points", 3),))
    table = match.table(0)
    played = table.play()
    assert played.winner is not None
    assert played.turns == sum(isinstance(move, hx.Dice) for move in table.game.moves) == match.record(0).turns


def test_a_bot_may_be_asked_only_for_its_own_moves() -> None:
    with pytest.raises(BotFault, match="speaks for another"):
        _play([Stub(hx.End(seat=4))] * 3)
    with pytest.raises(BotFault, match="no move"):
        _play([Stub(*[None] * 50)] * 3)


def test_an_illegal_move_stops_the_match() -> None:
    class Cheat(Stub):
        def choose(self, view: View, limit: Limit) -> Move | None:
            move = super().choose(view, limit)
            return hx.Buy(seat=view.seat) if isinstance(move, hx.Roll) else move

    with pytest.raises(hx.IllegalMove):
        _play([Cheat()] * 3)


def test_the_table_takes_a_few_offers_a_turn_and_remembers_them() -> None:
    talker = Talker()
    game = _play([talker, make_bot("random"), make_bot("random")], turns=40)
    offers = [limit for limit in talker.limits if limit.offered]
    assert offers
    assert all(len(limit.offered) + limit.offers == 4 for limit in talker.limits)
    assert any(isinstance(move, hx.Yes | hx.No) for move in game.moves)


def test_those_asked_answer_in_the_order_of_play() -> None:
    game = _play([Talker() for _ in range(4)], turns=16)
    moves: list[Any] = list(game.moves)
    for place, move in enumerate(moves):
        if isinstance(move, hx.Offer):
            answers: list[int] = []
            for later in moves[place + 1 :]:
                if not isinstance(later, hx.Yes | hx.No):
                    break
                answers.append((int(later.seat or 0) - int(move.seat or 0)) % 4)
            assert answers == sorted(set(answers))


def _play(bots: list[Any], turns: int = 20) -> hx.Game:
    seated: list[Bot] = bots
    game = hx.Game("z-base", seats=len(bots), seed=2)
    Table(game, seated, most_turns=turns).play()
    return game
