"""The coach and the tracker: what they show, where the host allows them, and that they can be switched off."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.player import Player
from tests.page.story import Story, find_story
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
    page.get_by_text("What is known of each hand").click()
    rows = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Bohdan"))
    if not is_on:
        expect(page.get_by_text("has not switched the tracker on")).to_be_visible()
        expect(rows).to_have_count(0)
        return
    known = story.view(1)["known"][1]
    wanted = [f"{low}" if low == high else f"{low}\N{EN DASH}{high}" for low, high in (known[kind] for kind in "LWGBO")]
    expect(rows.get_by_role("cell")).to_have_text(wanted)
