"""HEN: positions that are read, positions that are refused with place and reason, and whatever else may be written."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.notation.hen import write_hen
from hexmoot.notation.hen_reader import read_hen
from tests.notation.lines import CHARACTER, HARBOURS, ISLAND, NO_CARDS, PIECES, line, look_at, spoilt, start_of_field
from tests.properties.profile import examples
from tests.properties.tables import TABLES, play_on

# Road pieces of seat 1 for a longest road, and one that lacks two sides of it.
FIVE = "C6n,E4n//C4nw,C4ne,C6nw,C6ne,C8nw,E4ne|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne"

GOOD = {
    "plain": line(),
    "an option": line(edition="z-base:1,hand_limit=9"),
    "no harbours": line(harbours="-"),
    "before the roll": line(turn="3:before"),
    "rolling": line(turn="3:rolling"),
    "robbing by a knight before the roll": line(turn="1:robbing:card", cards="-/-/K|-/-/-|-/-/-|-/-/-"),
    "stealing": line(turn="1:stealing:rolled,victim=2"),
    "discarding": line(turn="1:discarding:rolled,owe=2", hands="LW|GGGGGGGG|OOOO(OOOO)|-"),
    "drawing": line(turn="1:drawing:rolled"),
    "laying": line(turn="1:laying:rolled,card,free=1", cards="-/-/R|-/-/-|-/-/-|-/-/-"),
    "new cards": line(cards="KV/Y/M|R/-/-|-/-/-|-/-/-"),
    "the army": line(cards="-/-/KKK|-/-/-|-/-/-|-/-/-", awards="-,1"),
    "an offer with answers": line(offers="1:L>G/234+2-34"),
    "two offers": line(offers="1:L>G/2|2:G>W/1"),
    "offers counted": line(edition="z-base:1,offers_per_turn=5", turn="1:main:rolled,offered=1.0.0.2"),
    "a view of seat 2": line(edition="z-base:1@2", hands="?2|GG|-|?1|=18.18.17.19.18"),
    "an onlooker's view": line(
        edition="z-base:1@0", hands="?2|?2|-|?1|=18.18.17.19.18", cards="?2/?1/-|-/-/-|-/-/-|-/-/-"
    ),
    "the empty island": line(pieces="//|//|//|//", hands="-|-|-|-", turn="2:settling"),
    "the first road": line(pieces="//|D7n//|//|//", hands="-|-|-|-", turn="2:paving:corner=D7n"),
    "three seats": line(pieces=PIECES.rpartition("|")[0], hands="-|-|-", cards=NO_CARDS.rpartition("|")[0]),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_good_line_reads_back_as_it_was_written(name: str) -> None:
    assert write_hen(read_hen(GOOD[name])) == GOOD[name]
    reader = hx.View.from_hen if "@" in GOOD[name] else hx.Game.from_hen
    assert reader(GOOD[name]).hen() == GOOD[name]


# What is changed, the field that is to blame, where in it, and a word of the reason.
BAD = [
    ({"edition": "x-base:1"}, "edition", 0, "no edition"),
    ({"edition": "z-base:2"}, "edition", 0, "ruleset 1"),
    ({"edition": "z-base"}, "edition", 0, "edition:ruleset"),
    ({"edition": "z-base:1,hand_limit=99"}, "edition", 0, "hand_limit"),
    ({"edition": "z-base:1,nonsense=1"}, "edition", 0, "no option"),
    ({"edition": "z-base:1,hand_limit=8,hand_limit=9"}, "edition", 0, "twice"),
    ({"edition": "z-base:1@5", "hands": "?2|?2|-|?1|=18.18.17.19.18"}, "edition", 0, "no seat 5"),
    ({"edition": "z-base:1@7"}, "edition", 0, "edition:ruleset"),
    ({"board": ISLAND.replace("island", "large")}, "board", 0, "the board is 'island'"),
    ({"board": "island:"}, "board", 0, "5 rows"),
    ({"board": ISLAND.replace("O10W2", "O10X2")}, "board", 7, "3 hexes"),
    ({"board": ISLAND.replace("O10W2L9", "O10W2")}, "board", 7, "3 hexes"),
    ({"board": ISLAND.replace("G12", "G7")}, "board", 15, "none has a 7"),
    ({"board": ISLAND.replace("W4B10", "W13B10")}, "board", 20, "from 2 to 12"),
    ({"board": ISLAND.replace("DL3", "D5L3")}, "board", 31, "every hex but the desert"),
    ({"board": ISLAND.replace("G9L11", "GL11")}, "board", 26, "every hex but the desert"),
    ({"harbours": "B5nw"}, "harbours", 0, "a harbour is"),
    ({"harbours": "B5nw:D"}, "harbours", 0, "a harbour is"),
    ({"harbours": "B5nw:3,D7w:3"}, "harbours", 7, "no side of the coast"),
    ({"harbours": "B7ne:G,B5nw:3"}, "harbours", 7, "clockwise"),
    ({"harbours": "B5nw:3,B5nw:3"}, "harbours", 7, "clockwise"),
    ({"robber": "A1"}, "robber", 0, "no hex"),
    ({"robber": "D7n"}, "robber", 0, "no hex"),
    ({"pieces": PIECES.replace("C6n,", "C6nn,")}, "pieces", 0, "no corner"),
    ({"pieces": PIECES.replace("C6n,", "B5se,")}, "pieces", 0, "by the name that is printed"),
    ({"pieces": PIECES.replace("C6n,E4n", "C6n,C6n")}, "pieces", 4, "already"),
    ({"pieces": PIECES.replace("E4ne|", "E4n|")}, "pieces", 14, "no side"),
    ({"pieces": PIECES.replace("//C6ne", "/C6ne")}, "pieces", 0, "settlements/cities/roads"),
    ({"pieces": PIECES.replace("C6n,E4n", "C6n,C6nw")}, "pieces", 4, "by the name that is printed"),
    ({"pieces": PIECES.replace("C6n,E4n", "C6n,B5s")}, "pieces", 0, "BUILD-07"),
    ({"hands": "LW|GG|-"}, "hands", 0, "one hand for each seat"),
    ({"hands": "LW|GG|-|O|-"}, "hands", 0, "one hand for each seat"),
    ({"hands": "LW|GG|-|X"}, "hands", 8, "a hand is letters"),
    ({"hands": "WL|GG|-|O"}, "hands", 0, "in the order"),
    ({"hands": "LW|GG|-|?1"}, "hands", 8, "sees these cards"),
    ({"hands": "L" * 20 + "|-|-|-"}, "hands", 0, "more cards of a kind"),
    ({"hands": "LW|G(G)|-|O"}, "hands", 0, "covered discards"),
    ({"edition": "z-base:1@2", "hands": "?2|GG|-|?1"}, "hands", 0, "bank's stock"),
    ({"edition": "z-base:1@2", "hands": "?2|GG|-|?1|=19.19.17.19.18"}, "hands", 0, "do not add up"),
    ({"edition": "z-base:1@2", "hands": "LW|GG|-|?1|=18.18.17.19.19"}, "hands", 0, "does not see"),
    ({"edition": "z-base:1@2", "hands": "?0|GG|-|?3|=19.19.17.19.18"}, "hands", 0, "written as -"),
    ({"cards": "-/-/-|-/-/-|-/-/-"}, "cards", 0, "one entry"),
    ({"cards": "-/-|-/-/-|-/-/-|-/-/-"}, "cards", 0, "old/new/played"),
    ({"cards": "VK/-/-|-/-/-|-/-/-|-/-/-"}, "cards", 0, "in the order"),
    ({"cards": "-/-/-|-/K/-|-/-/-|-/-/-"}, "cards", 6, "only the seat at turn"),
    ({"cards": "MMM/-/-|-/-/-|-/-/-|-/-/-"}, "cards", 0, "more development cards"),
    ({"awards": "1"}, "awards", 0, "road,army"),
    ({"awards": "5,-"}, "awards", 0, "no such seat"),
    ({"awards": "1,-"}, "awards", 0, "ROAD-04"),
    ({"awards": "-,1"}, "awards", 0, "DEV-03"),
    ({"pieces": FIVE}, "awards", 0, "ROAD-04"),
    ({"cards": "-/-/KKK|-/-/-|-/-/-|-/-/-"}, "awards", 0, "DEV-03"),
    ({"turn": "1"}, "turn", 0, "seat:stage"),
    ({"turn": "5:main:rolled"}, "turn", 0, "no seat 5"),
    ({"turn": "1:sleeping"}, "turn", 0, "the stage is one of"),
    ({"turn": "1:main"}, "turn", 0, "say rolled"),
    ({"turn": "1:before:rolled"}, "turn", 0, "not rolled yet"),
    ({"turn": "1:main:rolled,rolled"}, "turn", 14, "twice"),
    ({"turn": "1:main:rolled,tired"}, "turn", 14, "says nothing"),
    ({"turn": "1:main:rolled,free=1"}, "turn", 0, "laying"),
    ({"turn": "1:discarding:rolled"}, "turn", 0, "owe="),
    ({"turn": "1:discarding:rolled,owe=2"}, "turn", 0, "owes no discard"),
    ({"turn": "1:stealing:rolled"}, "turn", 0, "victim="),
    ({"turn": "1:stealing:rolled,victim=3"}, "turn", 0, "no cards"),
    ({"turn": "1:main:rolled,built"}, "turn", 0, "separate"),
    ({"turn": "1:extra:rolled,builder=2"}, "turn", 0, "nobody builds after"),
    ({"turn": "1:over:rolled"}, "turn", 0, "WIN-02"),
    ({"edition": "z-base:1,victory_points=3", "cards": "V/-/-|-/-/-|-/-/-|-/-/-"}, "turn", 0, "WIN-02"),
    ({"turn": "2:settling"}, "pieces", 0, "set-up"),
    ({"offers": "1:L"}, "offers", 0, "an offer is"),
    ({"offers": "1:L>G/1"}, "offers", 0, "cannot be asked"),
    ({"offers": "1:L>G/5"}, "offers", 0, "cannot be asked"),
    ({"offers": "1:O>G/2"}, "offers", 0, "TRADE-14"),
    ({"offers": "1:L>O/2+2"}, "offers", 0, "TRADE-14"),
    ({"offers": "1:L>G/2+3"}, "offers", 0, "not those of seats asked"),
    ({"offers": "1:L>G/23+2-2"}, "offers", 0, "one each"),
    ({"offers": "1:L>G/2|1:W>G/2"}, "offers", 8, "two offers"),
    ({"offers": "2:G>W/1|1:L>G/2"}, "offers", 8, "order of their seats"),
]


@pytest.mark.parametrize(("changed", "field", "offset", "reason"), BAD)
def test_a_bad_line_is_refused_with_place_and_reason(
    changed: dict[str, str], field: str, offset: int, reason: str
) -> None:
    text = line(**changed)
    with pytest.raises(hx.InvalidText) as caught:
        read_hen(text)
    assert reason in caught.value.reason
    assert caught.value.position == start_of_field(text, field) + offset
    assert caught.value.text == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "10 fields"),
        ("z-base:1", "10 fields"),
        (line() + " -", "10 fields"),
        (line() + " ", "10 fields"),
        (" " + line(), "10 fields"),
        (line().replace(" ", "  "), "10 fields"),
        (line() + ";wall=3", "no component 'wall'"),
        (line() + "\n", "an offer is"),
    ],
)
def test_a_line_of_another_shape_is_refused(text: str, reason: str) -> None:
    with pytest.raises(hx.InvalidText, match=reason):
        read_hen(text)


@pytest.mark.parametrize("text", [" " * 10**7, line() + "x" * 10**7, "|" * 10**7, line(hands="L" * 10**6)])
def test_a_huge_line_is_refused_at_once(text: str) -> None:
    began = time.perf_counter()
    with pytest.raises(hx.InvalidText, match="at most 5000 characters"):
        read_hen(text)
    assert time.perf_counter() - began < 1


def test_a_view_is_never_read_as_a_game_nor_a_game_as_a_view() -> None:
    with pytest.raises(hx.HexmootError, match="view"):
        hx.Game.from_hen(GOOD["a view of seat 2"])
    with pytest.raises(hx.HexmootError, match="whole position"):
        hx.View.from_hen(GOOD["plain"])


# Other ways to write a position that has one way to be printed, and that way.
NOT_NORMAL = [
    ({"edition": "z-base:01"}, {}),
    ({"edition": "z-base:1,hand_limit=7"}, {}),
    (
        {"edition": "z-base:1,victory_points=12,hand_limit=9"},
        {"edition": "z-base:1,hand_limit=9,victory_points=12"},
    ),
    ({"board": ISLAND.replace("W2L9", "W02L9")}, {}),
    ({"board": ISLAND.replace("DL3", "D0L3")}, {}),
    ({"pieces": PIECES.replace("C6n,E4n", "E4n,C6n")}, {}),
    ({"pieces": PIECES.replace("C6ne,E4ne", "E4ne,C6ne")}, {}),
    ({"turn": "1:main:rolled,offered=0.0.0.0"}, {}),
    ({"turn": "1:main:card,rolled"}, {"turn": "1:main:rolled,card"}),
    ({"offers": "1:WL>G/2"}, {"offers": "1:LW>G/2"}),
    ({"offers": "1:L>G/32"}, {"offers": "1:L>G/23"}),
    ({"offers": "1:L>G/22"}, {"offers": "1:L>G/2"}),
    ({"edition": "z-base:1@2", "hands": "?02|GG|-|?1|=18.18.17.19.18"}, None),
    ({"edition": "z-base:1@2", "hands": "?2|GG|-|?1|=18.18.17.19.018"}, None),
]


@pytest.mark.parametrize(("changed", "normal"), NOT_NORMAL)
def test_another_way_to_write_a_position_is_refused_or_comes_out_as_printed(
    changed: dict[str, str], normal: dict[str, str] | None
) -> None:
    try:
        written = write_hen(read_hen(line(**changed)))
    except hx.InvalidText:
        return
    wanted = {"edition": "z-base:1@2", "hands": "?2|GG|-|?1|=18.18.17.19.18"} if normal is None else normal
    assert written == line(**wanted)


def some_lines() -> list[str]:
    lines = list(GOOD.values())
    for seed, table in enumerate(TABLES):
        game = play_on(table, seed, 150 + 90 * seed, wealth=seed)
        lines += [game.hen(), game.view(1 + seed % table.seats).hen(), game.view(None).hen()]
    return lines


LINES = some_lines()


def check_reading(text: str) -> None:
    """Refused with a place in the text, or read, and then all that is read can be written, read and shown."""
    try:
        position = read_hen(text)
    except hx.InvalidText as error:
        look_at(error, text)
        return
    written = write_hen(position)
    assert write_hen(read_hen(written)) == written
    table = hx.View.from_hen(text) if position.is_view else hx.Game.from_hen(text)
    assert table.hen() == written
    list(table.legal_moves)
    if isinstance(table, hx.Game):
        for move in [*list(table.legal_moves)[:3], *[outcome for outcome, _ in table.chance[:2]]]:
            table.push(move)
            table.view(1)
            table.pop()


@given(text=st.one_of(st.text(max_size=80), st.lists(CHARACTER, max_size=40).map("".join)))
@examples(100)
def test_any_text_is_read_or_refused(text: str) -> None:
    check_reading(text)


@given(text=spoilt(LINES))
@examples(250)
def test_a_spoilt_line_is_read_or_refused(text: str) -> None:
    check_reading(text)


@pytest.mark.slow
@given(text=spoilt(LINES))
@examples(3000)
def test_many_spoilt_lines_are_read_or_refused(text: str) -> None:
    check_reading(text)


@given(
    text=st.sampled_from(LINES),
    other=st.sampled_from(LINES),
    field=st.integers(0, 9),
)
@examples(150)
def test_a_line_with_a_field_of_another_is_read_or_refused(text: str, other: str, field: int) -> None:
    fields = text.split(" ")
    fields[field] = other.split(" ")[field]
    check_reading(" ".join(fields))


# How a game ends in the middle of something, which its line has to tell all the same.
def test_a_game_won_in_the_middle_of_road_building_reads_back() -> None:
    pieces = "C6n,E4n//C4nw,C4ne,C6nw,C6ne|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne"
    text = line(edition="z-base:1,victory_points=4", pieces=pieces, cards="R/-/-|-/-/-|-/-/-|-/-/-", turn="1:before")
    game = hx.Game.from_hen(text)
    game.push_text("rb r@C8nw")
    assert game.result() is not None
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


def test_a_win_declared_while_others_discard_reads_back() -> None:
    text = line(
        edition="z-base:1,win_claim=declared,victory_points=3",
        hands="LLLLLLLL|WWWWWWWW|-|-",
        cards="V/-/-|-/-/-|-/-/-|-/-/-",
        turn="1:before",
    )
    game = hx.Game.from_hen(text)
    game.push_text("roll =34 2.x:WWWW 1.win")
    assert game.result() is not None
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()
    assert hx.View.from_hen(game.view(3).hen()) == game.view(3)


def test_a_promise_whose_cards_lie_among_the_covered_discards_reads_back() -> None:
    game = hx.Game.from_hen(line(hands="-|LLLLLLLL|WGGGGGGG|-"))
    game.push_text("3.o:W>L/2 end roll =34 3.x:WGGG")
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()
    for seat in (None, 1, 2, 3, 4):
        assert hx.View.from_hen(game.view(seat).hen()) == game.view(seat)


def test_the_plain_line_has_the_harbours_of_the_printed_island() -> None:
    assert hx.Game("z-first", seed=0).hen().split(" ")[2] == HARBOURS
