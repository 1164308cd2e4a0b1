"""What a language asks of its words: plural forms in Ukrainian, particles in Korean, lists and numbers in all."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from babel import Locale
from fluent.syntax import ast

from hexmoot.editions.options import OPTIONS
from hexmoot.words import Words
from hexmoot.words.languages import LANGUAGES
from hexmoot.words.words import bundle
from tests.words.ftl import COUNTS, NUMBERS, TEXTS, WATCH, arguments, formatted, literal, patterns, variables, walk

pytestmark = pytest.mark.slow

# Particles whose form depends on the sound before them.
PARTICLES = r"(은|는|이|가|을|를|과|와|으로|로|이나|나|이라|라|이랑|랑|아|야)(?![가-힣])"
# What always ends in 장 (or in 없음, which takes the same particles), and in 점.
ENDS_IN_A_CONSONANT = {"$goods", "$gives", "$takes", "resource-cards", "points"}
PLAIN_COUNTS = {"en", "ko", "zh-Hant", "ja"}


def ukrainian(key: str, **more: object) -> list[str]:
    return [Words("uk").say(key, count=count, value=count, **more) for count in COUNTS]


def test_ukrainian_counts_cards_points_and_pieces() -> None:
    assert [text.split()[1] for text in ukrainian("resource-cards")] == [
        "карт",
        "карта",
        "карти",
        "карт",
        "карт",
        "карта",
    ]
    assert ukrainian("points") == ["0 очок", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко"]
    assert ukrainian("knights") == ["0 лицарів", "1 лицар", "2 лицарі", "5 лицарів", "11 лицарів", "21 лицар"]
    assert ukrainian("pieces", piece="s") == ["0 сіл", "1 село", "2 села", "5 сіл", "11 сіл", "21 село"]
    assert ukrainian("pieces", piece="r") == ["0 доріг", "1 дорога", "2 дороги", "5 доріг", "11 доріг", "21 дорога"]


def test_ukrainian_goods_stand_alone_or_are_taken() -> None:
    assert ukrainian("goods", kind="W") == ["0 вовни", "1 вовна", "2 вовни", "5 вовни", "11 вовни", "21 вовна"]
    assert ukrainian("goods-object", kind="O") == ["0 руди", "1 руду", "2 руди", "5 руди", "11 руди", "21 руду"]
    assert Words("uk").bundle({"W": 1, "G": 3, "L": 21}) == "1 вовну, 3 зерна та 21 деревину"


def test_ukrainian_sentences_count_too() -> None:
    told = [Words("uk").say("event.must_discard", who="Оля", count=count) for count in COUNTS]
    assert [text.split()[-2] for text in told] == ["карт", "карту", "карти", "карт", "карт", "карту"]
    seconds = [Words("uk").say("option.turn_seconds", "value", value=count) for count in COUNTS]
    assert seconds == ["без годинника", "1 секунда", "2 секунди", "5 секунд", "11 секунд", "21 секунда"]


@pytest.mark.parametrize("key", [key for key in patterns("uk") if variables("uk", key) & {"count", "value", "most"}])
def test_ukrainian_has_a_form_for_every_count_it_tells_apart(key: str) -> None:
    for select in (node for node in walk(patterns("uk")[key]) if isinstance(node, ast.SelectExpression)):
        forms = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
        if forms & {"one", "few", "many"}:
            # Of an uncounted thing, as goods are, only the first form differs.
            assert forms in ({"one", "few", "many", "other"}, {"one", "other"}), key
            assert "few" in forms or key in ("goods", "goods-object"), key


def test_ukrainian_does_not_guess_the_gender_of_a_player() -> None:
    named = {key: pattern for key, pattern in patterns("uk", *WATCH).items() if "who" in variables("uk", key)}
    for key, pattern in (patterns("uk", "events", "page") | named).items():
        assert not re.search(r"\w+(в|ла|ло|вся|лася)(?=[ ,.:])", _after_a_name(pattern)), key


def _after_a_name(pattern: ast.Pattern) -> str:
    """The first words after a player's name at the start of a sentence: there the verb stands."""
    text = "".join(
        node.value if isinstance(node, ast.TextElement) else "{}"
        for node in walk(pattern)
        if isinstance(node, ast.TextElement | ast.VariableReference)
    )
    return " ".join(found.split()[0] + " " for found in re.findall(r"\{\} (\w+[^{]*)", text))


def korean_source(pattern: ast.Pattern) -> str:
    """A Korean pattern with its placeables by name; what a select may say comes on lines of its own."""
    text, below = "", ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        match element.expression:
            case ast.SelectExpression(variants=variants):
                text += "{select}"
                below += "".join("\n" + korean_source(variant.value) for variant in variants)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                text += "{$" + name + "}"
            case ast.MessageReference(id=ast.Identifier(name=name)):
                text += "{" + name + "}"
            case ast.StringLiteral(value=value):
                text += value
            case other:
                raise AssertionError(other)
    return text + below


@pytest.mark.parametrize("key", list(patterns("ko")))
def test_korean_particles_never_follow_what_is_not_known(key: str) -> None:
    for name, particle in re.findall(r"\{([^}]+)\}[\"”’)]?" + PARTICLES, korean_source(patterns("ko")[key])):
        assert name in ENDS_IN_A_CONSONANT, (key, name, particle)
        assert particle in {"은", "이", "을", "과", "으로"}, (key, name, particle)


@pytest.mark.parametrize("name", ["Anna", "Bob", "민수", "지훈", "봇-2", "길동7", "🙂"])
def test_korean_sentences_fit_any_name(name: str) -> None:
    ko = Words("ko")
    assert ko.say("event.placed_road", who=name, place="D7w") == f"{name}님이 D7w에 도로를 건설했습니다."
    told = ko.say("event.handed_over", who=name, whom=name, goods=ko.bundle({"L": 2, "O": 1}))
    assert told == f"{name}님이 {name}님에게 나무 2장, 철 1장을 주었습니다."


def test_korean_goods_end_in_what_the_particles_expect() -> None:
    ko = Words("ko")
    for kind in "LWGBO":
        assert ko.say("goods-object", kind=kind, count=3).endswith("장")
    assert ko.say("resource-cards", count=3).endswith("장")
    assert ko.say("points", count=3).endswith("점")
    # 음 ends in a consonant, as 장 does.
    assert ko.bundle({}) == "없음"


@pytest.mark.parametrize("tag", sorted(PLAIN_COUNTS))
def test_counting_is_plain_where_the_language_is(tag: str) -> None:
    expected = {"en": "{} ore", "ko": "철 {}장", "zh-Hant": "{} 張鐵礦", "ja": "石{}枚"}[tag]
    told = [Words(tag).say("goods", kind="O", count=count) for count in COUNTS]
    assert told == [expected.format(count) for count in COUNTS]


def test_english_has_one_and_many() -> None:
    assert [Words("en").say("points", count=count) for count in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


# What stands after a number without being counted by it.
NOT_COUNTED = {
    "en": {"to", "of", "on", "in", "and", "or", "are", "left", "chosen", "learnt", "won", "used", "close", "against"}
    | {"outside"},
    "uk": {"або", "до", "з", "із", "за", "і", "разом", "бракує", "ніхто", "зсуваються"},
}
# Never one; in Ukrainian a form for all of these.
MANY = {
    # Of two to six seats.
    *(("page-list-seats", "seats"), ("option-players.range", "high")),
    # The four of a printed island.
    ("refusal-bad_settings-board_seats", "most"),
    # The four of the land of the Watch.
    ("refusal-bad_settings-land_seats", "high"),
    # At least three knights, and the guards that the rules name.
    *(("coach-army.facts", "goal"), ("learn-points-guards", "first")),
    # The longest name, login and password: 24, 64 and 200 characters.
    *((f"refusal-bad_{what}", "most") for what in ("name-length", "login", "password")),
    # The rules are compiled in many parts.
    ("waiting-done", "total"),
}
NUMERIC = NUMBERS.keys() | {name for name, value in TEXTS.items() if isinstance(value, int)}


def counts(pattern: ast.Pattern, known: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """The numbers that stand before a word without a select on them, each with that word."""
    for element, after in pairwise((*pattern.elements, ast.TextElement(""))):
        match element:
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                assert isinstance(selector, ast.VariableReference)
                for variant in variants:
                    yield from counts(variant.value, known | {selector.id.name})
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))) if name not in known:
                word = re.match(r"\s+([^\W\d_]+)", after.value) if isinstance(after, ast.TextElement) else None
                if word and name in NUMERIC:
                    yield name, word[1]


def has_one_form(tag: str, name: str) -> bool:
    """Whether all that an option can be takes the same form of a noun."""
    if name not in OPTIONS or OPTIONS[name].kind != "number":
        return False
    form = Locale.parse(tag).plural_form
    return len({form(value) for value in range(OPTIONS[name].low, OPTIONS[name].high + 1)}) == 1


@pytest.mark.parametrize("tag", ["en", "uk"])
def test_what_is_counted_takes_the_form_of_its_number(tag: str) -> None:
    found = {(key, *count) for key, pattern in patterns(tag).items() for count in counts(pattern)}
    assert len(found) > 20
    loose = {
        (key, name, word)
        for key, name, word in found
        if word not in NOT_COUNTED[tag] and (key, name) not in MANY and not has_one_form(tag, name)
    }
    assert loose == set()


def test_the_coach_counts_points_and_parts_of_them() -> None:
    shown = {"en": ["+1 point", "+1.5 points", "+2 points"], "uk": ["+1 очко", "+1,5 очка", "+2 очки"]}
    for tag, sentences in shown.items():
        figures = ["+1", "+1,5" if tag == "uk" else "+1.5", "+2"]
        counted = [
            Words(tag).say("learn-coach-gain", count=count, worth=worth)
            for count, worth in zip((1, 1.5, 2), figures, strict=True)
        ]
        assert counted == sentences


@pytest.mark.parametrize(
    ("tag", "two", "three", "none"),
    [
        ("en", "A and B", "A, B and C", "nothing"),
        ("ko", "A, B", "A, B, C", "없음"),
        ("zh-Hant", "A、B", "A、B、C", "無"),
        ("ja", "A、B", "A、B、C", "なし"),
        ("uk", "A та B", "A, B та C", "нічого"),
    ],
)
def test_lists(tag: str, two: str, three: str, none: str) -> None:
    words = Words(tag)
    assert [words.listed(items) for items in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [none, "A", two, three]


@pytest.mark.parametrize(("tag", "text"), [("en", "12,345.5"), ("ja", "12,345.5"), ("uk", "12\u00a0345,5")])
def test_numbers(tag: str, text: str) -> None:
    assert Words(tag).number(12345.5) == text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_keeps_its_register(tag: str) -> None:
    # Statements are polite in Korean and Japanese, and address the player as ви in Ukrainian.
    # What is in brackets at the end of one is not part of it.
    polite = {
        "ko": r"(니다|세요)(\([^)]*\))?[.!]$",
        "ja": r"(です|ます|ました|ません|ください|でした|ましょう)(（[^）]*）)?[。！]$",
    }
    rude = {
        "uk": r"\b(ти|тебе|тобі|твій|твоя|твоє|твої)\b",
        "ko": r"(해라|한다|이다)[.!]",
        "ja": r"(だ|である|しろ)[。！]",
    }
    statements = ("rule-", "event-", "table-", "refusal-", "page-ask", "page-not-", "page-problem-")
    for key, pattern in patterns(tag).items():
        if tag in polite and key.startswith(statements) and not key.endswith(".title"):
            text, _ = formatted(bundle(tag), key, next(arguments(tag, key)))
            assert re.search(polite[tag], text) or "：" in text or ":" in text, (key, text)
        if tag in rude:
            assert not re.search(rude[tag], literal(pattern), re.IGNORECASE), (key, literal(pattern))
