"""Takes the pictures of page and terminal that the docs show, in a real browser: `make pictures`, then look at them.

The games are dealt from known seeds and played by bots, beforehand and in memory; the last rounds are played at the
server, so that there is something in the log. A picture taken anew shows the page as it is now, and much the same game.
"""

import asyncio
import base64
import os
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Locator, Page, expect

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from tests.page.chromium import a_browser, check_built
from tests.page.elsewhere import Elsewhere
from tests.page.player import END, Player
from tests.page.story import Story, View, simple_policy
from tests.page.test_colours import six_at_a_table
from tests.page.test_phone import PHONE
from tests.page.visit import Visits
from tests.page.watch_games import begin
from tests.server.live import Server, path_of
from tests.terminal.keyboard import at, local, wish
from tests.terminal.positions import put
from tests.terminal.test_screens import FIRST, SIZES, TURN

FOLDER = Path(__file__).resolve().parent / "pictures"
QUALITY = 82
SEED = 11
# Where the log begins, and the round that is shown: late enough for cities and cards, while the game is still open.
ROUNDS = 12
ROUNDS_TOLD = 2
SECONDS = 60
COACH_MS = 10_000


class Played(Story):
    """A game against three bots, by a bot."""

    def play(self, rounds: int) -> "Played":
        """Until the first seat is about to roll for this many rounds; nobody makes offers."""
        bot = make_bot("greedy")
        while rounds and (game := self.table.game) and self.table.status == "playing":
            seat = self.waits_for
            move = bot.choose(game.view(seat), Limit(seed=self.table.number, offers=0))
            rounds -= seat == 1 and move is not None and move.code == "roll"
            if rounds and move is not None:
                self.act(seat, move.code)
        return self


class Coached(Elsewhere):
    """A seat that does what the coach says, beside the page that looks on."""

    def play(self, until: Callable[[View], bool]) -> None:
        """Moves whenever it is asked, until the view is as wanted."""
        while not until(view := self.view()):
            if (view["ask"] or {}).get("must"):
                self.act(self._best(view))

    def _best(self, view: View) -> str:
        self._say("advise", seat=self.seat, nonce="advice")
        answer = self._until("advice", "refusal")
        best = next(iter(answer.get("moves") or []), None)
        return best["move"] if best and best["gain"] > 0 else simple_policy(self.seat, view)


def keep(page: Page, name: str, part: Locator | None = None) -> None:
    """Writes what a page shows, or a part of it, packed as WebP by the browser itself."""
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)
    wanted: dict[str, Any] = {"format": "webp", "quality": QUALITY}
    if part is not None:
        box = part.bounding_box()
        assert box is not None  # noqa: S101 - it is on the screen
        wanted |= {"clip": box | {"scale": 1}, "captureBeyondViewport": True}
    data = session.send("Page.captureScreenshot", wanted)["data"]
    file = FOLDER / f"{name}.webp"
    file.write_bytes(base64.b64decode(data))
    print(f"{file.relative_to(FOLDER.parent)}: {file.stat().st_size // 1000} kB")


def take_a_game(visits: Visits) -> None:
    """A game in its middle, on a large screen and on a phone, and in Japanese with the coach."""
    story = Played("picture", SEED, edition="z-base", seats=4, bots=["greedy"] * 3, fair_dice=False)
    story.start()
    story.play(ROUNDS)
    [large] = visits.sit_down(story, 1)
    small = visits.page(visits.context(visits.tokens[0], **PHONE))
    small.goto(f"/t/{story.id}")
    japanese = visits.page(visits.context(visits.tokens[0], locale="ja"))
    japanese.goto(f"/t/{story.id}")
    japanese.get_by_role("tab").nth(2).click()
    japanese.get_by_role("switch").check()
    expect(large.get_by_role("log")).to_be_visible()
    seat = Coached(visits.server, visits.tokens[0], story.id, 1)
    rolls: set[int] = set()

    def is_wanted(view: View) -> bool:
        moves = (view["ask"] or {}).get("moves", {})
        if moves.get("roll"):
            rolls.add(view["ask"]["n"])
        return view["status"] == "over" or (len(rolls) > ROUNDS_TOLD and bool(moves.get("end")))

    seat.play(is_wanted)
    seat.close()
    for page, name in ((large, "table"), (small, "phone")):
        # A bot may have an offer by then.
        expect(Player(page).button(END)).not_to_have_attribute("aria-disabled", "true")
        keep(page, name)
    # The coach has said much to this person; after a while, and asked anew, it says more.
    japanese.wait_for_timeout(COACH_MS)
    japanese.reload()
    japanese.get_by_role("tab").nth(2).click()
    expect(japanese.locator(".reason").first).to_be_visible()
    keep(japanese, "table-japanese")


def take_the_terminal(visits: Visits) -> None:
    """The terminal, which draws itself as SVG; the browser packs it, with letters that it has."""
    with ThreadPoolExecutor(1) as other:
        svg = other.submit(lambda: asyncio.run(draw_the_terminal())).result()
    page = visits.page(visits.context())
    page.set_content(re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL))
    keep(page, "terminal", page.locator("svg"))


async def draw_the_terminal() -> str:
    """A table on a large screen with all colours, while a road is being placed."""
    os.environ["TERM"], os.environ["COLORTERM"] = "xterm-256color", "truecolor"
    with tempfile.TemporaryDirectory() as folder:
        async with at(local(Path(folder)), wish(**FIRST), size=SIZES["large"]) as keyboard:
            await put(keyboard, TURN)
            await keyboard.press("1", "right")
            return keyboard.app.export_screenshot(title="hexmoot play")


def take_the_watch(visits: Visits) -> None:
    """The second game in a tight moment, on a large screen and on a phone; its danger and its heroes by themselves."""
    story, moves = begin("gift")
    # Until the last turn of the first seat in which anything can be done.
    last = len(moves) - 1 - moves[::-1].index((1, "end"))
    for seat, code in moves[:last]:
        story.act(seat, code)
    [large] = visits.sit_down(story, 1)
    small = visits.page(visits.context(visits.tokens[0], **PHONE))
    small.goto(f"/t/{story.id}")
    for page, name in ((large, "watch-table"), (small, "watch-phone")):
        Player(page).says("Your turn")
        keep(page, name)
    keep(large, "watch-danger", large.get_by_role("region", name="Danger").locator("visible=true"))
    # So high that the list of heroes need not scroll.
    large.set_viewport_size({"width": 1440, "height": 3800})
    large.get_by_role("tab", name="Aid").click()
    large.get_by_text("The heroes", exact=True).click()
    keep(large, "watch-heroes", large.locator(".heroes"))


def take_six_seats(visits: Visits) -> None:
    """Six seats, seen by somebody who sees no colours."""
    [page] = visits.sit_down(six_at_a_table(), 1)
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(6)
    watch = page.context.new_cdp_session(page)
    watch.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    keep(page, "without-colours")


def take_the_front_page(visits: Visits) -> None:
    """The front page in the dark theme, some moves into the game behind it."""
    page = visits.newcomer(color_scheme="dark")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    keep(page, "front-dark")


def main() -> None:
    """Takes them all."""
    check_built()
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        server = Server(path_of(Path(folder))).start()
        try:
            visits = Visits(browser, server, "pictures", SECONDS)
            for take in (take_a_game, take_the_terminal, take_the_watch, take_six_seats, take_the_front_page):
                take(visits)
            visits.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
