"""The steward does duties by TURN-05 and nothing else; the owner takes the seat back at any moment."""

import pytest

from hexmoot.server.table.events import Damaged, Event, Stewarded, TakenBack
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import ComeBack, GoneAway
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.table.driver import HOST, TABLE, Driver, again, person_of, whole

BASE = TableSettings("z-first", {"first_player": "named"}, 4, first=1, clock=Clock("turn", turn_seconds=100))


def run_out(driver: Driver) -> Stewarded:
    """Waits until the steward has something to do, and lets it."""
    due = driver.table.deadline()
    assert due is not None
    assert driver.table.steward(due - 1) is None
    driver.at = due
    before = whole(driver.table)
    body = driver.table.steward(due)
    assert isinstance(body, Stewarded)
    assert whole(driver.table) == before
    driver.put(body)
    return body


def test_turn_05_the_steward_rolls_does_what_is_owed_and_ends_the_turn() -> None:
    driver = Driver(BASE).start()
    done = []
    while driver.view((None, None))["turn"]["seat"] == 1:
        done.append(run_out(driver).move)
    assert done[0] == "roll"
    assert done[-1] == "end"
    assert all(code.startswith(("rob@", "x:")) for code in done[1:-1])
    # The next turn is the next seat's, with its own time.
    assert driver.table.chairs[0].stewarded == ""


def test_turn_05_the_steward_only_does_duties_over_a_whole_game() -> None:
    driver = Driver(TableSettings("z-base", {}, 3, clock=Clock("turn"), fair_dice=False), check=False).start()
    for _ in range(120):
        body = run_out(driver)
        assert body.move.startswith(("s@", "r@", "roll", "rob@", "x:", "end"))
    assert whole(again(driver.events)) == whole(driver.table)


def test_the_steward_is_marked_for_all_and_in_the_record() -> None:
    driver = Driver(BASE).start()
    run_out(driver)
    told = driver.table.tell(driver.table.number, 2, person_of(2))
    assert getattr(told, "kind", "") == "stewarded"
    assert driver.view((None, None))["seats"][0]["steward"] == "time"
    kept = Table.replay(driver.events, keep=True)
    assert kept.game is not None
    assert kept.game.record().lines[0].moves[0] == "~roll"


def test_the_owner_takes_the_seat_back() -> None:
    settings = TableSettings("z-first", {"first_player": "named"}, 4, first=1, clock=Clock("none", away_seconds=10))
    driver = Driver(settings).start()
    driver.do(GoneAway(HOST), house=True)
    run_out(driver)
    assert driver.table.chairs[0].stewarded == "away"
    event = driver.do(said.TakeSeat(TABLE, 1), HOST)
    assert event.body == TakenBack(1)
    assert not driver.view((None, None))["seats"][0]["steward"]
    assert driver.refused(said.TakeSeat(TABLE, 1), HOST) == "nothing_to_do"
    driver.do(ComeBack(HOST), house=True)
    assert driver.table.deadline() is None


def test_a_move_takes_the_seat_back_too() -> None:
    settings = TableSettings("z-first", {"first_player": "named"}, 4, first=1, clock=Clock("none", away_seconds=10))
    driver = Driver(settings).start()
    driver.do(GoneAway(HOST), house=True)
    run_out(driver)
    game = driver.table.game
    assert game is not None
    while game.stage != "main":
        run_out(driver)
    driver.moves("1.end")
    assert driver.table.chairs[0].stewarded == ""


def test_an_empty_seat_is_played_until_somebody_sits_down() -> None:
    driver = Driver(BASE).start()
    driver.do(said.FreeSeat(TABLE, 1), HOST)
    assert run_out(driver).cause == "nobody"
    driver.do(said.TakeSeat(TABLE, 1, "Eva"), "person-of-seat-9")
    assert run_out(driver).cause == "nobody"
    for chair in driver.table.chairs[1:]:
        driver.do(said.Admit(TABLE, 1, True), chair.person)
    assert driver.table.chairs[0].person == "person-of-seat-9"
    assert driver.table.deadline() == driver.at + driver.table.clocks.turn_left


def test_nothing_is_played_for_nobody() -> None:
    driver = Driver(BASE).start()
    for seat in (1, 2, 3, 4):
        assert driver.table.deadline() is not None
        driver.do(said.StandUp(TABLE, seat), person_of(seat))
    assert driver.table.deadline() is None
    assert driver.table.steward(driver.at + 10**9) is None


def test_what_the_steward_did_is_checked_on_replay() -> None:
    driver = Driver(TableSettings("z-base", {}, 3, clock=Clock("turn"), fair_dice=False), check=False).start()
    body = run_out(driver)
    other = "s@D7n" if body.move != "s@D7n" else "s@D7s"
    forged = Event(driver.table.number, driver.at, Stewarded(body.seat, other, [], "time"))
    with pytest.raises(Damaged):
        again([*driver.events[:-1], forged])
