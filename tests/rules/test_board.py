"""BOARD: the island and the large board."""

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

import hexmoot as hx
from hexmoot.editions.boards import fixed_board
from hexmoot.notation.letters import ANY, DESERT, KINDS
from hexmoot.render.island import pips
from hexmoot.rules import terms
from tests.rules.table import (
    HARBOURS,
    ISLAND,
    bank,
    building_at,
    hand,
    play,
    position,
    refused,
    road_at,
    rule,
    unplayed,
)

SEEDS = range(40)
WAYS = {"ne": (1, -1), "e": (2, 0), "se": (1, 1), "sw": (-1, 1), "w": (-2, 0), "nw": (-1, -1)}
# The letters A to R, and those of the large board to Y, Za, Zb, Zc.
TOKENS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
LARGE_TOKENS = [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6]
# Against the clock from the corner hex in the north-west.
RINGS = ("B5 C4 D3 E4 F5 F7 F9 E10 D11 C10 B9 B7", "C6 D5 E6 E8 D9 C8", "D7")
LARGE_RINGS = (
    "B6 C5 D4 E3 F4 G5 H6 H8 H10 G11 F12 E13 D12 C11 B10 B8",
    "C7 D6 E5 F6 G7 G9 F10 E11 D10 C9",
    "D8 E7 F8 E9",
)
FRAME = ("3..G.", "..O..", "3..W.", "..3..", "3..B.", "..L..")


def terrain(game: hx.Game) -> dict[str, str]:
    """The terrain of every hex, by the letter of what it gives."""
    letters = KINDS + DESERT
    return {name: letters[game.state.terrain[i]] for i, name in enumerate(game.start.shape.hex_names)}


def tokens(game: hx.Game) -> dict[str, int]:
    """The number on every hex, 0 for none."""
    return {name: int(game.state.token[i]) for i, name in enumerate(game.start.shape.hex_names)}


def coast(game: hx.Game) -> str:
    """The harbours clockwise along the coast, a letter or 3 each; a dot for a side without one."""
    letters = "." + KINDS + ANY
    return "".join(letters[code] for code in game.state.harbour[: len(game.start.shape.coast)])


def island(seed: int, seats: int = 4, **options: str) -> hx.Game:
    return hx.Game("k-base" if seats > 4 else "z-base", seats=seats, seed=seed, options=options)


def beside(name: str) -> Iterator[str]:
    """The hexes next to a hex, on any board, sea or land."""
    for dx, dy in WAYS.values():
        yield f"{chr(ord(name[0]) + dy)}{int(name[1:]) + dx}"


@rule("BOARD-01", effect=True)
def test_board_01_the_island_has_nineteen_hexes_of_six_terrains() -> None:
    for seed in SEEDS:
        found = terrain(island(seed))
        assert Counter(found.values()) == {"L": 4, "W": 4, "G": 4, "B": 3, "O": 3, DESERT: 1}
        assert len(found) == 19


@rule("BOARD-01", effect=True)
def test_board_01_eighteen_hexes_produce_and_the_desert_does_not() -> None:
    for seed in SEEDS:
        game = island(seed)
        ground, numbers = terrain(game), tokens(game)
        assert {name for name, token in numbers.items() if token == 0} == {
            name for name, letter in ground.items() if letter == DESERT
        }
        assert sum(token > 0 for token in numbers.values()) == 18


@rule("BOARD-02", effect=True)
@pytest.mark.parametrize(
    ("corner", "dice", "card"),
    [("B9n", "=36", "L"), ("B7n", "=11", "W"), ("B3s", "=66", "G"), ("F5s", "=14", "B"), ("B5n", "=46", "O")],
    ids=["forest", "pasture", "fields", "hills", "mountains"],
)
def test_board_02_each_terrain_gives_its_own_card(corner: str, dice: str, card: str) -> None:
    game = position(pieces={2: f"s@{corner}"}, stage="rolling")
    play(game, dice)
    assert hand(game, 2) == card


@rule("BOARD-02", effect=True)
def test_board_02_the_desert_gives_nothing_whatever_is_rolled() -> None:
    # The robber is elsewhere, so that it is the desert that gives nothing.
    for dice, cards in {"=13": "W", "=33": "B", "=11": "", "=56": "", "=66": "", "=12": "", "=55": ""}.items():
        game = position(pieces={1: "s@D7n"}, robber="F9", stage="rolling")
        play(game, dice)
        assert hand(game, 1) == cards


@rule("BOARD-03", effect=True)
@pytest.mark.parametrize("way", ["spiral", "random"])
def test_board_03_the_eighteen_tokens(way: str) -> None:
    expected = {0: 1, 2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
    for seed in SEEDS[:10]:
        assert Counter(tokens(island(seed, tokens=way)).values()) == expected


@rule("BOARD-03", effect=True)
def test_board_03_no_position_has_a_seven() -> None:
    line = position().hen()
    assert "W2" in line
    with pytest.raises(hx.InvalidText):
        hx.Game.from_hen(line.replace("W2", "W7"))


@rule("BOARD-04", effect=True)
def test_board_04_dots_say_in_how_many_of_36_rolls_a_number_comes() -> None:
    ways = Counter(one + two for one in range(1, 7) for two in range(1, 7))
    assert {token: pips(token) for token in TOKENS} == {token: ways[token] for token in TOKENS}


@rule("BOARD-04", effect=True)
def test_board_04_the_drawings_show_the_dots_and_print_likelier_numbers_larger() -> None:
    game = position()
    for token in TOKENS:
        assert f"{token} {'•' * pips(token)} " in str(game)
    svg = ET.fromstring(game._repr_svg_())  # noqa: S314 (our own drawing)
    sizes: dict[int, set[float]] = {}
    for group in svg.iter():
        if group.get("class") == "token":
            (number,) = [part for part in group.iter() if part.tag.endswith("text")]
            sizes.setdefault(pips(int(number.text or 0)), set()).add(float(number.get("font-size", 0)))
    ordered = [size for _, (size,) in sorted(sizes.items())]
    assert ordered == sorted(set(ordered))
    assert len(ordered) == 5


@rule("BOARD-05")
def test_board_05_a_corner_holds_one_building_at_most() -> None:
    game = position(hands={1: "LWGB"})
    assert refused(game, "s@C6n") == "BOARD-05"
    assert refused(game, "s@D5n") == "BOARD-05"
    setup = position(stage="settling", turn=2, pieces={1: "s@D7n r@D7nw"})
    assert refused(setup, "s@D7n") == "BOARD-05"


@rule("BOARD-05", effect=True)
def test_board_05_a_corner_is_where_up_to_three_hexes_meet_and_has_a_name_for_each() -> None:
    game = position(stage="settling", pieces={})
    shape = game.start.shape
    assert len(shape.corners) == 54
    assert Counter(sum(place >= 0 for place in hexes) for hexes in shape.corner_hexes) == {1: 18, 2: 12, 3: 24}
    for name in ("D7n", "C6se", "C8sw"):
        assert refused(game, f"s@{name}") is None
    play(game, "s@C6se")
    assert building_at(game, "D7n") == "1s"
    with pytest.raises(hx.InvalidText):
        game.why_not("s@D7")


@rule("BOARD-06")
def test_board_06_a_side_holds_one_road_at_most() -> None:
    game = position(hands={1: "LB"}, pieces={1: "s@C6n r@C6ne", 2: "s@D5n r@C6w"})
    assert refused(game, "r@C6ne") == "BOARD-06"
    assert refused(game, "r@C6w") == "BOARD-06"
    assert refused(game, "r@C6nw") is None
    paving = position(stage="paving", turn=2, pieces={1: "s@D7n r@D7nw", 2: "s@D5n"}, corner="D5n")
    assert refused(paving, "r@D7nw") == "BOARD-06"


@rule("BOARD-06", ruling=[34], effect=True)
def test_board_06_a_road_may_run_along_the_coast() -> None:
    game = position(hands={1: "LB"}, pieces={1: "s@B5n"})
    assert refused(game, "r@B5nw") is None
    play(game, "r@B5nw")
    assert road_at(game, "B5nw") == 1


@rule("BOARD-06", "PLAY-04")
def test_board_06_the_open_sea_has_no_sides_and_an_inner_side_two_names() -> None:
    game = position(hands={1: "LB"}, pieces={1: "s@B5n r@B5ne"})
    assert len(game.start.shape.sides) == 72
    # A4 lies in the sea: one of its sides is the coast of B5, the others belong to nobody.
    assert refused(game, "r@A4se") is None
    assert refused(game, "r@A4w") == "PLAY-04"
    assert refused(game, "r@A4ne") == "PLAY-04"
    for name in ("r@B5ne", "r@A6sw"):
        assert refused(game, name) == "BOARD-06"
    for name in ("r@B7w", "r@B5e"):
        assert refused(game, name) is None


@rule("BOARD-07", ruling=[51], effect=True)
@pytest.mark.parametrize("corner", ["B3s", "D3n"])
def test_board_07_a_building_at_either_corner_opens_the_harbour_for_its_owner_alone(corner: str) -> None:
    pieces = {1: f"s@{corner}", 2: "s@E8n"}
    assert refused(position(pieces=pieces, hands={1: "LL"}), "t:LL>O") is None
    assert refused(position(pieces=pieces, hands={2: "LL"}, turn=2), "t:LL>O") == "TRADE-08"
    city = {1: f"c@{corner}"}
    assert refused(position(pieces=city, hands={1: "LL"}), "t:LL>O") is None
    # The distance rule keeps the other corner free for good.
    other = {"B3s": "D3n", "D3n": "B3s"}[corner]
    rival = position(pieces={1: f"s@{corner}", 2: "r@C4w r@D3nw r@C4nw"}, hands={2: "LWGB"}, turn=2)
    assert refused(rival, f"s@{other}") == "BUILD-07"
    assert rival.state.rate[1] == [4, 4, 4, 4, 4]


@rule("BOARD-07", ruling=[51], effect=True)
def test_board_07_each_of_the_eighteen_corners_opens_its_harbour_and_no_other() -> None:
    shape = position().start.shape
    opened = set()
    for item in HARBOURS.split(","):
        side, kind = item.split(":")
        expected = [3] * 5 if kind == ANY else [2 if letter == kind else 4 for letter in KINDS]
        for corner in shape.side_corners[shape.side_by_name[side]]:
            game = position(stage="settling", pieces={})
            (event,) = play(game, f"s@{shape.corner_names[corner]}")[1:]
            assert (event.key, event.kind) == ("opened_harbour", kind)
            assert game.state.rate[0] == expected
            assert game.state.rate[1] == [4, 4, 4, 4, 4]
            opened.add(corner)
    assert len(opened) == 18


@rule("BOARD-07", effect=True)
def test_board_07_a_road_at_the_harbour_does_not_open_it() -> None:
    game = position(pieces={1: "s@C4n r@C4nw r@C4w"}, hands={1: "LL"})
    assert game.state.rate[0] == [4, 4, 4, 4, 4]


def starts_of_spiral(game: hx.Game, sequence: list[int], rings: tuple[str, ...]) -> list[str]:
    """The corner hexes from which the tokens lie in the order of their letters, the desert skipped."""
    ground, numbers = terrain(game), tokens(game)
    outer, *inner = [ring.split() for ring in rings]
    corners = [name for name in outer if sum(other in ground for other in beside(name)) == 3]
    assert len(corners) == 6
    found = []
    for corner in corners:
        first = outer.index(corner)
        path = outer[first:] + outer[:first]
        last = corner
        for ring in inner:
            # Straight on to the next ring: the hex of it that touches the ring's own corner hex.
            (first, *_) = [i for i, name in enumerate(ring) if name in set(beside(last))]
            path += ring[first:] + ring[:first]
            last = ring[first]
        if [numbers[name] for name in path if ground[name] != DESERT] == sequence:
            found.append(corner)
    return found


@rule("BOARD-08", effect=True)
def test_board_08_tokens_lie_in_a_spiral_against_the_clock_with_the_desert_skipped() -> None:
    for seed in SEEDS:
        assert len(starts_of_spiral(island(seed), TOKENS, RINGS)) == 1


@rule("BOARD-08", effect=True)
def test_board_08_the_terrain_is_shuffled() -> None:
    grounds = [terrain(island(seed)) for seed in SEEDS]
    assert {ground["D7"] for ground in grounds} == set(KINDS + DESERT)
    assert len({tuple(ground.values()) for ground in grounds}) == len(SEEDS)
    assert grounds[3] == terrain(island(3))


@rule("BOARD-08", effect=True)
def test_board_08_a_frame_of_six_pieces_in_any_order() -> None:
    orders = set()
    for seed in SEEDS:
        line = coast(island(seed, harbours="frame"))
        # The frame begins at the second side of the coast.
        turned = line[1:] + line[:1]
        pieces = [turned[i : i + 5] for i in range(0, 30, 5)]
        assert sorted(pieces) == sorted(FRAME)
        orders.add(tuple(pieces))
    assert len(orders) > len(SEEDS) // 2
    # Every piece comes to lie first.
    assert {order[0] for order in orders} == set(FRAME)


@rule("BOARD-09", effect=True)
def test_board_09_the_spiral_begins_at_any_of_the_six_corners() -> None:
    starts = [starts_of_spiral(island(seed), TOKENS, RINGS)[0] for seed in SEEDS]
    assert set(starts) == {"B5", "D3", "F5", "F9", "D11", "B9"}


@rule("BOARD-10", effect=True)
@pytest.mark.parametrize("seats", [4, 6])
def test_board_10_random_tokens_keep_red_numbers_apart(seats: int) -> None:
    spirals = 0
    for seed in SEEDS:
        game = island(seed, seats, tokens="random")
        numbers = tokens(game)
        red = {name for name, token in numbers.items() if token in {6, 8}}
        assert not any(other in red for name in red for other in beside(name))
        spirals += bool(seats == 4 and starts_of_spiral(game, TOKENS, RINGS))
    assert spirals == 0


@rule("BOARD-10", effect=True)
def test_board_10_random_tokens_lie_anywhere() -> None:
    games = [tokens(island(seed, tokens="random")) for seed in range(120)]
    for name in ("B5", "D7", "F9"):
        assert {game[name] for game in games} == {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12}


@rule("BOARD-11", effect=True)
def test_board_11_nine_harbour_tiles_alternate_with_nine_sea_tiles() -> None:
    game = island(1, harbours="shuffled")
    shape = game.start.shape
    line = coast(game)
    tiles: list[tuple[str, bool]] = []
    for place, side in enumerate(shape.coast):
        (land,) = [i for i in shape.side_hexes[side] if i >= 0]
        name = shape.hex_names[land]
        (sea,) = [
            other for way, other in zip(WAYS, beside(name), strict=True) if shape.side_by_name[name + way] == side
        ]
        if tiles and tiles[-1][0] == sea:
            tiles[-1] = (sea, tiles[-1][1] or line[place] != ".")
        else:
            tiles.append((sea, line[place] != "."))
    if tiles[0][0] == tiles[-1][0]:
        tiles[0] = (tiles[0][0], tiles[0][1] or tiles.pop()[1])
    flags = [is_harbour for _, is_harbour in tiles]
    assert len(flags) == 18
    assert flags in ([True, False] * 9, [False, True] * 9)


@rule("BOARD-11", effect=True)
def test_board_11_any_harbour_may_lie_at_any_place() -> None:
    lines = [coast(island(seed, harbours="shuffled")) for seed in range(150)]
    places = {i for i, kind in enumerate(lines[0]) if kind != "."}
    for line in lines:
        assert Counter(line.replace(".", "")) == {"3": 4, "L": 1, "W": 1, "G": 1, "B": 1, "O": 1}
        assert {i for i, kind in enumerate(line) if kind != "."} == places
    for place in places:
        assert {line[place] for line in lines} == set("3LWGBO")


@rule("BOARD-12", effect=True)
@pytest.mark.parametrize("seats", [5, 6])
def test_board_12_five_and_six_play_on_the_large_board(seats: int) -> None:
    for seed in SEEDS[:10]:
        game = island(seed, seats)
        ground = terrain(game)
        assert [row for row, _ in sorted(Counter(name[0] for name in ground).items())] == list("BCDEFGH")
        assert [count for _, count in sorted(Counter(name[0] for name in ground).items())] == [3, 4, 5, 6, 5, 4, 3]
        assert Counter(ground.values()) == {"L": 6, "W": 6, "G": 6, "B": 5, "O": 5, DESERT: 2}
        numbers = Counter(tokens(game).values())
        assert numbers == {0: 2, 2: 2, 12: 2} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)
        assert len(starts_of_spiral(game, LARGE_TOKENS, LARGE_RINGS)) == 1
        assert Counter(coast(game).replace(".", "")) == {"3": 5, "W": 2, "L": 1, "G": 1, "B": 1, "O": 1}
        assert bank(game) == dict.fromkeys(KINDS, 24)
        assert list(game.state.deck) == [20, 3, 3, 3, 5, 0]
        assert game.state.deck_size == 34


@rule("BOARD-12", effect=True)
def test_board_12_the_frame_of_the_large_board_has_one_order() -> None:
    lines = {coast(island(seed, 5, harbours="frame")) for seed in SEEDS[:8]}
    (line,) = lines
    assert line == ".3..W...3....3..B..W..L..3..G..3..O..."


@rule("BOARD-12", effect=True)
def test_board_12_up_to_four_play_on_the_small_one() -> None:
    for seats in (3, 4):
        assert len(terrain(hx.Game("k-base", seats=seats, seed=1))) == 19


@rule("BOARD-13", effect=True)
def test_board_13_the_deal_says_on_which_desert_the_robber_starts() -> None:
    first_or_second = set()
    for seed in SEEDS:
        game = island(seed, 6)
        deserts = [name for name, letter in terrain(game).items() if letter == DESERT]
        robber = game.start.shape.hex_names[game.state.robber]
        first_or_second.add(deserts.index(robber))
        assert game.state.blocked == 1 << game.state.robber
    assert first_or_second == {0, 1}


@rule("BOARD-08", effect=True)
def test_board_08_a_printed_board_is_not_dealt() -> None:
    games = {hx.Game("z-base", seed=seed, options={"board": "beginner_5th"}).hen().split()[1] for seed in range(5)}
    assert games == {ISLAND}
    assert fixed_board("beginner_5th").robber == "D7"


def test_the_island_of_the_table_is_the_printed_one() -> None:
    game = position()
    assert game.hen().split()[1] == ISLAND
    assert unplayed(game, 1) == ""
    assert game.state.robber == game.start.shape.hex_by_name["D7"]
    assert game.state.terrain[game.state.robber] == terms.DESERT
