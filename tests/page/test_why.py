"""A place where nothing can be placed says why, with the rule."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.land import land_of
from tests.page.player import Player
from tests.page.story import Story
from tests.page.test_phone import PHONE
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
# Where a corner is on the screen, by the drawing of its hex.
AT = """([hex, down]) => {
    const tile = document.querySelector(`[data-hex="${hex}"]`);
    const point = new DOMPoint(0, down).matrixTransform(tile.getScreenCTM());
    return [point.x, point.y];
}"""
RULE = re.compile(r"^[A-Z]+-\d\d$")
# From the middle of a hex to its southern tip.
TIP = 60


def point_of(page: Page, hex_: str, down: float) -> tuple[float, float]:
    x, y = page.evaluate(AT, [hex_, down])
    return x, y


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["large", "phone"])
def test_a_corner_that_is_taken_says_why(visits: Visits, screen: dict[str, Any]) -> None:
    story = Story(
        f"why-{len(screen)}", 1, edition="z-base", seats=3, fair_dice=False, options={"first_player": "named"}
    )
    story.start()
    first = story.waits_for
    story.act(first, "s@D7s")
    story.act(first, "r@" + story.view(first)["ask"]["moves"]["r"][0])
    second = story.waits_for
    [page] = visits.sit_down(story, second, **screen)
    player = Player(page)
    player.says("Place a settlement: choose a corner.")
    # The corner is taken: it is no spot, and says so.
    land = land_of(page)
    point = point_of(page, "D7", TIP)
    if screen:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)
    notice = page.get_by_role("status").filter(
        has=page.get_by_role("link", name=re.compile(r"^BUILD-\d\d|^SETUP-\d\d|^BOARD-\d\d"))
    )
    expect(notice).to_be_visible()
    expect(page.locator(".miss")).to_be_visible()
    # The word moves nothing.
    assert land_of(page) == land
    visits.picture(page, f"why-{len(screen)}")
    # A place that can be picked takes the word away.
    player.spots().first.dispatch_event("click")
    expect(notice).to_have_count(0)
    expect(page.locator(".miss")).to_have_count(0)
