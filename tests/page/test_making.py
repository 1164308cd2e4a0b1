"""Making a table: how the rule books differ, and an island of the kind that is chosen."""

import json
import re

import pytest
from msgspec import to_builtins
from playwright.sync_api import Locator, Page, Route, expect

from hexmoot.bots import registry
from hexmoot.editions.edition import edition, keys, shown
from hexmoot.game.game import Game
from hexmoot.server.app.about import bot_line
from hexmoot.server.table.sight import board_of
from hexmoot.words import Words
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
WORDS = Words("en")
# What lies on each hex and each side of the coast, as it is drawn.
DRAWN = """() => [...document.querySelectorAll("#make [data-hex]")].map(
    tile => tile.dataset.hex + tile.dataset.terrain)"""


def book(page: Page) -> Locator:
    return page.get_by_role("combobox", name=re.compile("^Rule book"))


def make(visits: Visits) -> Page:
    page = visits.newcomer()
    page.get_by_role("button", name="Make a table for friends").click()
    expect(book(page)).to_be_visible()
    return page


def test_one_table_shows_how_the_rule_books_differ(visits: Visits) -> None:
    page = make(visits)
    page.get_by_role("button", name="How the rule books differ").click()
    table = page.get_by_role("table", name="How the rule books differ")
    expect(table.get_by_role("columnheader")).to_have_count(len(keys()))
    values = {key: shown(edition(key)) for key in keys()}
    differing = [name for name in values["z-base"] if len({one[name] for one in values.values()}) > 1]
    expect(table.get_by_role("row")).to_have_count(len(differing) + 1)
    row = row_of(table, "phases")
    said = [WORDS.say("option-phases", value) for value in ("combined", "separate")]
    assert set(row.get_by_role("cell").all_inner_texts()) == set(said)
    # A book is chosen in the table, and the form follows.
    table.get_by_role("button", name=WORDS.say("edition-k-base")).click()
    expect(book(page)).to_have_value("k-base")
    visits.picture(page, "editions")


def test_the_form_lists_the_options_that_a_book_has_its_own_first(visits: Visits) -> None:
    page = make(visits)
    options = page.locator(".option label > span")
    book(page).select_option("w-base")
    page.get_by_text("Change single rules").click()
    expect(options.first).to_have_text("Wildlings in the South")
    names = options.all_inner_texts()
    assert names[:4] == ["Wildlings in the South", "Behind a giant", "Roads in stock", "Map"]
    assert not {"Set-up", "Board", "Harbours"} & {*names}
    assert "\N{EN DASH}" not in " ".join(page.locator(".option select option").all_inner_texts())
    book(page).select_option("z-base")
    expect(options.filter(has_text="Set-up")).to_be_visible()
    expect(options.filter(has_text="Wildlings in the South")).to_have_count(0)


def test_what_options_and_bots_mean_is_there_to_read(visits: Visits) -> None:
    """Not only for a pointer that rests on them."""
    page = make(visits)
    page.get_by_text("Change single rules").click()
    limit = page.get_by_label(WORDS.say("option-hand_limit"))
    expect(limit).to_have_accessible_description(WORDS.say("option-hand_limit", "description"))
    expect(page.get_by_text(WORDS.say("option-hand_limit", "description"))).to_be_visible()
    for name in registry.bots():
        line = bot_line(name)
        expect(page.get_by_text(line.about["en"])).to_be_visible()
        added = page.get_by_role("button", name=f"Add: {line.names['en']}")
        expect(added).to_have_accessible_description(line.about["en"])
    visits.picture(page, "making-meanings")
    limit.select_option("9")
    page.get_by_role("button", name="How the rule books differ").click()
    table = page.get_by_role("table", name="How the rule books differ")
    meaning = table.get_by_text(WORDS.say("option-phases", "description"))
    expect(meaning).to_have_count(0)
    row_of(table, "phases").get_by_role("button").press("Enter")
    expect(meaning).to_be_visible()
    expect(table.get_by_text(WORDS.say("edition-z-base", "source")).first).to_be_visible()
    page.get_by_role("button", name="Fill all other seats").click()
    page.get_by_role("button", name="Open the table").click()
    # In the room the same is said of what was chosen, to whoever comes.
    page.get_by_text("What is played here").click()
    expect(page.get_by_text(WORDS.say("option-hand_limit", "description"))).to_be_visible()
    expect(page.get_by_text(bot_line(registry.PARTNER).about["en"])).to_have_count(3)
    visits.picture(page, "room-meanings")
    page.get_by_role("button", name="Empty the seat").first.click()
    expect(page.get_by_role("combobox", name="Bot for the empty seats")).to_have_accessible_description(
        bot_line(registry.PARTNER).about["en"]
    )


def test_a_bot_added_to_the_registry_is_offered_by_the_page_as_it_is(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    owl = registry.Entry("owl:Owl", 4, "owl", {"en": "Night owl"}, {"en": "Thinks long."})
    monkeypatch.setitem(registry._BOTS, "owl", owl)
    page = visits.page(visits.context())

    def add(route: Route) -> None:
        """What the server says with this registry: it runs in another process."""
        house = route.fetch().json()
        route.fulfill(json=house | {"bots": [*house["bots"], to_builtins(bot_line("owl"))], "partner": "owl"})

    page.route("**/api/house", add)
    page.goto("/")
    page.get_by_role("button", name="Make a table for friends").click()
    offered = page.get_by_role("button", name="Add: Night owl, level 4 of 5")
    expect(offered).to_have_accessible_description("Thinks long.")
    offered.click()
    expect(page.get_by_role("button", name="Take away: Night owl")).to_be_visible()


def row_of(table: Locator, option: str) -> Locator:
    return table.get_by_role("row").filter(has=table.page.get_by_role("rowheader", name=WORDS.say(f"option-{option}")))


def test_the_island_beside_the_form_is_of_the_chosen_kind(visits: Visits) -> None:
    page = make(visits)
    preview = page.locator("#make figure")
    expect(preview.locator("[data-hex]")).to_have_count(19)
    before = page.evaluate(DRAWN)
    preview.get_by_role("button", name="Another one").click()
    page.wait_for_function(f"before => String(({DRAWN})()) !== String(before)", arg=before)
    # A printed island is that one, and no other.
    book(page).select_option("z-first")
    printed = board_of(Game("z-first", seats=4).view(None).position)["hexes"]
    wanted = sorted(name + hex_[0] for name, hex_ in printed.items())
    page.wait_for_function(f"wanted => String(({DRAWN})().sort()) === String(wanted)", arg=wanted)
    # Six sit at a larger one.
    book(page).select_option("k-base")
    page.get_by_role("group", name="Seats").get_by_text("6", exact=True).click()
    expect(preview.locator("[data-hex]")).to_have_count(30)


def test_the_steward_plays_for_who_lost_the_connection_where_others_wait(visits: Visits) -> None:
    page = make(visits)
    away = page.get_by_role("combobox", name="Lost connection: the steward plays")
    assert away.locator("option").all_inner_texts() == [
        "never",
        "after 1 minute",
        "after 3 minutes",
        "after 5 minutes",
    ]
    expect(away.locator("option:checked")).to_have_text("after 3 minutes")
    # With bots alone there is nobody who waits.
    page.get_by_role("button", name=WORDS.say("page-make-bots-all")).click()
    expect(away).to_have_count(0)
    page.get_by_role("group", name="Seats").get_by_text("6", exact=True).click()
    away.select_option("after 5 minutes")
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as wanted:
        page.get_by_role("button", name=WORDS.say("page-make-open")).click()
    settings = json.loads(wanted.value.post_data or "{}")
    assert (settings["clock"]["away_seconds"], settings["clock"]["turn_seconds"]) == (300, 180)
