"""The coach and the tracker: what they show, where the host allows them, and that they can be switched off."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.player import Player
from tests.page.story import PRINTED, Story, find_story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
HALOS = "[data-guide=island] .halo"


def coach(page: Page) -> Locator:
    page.get_by_role("tab", name="Aid").click()
    return page.get_by_role("region", name="Coach")


def is_placing(story: Story) -> bool:
    return story.waits_for == 1 and story.view(1)["turn"]["stage"] == "settling"


def test_the_coach_marks_a_place_says_why_and_is_heeded(visits: Visits) -> None:
    story = find_story("coach", is_placing, edition="z-base", first=None)
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    anna.says("Place a settlement: choose a corner.")
    expect(page.locator(HALOS)).to_have_count(0)
    advice = coach(page)
    advice.get_by_role("switch").check()
    first = advice.get_by_role("listitem").first
    # What to do, and at least one reason for it.
    expect(first).to_contain_text("settlement")
    expect(first.locator(".reason").first).not_to_be_empty()
    expect(page.locator(HALOS).first).to_be_visible()
    marked = page.locator("[data-spot]", has=page.locator(".halo"))
    best = marked.first.get_attribute("data-spot")
    place = str(best).removeprefix("s@")
    visits.picture(page, "coach")
    anna.place(marked.first)
    expect(page.locator(f'[data-piece="s"][data-place="{place}"]')).to_be_visible()
    # Whoever wants no advice has none, at the next question as well.
    advice.get_by_role("switch").uncheck()
    expect(advice.get_by_role("listitem")).to_have_count(0)
    expect(page.locator(HALOS)).to_have_count(0)


def test_a_table_without_a_coach_says_so(visits: Visits) -> None:
    story = find_story("no-coach", is_placing, edition="z-base", first=None, coach=False)
    [page] = visits.sit_down(story, 1)
    advice = coach(page)
    expect(advice.get_by_role("switch")).to_be_disabled()
    expect(advice).to_contain_text("no coach")


def has_rolled(story: Story) -> bool:
    view = story.view(1)
    return story.waits_for == 1 and bool(view["ask"]["moves"].get("end")) and len(view["my_hand"]) > 1


@pytest.mark.parametrize("is_on", [True, False], ids=["on", "off"])
def test_the_tracker_shows_what_all_have_seen_where_the_host_wants_it(visits: Visits, is_on: bool) -> None:
    story = find_story(f"tracker-{is_on}", has_rolled, tracker=is_on)
    [page] = visits.sit_down(story, 1)
    page.get_by_role("tab", name="Aid").click()
    page.get_by_text("What is known of each hand", exact=True).click()
    rows = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Bohdan"))
    if not is_on:
        expect(page.get_by_text("has not switched the tracker on")).to_be_visible()
        expect(rows).to_have_count(0)
        return
    expect(rows.get_by_role("cell")).to_have_text(known_of_bohdan(story))


def known_of_bohdan(story: Story) -> list[str]:
    """What is openly known of seat 2, by kind, as the page writes it."""
    assert story.table.tracker is not None
    known = story.table.tracker.known()[1]
    return [f"{low}" if low == high else f"{low}\N{EN DASH}{high}" for low, high in (known[kind] for kind in "LWGBO")]


def test_the_host_switches_the_tracker_in_the_waiting_room(visits: Visits) -> None:
    anna, bohdan = visits.sit_down(Story("tracker-room", 1, **PRINTED), 1, 2)
    expect(bohdan.get_by_text("What is played here")).to_be_visible()
    expect(bohdan.get_by_role("button", name="the tracker")).to_have_count(0)
    Player(anna).do("Switch the tracker on")
    off = Player(anna).button("Switch the tracker off")
    expect(off).to_have_accessible_description("The tracker is on: all are shown what is openly known of each hand.")
    visits.picture(anna, "tracker-room")
    # The others see it where they read what is played, and in the game it is on.
    bohdan.get_by_text("What is played here").click()
    expect(bohdan.get_by_text("The tracker is on: all are shown")).to_be_visible()
    visits.picture(bohdan, "tracker-room-rules")
    Player(anna).do("Start the game")
    bohdan.get_by_role("tab", name="Aid").click()
    bohdan.get_by_text("What is known of each hand", exact=True).click()
    expect(bohdan.get_by_role("rowheader", name="Anna")).to_be_visible()


def test_the_host_switches_the_tracker_during_the_game_and_all_are_told(visits: Visits) -> None:
    story = find_story("tracker-late", has_rolled)
    anna, bohdan = visits.sit_down(story, 1, 2)
    for page in (anna, bohdan):
        page.locator("#tab-menu").click()
    expect(Player(bohdan).button("the tracker")).to_have_count(0)
    Player(anna).do("Switch the tracker on")
    expect(anna.get_by_text("The tracker is on: all are shown")).to_be_visible()
    visits.picture(anna, "tracker-game")
    bohdan.get_by_role("tab", name="Log").click()
    Player(bohdan).told("The host switches the tracker on: all see what is known of each hand.")
    bohdan.get_by_role("tab", name="Aid").click()
    bohdan.get_by_text("What is known of each hand", exact=True).click()
    row = bohdan.get_by_role("row").filter(has=bohdan.get_by_role("rowheader", name="Bohdan"))
    # From the first card on, though it was not shown until now.
    expect(row.get_by_role("cell")).to_have_text(known_of_bohdan(story))
    Player(anna).do("Switch the tracker off")
    expect(row).to_have_count(0)
    # Whoever comes later reads both in the log.
    bohdan.evaluate("sessionStorage.clear()")
    bohdan.reload()
    Player(bohdan).told("The host switches the tracker on: all see what is known of each hand.")
    Player(bohdan).told("The host switches the tracker off.")
