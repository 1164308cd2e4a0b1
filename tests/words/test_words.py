"""What a program gets when it asks for words: always some, never an error."""

from typing import Any

import pytest

from hexmoot.words import LANGUAGES, PHRASES, Words, choose, from_environment, message_id
from hexmoot.words.languages import Language
from hexmoot.words.words import bundle


def test_the_languages() -> None:
    assert list(LANGUAGES) == ["en", "ko", "zh-Hant", "ja", "uk"]
    assert LANGUAGES["ko"] == Language("ko", "한국어", "ltr")


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        ("", "en"),
        ("ko", "ko"),
        ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"),
        ("fr-FR,fr;q=0.9,ja;q=0.2", "ja"),
        ("en;q=0.3, uk;q=0.7", "uk"),
        ("uk, en", "uk"),
        ("zh", "zh-Hant"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK;q=1.0", "zh-Hant"),
        ("zh-CN,zh;q=0.9", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("JA-jp", "ja"),
        ("ko_KR.UTF-8", "ko"),
        ("uk_UA@euro", "uk"),
        ("zh_TW.Big5", "zh-Hant"),
        # No such language, none at all, or not wanted.
        ("ua", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("*", "en"),
        ("ko;q=0", "en"),
        ("ko;q=0, ja;q=0.1", "ja"),
        ("ko;q=x", "en"),
        (";;,,;q=1", "en"),
        ("\x00\uffff" * 1000, "en"),
        ("fr," * 100_000 + "ko", "en"),
    ],
)
def test_the_best_language_is_chosen(wanted: str, tag: str) -> None:
    assert choose(wanted) == tag


def test_a_terminal_says_its_language() -> None:
    assert from_environment({"LANG": "ja_JP.UTF-8"}) == "ja"
    assert from_environment({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}) == "uk"
    assert from_environment({"LANG": "ja_JP.UTF-8", "LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "uk"}) == "ko"
    assert from_environment({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}) == "ja"
    assert from_environment({}) == "en"


def test_keys_of_the_protocol_become_identifiers() -> None:
    assert message_id("refusal.bad_settings.edition") == "refusal-bad_settings-edition"
    assert Words("ko").say("refusal.not_host") == Words("ko").say("refusal-not_host") != "refusal-not_host"


def test_parts_of_a_message() -> None:
    assert Words("ja").say("rule.BUILD-07", "title") == "距離ルール"
    assert Words("uk").say("option.phases", "combined") == "у будь-якому порядку"


def test_a_rule_speaks_of_the_options_of_the_table() -> None:
    en = Words("en")
    assert en.say("rule.DEV-05", plenty_alike=True) != en.say("rule.DEV-05", plenty_alike=False)
    assert "more than 9 resource cards" in en.say("rule.ROBBER-02", hand_limit=9)


def test_an_unknown_language_speaks_english() -> None:
    assert Words("tlh").tag == "en"
    assert Words("../ko").say("bank") == "bank"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    uk = bundle("uk")
    monkeypatch.setattr(uk, "_messages", {key: one for key, one in uk._messages.items() if key != "robber"})
    assert Words("uk").say("robber") == "robber"
    assert Words("uk").say("bank") == "резерв"
    assert Words("uk").has("robber")


def test_a_key_that_nobody_has_is_said_as_it_is() -> None:
    assert Words("ko").say("event.danced") == "event.danced"
    assert Words("ko").say("rule.BUILD-07", "poem") == "rule.BUILD-07.poem"
    assert not Words("ko").has("event.danced")
    assert not Words("ko").has("rule.BUILD-07", "poem")


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        [],
        ["a", 1],
        ("x",),
        {},
        object(),
        -1,
        0.5,
        pytest.param(10**400, id="huge"),
        float("inf"),
        float("nan"),
        pytest.param("x" * 10_000, id="long"),
    ],
)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_argument_is_an_error(tag: str, value: Any) -> None:
    words = Words(tag)
    for key in ("event.produced", "event.robbed", "goods", "points", "option.turn_seconds", "rule.ROBBER-04"):
        said = words.say(key, who=value, whom=value, goods=value, count=value, kind=value, robber_desert=value)
        assert isinstance(said, str)
        assert said


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_missing_argument_is_no_error(tag: str) -> None:
    assert Words(tag).say("event.produced")


def test_text_of_a_player_is_not_read_as_fluent() -> None:
    assert Words("en").say("event.produced", who="{ bank }", goods="$x") == "{ bank } receives $x."


def test_yes_and_no_and_lists_may_be_given_as_they_are() -> None:
    assert Words("en").say("table.not_trading", who="Anna", on=True) == "Anna does not trade in this turn."
    assert Words("en").say("event.offered", who="Anna", asked=("Ben", "Cem")) == "Anna makes an offer to Ben and Cem."


def test_the_phrases_come_in_the_order_of_the_file() -> None:
    assert len(set(PHRASES)) == len(PHRASES) > 11
    assert [key for key in bundle("en")._messages if key.startswith("phrase-")] == [f"phrase-{one}" for one in PHRASES]
