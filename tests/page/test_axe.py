"""What axe finds wrong for people who hear the page, or see it badly: nothing."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.story import Story, View, find_story, simple_policy
from tests.page.visit import SMALL, Visits

pytestmark = pytest.mark.slow
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def check(page: Page) -> None:
    """No violation, in one line each."""
    found = Axe().run(page)
    wrong = [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found.response["violations"]]
    assert not wrong, "\n".join(wrong)
    # That axe has looked at all is part of the test.
    assert len(found.response["passes"]) > 15


def may_trade(story: Story) -> bool:
    return story.waits_for == 1 and bool((view := story.view(1))["ask"]["moves"].get("end")) and bool(view["my_hand"])


@THEMES
def test_the_front_page_and_the_form(visits: Visits, theme: str) -> None:
    page = visits.newcomer(color_scheme=theme)
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    check(page)
    visits.picture(page, f"front-{theme}")
    page.get_by_role("button", name="Make a table for friends").click()
    page.get_by_role("button", name="How the rule books differ").click()
    page.get_by_text("Change single rules").click()
    expect(page.get_by_label("Points to win")).to_be_visible()
    check(page)
    visits.picture(page, f"form-{theme}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    check(page)
    visits.picture(page, f"waiting-{theme}")


@THEMES
def test_a_table_with_the_trade_open(visits: Visits, theme: str) -> None:
    story = find_story(f"axe-{theme}", may_trade)
    kind = {"L": "lumber", "W": "wool", "G": "grain", "B": "brick", "O": "ore"}[story.view(1)["my_hand"][0]]
    [page] = visits.sit_down(story, 1, color_scheme=theme)
    anna = Player(page)
    anna.offer(kind, "ore" if kind != "ore" else "wool")
    expect(anna.offers()).to_be_visible()
    anna.good(kind).click()
    check(page)
    visits.picture(page, f"trade-{theme}")
    for tab in ("Talk", "Aid", "Table"):
        page.get_by_role("tab", name=tab).click()
        check(page)
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    check(page)


def test_the_pages_around_the_game(visits: Visits) -> None:
    page = visits.newcomer("/me")
    for path, shown in (
        ("/me", "main input"),
        ("/records", "main h1"),
        ("/learn", "main h1"),
        ("/rules?edition=w-base", "#W-TURN-01"),
    ):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        check(page)


@THEMES
def test_a_table_of_the_watch(visits: Visits, theme: str) -> None:
    story = Story(f"axe-watch-{theme}", 1, edition="w-base", seats=4, fair_dice=False).start()
    [page] = visits.sit_down(story, 1, color_scheme=theme)
    expect(page.get_by_role("log")).to_be_visible()
    check(page)
    page.get_by_role("tab", name="Aid").click()
    check(page)


def building_policy(seat: int, view: View) -> str:
    """Builds whatever it can, so that the game comes to an end."""
    moves = view["ask"]["moves"]
    for kind in ("c", "s", "r"):
        if moves.get(kind):
            return f"{kind}@{moves[kind][0]}"
    return simple_policy(seat, view)


@THEMES
def test_an_ended_game(visits: Visits, theme: str) -> None:
    def is_about_to_end(story: Story) -> bool:
        if story.waits_for != 1:
            return False
        view = story.view(1)
        return view["points"][0] == 3 and bool(view["ask"]["moves"].get("c"))

    options = {"victory_points": "4"}
    story = find_story(f"ended-{theme}", is_about_to_end, policy=one_point_policy, options=options)
    [page] = visits.sit_down(story, 1, color_scheme=theme)
    anna = Player(page)
    anna.button("Build a city").click()
    anna.place(anna.spots().first)
    expect(page.get_by_role("heading", name="You have won!")).to_be_visible()
    check(page)
    visits.picture(page, f"ended-{theme}")


def one_point_policy(seat: int, view: View) -> str:
    """Seat 1 builds what brings a point once, then waits; the others only pass."""
    return building_policy(seat, view) if seat == 1 and view["points"][0] < 3 else simple_policy(seat, view)
