"""Each of the eleven heroes by clicks, both sides of it: used, turned over, used once more, exchanged."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.hands_on import HEROES, HandsOn
from tests.page.visit import Visits
from tests.page.watch_heroes import HERO_GAMES, begin_with

pytestmark = pytest.mark.slow
# What nobody else may see: a hand, or the top of the pile.
PRIVATE = {"seer": "Anna looks at the top cards of the pile", "rebel": "Anna looks at the hand of Chihiro"}
SEES = re.compile("Anna sees ")


@pytest.mark.parametrize("hero", HERO_GAMES)
def test_a_hero_is_used_turned_over_used_again_and_exchanged(visits: Visits, hero: str) -> None:
    game = HERO_GAMES[hero]
    story, moves = begin_with(hero)
    anna = HandsOn(visits, story, looking=(2,) if hero in PRIVATE else ())
    turned = moves.index((1, "h:flip"))
    if hero == "commander":
        an_offer_is_turned_down_meanwhile(anna)
    anna.play(moves[:1])
    anna.told(game.told[0])
    if hero in PRIVATE:
        is_seen_by_its_owner_alone(anna, hero)
    anna.play(moves[1:turned])
    expect(anna.button("Turn it over")).to_be_visible()
    again = anna.page.get_by_role("log").get_by_text(game.told[1])
    before = again.count()
    anna.play(moves[turned:-1])
    expect(again).to_have_count(before + 1)
    # The second side was the last: it can only be exchanged now.
    expect(anna.page.get_by_text("Used twice: choose another hero.")).to_be_visible()
    expect(anna.button("Turn it over")).to_have_count(0)
    expect(anna.button(re.compile(f"^Take: the {HEROES.get(hero, hero)}$"))).to_have_count(0)
    anna.play(moves[-1:])
    taken = moves[-1][1].removeprefix("h:take=")
    expect(anna.button(f"Hero: the {HEROES.get(taken, taken)}, front side")).to_be_visible()
    anna.close()


def an_offer_is_turned_down_meanwhile(anna: HandsOn) -> None:
    """What was chosen for the hero is still chosen afterwards, as nothing about it has changed."""
    anna.button("Hero: the commander").click()
    anna.do("Use: the commander")
    anna.page.locator(".choices").get_by_role("button", name="wool", exact=True).click()
    anna.says("You ask for a card: wool.")
    bohdan = anna.others[2]
    gives = bohdan.view()["my_hand"][0]
    bohdan.act(f"o:{gives}>{'O' if gives != 'O' else 'L'}")
    anna.offers().get_by_role("button", name="No", exact=True).click()
    expect(anna.offers().get_by_role("button", name="No", exact=True)).to_have_count(0)
    anna.told("Anna declines")
    anna.says("You ask for a card: wool.")
    expect(anna.page.locator(".choices").get_by_role("button", name="Chihiro", exact=True)).to_be_visible()
    for _ in range(2):
        anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".choices")).to_have_count(0)


def is_seen_by_its_owner_alone(anna: HandsOn, hero: str) -> None:
    """Everybody is told that Anna looks; only Anna is told, and shown, what at."""
    offered = re.compile("^Choose one (of these cards|card of this hand)")
    expect(anna.page.get_by_role("group", name=offered).get_by_role("button").first).to_be_visible()
    [bohdan] = anna.onlookers
    bohdan.told(PRIVATE[hero])
    expect(bohdan.page.get_by_role("log").get_by_text(SEES)).to_have_count(0)
    expect(bohdan.page.get_by_role("group", name=offered)).to_have_count(0)
