"""Names at a table: cleaned, and unique after folding look-alikes."""

import pytest

from hexmoot.server.table.names import LONGEST, alike, clean_name, is_name

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
