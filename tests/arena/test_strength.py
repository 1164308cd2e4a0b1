"""Greedy against three random players, seats rotated."""

import pytest

from hexmoot.arena.match import play_match


def test_greedy_beats_three_random_players() -> None:
    result = play_match("z-base", ("greedy", "random", "random", "random"), 6, seed=21)
    assert result.bot_wins["greedy"] >= 5


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["k-base", "k-first", "z-base", "z-first", "j-base", "u-base"])
def test_greedy_wins_nine_in_ten_in_every_edition(edition: str) -> None:
    result = play_match(edition, ("greedy", "random", "random", "random"), 40, seed=22)
    assert result.bot_wins["greedy"] >= 36


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_greedy_wins_nine_in_ten_with_other_seats(seats: int) -> None:
    result = play_match("k-base", ("greedy", *["random"] * (seats - 1)), 40, seed=23)
    assert result.bot_wins["greedy"] >= 36
