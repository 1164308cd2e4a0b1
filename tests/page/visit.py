"""Visits to a server by people with browsers."""

import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.story import Story
from tests.server.live import Server

LARGE = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 740}
# What browsers say of a connection that is lost, and of a server that is about to stop.
AWAY = re.compile(r"net::ERR_|WebSocket connection to .* failed|status of 503 ")
RECORD = re.compile(r"/api/records/[^/]+$")


class Visits:
    """The browsers of one test. Nothing moves in them unless a test wants it: `reduced_motion="no-preference"`."""

    def __init__(self, browser: Browser, server: Server, name: str, seconds: float) -> None:
        self.server = server
        self.name = name
        self.pages: list[Page] = []
        self.faults: list[str] = []
        # What the server is meant to refuse in this test, by status code.
        self.refused: set[int] = set()
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._seconds = seconds

    def context(self, token: str = "", **more: Any) -> BrowserContext:
        """A browser of its own, known to the server by a token."""
        plain: dict[str, Any] = {"viewport": LARGE, "locale": "en-GB", "reduced_motion": "reduce"}
        wanted = {"base_url": self.server.address} | plain | more
        context = self._browser.new_context(**wanted)
        context.set_default_timeout(self._seconds * 1000)
        if token:
            context.add_cookies([{"name": "hexmoot", "value": token, "url": wanted["base_url"]}])
        self._contexts.append(context)
        return context

    def page(self, context: BrowserContext) -> Page:
        """A tab, whose errors are kept."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, line.text, line.location["url"]))
        self.pages.append(page)
        return page

    def _hear(self, kind: str, text: str, url: str) -> None:
        """Whatever the browser calls an error is a fault of the page, but for a server or a network that is away."""
        # A record is written a moment after the end: the page asks for it again.
        is_early = " 404 " in text and RECORD.search(url)
        is_meant = any(f" {code} " in text for code in self.refused)
        if kind == "error" and not (AWAY.search(text) or is_early or is_meant):
            self.faults.append(f"{text} ({url})")

    def newcomer(self, path: str = "/", **more: Any) -> Page:
        """Somebody whom the server does not know."""
        page = self.page(self.context(**more))
        page.goto(path)
        return page

    def sit_down(self, story: Story, *seats: int, **more: Any) -> list[Page]:
        """The people of these seats, each looking at a story that goes on."""
        tokens = story.write(self.server.database)
        pages = []
        for seat in seats:
            page = self.page(self.context(tokens[seat - 1], **more))
            page.goto(f"/t/{story.id}")
            pages.append(page)
        self.tokens = tokens
        return pages

    def picture(self, page: Page, name: str) -> None:
        """A picture for whoever wants to look: HEXMOOT_PICTURES names the folder."""
        folder = os.environ.get("HEXMOOT_PICTURES")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{name}.png")

    def take_pictures(self, folder: Path) -> None:
        """What everybody sees now."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.pages, 1):
            if not page.is_closed():
                page.screenshot(path=folder / f"{self.name}-{number}.png")

    def close(self) -> None:
        """All go away; a fault of the page fails the test."""
        for context in self._contexts:
            context.close()
        assert not self.faults, self.faults
