"""The page of a finished game on any screen: nothing runs together, breaks, is cut or lies on something else."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.shelf import shelve
from tests.page.story import NAMES
from tests.page.visit import LARGE, SMALL, Visits

pytestmark = pytest.mark.slow
SIDEWAYS = {"width": 740, "height": 360}
# As long as a name may be, with no place to break.
WIDE = "W" * 24
# The numbers that are written in more than one line.
BROKEN = r"""() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim();
        if (!/^[-+\u2212]?\d[\d.,]*$/.test(text)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (new Set([...range.getClientRects()].map(one => Math.round(one.top))).size > 1) found.push(text);
    }
    return found;
}"""
# The figures of tables that reach into what is beside them.
CROWDED = """() => [...document.querySelectorAll("table td.figures")].filter(cell => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().right > cell.getBoundingClientRect().right;
}).map(cell => cell.textContent.trim())"""
# What of the drawing, the water aside, lies under the dice.
UNDER_DICE = """dice => {
    const box = dice.getBoundingClientRect();
    const land = [...document.querySelectorAll(".tile, .peaks, .harbour")];
    return land.filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).map(one => one.getAttribute("class"));
}"""


def visit(visits: Visits, path: str, size: dict[str, int], locale: str = "en-GB") -> Page:
    page = visits.newcomer(path, viewport=size, locale=locale)
    expect(page.locator("table").first).to_be_visible()
    return page


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_numbers_are_never_broken(visits: Visits, size: dict[str, int]) -> None:
    page = visit(visits, shelve(visits.server.database, "edition-z-base-4"), size, "ko")
    expect(page.locator("li .points").filter(has_text="10")).to_be_visible()
    assert page.evaluate(BROKEN) == []
    visits.picture(page, f"record-ko-{size['width']}")


def test_figures_of_six_seats_have_their_room_on_a_phone(visits: Visits) -> None:
    names = (WIDE, *NAMES[1:])
    page = visit(visits, shelve(visits.server.database, "edition-k-base-6", names), SMALL, "uk")
    assert page.locator("table td.figures").count() > 6 * 14
    assert page.evaluate(CROWDED) == []
    assert overflow(page) <= 0
    # What does not fit is scrolled to by key, and whose figures these are stays in sight.
    table = page.get_by_role("region").filter(has=page.get_by_role("table")).first
    table.focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    last = table.get_by_role("cell").last
    expect(last).to_be_in_viewport(ratio=1)
    expect(table.get_by_role("rowheader").last).to_be_in_viewport(ratio=1)
    visits.picture(page, "record-six")


def test_a_long_name_does_not_move_the_page(visits: Visits) -> None:
    page = visit(visits, shelve(visits.server.database, "edition-z-base-4", (WIDE, *NAMES[1:])), SMALL)
    expect(page.locator("figcaption").get_by_text(WIDE)).to_be_visible()
    assert overflow(page) <= 0
    page.get_by_text("As a table").last.click()
    assert overflow(page) <= 0


@pytest.mark.parametrize("game", ["edition-z-base-4", "edition-w-base-4"])
def test_the_island_is_seen_with_its_slider_and_dice_lie_on_nothing(visits: Visits, game: str) -> None:
    page = visit(visits, shelve(visits.server.database, game), SIDEWAYS)
    ways = page.get_by_role("group", name="Move through the game")
    for part in (page.locator(".replay .island").first, page.get_by_role("slider"), ways):
        expect(part).to_be_in_viewport(ratio=1)
    dice = page.locator(".replay .island > .dice")
    for size in (SIDEWAYS, SMALL, LARGE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(dice).to_be_visible()
        assert page.locator(".tile").count() >= 19
        assert dice.evaluate(UNDER_DICE) == [], size
        visits.picture(page, f"record-{game}-{size['width']}")
