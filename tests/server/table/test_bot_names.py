"""What bots are called: names of their own, one of each at a table, and in the letters of every language."""

from itertools import combinations, product

import pytest

from hexmoot.server.table.bot_names import BOT_NAMES, bot_names
from hexmoot.server.table.names import LONGEST, alike, clean_name, is_name
from hexmoot.words import Words


def test_the_names_are_names_and_no_two_look_alike() -> None:
    assert all(is_name(name) and clean_name(name) == name and len(name) <= LONGEST for name in BOT_NAMES)
    assert not [pair for pair in combinations(BOT_NAMES, 2) if alike(*pair)]


@pytest.mark.parametrize("bots", list(product(("random", "greedy"), repeat=6)))
def test_six_bots_have_six_names_of_their_own(bots: tuple[str, ...]) -> None:
    names = bot_names(dict(enumerate(bots, 1)), ())
    assert len(set(names.values())) == len(bots)
    assert set(names.values()) <= set(BOT_NAMES)


def test_bots_of_two_kinds_are_called_differently() -> None:
    assert bot_names({2: "random"}, ()) != bot_names({2: "greedy"}, ())


def test_nobody_at_the_table_has_the_name_of_a_bot() -> None:
    three = {2: "greedy", 3: "greedy", 4: "random"}
    people = [name.upper() for name in bot_names(three, ()).values()]
    assert not [1 for bot in bot_names(three, people).values() for person in people if alike(bot, person)]


@pytest.mark.parametrize("language", ["en", "ko", "zh-Hant", "ja", "uk"])
def test_the_names_are_different_in_every_language(language: str) -> None:
    words = Words(language)
    said = [words.say("bot-name", name=name) for name in BOT_NAMES]
    assert len(set(said)) == len(BOT_NAMES)
    assert (said == list(BOT_NAMES)) == (language == "en")
