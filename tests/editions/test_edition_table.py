"""Each edition has exactly the options of its rule book, and says only where it differs."""

import pytest

from hexmoot.editions import OPTIONS, keys
from hexmoot.editions.edition import edition, shown
from hexmoot.editions.sheet import packaged
from hexmoot.render.canvas import cells
from hexmoot.words import LANGUAGES, Words

# `-`: the other options leave this one no say.
TABLE = """
option              k-base        k-first       z-base        z-first       j-base        u-base     w-base         w-plain
players             3-6           3-4           3-4           3-4           3-4           3-4        3-4            3-4
board               random        beginner_old  random        beginner_5th  random        random     gift           gift
harbours            shuffled      -             frame         -             frame         frame      -              -
tokens              spiral        -             spiral        -             spiral        spiral     -              -
first_player        highest_roll  oldest        highest_roll  oldest        highest_roll  named      highest_roll   highest_roll
setup               draft         fixed         draft         fixed         draft         draft      draft          draft
phases              separate      separate      combined      separate      combined      combined   separate       separate
new_harbour         next_turn     next_turn     at_once       next_turn     at_once       at_once    next_turn      next_turn
robber_desert       no            no            yes           yes           yes           yes        -              no
hand_limit          7             7             7             7             7             7          7              7
gifts               no            no            no            no            no            no         no             no
bank_short          none          none          none          none          none          none       sole_claimant  none
plenty_alike        yes           yes           yes           yes           yes           yes        yes            yes
reveal_vp           any_time      any_time      at_end        at_end        at_end        at_end     at_end         any_time
win_claim           automatic     automatic     automatic     automatic     automatic     automatic  automatic      automatic
road_tie            keeps         keeps         keeps         keeps         keeps         aside      keeps          keeps
turn_seconds        0             0             0             0             0             0          0              0
victory_points      10            10            10            10            10            10         10             10
friendly_robber     no            no            no            no            no            no         no             no
offers_per_turn     0             0             0             0             0             0          0              0
extra_build         phase         -             -             -             -             -          -              -
gift_limit          -             -             -             -             -             -          7              -
roads               -             -             -             -             -             -          15             15
giant_closes_ranks  -             -             -             -             -             -          yes            -
gift_map            -             -             -             -             -             -          standard       standard
"""  # noqa: E501
HEAD, *ROWS = (line.split() for line in TABLE.strip().splitlines())
COLUMNS = {key: {row[0]: row[i] for row in ROWS} for i, key in enumerate(HEAD) if i}


def test_the_editions_are_those_of_the_table() -> None:
    assert keys() == tuple(sorted(COLUMNS))


def test_the_options_are_those_of_the_table_in_its_order() -> None:
    assert list(OPTIONS) == [row[0] for row in ROWS]


@pytest.mark.parametrize("key", COLUMNS)
def test_an_edition_has_the_options_of_its_column(key: str) -> None:
    assert shown(edition(key)) == COLUMNS[key]
    assert list(edition(key).options) == list(OPTIONS)


@pytest.mark.parametrize("key", COLUMNS)
def test_an_edition_knows_its_rule_book(key: str) -> None:
    assert edition(key).key == key
    assert edition(key).sources == (key[0].upper(),)
    assert edition(key).ruleset == 1


def test_the_titles_tell_the_editions_apart_and_are_those_of_the_words() -> None:
    words = Words("en")
    titles = {key: edition(key).title for key in keys()}
    assert len(set(titles.values())) == len(keys())
    assert titles == {key: words.say(f"edition.{key}") for key in keys()}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_name_is_its_own_and_fits_where_an_edition_is_picked(tag: str) -> None:
    words = Words(tag)
    names = [words.say(f"edition.{key}") for key in keys()]
    assert len(set(names)) == len(keys())
    # So much room is there on a screen of 360 pixels; wide letters take two.
    assert max(cells(name) for name in names) <= 21


def test_the_root_is_the_default_and_the_only_one_without_a_parent() -> None:
    assert edition() == edition("z-base")
    assert [key for key, sheet in packaged().items() if not sheet.inherits] == ["z-base"]


def test_a_sheet_repeats_nothing_that_it_inherits() -> None:
    for key, sheet in packaged().items():
        if sheet.inherits:
            parent = edition(sheet.inherits).options
            repeated = [name for name, value in sheet.options.items() if parent[name] == value]
            assert repeated == [], key


def test_an_option_is_typed() -> None:
    options = edition("k-base").options
    assert options["players"] == (3, 6)
    assert options["robber_desert"] is False
    assert options["hand_limit"] == 7
    assert options["board"] == "random"
