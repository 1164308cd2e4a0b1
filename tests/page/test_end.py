"""The end of a game: what is in sight first, what can be read of the cards, and the island once more."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.story import Story
from tests.page.test_languages import play_out
from tests.page.visit import LARGE, SMALL, Visits

pytestmark = pytest.mark.slow
SIDEWAYS = {"width": 740, "height": 360}
# What else a box of the page lies on.
LIES_ON = """one => {
    const box = one.getBoundingClientRect();
    const meets = other => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
        && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
    const others = "[data-seat], .hand button, .actions button, [role=log], .tabs, [data-hex], [role=status]";
    return [...document.querySelectorAll(others)]
        .filter(other => other.checkVisibility() && meets(other.getBoundingClientRect()))
        .map(other => other.outerHTML.slice(0, 80));
}"""
SIZES = "ones => ones.map(one => parseFloat(getComputedStyle(one).fontSize))"


def check_opens_at_the_winner(page: Page, visits: Visits) -> None:
    """Who has won is in sight, and a screen reader begins there."""
    page.reload()
    title = page.get_by_role("dialog").get_by_role("heading", level=2)
    expect(title).to_be_in_viewport(ratio=1)
    expect(title).to_be_focused()
    visits.picture(page, f"end-{page.evaluate('innerWidth')}")
    # The way to all that can be done leads on from there.
    page.keyboard.press("Tab")
    expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_focused()


def test_the_end_of_a_game_of_six(visits: Visits) -> None:
    story = play_out(Story("end", 1, edition="k-base", seats=6, fair_dice=False, tracker=True).start())
    [page] = visits.sit_down(story, 1)
    for size in (SMALL, SIDEWAYS, LARGE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        check_opens_at_the_winner(page, visits)
    dialog = page.get_by_role("dialog")
    # How many cards there are of a kind is as easy to read of one sort of cards as of the other.
    goods, cards = dialog.locator("[role=img] > span > small"), dialog.locator("span:not([role]) > span > small")
    shown = story.view(1)["shown"]
    assert goods.count() == sum(len(set(hand)) for hand in shown["hands"])
    assert cards.all_inner_texts() == [
        str(held.count(card)) for held in shown["cards"] for card in "KRYMVN" if card in held
    ]
    assert set(cards.evaluate_all(SIZES)) == set(goods.evaluate_all(SIZES))

    dialog.get_by_role("button", name="Look at the island").click()
    expect(dialog).to_be_hidden()
    results = page.get_by_role("button", name="Results")
    # All cards are open: what could be known of them before is of no use.
    expect(page.locator(".known")).to_have_count(0)
    page.get_by_role("tab", name="Aid").click()
    expect(page.get_by_text("How often a number is rolled")).to_be_attached()
    expect(page.get_by_text("What is known of each hand")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    for size in (LARGE, {"width": 1280, "height": 620}, SMALL, SIDEWAYS):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(results).to_be_in_viewport(ratio=1)
        assert results.evaluate(LIES_ON) == [], size
        visits.picture(page, f"end-island-{size['width']}")
    results.click()
    expect(dialog).to_be_visible()
