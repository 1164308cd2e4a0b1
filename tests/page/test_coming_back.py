"""The page comes back to the same state by itself, and says what happened."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.elsewhere import Company, Elsewhere
from tests.page.land import land_of
from tests.page.line import Line
from tests.page.player import Player
from tests.page.story import PRINTED, Story, find_story, simple_policy
from tests.page.test_phone import PHONE
from tests.page.visit import Visits
from tests.server.live import Server, path_of

pytestmark = pytest.mark.slow
BACK = re.compile("^You are back")
SECONDS = 20


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    found = Server(path_of(tmp_path_factory.mktemp("killed"))).start()
    yield found
    found.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    found = Line(server.address)
    yield found
    found.close()


def may_build_a_road(story: Story) -> bool:
    """Seat 1 is in the middle of its turn, and the next two rolls bring no seven."""
    if story.waits_for != 1:
        return False
    moves = story.view(1)["ask"]["moves"]
    return bool(moves.get("end") and moves.get("r")) and next_roll_is_calm(story)


def next_roll_is_calm(story: Story) -> bool:
    game = story.table.game
    assert game is not None
    other = game.copy()
    other.push_text("end")
    for _ in range(2):
        other.push_text("roll")
        other.deal()
        if any(event.dice and sum(event.dice) == 7 for event in other.events):
            return False
        other.push_text("end")
    return True


def seen(page: Page) -> list[str]:
    """All that the page shows of the table, in words."""
    places = [
        page.get_by_role("list", name="Hexes"),
        page.get_by_role("list", name="Roads"),
        page.get_by_role("list", name="Seats"),
        page.get_by_role("group", name=re.compile("^Your hand")),
        page.get_by_role("group", name="What you can do"),
    ]
    return [place.aria_snapshot() for place in places]


def check_alike(one: Page, other: Page) -> None:
    """Both pages show the same; what has just happened, and a clock that runs, may come to one of them sooner."""
    deadline = time.monotonic() + SECONDS
    while (here := seen(one)) != (there := seen(other)):
        assert time.monotonic() < deadline, f"{here}\n{there}"


def check_as_new(visits: Visits, page: Page) -> None:
    """The page shows what somebody sees who comes now."""
    other = page.context.new_page()
    visits.pages.append(other)
    other.goto(page.url)
    expect(other.get_by_role("list", name="Seats")).to_be_visible()
    check_alike(page, other)
    other.close()


def choose_a_road(anna: Player) -> str:
    """In the middle of building: a place is chosen and not confirmed."""
    anna.button(re.compile("^Build a road")).click()
    spot = anna.spots().first
    name = spot.get_attribute("aria-label") or ""
    spot.click()
    anna.says(re.compile("^Build here: road"))
    return name


def test_a_reload_in_the_middle_of_a_choice(visits: Visits) -> None:
    [page] = visits.sit_down(find_story("reload", may_build_a_road), 1)
    anna = Player(page)
    choose_a_road(anna)
    page.reload()
    anna.says("Your turn: trade, build, or end it.")
    expect(anna.spots()).to_have_count(0)
    check_as_new(visits, page)
    choose_a_road(anna)
    anna.do("Confirm")
    anna.told(re.compile("Anna builds a road"))
    marked = page.locator("[data-piece=r] .mark")
    expect(marked).to_have_count(1)
    page.reload()
    expect(marked).to_have_count(1)


def test_a_killed_server_that_comes_back(visits: Visits, own_server: Server) -> None:
    visits.server = own_server
    [page] = visits.sit_down(find_story("killed", may_build_a_road), 1)
    anna = Player(page)
    choose_a_road(anna)
    own_server.kill()
    anna.says("The connection is lost. The page comes back by itself.")
    visits.picture(page, "back-lost")
    # Confirmed into the void: the move is repeated when somebody listens again.
    anna.button("Confirm").click()
    own_server.start()
    anna.told(re.compile("Anna builds a road"))
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    check_as_new(visits, page)
    anna.end()


def test_a_server_that_restarts_in_peace(visits: Visits, own_server: Server) -> None:
    visits.server = own_server
    [page] = visits.sit_down(find_story("restart", may_build_a_road), 1)
    anna = Player(page)
    anna.says("Your turn: trade, build, or end it.")
    own_server.stop()
    anna.says("The server restarts. The page reconnects by itself.")
    own_server.start()
    anna.says(BACK)
    check_as_new(visits, page)
    anna.end()
    anna.says("Bohdan rolls the dice")


@pytest.mark.parametrize("others_look", [True, False])
def test_a_lost_network_and_what_happened_meanwhile(visits: Visits, line: Line, others_look: bool) -> None:
    story = find_story(f"network-{others_look}", may_build_a_road)
    [page] = visits.sit_down(story, 1, base_url=line.address)
    anna = Player(page)
    company = Company(visits.server, visits.tokens, story.id)
    anna.end()
    anna.says(re.compile("^Bohdan rolls"))
    line.cut()
    anna.says("The connection is lost. The page comes back by itself.")
    company.go_on()
    if not others_look:
        # A table that nobody looks at keeps nothing for readers, and tells it again from its record.
        company.close()
    line.mend()
    anna.says(re.compile(r"^You are back. \d+ things happened meanwhile; the log tells them."))
    anna.told(re.compile("^Chihiro rolls"))
    if others_look:
        company.close()
    visits.picture(page, f"back-{others_look}")
    check_as_new(visits, page)


# What of the game lies under the word that the connection is lost.
HIDDEN = """() => {
    const word = document.querySelector(".bar .panel").getBoundingClientRect();
    const meet = one => Math.min(one.right, word.right) > Math.max(one.left, word.left) + 1
        && Math.min(one.bottom, word.bottom) > Math.max(one.top, word.top) + 1;
    return [...document.querySelectorAll("[data-hex], [data-harbour], [data-seat], .asking, [data-guide]")]
        .filter(one => meet(one.getBoundingClientRect())).map(one => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("locale", ["en-GB", "uk-UA"])
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["large", "phone"])
def test_a_lost_network_hides_nothing_of_the_game(
    visits: Visits, line: Line, screen: dict[str, Any], locale: str
) -> None:
    story = Story(f"hidden-{len(screen)}-{locale[:2]}", 1, **PRINTED).start()
    [page] = visits.sit_down(story, 1, base_url=line.address, locale=locale, **screen)
    expect(page.locator("[data-guide=roll]")).to_be_visible()
    land = land_of(page)
    line.cut()
    expect(page.locator(".bar .panel")).to_be_visible()
    visits.picture(page, f"lost-{len(screen)}-{locale[:2]}")
    assert page.evaluate(HIDDEN) == []
    assert land_of(page) == land
    line.mend()
    expect(page.locator(".bar .panel")).to_have_count(0)


def test_a_closed_laptop(visits: Visits, line: Line) -> None:
    story = find_story("laptop", may_build_a_road)
    [page] = visits.sit_down(story, 1, base_url=line.address)
    anna = Player(page)
    anna.end()
    anna.says(re.compile("^Bohdan rolls"))
    line.go_dead()
    company = Company(visits.server, visits.tokens, story.id)
    company.go_on()
    company.close()
    # Somebody looks at the page again: it feels whether anybody is there, and notices that nobody is.
    page.evaluate("dispatchEvent(new Event('online'))")
    anna.says("The connection is lost. The page comes back by itself.")
    line.mend()
    anna.says(BACK)
    check_as_new(visits, page)


def test_two_tabs_of_one_person(visits: Visits) -> None:
    story = find_story("tabs", may_build_a_road)
    [first] = visits.sit_down(story, 1)
    second = visits.page(first.context)
    second.goto(first.url)
    one, two = Player(first), Player(second)
    two.says("Your turn: trade, build, or end it.")
    name = choose_a_road(one)
    # What is only chosen in one tab is no business of the other.
    expect(two.button("Confirm")).to_have_count(0)
    one.do("Confirm")
    place = name.split()[3]
    expect(second.get_by_role("list", name="Roads")).to_contain_text(f"{place}: road of Anna")
    check_alike(first, second)
    two.end()
    one.says(re.compile("^Bohdan rolls"))
    bohdan = Elsewhere(visits.server, visits.tokens[1], story.id, 2)
    bohdan.act(simple_policy(2, bohdan.view()))
    bohdan.close()
    for player in (one, two):
        player.told(re.compile("^Bohdan rolls"))
    check_alike(first, second)
