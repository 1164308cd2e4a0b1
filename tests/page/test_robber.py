"""A seven, with discards, and the robber, by clicks."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.elsewhere import Elsewhere
from tests.page.player import HAND, STEAL, Player
from tests.page.story import Story, find_story, next_roll
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
GOODS = {"L": "lumber", "W": "wool", "G": "grain", "B": "brick", "O": "ore"}


def is_before_a_seven(story: Story) -> bool:
    """Seat 1 is about to roll, and seat 1 and 2 alone will have to discard."""
    if story.waits_for != 1 or not (view := story.view(1))["ask"]["moves"].get("roll"):
        return False
    one, two, three = view["hands"]
    return one >= 8 and two >= 8 and three < 8 and next_roll(story) == 7


def test_a_seven_takes_cards_and_the_robber_steals_one(visits: Visits) -> None:
    story = find_story("seven", is_before_a_seven)
    hand = story.view(1)["my_hand"]
    [page] = visits.sit_down(story, 1)
    anna, owed = Player(page), len(hand) // 2
    anna.roll()
    anna.says(re.compile(f"A seven! Choose {owed} cards in your hand to discard."))
    expect(anna.button(re.compile("^Discard 0"))).to_be_disabled()
    anna.pick(HAND, [GOODS[letter] for letter in hand[:owed]])
    # What was chosen by mistake is taken back, and chosen again.
    anna.button(re.compile(f"^Take back {GOODS[hand[0]]}")).click()
    expect(anna.button(re.compile(f"^Discard {owed - 1}"))).to_be_disabled()
    anna.pick(HAND, [GOODS[hand[0]]])
    visits.picture(page, "seven-discard")
    anna.button(f"Discard {owed} of {owed}").click()
    anna.says("Bohdan must discard.")
    expect(page.get_by_role("group", name=f"Your hand: {len(hand) - owed} cards")).to_be_visible()

    bohdan = Elsewhere(visits.server, visits.tokens[1], story.id, 2)
    bohdan.pass_turn()
    anna.says("Move the robber: choose a hex.")
    expect(anna.spots()).to_have_count(18)
    visits.picture(page, "seven-robber")
    # A hex with somebody on it: the page names whom to steal from, or asks.
    rich = next(place for place, victims in ways_of_the_robber(story, visits).items() if victims)
    anna.button(f"Move the robber here: {rich}").click()
    anna.button(STEAL).first.click()
    anna.told(re.compile("stole|steals|robbed"))
    anna.says("Your turn: trade, build, or end it.")
    bohdan.close()


def ways_of_the_robber(story: Story, visits: Visits) -> dict[str, list[int]]:
    """Where Anna may move the robber, as the server tells her."""
    anna = Elsewhere(visits.server, visits.tokens[0], story.id, 1)
    found: dict[str, list[int]] = anna.view()["ask"]["moves"]["rob"]
    anna.close()
    return found
