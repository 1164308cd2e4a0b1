"""A phone: 360 by 740, by taps."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.elsewhere import Company
from tests.page.player import Player
from tests.page.story import Story, find_story, next_roll
from tests.page.visit import SMALL, Visits

pytestmark = pytest.mark.slow
PHONE: dict[str, Any] = {"viewport": SMALL, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# As far as a finger can be trusted (WCAG 2.2, target size); what lies inside of a sentence or the island is smaller.
FINGER = 24

# What reaches over the screen and cannot be scrolled to.
CUT_OFF = """() => {
    const rolls = one => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
    const scrolls = one => one && (rolls(one) || scrolls(one.parentElement));
    return [...document.querySelectorAll("button, a, p, h1, h2, select, input, label")]
        .filter(one => !one.closest(".unseen, .skip, svg, [aria-hidden]") && one.checkVisibility() && !scrolls(one))
        .map(one => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
        .map(({ one, box }) => `${one.textContent.trim() || one.ariaLabel} ends at ${box.right}`);
}"""


def check_fits(page: Page, where: str) -> None:
    """Nothing is wider than the screen, and nothing that is said or pressed is cut off at its edge."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} is {wide} px too wide"
    assert page.evaluate(CUT_OFF) == [], where


def check_fingers(page: Page) -> None:
    """Every button in sight can be hit."""
    small = page.evaluate(
        """least => [...document.querySelectorAll("button, a.button, select")]
            .map(one => ({ name: one.ariaLabel || one.textContent.trim(), box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width && (box.width < least || box.height < least))
            .map(({ name, box }) => `${name} ${box.width}x${box.height}`)""",
        FINGER,
    )
    assert small == []


def is_before_a_calm_roll(story: Story) -> bool:
    """Seat 1 rolls, no seven comes, and it will be able to pay for a road."""
    if story.waits_for != 1 or not (view := story.view(1))["ask"]["moves"].get("roll"):
        return False
    return {"L", "B"} <= set(view["my_hand"]) and len(view["my_hand"]) < 8 and next_roll(story) != 7


def test_a_few_turns_by_taps(visits: Visits) -> None:
    story = find_story("phone", is_before_a_calm_roll)
    [page] = visits.sit_down(story, 1, **PHONE)
    anna = Player(page)
    anna.says("Your turn: roll the dice, or play a card first.")
    check_fits(page, "the table")
    check_fingers(page)
    visits.picture(page, "phone-table")
    anna.button(re.compile("^Roll$")).tap()
    anna.says("Your turn: trade, build, or end it.")
    anna.button(re.compile("^Build a road")).tap()
    anna.spots().first.tap()
    anna.button("Confirm").tap()
    expect(page.get_by_role("list", name="Roads")).to_contain_text("road of Anna")

    for name in ("Trade", "Log", "Talk", "Aid", "Table"):
        page.get_by_role("button", name=name, exact=True).tap()
        sheet = page.get_by_role("region", name=name).first
        expect(sheet).to_be_visible()
        check_fits(page, name)
        visits.picture(page, f"phone-{name.lower()}")
        # The island stays in sight above every sheet that does not have to be long.
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL["width"]
        page.get_by_role("button", name="Close").first.tap()
        expect(sheet).to_be_hidden()

    anna.button(re.compile("^End turn$")).tap()
    company = Company(visits.server, visits.tokens, story.id)
    company.go_on()
    company.close()
    expect(anna.button(re.compile("^Discard|^Roll$")).first).to_be_visible()


def test_the_front_page_and_the_form_fit(visits: Visits) -> None:
    page = visits.newcomer(**PHONE)
    play = page.get_by_role("button", name="Play now against bots")
    expect(play).to_be_in_viewport()
    check_fits(page, "the front page")
    visits.picture(page, "phone-front")
    page.get_by_role("button", name="Make a table for friends").tap()
    page.get_by_role("button", name="How the rule books differ").tap()
    page.get_by_text("Change single rules").tap()
    expect(page.get_by_label("Points to win")).to_be_visible()
    check_fits(page, "the form")
    check_fingers(page)
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    check_fits(page, "the waiting room")
    check_fingers(page)
    visits.picture(page, "phone-waiting")
