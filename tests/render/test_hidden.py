"""Hidden facts never appear: two states that differ only in them have the same picture, even unredacted ones."""

from collections.abc import Callable

import pytest

from hexmoot.notation.position import EVERYTHING, ONLOOKER, Position
from hexmoot.render import draw, draw_svg
from hexmoot.rules import terms

Drawing = Callable[[Position], str]
DRAWINGS = pytest.mark.parametrize("drawing", [draw, draw_svg])


def seen_by(position: Position, viewer: int, *, shuffled: bool, stage: int = terms.MAIN) -> Position:
    """A position that was not redacted; if shuffled, every fact that the viewer may not know is another one."""
    state = type(position.state)()
    state.assign(position.state)
    state.stage = stage
    if shuffled:
        for seat in range(state.seats):
            if seat != viewer:
                for faces in (state.hand[seat], state.cards[seat], state.aside[seat]):
                    faces.append(faces.pop(0))
        state.deck.reverse()
        if viewer != state.turn:
            state.fresh.append(state.fresh.pop(0))
    return Position(position.edition, position.shape, state, viewer)


@DRAWINGS
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2, 3])
def test_hidden_facts_change_nothing(pictures: dict[str, Position], drawing: Drawing, viewer: int) -> None:
    middle = pictures["middle"]
    one, other = (seen_by(middle, viewer, shuffled=shuffled) for shuffled in (False, True))
    assert one.state != other.state
    assert drawing(one) == drawing(other)


@DRAWINGS
def test_who_sees_everything_sees_the_difference(pictures: dict[str, Position], drawing: Drawing) -> None:
    one, other = (seen_by(pictures["middle"], EVERYTHING, shuffled=shuffled) for shuffled in (False, True))
    assert drawing(one) != drawing(other)


@DRAWINGS
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_its_own_cards(pictures: dict[str, Position], drawing: Drawing, seat: int) -> None:
    middle = pictures["middle"]
    one = seen_by(middle, seat, shuffled=False)
    for facts in ("hand", "cards"):
        other = seen_by(middle, seat, shuffled=False)
        own = getattr(other.state, facts)[seat]
        if any(own):
            own.append(own.pop(0))
            assert drawing(one) != drawing(other)


@DRAWINGS
@pytest.mark.parametrize("viewer", [ONLOOKER, 2])
def test_a_view_is_drawn_like_what_it_is_a_view_of(
    pictures: dict[str, Position], see: Callable[[Position, int], Position], drawing: Drawing, viewer: int
) -> None:
    middle = pictures["middle"]
    unredacted = Position(middle.edition, middle.shape, middle.state, viewer)
    assert drawing(see(middle, viewer)) == drawing(unredacted)


@DRAWINGS
def test_win_04_all_cards_are_open_when_the_game_is_over(pictures: dict[str, Position], drawing: Drawing) -> None:
    ended = seen_by(pictures["middle"], ONLOOKER, shuffled=False, stage=terms.OVER)
    ended.state.winner = 1
    for card in ("road building", "year of plenty", "monopoly"):
        assert card in drawing(ended)
        assert card not in drawing(seen_by(pictures["middle"], ONLOOKER, shuffled=False))


@DRAWINGS
def test_counts_are_always_there(pictures: dict[str, Position], drawing: Drawing) -> None:
    hidden = pictures["hidden_hands"]
    for name in ("hand_size", "card_size"):
        other = type(hidden.state)()
        other.assign(hidden.state)
        getattr(other, name)[0] += 1
        changed = Position(hidden.edition, hidden.shape, other, hidden.viewer)
        assert drawing(changed) != drawing(hidden)
