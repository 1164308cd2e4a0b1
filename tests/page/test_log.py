"""The log follows the game until its reader scrolls away, and only then lets it go on unseen."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.story import Story, find_story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
LOW = {"width": 1440, "height": 700}
# How far the last line is below what is seen.
GAP = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
AT_END = f"() => ({GAP})(document.querySelector('[role=log]')) < 2"
FAR = f"() => ({GAP})(document.querySelector('[role=log]')) > 200"
# Something above takes room of the log, and the word that it was scrolled comes only after that.
LATE = """one => new Promise(done => {
    one.scrollTop -= 1;
    one.style.height = "60%";
    one.addEventListener("scroll", () => requestAnimationFrame(done), { once: true });
})"""


def has_much_to_tell(story: Story) -> bool:
    """Seat 1 may end its turn, and there are more lines than fit."""
    return story.table.number > 80 and story.waits_for == 1 and bool(story.view(1)["ask"]["moves"].get("end"))


def follows(page: Page) -> None:
    page.wait_for_function(AT_END)


def count_lines(page: Page) -> int:
    return page.get_by_role("log").get_by_role("listitem").count()


def grows(page: Page, before: int) -> None:
    """There are more lines than before."""
    page.wait_for_function(f"() => document.querySelectorAll('[role=log] li').length > {before}")


def test_the_log_lets_go_only_of_a_reader_who_scrolls(visits: Visits) -> None:
    story = find_story("log", has_much_to_tell)
    first, second = visits.sit_down(story, 1, 2, viewport=LOW)
    anna, bohdan = Player(first), Player(second)
    log = first.get_by_role("log")
    expect(log).to_contain_text("Anna rolls")
    follows(first)
    assert log.evaluate("one => one.scrollHeight > 2 * one.clientHeight")
    # Its own size changes: nobody scrolled.
    first.set_viewport_size({"width": 1440, "height": 620})
    follows(first)
    log.evaluate(LATE)
    follows(first)
    told = count_lines(first)
    anna.end()
    grows(first, told)
    follows(first)
    # Whoever reads what was is not taken away from it.
    log.hover()
    first.mouse.wheel(0, -300)
    first.wait_for_function(FAR)
    told = count_lines(first)
    bohdan.roll()
    grows(first, told)
    expect(log.get_by_role("listitem").last).not_to_be_in_viewport()
    # Back at the end, it follows again.
    first.mouse.wheel(0, 5000)
    follows(first)
    bohdan.see_to_it("playing")
    told = count_lines(first)
    bohdan.end()
    grows(first, told)
    follows(first)
