"""A rule that names what an option decides names what the table chose, in every language."""

import re
from collections import Counter

import pytest

from hexmoot.editions import keys, resolve
from hexmoot.editions.checker import idle
from hexmoot.editions.gift import facts, gift
from hexmoot.editions.options import OPTIONS
from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.rules.watch import terms
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


# Every player's settlements have a token each, the cities two.
TOKENS_OF_A_SEAT = terms.SETTLEMENTS + 2 * 4 - gift().tokens_returned
SMALL = {1, 2, 3, 4}


def box_numbers() -> dict[str, list[int]]:
    """What the rules of the Watch tell of the box, from its data."""
    land, deck = gift(), next(fact.values for fact in facts() if fact.name == "deck")
    trails, tokens = len(land.trail_clan), terms.CLANS * sum(land.tokens_each_clan)
    return {
        "W-SETUP-04": [*land.figures, tokens, *land.tokens_each_clan],
        "W-SETUP-05": [TOKENS_OF_A_SEAT, *(tokens - seats * TOKENS_OF_A_SEAT for seats in land.first_heroes)],
        "W-ADV-01": [1, trails, trails + 1, terms.DIE],
        "W-DEV-01": [sum(deck.values()), *{*deck.values()}, 19],
    }


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_box_that_the_rules_of_the_watch_tell_of_is_that_of_the_data(tag: str) -> None:
    for rule, numbers in box_numbers().items():
        told = _digits(literal(patterns(tag)[f"rule-{rule}"]))
        assert not Counter(numbers) - Counter(told), (rule, told)
        assert set(told) - SMALL <= set(numbers), (rule, told)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_w_setup_06_the_first_heroes_are_told_in_the_order_of_the_data(tag: str) -> None:
    words, land = Words(tag), gift()
    names = {words.say(f"hero.{hero}").removeprefix("the "): hero for hero in land.heroes}
    # The longest first: a name may begin with another.
    every = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    told = [names[name] for name in re.findall(every, words.say("rule.W-SETUP-06"))]
    assert told == [*land.first_heroes[4], *land.first_heroes[3]]
