"""A rule that names what an option decides names what the table chose, in every language."""

import re

import pytest

from hexmoot.editions import keys, resolve
from hexmoot.editions.checker import idle
from hexmoot.editions.options import OPTIONS
from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.terminal.telling import rule_text
from hexmoot.words import Words
from hexmoot.words.languages import LANGUAGES
from tests.words.ftl import literal, patterns, variables

NUMBERS = [option for option in OPTIONS.values() if option.kind == "number"]
EVERY = (*rules().values(), *watch_rules().values())
# Rules that an option changes and that need not say its number: enough points, and the list of what can be chosen.
UNSAID = {("WIN-03", "victory_points"), ("W-OPT-01", "gift_limit"), ("W-OPT-01", "roads")}
# Where the printed value of an option stands for something else: a sum of the dice, a token, or what the book prints.
A_SEVEN = {"BOARD-03", "PROD-06", *(f"ROBBER-0{n}" for n in (1, 2, 8)), "DEV-02", "W-SETUP-01", "W-ROBBER-01"}
SOMETHING_ELSE = {
    7: A_SEVEN | {"W-OPT-01", "W-OPT-02", "W-SETUP-07"},
    10: {"PROD-06", "W-SETUP-01"},
    15: {"W-OPT-01"},
}


def _digits(text: str) -> list[int]:
    """The numbers in a text, whatever a language puts between their thousands."""
    return [int(found) for found in re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3})", "", text))]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_number_that_a_table_chose_is_the_one_that_is_told(tag: str) -> None:
    words = Words(tag)
    seen = set()
    for key in keys():
        plain = resolve(key)
        for option in NUMBERS:
            if option.name in idle(plain.options, plain.game):
                continue
            for value in (option.low or 1, option.high):
                view = {"settings": {"edition": key, "options": {option.name: str(value)}, "seats": 4}}
                for rule in EVERY:
                    if option.name in rule.options and (rule.id, option.name) not in UNSAID:
                        assert value in _digits(rule_text(words, rule.id, view)), (key, rule.id, option.name)
                        seen.add((rule.id, option.name))
    assert {name for _, name in seen} == {option.name for option in NUMBERS}
    assert {("SETUP-01", "roads"), ("BUILD-03", "roads"), ("W-END-02", "gift_limit")} <= seen


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_rule_has_the_printed_value_of_an_option_written_into_it(tag: str) -> None:
    printed = {int(str(resolve("w-base").options[option.name])) for option in NUMBERS} - {0}
    assert printed == set(SOMETHING_ELSE)
    for rule in EVERY:
        written = set(_digits(literal(patterns(tag)[f"rule-{rule.id}"])))
        assert [value for value in written & printed if rule.id not in SOMETHING_ELSE[value]] == [], rule.id


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_chosen_from_a_list_changes_what_is_told(tag: str) -> None:
    words = Words(tag)
    told = 0
    for rule in EVERY:
        for name in sorted(variables(tag, f"rule-{rule.id}")):
            option = OPTIONS[name]
            values = option.choices or (("yes", "no") if option.kind == "yes_no" else ())
            plain = dict(resolve("w-base").options)
            texts = {words.say(f"rule.{rule.id}", **{**plain, name: value}) for value in values}
            assert len(texts) == len(values), (rule.id, name)
            told += len(values) > 1
    assert told > 10
