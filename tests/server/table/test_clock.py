"""Clocks by TURN-05, with made-up times."""

import pytest

from hexmoot.server.table.clock import STEWARD_PAUSE
from hexmoot.server.table.events import Stewarded
from hexmoot.server.table.who import ComeBack, GoneAway, Pause, Unpause
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.table.driver import HOST, TABLE, Driver, again, codes, person_of

START = 1_000_000


def table(clock: Clock, **options: str) -> Driver:
    """The printed island, seat 1 to roll."""
    return Driver(TableSettings("z-first", {"first_player": "named", **options}, 4, first=1, clock=clock)).start()


def left(driver: Driver) -> int | None:
    due = driver.table.deadline()
    return None if due is None else due - driver.at


def past_a_seven(driver: Driver) -> None:
    """To the main part of the turn, whatever was rolled."""
    game = driver.table.game
    assert game is not None
    while game.stage != "main":
        driver.move(game.actors[0], min(codes(driver, game.actors[0])))


def test_without_a_clock_nothing_runs_out() -> None:
    driver = table(Clock("none"))
    assert driver.table.deadline() is None
    assert driver.table.steward(START + 10**12) is None


def test_a_turn_has_its_seconds_from_the_dice_to_the_next() -> None:
    driver = table(Clock("turn", turn_seconds=180))
    assert left(driver) == 180_000
    driver.at += 50_000
    driver.moves("roll")
    past_a_seven(driver)
    assert left(driver) == 130_000
    driver.at += 30_000
    assert left(driver) == 100_000
    driver.moves("end")
    assert left(driver) == 180_000


def test_the_deadline_does_not_move_when_others_talk() -> None:
    driver = table(Clock("turn", turn_seconds=180))
    driver.moves("roll")
    past_a_seven(driver)
    due = driver.table.deadline()
    for seat in (2, 3, 4):
        driver.at += 1000
        driver.do(said.NotTrading(TABLE, seat), person_of(seat))
        assert driver.table.deadline() == due


def test_a_bank_shrinks_and_grows_with_every_turn() -> None:
    driver = table(Clock("bank", bank_seconds=100, increment_seconds=10))
    assert left(driver) == 110_000
    driver.at += 60_000
    driver.moves("roll")
    past_a_seven(driver)
    driver.moves("end")
    assert driver.view((None, None))["clock"]["bank"][0] == 50_000
    for _ in range(3):
        driver.moves("roll")
        past_a_seven(driver)
        driver.moves("end")
    assert left(driver) == 60_000


def discarding(clock: Clock) -> Driver:
    """Somebody else than the seat at turn owes a discard, and the seat at turn does not."""
    for key in range(300):
        settings = TableSettings("z-first", {"first_player": "named", "hand_limit": "5"}, 4, first=1, clock=clock)
        driver = Driver(settings, server_seed=f"{key:064x}", check=False).start()
        game = driver.table.game
        assert game is not None
        for _ in range(16):
            driver.at += 1000
            driver.moves("roll")
            if game.stage == "discarding" and game.turn not in game.actors:
                return driver
            past_a_seven(driver)
            driver.moves("end")
    raise AssertionError("no key leads there")


def test_the_turn_stands_still_while_only_others_owe_something() -> None:
    driver = discarding(Clock("turn", turn_seconds=180, duty_seconds=30))
    game = driver.table.game
    assert game is not None
    driver.at += 10_000
    # The turn's seat had used no time before the roll but the second that the driver gave it.
    assert left(driver) == 20_000
    owing = list(game.actors)
    for seat in owing:
        driver.move(seat, next(codes(driver, seat)))
    assert game.stage == "robbing"
    assert left(driver) == 179_000


def test_a_discard_that_is_not_made_is_done_by_the_steward_and_the_others_keep_their_time() -> None:
    driver = discarding(Clock("turn", duty_seconds=30))
    game = driver.table.game
    assert game is not None
    owing = list(game.actors)
    driver.at += 29_999
    assert driver.table.steward(driver.at) is None
    driver.at += 1
    body = driver.table.steward(driver.at)
    assert isinstance(body, Stewarded)
    assert (body.seat, body.cause, body.move[:2]) == (owing[0], "time", "x:")
    driver.put(body)
    # A duty in another's turn does not hand the seat over.
    assert driver.table.chairs[owing[0] - 1].stewarded == ""


def test_a_duty_has_its_limit_without_a_clock_if_another_person_waits() -> None:
    driver = discarding(Clock("none", duty_seconds=30))
    game = driver.table.game
    assert game is not None
    owing = list(game.actors)
    assert left(driver) == 30_000
    driver.at += 30_000
    for seat in owing:
        body = driver.table.steward(driver.at)
        assert isinstance(body, Stewarded)
        assert (body.seat, body.cause, body.move[:2]) == (seat, "time", "x:")
        driver.put(body)
    # The robber is part of the turn, which has no limit here.
    assert game.stage == "robbing"
    assert left(driver) is None


def test_who_plays_with_bots_alone_is_not_hurried_without_a_clock() -> None:
    driver = discarding(Clock("none"))
    owing = driver.table.clocks.waiting[0]
    for one in driver.table.chairs:
        if one.seat != owing.seat:
            driver.do(said.FreeSeat(TABLE, one.seat), driver.table.host)
    driver.do(said.FillWithBots(TABLE), driver.table.host)
    assert left(driver) is None


def test_an_outage_counts_for_nobody() -> None:
    driver = table(Clock("turn", turn_seconds=180))
    driver.at += 100_000
    driver.do(Pause(), house=True)
    assert driver.table.deadline() is None
    assert driver.refused(driver.act(1, "roll"), HOST) == "paused"
    driver.at += 10**9
    driver.do(Unpause(driver.at), house=True)
    assert left(driver) == 80_000


def test_a_crash_is_cut_out_from_the_last_sign_of_life() -> None:
    driver = table(Clock("turn", turn_seconds=180))
    alive = driver.at + 40_000
    driver.table = again(driver.events)
    driver.table.wake()
    driver.at += 10**8
    driver.do(Unpause(alive), house=True)
    assert left(driver) == 140_000
    # A sign of life older than the last event says nothing.
    driver.at += 10_000
    driver.moves("roll")
    past_a_seven(driver)
    driver.at += 5_000_000
    driver.do(Unpause(alive), house=True)
    assert left(driver) == 130_000


def test_time_away_runs_instead_of_the_turn_and_then_the_steward_plays() -> None:
    driver = table(Clock("turn", turn_seconds=180, away_seconds=60))
    driver.at += 100_000
    driver.do(GoneAway(HOST), house=True)
    assert left(driver) == 60_000
    driver.at += 20_000
    driver.do(ComeBack(HOST), house=True)
    assert left(driver) == 80_000
    driver.do(GoneAway(HOST), house=True)
    assert left(driver) == 40_000
    driver.at += 40_000
    body = driver.table.steward(driver.at)
    assert isinstance(body, Stewarded)
    assert body.cause == "away"
    driver.put(body)
    assert left(driver) == STEWARD_PAUSE
    driver.do(ComeBack(HOST), house=True)
    assert left(driver) == 80_000
    # Nobody is away twice, or back without having been away.
    assert driver.refused(ComeBack(HOST), house=True) == "nothing_to_do"
    assert driver.refused(GoneAway("nobody here"), house=True) == "nothing_to_do"


def test_time_away_does_not_run_while_nothing_is_asked() -> None:
    driver = table(Clock("none", away_seconds=60))
    driver.do(GoneAway(person_of(3)), house=True)
    assert driver.table.deadline() is None
    driver.at += 500_000
    driver.moves("roll")
    assert driver.table.clocks.away[2] == 60_000


def test_time_away_does_not_run_while_nobody_else_is_there() -> None:
    driver = table(Clock("turn", turn_seconds=180, away_seconds=60))
    others = [chair.person for chair in driver.table.chairs if chair.person != HOST]
    for person in [HOST, *others]:
        driver.do(GoneAway(str(person)), house=True)
    assert driver.table.deadline() is None
    driver.at += 500_000
    driver.do(ComeBack(str(others[0])), house=True)
    assert left(driver) == 60_000
    assert driver.table.clocks.turn_left == 180_000


def test_who_plays_with_bots_alone_is_waited_for_without_end() -> None:
    clock, named = Clock("none", away_seconds=60), {"first_player": "named"}
    driver = Driver(TableSettings("z-first", named, 4, first=1, bots=["random"] * 3, clock=clock)).start()
    driver.do(GoneAway(HOST), house=True)
    assert [one.seat for one in driver.table.clocks.waiting if one.away] == [1]
    assert driver.table.deadline() is None


def test_nothing_runs_while_all_people_are_away() -> None:
    driver = table(Clock("turn", turn_seconds=180, away_seconds=0))
    people = [str(chair.person) for chair in driver.table.chairs]
    driver.at += 80_000
    for person in people:
        assert left(driver) == 100_000, "somebody is there"
        driver.do(GoneAway(person), house=True)
    assert driver.table.deadline() is None
    driver.at += 500_000
    assert driver.table.steward(driver.at) is None
    assert driver.view((None, None))["clock"] == {"due": {"1": None}, "turn": 100_000}
    driver.do(ComeBack(people[2]), house=True)
    assert left(driver) == 100_000


def test_the_steward_rests_while_all_people_are_away() -> None:
    driver = table(Clock("turn", turn_seconds=180, away_seconds=0))
    driver.at += 180_000
    body = driver.table.steward(driver.at)
    assert body is not None
    driver.put(body)
    assert (driver.table.chairs[0].stewarded, left(driver)) == ("time", STEWARD_PAUSE)
    people = [str(chair.person) for chair in driver.table.chairs]
    for person in people:
        driver.do(GoneAway(person), house=True)
    driver.at += 500_000
    assert driver.table.steward(driver.at) is None
    driver.do(ComeBack(people[1]), house=True)
    assert left(driver) == STEWARD_PAUSE


@pytest.mark.parametrize("back", [-5000, 0])
def test_a_clock_that_goes_back_does_no_harm(back: int) -> None:
    driver = table(Clock("turn", turn_seconds=180))
    driver.at += back
    driver.moves("roll")
    assert driver.table.at == START
    assert driver.table.clocks.turn_left == 180_000
