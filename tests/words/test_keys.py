"""Every key that the code can produce is there, in every language, and there is no other."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.words.languages import LANGUAGES, LOCALES
from tests.words.ftl import FILES, HEROES, OTHERS, WATCH, choices, patterns, references, resource, variables, walk
from tests.words.inventory import EXPECTED, borrowed, heroes, said, sent, with_parts


def test_the_languages_are_those_with_a_folder() -> None:
    folders = {file.name for file in LOCALES.iterdir() if Path(str(file)).is_dir()}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_has_these_files_and_they_are_sound(tag: str) -> None:
    assert {file.name for file in LOCALES.joinpath(tag).iterdir()} >= {f"{file}.ftl" for file in FILES}
    for file in FILES:
        broken = [entry for entry in resource(tag, file).body if isinstance(entry, ast.Junk)]
        assert [junk.content for junk in broken] == []


@pytest.mark.parametrize("file", EXPECTED)
def test_what_the_code_can_ask_for_is_there_and_nothing_else(file: str) -> None:
    # What the second game adds to a file's keys may be in its own files.
    expected = EXPECTED[file]() - set(patterns("en", *WATCH))
    assert len(expected) > 5
    assert set(patterns("en", file)) == expected


def test_every_word_of_the_second_game_is_asked_for() -> None:
    expected = set().union(*(expected() for expected in EXPECTED.values()))
    asked = with_parts(heroes() | said() | borrowed() | expected)
    assert {key.partition(".")[0] for key in patterns("en", *WATCH).keys() - asked} == set()


def test_every_hero_has_a_title_an_ability_and_a_ruling() -> None:
    expected = {f"hero-{hero}{part}" for hero in HEROES for part in ("", "-does", "-ruling")}
    assert heroes() == expected
    assert {key for key in patterns("en", "watch") if key.startswith("hero-")} == expected | {"hero-face"}


def test_every_rule_of_the_second_game_has_its_words() -> None:
    expected = {f"rule-{rule}{part}" for rule in watch_rules() for part in ("", ".title")}
    assert set(patterns("en", "watch-rules")) == expected


def test_the_source_is_searched_for_refusals() -> None:
    assert {"refusal.not_host", "refusal.bad_settings.no_edition", "refusal.unavailable", "refusal.too_long"} <= sent()


def test_the_page_says_nothing_that_is_not_there() -> None:
    assert {"page-play-now", "page-me-renamed", "resource-cards", "refusal-unavailable"} <= said()
    assert said() - set(patterns("en")) == set()


def test_the_terminal_borrows_nothing_that_is_not_there() -> None:
    assert {"page-steward", "after-score", "event-won", "card-effect"} <= borrowed()
    assert borrowed() - set(patterns("en")) == set()


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_keys_in_the_same_order(tag: str, file: str) -> None:
    assert list(patterns(tag, file)) == list(patterns("en", file))


@pytest.mark.parametrize("tag", OTHERS)
def test_all_languages_have_the_same_variables(tag: str) -> None:
    different = {
        key: (sorted(variables(tag, key)), sorted(variables("en", key)))
        for key in patterns("en")
        if variables(tag, key) != variables("en", key)
    }
    assert different == {}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_references_lead_to_messages(tag: str) -> None:
    for key, pattern in patterns(tag).items():
        assert references(pattern) <= set(patterns(tag)), key


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_select_knows_every_value(tag: str) -> None:
    seen = 0
    for key, pattern in patterns(tag).items():
        for select in (node for node in walk(pattern) if isinstance(node, ast.SelectExpression)):
            assert isinstance(select.selector, ast.VariableReference), key
            values = choices(key, select.selector.id.name)
            if not values:
                continue
            seen += 1
            known = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            assert known == set(values), key
    assert seen > 50


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_depends_on_its_own_options_only(tag: str) -> None:
    every = [*rules().values(), *watch_rules().values()]
    dependent = {rule.id for rule in every if variables(tag, f"rule-{rule.id}")}
    assert len(dependent) == 24
    for rule in every:
        assert variables(tag, f"rule-{rule.id}") <= set(rule.options), rule.id
        assert variables(tag, f"rule-{rule.id}.title") == frozenset()
