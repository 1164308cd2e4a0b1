"""What a screen reader hears of a table: the island, the seats, whose turn it is, what happened, what can be done."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.elsewhere import Company
from tests.page.player import Player
from tests.page.story import Story, find_story, next_roll
from tests.page.visit import SMALL, Visits

pytestmark = pytest.mark.slow
ISLAND = """
- group "The island":
  - list "Hexes":
    - listitem: "hex B5: mountains, number 10, 3 dots"
    - listitem: "hex B7: pasture, number 2, 1 dot"
    - listitem:
      - text: "hex B9: forest, number 9, 4 dots"
      - list:
        - listitem: "B9s: settlement of Chihiro"
    - listitem:
      - text: "hex C4: fields, number 12, 1 dot"
      - list:
        - listitem: "D5n: settlement of Bohdan"
    - listitem: "hex D7: desert, with the robber"
  - list "Harbours":
    - listitem: "side B5nw: 3:1 harbour"
    - listitem: "side B7ne: 2:1 grain harbour"
  - list "Roads":
    - listitem: "E10w: road of Anna"
"""
TABLE = """
- main:
  - complementary "Seats":
    - list "Seats":
      - listitem:
        - img "seat 1 (blue)"
        - strong: Anna
        - text: /you 2 points/
        - img "3 resource cards"
        - img "0 development cards"
        - img "0 knights"
        - img "a road of 1"
  - status: "Your turn: roll the dice, or play a card first."
  - 'group "Your hand: 3 cards"':
    - button "1 lumber"
  - group "What you can do":
    - button "Roll"
    - button /Build a road for 1 lumber and 1 brick/ [disabled]
    - button "End turn" [disabled]
"""


def test_island_seats_and_turn_are_heard(visits: Visits) -> None:
    story = Story("hearing", 1, edition="z-first", seats=3, fair_dice=False, first=1).start()
    [page] = visits.sit_down(story, 1)
    expect(page.get_by_role("main")).to_match_aria_snapshot(TABLE)
    expect(page.get_by_role("group", name="The island")).to_match_aria_snapshot(ISLAND)
    # Nothing is there without a name: no picture, no button.
    nameless = page.locator("main").aria_snapshot().splitlines()
    assert [line for line in nameless if line.strip() in ("- img", "- button", "- link")] == []
    expect(page.locator("[aria-current=true]")).to_contain_text("Anna")


def test_what_happens_is_heard(visits: Visits) -> None:
    def calm(story: Story) -> bool:
        return story.waits_for == 1 and bool(story.view(1)["ask"]["moves"].get("roll")) and next_roll(story) != 7

    story = find_story("hearing", calm)
    total = next_roll(story)
    [page] = visits.sit_down(story, 1)
    company = Company(visits.server, visits.tokens, story.id)
    anna, phone = Player(page), Player(visits.page(visits.context(visits.tokens[0], viewport=SMALL)))
    phone.page.goto(page.url)
    # It hears what happens from now on.
    phone.says("Your turn: roll")
    expect(phone.page.get_by_role("log")).to_have_count(0)
    anna.roll()
    anna.told(f"Anna rolls {total}")
    anna.says("Your turn: trade, build, or end it.")
    page.keyboard.press("t")
    expect(page.get_by_role("log")).to_have_count(0)
    company.others[0].say("Wool for ore?")
    for one in (anna, phone):
        one.hears(f"Anna rolls {total}")
        one.hears("Bohdan says: Wool for ore?")
    page.keyboard.press("t")
    anna.end()
    phone.hears(re.compile("^It is Bohdan.s turn"))
    anna.told(re.compile("^It is Bohdan.s turn"))
    company.go_on()
    anna.says("Your turn: roll the dice, or play a card first.")
    company.close()


def test_a_place_to_build_is_heard_with_what_lies_around_it(visits: Visits) -> None:
    story = Story("spots", 1, edition="z-first", seats=3, fair_dice=False, first=1, options={"setup": "draft"})
    story.start()
    [page] = visits.sit_down(story, story.waits_for)
    name = "Build here: settlement, D7n (hills 6, pasture 4 and desert)"
    expect(page.get_by_role("button", name=name)).to_be_attached()
