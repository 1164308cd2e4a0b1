"""A phone: 360 by 740, by taps."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hexmoot.bots.bot import Limit
from hexmoot.bots.greedy import GreedyBot
from tests.page.elsewhere import Company
from tests.page.player import ADD, HAND, Player
from tests.page.story import PRINTED, Story, find_story, next_roll
from tests.page.test_colours import six_at_a_table
from tests.page.visit import SMALL, Visits

pytestmark = pytest.mark.slow
PHONE: dict[str, Any] = {"viewport": SMALL, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# As far as a finger can be trusted (WCAG 2.2, target size); what lies inside of a sentence or the island is smaller.
FINGER = 24
SIDEWAYS = {"width": 844, "height": 390}
# The part of the screen that a sheet may take unasked.
HIGHEST = 0.46

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


# Figures that run over the edge of their cell of a table.
OVERFLOWING = """() => [...document.querySelectorAll("td.figures")].filter(one => one.checkVisibility()).filter(one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const [box, figure] = [one.getBoundingClientRect(), text.getBoundingClientRect()];
    return figure.left < box.left - 0.5 || figure.right > box.right + 0.5;
}).map(one => one.textContent.trim())"""

# What lies over a hex or a harbour, or how much of the land is outside of its frame.
COVERED = """() => {
    const frame = document.querySelector("[data-guide=island] [role=group]").getBoundingClientRect();
    const land = [...document.querySelectorAll("[data-hex], [data-harbour]")].map(one => one.getBoundingClientRect());
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const out = land.filter(one => one.top < frame.top - 1 || one.bottom > frame.bottom + 1
        || one.left < frame.left - 9 || one.right > frame.right + 9);
    const over = [...document.querySelectorAll(".play > section:not(.island), .asking, .sheets, .zoom, .notices p")]
        .filter(one => one.checkVisibility() && land.some(part => meet(one.getBoundingClientRect(), part)));
    return [...over.map(one => `under ${one.className}`), ...out.map(one => `outside: ${one.top} to ${one.bottom}`)];
}"""
WIDTH = """() => {
    const all = [...document.querySelectorAll("[data-hex]")].map(one => one.getBoundingClientRect());
    return Math.max(...all.map(one => one.right)) - Math.min(...all.map(one => one.left));
}"""


def check_island(page: Page, where: str, *, least: float) -> None:
    """All of the island is in sight, so wide at least, and nothing lies over it."""
    assert page.evaluate(COVERED) == [], where
    assert page.evaluate(WIDTH) > least, where


def check_fits(page: Page, where: str) -> None:
    """Nothing is wider than the screen, and nothing that is said or pressed is cut off at its edge."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} is {wide} px too wide"
    assert page.evaluate(CUT_OFF) == [], where
    assert page.evaluate(OVERFLOWING) == [], where


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


def draw_up(page: Page, sheet: Locator) -> None:
    """Who wants to see more of a sheet has it, by a button and by its head, and takes it back."""

    def height() -> float:
        box = sheet.bounding_box()
        assert box is not None
        return box["height"]

    low = height()
    sheet.get_by_role("button", name="Larger").tap()
    assert height() > low + 100
    sheet.get_by_role("button", name="Smaller").tap()
    assert height() == low
    head = sheet.get_by_role("heading").first.bounding_box()
    assert head is not None
    page.mouse.move(head["x"] + 5, head["y"] + 5)
    page.mouse.down()
    page.mouse.move(head["x"] + 5, head["y"] - 95, steps=3)
    page.mouse.up()
    assert height() > low + 100


def test_a_few_turns_by_taps(visits: Visits) -> None:
    story = find_story("phone", is_before_a_calm_roll)
    [page] = visits.sit_down(story, 1, **PHONE)
    anna = Player(page)
    anna.says("Your turn: roll the dice, or play a card first.")
    check_fits(page, "the table")
    check_island(page, "the table", least=270)
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
        # The island stays in sight above every sheet.
        check_island(page, name, least=150)
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL["width"]
        assert box["height"] <= HIGHEST * SMALL["height"]
        if name == "Aid":
            draw_up(page, sheet)
        page.get_by_role("button", name="Close").first.tap()
        expect(sheet).to_be_hidden()

    anna.button(re.compile("^End turn$")).tap()
    company = Company(visits.server, visits.tokens, story.id)
    company.go_on()
    company.close()
    expect(anna.button(re.compile("^Discard|^Roll$")).first).to_be_visible()


def test_held_sideways_a_road_is_built_by_taps(visits: Visits) -> None:
    story = find_story("phone-sideways", is_before_a_calm_roll)
    [page] = visits.sit_down(story, 1, **(PHONE | {"viewport": SIDEWAYS}))
    anna = Player(page)
    roll, road = anna.button(re.compile("^Roll$")), anna.button(re.compile("^Build a road"))
    hand = page.get_by_role("group", name=HAND)
    for part in (roll, road, anna.button(re.compile("^End turn$")), hand, page.get_by_role("list", name="Seats")):
        expect(part).to_be_in_viewport(ratio=1)
    check_fits(page, "sideways")
    check_fingers(page)
    check_island(page, "sideways", least=270)
    # What it costs is seen on the button, and said.
    expect(road.locator(".price svg")).to_have_count(2)
    expect(road.locator(".price")).to_be_visible()
    expect(road).to_have_accessible_name(re.compile("brick"))
    visits.picture(page, "phone-sideways")
    roll.tap()
    anna.says("Your turn: trade, build, or end it.")
    road.tap()
    anna.spots().first.tap()
    confirm = anna.button("Confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    check_island(page, "sideways, with a question", least=270)
    confirm.tap()
    expect(page.get_by_role("list", name="Roads")).to_contain_text("road of Anna")

    page.get_by_role("button", name="Trade", exact=True).tap()
    expect(hand).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Make the offer")).to_be_in_viewport(ratio=1)
    check_island(page, "sideways, with a trade", least=270)
    check_fits(page, "sideways, with a trade")
    page.get_by_role("button", name="Close").first.tap()
    # A seat says in words what its signs show.
    page.get_by_role("button", name="About Bohdan").tap()
    expect(
        page.get_by_role("dialog", name="Bohdan").get_by_role("listitem").filter(has_text="a road of")
    ).to_be_visible()


def may_trade(story: Story) -> bool:
    """Seat 1 has rolled, and has something to give."""
    return story.waits_for == 1 and bool((view := story.view(1))["ask"]["moves"].get("end")) and bool(view["my_hand"])


def owes_cards(story: Story) -> bool:
    """A seven was rolled, and seat 1 has too many cards."""
    return story.waits_for == 1 and bool(story.view(1)["ask"]["moves"].get("x"))


def test_a_discard_leaves_the_island_and_the_buttons_in_sight(visits: Visits) -> None:
    story = find_story("phone-seven", owes_cards, seats=4)
    [page] = visits.sit_down(story, 1, **PHONE)
    anna = Player(page)
    anna.says(re.compile("^A seven!"))
    # A name of usual length is whole.
    cut = "() => [...document.querySelectorAll('[data-seat] strong')].filter(one => one.scrollWidth > one.clientWidth)"
    assert page.evaluate(f"({cut})().map(one => one.textContent)") == []
    for _ in range(2):
        check_fits(page, "a discard")
        check_island(page, "a discard", least=240)
        anna.page.get_by_role("group", name=HAND).get_by_role("button", name=ADD).first.tap()
    visits.picture(page, "phone-discard")
    # The prices can be read before one decides; what was chosen stays.
    page.get_by_role("button", name="Aid", exact=True).tap()
    check_island(page, "the aid at a discard", least=150)
    page.get_by_role("button", name="Close").first.tap()
    expect(anna.button(re.compile("^Discard 2 of"))).to_be_visible()
    # A refusal lies over the seats, not over the land.
    anna.button(re.compile("^Build a road")).tap(force=True)
    expect(page.get_by_role("link", name=re.compile(r"^[A-Z]+-\d\d$"))).to_be_visible()
    check_island(page, "a refusal", least=150)


def test_six_at_a_table_see_all_of_the_larger_island(visits: Visits) -> None:
    [page] = visits.sit_down(six_at_a_table("phone-six"), 1, **PHONE)
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(6)
    check_fits(page, "six at a table")
    check_island(page, "six at a table", least=240)
    visits.picture(page, "phone-six")
    page.get_by_role("button", name="Log", exact=True).tap()
    check_island(page, "the log of six", least=150)


def test_the_scores_of_the_end_fit(visits: Visits) -> None:
    story = Story("phone-over", 1, **PRINTED).start()
    bot = GreedyBot(trades=False)
    while story.table.game is not None and story.table.status == "playing":
        seat = story.waits_for
        limit = Limit(seed=story.table.number, offers=0, offered=())
        move = bot.choose(story.table.game.view(seat), limit)
        assert move is not None
        story.act(seat, move.code)
    [page] = visits.sit_down(story, 1, **PHONE)
    dialog = page.get_by_role("dialog")
    # Ten points are two figures.
    expect(dialog.locator("td.total", has_text=re.compile(r"^\d\d$"))).to_be_visible()
    check_fits(page, "the end")
    # What the columns are is said below them.
    expect(dialog.locator(".legend")).to_contain_text("Largest army")
    expect(dialog.locator(".legend")).to_be_visible()
    visits.picture(page, "phone-over")


def test_a_trade_leaves_the_lesson_to_be_read(visits: Visits) -> None:
    """The step about the island makes way for it, but not to where a sheet is."""
    story = find_story("phone-lesson", may_trade)
    [page] = visits.sit_down(story, 1, **PHONE)
    lesson = json.dumps({"table": story.id, "done": ["goal"], "isOver": False})
    page.evaluate("lesson => localStorage.setItem('hexmoot.lesson', lesson)", lesson)
    page.reload()
    title = page.get_by_role("region", name="Learn by playing").get_by_role("heading", name="Hexes and numbers")
    expect(title).to_be_in_viewport(ratio=1)
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="Trade")).to_be_visible()
    visits.picture(page, "phone-lesson-trade")
    seen = """one => {
        const box = one.getBoundingClientRect();
        return [box.left + 5, (box.left + box.right) / 2, box.right - 5].every(x =>
            one.contains(document.elementFromPoint(x, (box.top + box.bottom) / 2)));
    }"""
    assert title.evaluate(seen)
    assert page.get_by_role("button", name="Go on").evaluate(seen)
    # Only a hand of which nothing lies under the lesson can be traded from.
    assert page.locator("[data-guide=hand] button").evaluate_all(f"all => all.every({seen})")
    page.get_by_role("button", name="Close").first.tap()
    expect(title).to_be_in_viewport(ratio=1)


def test_the_front_page_and_the_form_fit(visits: Visits) -> None:
    page = visits.newcomer(**PHONE)
    play = page.get_by_role("button", name="Play now against bots")
    expect(play).to_be_in_viewport()
    # The other pages are behind a button, which closes as soon as one is chosen.
    page.get_by_role("button", name="Pages").tap()
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").tap()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("navigation", name="Pages")).to_be_hidden()
    page.go_back()
    check_fits(page, "the front page")
    visits.picture(page, "phone-front")
    # The island of the first game is before the second game, and most of it in the first screen.
    island, second = page.locator(".hero > .island"), page.get_by_role("region", name="A second game")
    expect(island).to_be_in_viewport(ratio=0.6)
    below, box = second.bounding_box(), island.bounding_box()
    assert below is not None
    assert box is not None
    assert below["y"] >= box["y"] + box["height"]
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
