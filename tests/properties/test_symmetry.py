"""The symmetries of a board commute with play: the table may be turned before a move or after it."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.geometry import SHAPES, Shape
from hexmoot.geometry.symmetry import Symmetry, symmetries
from hexmoot.rules import events as what
from hexmoot.rules import records, terms
from hexmoot.rules.records import LOG_ROWS, Log, State
from tests.properties.audit import mask
from tests.properties.profile import examples
from tests.properties.tables import CHOICE, choices, fields_of, log_rows, play, positions

AT_CORNERS = (what.PLACED_SETTLEMENT, what.PLACED_CITY, what.OPENED_HARBOUR)
ON_CORNERS = (terms.SETTLE, terms.UPGRADE)


def moved(values: list[Any], images: tuple[int, ...]) -> list[Any]:
    """Each value at the image of its place; what lies beyond the board stays."""
    result = list(values)
    for place, image in enumerate(images):
        result[image] = values[place]
    return result


def moved_mask(words: list[int], images: tuple[int, ...]) -> list[int]:
    return mask(image for place, image in enumerate(images) if words[place // 62] >> place % 62 & 1)


def turned(state: Any, turn: Symmetry) -> Any:
    """The state with the whole table turned."""
    result: Any = State()
    result.assign(state)
    result.terrain, result.token = moved(state.terrain, turn.hexes), moved(state.token, turn.hexes)
    result.harbour = moved(state.harbour, turn.coast)
    result.robber = turn.hexes[state.robber]
    result.corner, result.road = moved(state.corner, turn.corners), moved(state.road, turn.sides)
    for name in ("own", "settled", "reach"):
        setattr(result, name, [moved_mask(words, turn.corners) for words in getattr(state, name)])
    result.taken, result.near = moved_mask(state.taken, turn.corners), moved_mask(state.near, turn.corners)
    result.paved = moved_mask(state.paved, turn.sides)
    result.laid = [moved_mask(words, turn.sides) for words in state.laid]
    result.blocked = moved_mask([state.blocked], turn.hexes)[0]
    result.touched = [moved_mask([word], turn.hexes)[0] for word in state.touched]
    if state.stage == terms.PAVING:
        result.last_corner = turn.corners[state.last_corner]
    return result


def turned_move(row: Any, turn: Symmetry) -> Any:
    result: Any = records.Move()
    result.assign(row)
    if row.kind in ON_CORNERS:
        result.place = turn.corners[row.place]
    elif row.kind == terms.PAVE:
        result.place = turn.sides[row.place]
    elif row.kind == terms.ROB:
        result.place = turn.hexes[row.place]
    return result


def key(row: Any) -> tuple[Any, ...]:
    return row.kind, row.seat, row.place, row.target, row.mask, tuple(row.give), tuple(row.take)


def applied(game: hx.Game, row: Any) -> tuple[Any, list[list[int]]]:
    """State and log after a move, the game left as it is."""
    states, rows, logs = game.states.copy(), records.Move.array(1), log_rows(LOG_ROWS)
    row.write(rows)
    game.start.engine.make_move(states, game.start.board, game.extras.copy(), rows, 0, logs)
    log = Log.read(logs)
    return State.read(states), log.rows[: log.used]


def turned_log(rows: list[list[int]], turn: Symmetry) -> Counter[tuple[int, ...]]:
    """What happened at the turned table; in which order one move's effects are told does not matter."""
    result = []
    for event, seat, kind, count, place, audience in rows:
        image = place
        if event in AT_CORNERS:
            image = turn.corners[place]
        elif event == what.PLACED_ROAD:
            image = turn.sides[place]
        elif event == what.MOVED_ROBBER:
            image = turn.hexes[place]
        result.append((event, seat, kind, count, image, audience))
    return Counter(result)


def check_symmetry(game: hx.Game, turn: Symmetry, numbers: list[int]) -> None:
    other = hx.Game.from_state(game.start, turned(game.state, turn), hx.SeedDealer(0))
    moves = [*game.legal_moves.rows(), *game._outcomes()[0]]
    images = [*other.legal_moves.rows(), *other._outcomes()[0]]
    assert Counter(key(turned_move(row, turn)) for row in moves) == Counter(key(row) for row in images)
    for number in numbers if moves else ():
        row = moves[number % len(moves)]
        state, log = applied(game, row)
        image, image_log = applied(other, turned_move(row, turn))
        assert fields_of(turned(state, turn)) == fields_of(image)
        assert turned_log(log, turn) == turned_log(image_log, symmetries(game.start.shape)[0])


@given(game=positions(), plies=choices(6), numbers=st.lists(CHOICE, min_size=4, max_size=8), which=st.integers(0, 11))
@examples(30)
def test_play_commutes_with_the_symmetries_of_the_board(
    game: hx.Game, plies: list[int], numbers: list[int], which: int
) -> None:
    play(game, plies)
    turns = symmetries(game.start.shape)
    check_symmetry(game, turns[which % len(turns)], numbers)


@pytest.mark.slow
@given(game=positions(), plies=choices(20))
@examples(25)
def test_play_commutes_with_every_symmetry_and_every_move(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    for turn in symmetries(game.start.shape):
        check_symmetry(game, turn, list(range(min(25, len(game.legal_moves.rows()) + 21))))


@pytest.mark.parametrize(("name", "count"), [("island", 12), ("large", 4)])
def test_the_symmetries_are_a_group_that_keeps_what_touches(name: str, count: int) -> None:
    shape: Shape = SHAPES[name]
    turns = symmetries(shape)
    assert len(turns) == len({turn.corners for turn in turns}) == count
    assert turns[0].corners == tuple(range(len(shape.corners)))
    for one in turns:
        for side, (a, b) in enumerate(shape.side_corners):
            assert set(shape.side_corners[one.sides[side]]) == {one.corners[a], one.corners[b]}
        for place, corners in enumerate(shape.hex_corners):
            assert {one.corners[c] for c in corners} == set(shape.hex_corners[one.hexes[place]])
        assert [shape.coast[place] for place in one.coast] == [one.sides[side] for side in shape.coast]
        for two in turns:
            assert tuple(two.corners[c] for c in one.corners) in {turn.corners for turn in turns}
