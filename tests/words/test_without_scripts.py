"""Whoever has no scripts, or no words, is told why the page is empty, in every language."""

import re
from pathlib import Path

from hexmoot.words import LANGUAGES, Words

INDEX = Path(__file__).parents[2] / "web" / "index.html"


def told_in(element: str) -> dict[str, tuple[str, str]]:
    """The sentences of an element of the page and what stands on their buttons, by language."""
    told = re.search(rf"<{element}\b.*?</{element}>", INDEX.read_text(encoding="utf-8"), re.DOTALL)
    assert told
    sentences = re.findall(r'<p lang="([\w-]+)">([^<]+)(?:<button[^>]*>([^<]+)</button>)?</p>', told[0])
    found = {tag: (sentence, button) for tag, sentence, button in sentences}
    assert set(found) == set(LANGUAGES)
    assert len({sentence for sentence, _ in found.values()}) == len(found)
    return found


def test_without_scripts_the_page_says_what_it_needs() -> None:
    assert all("JavaScript" in sentence for sentence, _ in told_in("noscript").values())


def test_without_words_the_page_can_be_loaded_again() -> None:
    assert {tag: button for tag, (_, button) in told_in("template").items()} == {
        tag: Words(tag).say("page-link-reload") for tag in LANGUAGES
    }
