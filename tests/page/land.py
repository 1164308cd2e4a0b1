"""Where the land of an island is on the screen."""

from playwright.sync_api import Page

from tests.page.visit import LARGE, SMALL

# Large, a small laptop, a tablet, a phone upright and sideways.
SCREENS = [LARGE, {"width": 1200, "height": 800}, {"width": 820, "height": 1100}, SMALL, {"width": 844, "height": 390}]
LAND = """() => [...document.querySelectorAll("[data-hex]")].map(one => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom].map(Math.round);
})"""


def land_of(page: Page) -> list[list[int]]:
    """The box of every hex."""
    found: list[list[int]] = page.evaluate(LAND)
    return found


def land_on_screens(page: Page) -> list[list[list[int]]]:
    """The box of every hex on every kind of screen; the page is left as large as it was."""
    before = page.viewport_size
    found = []
    for screen in SCREENS:
        page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        # What follows the size of the frame is drawn in the next picture.
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found.append(land_of(page))
    if before is not None:
        page.set_viewport_size(before)
    return found
