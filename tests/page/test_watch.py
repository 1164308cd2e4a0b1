"""The second game by clicks, from the set-up to each of its three endings."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.figures import both_are_seen, numbers_can_be_read, words_stay_whole
from tests.page.hands_on import HandsOn, is_over
from tests.page.keys import Keys
from tests.page.land import SCREENS, land_of, land_on_screens
from tests.page.player import Player
from tests.page.story import Story
from tests.page.test_axe import check
from tests.page.test_phone import FINGER, PHONE, check_fits
from tests.page.visit import LARGE, SMALL, Visits
from tests.page.watch_games import begin, in_the_middle

pytestmark = pytest.mark.slow
LAPTOP = {"width": 1366, "height": 800}
FIGURES = {
    "guards placed": "guards_placed",
    "guards lost": "guards_lost",
    "heroes used": "heroes_used",
    "wildling tokens revealed": "tokens_revealed",
    "wildlings sent home": "wildlings_sent_home",
}
# How far below the upper edge of the island's frame the highest spear ends, in pixels.
HIGHEST_SPEAR = """() => {
    const spears = [...document.querySelectorAll("[data-space] .guard")].map(one => one.getBoundingClientRect().top);
    return Math.min(...spears) - document.querySelector(".frame").getBoundingClientRect().top;
}"""


def test_a_whole_game_to_the_third_breach(visits: Visits) -> None:
    """All four have one guard, at the same section: the lowest space decides. The replay shows the Wall as it fell."""
    story, moves = begin("breaches")
    anna = HandsOn(visits, story)
    anna.play(moves[:-1])
    bohdan = notes_travellers(visits, story.id)
    anna.play(moves[-1:])
    comes_as_a_traveller(bohdan, "C11")
    is_over(anna, "You have won!", "The Wall has fallen: equally many guards and points, but the lowest space")
    guards_on_the_wall(anna, 1, 1, 1, 1)
    visits.picture(anna.page, "watch-breaches")
    anna.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    wall = anna.page.get_by_role("list", name="The Wall")
    expect(wall.get_by_text("guard of Anna").first).to_be_attached()
    told = anna.page.get_by_role("list", name="What happened")
    expect(told.get_by_text("The Wall is breached at section")).to_have_count(3)
    expect(told).to_contain_text("Anna uses a hero: the builder.")
    replay_shows_the_danger(anna.page, anna.others[2].view())
    figures_of_the_watch(anna.page, story)
    visits.picture(anna.page, "watch-replay")
    check(anna.page)
    anna.page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    check_fits(anna.page, "the replay")
    visits.picture(anna.page, "watch-replay-360")
    # The longest words of all are Ukrainian.
    anna.page.evaluate("localStorage.setItem('hexmoot.language', 'uk')")
    anna.page.reload()
    words_stay_whole(anna.page, (1440, 1366, 1100, 900, 800, 720, 640, 360))
    anna.close()


def test_a_whole_game_until_the_south_is_overrun_on_a_phone(visits: Visits) -> None:
    """Most guards win, whoever has the points; nothing on the way that axe finds wrong in the dark."""
    story, moves = begin("gift")
    anna = HandsOn(visits, story, color_scheme="dark", **PHONE)
    anna.play(moves[:-1])
    check(anna.page)
    visits.picture(anna.page, "watch-phone")
    # Here the robber has come to a regular.
    both_are_seen(anna.page, "D10")
    look_north_on_a_phone(anna, visits)
    anna.play(moves[-1:])
    is_over(anna, "Chihiro has won", "The South is overrun: the most guards on the Wall")
    guards_on_the_wall(anna, 1, 1, 2)
    check(anna.page)
    visits.picture(anna.page, "watch-gift")
    anna.close()


def test_a_whole_game_to_ten_points(visits: Visits) -> None:
    """Points win at the end of the turn, not before. A patrol is looked at first, and one guard comes by keyboard."""
    story, moves = begin("points")
    patrol = next(at for at, (seat, code) in enumerate(moves) if seat == 1 and code.startswith("kn@"))
    guard = max(at for at, (seat, code) in enumerate(moves) if seat == 1 and code.startswith("g@"))
    anna = HandsOn(visits, story)
    anna.play(moves[:patrol])
    panels_by_keys(anna)
    look_at_the_north(anna, story.view(1)["north"]["routes"], visits)
    look_at_a_patrol(anna, moves[patrol][1], visits)
    anna.play(moves[patrol:guard])
    place_a_guard_by_keys(anna, int(moves[guard][1][-1]), visits)
    anna.play(moves[guard + 1 : -1])
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    visits.picture(anna.page, "watch-middle")
    anna.play(moves[-1:])
    is_over(anna, "You have won!", "Won by points: 10 points")
    visits.picture(anna.page, "watch-points")
    anna.close()


def test_guards_and_a_look_at_the_wall_leave_everything_whole_and_in_its_place(visits: Visits) -> None:
    """With five guards at a section the spears of the upper two are seen whole, wherever; a look moves no land."""
    [page] = visits.sit_down(in_the_middle("watch-five"), 1)
    expect(page.locator('[data-space="5"] .guard').first).to_be_visible()
    before = land_on_screens(page)
    for screen in (*SCREENS, LAPTOP):
        page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(HIGHEST_SPEAR) >= 0, screen
        numbers_can_be_read(page, str(screen))
    page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
    page.locator("[data-look=section1]").click()
    card = page.get_by_role("region", name="Wall section 1")
    expect(card).to_be_visible()
    assert land_on_screens(page) == before
    # Nor does it lie over any land.
    for screen in SCREENS:
        page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        box = card.bounding_box()
        assert box is not None
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        for left, top, end, foot in land_of(page):
            assert end <= box["x"] or left >= right or foot <= box["y"] or top >= bottom, screen
        visits.picture(page, f"watch-look-{screen['width']}")
    # Of a panel and a look, the one that came last is there, and covers nothing of the other.
    page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
    Player(page).button(re.compile("^Trade$")).click()
    trade = page.get_by_role("region", name="Trade")
    expect(trade).to_be_visible()
    expect(card).to_have_count(0)
    page.locator("[data-look=section2]").click()
    expect(page.get_by_role("region", name="Wall section 2")).to_be_visible()
    expect(trade).to_have_count(0)


def replay_shows_the_danger(page: Page, view: dict[str, Any]) -> None:
    """At the end the marker, the South and each section are as the table has them; at the beginning nobody is there."""
    watch, most = view["watch"], view["north"]["gift_limit"]
    danger = page.get_by_role("group", name="Danger")
    expect(danger.get_by_text(f"Breaches: {watch['breaches']} of 3")).to_be_attached()
    expect(danger.get_by_text(f"In the South: {len(watch['gift'])} of {most}")).to_be_attached()
    expect(danger.get_by_role("listitem")).to_have_count(4)
    slider = page.get_by_role("slider", name="Place in the game")
    end = slider.input_value()
    slider.fill("0")
    expect(danger.get_by_text("Breaches: 0 of 3")).to_be_attached()
    expect(danger.get_by_text(f"In the South: 0 of {most}")).to_be_attached()
    expect(danger.get_by_role("listitem").first).to_have_attribute(
        "title", re.compile("^Section 1: 0 regulars against 0")
    )
    slider.fill(end)


def figures_of_the_watch(page: Page, story: Story) -> None:
    """What each seat did for the Wall, as the server counted it."""
    statistics = page.request.get(f"/api/records/{story.id}").json()["statistics"]
    for name, key in FIGURES.items():
        row = page.get_by_role("row", name=re.compile(f"^{name}"))
        expect(row.get_by_role("cell")).to_have_text([str(own[key]) for own in statistics["seats"]])
    expect(page.get_by_text(f"breaches of the Wall: {statistics['breaches']}")).to_be_visible()


def notes_travellers(visits: Visits, table: str) -> Page:
    """Somebody who sees things move, and notes who is on the way to where, who stood there, or what lay over it."""
    page = visits.page(visits.context(visits.tokens[1], reduced_motion="no-preference"))
    page.goto(f"/t/{table}")
    expect(page.locator("[data-camp]").first).to_be_attached()
    page.evaluate("""() => {
        window.travelled = [];
        window.early = [];
        window.covered = 0;
        const all = (what) => [...document.querySelectorAll(`[data-${what}]`)].map((one) => one.dataset[what]);
        new MutationObserver(() => {
            const stand = all("blocks");
            window.travelled.push(...all("traveller"));
            window.early.push(...all("traveller").filter((place) => stand.includes(place)));
            if (all("traveller").length && document.querySelector("dialog[open]")) window.covered += 1;
        }).observe(document, { subtree: true, childList: true });
    }""")
    return page


def comes_as_a_traveller(page: Page, hex_: str) -> None:
    """A wildling is seen on its way to a hex, stands there once it has come, and travels no more; then all is over."""
    expect(page.locator(f"[data-blocks={hex_}]")).to_be_attached()
    expect(page.locator("[data-traveller]")).to_have_count(0)
    assert hex_ in page.evaluate("window.travelled")
    assert page.evaluate("window.early") == []
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("window.covered") == 0


def guards_on_the_wall(anna: HandsOn, *counts: int) -> None:
    """What decided, by seat."""
    lines = anna.page.get_by_role("dialog").get_by_role("list", name="Guards").get_by_role("listitem")
    expect(lines).to_have_text([str(count) for count in counts])


def look_north_on_a_phone(anna: HandsOn, visits: Visits) -> None:
    """The north fills the frame: what is picked there can be hit. Closed, it leaves the land to itself."""
    north = anna.button(re.compile("^North of the Wall"))
    north.tap()
    # A ring around a wildling is 42 units of the sheet wide.
    scale = anna.page.locator("[data-look=section1]").evaluate("one => one.getScreenCTM().a")
    assert 42 * scale >= FINGER
    for part in ("section1", "section4", "river", "hornfoot"):
        expect(anna.page.locator(f"[data-look={part}]")).to_be_in_viewport(ratio=1)
    # How many are in the peaks can be read.
    expect(anna.page.locator("[data-peaks]")).to_have_count(3)
    for count in anna.page.locator("[data-peaks] text").all():
        expect(count).to_be_in_viewport(ratio=1)
    check_fits(anna.page, "the north")
    visits.picture(anna.page, "watch-phone-north")
    north.tap()
    expect(anna.page.locator("[data-look=river]")).to_have_count(0)
    # A wide window has room for it again, whatever was closed before, and no button for it.
    anna.page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
    expect(anna.page.locator("[data-look=river]")).to_be_visible()
    anna.page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    expect(anna.page.locator("[data-look=river]")).to_have_count(0)


def panels_by_keys(anna: HandsOn) -> None:
    """The keys of the second game's panels take the focus there, and Escape takes it back."""
    keys = Keys(anna.page)
    # A new question closes the heroes.
    expect(anna.page.locator('[data-guide="prompt"].mine')).to_be_visible()
    for key, title in (("h", "Heroes"), ("w", "Danger")):
        keys.press(key)
        expect(anna.page.get_by_role("region", name=title).locator(":focus")).to_have_count(1)
        keys.press("Escape")
        expect(anna.page.locator("[data-panel=sheet]")).to_have_count(0)


def look_at_the_north(anna: HandsOn, routes: dict[str, list[str]], visits: Visits) -> None:
    """Outside all placing: a clan by pointer, a section by keys; trails, chances and ways south are shown and heard."""
    keys, way = Keys(anna.page), anna.page.locator("[data-way]")
    anna.page.locator('[data-look="cave"]').click()
    heard = anna.page.get_by_role("status").filter(has_text="Cave clan. wildling die: 2 of 12")
    expect(heard).to_contain_text(f"Way south by trail 5: {', '.join(routes['5'])}")
    assert way.evaluate_all("all => all.map((one) => one.dataset.way)") == routes["4"]
    anna.button(re.compile("^5: Cave clan to section 3")).click()
    expect(way.nth(1)).to_have_attribute("data-way", routes["5"][1])
    visits.picture(anna.page, "watch-look")
    anna.page.locator('[data-look="cave"]').focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    assert keys.focused().startswith("Wall section 1")
    keys.press("Enter")
    expect(anna.page.get_by_role("region", name="Wall section 1")).to_be_visible()
    check(anna.page)
    keys.press("Escape")
    expect(way).to_have_count(0)


def look_at_a_patrol(anna: HandsOn, code: str, visits: Visits) -> None:
    """It says what it can do, and lets one go back."""
    expect(anna.page.locator('[data-guide="prompt"].mine')).to_be_visible()
    anna.card("ranger patrol").first.click()
    anna.says("Ranger patrol: move the robber, or choose a wildling to send home.")
    expect(anna.spot(code)).to_be_visible()
    expect(anna.button(re.compile("^Move the robber$"))).to_be_enabled()
    visits.picture(anna.page, "watch-patrol")
    anna.page.keyboard.press("Escape")
    expect(anna.spot(code)).to_be_hidden()


def place_a_guard_by_keys(anna: HandsOn, section: int, visits: Visits) -> None:
    """With a look at the last section on the way."""
    keys = Keys(anna.page)
    expect(anna.button("Recruit a guard")).not_to_have_attribute("aria-disabled", "true")
    keys.press("5")
    expect(anna.page.locator('[data-spot^="g@"]:focus')).to_have_count(1)
    keys.press("End")
    visits.picture(anna.page, "watch-guard")
    check(anna.page)
    for _ in range(4):
        if keys.focused().startswith(f"Place a guard here: section {section}"):
            break
        keys.press("ArrowLeft")
    keys.press("Enter")
    anna.says(f"Place a guard at section {section}?")
    keys.press("Enter")
    anna.told(re.compile(f"Anna places a guard on the Wall: section {section}"))
    # What was built ended the trading of the turn.
    anna.says(re.compile("^Trading is over"))
