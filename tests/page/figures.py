"""The figures of the second game on the land, as they are seen."""

from playwright.sync_api import Page, expect

# How far the left figure is from the right one, in pixels; less than nothing where they overlap.
GAP = """([left, right]) => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    return box(right).left - box(left).right;
}"""
# The colour that a part of a figure is painted with.
FILL = r"one => getComputedStyle(one).fill.match(/\d+/g).map(Number)"


def both_are_seen(page: Page, hex_: str) -> None:
    """The robber and a regular on one hex stand side by side, and one is far darker than the other."""
    robber, wildling = f"[data-robber={hex_}] .raider", f"[data-blocks={hex_}] [data-wildling=regular]"
    expect(page.locator(robber)).to_be_visible()
    expect(page.locator(wildling)).to_be_visible()
    assert page.evaluate(GAP, [robber, wildling]) >= 0
    cloak = page.locator(f"{robber} .cloak").evaluate(FILL)
    fur = page.locator(f"{wildling} .body").evaluate(FILL)
    assert sum(fur) > 2 * sum(cloak)
