"""A whole game against bots by clicks, from the front page to the ending."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
MOST_STEPS = 6000
BUILD = [re.compile(f"^Build a {piece}") for piece in ("city", "settlement", "road")]


def test_a_whole_game_against_bots_by_clicks(visits: Visits) -> None:
    """To ten points, as the rules have it."""
    page = visits.newcomer()
    make_table(page)
    page.get_by_role("button", name="Start the game").click()
    anna = Player(page)
    anna.says("Place a settlement: choose a corner.")
    play_by_clicks(anna)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert dialog.get_by_role("row").count() == 5
    expect(dialog).to_contain_text("The seeds of all dice are open now")
    visits.picture(page, "game-over")
    dialog.get_by_role("button", name="Look at the island").click()
    expect(dialog).to_be_hidden()
    anna.says("The game is over.")


def make_table(page: Page) -> None:
    """A table with three bots, by the rules as they are: ten points win."""
    page.get_by_role("button", name="Make a table for friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Fill all other seats").click()
    page.get_by_role("button", name="Open the table").click()


def play_by_clicks(player: Player) -> None:
    """Builds whatever can be built, wherever; ends the turn else."""
    chance = random.Random(1)
    for _ in range(MOST_STEPS):
        duty = player.duty()
        if duty == "over":
            return
        if duty == "discarding":
            player.discard()
        elif duty == "robbing":
            player.rob()
        elif duty == "placing":
            spots = player.spots()
            player.place(spots.nth(chance.randrange(spots.count())))
        elif duty == "rolling":
            player.roll()
        elif duty == "playing":
            build = next((name for name in BUILD if player.can(name)), None)
            if build is None:
                player.end()
            else:
                player.button(build).click()
        player.page.wait_for_timeout(40)
    raise AssertionError("the game does not end")
