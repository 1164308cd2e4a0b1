"""Somebody who plays by clicks, with the page's own words."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

SPOT = re.compile("^(Build here|Move the robber here)")
STEAL = re.compile(r"^(Confirm|.+ · \d+ resource cards?)$")
ADD = re.compile("^Add ")
HAND = re.compile("^Your hand")
ROLL = re.compile("^Roll$")
END = re.compile("^(End turn|Pass)$")
# Whether the only one of these buttons can be used.
CAN = "([one, ...others]) => !!one && !others.length && !one.disabled && one.getAttribute('aria-disabled') !== 'true'"
# What the table asks for, in one question: this is asked again and again while others play.
DUTY = """() => {
    const first = (what, test = () => true) =>
        [...document.querySelectorAll(what)].find(one => one.checkVisibility() && test(one));
    const can = guide => first(`[data-guide=${guide}]`, one => one.getAttribute("aria-disabled") !== "true");
    // The last move has no answer yet: what is shown is about to change.
    if (document.querySelector("[role=group][aria-busy=true]")) return "";
    if (first("dialog[open]")) return "over";
    if (first("button", one => one.textContent.trim().startsWith("Discard"))) return "discarding";
    const spot = first("[data-spot]");
    if (spot) return spot.ariaLabel.startsWith("Move the robber") ? "robbing" : "placing";
    return can("roll") ? "rolling" : can("end") ? "playing" : "";
}"""


class Player:
    """What can be seen and clicked at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Seeing.

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def says(self, text: str | re.Pattern[str]) -> None:
        """The page says this, where a screen reader hears it at once."""
        expect(self.page.get_by_role("status").filter(has_text=text).first).to_be_visible()

    def told(self, text: str | re.Pattern[str]) -> None:
        """The log tells this."""
        expect(self.page.get_by_role("log").get_by_text(text).last).to_be_attached()

    def hears(self, text: str | re.Pattern[str]) -> None:
        """A screen reader is told this as it happens, whatever is open: out of sight, but not hidden from it."""
        heard = self.page.locator("[data-heard][aria-live=polite]")
        expect(heard).to_be_visible()
        expect(heard.get_by_text(text).last).to_be_attached()

    def spots(self) -> Locator:
        return self.page.get_by_role("button", name=SPOT)

    def card(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Development cards").get_by_role("button", name=name)

    def offers(self) -> Locator:
        return self.page.get_by_role("list", name="Offers on the table")

    def good(self, kind: str) -> Locator:
        """A kind of good in the hand."""
        return self.page.get_by_role("group", name=HAND).get_by_role("button", name=re.compile(rf"^\d+ {kind}"))

    def holds(self, kind: str, count: int) -> None:
        expect(self.good(kind)).to_have_accessible_name(f"{count} {kind}")

    def can(self, name: str | re.Pattern[str]) -> bool:
        """Whether a button can be used now."""
        found: bool = self.button(name).evaluate_all(CAN)
        return found

    # Doing.

    def do(self, name: str | re.Pattern[str]) -> None:
        """Clicks a button as soon as it can be used."""
        button = self.button(name)
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()

    def roll(self) -> None:
        self.do(ROLL)

    def end(self) -> None:
        self.do(END)

    def place(self, spot: Locator) -> None:
        """Picks a spot and confirms it."""
        spot.click()
        self.do("Confirm")

    def pick(self, group: str | re.Pattern[str], kinds: list[str]) -> None:
        """Chooses goods, one click each."""
        box = self.page.get_by_role("group", name=group)
        for kind in kinds:
            box.get_by_role("button", name=re.compile(f"^Add {kind}")).click()

    def offer(self, gives: str, takes: str) -> None:
        """Makes an offer of one good for another."""
        sheet = self.page.get_by_role("region", name="Trade")
        if not sheet.is_visible():
            self.button(re.compile("^Trade$")).click()
        self.pick("You give", [gives])
        self.pick("You get", [takes])
        self.button("Make the offer").click()

    def rob(self) -> None:
        """Moves the robber to the first hex that is shown, and steals from the first who is named."""
        self.spots().first.click()
        self.button(STEAL).first.click()

    def discard(self) -> None:
        """Lets go of as many cards as are owed, the first ones first."""
        adding = self.page.get_by_role("group", name=HAND).get_by_role("button", name=ADD)
        done = self.button(re.compile("^Discard"))
        while done.is_disabled():
            adding.first.click()
        done.click()

    # Whatever comes.

    def duty(self) -> str:
        """What the table asks for now: discarding, robbing, placing, rolling, playing, over, or nothing."""
        found: str = self.page.evaluate(DUTY)
        return found

    def see_to_it(self, until: str, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Does what a seven asks for, and lets the others do theirs, until it is time for this."""
        deadline = time.monotonic() + 40
        while (duty := self.duty()) != until:
            assert time.monotonic() < deadline, f"it is never time for {until}"
            if duty == "discarding":
                self.discard()
            elif duty == "robbing":
                self.rob()
            meanwhile()
            self.page.wait_for_timeout(50)
