"""Every language: all words are its own, and all letters are real ones."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexmoot.batch.wall import LEVELS
from hexmoot.bots.bot import Limit
from hexmoot.bots.greedy import GreedyBot
from hexmoot.words import Words
from tests.page.story import NAMES, Story
from tests.page.visit import LARGE, SMALL, Visits
from tests.page.watch_games import in_the_middle
from tests.server.live import Server

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
CUT = """() => [...document.querySelectorAll(".button, .button .text, header p, .seats strong, .level"
        + ", section.look *, [data-panel] h3, [data-panel] p")]
    .filter(one => one.checkVisibility() && !one.closest("svg") && one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.textContent.trim()}: ${one.scrollWidth} in ${one.clientWidth} px`)"""
# The words for a danger that do not fit where the danger of a section is told, whichever it is just now.
LEVELS_CUT = """words => [...document.querySelectorAll(".level")].filter(one => one.checkVisibility()).flatMap(one => {
    const before = one.textContent;
    const cut = words.filter(word => {
        one.textContent = word;
        return one.scrollWidth > one.clientWidth;
    });
    one.textContent = before;
    return cut;
})"""
# Said alike in all languages: names of people, signs of the keyboard, numbers, rates, moves as records write them.
ALIKE = re.compile(rf"^(hexmoot|{'|'.join(NAMES)}|[\W\d]*|\d+:1|[A-Z]|HGN|Esc|Enter|(W-)?[A-Z]+-\d+|\d\.[a-z]\S*)$")


def texts(page: Page) -> set[str]:
    return {text for text in page.evaluate(TEXTS) if not ALIKE.match(text)}


def tags() -> list[str]:
    return [one["tag"] for one in LISTED]


class Tables:
    """A table that waits, one of each game, one in the middle of the Watch, one of a game that ended; with tokens."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        plain: dict[str, Any] = {"seats": 3, "fair_dice": False, "tracker": True}
        stories = {
            "room": Story("languages-room", 1, edition="z-first", **plain),
            "trade": Story("languages-trade", 1, edition="z-first", **plain).start(),
            "watch": Story("languages-watch", 1, edition="w-base", **plain).start(),
            "middle": in_the_middle("languages-middle", **plain),
            "over": play_out(Story("languages-over", 1, edition="z-first", **plain).start()),
        }
        self.at = {name: (story.id, story.write(server.database)[0]) for name, story in stories.items()}

    def visit(self, page: Page, name: str) -> None:
        """Comes to a table as the one who sits on its first seat."""
        table, token = self.at[name]
        page.context.add_cookies([{"name": "hexmoot", "value": token, "url": self.address}])
        page.goto(f"/t/{table}")

    def wait_for_record(self, page: Page) -> None:
        """A game's record is written a moment after its end."""
        table, _ = self.at["over"]
        while not page.request.get(f"/api/records/{table}.hgn").ok:
            page.wait_for_timeout(50)


def play_out(story: Story) -> Story:
    bot = GreedyBot(trades=False)
    while story.table.game is not None and story.table.status == "playing":
        move = bot.choose(story.table.game.view(story.waits_for), Limit(seed=story.table.number, offers=0))
        assert move is not None
        story.act(story.waits_for, move.code)
    return story


def tour(visits: Visits, tag: str, tables: Tables) -> Iterator[tuple[str, Page]]:
    """The front page with the form, the pages around the game, tables from the first to the last, and the Watch."""
    page = visits.newcomer(locale=tag)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    page.locator("button[aria-controls=make]").click()
    expect(page.locator("form details")).to_be_visible()
    yield "front", page
    for path, shown in (("/rules?edition=w-base", "#W-TURN-01"), ("/learn", "main h1"), ("/me", "main input")):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        yield path.partition("?")[0][1:], page
    tables.visit(page, "room")
    expect(page.locator("ol").first.get_by_role("listitem")).to_have_count(3)
    yield "room", page
    tables.visit(page, "trade")
    page.locator("[data-guide=trade]").click()
    expect(page.locator(".picker").first).to_be_visible()
    yield "trade", page
    tables.visit(page, "watch")
    expect(page.get_by_role("log")).to_be_visible()
    yield "watch", page
    page.get_by_role("tab").nth(2).click()
    expect(page.get_by_role("tab").nth(2)).to_have_attribute("aria-selected", "true")
    yield "watch-aid", page
    tables.visit(page, "middle")
    expect(page.locator(".danger .level").first).to_be_visible()
    yield "middle", page
    words = [Words(tag).say("terminal.danger", danger=level) for level in LEVELS]
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    assert page.evaluate(LEVELS_CUT, words) == [], f"a danger is cut in {tag}"
    page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
    page.locator("[data-look=section1]").click()
    expect(page.locator(".look li").first).to_be_visible()
    yield "look", page
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("[data-panel=sheet] h3, [data-panel=side] h3").first).to_be_visible()
    yield "heroes", page
    tables.visit(page, "over")
    expect(page.get_by_role("dialog").locator("td.total").first).to_be_visible()
    yield "over", page
    tables.wait_for_record(page)
    page.get_by_role("dialog").locator("a[href^='/r/']").first.click()
    expect(page.locator("input[type=range]").first).to_be_visible()
    yield "record", page


def check(page: Page, where: str, letters: set[str]) -> None:
    """All letters can be read, and nothing is cut on a phone."""
    assert page.evaluate(MISSING, sorted(letters)) == [], f"{where}: letters without a font"
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} is {wide} px too wide for a phone"
    assert page.evaluate(CUT) == [], f"{where} is cut on a phone"


def test_no_language_is_half_another(visits: Visits) -> None:
    tables = Tables(visits.server)
    english: dict[str, set[str]] = {}
    for tag in tags():
        seen: set[str] = set()
        for where, page in tour(visits, tag, tables):
            spoken = texts(page)
            if tag == "en":
                english[where] = spoken
                assert len(spoken) > 10, where
            else:
                assert sorted(spoken & english[where]) == [], f"{where} in {tag}"
            visits.picture(page, f"language-{tag}-{where}")
            letters = {letter for text in spoken for letter in text if letter.isalpha()}
            check(page, f"{where} in {tag}", letters - seen)
            seen |= letters
            visits.picture(page, f"language-{tag}-{where}-phone")
            page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})


def test_a_choice_of_language_is_kept(visits: Visits) -> None:
    page = visits.newcomer(locale="de-DE")
    # German is not spoken here: English is.
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("Language").select_option("ko")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.get_by_role("button", name="Play now against bots")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
