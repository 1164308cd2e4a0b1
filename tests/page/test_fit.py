"""What a player needs is whole and in sight on every screen, however many sit at the table, in every language."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexmoot.bots.bot import Limit
from hexmoot.bots.greedy import GreedyBot
from tests.page.story import MOST_SEEDS, Story
from tests.page.test_languages import tags
from tests.page.test_lesson import NAMES
from tests.page.visit import LARGE, Visits

pytestmark = pytest.mark.slow
# Laptops with the bars of a browser, a window as narrow as one beside the island may be, a tablet, phones both ways.
LAPTOPS = [(1440, 900), (1366, 768), (1366, 650), (1280, 720), (1280, 620), (1100, 700)]
PHONES = [(820, 1100), (844, 390), (740, 360), (667, 375), (360, 740), (360, 640)]
# The tables with the most to show: many seats, or many signs on each; the host wants the tracker.
TABLES: dict[str, dict[str, Any]] = {
    "six": {"edition": "k-base", "seats": 6},
    "four": {"edition": "z-base", "seats": 4},
    "watch": {"edition": "w-base", "seats": 4},
}
# How many kinds of goods are shown for the seat of whose hand the least is known.
MANY = 5

# What is cut off at the edge of the screen, lies under something else, or over its neighbour.
NOT_WHOLE = """() => {
    const all = what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility());
    const hand = all("[data-guide=hand] button");
    const parts = { prompt: all("[data-guide=prompt]"), hand, acts: all(".actions button") };
    const said = (kind, one) => `${kind} ${one.ariaLabel ?? ""}`.trim();
    const found = [];
    const boxes = [];
    for (const [kind, ones] of Object.entries(parts)) {
        if (!ones.length) found.push(`no ${kind}`);
        for (const one of ones) {
            const box = one.getBoundingClientRect();
            boxes.push([kind, one, box]);
            if (box.top < -1 || box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
                found.push(`${said(kind, one)} ends at ${Math.round(box.right)}, ${Math.round(box.bottom)}`);
            for (const y of [box.top + 3, box.bottom - 3]) {
                const seen = document.elementFromPoint((box.left + box.right) / 2, y);
                if (!one.contains(seen)) found.push(`${said(kind, one)} is covered by ${seen?.className}`);
            }
        }
    }
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const [kind, one, box] of boxes)
        for (const [other, neighbour, place] of boxes)
            if (kind < other && meet(box, place)) found.push(`${said(kind, one)} meets ${said(other, neighbour)}`);
    return found;
}"""
# The words and signs of a seat that lie over each other or outside of it, and a name that is cut.
CROWDED = """() => [...document.querySelectorAll("li[data-seat]")].flatMap(seat => {
    const whole = seat.getBoundingClientRect();
    const signs = [...seat.querySelectorAll(".badge, .name, .points, .facts > span, .known > span, .word, .clock")]
        .filter(one => one.checkVisibility()).map(one => [one.className, one.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const name = seat.querySelector("strong");
    return [
        ...(name.scrollWidth > name.clientWidth ? [`${name.textContent} is cut`] : []),
        ...signs.filter(([, box]) => box.right > whole.right + 1 || box.bottom > whole.bottom + 1)
            .map(([name]) => `${seat.dataset.seat}: ${name} is outside`),
        ...signs.flatMap(([name, box], at) => signs.slice(at + 1).filter(([, other]) => meet(box, other))
            .map(([other]) => `${seat.dataset.seat}: ${name} lies on ${other}`)),
    ];
})"""

# The count of the cards that are left, where it lies on the picture of the card.
COUNT_ON_CARD = """() => {
    const of = what => document.querySelector(`[data-guide=buy] ${what}`).getBoundingClientRect();
    const [card, left] = [of("svg"), of(".left")];
    return card.right > left.left && card.bottom > left.top + 4 ? ["the count lies on the card"] : [];
}"""

# What is wider than the aid in which it stands, with everything unfolded.
TOO_WIDE = """() => [...document.querySelectorAll(".aid")].filter(one => one.checkVisibility()).flatMap(aid => {
    for (const part of aid.querySelectorAll("details")) part.open = true;
    const edge = aid.getBoundingClientRect().left + aid.clientWidth;
    const wide = [...aid.querySelectorAll("*")].filter(one => one.checkVisibility() && !one.closest("svg"))
        .filter(one => one.getBoundingClientRect().right > edge + 1 || one.scrollWidth > one.clientWidth + 1)
        .filter(one => getComputedStyle(one).display !== "inline")
        .map(one => `${one.textContent.trim().slice(0, 30)}: ${one.scrollWidth} in ${one.clientWidth} px`);
    return aid.scrollWidth > aid.clientWidth ? [`${aid.scrollWidth} in ${aid.clientWidth} px`, ...wide] : wide;
})"""


def settle(page: Page, size: tuple[int, int]) -> None:
    """Another size of the screen; what follows it is drawn in the next picture."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def speak(page: Page, tag: str) -> None:
    """Another language; it is chosen where the header has room for it."""
    settle(page, (LARGE["width"], LARGE["height"]))
    page.locator("header select").select_option(tag)
    expect(page.locator("html")).to_have_attribute("lang", tag)


def bots_until(name: str, wanted: Callable[[Story], bool], **settings: Any) -> Story:
    """The first game that bots bring to where it is wanted."""
    bot = GreedyBot(trades=False)
    for seed in range(MOST_SEEDS):
        story = Story(name, seed, fair_dice=False, tracker=True, **settings).start()
        while story.table.status == "playing" and (game := story.table.game):
            if wanted(story):
                return story
            move = bot.choose(game.view(story.waits_for), Limit(seed=story.table.number, offers=0))
            assert move is not None
            story.act(story.waits_for, move.code)
    raise AssertionError("no game came to the wanted position")


def has_much_to_show(story: Story) -> bool:
    """Seat 1 may build, and of somebody's hand almost nothing is known."""
    game, tracker = story.table.game, story.table.tracker
    if game is None or tracker is None or story.waits_for != 1 or game.stage != "main":
        return False
    return any(sum(most > 0 for _, most in hand.values()) >= MANY for hand in tracker.known()[1:])


@pytest.mark.parametrize("table", TABLES)
def test_hand_and_buttons_are_whole_on_every_screen(visits: Visits, table: str) -> None:
    story = bots_until(f"fit-{table}", has_much_to_show, **TABLES[table])
    [page] = visits.sit_down(story, 1)
    # Nobody else is there: each of their seats says so.
    expect(page.locator("[data-seat] .word")).to_have_count(len(story.table.chairs) - 1)
    wrong = []
    for tag in tags():
        speak(page, tag)
        for size in LAPTOPS + PHONES:
            settle(page, size)
            if tag == "en":
                visits.picture(page, f"fit-{table}-{size[0]}x{size[1]}")
            for look in (NOT_WHOLE, CROWDED, COUNT_ON_CARD):
                wrong += [f"{tag} {size}: {one}" for one in page.evaluate(look)]
    assert not wrong, "\n".join(wrong)


def test_held_sideways_a_seat_that_is_pressed_tells_what_is_known_of_its_hand(visits: Visits) -> None:
    story = bots_until("fit-about", has_much_to_show, **TABLES["four"])
    [page] = visits.sit_down(story, 1, has_touch=True, is_mobile=True)
    shown = page.locator("[data-seat='2'] .known").first
    expect(shown).to_be_visible()
    settle(page, (740, 360))
    expect(shown).to_be_hidden()
    page.get_by_role("button", name="About Bohdan").tap()
    told = page.get_by_role("dialog", name="Bohdan")
    expect(told.get_by_text("What is openly known of this hand")).to_be_in_viewport(ratio=1)
    assert story.table.tracker is not None
    known = story.table.tracker.known()[1]
    signs = [NAMES[kind] for kind, (_, most) in known.items() if most]
    expect(told.locator(".known").get_by_role("img")).to_have_count(len(signs))
    for name in signs:
        expect(told.locator(".known").get_by_role("img", name=name)).to_be_visible()


@pytest.mark.parametrize("table", ["six", "watch"])
def test_nothing_in_the_aid_is_scrolled_sideways(visits: Visits, table: str) -> None:
    story = bots_until(f"fit-{table}-aid", has_much_to_show, **TABLES[table])
    [page] = visits.sit_down(story, 1)
    wrong = []
    for tag in tags():
        speak(page, tag)
        page.locator("#tab-aid").click()
        expect(page.locator(".aid details").first).to_be_attached()
        for size in LAPTOPS:
            settle(page, size)
            wrong += [f"{tag} {size}: {one}" for one in page.evaluate(TOO_WIDE)]
        settle(page, LAPTOPS[3])
        page.locator("#tab-content .aid table").nth(1).scroll_into_view_if_needed()
        visits.picture(page, f"fit-{table}-aid-{tag}")
        settle(page, PHONES[-1])
        page.locator(".sheets [data-guide=tab-aid]").click()
        expect(page.locator("[data-panel=sheet] .aid")).to_be_visible()
        for size in PHONES:
            settle(page, size)
            wrong += [f"{tag} {size}: {one}" for one in page.evaluate(TOO_WIDE)]
        page.keyboard.press("Escape")
    assert not wrong, "\n".join(wrong)


def test_whose_turn_it_is_comes_in_sight_where_not_all_seats_have_room(visits: Visits) -> None:
    story = bots_until("fit-turn", lambda story: story.waits_for == 6 and has_rolled(story), **TABLES["six"])
    [page] = visits.sit_down(story, 1, viewport={"width": 1280, "height": 460})
    expect(page.locator("[data-seat='6']")).to_be_in_viewport(ratio=1)
    assert page.evaluate("(one => one.scrollHeight > one.clientHeight)(document.querySelector('.seats'))")
    expect(page.locator("[data-guide=end]")).to_be_in_viewport(ratio=1)


def has_rolled(story: Story) -> bool:
    return story.table.game is not None and story.table.game.stage == "main"
