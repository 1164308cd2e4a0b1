"""The second game's catalogue is whole: every ID, in words of its own, with what each stands on."""

import re

import pytest

from hexmoot.rules.catalogue import Rule, replaced_by, rules, rules_in, watch_rules

CHAPTERS = {
    "SETUP": 8,
    "TURN": 1,
    "PROD": 1,
    "ADV": 5,
    "BREACH": 2,
    "RUSH": 1,
    "TRADE": 1,
    "BUILD": 5,
    "GUARD": 2,
    "DEV": 2,
    "HERO": 3,
    "ROBBER": 1,
    "END": 4,
    "OPT": 2,
}
OPTIONS = {"gift_limit", "roads", "giant_closes_ranks", "gift_map"}
EVERY = list(watch_rules().values())


def test_every_chapter_is_numbered_without_a_gap_and_in_order() -> None:
    expected = [f"W-{chapter}-{n:02}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)]
    assert list(watch_rules()) == expected


def test_no_id_and_no_text_is_that_of_the_first_game() -> None:
    assert not watch_rules().keys() & rules().keys()
    texts = [each.text for each in (*rules().values(), *EVERY)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_the_text_is_a_few_plain_sentences(each: Rule) -> None:
    assert each.text.endswith(".")
    assert each.text[0].isupper()
    assert each.text.isascii()
    assert 1 <= len(re.findall(r"[.?!](?= [A-Z]|$)", each.text)) <= 3


def test_every_rule_says_what_it_stands_on() -> None:
    for each in EVERY:
        assert each.sources, each.id
        assert list(each.sources) == [source for source in "WFD" if source in each.sources], each.id


def test_every_option_of_the_second_game_changes_a_rule() -> None:
    used = {name for each in EVERY for name in each.options}
    assert used == OPTIONS | {"victory_points", "first_player", "phases"}
    for each in EVERY:
        named = {name for name in used if re.search(rf"\b{name}\b", each.text)}
        # Of a name that is also a word of the game nothing can be told.
        assert named - {"roads"} == set(each.options) - {"roads"}, each.id


def test_what_only_informs_is_a_note() -> None:
    assert {each.id for each in EVERY if each.note} == {"W-SETUP-08", "W-BUILD-05", "W-OPT-01", "W-OPT-02"}


def test_names_that_others_invented_are_not_used() -> None:
    invented = r"Gift|Frostfangs|Tormund|Hornfoot|Westeros|Mormont|Marsh|Tarly|Samwell|Yarwyck|Thorne|Melisandre"
    invented += r"|Mance|Benjen|Ygritte|Yoren|Qhorin|Winter is Coming"
    assert [each.id for each in EVERY if re.search(invented, each.text)] == []


def test_what_a_rule_replaces_or_rules_out_is_a_common_rule_and_stands_in_no_book_of_the_watch() -> None:
    told = rules_in("watch")
    for each in EVERY:
        named = (*each.replaces, *each.rules_out)
        assert set(named) <= rules().keys(), each.id
        assert len(set(named)) == len(named), each.id
        assert not told.keys() & set(named), each.id
    # Nothing is gone without a word: a rule is replaced, or it has nothing to apply to, never both.
    replaced = {key for each in EVERY for key in each.replaces}
    ruled_out = {key for each in EVERY for key in each.rules_out}
    assert not replaced & ruled_out
    assert told.keys() == (rules().keys() - replaced - ruled_out) | watch_rules().keys()
    assert all(set(replaced_by(key)) <= watch_rules().keys() and replaced_by(key) for key in replaced)


def test_a_book_of_the_first_game_has_every_common_rule_and_no_other() -> None:
    assert rules_in("base") == rules()
    assert {key for key in rules_in("plain") if key.startswith("W-")} == {"W-OPT-01", "W-OPT-02"}


@pytest.mark.parametrize(
    "said",
    [
        r"\b19 hexes",
        r"\bfour cards of a kind|4:1(?!, each award is worth 2)",
        r"worth 2 points(?!, patrols)",
        r"^Monopoly names",
        r"wins at any moment",
        r"A 7 or a knight",
        r"starts? .*on the desert",
        r"12 once, and 7 never|Eighteen hexes",
        r"year of plenty and monopoly",
    ],
)
def test_what_the_watch_has_otherwise_is_told_in_its_book_only(said: str) -> None:
    """Each phrase is of a common rule that contradicts the second game."""
    assert [rule.id for rule in rules_in("watch").values() if re.search(said, rule.text)] == []
    assert [rule.id for rule in rules_in("base").values() if re.search(said, rule.text)]
