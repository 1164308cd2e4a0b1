"""All text round-trips: moves, positions whole and seen, and records in both forms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.notation.hen import write_hen
from hexmoot.notation.hen_reader import read_hen
from tests.properties.profile import examples
from tests.properties.tables import BY_NAME, TABLES, choices, choose, fields_of, offer_of, play, positions

NAMES = {name: getattr(hx, name) for name in hx.__all__}


@given(game=positions(), number=st.integers(0, 2**24))
@examples(30)
def test_every_move_and_outcome_has_a_code_that_reads_back(game: hx.Game, number: int) -> None:
    outcomes = [outcome for outcome, _ in game.chance]
    for move in [*game.legal_moves, *outcomes, offer_of(game, number)]:
        assert hx.parse_move(str(move)) == move
        assert hx.parse_move(move.code).code == move.code
        assert eval(repr(move), NAMES) == move  # noqa: S307 - a repr is Python
        assert move in game.legal_moves or isinstance(move, hx.Offer)
        # As printed now, without the seat where only one can act, it means the same.
        assert game.why_not(game.text_of(move)) == game.why_not(move)


@given(game=positions(), plies=choices(10))
@examples(40)
def test_a_line_reads_back_to_the_same_position(game: hx.Game, plies: list[int]) -> None:
    for number in [*plies, None]:
        line = game.hen()
        position = read_hen(line)
        assert write_hen(position) == line
        assert fields_of(position.state) == fields_of(game.state)
        assert hx.Game.from_hen(line).hen() == line
        move = None if number is None else choose(game, number)
        if move is None:
            return
        game.push(move)


@given(game=positions(), plies=choices(10))
@examples(20)
def test_a_view_reads_back_to_the_same_view(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    for seat in (None, *range(1, game.seats + 1)):
        view = game.view(seat)
        again = hx.View.from_hen(view.hen())
        assert again == view
        assert again.hen() == view.hen()
        assert fields_of(again.state) == fields_of(view.state)
        assert again.seat == seat


@given(game=positions(), plies=choices(10, least=2))
@examples(25)
def test_equal_positions_have_equal_lines_and_different_ones_have_not(game: hx.Game, plies: list[int]) -> None:
    lines = {game.hen(): fields_of(game.state)}
    for number in plies:
        move = choose(game, number)
        if move is None:
            break
        game.push(move)
        line = game.hen()
        assert lines.setdefault(line, fields_of(game.state)) == fields_of(game.state)
    states = [repr(sorted(state.items())) for state in lines.values()]
    assert len(set(states)) == len(lines)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**62), plies=choices(60))
@examples(10)
def test_a_record_reads_back_and_replays(table: object, seed: int, plies: list[int]) -> None:
    game = BY_NAME[str(table)].game(seed)
    play(game, plies)
    check_record(game)


@pytest.mark.slow
@pytest.mark.parametrize("table", sorted(BY_NAME))
def test_the_record_of_a_long_game_reads_back_and_replays(table: str) -> None:
    game = BY_NAME[table].game(5)
    numbers = iter(range(7**9, 7**12, 1000003))
    for number in numbers:
        move = choose(game, number % 16777213)
        if move is None or len(game.plies) > 500:
            break
        game.push(move)
    check_record(game)


def check_record(game: hx.Game) -> None:
    record = game.record()
    assert hx.read_record(record.hgn()) == record
    assert hx.read_record(record.json_lines()) == record
    assert hx.read_record(record.hgn()).hgn() == record.hgn()
    again = hx.replay(record)
    assert again.hen() == game.hen()
    assert again.events == game.events
    assert list(again.moves) == list(game.moves)
    assert again.result() == game.result()
    assert again.record() == record
