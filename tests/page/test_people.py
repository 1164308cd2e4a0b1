"""Who one is, on the page: an account from its beginning to its end, and a newcomer with a link."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.visit import SMALL, Visits

pytestmark = pytest.mark.slow
FIRST, SECOND = "correct horse battery", "a better battery"


def says(page: Page, text: str) -> None:
    expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def log_in(page: Page, password: str) -> None:
    page.get_by_label("Login").fill("olena-of-the-page")
    page.get_by_label("Password, at least ten characters").fill(password)
    press(page, "Log in")


def test_an_account_changes_its_password_leaves_everywhere_and_is_forgotten(visits: Visits) -> None:
    page = visits.newcomer("/me")
    page.get_by_label("Login").fill("olena-of-the-page")
    page.get_by_label("Password, at least ten characters").fill(FIRST)
    press(page, "Keep my name with this login")
    says(page, "Your name is kept.")
    code = page.locator(".code strong")
    before = code.inner_text()
    # Another device of the same person.
    other = visits.newcomer("/me", viewport=SMALL)
    log_in(other, FIRST)
    says(other, "You are logged in.")
    page.get_by_text("Change the password").click()
    page.get_by_label("Your password").fill(FIRST)
    page.get_by_label("New password, at least ten characters").fill(SECOND)
    visits.picture(page, "me-password")
    press(page, "Set the new password")
    says(page, "You have a new password, and a new code")
    assert code.inner_text() != before
    other.reload()
    expect(other.get_by_role("button", name="Log in")).to_be_visible()
    log_in(other, SECOND)
    says(other, "You are logged in.")
    press(page, "Log out on all devices")
    says(page, "You are logged out on all devices.")
    expect(code).to_have_count(0)
    other.reload()
    log_in(other, SECOND)
    says(other, "You are logged in.")
    press(other, "Forget me")
    password = other.get_by_role("region", name="Your data").get_by_label("Your password")
    password.fill(FIRST)
    # The browser calls a refusal an error.
    visits.refused = {401}
    press(other, "Yes, forget me for good")
    says(other, "That is not the password of your account.")
    visits.picture(other, "me-forget")
    password.fill(SECOND)
    press(other, "Yes, forget me for good")
    says(other, "You are forgotten.")
    log_in(other, SECOND)
    says(other, "This login is not known")


def test_a_newcomer_with_a_link_sees_whose_table_it_is_first(visits: Visits) -> None:
    host = visits.newcomer()
    press(host, "Make a table for friends")
    host.get_by_label("Your name").fill("Olena")
    press(host, "Open the table")
    expect(host.get_by_role("button", name="Leave the seat")).to_be_visible()
    guest = visits.newcomer(host.url, viewport=SMALL)
    expect(guest.get_by_text("Olena is waiting for players.")).to_be_visible()
    expect(guest.get_by_role("listitem").filter(has_text="host")).to_contain_text("Olena")
    visits.picture(guest, "invitation")
    press(guest, "Come in")
    expect(guest.get_by_role("button", name="Sit down").first).to_be_visible()


def test_a_link_to_nowhere_asks_for_no_name(visits: Visits) -> None:
    visits.refused = {404}
    page = visits.newcomer("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table any more.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
