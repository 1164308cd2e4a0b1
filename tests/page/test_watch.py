"""The second game by clicks and keys, to each of its three endings."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.hands_on import HandsOn, is_over
from tests.page.keys import Keys
from tests.page.test_axe import check
from tests.page.test_phone import PHONE
from tests.page.visit import Visits
from tests.page.watch_games import begin, moves_left

pytestmark = pytest.mark.slow


def test_a_whole_game_to_the_third_breach(visits: Visits) -> None:
    """Set-up with guards, heroes with their choices, a patrol, the bank, and the Wall that falls."""
    story, moves = begin("breaches")
    anna = HandsOn(visits, story)
    anna.play(moves)
    is_over(anna, "You have won!", "The Wall has fallen", "1 guard on the Wall")
    visits.picture(anna.page, "watch-breaches")
    anna.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    wall = anna.page.get_by_role("list", name="The Wall")
    expect(wall.get_by_text("guard of Anna").first).to_be_attached()
    told = anna.page.get_by_role("list", name="What happened")
    expect(told).to_contain_text("The Wall is breached at section")
    expect(told).to_contain_text("Anna uses a hero: the seer.")
    anna.close()


def test_the_south_is_overrun_on_a_phone(visits: Visits) -> None:
    """The last two rounds, with the commander's demand; nothing on the way that axe finds wrong in the dark."""
    story, moves = begin("gift", moves_left("gift", "1.h:commander=L/2,3", last=True))
    anna = HandsOn(visits, story, color_scheme="dark", **PHONE)
    at = moves.index((1, "h:take=rebel"))
    anna.play(moves[:at])
    expect(anna.button("Take: the rebel king")).to_be_visible()
    check(anna.page)
    visits.picture(anna.page, "watch-exchange")
    anna.play(moves[at:])
    is_over(anna, "Chihiro has won", "The South is overrun")
    check(anna.page)
    anna.close()


def test_a_patrol_a_guard_by_keyboard_and_ten_points(visits: Visits) -> None:
    """The last rounds of a winner. Points win at the end of the turn, not before."""
    story, moves = begin("points", moves_left("points", "1.kn@B8"))
    wildlings = story.view(1)["watch"]["gift"]
    anna = HandsOn(visits, story)
    anna.card("ranger patrol").click()
    anna.says("Ranger patrol: what shall it do?")
    expect(anna.button("Send the wildling home")).to_have_count(len(wildlings))
    expect(anna.button(re.compile("^Move the robber$"))).to_be_enabled()
    visits.picture(anna.page, "watch-patrol")
    anna.page.keyboard.press("Escape")
    # All but the last guard and the end of the turn.
    anna.play(moves[:-2])
    anna.told(re.compile("Anna sends a wildling home from B8"))
    place_a_guard_by_keys(anna, visits)
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.page.keyboard.press("e")
    is_over(anna, "You have won!", "Won by points")
    anna.close()


def place_a_guard_by_keys(anna: HandsOn, visits: Visits) -> None:
    """At section 1, with a look at the next one that has room on the way."""
    keys = Keys(anna.page)
    expect(anna.button("Recruit a guard")).not_to_have_attribute("aria-disabled", "true")
    keys.press("5")
    expect(anna.spot("g@1")).to_be_focused()
    keys.press("ArrowRight")
    assert keys.focused().startswith("Place a guard here: section 3")
    keys.press("ArrowLeft")
    assert keys.focused().startswith("Place a guard here: section 1")
    check(anna.page)
    visits.picture(anna.page, "watch-guard")
    keys.press("Enter")
    anna.says("Place a guard at section 1?")
    keys.press("Enter")
    anna.told(re.compile("Anna places a guard on the Wall: section 1"))
