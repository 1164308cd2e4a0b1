"""Building between the turns, where five or six sit at the table."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.player import END, Player
from tests.page.story import Story, find_story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
SETTINGS: dict[str, Any] = {"edition": "k-base", "seats": 5, "first": None}


def may_build_between(story: Story) -> bool:
    view = story.view(1)
    return story.waits_for == 1 and view["turn"]["stage"] == "extra" and bool(view["ask"]["moves"].get("r"))


def test_one_builds_between_the_turns_of_others(visits: Visits) -> None:
    story = find_story("extra", may_build_between, **SETTINGS)
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    anna.says("You may build or buy before the next turn, or pass.")
    # It is no turn: nothing is rolled.
    assert not anna.can("Roll")
    anna.do("Build a road")
    anna.place(anna.spots().first)
    anna.told("Anna builds a road")
    visits.picture(page, "extra")
    anna.end()
    expect(page.get_by_role("status").filter(has_text="before the next turn")).to_have_count(0)
    assert not anna.can(END)
