"""The clock: it is seen running, and the steward plays when it is out."""

import re

import pytest
from playwright.sync_api import expect

from hexmoot.server.words.settings import Clock
from tests.page.player import Player
from tests.page.story import Story, find_story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow


def may_roll(story: Story) -> bool:
    return story.waits_for == 1 and bool(story.view(1)["ask"]["moves"].get("roll"))


def test_the_clock_runs_and_the_steward_plays_when_it_is_out(visits: Visits) -> None:
    clock = Clock(kind="turn", turn_seconds=8, duty_seconds=3600)
    story = find_story("clock", may_roll, clock=clock)
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    own = page.locator("[data-seat='1'] .clock")
    expect(own).to_have_text(re.compile(r"0:0[1-8]"))
    before = own.inner_text()
    expect(own).not_to_have_text(before)
    anna.told("Anna is out of time: the steward plays on.")
    anna.told(re.compile("Anna rolls"))
    anna.told(re.compile("It is Bohdan.s turn"))
    expect(own).to_have_count(0)
    expect(page.locator("[data-seat='2'] .clock")).to_be_visible()
    # It is said once a turn, however many duties the steward has seen to.
    told = page.get_by_role("log").get_by_text("Anna is out of time: the steward plays on.")
    expect(told).to_have_count(1)
    visits.picture(page, "steward")
