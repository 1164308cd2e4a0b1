"""A finished game: its replay is looked through, with anybody's eyes, and its dice are checked."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import hexmoot as hx
from hexmoot.game.records import open_record
from hexmoot.notation.record import Record
from tests.page.player import Player
from tests.page.story import NAMES, Story, find_story
from tests.page.test_axe import one_point_policy
from tests.page.visit import Visits

pytestmark = pytest.mark.slow


def is_about_to_end(story: Story) -> bool:
    if story.waits_for != 1:
        return False
    view = story.view(1)
    return view["points"][0] == 3 and bool(view["ask"]["moves"].get("c"))


def finish(visits: Visits) -> tuple[Page, Record]:
    """A game that is won by a click; its page of afterwards, and its record."""
    story = find_story("replay", is_about_to_end, policy=one_point_policy, options={"victory_points": "4"})
    # Whoever is quick asks for the record before it is written, and asks again.
    visits.refused = {404}
    [page] = visits.sit_down(story, 1)
    anna = Player(page)
    anna.button("Build a city").click()
    anna.place(anna.spots().first)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Anna has won")).to_be_visible()
    # The table was not public: whoever sat at it may have the record, with their cookie.
    return page, hx.read_record(page.request.get(f"/api/records/{story.id}.hgn").text())


def positions(record: Record, seat: int | None = None) -> list[str]:
    """The position after each move, by the library: whole, or as a seat sees it."""
    game = open_record(record)

    def now() -> str:
        return game.hen() if seat is None else game.view(seat).hen()

    found = [now()]
    for line in record.lines:
        for code in line.moves:
            game.push_text(code)
            found.append(now())
    return found


def hen(page: Page) -> Locator:
    return page.get_by_label("This position as HEN")


def go_to(page: Page, move: int) -> None:
    page.get_by_role("slider", name="Place in the game").fill(str(move))


def test_a_game_is_looked_through_with_anybodys_eyes_and_checked(visits: Visits) -> None:
    page, record = finish(visits)
    known = positions(record)
    slider = page.get_by_role("slider", name="Place in the game")
    expect(slider).to_have_attribute("max", str(len(known) - 1))
    # Any position, by the slider and by the keys.
    for move in (0, 1, len(known) // 2, len(known) - 1):
        go_to(page, move)
        expect(hen(page)).to_have_value(known[move])
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(hen(page)).to_have_value(known[1])
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(known) - 1))
    visits.picture(page, "replay")
    move = len(known) // 2
    go_to(page, move)
    look_from_a_seat(page, known[move], positions(record, 2)[move])
    # The link to a move leads there.
    go_to(page, 2)
    page.goto(page.get_by_label("Link to this move").input_value())
    expect(page.get_by_role("slider", name="Place in the game")).to_have_value("2")
    check_the_dice(page)


def look_from_a_seat(page: Page, whole: str, seen: str) -> None:
    """The second seat sees its own cards, and of the others' only how many there are."""
    assert seen != whole
    eyes = page.get_by_role("combobox", name=re.compile("^Seen by"))
    eyes.select_option(NAMES[1])
    expect(hen(page)).to_have_value(seen)
    eyes.select_option("everybody: all cards open")
    expect(hen(page)).to_have_value(whole)


def check_the_dice(page: Page) -> None:
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("status").filter(has_text="all follow from the seeds")).to_be_visible()
    # Its own hash of the server's seed, and no word of the server, is what the browser compares.
    expect(page.get_by_role("status").filter(has_text="Checked in this browser")).to_contain_text(
        "did not see the table"
    )
