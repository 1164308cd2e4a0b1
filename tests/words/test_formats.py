"""Every message of every language, formatted with everything that its variables can be."""

import re

import pytest

from hexmoot.words.languages import LANGUAGES
from hexmoot.words.words import bundle
from tests.words.ftl import OTHERS, arguments, formatted, literal, patterns

pytestmark = pytest.mark.slow

SCRIPTS = {
    "latin": "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f",
    "cyrillic": "\u0400-\u04ff",
    "kana": "\u3041-\u3096\u30a1-\u30fa",
    "han": "\u4e00-\u9fff",
    "hangul": "\uac00-\ud7a3",
}
WRITTEN_IN = {
    "en": {"latin"},
    "ko": {"hangul"},
    "zh-Hant": {"han"},
    "ja": {"kana", "han"},
    "uk": {"cyrillic"},
}
# Texts that are signs, not words.
SIGNS = {
    *("number", "list-more", "list-last", "goods", "goods-object", "card-counted", "labelled", "bot-name"),
    *("page-room-guest", "page-say-harbour", "page-say-yield", "page-spot-around", "page-key", "after-about"),
    *("page-say-route", "place-camp", "page-peaks-kind", "terminal-clan"),
    *("coach-hex", "coach-production.facts", "labelled"),
}
# Commands, their options, settings, addresses and the names of programs, which are the same in every language.
SAME = (
    r"--[a-z-]+|robber_desert=yes|hexmoot [a-z]+|UTF-8|Ctrl-C|HEXMOOT_[A-Z_]+|X-Forwarded-For|/metrics|play\.example"
    r"|(https?|postgresql|redis|sqlite)(://[A-Za-z0-9:.@/]*)?|PostgreSQL|Redis|cookie"
)
# What is only ever a part of another text, and may be nothing.
PARTS = {"page-say-robber"}
# Letters of a neighbour: simplified Chinese, Russian, Chinese forms that Japan has given up.
STRANGE = {
    "zh-Hant": "这个们来时为发会对说国东车盗贼矿砖头资戏随机卖买张条变还没关开让给业强银经处则过从两",
    "uk": "ыэъёЫЭЪЁ",
    "ja": "發國會對說賣戲盜鐵號區變廣實從來點經讓權圖歸擇擲驛",
}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_message_formats_without_an_error(tag: str) -> None:
    words = bundle(tag)
    formats = 0
    for key in patterns(tag):
        for given in arguments(tag, key):
            text, errors = formatted(words, key, given)
            assert errors == [], (key, given)
            assert text == text.strip(), (key, given)
            assert text or key in PARTS, (key, given)
            assert not re.search(r"[{}$\u2068\u2069]|\?\?\?|  |\bNone\b", text), (key, text)
            formats += 1
    assert formats > 800


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_is_written_in_its_own_script(tag: str) -> None:
    own = "".join(SCRIPTS[script] for script in WRITTEN_IN[tag])
    strange = "".join(letters for script, letters in SCRIPTS.items() if script not in WRITTEN_IN[tag])
    for key, pattern in patterns(tag).items():
        text = re.sub(SAME, "", literal(pattern))
        assert not re.search(f"[{strange}]", text), (key, text)
        assert key in SIGNS or re.search(f"[{own}]", text), (key, text)


@pytest.mark.parametrize("tag", STRANGE)
def test_no_letters_of_a_neighbour_language(tag: str) -> None:
    for key, pattern in patterns(tag).items():
        assert not re.search(f"[{STRANGE[tag]}]", literal(pattern)), (key, literal(pattern))


@pytest.mark.parametrize("tag", OTHERS)
def test_nothing_is_left_in_english(tag: str) -> None:
    same = [key for key, pattern in patterns(tag).items() if literal(pattern) == literal(patterns("en")[key])]
    assert set(same) <= SIGNS


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_two_rules_say_the_same(tag: str) -> None:
    texts = [literal(pattern) for pattern in patterns(tag, "rules", "watch-rules").values()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_sentences_end_and_titles_do_not(tag: str) -> None:
    ends = (".", "!", "。", "！")
    sentences = ("event-", "table-", "refusal-", "closing-", "phrase-", "page-ask", "page-not-", "page-problem-")
    for key in patterns(tag):
        text, _ = formatted(bundle(tag), key, next(arguments(tag, key)))
        if key.startswith("rule-"):
            assert text.endswith(ends) != key.endswith(".title"), (key, text)
        elif key.startswith(sentences) or key.endswith((".gain", ".loss", ".facts", ".whole", ".hexes")):
            assert text.endswith(ends) or key == "refusal-bad_settings-edition", (key, text)
