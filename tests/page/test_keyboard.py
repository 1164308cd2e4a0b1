"""A whole short game by keyboard alone."""

import random
import re

import pytest
from playwright.sync_api import expect

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.server.client import Guest
from tests.page.keys import Keys
from tests.page.player import END, Player
from tests.page.story import PRINTED, Story, find_story
from tests.page.test_cards import GOODS, buying_policy
from tests.page.test_coach import has_rolled
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
SPOT = "^(Build here|Move the robber here)"
MOST_STEPS = 900
BUILD = (("3", "city"), ("2", "settlement"), ("1", "road"))


def test_a_whole_game_without_the_mouse(visits: Visits) -> None:
    guest = Guest(visits.server.address, "Anna")
    options = {"victory_points": "3"}
    table = guest.make_table(
        {"edition": "z-base", "options": options, "seats": 3, "bots": ["random"] * 2, "fair_dice": True}
    )
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


def before_a_trade_and_a_knight() -> Story:
    """Seat 1 has rolled, can trade with the bank and has a knight to play; the bots have cards."""
    bot = make_bot("greedy")
    for seed in range(20):
        story = Story("keys-trade", seed, **PRINTED | {"bots": ["greedy"] * 2}).start()
        while story.table.status == "playing" and (game := story.table.game):
            if (seat := story.waits_for) == 1:
                moves = (view := story.view(1))["ask"]["moves"]
                if moves.get("end") and moves.get("kn") and moves.get("t") and min(view["hands"]) > 0:
                    return story
                story.act(1, buying_policy(1, view))
            elif move := bot.choose(game.view(seat), Limit(offers=0)):
                story.act(seat, move.code.rpartition(".")[2])
    raise AssertionError("no game came to a trade and a knight")


def test_trades_and_a_card_without_the_mouse(visits: Visits) -> None:
    """With the bank, with the bots, and a knight."""
    story = before_a_trade_and_a_knight()
    [page] = visits.sit_down(story, 1)
    anna, keys = Player(page), Keys(page)
    # A bot may have an offer of its own: that is no hindrance.
    expect(anna.button(END)).not_to_have_attribute("aria-disabled", "true")
    given, taken = (GOODS["LWGBO".index(part[0])] for part in story.view(1)["ask"]["moves"]["t"][0].split(">"))

    keys.press("t")
    expect(page.get_by_role("region", name="Trade").locator(":focus")).to_have_count(1)
    keys.use(rf"^Give \d {given}, take 1 {taken}$")
    anna.hears(re.compile(rf"^Anna takes 1 {taken} from the bank"))
    # The button may be gone, the focus is not.
    expect(page.get_by_role("region", name="Trade").locator(":focus")).to_have_count(1)
    keys.use(f"^Add {taken}", "You give")
    keys.use(f"^Add {given}", "You get")
    keys.use("^Make the offer$")
    anna.hears(re.compile(f"^Anna offers 1 {taken} for 1 {given}"))
    anna.hears(re.compile("^(Kiko|Lumi) (accepts|declines) the offer of Anna"))
    keys.press("Escape")
    expect(page.get_by_role("region", name="Trade")).to_have_count(0)

    keys.use(r"\bknight\b", "Development cards")
    expect(page.get_by_role("button", name="Play: knight")).to_be_focused()
    keys.press("Enter")
    anna.says("Move the robber: choose a hex.")
    place(anna, keys, random.Random(1))
    anna.told("Anna plays a card: knight.")
    anna.told(re.compile("^Anna moves the robber to "))


def test_single_keys_can_be_switched_off_and_never_act_while_one_types(visits: Visits) -> None:
    story = find_story("keys-off", has_rolled)
    [page] = visits.sit_down(story, 1)
    anna, keys = Player(page), Keys(page)
    end = anna.button(END)
    expect(end).to_have_attribute("aria-keyshortcuts", "E")
    # Whoever talks, or chooses a language, does not play.
    keys.press("c")
    said = page.get_by_role("textbox", name="Say something")
    expect(said).to_be_focused()
    page.keyboard.type("dear me 1234")
    expect(said).to_have_value("dear me 1234")
    page.get_by_label("Language").focus()
    keys.press("e")
    page.get_by_role("tab", name="Aid").click()
    page.get_by_text("Keys and clicks").click()
    page.get_by_label("Shortcuts: a single letter").uncheck()
    expect(page.get_by_text("Shortcuts are off.")).to_be_visible()
    expect(page.locator("kbd")).to_have_text(["Esc"])
    visits.picture(page, "keys-off")
    page.reload()
    expect(end).not_to_have_attribute("aria-disabled", "true")
    assert end.get_attribute("aria-keyshortcuts") is None
    expect(end).to_have_attribute("title", "End turn")
    page.locator("main").focus()
    for key in "1et":
        keys.press(key)
    # What is said now comes to the server after whatever the keys would have done.
    page.get_by_role("tab", name="Talk").click()
    said.fill("still my turn")
    said.press("Enter")
    expect(page.get_by_text("still my turn").first).to_be_visible()
    assert page.get_by_role("region", name="Trade").count() == 0
    assert anna.spots().count() == 0
    assert end.get_attribute("aria-disabled") != "true"
    # Escape and the arrows are no letters, and the switch is found by keys.
    page.get_by_role("tab", name="Aid").click()
    keys.press("Tab")
    keys.tab_to("^Keys and clicks$")
    keys.press("Enter")
    keys.tab_to("^Shortcuts: ")
    keys.press("Space")
    page.get_by_role("tab", name="Aid").focus()
    expect(end).to_have_attribute("aria-keyshortcuts", "E")
    keys.press("e")
    keys.press("l")
    anna.told(re.compile("^It is Bohdan.s turn"))
    assert page.get_by_role("log").get_by_text(re.compile("^It is Bohdan")).count() == 1


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
