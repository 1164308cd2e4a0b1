"""Names at a table: cleaned, and unique after folding look-alikes."""

import pytest

from hexmoot.server.table.names import LONGEST, alike, clean_line, clean_name, is_name

ALIKE = [
    ("Anna", "anna"),
    ("Anna", "ANNA"),
    ("Anna", " An na "),
    # Cyrillic а, е, о, р, с.
    ("Anna", "Аnnа"),
    ("Pace", "Расе"),
    ("BEKMH", "ВЕКМН"),
    # Greek capitals.
    ("NIKO", "ΝΙΚΟ"),
    ("Νίκος", "νίκος"),
    ("Иван", "ИВАН"),
    ("Ilona", "llona"),
    ("Ilona", "1lona"),
    ("Bob", "B0b"),
    ("José", "Jose"),
    ("modern", "modem"),
    # Full width, a ligature, an unseen mark, a turned direction.
    ("Anna", "\uff21nna"),
    ("fish", "\ufb01sh"),
    ("Anna", "An\u200bna"),
    ("Anna", "\u202eAnna\u202c"),
    ("Anna", "A\u0301nna"),
    # Letters that are drawn as nothing.
    *(("Ana", f"Ana{empty}") for empty in "\u3164\u115f\u1160\uffa0\u034f\u17b4\ufe0f\u2800\U000e0100"),
    ("Ana", "A\u3164na"),
    ("カ", "力"),
    ("ロシ", "口シ"),
    ("ー", "一"),
    ("Ana", "ɑna"),
    ("Olga", "olɡa"),
    ("Ana", "ᴀɴᴀ"),
    ("Ivan", "ɪᴠᴀɴ"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes_are_one_name(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ada", "Ida"), ("Юля", "Оля"), ("王", "玉"), ("A", "B")]
)
def test_other_names_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_what_cannot_be_seen_is_gone() -> None:
    assert clean_name(" \u202eAn\u200bna \t\n  Berg\u0000\u2066 ") == "Anna Berg"
    assert clean_name("\u200b\u202e") == ""


def test_a_name_has_something_to_read_and_an_end() -> None:
    assert is_name("a")
    assert is_name("山田")
    assert not is_name("")
    assert not is_name("...")
    assert not is_name("x" * (LONGEST + 1))


@pytest.mark.parametrize("empty", ["\u3164", "\u115f", "\u1160", "\uffa0"])
def test_a_letter_that_is_drawn_as_nothing_is_no_name(empty: str) -> None:
    assert clean_name(empty) == ""
    assert clean_name(f"Ana{empty}") == "Ana"


@pytest.mark.parametrize(
    "text",
    [
        # A family joined to one picture, a heart in colour, a flag of parts, full width, Persian with its joiner.
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u2764\ufe0f",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "\uff28\uff45\uff59",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0645",
    ],
)
def test_talk_stays_as_it_was_written(text: str) -> None:
    assert clean_line(text) == text


def test_talk_is_cleaned_of_what_hides_or_reverses_it() -> None:
    assert clean_line(" a\u202eb\n\n c\u0000\u2066 ") == "ab c"
    assert clean_line("\u200d\u3164 \u202e") == ""
