"""A whole short game by keyboard alone."""

import random
import re

import pytest
from playwright.sync_api import expect

from hexmoot.server.client import Guest
from tests.page.keys import Keys
from tests.page.player import Player
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
SPOT = "^(Build here|Move the robber here)"
MOST_STEPS = 900
BUILD = (("3", "city"), ("2", "settlement"), ("1", "road"))


def test_a_whole_game_without_the_mouse(visits: Visits) -> None:
    guest = Guest(visits.server.address, "Anna")
    options = {"victory_points": "3"}
    table = guest.make_table({"edition": "z-base", "options": options, "bots": ["random"] * 3, "fair_dice": True})
    page = visits.page(visits.context(guest.cookie.partition("=")[2]))
    page.goto(f"/t/{table}")
    seen, keys = Player(page), Keys(page)
    expect(seen.button("Sit down")).to_be_visible()
    keys.press("Tab")
    assert keys.focused() == "Skip to the content"
    keys.press("Enter")
    keys.use("^Sit down$")
    expect(seen.button("Start the game")).to_be_enabled()
    keys.use("^Start the game$")
    seen.says("Place a settlement: choose a corner.")
    expect(page).to_have_title(re.compile("^Your turn"))
    play_by_keys(seen, keys)

    expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile("won"))).to_be_visible()
    keys.use("^Look at the island$")
    expect(page.get_by_role("dialog")).to_be_hidden()
    log = page.get_by_role("log", name="What happened")
    expect(log).to_contain_text(re.compile("has won|wins"))
    expect(log).to_contain_text("Anna rolls")


def play_by_keys(seen: Player, keys: Keys) -> None:
    chance = random.Random(1)
    for _ in range(MOST_STEPS):
        duty = seen.duty()
        if duty == "over":
            return
        if duty == "discarding":
            discard(seen, keys)
        elif duty in ("robbing", "placing"):
            place(seen, keys, chance)
        elif duty == "rolling":
            keys.press("d")
        elif duty == "playing":
            key = next((key for key, piece in BUILD if seen.can(re.compile(f"^Build a {piece}"))), "e")
            keys.press(key)
        seen.page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def place(seen: Player, keys: Keys, chance: random.Random) -> None:
    """Walks over the island with the arrows, and takes where it comes to."""
    keys.tab_to(SPOT)
    for _ in range(chance.randrange(4)):
        keys.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        name = keys.focused()
        assert re.match(SPOT, name), f"the arrows led to {name!r}"
    # The first time it is shown, the second time it is meant; of several victims one is named.
    keys.press("Enter")
    expect(seen.button(re.compile("^Cancel$"))).to_be_visible()
    if seen.button("Confirm").is_visible():
        keys.press("Enter")
    else:
        keys.use(r" · \d+ resource card")


def discard(seen: Player, keys: Keys) -> None:
    """Adds cards by key until it is enough."""
    done = seen.button(re.compile("^Discard"))
    while done.is_disabled():
        keys.use("^Add ")
    keys.use("^Discard")
