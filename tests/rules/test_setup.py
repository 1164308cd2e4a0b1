"""SETUP: before the first turn."""

from collections import Counter

import pytest

import hexmoot as hx
from hexmoot.editions.boards import fixed_board
from hexmoot.notation.letters import KINDS
from hexmoot.render.island import pips
from tests.rules.table import (
    HARBOURS,
    ISLAND,
    at_turn,
    bank,
    building_at,
    hand,
    keys,
    play,
    position,
    refused,
    road_at,
    rule,
    stage,
    unplayed,
)

SEEDS = range(40)
# A whole set-up of three seats from seat 2 on: once round, then back.
DRAFT = "s@D5n r@D5nw s@D9n r@D9nw s@F7n r@F7nw s@E10n r@E10nw s@C10n r@C10nw s@E6n r@E6ne"


def draft(turn: int = 1, seats: int = 3, **options: str) -> hx.Game:
    """The empty island of the table, and `turn` to place first."""
    return position(stage="settling", pieces={}, turn=turn, seats=seats, options=options)


@rule("SETUP-01", effect=True)
@pytest.mark.parametrize(("edition", "seats"), [("z-base", 4), ("k-base", 3), ("k-base", 6)])
def test_setup_01_five_settlements_four_cities_and_fifteen_roads_each(edition: str, seats: int) -> None:
    state = hx.Game(edition, seats=seats, seed=1).state
    for seat in range(seats):
        assert (state.settlements_left[seat], state.cities_left[seat], state.roads_left[seat]) == (5, 4, 15)


@rule("SETUP-02", effect=True)
def test_setup_02_nineteen_cards_of_each_kind_and_twenty_five_development_cards() -> None:
    game = hx.Game("z-base", seats=4, seed=1)
    assert bank(game) == dict.fromkeys(KINDS, 19)
    # Knights, road building, year of plenty, monopoly, victory points.
    assert list(game.state.deck) == [14, 2, 2, 2, 5, 0]
    assert game.state.deck_size == 25
    assert [hand(game, seat) + unplayed(game, seat) for seat in (1, 2, 3, 4)] == [""] * 4


@rule("SETUP-03", effect=True)
def test_setup_03_the_robber_starts_on_the_desert() -> None:
    for seed in SEEDS:
        game = hx.Game("z-base", seats=4, seed=seed)
        line = game.hen().split()
        rows = line[1].partition(":")[2].split("/")
        assert line[3][0] == "BCDEF"[next(i for i, row in enumerate(rows) if "D" in row)]
        assert game.state.token[game.state.robber] == 0
        assert game.state.blocked == 1 << game.state.robber
    for edition, desert in (("z-first", "D7"), ("k-first", "D3")):
        assert hx.Game(edition, seats=4, seed=1).hen().split()[3] == desert


@rule("SETUP-04", "SETUP-12", ruling=[6], effect=True)
def test_setup_04_the_printed_first_game_of_the_fifth_edition() -> None:
    game = hx.Game("z-first", seats=4, seed=9)
    _, board, harbours, robber, pieces, hands, *_ = game.hen().split()
    assert (board, harbours, robber) == (ISLAND, HARBOURS, "D7")
    red, blue, white, orange = pieces.split("|")
    assert (red, blue) == ("C6n,E4n//C6ne,E4ne", "F5n,F9n//E10w,F5ne")
    assert (white, orange) == ("D5n,E10n//D5nw,D11w", "B9s,F7n//C8ne,F7ne")
    # The cards of the settlement with the star.
    assert hands == "LLG|LBO|LGB|GGO"
    assert bank(game) == {"L": 15, "W": 19, "G": 15, "B": 17, "O": 17}
    for seat in range(4):
        left = (game.state.settlements_left[seat], game.state.roads_left[seat], game.state.cities_left[seat])
        assert left == (3, 13, 4)
        assert game.points(seat + 1) == 2
    assert stage(game) == "before"


@rule("SETUP-04", effect=True)
def test_setup_04_the_printed_board_can_be_had_with_a_draft() -> None:
    game = hx.Game("z-base", seats=4, seed=9, options={"board": "beginner_5th"})
    assert game.hen().split()[1:4] == [ISLAND, HARBOURS, "D7"]
    assert stage(game) == "settling"
    assert hand(game, 1) == ""


@rule("SETUP-05", effect=True)
@pytest.mark.parametrize("edition", ["z-first", "k-first"])
def test_setup_05_three_on_given_places_do_without_red(edition: str) -> None:
    four, three = hx.Game(edition, seats=4, seed=1), hx.Game(edition, seats=3, seed=1)
    red, *others = four.hen().split()[4].split("|")
    assert three.hen().split()[4].split("|") == others
    for corner in red.split("/")[0].split(","):
        assert building_at(three, corner) is None
    assert [hand(three, seat) for seat in (1, 2, 3)] == [hand(four, seat) for seat in (2, 3, 4)]
    two = hx.Game(edition, seats=2, seed=1, options={"players": "2-4"})
    assert two.hen().split()[4].split("|") == others[:2]


def opening_rounds(game: hx.Game) -> list[dict[int, int]]:
    """The totals that the seats rolled for the first turn, round by round."""
    rounds: list[dict[int, int]] = [{}]
    for event in game.opening:
        assert event.key == "opening_roll"
        assert event.seat is not None
        assert event.dice is not None
        if rounds[-1] and event.seat <= max(rounds[-1]):
            rounds.append({})
        rounds[-1][event.seat] = sum(event.dice)
    return rounds


@rule("SETUP-06", ruling=[7], effect=True)
def test_setup_06_the_highest_roll_begins_and_the_tied_roll_again() -> None:
    ties = 0
    starters = Counter[int]()
    for seed in range(120):
        game = hx.Game("z-base", seats=4, seed=seed)
        rolling = {1, 2, 3, 4}
        rounds = opening_rounds(game)
        for totals in rounds:
            assert set(totals) == rolling
            rolling = {seat for seat, total in totals.items() if total == max(totals.values())}
        assert rolling == {at_turn(game)}
        ties += len(rounds) > 1
        starters[at_turn(game)] += 1
    assert ties > 5
    assert set(starters) == {1, 2, 3, 4}


@rule("SETUP-06", effect=True)
@pytest.mark.parametrize(("edition", "how"), [("u-base", "named"), ("z-base", "oldest"), ("z-first", "oldest")])
def test_setup_06_the_host_names_the_oldest_or_any_seat(edition: str, how: str) -> None:
    game = hx.Game(edition, seats=4, seed=1, first=3, options={"first_player": how})
    assert at_turn(game) == 3
    assert "opening_roll" not in keys(game.opening)


@rule("SETUP-06")
@pytest.mark.parametrize("opening", ["1=66 2=56 3=12 4=66", "1=66 2=56 3=12", "1=66 2=66 3=12 4=11, 1=12 3=34"])
def test_setup_06_a_record_whose_rolls_do_not_decide_is_refused(opening: str) -> None:
    game = hx.Game("z-base", seats=4, seed=5)
    record = game.record()
    wrong = hx.Record({**record.tags, "Opening": opening}, record.lines)
    with pytest.raises(hx.RecordError) as error:
        hx.replay(wrong)
    assert error.value.rule == "SETUP-06"
    assert hx.replay(record).hen() == game.hen()


@rule("SETUP-07", ruling=[1], effect=True)
@pytest.mark.parametrize("first", [1, 2, 3])
def test_setup_07_round_one_goes_clockwise_from_the_first_player(first: int) -> None:
    game = draft(first)
    order = []
    for codes in ("s@D5n r@D5nw", "s@D9n r@D9nw", "s@F7n r@F7nw"):
        order.append(at_turn(game))
        play(game, codes)
    assert order == [(first - 1 + step) % 3 + 1 for step in range(3)]
    assert building_at(game, "D5n") == f"{first}s"
    assert road_at(game, "D5nw") == first


@rule("SETUP-07", ruling=[5], effect=True)
def test_setup_07_a_settlement_on_any_free_corner_coast_and_harbours_too() -> None:
    game = draft()
    assert len(game.legal_moves) == 54
    assert all(refused(game, f"s@{corner}") is None for corner in game.start.shape.corner_names)
    # At the 3:1 harbour; it serves from the first turn on.
    play(game, "s@B5n")
    assert game.state.rate[0] == [3, 3, 3, 3, 3]


@rule("SETUP-07", ruling=[2])
def test_setup_07_the_road_touches_the_settlement_just_placed() -> None:
    game = draft()
    play(game, "s@D7n")
    assert stage(game) == "paving"
    assert {str(move.code) for move in game.legal_moves} == {"r@D7nw", "r@D7ne", "r@C8w"}
    assert refused(game, "r@B7w") == "SETUP-07"
    # First the settlement, then its road.
    assert refused(game, "s@D3n") == "SETUP-07"
    empty = draft()
    assert {refused(empty, f"r@{side}") for side in empty.start.shape.side_names} == {"SETUP-07"}


@rule("SETUP-07", effect=True)
def test_setup_07_pieces_of_the_set_up_cost_nothing() -> None:
    game = draft()
    events = play(game, "s@D7n r@D7nw")
    assert keys(events) == ["placed_settlement", "placed_road"]
    assert bank(game) == dict.fromkeys(KINDS, 19)
    assert (game.state.settlements_left[0], game.state.roads_left[0]) == (4, 14)


@rule("SETUP-08")
def test_setup_08_the_distance_rule_holds_in_the_set_up() -> None:
    game = draft()
    play(game, "s@D7n r@D7nw")
    for corner in ("B7s", "C6s", "C8s"):
        assert refused(game, f"s@{corner}") == "SETUP-08"
    assert len(game.legal_moves) == 50


@rule("SETUP-08", ruling=[3], effect=True)
def test_setup_08_no_road_has_to_lead_there() -> None:
    game = draft()
    play(game, "s@D7n r@D7nw s@D11n r@D11nw")
    # Two corners away is far enough, also from somebody else's road.
    assert refused(game, "s@E6n") is None
    assert refused(game, "s@D5n") is None


@rule("SETUP-09", ruling=[1], effect=True)
def test_setup_09_round_two_goes_back_from_whoever_placed_last() -> None:
    game = draft(2)
    order = []
    for move in DRAFT.split():
        order.append(at_turn(game))
        play(game, move)
    assert order[::2] == order[1::2] == [2, 3, 1, 1, 3, 2]


@rule("SETUP-09", ruling=[2])
def test_setup_09_the_second_road_touches_the_second_settlement() -> None:
    game = draft(2)
    play(game, " ".join(DRAFT.split()[:6]) + " s@E10n")
    assert at_turn(game) == 1
    # Seat 1 has its first settlement at F7n: a road there would touch only that one.
    assert refused(game, "r@F7ne") == "SETUP-09"
    assert {move.code for move in game.legal_moves} == {"r@E10nw", "r@E10ne", "r@D11w"}


@rule("SETUP-09", effect=True)
def test_setup_09_the_second_settlement_need_not_connect_to_the_first() -> None:
    game = draft(2)
    play(game, " ".join(DRAFT.split()[:6]))
    free = {move.code for move in game.legal_moves}
    assert {"s@B5n", "s@D11n", "s@F9s"} <= free
    # Three settlements with three neighbours each.
    assert len(free) == 54 - 3 * 4


@rule("SETUP-10", ruling=[4], effect=True)
@pytest.mark.parametrize(
    ("corner", "cards"),
    # Three hexes; two and the sea; one and the sea; two and the desert.
    [("E10n", "LWO"), ("C10n", "LB"), ("B5n", "O"), ("E6n", "LO"), ("E4n", "LLG")],
)
def test_setup_10_the_second_settlement_pays_one_card_a_terrain_hex(corner: str, cards: str) -> None:
    game = draft()
    play(game, "s@D9n r@D9nw s@F7n r@F7nw s@C6n r@C6nw")
    assert [hand(game, seat) for seat in (1, 2, 3)] == ["", "", ""]
    events = play(game, f"s@{corner}")
    assert hand(game, 3) == cards
    assert Counter(event.kind for event in events if event.key == "started_with") == Counter(cards)
    assert sum(bank(game).values()) == 95 - len(cards)
    assert [hand(game, seat) for seat in (1, 2)] == ["", ""]


@rule("SETUP-11", ruling=[1], effect=True)
@pytest.mark.parametrize("first", [1, 2, 3])
def test_setup_11_the_first_player_placed_last_and_takes_the_first_turn(first: int) -> None:
    game = draft(first)
    play(game, DRAFT.rpartition(" ")[0])
    assert (at_turn(game), stage(game)) == (first, "paving")
    play(game, DRAFT.rpartition(" ")[2])
    assert (at_turn(game), stage(game)) == (first, "before")
    assert refused(game, "roll") is None


@rule("SETUP-12", ruling=[6], effect=True)
def test_setup_12_everyone_begins_with_two_points() -> None:
    game = draft()
    play(game, DRAFT)
    assert [game.points(seat) for seat in (1, 2, 3)] == [2, 2, 2]
    for edition in ("z-first", "k-first"):
        fixed = hx.Game(edition, seats=4, seed=1)
        assert [fixed.points(seat) for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]
        assert set(fixed.state.settlements_left[:4]) == {3}
        assert set(fixed.state.roads_left[:4]) == {13}


OLD_ISLAND = "island:L11W12G9/B4O6B5W10/DL3G11L4G8/B8W10W9O3/O5G2L6"
OLD_HARBOURS = "B5nw:3,B7ne:W,C10ne:3,D13w:3,F11nw:B,G8nw:L,G4ne:3,E4w:G,C4w:O"


@rule("SETUP-13", effect=True)
def test_setup_13_the_older_first_island_with_places_of_our_own() -> None:
    game = hx.Game("k-first", seats=4, seed=2)
    assert game.hen().split()[1:4] == [OLD_ISLAND, OLD_HARBOURS, "D3"]
    # Marked as ours, not as printed.
    assert fixed_board("beginner_old").printed is False
    assert fixed_board("beginner_5th").printed is True


@rule("SETUP-13", effect=True)
def test_setup_13_blue_starts_with_brick_wool_and_ore() -> None:
    game = hx.Game("k-first", seats=4, seed=2)
    assert hand(game, 2) == "WBO"
    # Between the pasture with 12, the mountains with 6 and the hills with 5.
    assert fixed_board("beginner_old").start["blue"].pays == "B7s"
    around = game.start.shape.corner_hexes[game.start.shape.corner_by_name["B7s"]]
    assert {game.state.token[place] for place in around} == {12, 6, 5}
    assert hand(hx.Game("k-first", seats=3, seed=2), 1) == "WBO"


@rule("SETUP-13", effect=True)
def test_setup_13_the_places_are_even_in_pips_and_variety() -> None:
    game = hx.Game("k-first", seats=4, seed=2)
    shape = game.start.shape
    for seat in range(4):
        corners = [corner for corner in range(54) if game.state.corner[corner] == 2 * seat]
        around = [place for corner in corners for place in shape.corner_hexes[corner] if place >= 0]
        assert 20 <= sum(pips(game.state.token[place]) for place in around) <= 21
        assert {game.state.terrain[place] for place in around} == {0, 1, 2, 3, 4}
        assert len(hand(game, seat + 1)) == 3
