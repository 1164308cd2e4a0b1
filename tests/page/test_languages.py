"""Every language: all words are its own, and all letters are real ones."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.page.story import NAMES, Story
from tests.page.visit import SMALL, Visits

pytestmark = pytest.mark.slow
LISTED = json.loads((files("hexmoot") / "words" / "locales" / "languages.json").read_text())
# Every text on the page, and every name for those who do not see it.
TEXTS = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { data, parentElement } = walk.currentNode;
        if (!parentElement.closest("option, script, noscript")) found.add(data);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"]) found.add(one.getAttribute(name) ?? "");
    return [...found].map(text => text.replace(/\\s+/g, " ").trim()).filter(text => text);
}"""
# Letters that are drawn as the sign for a letter that no font has.
MISSING = """letters => {
    const canvas = new OffscreenCanvas(40, 40).getContext("2d", { willReadFrequently: true });
    const draw = letter => {
        canvas.clearRect(0, 0, 40, 40);
        canvas.font = `28px ${getComputedStyle(document.body).fontFamily}`;
        canvas.fillText(letter, 4, 30);
        return String(canvas.getImageData(0, 0, 40, 40).data);
    };
    const none = draw("\\u{10ffff}");
    return letters.filter(letter => draw(letter) === none);
}"""
# What is written on a button, or in the head of the page, and does not fit there.
CUT = """() => [...document.querySelectorAll(".button, .button .text, header p, .seats strong")]
    .filter(one => one.checkVisibility() && !one.closest("svg") && one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.textContent.trim()}: ${one.scrollWidth} in ${one.clientWidth} px`)"""
# Said alike in all languages: names of people, signs of the keyboard, numbers, rates, the name of the house.
ALIKE = re.compile(rf"^(hexmoot|{'|'.join(NAMES)}|[\W\d]*|\d+:1|[A-Z]|HGN)$")


def texts(page: Page) -> set[str]:
    return {text for text in page.evaluate(TEXTS) if not ALIKE.match(text)}


def tags() -> list[str]:
    return [one["tag"] for one in LISTED]


def tour(visits: Visits, tag: str, story: Story, tokens: list[str]) -> dict[str, Page]:
    """The front page with the form, and a table on a phone and on a large screen."""
    front = visits.newcomer(locale=tag)
    expect(front.locator("html")).to_have_attribute("lang", tag)
    front.locator("button[aria-controls=make]").click()
    expect(front.locator("form details")).to_be_visible()
    table = visits.page(visits.context(tokens[0], locale=tag))
    table.goto(f"/t/{story.id}")
    expect(table.get_by_role("log")).to_be_visible()
    visits.picture(front, f"language-{tag}-front")
    visits.picture(table, f"language-{tag}-table")
    return {"the front page": front, "the table": table}


def test_no_language_is_half_another(visits: Visits) -> None:
    story = Story("languages", 1, edition="z-first", seats=3, fair_dice=False, first=1).start()
    tokens = story.write(visits.server.database)
    english = {where: texts(page) for where, page in tour(visits, "en", story, tokens).items()}
    assert all(len(found) > 30 for found in english.values())
    for tag in tags():
        for where, page in tour(visits, tag, story, tokens).items():
            spoken = texts(page)
            if tag != "en":
                assert spoken & english[where] == set(), f"{where} in {tag}"
            letters = sorted({letter for text in spoken for letter in text if letter.isalpha()})
            assert page.evaluate(MISSING, letters) == [], f"{where} in {tag}: letters without a font"
            page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
            wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{where} in {tag} is {wide} px too wide for a phone"
            assert page.evaluate(CUT) == [], f"{where} in {tag} is cut on a phone"
            visits.picture(page, f"language-{tag}-{where[4:].replace(' ', '-')}-phone")


def test_a_choice_of_language_is_kept(visits: Visits) -> None:
    page = visits.newcomer(locale="de-DE")
    # German is not spoken here: English is.
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("Language").select_option("ko")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.get_by_role("button", name="Play now against bots")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
