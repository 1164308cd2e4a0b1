"""WIN: points and the end of the game."""

from typing import Any

import pytest

import hexmoot as hx
from tests.rules.table import (
    START,
    at_turn,
    building_at,
    hand,
    holder,
    keys,
    play,
    played,
    position,
    refused,
    road_at,
    rule,
    stage,
    unplayed,
)

# Five roads of seat 1 in a row from its settlement at C6n, around the hills and the desert.
LONG = "s@C6n r@C6ne r@C8w r@D7ne r@D9w r@E8nw"
THREE = {"victory_points": 3}
FOUR = {"victory_points": 4}


def winner(game: hx.Game) -> int | None:
    result = game.result()
    return result.winner if result else None


@rule("WIN-01", ruling=[77], effect=True)
def test_win_01_what_points_are_made_of() -> None:
    assert position(pieces={1: "s@C6n"}).points(1) == 1
    assert position(pieces={1: "c@C6n"}).points(1) == 2
    assert position(pieces={1: "s@C6n s@E4n c@E8n"}).points(1) == 4
    assert position(pieces={1: LONG}, longest=1).points(1) == 3
    assert position(pieces={1: "s@C6n"}, cards={1: "/-/KKK"}, army=1).points(1) == 3
    assert position(pieces={1: "s@C6n"}, cards={1: "VV"}).points(1) == 3
    assert position(edition="k-base", pieces={1: "s@C6n"}, cards={1: "V/-/VV"}).points(1) == 4


@rule("WIN-01", ruling=[77], effect=True)
def test_win_01_roads_knights_and_other_cards_by_themselves_are_worth_nothing() -> None:
    game = position(pieces={1: "s@C6n r@C6ne r@C8w r@D7ne r@D9w"}, cards={1: "KRYM/-/KKRYM"})
    assert game.points(1) == 1


@rule("WIN-01", effect=True)
def test_win_01_points_are_gained_as_pieces_are_built() -> None:
    game = position(hands={1: "LWGBGGOOO"}, pieces=START | {1: START[1] + " r@C8w r@E6nw r@D7w"})
    assert game.points(1) == 2
    play(game, "s@D7n")
    assert game.points(1) == 3
    play(game, "c@D7n")
    assert game.points(1) == 4
    assert building_at(game, "D7n") == "1c"


@rule("WIN-01", effect=True)
def test_win_01_hidden_points_count_like_any_other() -> None:
    game = position(options=THREE, turn=1, cards={2: "V"})
    play(game, "end")
    assert winner(game) == 2


@rule("WIN-01", effect=True)
def test_win_01_hidden_points_are_the_owners_secret() -> None:
    game = position(cards={1: "VV", 2: "V"})
    assert [game.view(1).points(seat) for seat in (1, 2)] == [4, 2]
    assert [game.view(2).points(seat) for seat in (1, 2)] == [2, 3]
    assert [game.view(None).points(seat) for seat in (1, 2)] == [2, 2]


@rule("WIN-02", ruling=[72], effect=True)
def test_win_02_enough_points_in_the_own_turn_end_the_game_at_once() -> None:
    game = position(options=THREE, hands={1: "GGOOO"})
    events = play(game, "c@C6n")
    assert keys(events)[-1] == "won"
    assert (events[-1].seat, events[-1].count) == (1, 3)
    assert (winner(game), stage(game), game.actors) == (1, "over", ())


@rule("WIN-02", effect=True)
def test_win_02_ten_points_and_more() -> None:
    game = position(pieces={1: "c@C6n c@E4n c@E8n s@B9s s@F5n"}, hands={1: "WGGGOOOO"})
    play(game, "c@B9s")
    assert (game.points(1), winner(game)) == (9, None)
    play(game, "buy =V")
    assert (game.points(1), winner(game)) == (10, 1)
    # From 9 to 11.
    roads = "r@C6ne r@C8w r@D7ne r@D9w"
    more = position(pieces={1: f"c@C6n c@E4n c@E8n s@B9s {roads}"}, hands={1: "LB"}, cards={1: "VV"})
    play(more, "r@E8nw")
    assert (more.points(1), winner(more)) == (11, 1)


@rule("WIN-02", ruling=[57], effect=True)
def test_win_02_buying_the_card_that_makes_enough_wins_at_once() -> None:
    game = position(options=THREE, hands={1: "WGO"})
    play(game, "buy")
    assert winner(game) is None
    events = play(game, "=V")
    assert keys(events) == ["drew_card", "won"]
    assert winner(game) == 1


@rule("WIN-02", ruling=[60], effect=True)
def test_win_02_the_largest_army_wins_before_the_roll_and_before_the_robber_moves() -> None:
    game = position(options=FOUR, stage="before", cards={1: "K/-/KK"})
    play(game, "kn")
    assert (winner(game), stage(game)) == (1, "over")
    assert refused(game, "rob@B5") == "PLAY-01"


@rule("WIN-02", ruling=[72], effect=True)
def test_win_02_in_the_middle_of_a_card() -> None:
    # The first of two free roads makes the longest road.
    pieces = {1: "s@C6n s@E4n r@C6ne r@C8w r@D7ne r@D9w"}
    game = position(options=FOUR, pieces=pieces, cards={1: "R"})
    play(game, "rb r@E8nw")
    assert (winner(game), stage(game)) == (1, "over")
    assert road_at(game, "E8nw") == 1


@rule("WIN-02", effect=True)
def test_win_02_an_end_in_the_middle_of_a_card_can_be_written_and_read_again() -> None:
    pieces = {1: "s@C6n s@E4n r@C6ne r@C8w r@D7ne r@D9w"}
    game = position(options=FOUR, pieces=pieces, cards={1: "R"})
    play(game, "rb r@E8nw")
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


@rule("WIN-02", effect=True)
def test_win_02_an_end_in_the_middle_of_discards_can_be_written_and_read_again() -> None:
    game = position(
        options={**THREE, "win_claim": "declared"},
        cards={1: "V"},
        hands={2: "L" * 8, 3: "W" * 8},
        stage="discarding",
        owe="23",
    )
    play(game, "2.x:LLLL 1.win")
    assert winner(game) == 1
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


@rule("WIN-02", ruling=[72], effect=True)
def test_win_02_at_the_very_start_of_the_turn_before_the_dice() -> None:
    game = position(options=THREE, turn=1, cards={2: "V"})
    events = play(game, "end")
    assert keys(events) == ["turn_began", "won"]
    assert winner(game) == 2


@rule("WIN-02", effect=True)
def test_win_02_by_cards_that_somebody_shows() -> None:
    # Hidden points count all the time, so showing them changes nothing.
    game = position(edition="k-base", options=FOUR, cards={1: "V"})
    play(game, "vp")
    assert winner(game) is None
    assert game.points(1) == 3


@rule("WIN-02", ruling=[75], effect=True)
def test_win_02_automatic_the_table_counts_and_nobody_has_to_notice() -> None:
    game = position(options=THREE, hands={1: "GGOOO"})
    play(game, "c@C6n")
    result = game.result()
    assert result is not None
    assert result.ending == "points"
    # It cannot be taken back by playing on.
    assert refused(game, "end") == "PLAY-01"


@rule("WIN-02")
def test_win_02_automatic_leaves_nothing_to_declare() -> None:
    assert refused(position(), "win") == "WIN-02"


@rule("WIN-02")
def test_win_02_declared_the_player_at_turn_says_so() -> None:
    game = position(options={**THREE, "win_claim": "declared"}, hands={1: "GGOOO"})
    assert refused(game, "win") == "WIN-02"
    play(game, "c@C6n")
    # Whoever does not notice goes on playing.
    assert winner(game) is None
    assert refused(game, "end") is None
    assert hx.Win(seat=1) in list(game.legal_moves(1))
    play(game, "win")
    result = game.result()
    assert result is not None
    assert (result.winner, result.ending) == (1, "declared")


@rule("WIN-02", effect=True)
def test_win_02_a_declared_win_stays_one_when_the_position_is_read_again() -> None:
    game = position(options={**THREE, "win_claim": "declared"}, cards={1: "V"})
    play(game, "win")
    assert hx.Game.from_hen(game.hen()).result() == game.result()


@rule("WIN-02", effect=True)
@pytest.mark.parametrize(("when", "details"), [("before", {}), ("robbing", {"rolled": True}), ("laying", {"free": 1})])
def test_win_02_declared_at_any_time_in_the_turn(when: str, details: dict[str, Any]) -> None:
    game = position(options={**THREE, "win_claim": "declared"}, cards={1: "V"}, stage=when, **details)
    play(game, "win")
    assert winner(game) == 1


@rule("WIN-02", effect=True)
@pytest.mark.parametrize(
    ("points", "pieces"),
    [(3, "s@C6n s@E4n"), (5, "c@C6n c@E4n"), (12, "c@C6n c@E4n c@E8n c@B9s s@F5n s@D3n s@D11n")],
)
def test_win_02_as_many_points_as_the_option_says(points: int, pieces: str) -> None:
    game = position(options={"victory_points": points}, pieces={1: pieces}, hands={1: "WGOWGO"})
    assert game.points(1) == points - 1
    play(game, "buy =K")
    assert winner(game) is None
    play(game, "buy =V")
    assert winner(game) == 1


@rule("WIN-03", ruling=[73], effect=True)
def test_win_03_points_reached_in_anothers_turn_win_in_the_own_one() -> None:
    # Seat 3 cuts the longest road of seat 2, and seat 1, off turn, is left with the longest.
    game = cut_position()
    assert [game.points(seat) for seat in (1, 2, 3)] == [2, 3, 1]
    play(game, "s@F7n")
    assert holder(game.state.longest) == 1
    assert game.points(1) == 4
    assert winner(game) is None
    play(game, "end roll =11")
    assert winner(game) is None
    play(game, "end")
    assert (winner(game), at_turn(game)) == (1, 1)


def cut_position() -> hx.Game:
    """Seat 3 can cut the longest road of seat 2; then seat 1 has the longest and the 4 points that win."""
    return position(
        options=FOUR,
        turn=3,
        pieces={
            1: "s@C6n s@B9s r@C6ne r@C8w r@D7ne r@D9w r@E8ne",
            2: "s@F5n r@F5ne r@F7nw r@F7ne r@F9nw r@F9ne r@F11nw",
            3: "s@E6n r@E6ne r@E8w",
            4: "s@E2n r@E2ne r@E4w r@F3ne r@F5w",
        },
        longest=2,
        hands={3: "LWGB"},
        cards={4: "R"},
    )


@rule("WIN-03", ruling=[73], effect=True)
def test_win_03_points_lost_before_the_own_turn_do_not_win() -> None:
    game = cut_position()
    play(game, "s@F7n end roll =11")
    assert (game.points(1), at_turn(game)) == (4, 4)
    # Seat 4 lays a longer road.
    play(game, "rb r@G4ne r@G6nw")
    assert holder(game.state.longest) == 4
    assert game.points(1) == 2
    play(game, "end")
    assert (winner(game), at_turn(game)) == (None, 1)


@rule("WIN-03", ruling=[74], effect=True)
def test_win_03_of_two_with_enough_only_the_one_at_turn_wins() -> None:
    game = position(options=THREE, turn=1, cards={2: "V", 3: "VV"})
    assert game.result() is None
    play(game, "end")
    assert winner(game) == 2


@rule("WIN-03", ruling=[73, 74])
def test_win_03_nobody_declares_a_win_in_anothers_turn() -> None:
    game = position(options={**THREE, "win_claim": "declared"}, turn=1, cards={1: "V", 2: "V"})
    assert refused(game, "2.win") == "WIN-03"
    assert refused(game, "1.win") is None


@rule("WIN-04", effect=True)
def test_win_04_at_the_end_all_cards_are_open_and_all_scores_listed() -> None:
    game = position(
        options=THREE,
        hands={1: "GGOOO", 2: "LW", 3: "B"},
        cards={1: "K", 3: "VVY", 4: "M"},
        pieces={1: "s@C6n s@E4n", 2: "s@F9n", 3: "", 4: "c@F7n"},
    )
    hidden = game.view(2)
    assert (hand(hidden, 3), unplayed(hidden, 3)) == ("", "")
    play(game, "c@C6n")
    for seat in (1, 2, 3, 4, None):
        view = game.view(seat)
        assert [hand(view, other) for other in (1, 2, 3, 4)] == ["", "LW", "B", ""]
        assert [unplayed(view, other) for other in (1, 2, 3, 4)] == ["K", "", "YVV", "M"]
        assert [view.points(other) for other in (1, 2, 3, 4)] == [3, 1, 2, 2]
        assert list(view.state.deck) == list(game.state.deck)
    result = game.result()
    assert result is not None
    assert result.points == (3, 1, 2, 2)
    assert played(game, 3) == ""


@rule("WIN-04", effect=True)
def test_win_04_while_the_game_goes_on_there_is_no_result() -> None:
    assert position().result() is None
