"""The boards: what is in the boxes, and the printed islands with their starting places."""

from collections import Counter

import pytest

from hexmoot.editions.boards import COLOURS, FixedBoard, Harbour, colours, fixed_board, joined, supply
from hexmoot.geometry import SHAPES

SUPPLIES = ("island", "large")
PRINTED = ("beginner_5th", "beginner_old")
START_COLOURS = ("red", "blue", "white", "orange")


def pips(token: int) -> int:
    return 6 - abs(7 - token) if token else 0


def around(board: FixedBoard, corner: str) -> list[str]:
    """The names of the land hexes at a corner."""
    shape = SHAPES[board.shape]
    return [shape.hex_names[i] for i in shape.corner_hexes[shape.corner_by_name[corner]] if i >= 0]


def cards(board: FixedBoard, corner: str) -> list[str]:
    """What a settlement at this corner pays at the start."""
    terrain = [board.hexes[place].terrain for place in around(board, corner)]
    return sorted(kind for kind in terrain if kind != "D")


def spaced(spots: list[int], length: int) -> bool:
    """No two sides of the coast share a corner."""
    return all((b - a) % length >= 2 for a, b in zip(spots, spots[1:] + spots[:1], strict=True))


def test_the_island_box() -> None:
    box = supply("island")
    assert box.terrain == {"L": 4, "W": 4, "G": 4, "B": 3, "O": 3, "D": 1}
    assert box.tokens == (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
    assert box.token_counts == {2: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2), 12: 1}
    assert Counter(box.harbour_kinds) == {"3": 4, **dict.fromkeys("LWGBO", 1)}
    assert box.harbour_spots == (1, 4, 8, 11, 14, 18, 21, 24, 28)
    assert box.deck == {
        "knight": 14,
        "road_building": 2,
        "year_of_plenty": 2,
        "monopoly": 2,
        "victory_point": 5,
    }
    assert (box.cards_each, box.seats) == (19, (2, 4))


def test_the_large_box() -> None:
    box = supply("large")
    assert box.terrain == {"L": 6, "W": 6, "G": 6, "B": 5, "O": 5, "D": 2}
    assert len(box.tokens) == 28
    assert box.token_counts == {2: 2, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3), 12: 2}
    assert Counter(box.harbour_kinds) == {"3": 5, "W": 2, **dict.fromkeys("LGBO", 1)}
    assert box.harbour_spots == (1, 4, 8, 11, 15, 18, 22, 25, 29, 32, 35)
    assert sum(box.deck.values()) == 34
    assert box.deck == {
        "knight": 20,
        "road_building": 3,
        "year_of_plenty": 3,
        "monopoly": 3,
        "victory_point": 5,
    }
    assert (box.cards_each, box.seats) == (24, (5, 6))


@pytest.mark.parametrize("name", SUPPLIES)
def test_a_box_agrees_with_itself_and_with_its_shape(name: str) -> None:
    box, shape = supply(name), SHAPES[supply(name).shape]
    assert sum(box.terrain.values()) == len(shape.hexes)
    assert len(box.tokens) == len(shape.hexes) - box.terrain["D"]
    assert Counter(box.tokens) == box.token_counts
    assert 7 not in box.token_counts
    assert len(box.harbour_kinds) == len(box.harbour_spots)
    assert sum(len(piece) for piece in box.frame.pieces) == len(shape.coast)
    assert Counter(each.kind for each in joined(box.frame)) == Counter(box.harbour_kinds)
    assert box.pieces == {"road": 15, "settlement": 5, "city": 4}


@pytest.mark.parametrize("name", SUPPLIES)
def test_no_corner_serves_two_harbours(name: str) -> None:
    box, length = supply(name), len(SHAPES[supply(name).shape].coast)
    assert spaced(list(box.harbour_spots), length)
    assert spaced([each.coast for each in joined(box.frame)], length)


def test_in_any_order_of_the_frame_the_harbours_keep_apart() -> None:
    frame = supply("island").frame
    pairs = [(a, b) for a in range(6) for b in range(6) if a != b]
    for first, second in pairs:
        rest = [i for i in range(6) if i not in {first, second}]
        harbours = joined(frame, [first, second, *rest])
        assert spaced([each.coast for each in harbours], 30)
        assert Counter(each.kind for each in harbours) == Counter(supply("island").harbour_kinds)


def test_the_frame_of_six_pieces_makes_both_printed_islands() -> None:
    frame = supply("island").frame
    assert frame.shuffled
    assert joined(frame) == fixed_board("beginner_5th").harbours
    assert joined(frame, [2, 3, 4, 5, 0, 1]) == fixed_board("beginner_old").harbours


def test_the_large_frame_has_one_order() -> None:
    frame = supply("large").frame
    assert not frame.shuffled
    spots = (1, 4, 8, 13, 16, 19, 22, 25, 28, 31, 34)
    assert joined(frame) == tuple(map(Harbour, spots, "3W33BWL3G3O"))


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_island_uses_up_its_box(name: str) -> None:
    board = fixed_board(name)
    box, shape = supply(board.shape), SHAPES[board.shape]
    assert list(board.hexes) == shape.hex_names
    assert Counter(each.terrain for each in board.hexes.values()) == box.terrain
    assert Counter(each.token for each in board.hexes.values() if each.token) == box.token_counts
    assert Counter(each.kind for each in board.harbours) == Counter(box.harbour_kinds)
    assert tuple(each.coast for each in board.harbours) == box.harbour_spots
    assert [place for place, each in board.hexes.items() if not each.token] == [board.robber]
    assert board.hexes[board.robber].terrain == "D"


def test_the_printed_islands_read_like_their_pictures() -> None:
    pictures = {
        "beginner_5th": "O10 W2 L9 G12 B6 W4 B10 G9 L11 D L3 O8 L8 O3 G4 W5 B5 G6 W11",
        "beginner_old": "L11 W12 G9 B4 O6 B5 W10 D L3 G11 L4 G8 B8 W10 W9 O3 O5 G2 L6",
    }
    for name, picture in pictures.items():
        hexes = fixed_board(name).hexes.values()
        assert " ".join(f"{each.terrain}{each.token or ''}" for each in hexes) == picture


def test_the_older_island_is_the_spiral_from_its_south_western_corner() -> None:
    outer = ["F5", "F7", "F9", "E10", "D11", "C10", "B9", "B7", "B5", "C4", "D3", "E4"]
    inner = ["E6", "E8", "D9", "C8", "C6", "D5"]
    hexes = fixed_board("beginner_old").hexes
    laid = [hexes[place].token for place in (*outer, *inner, "D7")]
    assert tuple(token for token in laid if token) == supply("island").tokens


@pytest.mark.parametrize("name", PRINTED)
def test_starting_places_have_canonical_names(name: str) -> None:
    board = fixed_board(name)
    shape = SHAPES[board.shape]
    assert tuple(board.start) == START_COLOURS
    for start in board.start.values():
        assert set(start.settlements) <= set(shape.corner_names)
        assert set(start.roads) <= set(shape.side_names)
        assert start.pays in start.settlements


@pytest.mark.parametrize("name", PRINTED)
def test_starting_settlements_keep_their_distance(name: str) -> None:
    board = fixed_board(name)
    shape = SHAPES[board.shape]
    taken = [shape.corner_by_name[each] for start in board.start.values() for each in start.settlements]
    assert len(set(taken)) == 8
    for corner in taken:
        assert not set(shape.corner_corners[corner]) & set(taken)


@pytest.mark.parametrize("name", PRINTED)
def test_every_starting_road_touches_its_own_settlement(name: str) -> None:
    board = fixed_board(name)
    shape = SHAPES[board.shape]
    roads = [road for start in board.start.values() for road in start.roads]
    assert len(set(roads)) == 8
    for start in board.start.values():
        for settlement, road in zip(start.settlements, start.roads, strict=True):
            assert shape.corner_by_name[settlement] in shape.side_corners[shape.side_by_name[road]]


def test_the_first_cards_on_the_island_of_the_fifth_edition() -> None:
    board = fixed_board("beginner_5th")
    hands = {colour: cards(board, start.pays) for colour, start in board.start.items()}
    assert hands == {
        "red": ["G", "L", "L"],
        "blue": ["B", "L", "O"],
        "white": ["B", "G", "L"],
        "orange": ["G", "G", "O"],
    }


def test_the_settlements_on_the_island_of_the_fifth_edition() -> None:
    board = fixed_board("beginner_5th")
    touched = {
        colour: [
            " ".join(f"{board.hexes[place].terrain}{board.hexes[place].token}" for place in around(board, corner))
            for corner in start.settlements
        ]
        for colour, start in board.start.items()
    }
    assert touched == {
        "red": ["O10 W2 B6", "G9 L11 L8"],
        "blue": ["G4 W5 W11", "L8 O3 B5"],
        "white": ["L3 O8 W5", "G12 B6 L11"],
        "orange": ["L9 W4 B10", "O3 G4 G6"],
    }


def test_blue_starts_with_brick_wool_and_ore_on_the_older_island() -> None:
    # SETUP-13
    board = fixed_board("beginner_old")
    assert cards(board, board.start["blue"].pays) == ["B", "O", "W"]
    assert around(board, board.start["blue"].pays) == ["B7", "C6", "C8"]
    assert not board.printed


def test_our_places_on_the_older_island_are_even() -> None:
    # SETUP-13
    board = fixed_board("beginner_old")
    sums = {}
    for colour, start in board.start.items():
        hexes = [board.hexes[place] for corner in start.settlements for place in around(board, corner)]
        sums[colour] = sum(pips(each.token) for each in hexes)
        assert {each.terrain for each in hexes} == set("LWGBO")
        assert len(set(cards(board, start.pays))) == 3
    assert sums == {"red": 20, "blue": 21, "white": 20, "orange": 21}


def test_on_the_older_island_all_can_build_on_at_once() -> None:
    # Every road points at a corner where its owner can settle, whatever the seven others do with theirs.
    board = fixed_board("beginner_old")
    shape = SHAPES[board.shape]
    taken = {shape.corner_by_name[each] for start in board.start.values() for each in start.settlements}
    goals = ["C4s", "E10s", "D11s", "A8s", "A10s", "D7s", "D9s", "G4n"]
    reached = [
        {
            shape.corner_names[corner]
            for end in shape.side_corners[shape.side_by_name[road]]
            for corner in shape.corner_corners[end]
            if corner >= 0
        }
        for start in board.start.values()
        for road in start.roads
    ]
    for goal, near in zip(goals, reached, strict=True):
        assert goal in near
        others = taken | {shape.corner_by_name[each] for each in goals if each != goal}
        assert not others & {shape.corner_by_name[goal], *shape.corner_corners[shape.corner_by_name[goal]]}


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_have_their_colours_in_order(seats: int) -> None:
    assert colours(seats, fixed=False) == COLOURS[:seats]


def test_two_or_three_players_on_given_places_do_without_red() -> None:
    # SETUP-05
    assert colours(4, fixed=True) == ("red", "blue", "white", "orange")
    assert colours(3, fixed=True) == ("blue", "white", "orange")
    assert colours(2, fixed=True) == ("blue", "white")


@pytest.mark.parametrize(("seats", "fixed"), [(1, False), (7, False), (1, True), (5, True)])
def test_there_are_no_colours_for_other_tables(seats: int, fixed: bool) -> None:
    with pytest.raises(ValueError, match=f"for {seats} seats"):
        colours(seats, fixed=fixed)
