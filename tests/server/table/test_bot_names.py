"""What bots are called: names of their own, one of each at a table, and in the letters of every language."""

from itertools import combinations

import pytest

from hexmoot.server.table.bot_names import BOT_NAMES, bot_names
from hexmoot.server.table.names import LONGEST, alike, clean_name, is_name
from hexmoot.words import Words


def test_the_names_are_names_and_no_two_look_alike() -> None:
    assert all(is_name(name) and clean_name(name) == name and len(name) <= LONGEST for name in BOT_NAMES)
    assert not [pair for pair in combinations(BOT_NAMES, 2) if alike(*pair)]


def test_six_bots_have_six_names_the_same_again_and_others_elsewhere() -> None:
    seats = range(1, 7)
    tables = [tuple(bot_names(f"table-{number}", seats, ())) for number in range(30)]
    assert all(len(set(names)) == len(seats) for names in tables)
    assert len(set(tables)) > 10
    assert tables[0] == tuple(bot_names("table-0", seats, ()))


def test_nobody_at_the_table_has_the_name_of_a_bot() -> None:
    people = [name.upper() for name in bot_names("T", range(1, 4), ())]
    assert not [1 for bot in bot_names("T", range(1, 4), people) for person in people if alike(bot, person)]


@pytest.mark.parametrize("language", ["en", "ko", "zh-Hant", "ja", "uk"])
def test_the_names_are_different_in_every_language(language: str) -> None:
    words = Words(language)
    said = [words.say("bot-name", name=name) for name in BOT_NAMES]
    assert len(set(said)) == len(BOT_NAMES)
    assert (said == list(BOT_NAMES)) == (language == "en")
