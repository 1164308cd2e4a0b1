"""The rules reference: searched, linked, and told as they are played at this table."""

import re

import pytest
from playwright.sync_api import Page, expect

from hexmoot.rules.catalogue import WATCH, rules, rules_in
from tests.page.player import Player
from tests.page.story import Story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
# Links to an entry of the reference whose entry is not on the page.
DEAD = """() => [...document.querySelectorAll("article a[href^='/rules/']")]
    .map(link => link.pathname.split("/").pop())
    .filter(entry => !document.getElementById(entry))"""


def search(page: Page, text: str) -> None:
    page.get_by_role("searchbox", name="Search rules and words").fill(text)


def test_every_rule_is_there_and_every_link_leads_to_its_entry(visits: Visits) -> None:
    page = visits.newcomer("/rules")
    expect(page.locator("section[id]")).to_have_count(len(rules()))
    assert page.evaluate(DEAD) == []
    words = page.locator(".word")
    assert words.count() > 30
    # Every word of the game is linked somewhere in the text of the rules.
    linked = set(page.locator("section[id] p a").evaluate_all("links => links.map(one => one.pathname)"))
    entries = set(words.evaluate_all("all => all.map(one => `/rules/${one.id}`)"))
    assert entries - linked == set()
    page.locator("section#BUILD-07 a[href*='word-']").first.click()
    expect(page.locator(".word.named")).to_be_in_viewport()


def test_the_second_game_is_told_by_its_own_rules_and_words(visits: Visits) -> None:
    page = visits.newcomer("/rules?edition=w-base")
    expect(page.locator("section[id]")).to_have_count(len(rules_in(WATCH)))
    assert page.evaluate(DEAD) == []
    short = page.locator("dl").first
    expect(short).to_contain_text("at the end of their own turn")
    expect(short).to_contain_text("third breach")
    expect(short).to_contain_text("A guard costs brick, wool and lumber.")
    expect(short).not_to_contain_text("largest army")
    assert "largest army" not in " ".join(page.locator(".word dt").all_inner_texts()).lower()
    expect(page.locator("section#ROBBER-04")).not_to_contain_text("desert")


def test_a_search_finds_what_has_all_the_words(visits: Visits) -> None:
    page = visits.newcomer("/rules")
    expect(page.locator("section[id]")).to_have_count(len(rules()))
    search(page, "longest road cut")
    found = page.get_by_role("status").filter(has_text="found")
    expect(found).to_be_visible()
    sections = page.locator("section[id]")
    assert 0 < sections.count() < 10
    for text in sections.all_inner_texts():
        assert all(word in text.lower() for word in ("longest", "road", "cut"))
    search(page, "ROBBER-02")
    expect(page.locator("section#ROBBER-02")).to_be_visible()
    search(page, "zeppelin")
    expect(page.get_by_role("status").filter(has_text="Nothing has all these words.")).to_be_visible()
    expect(sections).to_have_count(0)
    # Another page has another title, and the focus goes there; so it does with the link that skips the header.
    expect(page).to_have_title("The rules · hexmoot")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page).to_have_title("Learn by playing · hexmoot")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("link", name="Skip to the content").press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_the_rules_are_told_as_they_are_played_at_the_table(visits: Visits) -> None:
    options = {"hand_limit": "9", "victory_points": "8"}
    story = Story("rules", 1, edition="z-first", seats=3, fair_dice=False, first=1, options=options).start()
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    # Nothing can be paid for: the answer names a rule, which opens beside the island.
    anna.button(re.compile("^Build a city")).click(force=True)
    page.get_by_role("status").get_by_role("link", name=re.compile(r"^[A-Z]+-\d\d$")).click()
    panel = page.get_by_role("region", name="The rules")
    expect(panel).to_be_visible()
    page.goto(page.get_by_role("link", name="The whole reference, in a new window").get_attribute("href") or "")
    expect(page.get_by_text("The rules are told as they are played at your table")).to_be_visible()
    changed = page.locator("section#ROBBER-02 dd.changed")
    expect(changed).to_contain_text("9")
    expect(page.locator("section#WIN-03 dd.changed")).to_contain_text("8")
    page.get_by_label("Told as in").select_option("k-base")
    expect(page.locator("dd.changed")).to_have_count(0)
