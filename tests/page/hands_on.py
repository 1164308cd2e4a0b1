"""Moves of the second game made by hand: a code becomes the clicks that make it."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.elsewhere import Elsewhere
from tests.page.player import Player
from tests.page.story import Story
from tests.page.visit import Visits

KINDS = {"L": "lumber", "W": "wool", "G": "grain", "B": "brick", "O": "ore"}
CARDS = {"K": "ranger patrol", "R": "road building", "Y": "winter stores", "V": "victory point", "N": "new recruits"}
PIECES = {"s": "Build a settlement", "c": "Build a city", "r": "Build a road", "g": "Recruit a guard"}
SECONDS = 40
NAMES = ("Anna", "Bohdan", "Chihiro")


class HandsOn(Player):
    """The first seat with a pointer, the others by the protocol."""

    def __init__(self, visits: Visits, story: Story, **more: Any) -> None:
        [page] = visits.sit_down(story, 1, **more)
        super().__init__(page)
        # Until the first roll everything is placed that the game asks for.
        self.is_setting_up = story.view(1)["turn"]["stage"] in ("settling", "paving", "guarding")
        self.others = {seat: Elsewhere(visits.server, visits.tokens[seat - 1], story.id, seat) for seat in (2, 3)}

    def close(self) -> None:
        for other in self.others.values():
            other.close()

    def play(self, moves: list[tuple[int, str]]) -> None:
        """Everybody's moves in their order."""
        for seat, code in moves:
            if seat == 1:
                self.make(code)
            else:
                self._wait_for(seat)
                self.others[seat].act(code)

    def _wait_for(self, seat: int) -> None:
        deadline = time.monotonic() + SECONDS
        while not self.others[seat].is_asked():
            assert time.monotonic() < deadline, f"seat {seat} is never asked"

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
            self.button(re.compile(rf"^(Confirm|{NAMES[int(victim) - 1]} · .+)$")).click()
        elif head == "kn":
            self._patrol(code)
        elif head == "t:":
            self._swap(*code[2:].split(">"))
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
        name, _, rest = code.replace(":", "=").replace(">", "=", "rebel" in code).partition("=")
        if name == "take":
            self.button(f"Take: the {HEROES.get(rest, rest)}").click()
        elif name == "pick":
            asked = self.page.locator('[data-guide="prompt"]')
            asked.get_by_role("button", name=CARDS.get(rest) or KINDS[rest]).click()
        else:
            self.use_hero(name, *choices(name, rest))

    def use_hero(self, name: str, *chosen: str) -> None:
        """Opens the heroes, uses one's own, chooses what it asks for, and means it."""
        hero = f"the {HEROES.get(name, name)}"
        self.button(f"Hero: {hero}").click()
        self.do(f"Use: {hero}")
        for choice in chosen:
            self.page.locator(".choices").get_by_role("button", name=choice, exact=True).click()
        self.do(f"Use: {hero}")


HEROES = {"rebel": "rebel king", "arms": "master of arms"}


def choices(name: str, rest: str) -> list[str]:
    """What has to be clicked for a hero, by the words on the buttons."""
    if name == "steward":
        return [KINDS[letter] for letter in rest.split(">")]
    if name == "commander":
        kind, seats = rest.split("/")
        return [KINDS[kind], " and ".join(NAMES[int(seat) - 1] for seat in seats.split(","))]
    if name == "seer":
        *others, last = [f"1 {KINDS[letter]}" for letter in rest]
        return [f"{', '.join(others)} and {last}"]
    raise AssertionError(f"nobody has shown how to use the {name}")


def is_over(player: Player, *texts: str) -> None:
    """The game has ended, and the page says how."""
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for text in texts:
        expect(dialog).to_contain_text(text)
