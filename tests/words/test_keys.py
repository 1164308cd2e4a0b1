"""Every key that the code can produce is there, in every language, and there is no other."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.words.languages import LANGUAGES, LOCALES
from tests.words.asked import with_blanks, written
from tests.words.ftl import FILES, HEROES, OTHERS, choices, patterns, references, resource, variables, walk
from tests.words.inventory import FILLED, heroes, wanted


def test_the_languages_are_those_with_a_folder() -> None:
    folders = {file.name for file in LOCALES.iterdir() if Path(str(file)).is_dir()}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_has_these_files_and_they_are_sound(tag: str) -> None:
    assert {file.name for file in LOCALES.joinpath(tag).iterdir()} >= {f"{file}.ftl" for file in FILES}
    for file in FILES:
        broken = [entry for entry in resource(tag, file).body if isinstance(entry, ast.Junk)]
        assert [junk.content for junk in broken] == []


def test_everything_that_the_code_can_ask_for_is_there() -> None:
    assert len(wanted()) > 1000
    assert wanted() - set(patterns("en")) == set()


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_there_that_nobody_asks_for(file: str) -> None:
    assert patterns("en", file).keys() - wanted() == set()


def test_what_fills_the_blanks_in_keys_is_known_for_each_of_them() -> None:
    assert with_blanks() == set(FILLED)


def test_keys_are_found_in_the_sources_however_they_are_asked_for() -> None:
    said_at_once = {"labelled", "nothing", "kind", "resource-cards", "card-effect"}
    by_a_condition = {"patrols", "knights", "page-preview-land", "waiting-failed", "terminal-pick_free"}
    waiting_in_a_table = {"page-hero-turn", "page-me-renamed", "terminal-no_server", "refusal-no_seeds"}
    refused = {"refusal-not_host", "refusal-bad_settings-no_edition", "refusal-too_long"}
    with_a_part = {"bot.about", "edition-w-base.description", "card-effect.plain"}
    assert said_at_once | by_a_condition | waiting_in_a_table | refused | with_a_part <= written()


def test_a_word_of_the_code_is_not_a_key_because_a_message_could_be_called_so() -> None:
    # All of these stand in the sources, as names of fields, stages and moves.
    assert {"hand", "offer", "token", "price", "coast", "main", "act", "snapshot"}.isdisjoint(written())


def test_every_hero_has_a_title_an_ability_and_a_ruling() -> None:
    expected = {f"hero-{hero}{part}" for hero in HEROES for part in ("", "-does", "-ruling")}
    assert heroes() | heroes("-does") | heroes("-ruling") == expected
    assert {key for key in patterns("en", "watch") if key.startswith("hero-")} == expected | {"hero-face"}


def test_every_rule_of_the_second_game_has_its_words() -> None:
    expected = {f"rule-{rule}{part}" for rule in watch_rules() for part in ("", ".title")}
    assert set(patterns("en", "watch-rules")) == expected


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
