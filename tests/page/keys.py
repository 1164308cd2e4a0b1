"""Somebody who plays by keyboard alone, and must always see where the focus is."""

import re

from playwright.sync_api import Page

MOST_TABS = 120
# What has the focus: its name, what it is, and whether its focus can be seen.
FOCUSED = """() => {
    const one = document.activeElement;
    const drawn = style => style.display !== "none" && style.visibility === "visible" && Number(style.opacity) > 0;
    const ringed = [one, one.closest("label")].some(part => {
        const style = part && getComputedStyle(part);
        return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && drawn(style);
    });
    // On the island a line is drawn around a corner or a side, and the edge of a hex grows thick.
    const isHex = one.matches(".hex");
    const around = [...one.querySelectorAll(isHex ? ".ring" : ".around")].some(part => {
        const style = getComputedStyle(part);
        return drawn(style) && style.stroke !== "none" && parseFloat(style.strokeWidth) >= (isHex ? 5 : 2);
    });
    return {
        name: one.ariaLabel || one.labels?.[0]?.textContent.trim() || one.textContent.trim(),
        group: one.closest("[role=group]")?.ariaLabel ?? "",
        disabled: one.ariaDisabled === "true",
        // The page as a whole, or all of its content: there is nothing to draw a line around.
        page: one === document.body || one.matches("main"),
        seen: ringed || (one.matches("[data-spot], [data-look]") && around),
    };
}"""


class Keys:
    """A keyboard at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self, group: str = "") -> str:
        """The name of what has the focus, which must be seen; none outside of a group that is named."""
        found = self.page.evaluate(FOCUSED)
        assert found["page"] or found["seen"], f"the focus on {found['name']!r} cannot be seen"
        return "" if found["page"] or group not in found["group"] else str(found["name"])

    def tab_to(self, name: str, group: str = "") -> None:
        """Goes on with the tab key until something of this name has the focus."""
        passed = []
        for _ in range(MOST_TABS):
            if re.search(name, now := self.focused(group)):
                return
            passed.append(now)
            self.press("Tab")
        raise AssertionError(f"the tab key does not come to {name!r}, only to {passed}")

    def use(self, name: str, group: str = "") -> None:
        """Goes to something and presses it."""
        self.tab_to(name, group)
        self.press("Enter")
