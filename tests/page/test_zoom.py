"""Looking closer at the island: buttons, wheel and drag; what is clicked stays what is meant."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.story import Story, find_story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
Box = dict[str, float]


def is_placing(story: Story) -> bool:
    return story.waits_for == 1 and story.view(1)["turn"]["stage"] == "settling"


def box(page: Page, hex_: str) -> Box:
    """Where a hex is on the screen."""
    found: Box = page.locator(f'[data-hex="{hex_}"]').evaluate(
        "one => { const { x, y, width } = one.getBoundingClientRect(); return { x, y, width }; }"
    )
    return found


def grows(page: Page, hex_: str, before: Box, *, sign: int = 1) -> Box:
    """The hex becomes wider, or with -1 narrower."""
    page.wait_for_function(
        """([hex, width, sign]) => {
            const now = document.querySelector(`[data-hex="${hex}"]`).getBoundingClientRect().width;
            return sign * (now - width) > 2;
        }""",
        arg=[hex_, before["width"], sign],
    )
    # It may still be on its way.
    last, now = before, box(page, hex_)
    while now != last:
        page.wait_for_timeout(100)
        last, now = now, box(page, hex_)
    return now


def test_zoom_and_pan(visits: Visits) -> None:
    story = find_story("zoom", is_placing, edition="z-base", first=None)
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    anna.says("Place a settlement: choose a corner.")
    middle = page.locator("[data-hex]").nth(9).get_attribute("data-hex") or ""
    whole = box(page, middle)
    anna.do("Larger")
    nearer = grows(page, middle, whole)
    page.mouse.move(nearer["x"] + nearer["width"] / 2, nearer["y"] + 20)
    page.mouse.wheel(0, -600)
    nearest = grows(page, middle, nearer)
    # A drag moves the land as far as the hand, and is no click.
    page.mouse.down()
    page.mouse.move(nearer["x"] + nearer["width"] / 2 + 60, nearer["y"] + 50, steps=5)
    page.mouse.up()
    moved = box(page, middle)
    assert moved["x"] - nearest["x"] > 30
    assert moved["y"] - nearest["y"] > 10
    expect(anna.button("Confirm")).to_have_count(0)
    # A spot is still the spot that it was.
    spot = page.locator("[data-spot]").filter(visible=True).first
    name = spot.get_attribute("data-spot")
    spot.focus()
    page.keyboard.press("Enter")
    expect(anna.button("Confirm")).to_be_visible()
    anna.do("Whole island")
    assert abs(grows(page, middle, moved, sign=-1)["width"] - whole["width"]) < 2
    anna.do("Confirm")
    expect(page.locator(f'[data-piece="s"][data-place="{str(name)[2:]}"]')).to_be_visible()
