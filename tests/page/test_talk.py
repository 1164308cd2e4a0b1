"""Talk at the table: phrases in everybody's own language, muting, and lines that the host takes away."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.story import PRINTED, Story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow


def talk(page: Page, tab: str) -> Locator:
    page.get_by_role("tab", name=tab).click()
    return page.locator(".talk")


def say(page: Page, text: str) -> None:
    field = page.locator(".talk form input")
    field.fill(text)
    field.press("Enter")


def test_a_phrase_is_read_in_ones_own_language_and_lines_can_be_put_away(visits: Visits) -> None:
    story = Story("talk", 1, **PRINTED).start()
    [anna] = visits.sit_down(story, 1)
    context = visits.context(visits.tokens[1], locale="uk-UA")
    bohdan = visits.page(context)
    bohdan.goto(f"/t/{story.id}")
    hers, his = talk(anna, "Talk"), talk(bohdan, "Розмова")
    hers.get_by_role("button", name="Quick phrases").click()
    hers.get_by_role("button", name="Good luck!").click()
    expect(hers.get_by_role("listitem").filter(has_text="Good luck!")).to_be_visible()
    expect(his.get_by_role("listitem").filter(has_text="Щасти вам!")).to_contain_text("Anna")
    say(bohdan, "Zwei Schafe?")
    line = hers.get_by_role("listitem").filter(has_text="Zwei Schafe?")
    expect(line).to_contain_text("Bohdan")
    # The host takes it away for all.
    line.get_by_role("button", name="Take this line out").click()
    expect(line).to_have_count(0)
    expect(his.get_by_text("Zwei Schafe?")).to_have_count(0)
    # Who is muted is not heard, until one wants to hear again.
    say(bohdan, "Noch eins")
    hers.get_by_role("listitem").filter(has_text="Noch eins").get_by_role(
        "button", name="Hear no more of Bohdan"
    ).click()
    say(bohdan, "Hallo?")
    expect(his.get_by_role("listitem").filter(has_text="Hallo?")).to_be_visible()
    expect(hers.get_by_role("listitem").filter(has_text="Bohdan")).to_have_count(0)
    visits.picture(anna, "muted")
    hers.get_by_role("button", name="Hear Bohdan again").click()
    expect(hers.get_by_role("listitem").filter(has_text="Noch eins")).to_be_visible()
