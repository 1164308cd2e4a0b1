"""W-SETUP, W-OPT: the land, the Wall, figures, tokens, heroes, and the three rounds before the first turn."""

import pytest

import hexmoot as hx
from hexmoot.editions.edition import EditionError
from hexmoot.editions.gift import gift
from hexmoot.rules import terms
from tests.rules.table import refused, rule
from tests.watch.table import HEROES, LAND, ROUTES, component, position, told


def settle(game: hx.Game) -> None:
    """The two rounds of settlements and roads, each at the first place that is legal."""
    while game.stage in ("settling", "paving"):
        game.push(next(iter(game.legal_moves)))


@rule("W-SETUP-01", effect=True)
def test_the_standard_map_lies_on_twenty_one_hexes() -> None:
    game = hx.Game("w-base", seats=4, seed=1)
    assert game.hen().split()[1:4] == [LAND, ROUTES, "-"]
    terrain = game.state.terrain[:21]
    assert [terrain.count(kind) for kind in range(6)] == [4, 4, 4, 4, 5, 0]
    assert [count for _, count in game.start.shape.rows] == [4, 5, 6, 6]


@rule("W-SETUP-01", effect=True)
def test_a_shuffled_map_keeps_the_numbers_in_their_places() -> None:
    games = [hx.Game("w-base", seats=3, seed=seed, options={"gift_map": "shuffled"}) for seed in range(3)]
    printed = hx.Game("w-base", seats=3).state
    assert len({tuple(game.state.terrain) for game in games}) == 3
    for game in games:
        assert game.state.token == printed.token
        assert sorted(game.state.terrain[:21]) == sorted(printed.terrain[:21])
        assert sorted(game.state.harbour) == sorted(printed.harbour)
        assert game.state.robber == terms.NONE


@rule("W-SETUP-01")
@pytest.mark.parametrize("players", ["2", "2-4", "3-5"])
def test_three_or_four_play(players: str) -> None:
    with pytest.raises(EditionError, match="W-SETUP-01"):
        hx.resolve("w-base", {"players": players})


@rule("W-SETUP-02", effect=True)
def test_the_highest_roll_of_the_two_dice_begins() -> None:
    game = hx.Game("w-base", seats=4, seed=3)
    rolls = {event.seat: sum(event.dice) for event in game.opening if event.dice}
    assert game.turn == max(rolls, key=lambda seat: rolls[seat])


@rule("W-SETUP-03", effect=True)
def test_the_wall_is_empty_and_the_awards_count_one_point() -> None:
    game = hx.Game("w-base", seats=4, seed=1)
    found = component(game)
    assert (found["wall"], found["breaches"]) == ("-----,-----,-----,-----", "0")
    assert (game.state.road_points, game.state.army_points) == (1, 1)


@rule("W-SETUP-04", effect=True)
def test_all_figures_wait_in_the_peaks_and_no_token_is_seen() -> None:
    game = hx.Game("w-base", seats=4, seed=1)
    assert game.extra.peaks == [24, 8, 8]
    assert game.extra.unseen[0] == [12, 4, 3] * 3
    assert sum(game.extra.unseen[0]) == 57
    assert sum(game.extra.used) == 0


@rule("W-SETUP-05", effect=True)
@pytest.mark.parametrize(("seats", "supply"), [(4, 13), (3, 24)])
def test_eleven_tokens_a_seat_lie_under_pieces(seats: int, supply: int) -> None:
    game = hx.Game("w-base", seats=seats, seed=1)
    settle(game)
    assert game.extra.supply == supply
    left = [game.state.settlements_left[seat] + 2 * game.state.cities_left[seat] for seat in range(seats)]
    assert left == [11] * seats
    assert supply + sum(left) == 57


@rule("W-SETUP-06", effect=True)
@pytest.mark.parametrize("seats", [3, 4])
def test_heroes_are_dealt_in_the_order_of_play(seats: int) -> None:
    rolled = hx.Game("w-base", seats=seats, seed=2)
    named = hx.Game("w-base", seats=seats, options={"first_player": "named"}, first=3)
    for game in (rolled, named):
        first = game.turn
        assert first != 1
        order = [(first - 1 + step) % seats for step in range(seats)]
        # Before anything is placed: heroes belong to what everybody looks at when choosing a place.
        assert tuple(gift().heroes[game.extra.hero[seat]] for seat in order) == HEROES[seats]
        assert game.extra.side[:seats] == [0] * seats
        assert [event.seat - 1 for event in told(game.opening, "began_with_hero") if event.seat] == order


@rule("W-SETUP-06")
def test_the_first_heroes_are_read_back_from_a_position_and_from_a_record() -> None:
    game = hx.Game("w-base", seats=4, seed=2)
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()
    again = hx.replay(game.record())
    assert (again.hen(), again.opening) == (game.hen(), game.opening)
    game.push(next(iter(game.legal_moves)))
    assert told(game.plies[0].events, "began_with_hero") == []
    with pytest.raises(hx.InvalidText, match="W-SETUP-06"):
        hx.Game.from_hen(hx.Game("w-base", seats=4, seed=2).hen().replace("scholar", "-"))


@rule("W-SETUP-07", effect=True)
def test_the_third_round_is_one_of_guards_clockwise_from_the_first_player() -> None:
    game = hx.Game("w-base", seats=3, seed=2)
    first = game.turn
    settle(game)
    assert (game.stage, game.turn) == ("guarding", first)
    for step in range(3):
        assert game.actors == ((first - 1 + step) % 3 + 1,)
        game.push_text("g@2")
    assert (game.stage, game.turn) == ("before", first)
    assert component(game)["wall"].split(",")[1] == "".join(str((first - 1 + step) % 3 + 1) for step in range(3)) + "--"
    assert game.extra.guards_left[:3] == [6, 6, 6]
    assert sum(game.state.hand_size) > 0


@rule("W-SETUP-07", effect=True)
def test_a_guard_of_the_set_up_costs_nothing_and_only_the_seat_asked_places_it() -> None:
    game = position(stage="guarding", turn=2, wall="-----,-----,-----,1----")
    assert refused(game, "3.g@1") == "PLAY-02"
    assert refused(game, "2.roll") == "PLAY-03"
    game.push_text("g@4")
    assert component(game)["wall"] == "-----,-----,-----,12---"
    assert game.turn == 3


@rule("W-SETUP-08", effect=True)
def test_there_are_no_given_starting_places() -> None:
    assert hx.resolve("w-base").options["setup"] == "draft"
    with pytest.raises(EditionError, match="setup=draft"):
        hx.resolve("w-base", {"setup": "fixed"})


@rule("W-OPT-01", effect=True)
def test_the_four_options_of_the_game_have_these_values() -> None:
    plain = hx.resolve("w-base").options
    assert (plain["gift_limit"], plain["roads"], plain["giant_closes_ranks"], plain["gift_map"]) == (
        7,
        15,
        True,
        "standard",
    )
    changed = {"gift_limit": "8", "roads": "14", "giant_closes_ranks": "no", "gift_map": "shuffled"}
    game = hx.Game("w-base", seats=4, options=changed)
    assert (game.extra.gift_limit, game.extra.giant_closes_ranks) == (8, 0)
    assert game.state.roads_left[:4] == [14] * 4
    for name, value in (("gift_limit", "9"), ("roads", "13")):
        with pytest.raises(EditionError):
            hx.resolve("w-base", {name: value})
    with pytest.raises(EditionError, match="no effect"):
        hx.resolve("z-base", {"gift_limit": 8})


@rule("W-OPT-01", effect=True)
def test_fourteen_roads_are_measured_like_fifteen() -> None:
    laid = "r@C7nw r@B6e r@B6ne r@B6nw r@B6w r@C5ne"
    game = position(
        options={"roads": 14}, pieces={1: f"s@C7n {laid} s@E5n", 2: "s@E9n", 3: "s@E13n", 4: "s@D12n"}, longest=1
    )
    assert game.state.roads_left[0] == 8
    assert game.state.road_length[0] == 6


@rule("W-OPT-02", effect=True)
def test_the_full_game_is_played_by_these_options() -> None:
    options = hx.resolve("w-base").options
    expected = {
        "phases": "separate",
        "hand_limit": 7,
        "gifts": False,
        "bank_short": "sole_claimant",
        "reveal_vp": "at_end",
        "win_claim": "automatic",
        "road_tie": "keeps",
        "victory_points": 10,
    }
    assert {name: options[name] for name in expected} == expected
    with pytest.raises(EditionError, match="W-END-03"):
        hx.resolve("w-base", {"win_claim": "declared"})


@rule("W-OPT-02", effect=True)
def test_the_plain_game_has_an_ice_field_a_double_token_and_the_common_values() -> None:
    game = hx.Game("w-plain", seats=4, seed=1)
    state, names = game.state, game.start.shape.hex_names
    deserts = [names[place] for place in range(21) if state.terrain[place] == terms.DESERT]
    assert deserts == [gift().ice_field] == [names[state.robber]]
    assert sorted(state.token[:21]) == sorted([0, 14, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 10, 11, 11])
    assert (state.bank_rate, state.road_points, state.army_points) == (4, 2, 2)
    assert state.deck == [14, 2, 2, 0, 5, 0]
    assert game.extra is None
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


@rule("W-OPT-02", effect=True)
@pytest.mark.parametrize(("dice", "lumber"), [("=11", 1), ("=66", 1), ("=56", 0)])
def test_the_double_token_yields_at_two_and_at_twelve(dice: str, lumber: int) -> None:
    land = LAND.replace("L12", "L14").replace("O2", "D")
    pieces = "E5s//F6ne|E9n//E9nw|C11n//C11nw"
    line = f"w-plain:1 {land} {ROUTES} E13 {pieces} -|-|- -/-/-|-/-/-|-/-/- -,- 1:before -"
    game = hx.Game.from_hen(line)
    game.push_text(f"roll {dice}")
    assert game.hand(1).count("L") == lumber


@rule("W-OPT-02", effect=True)
def test_a_shuffled_plain_map_keeps_the_ice_field() -> None:
    for seed in range(3):
        game = hx.Game("w-plain", seats=3, seed=seed, options={"gift_map": "shuffled"})
        ice = game.start.shape.hex_by_name[gift().ice_field]
        assert game.state.terrain[ice] == terms.DESERT
        assert game.state.robber == ice
        assert game.state.token[ice] == 0
        assert game.state.terrain.count(terms.DESERT) == 1
