"""Several people at one device: a hand is covered until its owner has the device."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.player import HAND, Player
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
NAMES = ("Anna", "Bohdan", "Chihiro")


def test_three_people_share_one_device(visits: Visits) -> None:
    page = visits.newcomer()
    page.get_by_role("button", name="Make a table for friends").click()
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_role("group", name="Seats").get_by_text("3", exact=True).click()
    page.get_by_text("Shared device").click()
    page.get_by_role("button", name="Open the table").click()
    for seat, name in enumerate(NAMES[1:], 2):
        page.get_by_label(f"Name at seat {seat}").fill(name)
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    placed = []
    for _ in NAMES:
        uncover = player.button(re.compile("^I am .+: show my cards$"))
        expect(uncover).to_be_focused()
        # Nothing of anybody's hand is on the page, and nothing can be done for somebody else.
        expect(page.get_by_role("group", name=HAND)).to_have_count(0)
        expect(player.spots()).to_have_count(0)
        placed.append(re.findall("I am (.+):", uncover.inner_text())[0])
        visits.picture(page, "cover")
        uncover.click()
        player.says("Place a settlement: choose a corner.")
        player.place(player.spots().first)
        player.says("Place a road next to your settlement.")
        player.place(player.spots().first)
    assert sorted(placed) == sorted(NAMES)
    for name in NAMES:
        player.told(re.compile(f"{name} builds a road|{name} places a road"))
