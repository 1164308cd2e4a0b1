"""ROAD: how long a road is, and who holds the card."""

import random

import pytest

import hexmoot as hx
from hexmoot.geometry import SHAPES
from tests.rules.lines_and_sums import LOWER, NORTH, RING, SOUTH, UPPER, roads
from tests.rules.table import holder, keys, play, position, rule

ISLAND = SHAPES["island"]
SETTLEMENT = "LWGB"
# Seat 1 reaches the corner D7n, in the middle of NORTH, by a road of its own.
CUTTER = "s@B5n r@C8w"


def length(game: hx.Game, seat: int) -> int:
    """The length of a seat's longest road."""
    return int(game.state.road_length[seat - 1])


def longest(game: hx.Game) -> int | None:
    """Who holds the card."""
    return holder(game.state.longest)


def longest_stroke(sides: list[str], blocked: set[str]) -> int:
    """The slow definition: try every walk from every corner; a blocked corner ends it."""
    ends = {side: [ISLAND.corner_names[c] for c in ISLAND.side_corners[ISLAND.side_by_name[side]]] for side in sides}

    def walk(corner: str, left: frozenset[str], begun: bool) -> int:
        if begun and corner in blocked:
            return 0
        best = 0
        for side in left:
            if corner in ends[side]:
                (other,) = (end for end in ends[side] if end != corner)
                best = max(best, 1 + walk(other, left - {side}, True))
        return best

    return max(walk(corner, frozenset(sides), False) for pair in ends.values() for corner in pair)


# How long a road is.


@rule("ROAD-01", ruling=[67], effect=True)
def test_road_01_the_first_road_of_five_gets_the_card_and_two_points() -> None:
    game = position(pieces={1: f"s@D5n {roads(NORTH[1:4])}"}, hands={1: "LBLBLB"})
    play(game, "r@D7nw")
    assert (length(game, 1), longest(game), game.points(1)) == (4, None, 1)
    events = play(game, "r@D7ne")
    assert (length(game, 1), longest(game), game.points(1)) == (5, 1, 3)
    assert [(each.seat, each.count) for each in events if each.key == "longest_road"] == [(1, 5)]
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
        # A branch adds nothing, unless it is the longer one.
        ((*NORTH[:6], "D5w"), 6),
        ((*NORTH[:6], "C6w"), 6),
        ((*NORTH[:6], "D7w", "E6nw", "E4ne"), 7),
        # Two roads that do not touch are not one.
        (NORTH[:3] + NORTH[6:10], 4),
        (NORTH[:4] + SOUTH[6:10], 4),
        # A ring counts six, with a tail seven, with a longer tail eight; a second tail elsewhere adds nothing.
        (RING, 6),
        ((*RING, "C8w"), 7),
        ((*RING, "C8w", "C8nw"), 8),
        ((*RING, "C8w", "E8w"), 7),
        ((*RING, "C8w", "D9nw"), 7),
        # Two rings that share a side: one stroke along all eleven, passing two corners twice.
        ((*RING, "D9nw", "D9ne", "D11w", "E10nw", "E8ne"), 11),
        # With a tail twelve, of which one stroke takes eleven, in whatever order they were laid.
        ((*RING, "D9nw", "D9ne", "D11w", "E10nw", "E8ne", "D11nw"), 11),
        ((*RING, "D9nw", "D9ne", "D11nw", "D11w", "E10nw", "E8ne"), 11),
        # Rings with branches, where a way round that comes to nothing must leave its roads to the other way round.
        (("D5nw", "D5w", "E4ne", "E4w", "E6w", "F3ne", "F5nw", "F5ne", "F5w", "F7w", "G4ne", "G6nw"), 11),
        (("B9nw", "B9w", "C6nw", "C6ne", "C8nw", "C8ne", "C8w", "C10w", "D7nw", "D7ne", "D9nw", "D9w"), 9),
        (("B9nw", "B7w", "B9w", "C6ne", "C8nw", "C8ne", "C8w", "C10w", "D7ne", "D9nw", "D9w"), 9),
        (("D9w", "D9nw", "D7ne", "C10w", "C8w", "C8ne", "C8nw", "C6ne", "B9w", "B7w", "B9nw"), 9),
    ],
)
def test_road_01_the_length_is_that_of_one_stroke_without_using_a_piece_twice(
    sides: tuple[str, ...], expected: int
) -> None:
    game = position(pieces={1: roads(sides)}, longest=1 if expected >= 5 else None)
    assert length(game, 1) == expected


@rule("ROAD-01", "ROAD-02", "ROAD-05", ruling=[65, 66], effect=True)
@pytest.mark.parametrize("seed", range(12))
def test_road_01_any_tangle_of_roads_and_buildings_measures_as_by_the_slow_definition(seed: int) -> None:
    chance = random.Random(seed)
    # Roads grow from a corner in the middle, so that rings and forks come about.
    reached = [ISLAND.corner_by_name["D7n"]]
    sides: list[int] = []
    while len(sides) < 12:
        corner = chance.choice(reached)
        side = chance.choice([each for each in ISLAND.corner_sides[corner] if each >= 0])
        if side not in sides:
            sides.append(side)
            reached += [end for end in ISLAND.side_corners[side] if end not in reached]
    taken: dict[int, int] = {}
    for corner in chance.sample(reached, 5):
        if not any(near in taken for near in ISLAND.corner_corners[corner]):
            taken[corner] = chance.choice([1, 2, 2])
    own = [ISLAND.corner_names[corner] for corner, seat in taken.items() if seat == 1]
    strange = [ISLAND.corner_names[corner] for corner, seat in taken.items() if seat == 2]
    # They are laid in any order, so that late ones join what lay apart.
    chance.shuffle(sides)
    names = [ISLAND.side_names[side] for side in sides]
    expected = longest_stroke(names, set(strange))
    game = position(
        pieces={1: " ".join(f"s@{name}" for name in own) + " " + roads(names), 2: " ".join(f"s@{n}" for n in strange)},
        longest=1 if expected >= 5 else None,
    )
    assert length(game, 1) == expected


@rule("ROAD-01", effect=True)
def test_road_01_closing_a_ring_counts_at_once() -> None:
    game = position(pieces={1: f"s@D7n {roads(RING[:5])}"}, hands={1: "LB", 2: "LB"}, longest=1)
    play(game, f"r@{RING[5]}")
    assert length(game, 1) == 6


# What interrupts a road.


@rule("ROAD-02", ruling=[66], effect=True)
@pytest.mark.parametrize("piece", ["s", "c"])
def test_road_02_own_buildings_do_not_interrupt_a_road(piece: str) -> None:
    game = position(pieces={1: f"{piece}@D5n {piece}@D7n {roads(NORTH[:7])}"}, longest=1)
    assert length(game, 1) == 7


@rule("ROAD-02", ruling=[66], effect=True)
@pytest.mark.parametrize("piece", ["s", "c"])
@pytest.mark.parametrize(("corner", "expected"), [("D3n", 6), ("C4s", 5), ("D5n", 4), ("C6s", 4), ("D7n", 5)])
def test_road_02_anothers_building_within_a_road_cuts_it_in_two(piece: str, corner: str, expected: int) -> None:
    # Seven roads between eight corners; the two parts never add up.
    game = position(pieces={1: roads(NORTH[:7]), 2: f"{piece}@{corner}"}, longest=1 if expected >= 5 else None)
    assert length(game, 1) == expected


@rule("ROAD-02", effect=True)
def test_road_02_a_strange_road_does_not_cut() -> None:
    # The road of seat 2 ends at a corner within that of seat 1, without a building on it.
    game = position(pieces={1: roads(NORTH[:7]), 2: "s@B7n r@C8w r@D7w"}, longest=1)
    assert length(game, 1) == 7


@rule("ROAD-02", effect=True)
def test_road_02_the_corner_cut_off_is_counted_for_every_owner_of_roads_there() -> None:
    game = position(pieces={1: CUTTER, 2: roads(NORTH[2:8])}, hands={1: SETTLEMENT}, longest=2)
    play(game, "s@D7n")
    assert (length(game, 2), longest(game)) == (3, None)


@rule("ROAD-02", ruling=[71], effect=True)
def test_road_02_a_city_in_place_of_a_settlement_changes_no_length() -> None:
    game = position(
        pieces={1: "s@D7n r@C8w", 2: roads(NORTH[:8]), 3: f"s@E4n {roads(SOUTH[:4])}"},
        hands={1: "GGOOO", 3: "GGOOO"},
        longest=2,
    )
    lengths = [length(game, seat) for seat in (1, 2, 3)]
    assert lengths == [1, 5, 4]
    events = play(game, "c@D7n end roll =11 end roll =11 c@E4n")
    assert [length(game, seat) for seat in (1, 2, 3)] == lengths
    assert "longest_road" not in keys(events)


@rule("ROAD-05", ruling=[66], effect=True)
@pytest.mark.parametrize("end", ["D3n", "C8s"])
def test_road_05_a_strange_building_at_the_end_takes_nothing_away(end: str) -> None:
    game = position(pieces={1: roads(NORTH[1:6]), 2: f"s@{end}"}, longest=1)
    assert length(game, 1) == 5


@rule("ROAD-05", ruling=[66], effect=True)
def test_road_05_a_settlement_placed_at_the_end_leaves_the_card_where_it_is() -> None:
    # D7n is where the five roads of seat 2 end.
    game = position(pieces={1: CUTTER, 2: roads(NORTH[:5])}, hands={1: SETTLEMENT}, longest=2)
    events = play(game, "s@D7n")
    assert (length(game, 2), longest(game)) == (5, 2)
    assert "longest_road" not in keys(events)


@rule("ROAD-05", effect=True)
def test_road_05_a_road_laid_up_to_a_strange_building_counts() -> None:
    game = position(pieces={1: f"s@D5n {roads(NORTH[1:5])}", 2: "s@C8s"}, hands={1: "LB"})
    play(game, "r@D7ne")
    assert (length(game, 1), longest(game)) == (5, 1)


@rule("ROAD-05", effect=True)
def test_road_05_a_ring_with_a_strange_building_on_it_still_counts_six() -> None:
    # One walks from that corner all the way round to it.
    assert length(position(pieces={1: roads(RING), 2: "s@D7n"}, longest=1), 1) == 6
    # A tail at the opposite corner does not change that: from its end one comes four far.
    assert length(position(pieces={1: roads((*RING, "E8w")), 2: "s@D7n"}, longest=1), 1) == 6
    assert length(position(pieces={1: roads(("E8w", *RING)), 2: "s@D7n"}, longest=1), 1) == 6
    # With a tail beyond the building there is no going through.
    assert length(position(pieces={1: roads((*RING, "C8w")), 2: "s@D7n"}, longest=1), 1) == 6


# Who holds the card.


@rule("ROAD-03", ruling=[67], effect=True)
def test_road_03_an_equal_road_does_not_take_the_card_a_longer_one_does_at_once() -> None:
    game = position(
        pieces={1: f"s@D5n {roads(NORTH[1:6])}", 2: f"s@E4n {roads(SOUTH[1:5])}"},
        hands={2: "LBLB"},
        turn=2,
        longest=1,
    )
    assert "longest_road" not in keys(play(game, "r@E8nw"))
    assert (length(game, 2), longest(game)) == (5, 1)
    events = play(game, "r@E8ne")
    assert [(each.seat, each.count) for each in events if each.key == "longest_road"] == [(2, 6)]
    assert (longest(game), game.points(1), game.points(2)) == (2, 1, 3)


@rule("ROAD-03", effect=True)
@pytest.mark.parametrize("edition", ["z-base", "u-base"])
def test_road_03_the_holder_keeps_the_card_when_somebody_draws_level_by_building(edition: str) -> None:
    # `road_tie` is about cuts; an equal road laid does nothing in any edition.
    game = position(
        edition=edition,
        pieces={1: roads(NORTH[1:6]), 2: f"s@E4n {roads(SOUTH[1:5])}"},
        hands={2: "LB"},
        turn=2,
        longest=1,
    )
    play(game, "r@E8nw")
    assert longest(game) == 1


@rule("ROAD-03", effect=True)
def test_road_03_a_longer_branch_of_ones_own_does_not_matter_to_others() -> None:
    game = position(pieces={1: roads(NORTH[1:6]), 2: f"s@E4n {roads(SOUTH[1:5])}"}, hands={2: "LB"}, turn=2, longest=1)
    play(game, "r@E6w")
    assert (length(game, 2), longest(game)) == (4, 1)


def after_the_cut(others: dict[int, str], mine: str = "", options: dict[str, str] | None = None) -> hx.Game:
    """Seat 1 settles on D7n, in the middle of the roads of seat 2, who holds the card."""
    game = position(
        options=options,
        pieces={1: f"{CUTTER} {mine}"} | others,
        hands={1: SETTLEMENT + "LBLB", 2: "LB" * 4, 3: "LB" * 4, 4: "LB" * 4},
        longest=2,
    )
    play(game, "s@D7n")
    return game


@rule("ROAD-04", ruling=[68], effect=True)
def test_road_04_a_sole_longest_of_five_or_more_gets_the_card_of_the_one_who_was_cut() -> None:
    game = after_the_cut({2: roads(NORTH[2:8]), 3: roads(SOUTH[:5])})
    assert (length(game, 2), longest(game)) == (3, 3)
    assert (game.points(2), game.points(3)) == (0, 2)


@rule("ROAD-04", ruling=[68], effect=True)
def test_road_04_the_one_who_cuts_may_be_the_heir() -> None:
    # C8w and four more lead down to the cut.
    game = after_the_cut({2: roads(NORTH[2:8])}, mine=roads(UPPER[:4]))
    assert (length(game, 1), longest(game), game.points(1)) == (5, 1, 4)


@rule("ROAD-04", ruling=[68], effect=True)
@pytest.mark.parametrize("third", [(), SOUTH[:4]])
def test_road_04_with_nobody_at_five_the_card_is_set_aside(third: tuple[str, ...]) -> None:
    game = after_the_cut({2: roads(NORTH[2:8]), 3: roads(third)})
    assert longest(game) is None
    assert [game.points(seat) for seat in (2, 3)] == [0, 0]
    event = next(each for each in game.events if each.key == "longest_road")
    assert (event.seat, event.count) == (None, 0)


@rule("ROAD-04", ruling=[68], effect=True)
@pytest.mark.parametrize(("tie", "expected"), [("keeps", 2), ("aside", None)])
def test_road_04_a_holder_cut_down_to_a_tie_keeps_the_card_or_not_by_the_option(tie: str, expected: int | None) -> None:
    # Seven roads are cut to five and two; seat 3 has five as well.
    game = after_the_cut({2: roads(NORTH[:7]), 3: roads(SOUTH[:5])}, options={"road_tie": tie})
    assert (length(game, 2), length(game, 3)) == (5, 5)
    assert longest(game) == expected
    assert game.points(2) == (2 if expected else 0)


@rule("ROAD-04", ruling=[68], effect=True)
@pytest.mark.parametrize("tie", ["keeps", "aside"])
def test_road_04_a_holder_cut_but_still_alone_in_front_keeps_the_card(tie: str) -> None:
    game = after_the_cut({2: roads(NORTH[:8]), 3: roads(SOUTH[:4])}, options={"road_tie": tie})
    assert (length(game, 2), longest(game), game.points(2)) == (5, 2, 2)
    assert not any(each.key == "longest_road" for each in game.events)


@rule("ROAD-04", ruling=[68], effect=True)
@pytest.mark.parametrize("tie", ["keeps", "aside"])
def test_road_04_a_tie_of_two_others_sets_the_card_aside(tie: str) -> None:
    game = after_the_cut({2: roads(NORTH[2:8]), 3: roads(SOUTH[:5]), 4: roads(LOWER[:5])}, options={"road_tie": tie})
    assert longest(game) is None
    assert [game.points(seat) for seat in (2, 3, 4)] == [0, 0, 0]


@rule("ROAD-04", ruling=[69], effect=True)
@pytest.mark.parametrize(("seat", "code"), [(3, "r@E8nw"), (4, "r@F9nw")])
def test_road_04_set_aside_it_comes_back_to_one_of_the_tied_who_adds_a_road(seat: int, code: str) -> None:
    game = after_the_cut({2: roads(NORTH[2:8]), 3: roads(SOUTH[:5]), 4: roads(LOWER[:5])})
    play(game, "end roll =11 end roll =11" + (" end roll =11" if seat == 4 else ""))
    assert longest(game) is None
    play(game, code)
    assert (length(game, seat), longest(game), game.points(seat)) == (6, seat, 2)


@rule("ROAD-04", ruling=[69], effect=True)
def test_road_04_set_aside_at_a_tie_it_is_regained_by_the_one_who_lost_it() -> None:
    game = after_the_cut({2: roads(NORTH[:7]), 3: roads(SOUTH[:5])}, options={"road_tie": "aside"})
    assert longest(game) is None
    play(game, "end roll =11 r@D3w")
    assert (length(game, 2), longest(game)) == (6, 2)


@rule("ROAD-04", ruling=[69], effect=True)
def test_road_04_set_aside_it_stays_there_while_two_are_level() -> None:
    # Seats 1 and 2 are level at five; seat 3 comes from four, draws level, and passes them.
    game = position(
        pieces={1: roads(UPPER[:5]), 2: roads(NORTH[5:10]), 3: f"s@E4n {roads(SOUTH[:4])}"},
        hands={3: "LBLB"},
        turn=3,
    )
    assert longest(game) is None
    play(game, "r@E6ne")
    assert (length(game, 3), longest(game)) == (5, None)
    play(game, "r@E8nw")
    assert (length(game, 3), longest(game)) == (6, 3)


@rule("ROAD-04", ruling=[69], effect=True)
def test_road_04_set_aside_it_goes_to_the_one_left_when_the_other_of_a_tie_is_cut() -> None:
    game = position(pieces={1: CUTTER, 2: roads(NORTH[3:8]), 3: roads(SOUTH[:5])}, hands={1: SETTLEMENT})
    assert longest(game) is None
    play(game, "s@D7n")
    assert longest(game) == 3


@rule("ROAD-04", effect=True)
def test_road_04_with_nobody_in_front_the_first_to_have_five_gets_it() -> None:
    game = after_the_cut({2: roads(NORTH[2:8]), 3: f"s@E4n {roads(SOUTH[:4])}"})
    assert longest(game) is None
    play(game, "end roll =11 end roll =11 r@E6ne")
    assert longest(game) == 3


@rule("ROAD-04", effect=True)
def test_road_04_cutting_somebody_else_leaves_the_holder_alone() -> None:
    game = position(
        options={"road_tie": "aside"},
        pieces={1: CUTTER, 2: roads(NORTH[2:8]), 3: roads(SOUTH[:6])},
        hands={1: SETTLEMENT},
        longest=3,
    )
    play(game, "s@D7n")
    assert (length(game, 2), longest(game)) == (3, 3)


@rule("ROAD-04", effect=True)
def test_road_04_another_branch_of_the_same_length_saves_the_card_from_the_cut() -> None:
    # From the fork at C6s two roads lead on two ways; the cut at D7n spoils one of them, and five it remains.
    game = position(
        options={"road_tie": "aside"},
        pieces={1: CUTTER, 2: roads((*NORTH[1:6], "D7w", "E6ne")), 3: roads(LOWER[:5])},
        hands={1: SETTLEMENT},
        longest=2,
    )
    play(game, "s@D7n")
    assert (length(game, 2), longest(game)) == (5, 2)


@rule("ROAD-06", ruling=[70], effect=True)
def test_road_06_the_card_passes_to_a_third_player_who_wins_only_in_the_own_turn() -> None:
    game = position(
        options={"victory_points": 4},
        pieces={1: CUTTER, 2: roads(NORTH[2:8]), 3: f"s@E4n s@F7n {roads(SOUTH[:5])}"},
        hands={1: SETTLEMENT},
        longest=2,
    )
    play(game, "s@D7n")
    assert (longest(game), game.points(3), game.result()) == (3, 4, None)
    play(game, "end roll =11")
    assert game.result() is None
    play(game, "end")
    result = game.result()
    assert result is not None
    assert (result.winner, result.points[2]) == (3, 4)


@rule("ROAD-06", "WIN-03", ruling=[70], effect=True)
def test_road_06_who_loses_the_card_again_before_the_own_turn_has_not_won() -> None:
    game = position(
        options={"victory_points": 4},
        pieces={
            1: CUTTER,
            2: f"s@F9n {roads(NORTH[2:8])}",
            3: f"s@E4n s@F7n {roads(SOUTH[:5])}",
        },
        hands={1: SETTLEMENT, 2: "LBLBLB"},
        longest=2,
    )
    play(game, "s@D7n")
    assert game.points(3) == 4
    # Seat 2 grows from three to six again in its own turn, before seat 3's.
    play(game, "end roll =11 r@D3ne r@D3nw r@D3w")
    assert (length(game, 2), longest(game), game.points(3)) == (6, 2, 2)
    play(game, "end roll =11")
    assert game.result() is None


@rule("ROAD-06", effect=True)
def test_road_06_a_cut_in_the_special_building_phase_moves_the_card_too() -> None:
    middle = ("E5nw", "E5ne", "E7nw", "E7ne", "E9nw", "E9ne")
    lower = ("G5nw", "G5ne", "G7nw", "G7ne", "G9nw")
    game = position(
        seats=5,
        options={"players": "2-6", "victory_points": 3},
        pieces={1: "s@H10n", 2: "s@C7n r@D8w", 3: roads(middle), 5: f"s@G7n {roads(lower)}"},
        hands={2: SETTLEMENT},
        longest=3,
        stage="extra",
        builder=2,
    )
    play(game, "s@E7n")
    assert (longest(game), game.points(5), game.result()) == (5, 3, None)
