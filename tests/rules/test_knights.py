"""DEV: the knight and the largest army."""

import pytest

import hexmoot as hx
from tests.rules.lines_and_sums import quiet_turns
from tests.rules.table import (
    START,
    hand,
    holder,
    keys,
    play,
    played,
    position,
    refused,
    rule,
    stage,
    unplayed,
)


@rule("DEV-02")
def test_dev_02_without_a_knight_no_knight_is_played() -> None:
    game = position(cards={1: "RYMV", 2: "K"})
    assert refused(game, "kn") == "DEV-02"


@rule("DEV-02", ruling=[20, 58], effect=True)
def test_dev_02_a_knight_moves_the_robber_and_steals_and_nobody_discards() -> None:
    game = position(cards={1: "K"}, hands={1: "L" * 9, 2: "W" * 12, 3: "O"})
    events = play(game, "kn")
    assert "must_discard" not in keys(events)
    assert (stage(game), unplayed(game, 1), played(game, 1)) == ("robbing", "", "K")
    assert refused(game, "rob@D7") == "ROBBER-04"
    play(game, "rob@D11>3 =O")
    assert (hand(game, 1), hand(game, 3), stage(game)) == ("LLLLLLLLLO", "", "main")


@rule("DEV-02", ruling=[58], effect=True)
@pytest.mark.parametrize("rob", ["rob@B5", "rob@D11>3"])
def test_dev_02_it_counts_even_if_nothing_was_stolen(rob: str) -> None:
    pieces = START | {1: "s@C6n r@C6ne"}
    game = position(pieces=pieces, cards={1: "K//KK"})
    play(game, f"kn {rob}")
    assert (played(game, 1), hand(game, 1), holder(game.state.army)) == ("KKK", "", 1)


@rule("DEV-02", ruling=[31], effect=True)
def test_dev_02_a_knight_before_the_roll_does_not_replace_the_roll() -> None:
    game = position(stage="before", cards={1: "K"})
    play(game, "kn rob@E8>2")
    assert stage(game) == "before"
    assert refused(game, "end") == "TURN-01"
    play(game, "roll =16")
    assert stage(game) == "robbing"


@rule("DEV-02", effect=True)
def test_dev_02_a_knight_stays_on_the_table_for_all_to_see() -> None:
    game = position(cards={1: "K", 2: "KK"})
    play(game, "kn rob@D9>3 end " + quiet_turns(1))
    for seat in (1, 2, 3, 4, None):
        assert played(game.view(seat), 1) == "K"


@rule("DEV-03", ruling=[59], effect=True)
def test_dev_03_the_first_with_three_knights_gets_the_army_and_two_points() -> None:
    game = position(cards={1: "K//K"})
    play(game, "kn")
    assert (holder(game.state.army), game.points(1)) == (None, 2)
    game = position(cards={1: "K//KK", 2: "//KK"})
    events = play(game, "kn")
    assert (holder(game.state.army), game.points(1)) == (1, 4)
    assert [(each.seat, each.count) for each in events if each.key == "largest_army"] == [(1, 3)]


@rule("DEV-03", ruling=[59], effect=True)
def test_dev_03_a_tie_leaves_it_strictly_more_takes_it() -> None:
    game = position(cards={1: "K//KK", 2: "//KKK"}, army=2)
    play(game, "kn")
    assert (holder(game.state.army), game.points(1), game.points(2)) == (2, 2, 4)
    game = position(cards={1: "K//KKK", 2: "//KKK"}, army=2)
    play(game, "kn")
    assert (holder(game.state.army), game.points(1), game.points(2)) == (1, 4, 2)


@rule("DEV-03", effect=True)
def test_dev_03_the_holder_who_plays_more_gets_its_points_once() -> None:
    game = position(cards={1: "K//KKK"}, army=1)
    events = play(game, "kn")
    assert (holder(game.state.army), game.points(1)) == (1, 4)
    assert "largest_army" not in keys(events)


@rule("DEV-03", ruling=[60], effect=True)
@pytest.mark.parametrize("at", ["before", "main"])
def test_dev_03_it_is_settled_before_the_robber_moves_and_may_win_at_that_point(at: str) -> None:
    game = position(cards={1: "K//KK"}, stage=at, options={"victory_points": 4}, hands={2: "O"})
    events = play(game, "kn")
    result = game.result()
    assert result is not None
    assert (result.winner, stage(game)) == (1, "over")
    assert "moved_robber" not in keys(events)
    assert refused(game, "rob@D9") == "PLAY-01"
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


@rule("DEV-03", effect=True)
def test_dev_03_hidden_knights_do_not_count() -> None:
    game = position(cards={1: "KKKK//K", 2: "K//KK"}, turn=2)
    play(game, "kn")
    assert holder(game.state.army) == 2
    game = position(cards={1: "KKKK"})
    play(game, "kn")
    assert holder(game.state.army) is None
