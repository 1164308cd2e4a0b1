"""The tracker: the host wants it shown, before a game or in its middle, and what is shown does not depend on when."""

import random
from typing import Any

from hexmoot.server.table.table import Table
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import TableSettings
from tests.server.table.driver import HOST, TABLE, Driver, person_of

PLAIN = TableSettings("z-base", seats=4, fair_dice=False)
MOVES = 400


def known(table: Table) -> list[dict[str, Any]] | None:
    found: list[dict[str, Any]] | None = table.look(None, None).view["known"]
    return found


def test_the_host_switches_it_before_the_game_and_all_are_told() -> None:
    driver = Driver(PLAIN).seat_all()
    event = driver.do(said.Track(TABLE, True), HOST)
    told = driver.table.tell(event, 2, person_of(2))
    assert (told.kind, told.patch["settings"]["tracker"]) == ("tracked", True)  # type: ignore[union-attr]
    assert driver.refused(said.Track(TABLE, True), HOST) == "nothing_to_do"
    driver.do(said.Start(TABLE), HOST)
    assert known(driver.table) is not None


def test_what_is_shown_late_is_what_would_have_been_shown_all_along() -> None:
    late, early = Driver(PLAIN).seat_all(), Driver(PLAIN).seat_all()
    early.do(said.Track(TABLE, True), HOST)
    for driver in (late, early):
        driver.do(said.Start(TABLE), HOST)
        driver.play(random.Random(3), MOVES)
    assert known(late.table) is None
    assert any(low < high for hand in known(early.table) or () for low, high in hand.values())
    event = late.do(said.Track(TABLE, True), HOST)
    assert known(late.table) == known(early.table)
    # All are told of it, an onlooker too; and who reads the stored events again comes to the same.
    assert late.table.tell(event, None, None).patch["known"] == known(early.table)  # type: ignore[union-attr]
    assert known(Table.replay(late.events)) == known(early.table)
    late.do(said.Track(TABLE, False), HOST)
    assert known(late.table) is None
    assert late.refused(said.Track(TABLE, True), person_of(2)) == "not_host"


def test_after_the_game_there_is_nothing_to_switch() -> None:
    driver = Driver(PLAIN)
    driver.do(said.Close(TABLE), HOST)
    assert driver.refused(said.Track(TABLE, True), HOST) == "not_open"
