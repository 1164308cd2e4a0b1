"""The tutorial, from the front page until it says that one can play."""

import json
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from hexmoot.game.game import Game
from tests.page.player import Player
from tests.page.story import Story, find_story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
SECONDS = 150
# Milliseconds in which a button that can be pressed is pressed, also by a busy machine.
MOMENT = 3000
# What a newcomer does when a step asks for it; the others are only read.
BUILDS = {"road": "Build a road", "settlement": "Build a settlement", "city": "Build a city"}
TRADE = re.compile("^Trade$")
BANK = re.compile("^Give .+, take 1 ")
NAMES = {"L": "lumber", "W": "wool", "G": "grain", "B": "brick", "O": "ore"}
KINDS = tuple(NAMES.values())
GO_ON = re.compile("^(Go on|Skip this)$")


def is_pressed(button: Locator) -> bool:
    """Presses a button, unless what happens at the table has taken it away: cards for it, or the step it belongs to."""
    try:
        button.click(timeout=MOMENT)
    except NotInTime:
        return False
    return True


class Newcomer(Player):
    """Somebody who knows nothing, and does what the lesson says."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        # The steps about trading that were done, not put away.
        self.traded: set[str] = set()

    @property
    def step(self) -> str:
        return self.page.locator(".lesson").get_attribute("data-step") or ""

    def put_away(self) -> None:
        self.page.locator(".lesson").get_by_role("button", name=GO_ON).click()

    def do_duty(self) -> None:
        """What the table asks for, step or not."""
        duty = self.duty()
        if duty == "discarding":
            self.discard()
        elif duty == "robbing":
            self.rob()
        elif duty == "placing":
            self.place(self.spots().first)
        elif duty == "rolling":
            self.roll()
        elif duty == "playing":
            self.end()

    def follow(self, step: str) -> None:
        """Does what a step is about, or reads it."""
        if step in BUILDS and self.can(re.compile(f"^{BUILDS[step]}")):
            if is_pressed(self.button(re.compile(f"^{BUILDS[step]}"))):
                self.place(self.spots().first)
        elif step == "buy" and self.can(re.compile("^Buy")):
            if is_pressed(self.button(re.compile("^Buy"))):
                self.do("Confirm")
        elif step == "bank" and self.can(TRADE):
            self.swap_at_the_bank()
        elif step == "offer" and self.can(TRADE):
            self.offer_a_card()
        elif step == "answer" and self.offers().get_by_role("button", name="No", exact=True).count():
            # An offer may lapse in the same moment.
            if is_pressed(self.offers().get_by_role("button", name="No", exact=True).first):
                self.learnt("answer")
        elif step in ("roll", "end", "discard", "robber", "wait"):
            self.do_duty()
        else:
            is_pressed(self.page.locator(".lesson").get_by_role("button", name=GO_ON))

    def swap_at_the_bank(self, name: str | re.Pattern[str] = BANK) -> None:
        self.button(TRADE).click()
        self.page.get_by_role("region", name="Trade").get_by_role("button", name=name).first.click()
        self.learnt("bank")
        self.page.keyboard.press("Escape")

    def offer_a_card(self) -> None:
        """The first card of the hand for the first kind that is not in it."""
        held = [kind for kind in KINDS if re.match("[1-9]", self.good(kind).get_attribute("aria-label") or "")]
        self.offer(held[0], next(kind for kind in KINDS if kind not in held[:1]))
        self.learnt("offer")

    def learnt(self, step: str) -> None:
        """The lesson has seen that this was done, and goes on by itself."""
        expect(self.page.locator(".lesson")).not_to_have_attribute("data-step", step)
        self.traded.add(step)


def begin(page: Page) -> None:
    page.get_by_role("link", name="First time here? Learn it by playing.").click()
    page.get_by_role("button", name="Start the lesson").click()


def test_the_lesson_is_played_until_one_can_play(visits: Visits) -> None:
    page = visits.newcomer()
    begin(page)
    anna = Newcomer(page)
    card = page.get_by_role("region", name="Learn by playing")
    expect(card.get_by_role("heading", name="You and your goal")).to_be_visible()
    # The words of a step lead to the rules, beside the game.
    card.get_by_role("link", name="settlements").first.click()
    expect(page.get_by_role("region", name="The rules")).to_contain_text("settlement")
    page.get_by_role("region", name="The rules").get_by_role("button", name="Close").click()
    visits.picture(page, "lesson")
    told = play_the_lesson(anna)
    # What is gained, built and lost is up to the dice; to trade is not.
    assert {"goal", "numbers", "roll", "end"} <= told
    assert told & {"bank", "offer", "answer"}
    assert anna.traded, "the lesson was told of trading, and nothing was traded"
    expect(card.get_by_role("heading", name="You can play")).to_be_visible()
    anna.put_away()
    page.goto("/learn")
    expect(page.get_by_role("link", name="Go on with your lesson")).to_be_visible()
    learnt = page.locator("li.done")
    expect(learnt.filter(has_text="You can play")).to_be_visible()
    assert learnt.count() >= len(told)


def swap_that_builds_nothing(story: Story) -> str:
    """A trade with the bank before and after which seat 1 has rolled and can build nothing; none if there is none."""
    game = story.table.game
    if game is None or story.waits_for != 1 or game.stage != "main" or can_build(game) or not story.view(2)["my_hand"]:
        return ""
    for code in story.view(1)["ask"]["moves"].get("t", ()):
        after = game.copy()
        after.push_text(f"1.t:{code}")
        if not can_build(after):
            return str(code)
    return ""


def can_build(game: Game) -> bool:
    return any(re.match(r"[rsc]@|buy", move.code) for move in game.legal_moves)


# What comes before trading, or has nothing to do with it.
BEFORE = "goal numbers roll gain nothing robber robbed discard road settlement city buy card aid"


def test_the_lesson_has_one_trade_with_the_bank_with_players_and_answer(visits: Visits) -> None:
    """Somebody has come so far: each of the three steps about trading waits for its moment, and is done by doing it."""
    story = find_story("lesson-trade", lambda story: bool(swap_that_builds_nothing(story)))
    gives, _, takes = swap_that_builds_nothing(story).partition(">")
    lesson = json.dumps({"table": story.id, "done": BEFORE.split(), "isOver": False})
    # The browser has kept what was learnt; the second page is another's.
    first, second = visits.sit_down(story, 1, 2)
    first.evaluate("lesson => localStorage.setItem('hexmoot.lesson', lesson)", lesson)
    first.reload()
    anna, bohdan = Newcomer(first), Player(second)
    card = first.get_by_role("region", name="Learn by playing")
    expect(card.get_by_role("heading", name="Trade with the bank")).to_be_visible()
    visits.picture(first, "lesson-bank")
    anna.swap_at_the_bank(f"Give {len(gives)} {NAMES[gives[0]]}, take 1 {NAMES[takes]}")
    expect(card.get_by_role("heading", name="Trade with players")).to_be_visible()
    anna.offer_a_card()
    expect(anna.offers()).to_contain_text("You offer")
    his = story.view(2)["my_hand"][0]
    bohdan.offer(NAMES[his], next(kind for letter, kind in NAMES.items() if letter != his))
    expect(card.get_by_role("heading", name="An offer to you")).to_be_visible()
    visits.picture(first, "lesson-answer")
    anna.offers().get_by_role("button", name="No", exact=True).click()
    anna.learnt("answer")
    assert anna.traded == {"bank", "offer", "answer"}
    kept = json.loads(first.evaluate("localStorage.getItem('hexmoot.lesson')"))
    assert {"bank", "offer", "answer"} <= set(kept["done"])


def play_the_lesson(anna: Newcomer) -> set[str]:
    """Follows it until its last step; the steps that were told."""
    told: set[str] = set()
    deadline = time.monotonic() + SECONDS
    while (step := anna.step) != "ready":
        assert time.monotonic() < deadline, f"after {sorted(told)} the lesson never says that one can play"
        told.add(step)
        anna.follow(step)
        anna.page.wait_for_timeout(40)
    return told - {"wait"}
