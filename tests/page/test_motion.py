"""What moves, and what does not where the system asks for less motion: dice that roll, cards that fly."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.story import Story, find_story, next_roll
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
# Notes what is moved from the first moment on: by a style that lasts long enough to be seen, or by the page itself.
NOTING = """() => {
    window.moved = [];
    const note = (what) => window.moved.push(
        what.closest(".dice") ? "dice" : what.parentElement === document.body ? "card" : "else");
    addEventListener("animationstart", ({ target }) => {
        if (parseFloat(getComputedStyle(target).animationDuration) > 0.01) note(target);
    }, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        note(this);
        if (this.parentElement === document.body) window.launched ??= performance.now();
        return animate.apply(this, how);
    };
    // When the number of Anna's cards changes after that.
    new MutationObserver((changes) => {
        const isHers = ({ target }) => target.parentElement?.closest('[data-seat="1"] .hand');
        if (window.launched && changes.some(isHers)) window.rose ??= performance.now();
    }).observe(document, { subtree: true, characterData: true });
}"""
# Less than a card is in the air, in milliseconds, and much more than a number takes that waits for none.
IN_THE_AIR = 300


def is_before_a_harvest(story: Story) -> bool:
    """Seat 1 is about to roll a number that brings it cards."""
    if story.waits_for != 1 or not (view := story.view(1))["ask"]["moves"].get("roll"):
        return False
    rolled = str(next_roll(story))
    near = {place[:-1] for place in view["pieces"][0]["s"]}
    return any(view["board"]["hexes"].get(place, "")[1:] == rolled and place != view["robber"] for place in near)


def sees(visits: Visits, token: str, story: Story, motion: Any) -> Page:
    page = visits.page(visits.context(token, reduced_motion=motion))
    page.add_init_script(f"({NOTING})()")
    page.goto(f"/t/{story.id}")
    return page


def test_dice_roll_and_cards_fly_unless_less_motion_is_asked_for(visits: Visits) -> None:
    story = find_story("motion", is_before_a_harvest)
    tokens = story.write(visits.server.database)
    lively = sees(visits, tokens[0], story, "no-preference")
    calm = sees(visits, tokens[1], story, "reduce")
    expect(calm.get_by_role("log")).to_be_visible()
    Player(lively).roll()
    for page in (lively, calm):
        Player(page).says("Your turn: trade" if page is lively else "Anna trades, builds or ends the turn.")
    lively.wait_for_function("() => ['dice', 'card'].every(one => window.moved.includes(one))")
    # Both were shown the same roll by now.
    assert calm.evaluate("window.moved") == []
    # A number rises as its card lands; without motion it does at once. In the end both are right.
    lively.wait_for_function("() => window.rose")
    assert lively.evaluate("window.rose - window.launched") > IN_THE_AIR
    for page in (lively, calm):
        hand = page.locator('[data-seat="1"] .hand')
        count = (hand.get_attribute("title") or "").partition(" ")[0]
        expect(hand.locator("> span")).to_have_text(count)
