"""A whole short game by keyboard alone."""

import random
import re

import pytest
from playwright.sync_api import expect

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.server.client import Guest
from tests.page.elsewhere import Elsewhere
from tests.page.keys import Keys
from tests.page.player import ADD, END, ROLL, Player
from tests.page.story import PRINTED, Story, find_story
from tests.page.test_cards import GOODS, buying_policy
from tests.page.test_coach import has_rolled
from tests.page.test_robber import is_before_a_seven
from tests.page.visit import SMALL, Visits

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
    expect(page.locator("kbd")).to_have_text(["← ↑ ↓ →", "Enter", "Esc"])
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


def test_a_seven_takes_few_keys(visits: Visits) -> None:
    """The focus goes to the cards, to the button that discards them, and to the island."""
    story = find_story("keys-seven", is_before_a_seven)
    [page] = visits.sit_down(story, 1)
    anna, owed = Player(page), story.view(1)["hands"][0] // 2
    expect(anna.button(ROLL)).not_to_have_attribute("aria-disabled", "true")
    # To roll, so many cards, and to discard them: no key more.
    keys = Keys(page)
    keys.press("d")
    for _ in range(owed):
        expect(page.locator(":focus")).to_have_accessible_name(ADD)
        assert re.match(ADD, keys.focused())
        keys.press("Enter")
    expect(anna.button(f"Discard {owed} of {owed}")).to_be_focused()
    keys.press("Enter")
    anna.says("Bohdan must discard.")
    # There is nothing to be done now, and nobody is thrown back to the top of the page.
    expect(page.get_by_role("group", name="The island")).to_be_focused()

    bohdan = Elsewhere(visits.server, visits.tokens[1], story.id, 2)
    bohdan.pass_turn()
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^Move the robber here"))
    for _ in range(2):
        keys.press("ArrowRight")
    # Shown, and meant.
    keys.press("Enter")
    keys.press("Enter")
    anna.says("Your turn: trade, build, or end it.")
    anna.told(re.compile("^Anna moves the robber to "))
    bohdan.close()


def chooses_a_victim(story: Story) -> bool:
    moves = (story.view(1).get("ask") or {}).get("moves", {})
    return story.waits_for == 1 and any(len(victims) > 1 for victims in moves.get("rob", {}).values())


def test_whom_to_steal_from_is_asked_where_the_focus_is(visits: Visits) -> None:
    story = find_story("keys-victims", chooses_a_victim, seats=4)
    many = next(place for place, victims in story.view(1)["ask"]["moves"]["rob"].items() if len(victims) > 1)
    [page] = visits.sit_down(story, 1)
    anna, keys, now = Player(page), Keys(page), page.locator(":focus")
    hexes, victims = re.compile("^Move the robber here"), re.compile(r" · \d+ resource cards?$")
    expect(anna.spots().first).to_be_visible()
    # Nobody has pressed a key yet; from nowhere the arrows lead to the island.
    expect(now).to_have_count(0)
    keys.press("ArrowDown")
    expect(now).to_have_accessible_name(hexes)
    go_to_the_hex(keys, many)
    keys.press("Enter")
    expect(now).to_have_accessible_name(victims)
    # Whoever takes that back is where the robber was going.
    keys.press("Escape")
    expect(now).to_have_accessible_name(re.compile(f"^Move the robber here: {many}"))
    keys.press("Enter")
    expect(now).to_have_accessible_name(victims)
    keys.press("Enter")
    anna.told(re.compile("^Anna steals"))
    anna.says("Your turn: trade, build, or end it.")


def go_to_the_hex(keys: Keys, place: str) -> None:
    """By the arrows, to and fro from row to row."""
    keys.press("Home")
    seen = set()
    for arrow in [*["ArrowRight"] * 5, "ArrowDown", *["ArrowLeft"] * 5, "ArrowDown"] * 3:
        if keys.focused().startswith(f"Move the robber here: {place}"):
            return
        seen.add(keys.focused())
        keys.press(arrow)
    raise AssertionError(f"the arrows do not come to {place}, only to {seen}")


def test_a_duty_takes_nobody_away_from_what_they_do(visits: Visits) -> None:
    """From the chat, from a field, from a panel or from a button one has come to."""
    story = find_story("keys-chat", is_before_a_seven)
    bohdan_sees, anna = visits.sit_down(story, 2, 1)
    said = bohdan_sees.get_by_role("textbox", name="Say something")
    keys = Keys(bohdan_sees)
    expect(bohdan_sees.get_by_role("status").filter(has_text="Anna").first).to_be_visible()
    keys.press("c")
    expect(said).to_be_focused()
    bohdan_sees.keyboard.type("I am just about")
    Player(anna).roll()
    Player(bohdan_sees).says(re.compile("A seven! Choose"))
    bohdan_sees.keyboard.type(" to say this")
    expect(said).to_be_focused()
    expect(said).to_have_value("I am just about to say this")
    keys.press("Enter")
    expect(said).to_be_focused()
    # Whoever leaves the line is led to the duty, and finds the ways there and back.
    keys.press("Escape")
    expect(bohdan_sees.locator(":focus")).to_have_accessible_name(ADD)
    bohdan_sees.get_by_role("tab", name="Log").focus()
    Player(anna).discard()
    bohdan_sees.keyboard.press("v")
    expect(bohdan_sees.get_by_role("group", name="The island")).to_be_focused()
    bohdan_sees.keyboard.press("g")
    expect(bohdan_sees.locator(":focus")).to_have_accessible_name(ADD)
    # Who plays by pointer keeps the focus where it was.
    expect(anna.locator(":focus")).to_have_count(0)


def test_on_a_phone_a_line_that_is_written_stays_open(visits: Visits) -> None:
    story = find_story("keys-phone", is_before_a_seven)
    bohdan, anna = visits.sit_down(story, 2, 1)
    bohdan.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    bohdan.get_by_role("button", name="Talk").click()
    said = bohdan.get_by_role("textbox", name="Say something")
    said.click()
    bohdan.keyboard.type("I am just about")
    Player(anna).roll()
    Player(bohdan).says(re.compile("A seven! Choose"))
    bohdan.keyboard.type(" to say this")
    expect(said).to_have_value("I am just about to say this")


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
