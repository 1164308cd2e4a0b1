"""Two people at one table who trade: an offer, a refusal, a counter-offer, a deal."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.words import Words
from tests.page.land import land_of
from tests.page.player import Player
from tests.page.story import PRINTED, Story, find_story
from tests.page.test_phone import PHONE
from tests.page.visit import LARGE, SMALL, Visits

pytestmark = pytest.mark.slow
# Longer than any machine needs for the test, so that only an answer ends the wait.
LONG = 600
RULE = re.compile(r"^[A-Z]+-\d\d$")
WORDS = Words("en")
GOODS = {"L": "lumber", "W": "wool", "G": "grain", "B": "brick", "O": "ore"}


def may_trade(story: Story) -> bool:
    """Seat 1 has rolled; it has two kinds of goods, and seat 2 a third one."""
    if story.waits_for != 1 or not story.view(1)["ask"]["moves"].get("end"):
        return False
    hers, his = set(story.view(1)["my_hand"]), set(story.view(2)["my_hand"])
    return len(hers) >= 2 and bool(his - hers)


def may_not_swap(story: Story) -> bool:
    """The same, and the bank takes nothing of what seat 1 has."""
    return may_trade(story) and not story.view(1)["ask"]["moves"].get("t")


def is_before_a_deal(story: Story) -> bool:
    """The bot on seat 2 has rolled and has something that it can offer to Anna for lumber."""
    game = story.table.game
    assert game is not None
    hands = game.state.hand
    return game.turn == 2 and game.stage == "main" and hands[0][0] > 0 and any(hands[1][1:])


def test_a_bots_offer_waits_for_the_answer(visits: Visits) -> None:
    story = Story("patience", 1, **PRINTED | {"seats": 3, "bots": ["greedy"] * 2}, offer_seconds=LONG).start()
    bot, game = make_bot("greedy"), story.table.game
    assert game is not None
    while not is_before_a_deal(story):
        seat = story.waits_for
        move = bot.choose(game.view(seat), Limit(offers=0))
        assert move is not None
        story.act(seat, move.code.rpartition(".")[2])
    given = next(letter for letter, count in zip("LWGBO", game.state.hand[1], strict=True) if count and letter != "L")
    story.act(2, f"o:{given}>L")
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    expect(anna.offers()).to_contain_text(f"offers 1 {GOODS[given]} for 1 lumber.")
    expect(anna.offers()).to_contain_text("gives")
    # The status line and the window's title tell of it, and the coach what it thinks of it.
    said = re.compile(f" offers 1 {GOODS[given]} for 1 lumber\\.")
    anna.says(said)
    expect(page).to_have_title(said)
    page.get_by_role("tab", name="Aid").click()
    page.get_by_role("switch", name="Coach").check()
    page.get_by_role("tab", name="Log").click()
    expect(anna.offers()).to_contain_text(re.compile(r"(Take it|Better not|Refuse)[.:]"))
    expect(page.get_by_role("timer")).to_have_accessible_name(re.compile(r"^\d+ seconds left to answer$"))
    # Beside the island, which stays free.
    island = page.get_by_role("region", name="The island").bounding_box()
    offers = anna.offers().bounding_box()
    assert island is not None
    assert offers is not None
    assert offers["x"] >= island["x"] + island["width"]
    # The bots of this server look for one ms before they move: this one would be long gone.
    page.wait_for_timeout(300)
    expect(anna.button(re.compile("^Yes$"))).to_be_visible()
    anna.button(re.compile("^Yes$")).click()
    anna.told(re.compile("^Anna accepts the offer of "))
    anna.told(re.compile("^Anna gives 1 lumber to "))


def test_an_offer_is_refused_countered_and_agreed_to(visits: Visits) -> None:
    story = find_story("trade", may_trade)
    hers, his = story.view(1)["my_hand"], story.view(2)["my_hand"]
    one, other = (GOODS[letter] for letter in sorted(set(hers))[:2])
    wanted = GOODS[min(set(his) - set(hers))]
    hold = {kind: [hand.count(letter) for hand in (hers, his)] for letter, kind in GOODS.items()}
    first, second = visits.sit_down(story, 1, 2)
    anna, bohdan = Player(first), Player(second)

    anna.offer(one, wanted)
    expect(bohdan.offers()).to_contain_text(f"Anna offers 1 {one} for 1 {wanted}.")
    visits.picture(second, "trade-asked")
    bohdan.button(re.compile("^No$")).click()
    expect(anna.offers().get_by_role("img", name="Bohdan declines")).to_be_visible()
    expect(anna.offers().get_by_role("img", name="Chihiro is thinking")).to_be_visible()
    anna.button("Withdraw").click()
    expect(bohdan.offers()).to_have_count(0)

    anna.offer(one, wanted)
    bohdan.button("Counter").click()
    bohdan.pick("You get", [other])
    bohdan.button("Make the offer").click()
    more = re.compile(f"Bohdan offers 1 {wanted} for 1 (.+) and 1 (.+)\\.")
    expect(anna.offers()).to_contain_text(more)
    visits.picture(first, "trade-counter")
    anna.offers().get_by_role("button", name="No", exact=True).click()
    bohdan.told("Anna declines the offer of Bohdan.")
    expect(bohdan.offers()).not_to_contain_text("You offer")

    bohdan.offers().get_by_role("button", name="Yes", exact=True).click()
    anna.button("Trade with Bohdan").click()
    expect(anna.offers()).to_have_count(0)
    for player, at in ((anna, 0), (bohdan, 1)):
        sign = 1 if player is anna else -1
        player.holds(wanted, hold[wanted][at] + sign)
        player.holds(one, hold[one][at] - sign)
        player.told(re.compile(f"gives? .*1 {one}|1 {one}"))


def test_an_offer_out_of_turn_is_composed_by_hand_and_taken_by_the_one_at_turn(visits: Visits) -> None:
    story = find_story("trade-out-of-turn", may_trade)
    hers, his = story.view(1)["my_hand"], story.view(2)["my_hand"]
    given, wanted = min(set(his) - set(hers)), min(hers)
    hold = {kind: [hand.count(kind) for hand in (hers, his)] for kind in (given, wanted)}
    first, second, third = visits.sit_down(story, 1, 2, 3)
    anna, bohdan, chihiro = Player(first), Player(second), Player(third)
    bohdan.button(re.compile("^Trade$")).click()
    sheet = second.get_by_role("region", name="Trade")
    # Out of turn one deals with the one at turn, and nobody else is asked.
    expect(sheet).to_contain_text("Anna")
    expect(sheet.get_by_role("button", name="Chihiro", exact=True)).to_have_count(0)
    bohdan.pick("You give", [GOODS[given]])
    bohdan.pick("You get", [GOODS[wanted]])
    visits.picture(second, "trade-out-of-turn")
    bohdan.do("Make the offer")
    expect(bohdan.offers()).to_contain_text("You offer")
    expect(anna.offers()).to_contain_text(f"Bohdan offers 1 {GOODS[given]} for 1 {GOODS[wanted]}.")
    chihiro.told(f"Bohdan offers 1 {GOODS[given]} for 1 {GOODS[wanted]} to Anna.")
    expect(chihiro.offers().get_by_role("button")).to_have_count(0)
    anna.offers().get_by_role("button", name="Take it").click()
    anna.told(f"Bohdan gives 1 {GOODS[given]} to Anna.")
    for player, at in ((anna, 0), (bohdan, 1)):
        sign = 1 if player is anna else -1
        player.holds(GOODS[given], hold[given][at] + sign)
        player.holds(GOODS[wanted], hold[wanted][at] - sign)
    expect(bohdan.offers()).to_have_count(0)


# The pitches that the page has sounded.
HEAR = """() => {
    window.pitches = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.pitches.push(this.frequency.value);
        return start.apply(this, when);
    };
}"""
REFUSED = 220


def test_an_offer_against_the_rules_is_refused_in_a_sentence_and_a_sound(visits: Visits) -> None:
    """A gift (TRADE-04): the page lets one compose it, and the server judges."""
    story = find_story("trade-refused", may_trade)
    [page] = visits.sit_down(story, 1)
    page.evaluate(HEAR)
    anna = Player(page)
    given = GOODS[story.view(1)["my_hand"][0]]
    notice = page.get_by_role("status").filter(has=page.get_by_role("link", name=RULE))
    anna.button(re.compile("^Trade$")).click()
    anna.pick("You give", [given])
    for is_loud in (True, False):
        anna.do("Make the offer")
        expect(notice).to_be_visible()
        rule = notice.get_by_role("link").inner_text()
        title = WORDS.say(f"rule-{rule}", "title")
        assert notice.locator("p").inner_text() == f"The rules do not allow this now; see “{title}”. {rule}"
        assert (REFUSED in page.evaluate("window.pitches")) == is_loud
        visits.picture(page, "trade-refused")
        if is_loud:
            notice.get_by_role("button", name="Close").click()
            page.get_by_role("button", name=re.compile("ound")).click()
            page.evaluate("window.pitches = []")


def has_four_alike(story: Story) -> bool:
    """Seat 1 has rolled, and can trade with the bank at 4:1, in one way for each kind that it gets."""
    if story.waits_for != 1 or not story.view(1)["ask"]["moves"].get("end"):
        return False
    swaps = [code.partition(">")[0] for code in story.view(1)["ask"]["moves"].get("t", ())]
    return len(set(swaps)) == 1 and len(swaps[0]) == 4


def offer_to_one(anna: Player, gives: str, takes: str) -> None:
    """An offer to Chihiro alone. One to nobody cannot be made."""
    anna.button(re.compile("^Trade$")).click()
    anna.pick("You give", [gives])
    anna.pick("You get", [takes])
    for name in ("Bohdan", "Chihiro", "Dana"):
        chip_of(anna, name).click()
    expect(anna.button("Choose somebody")).to_be_disabled()
    chip_of(anna, "Chihiro").click()
    anna.do("Make the offer")
    expect(anna.offers()).to_contain_text("You offer")


def chip_of(anna: Player, name: str) -> Locator:
    return anna.page.get_by_role("region", name="Trade").get_by_role("button", name=name, exact=True)


# A large screen, and two laptops.
SIZES = ((1440, 900), (1366, 768), (1280, 720))
# Whether a finger on the middle of a button touches that button, with nothing scrolled.
UNCOVERED = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def check_phone(page: Page, visits: Visits) -> None:
    """However low the island is now, the buttons of the panels lie within its frame, over no seat."""
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    seats = page.get_by_role("list", name="Seats").bounding_box()
    log = page.get_by_role("button", name="Log", exact=True).bounding_box()
    visits.picture(page, "trade-bank-phone")
    assert seats is not None
    assert log is not None
    assert log["y"] >= seats["y"] + seats["height"]


def test_the_bank_is_two_taps_away(visits: Visits) -> None:
    story = find_story("bank", has_four_alike, seats=4)
    swaps = story.view(1)["ask"]["moves"]["t"]
    gives, takes = swaps[0].partition(">")[0][0], swaps[0][-1]
    hand = story.view(1)["my_hand"]
    # Another's offer is above it, with what the coach thinks of it, and one's own.
    story.act(2, f"o:{story.view(2)['my_hand'][0]}>{gives}")
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    page.get_by_role("tab", name="Aid").click()
    page.get_by_role("switch", name="Coach").check()
    offer_to_one(anna, GOODS[gives], GOODS[takes])
    expect(anna.offers().get_by_role("listitem")).to_have_count(2)
    expect(anna.offers()).to_contain_text(re.compile(r"(Take it|Better not|Refuse)[.:]"))
    page.evaluate("() => { window.taps = 0; addEventListener('click', () => window.taps++, true); }")
    anna.button(re.compile("^Trade$")).click()
    bank = page.get_by_role("region", name="Trade").get_by_role("group", name="for one card of the bank")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visits.picture(page, f"trade-bank-{width}")
        for button in bank.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate(UNCOVERED), (width, button)
        rows = {chip_of(anna, name).evaluate("(chip) => chip.offsetTop") for name in ("Bohdan", "Chihiro", "Dana")}
        assert len(rows) == 1, width
    check_phone(page, visits)
    page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
    bank.get_by_role("button", name=re.compile(f"4 {GOODS[gives]}.*1 {GOODS[takes]}")).click()
    anna.holds(GOODS[takes], hand.count(takes) + 1)
    assert page.evaluate("window.taps") == 2


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["large", "phone"])
def test_the_bank_that_gives_nothing_says_why(visits: Visits, screen: dict[str, Any]) -> None:
    story = find_story(f"no-bank-{len(screen)}", may_not_swap)
    [page] = visits.sit_down(story, 1, **screen)
    anna = Player(page)
    anna.button(re.compile("^Trade$")).click()
    none = anna.button("no trade with the bank now")
    expect(none).to_be_visible()
    # The island has drawn itself into what the sheet leaves of the screen.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    land, box = land_of(page), none.bounding_box()
    none.click()
    notice = page.get_by_role("status").filter(has=page.get_by_role("link", name=re.compile(r"^TRADE-\d\d$")))
    expect(notice).to_be_visible()
    visits.picture(page, f"trade-no-bank-{len(screen)}")
    # The word moves nothing.
    assert (land_of(page), none.bounding_box()) == (land, box)
    notice.get_by_role("link").click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()
