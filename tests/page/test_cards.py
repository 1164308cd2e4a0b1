"""Every development card, played by clicks."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.elsewhere import Company
from tests.page.player import ADD, ROLL, Player
from tests.page.story import Story, View, find_story, simple_policy
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
PRICE = "WGO"
GOODS = ("lumber", "wool", "grain", "brick", "ore")


def buying_policy(seat: int, view: View) -> str:
    """Seat 1 turns everything that it gets into development cards, and plays none."""
    moves = view["ask"]["moves"]
    if seat != 1 or not moves.get("end"):
        return simple_policy(seat, view)
    hand = view["my_hand"]
    for code in moves.get("t", []):
        gives, takes = code.split(">")
        if takes in PRICE and takes not in hand and hand.count(gives[0]) > len(gives) - (gives[0] not in PRICE):
            return f"t:{code}"
    return "buy" if moves.get("buy") else "end"


def has_every_card(story: Story) -> bool:
    if story.waits_for != 1 or not (view := story.view(1))["ask"]["moves"].get("roll"):
        return False
    return set("KRYMV") <= set(view["my_cards"]["old"]) and min(view["hands"]) > 0


def test_every_development_card_does_what_it_says(visits: Visits) -> None:
    # In this rule book a victory point may be shown at any time.
    story = find_story("cards", has_every_card, policy=buying_policy, edition="k-first")
    [page] = visits.sit_down(story, 1)
    company = Company(visits.server, visits.tokens, story.id)
    anna = Player(page)

    def roll() -> None:
        """Rolls, and everybody does what a seven may ask for."""
        anna.see_to_it("rolling", company.go_on)
        anna.roll()
        expect(anna.button(ROLL)).to_have_attribute("aria-disabled", "true")
        anna.see_to_it("playing", company.go_on)

    def next_turn() -> None:
        anna.see_to_it("playing", company.go_on)
        anna.end()
        anna.see_to_it("rolling", company.go_on)

    # A knight may be played before the dice are rolled.
    anna.card("knight").click()
    visits.picture(page, "cards-knight")
    anna.button("Play: knight").click()
    anna.says("Move the robber: choose a hex.")
    anna.rob()
    anna.told("Anna plays a card: knight.")
    roll()
    # A second card in the same turn is refused with the rule. What looks disabled answers all the same.
    anna.card("monopoly").click(force=True)
    expect(page.get_by_role("link", name=re.compile(r"^[A-Z]+-\d+$"))).to_be_visible()
    next_turn()

    roll()
    anna.card("road building").click()
    anna.button("Play: road building").click()
    for left in ("2 are left", "one is left"):
        anna.says(left)
        anna.place(anna.spots().first)
    anna.told("Anna plays a card: road building.")
    next_turn()

    roll()
    before = sum(count_of(anna, kind) for kind in GOODS)
    anna.card("year of plenty").click()
    expect(anna.button("Play: year of plenty")).to_be_disabled()
    # Of what the bank has.
    adding = page.get_by_role("group", name=re.compile("^Year of plenty")).get_by_role("button", name=ADD)
    for _ in range(2):
        adding.and_(page.locator(":enabled")).first.click()
    visits.picture(page, "cards-plenty")
    anna.button("Play: year of plenty").click()
    expect(page.get_by_role("group", name=f"Your hand: {before + 2} cards")).to_be_visible()
    next_turn()

    roll()
    before = count_of(anna, "grain")
    theirs = sum(other.view()["my_hand"].count("G") for other in company.others)
    anna.card("monopoly").click()
    anna.pick(re.compile("^Monopoly"), ["grain"])
    anna.button("Play: monopoly").click()
    anna.told("Anna plays a card: monopoly.")
    anna.holds("grain", before + theirs)

    # Showing a victory point is no play of a card, so it may follow one.
    seat = page.get_by_role("list", name="Seats").get_by_role("listitem").first
    expect(seat).to_contain_text("of them 2 open to all")
    anna.card("victory point").click()
    anna.button("Play: victory point").click()
    anna.told("Anna shows 1 victory-point card.")
    expect(seat).to_contain_text("of them 3 open to all")
    company.close()


def count_of(anna: Player, kind: str) -> int:
    """How many cards of a kind are in the hand."""
    return int((anna.good(kind).get_attribute("aria-label") or "").split()[0])
