"""Files of the page that do not arrive: it is loaded anew, once, then says so, and is never blank."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.page.visit import Visits

pytestmark = pytest.mark.slow
WORDS = re.compile(r"/assets/page-[\w-]+\.js$")
RECORDS = re.compile(r"/assets/RecordsPage-[\w-]+\.js$")


def lose(page: Page | BrowserContext, file: re.Pattern[str], times: int | None = None) -> list[str]:
    """Loses a file on its way, always or so often; the list has what was lost."""
    lost: list[str] = []

    def drop(route: Route) -> None:
        if times is not None and len(lost) >= times:
            route.continue_()
            return
        lost.append(route.request.url)
        route.abort()

    page.route(file, drop)
    return lost


def test_words_that_are_lost_at_first(visits: Visits) -> None:
    page = visits.page(visits.context(locale="uk"))
    lost = lose(page, WORDS)
    page.goto("/")
    for sentence in ("Частина сторінки не завантажилася.", "A part of this page did not arrive."):
        expect(page.get_by_role("alert")).to_contain_text(sentence)
    # Once at first, and once more in a page that was loaded anew.
    assert len(lost) == 2
    visits.picture(page, "lost-words")
    page.unroute(WORDS)
    page.get_by_role("button", name="Оновити").click()
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()


def test_words_that_are_lost_once(visits: Visits) -> None:
    page = visits.page(visits.context())
    lost = lose(page, WORDS, 1)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    assert len(lost) == 1


def test_a_part_of_the_page_that_is_gone(visits: Visits) -> None:
    page = visits.newcomer()
    lost = lose(page, RECORDS)
    page.get_by_role("link", name="Finished games", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page did not arrive")
    visits.picture(page, "lost-part")
    # Once as it was opened, and once more in a page that was loaded anew.
    assert len(lost) == 2
    page.unroute(RECORDS)
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()


def test_a_part_that_another_version_has(visits: Visits) -> None:
    page = visits.newcomer()
    lost = lose(page, RECORDS, 1)
    page.get_by_role("link", name="Finished games", exact=True).click()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert len(lost) == 1


def test_a_language_whose_words_are_lost(visits: Visits) -> None:
    page = visits.newcomer()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    lose(page, WORDS)
    choice = page.get_by_label("Language")
    choice.select_option("ko")
    expect(page.get_by_role("status").filter(has_text="The words of that language did not arrive")).to_be_visible()
    visits.picture(page, "lost-language")
    expect(choice).to_have_value("en")
    page.unroute(WORDS)
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)
    choice.select_option("ko")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
