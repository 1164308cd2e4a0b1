"""The browser that the tests of the page run in, with letters for all five languages."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import hexmoot
from tests.page.stamp import trouble_with
from tests.server.programs import program, provided

FONTS = Path("/usr/share/fonts")


def browser_program() -> Path:
    """Chromium, with fonts for Korean, Chinese and Japanese beside it."""
    found = program("chromium", "chromium", "/usr/lib/chromium")
    # Systems that keep their fonts elsewhere have some; whether they are enough, the test of the languages sees.
    if FONTS.is_dir():
        provided(_cjk_font, "a font with Korean, Chinese and Japanese letters", "fonts-noto-cjk")
    return found


def _cjk_font() -> Path | None:
    return next(FONTS.rglob("*CJK*"), None)


def check_built() -> None:
    """The tests look at the page as it was built, from the sources that are here."""
    trouble = trouble_with(Path(hexmoot.__file__).parent / "page")
    if trouble:
        pytest.fail(trouble, pytrace=False)


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Chromium, running."""
    # Drawn by the processor itself: without a graphics card Chromium would emulate one, which takes several times as
    # long. Root has no sandbox; everybody else keeps it.
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=arguments)
        yield browser
        browser.close()
