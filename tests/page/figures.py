"""The second game as it is seen: its figures on the land, its numbers, and its table of points."""

from playwright.sync_api import Page, expect

# How far the left figure is from the right one, in pixels; less than nothing where they overlap.
GAP = """([left, right]) => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    return box(right).left - box(left).right;
}"""
# The colour that a part of a figure is painted with.
FILL = r"one => getComputedStyle(one).fill.match(/\d+/g).map(Number)"
# How high letters are that can be read, in pixels; and how high those of the north are.
READABLE = 9
SIZES = """() => [...document.querySelectorAll("[data-camp] text, [data-space] text")]
    .filter(one => one.getBoundingClientRect().height)
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
# The words of a head that are cut in two, and tables that are wider than their room.
BROKEN = r"""() => [...document.querySelectorAll(".score")].flatMap(score => {
    const table = score.querySelector("table");
    const words = [...score.querySelectorAll("thead .word")].flatMap(head => {
        const text = head.firstChild;
        return [...text.data.matchAll(/[^\s(),]+/g)].filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        }).map(([word]) => word);
    });
    const names = [...score.querySelectorAll("tbody .name")].filter(one => one.clientWidth < 40);
    const wide = table.offsetWidth > score.clientWidth + 1 ? ["wide"] : [];
    return [...words, ...wide, ...names.map(one => one.textContent)];
})"""


def both_are_seen(page: Page, hex_: str) -> None:
    """The robber and a regular on one hex stand side by side, and one is far darker than the other."""
    robber, wildling = f"[data-robber={hex_}] .raider", f"[data-blocks={hex_}] [data-wildling=regular]"
    expect(page.locator(robber)).to_be_visible()
    expect(page.locator(wildling)).to_be_visible()
    assert page.evaluate(GAP, [robber, wildling]) >= 0
    cloak = page.locator(f"{robber} .cloak").evaluate(FILL)
    fur = page.locator(f"{wildling} .body").evaluate(FILL)
    assert sum(fur) > 2 * sum(cloak)


def words_stay_whole(page: Page, widths: tuple[int, ...]) -> None:
    """In the table of points no word of a head is broken inside, nor pushes names or figures away."""
    size = page.viewport_size
    assert size is not None
    expect(page.locator(".score thead .word").first).to_be_attached()
    for width in widths:
        page.set_viewport_size({"width": width, "height": size["height"]})
        assert page.evaluate(BROKEN) == [], width
    page.set_viewport_size(size)


def numbers_can_be_read(page: Page, where: str) -> None:
    """The numbers of camps and of spaces on the Wall are large enough, or they are not there."""
    sizes = page.evaluate(SIZES)
    assert all(size >= READABLE for size in sizes), (where, min(sizes))
