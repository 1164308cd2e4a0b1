"""The catalogue of rules is whole: every ID, every ruling, every option, in words of its own."""

import re

import pytest

from hexmoot.rules import catalogue
from hexmoot.rules.catalogue import Rule, rule, rules

CHAPTERS = {
    "PLAY": 8,
    "BOARD": 13,
    "SETUP": 13,
    "TURN": 10,
    "PROD": 6,
    "TRADE": 15,
    "BUILD": 13,
    "ROAD": 6,
    "ROBBER": 8,
    "DEV": 10,
    "WIN": 4,
    "AID": 6,
}
OPTIONS = {
    *("players", "board", "harbours", "tokens", "first_player", "setup", "phases", "new_harbour"),
    *("robber_desert", "hand_limit", "gifts", "bank_short", "plenty_alike", "reveal_vp", "win_claim"),
    *("road_tie", "turn_seconds", "victory_points", "friendly_robber", "offers_per_turn", "extra_build", "roads"),
}
EVERY = sorted(rules().values(), key=lambda each: each.id)


def test_every_chapter_is_numbered_without_a_gap_and_in_order() -> None:
    expected = [f"{chapter}-{n:02}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)]
    assert list(rules()) == expected


def test_every_rule_is_filed_under_its_own_id() -> None:
    assert all(key == each.id for key, each in rules().items())


def test_every_ruling_is_covered_by_a_rule() -> None:
    covered = {ruling for each in rules().values() for ruling in each.rulings}
    assert covered == set(range(1, 78))


def test_every_option_changes_a_rule_and_every_rule_names_real_options() -> None:
    assert {name for each in rules().values() for name in each.options} == OPTIONS


def test_exactly_the_rows_that_only_inform_are_notes() -> None:
    notes = {key for key, each in rules().items() if each.note}
    assert notes == {"BOARD-04", "PROD-06", "ROBBER-06", "DEV-10"} | {f"AID-{n:02}" for n in range(1, 7)}


@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_the_text_is_one_to_three_plain_sentences(each: Rule) -> None:
    assert each.text == " ".join(each.text.split())
    assert each.text.endswith(".")
    assert each.text[0].isupper()
    assert 1 <= len(re.findall(r"[.?!](?= [A-Z]|$)", each.text)) <= 3
    assert each.text.isascii()


def test_no_two_rules_say_the_same() -> None:
    assert len({each.text for each in EVERY}) == len(EVERY)


@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_the_sources_are_known_and_rulings_count_as_one(each: Rule) -> None:
    assert set(each.sources) <= set("KZJUF")
    assert len(set(each.sources)) == len(each.sources)
    assert each.sources or each.id.startswith("PLAY-")
    assert "F" in each.sources or not each.rulings
    assert list(each.rulings) == sorted(set(each.rulings))


def test_a_text_that_names_an_option_depends_on_it() -> None:
    for each in EVERY:
        named = set(re.findall(r"\b([a-z_]+)=", each.text))
        named |= {word for word in OPTIONS if "_" in word and word in each.text}
        assert named <= set(each.options), each.id


def test_one_rule_is_looked_up_by_its_id() -> None:
    assert rule("ROBBER-05").rulings == (18, 23, 24, 25, 26, 27, 28)
    with pytest.raises(KeyError):
        rule("ROBBER-99")


def test_the_catalogue_is_read_once_and_cannot_be_changed() -> None:
    assert rules() is rules()
    with pytest.raises(TypeError):
        rules()["PLAY-01"] = rule("PLAY-02")  # type: ignore[index]


ROW = '[[rule]]\nid = "X-01"\ntext = "One."\nsources = []\n'


def test_a_rule_that_comes_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Rule X-01 is in the catalogue twice\."):
        catalogue.parse(ROW + ROW)


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Rule X-01 has unknown keys: options\."):
        catalogue.parse(ROW + 'options = ["gifts"]\n')
