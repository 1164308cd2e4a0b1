"""Whoever has no scripts is told why the page is empty, in every language."""

import re
from pathlib import Path

from hexmoot.words import LANGUAGES

INDEX = Path(__file__).parents[2] / "web" / "index.html"


def test_without_scripts_the_page_says_what_it_needs() -> None:
    told = INDEX.read_text(encoding="utf-8").partition("<noscript>")[2].partition("</noscript>")[0]
    sentences = dict(re.findall(r'<p lang="([\w-]+)">([^<]+)</p>', told))
    assert set(sentences) == set(LANGUAGES)
    assert all("JavaScript" in sentence for sentence in sentences.values())
    assert len(set(sentences.values())) == len(sentences)
