"""A game that is won while an offer lies on the table: it ends, for everybody, and can be read again."""

import random

import pytest

from hexmoot.server.hall.finish import record_of
from hexmoot.server.store import Row
from hexmoot.server.table.events import encode_body
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.table.driver import Driver, again, as_sent, codes, person_of, random_offer, whole

MOST_MOVES = 3000


def offer_first(driver: Driver, seat: int, chance: random.Random) -> None:
    """Lays an offer on the table, if the seat may and nobody has."""
    if driver.view((None, None))["offers"] or not driver.open_ask(seat)["moves"].get("o"):
        return
    body = driver.ask(driver.act(seat, random_offer(driver, seat, chance)), person_of(seat))
    if not isinstance(body, Refusal):
        driver.put(body)  # type: ignore[arg-type]  # a new nonce: never a repetition


def build_or_go_on(driver: Driver, seat: int, chance: random.Random) -> str:
    """A settlement or a city if there can be one; else anything but talk and cards, which could win with no offer."""
    found = [code for code in sorted(codes(driver, seat, chance)) if code not in ("buy", "o-") and code[0] not in "ynd"]
    builds = [code for code in found if code.startswith(("s@", "c@"))]
    if "end" in found and not builds and chance.random() < 0.5:
        return "end"
    return chance.choice(builds or found)


@pytest.mark.slow
def test_a_game_is_won_while_an_offer_is_open() -> None:
    chance = random.Random(5)
    driver = Driver(TableSettings(seats=3, options={"victory_points": "4"}, fair_dice=False)).start()
    was_open = False
    for _ in range(MOST_MOVES):
        if driver.table.status != "playing":
            break
        assert driver.table.game is not None
        seat = driver.table.game.actors[0]
        offer_first(driver, seat, chance)
        was_open = bool(driver.view((None, None))["offers"])
        # Every reader's patches are compared with what it would be shown.
        driver.move(seat, build_or_go_on(driver, seat, chance))
    assert was_open
    assert driver.table.ending is not None
    assert driver.table.ending["kind"] == "points"
    for reader in driver.readers():
        view = as_sent(driver.table.look(*reader).view)
        assert (view["status"], view["ask"]) == ("over", None)
    assert whole(again(driver.events)) == whole(driver.table)
    record = record_of([Row(event.number, event.at, encode_body(event.body)) for event in driver.events])
    assert record is not None
    assert [seat.seat for seat in record.seats if seat.has_won] == [driver.table.ending["winner"]]
