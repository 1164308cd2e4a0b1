"""The host in a game: a sleeper is helped by the steward, and comes back; somebody is made host or shown out."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hexmoot.server.client import Guest
from tests.page.keys import Keys
from tests.page.land import land_on_screens
from tests.page.player import Player
from tests.page.story import PRINTED, Story
from tests.page.test_axe import check
from tests.page.visit import Visits

pytestmark = pytest.mark.slow


def people(page: Page) -> Locator:
    """Who is at the table, in its panel."""
    return page.get_by_role("region", name="Who is here").get_by_role("listitem")


def test_a_sleeper_without_a_clock_is_helped_by_keys_and_comes_back(visits: Visits) -> None:
    story = Story("host-sleeper", 1, **PRINTED).start()
    anna, bohdan = visits.sit_down(story, 1, 2)
    anna.locator("#tab-menu").click()
    expect(people(anna)).to_have_text(["Anna host · you", "Bohdan", "Chihiro"])
    bohdan.locator("#tab-menu").click()
    # Others see who is host, and have no tools.
    expect(people(bohdan).first).to_contain_text("host")
    expect(bohdan.get_by_role("button", name="What to do about")).to_have_count(0)

    keys = Keys(anna)
    keys.press("Tab")
    keys.use("^What to do about Bohdan$")
    keys.use("^Let the steward play$")
    expect(anna.get_by_text("Bohdan, who can come back to the seat at any time")).to_be_visible()
    check(anna)
    visits.picture(anna, "host-sure")
    # The focus waits where nothing is done by it; leaving it there goes back.
    assert keys.focused() == "Cancel"
    keys.press("Enter")
    assert keys.focused() == "Let the steward play"
    expect(people(anna).nth(1)).not_to_contain_text("nobody here")
    keys.press("Enter")
    keys.use("^Confirm$")
    expect(people(anna).nth(1)).to_contain_text("nobody here")

    Player(bohdan).says("Your seat is free. The steward plays it until you come back.")
    olha = visits.page(visits.context(Guest(visits.server.address, "Olha").cookie.partition("=")[2]))
    olha.goto(f"/t/{story.id}")
    olha.locator("#tab-menu").click()
    Player(olha).do("Ask for seat 2")
    # Whoever was put out is asked, too, and has the buttons for it.
    Player(bohdan).says("Olha asks for seat 2")
    Player(anna).hears(re.compile("Somebody asks for a free seat: Olha"))
    visits.picture(bohdan, "host-put-out")
    Player(bohdan).do("Do not let in")
    expect(bohdan.get_by_text("Olha asks for seat 2")).to_have_count(0)
    bohdan.get_by_role("button", name="Take the seat back").click()
    expect(people(anna).nth(1)).to_have_text("Bohdan")


def test_the_host_shows_an_onlooker_out_locks_fills_and_hands_over(visits: Visits) -> None:
    story = Story("host-tools", 1, **PRINTED).start()
    anna, bohdan = visits.sit_down(story, 1, 2)
    olha = Guest(visits.server.address, "Olha")
    looking = visits.page(visits.context(olha.cookie.partition("=")[2]))
    looking.goto(f"/t/{story.id}")
    Player(looking).says("You are looking on.")
    host = Player(anna)
    anna.locator("#tab-menu").click()

    def settle(name: str, deed: str) -> None:
        host.button(f"What to do about {name}").click()
        host.button(deed).click()
        host.do("Confirm")

    settle("Olha", "Show out")
    expect(people(anna).filter(has_text="Olha")).to_have_count(0)
    host.do("Lock the table")
    expect(bohdan.locator("#tab-menu")).to_be_visible()
    bohdan.locator("#tab-menu").click()
    expect(bohdan.get_by_text("The table is locked")).to_be_visible()
    settle("Chihiro", "Show out")
    host.do("Fill with bots")
    host.do("Confirm")
    expect(people(anna).nth(2)).to_contain_text("bot")
    settle("Bohdan", "Make host")
    expect(people(anna).nth(1)).to_have_text("Bohdan host")
    expect(host.button("What to do about Bohdan")).to_have_count(0)
    expect(bohdan.get_by_role("button", name="What to do about Anna")).to_be_visible()

    # What may end the game for good is asked about first.
    host.button("Vote that the game does not count").click()
    expect(anna.get_by_text("the game ends for good and does not count")).to_be_visible()
    host.do("Cancel")
    before = land_on_screens(bohdan)
    host.button("Vote to end without a winner").click()
    expect(anna.get_by_text("the game ends at once and for good")).to_be_visible()
    host.do("Confirm")
    Player(bohdan).says("End the game without a winner? Anna would.")
    # Whatever is asked, the island stays where it is.
    assert land_on_screens(bohdan) == before
    visits.picture(bohdan, "host-vote")


def test_the_host_sees_who_is_away_and_closes_the_table_before_the_game(visits: Visits) -> None:
    story = Story("host-closes", 1, **PRINTED)
    anna, bohdan = visits.sit_down(story, 1, 2)
    seats = anna.locator("ol").first.get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("away")
    expect(seats.filter(has_text="away")).to_have_count(1)
    expect(bohdan.get_by_role("button", name="Close the table")).to_have_count(0)
    Player(anna).do("Close the table")
    check(anna)
    visits.picture(anna, "host-close")
    Player(anna).do("Confirm")
    for page in (anna, bohdan):
        expect(page.get_by_role("heading", name="The table was closed")).to_be_visible()
    expect(bohdan.get_by_role("button", name="Leave the seat")).to_have_count(0)
    visits.picture(bohdan, "host-closed")
    late = visits.newcomer(bohdan.url)
    expect(late.get_by_text("The host closed this table. No game was played.")).to_be_visible()
    expect(late.get_by_role("link", name="To the front page").last).to_be_visible()
    expect(late.get_by_label("Your name")).to_have_count(0)
    visits.picture(late, "host-closed-late")
    bohdan.get_by_role("link", name="To the front page").last.click()
    expect(bohdan.get_by_role("heading", name="Your tables")).to_have_count(0)
