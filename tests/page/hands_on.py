"""Moves of the second game made by hand: a code becomes the clicks that make it."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.elsewhere import Elsewhere
from tests.page.player import HAND, Player
from tests.page.story import NAMES, Story
from tests.page.visit import Visits

KINDS = {"L": "lumber", "W": "wool", "G": "grain", "B": "brick", "O": "ore"}
CARDS = {"K": "ranger patrol", "R": "road building", "Y": "winter stores", "V": "victory point", "N": "new recruits"}
PIECES = {"s": "Build a settlement", "c": "Build a city", "r": "Build a road", "g": "Recruit a guard"}
SECONDS = 40


class HandsOn(Player):
    """The first seat with a pointer, the others by the protocol; some of them may look on at a page as well."""

    def __init__(self, visits: Visits, story: Story, *, looking: tuple[int, ...] = (), **more: Any) -> None:
        page, *pages = visits.sit_down(story, 1, *looking, **more)
        super().__init__(page)
        self.onlookers = [Player(one) for one in pages]
        # Until the first roll everything is placed that the game asks for.
        self.is_setting_up = story.view(1)["turn"]["stage"] in ("settling", "paving", "guarding")
        seats = range(2, len(story.table.chairs) + 1)
        self.others = {seat: Elsewhere(visits.server, visits.tokens[seat - 1], story.id, seat) for seat in seats}

    def close(self) -> None:
        for other in self.others.values():
            other.close()

    def play(self, moves: list[tuple[int, str]]) -> None:
        """Everybody's moves in their order."""
        for seat, code in moves:
            if seat == 1:
                self.make(code)
            else:
                self.others[seat].act(code, ask=self._wait_for(seat))

    def _wait_for(self, seat: int) -> int:
        """The number of the question that a seat is asked."""
        deadline = time.monotonic() + SECONDS
        while not ((ask := self.others[seat].view()["ask"]) and ask["must"]):
            assert time.monotonic() < deadline, f"seat {seat} is never asked"
        return int(ask["n"])

    def make(self, code: str) -> None:
        """One move of the first seat, by clicks, as soon as the page waits for one."""
        expect(self.page.locator('[data-guide="prompt"].mine')).to_be_visible()
        head = code[:2]
        if head in ("s@", "c@", "r@", "g@"):
            self._build(code)
        elif head == "h:":
            self._use(code[2:])
        elif code.startswith("rob@"):
            place, _, victim = code.partition(">")
            self.spot(place).click()
            named = NAMES[int(victim or 1) - 1]
            self.button(re.compile(rf"^(Confirm|{named} · .+)$")).click()
        elif head == "kn":
            self._patrol(code)
        elif head == "t:":
            self._swap(*code[2:].split(">"))
        elif head == "x:":
            self.pick(HAND, [KINDS[letter] for letter in code[2:]])
            self.button(re.compile("^Discard")).click()
        elif head in ("nr", "yp", "rb"):
            self._play_card(head, code)
        else:
            self.is_setting_up = False
            {"roll": self.roll, "end": self.end, "buy": self._buy}[code]()

    def spot(self, code: str) -> Locator:
        return self.page.locator(f'[data-spot="{code}"]')

    def _build(self, code: str) -> None:
        if not self.is_setting_up:
            self.do(PIECES[code[0]])
        self.spot(code).click()
        self.do("Confirm")

    def _swap(self, gives: str, takes: str) -> None:
        self.button("Trade").first.click()
        self.button(f"Give {len(gives)} {KINDS[gives[0]]}, take 1 {KINDS[takes]}").click()
        self.page.keyboard.press("Escape")

    def _buy(self) -> None:
        # Two cards may be bought in a row: the first has to be there before the second is asked for.
        left = self.page.locator('[data-guide="buy"] .left')
        before = left.inner_text()
        self.do("Buy a")
        self.do("Confirm")
        expect(left).not_to_have_text(before)

    def _play_card(self, head: str, code: str) -> None:
        self.card(CARDS[head[0].upper()]).first.click()
        if head == "nr":
            self.spot(code).click()
            self.do("Confirm")
            return
        if head == "yp":
            self.pick(re.compile("resource cards"), [KINDS[letter] for letter in code[3:]])
        self.do("Play: ")

    def _patrol(self, code: str) -> None:
        # One that was bought in this turn lies beside those that can be played.
        self.card("ranger patrol").first.click()
        if code == "kn":
            asked = self.page.locator('[data-guide="prompt"]')
            asked.get_by_role("button", name=re.compile("^(Move the robber|Play: ranger patrol)$")).click()
        else:
            self.spot(code).click()
            self.do("Confirm")

    # Heroes

    def _use(self, code: str) -> None:
        name, rest = re.fullmatch(r"(\w+?)(?:[=@:>](.+))?", code).groups("")  # type: ignore[union-attr]
        if name == "take":
            self.button(f"Take: the {HEROES.get(rest, rest)}").click()
        elif name == "flip":
            self.do("Turn it over")
        elif name == "pick":
            asked = self.page.locator('[data-guide="prompt"]')
            asked.get_by_role("button", name=CARDS.get(rest) or KINDS[rest]).click()
        else:
            self.use_hero(name, *choices(name, rest))

    def use_hero(self, name: str, *chosen: str) -> None:
        """Opens the heroes, uses one's own, chooses what it asks for, and means it. Of the scholar one is asked.

        At every step the page says, where it is heard, what was chosen so far.
        """
        hero = f"the {HEROES.get(name, name)}"
        if name != "scholar":
            self.button(f"Hero: {hero}").click()
            self.do(f"Use: {hero}")
        so_far: list[str] = []
        for choice in chosen:
            if choice.startswith("h:"):
                self.spot(choice).click()
            else:
                self.page.locator(".choices").get_by_role("button", name=choice, exact=True).click()
            so_far.append(told_as(choice))
            self.says(re.compile(".*".join(map(re.escape, so_far if name != "commander" else so_far[::-1]))))
        self.do(f"Use: {hero}")


HEROES = {"rebel": "rebel king", "arms": "master of arms"}


def choices(name: str, rest: str) -> list[str]:
    """What has to be clicked for a hero: the words on buttons, or the spots of the board."""
    if name in ("steward", "scholar"):
        return [KINDS[letter] for letter in rest.split(">")]
    if name in ("commander", "rebel"):
        *kind, seats = rest.split("/")
        return [*(KINDS[letter] for letter in kind), " and ".join(NAMES[int(seat) - 1] for seat in seats.split(","))]
    if name == "seer":
        return [goods(rest)]
    if name == "arms":
        section, _, paid = rest.partition(":")
        return [goods(paid), f"h:{section}"]
    return [f"h:{place}" for place in rest.split(">") if place]


def told_as(choice: str) -> str:
    """A choice as the page's question has it: the kind or player as on the button, a place by its name."""
    place = choice.removeprefix("h:")
    if camp := re.fullmatch(r"([a-z]+)(\d)", place):
        return f"camp {camp[2]} of the "
    if choice.startswith("h:") and (section := re.fullmatch(r"(\d)(\.\d)?", place)):
        return f"section {section[1]}"
    return place


def goods(letters: str) -> str:
    """Cards in words, as the page says them."""
    *others, last = [f"{letters.count(letter)} {kind}" for letter, kind in KINDS.items() if letter in letters]
    return f"{', '.join(others)} and {last}"


def is_over(player: Player, *texts: str) -> None:
    """The game has ended, and the page says how."""
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for text in texts:
        expect(dialog).to_contain_text(text)
