"""A bot at turn waits for the people whom it made an offer; and in a person's turn bots propose one after the other."""

from dataclasses import replace

import pytest

from hexmoot.server.table.clock import Waiting
from hexmoot.server.table.patience import SPARE
from hexmoot.server.table.who import ComeBack, GoneAway, Pause, Unpause
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.table.driver import TABLE, Driver, again, person_of, whole

SECONDS = 12


def table(first: int = 3, clock: Clock | None = None, seconds: int = SECONDS) -> Driver:
    """The printed island; Ada and Bda are people, seats 3 and 4 bots, and no seven is rolled in the first turn.

    Everybody's cards are known to all: Ada has lumber and grain, Bda lumber, brick and ore.
    """
    settings = TableSettings(
        "z-first",
        {"first_player": "named"},
        4,
        ["greedy", "random"],
        first=first,
        fair_dice=False,
        clock=clock or Clock(),
    )
    driver = Driver(settings, offer_seconds=seconds).start()
    by_house(driver, first, "roll") if first > 2 else driver.move(first, "roll")
    assert driver.table.game is not None
    assert driver.table.game.stage == "main"
    return driver


def by_house(driver: Driver, seat: int, code: str) -> None:
    """A bot moves."""
    driver.do(driver.act(seat, code), house=True)


def until(driver: Driver) -> int | None:
    """How long all are told that the bot at turn waits."""
    found: int | None = next(one["until"] for one in driver.view((None, None))["offers"] if one["seat"] == 3)
    return found


def not_before(driver: Driver) -> int:
    return next(one.not_before for one in driver.table.bots_asked() if one.seat == 3)


def test_the_bot_waits_until_all_have_answered() -> None:
    driver = table()
    assert not_before(driver) == 0
    by_house(driver, 3, "o:B>L")
    end = driver.at + 1000 * SECONDS
    assert (until(driver), not_before(driver)) == (end, end)
    driver.at += 1000
    driver.move(1, "n3")
    # Bots answer of themselves: they are not waited for.
    assert (until(driver), not_before(driver)) == (end, end)
    driver.move(2, "y3")
    assert (until(driver), not_before(driver)) == (None, 0)


def test_a_new_offer_has_a_time_of_its_own() -> None:
    driver = table()
    by_house(driver, 3, "o:B>L")
    driver.at += 5000
    by_house(driver, 3, "o:G>L")
    assert until(driver) == driver.at + 1000 * SECONDS
    by_house(driver, 3, "o-")
    assert not_before(driver) == 0


def test_who_cannot_have_the_cards_for_all_to_see_is_not_waited_for() -> None:
    driver = table()
    # Seats 1 and 2 have no wool, and of ore only seat 2 has any.
    by_house(driver, 3, "o:B>W")
    assert until(driver) is None
    by_house(driver, 3, "o:L>O")
    assert until(driver) is not None
    driver.move(2, "n3")
    assert until(driver) is None


def test_after_a_theft_that_nobody_saw_the_wait_tells_nothing() -> None:
    driver = table()
    assert driver.table.tracker is not None
    memory = driver.table.tracker._memory
    # Seat 1 steals from seat 2: nobody else knows what.
    memory._split(0, 1)
    by_house(driver, 3, "o:G>O")
    assert all(1 not in one["yes"] + one["no"] for one in driver.view((None, None))["offers"])
    driver.move(2, "n3")
    # It may have been the ore, so seat 1 is waited for, whether it has it or not.
    assert until(driver) is not None


@pytest.mark.parametrize("how", ["not_trading", "away", "counter"])
def test_some_are_not_waited_for(how: str) -> None:
    driver = table()
    by_house(driver, 3, "o:B>L")
    driver.move(1, "n3")
    if how == "not_trading":
        driver.do(said.NotTrading(TABLE, 2), person_of(2))
    elif how == "away":
        driver.do(GoneAway(person_of(2)), house=True)
    else:
        driver.move(2, "o:L>O")
    assert (until(driver), not_before(driver)) == (None, 0)
    if how == "away":
        driver.do(ComeBack(person_of(2)), house=True)
        assert until(driver) == driver.at + 1000 * SECONDS


def test_nobody_waits_where_the_setting_is_0_or_a_person_offers() -> None:
    driver = table(seconds=0)
    by_house(driver, 3, "o:B>L")
    assert until(driver) is None
    driver = table(first=1)
    driver.move(1, "o:L>B")
    assert [one["until"] for one in driver.view((None, None))["offers"]] == [None]


def test_the_bot_moves_on_before_its_own_clock_runs_out() -> None:
    driver = table(clock=Clock("turn", turn_seconds=10))
    by_house(driver, 3, "o:B>L")
    assert until(driver) == driver.at + 10_000 - SPARE
    due = driver.table.deadline()
    assert due is not None
    assert due > not_before(driver)


def test_nobody_elses_clock_runs_meanwhile() -> None:
    driver = table(clock=Clock("bank", bank_seconds=60))
    by_house(driver, 3, "o:B>L")
    waiting: tuple[Waiting, ...] = driver.table.clocks.waiting
    assert [one.seat for one in waiting] == [3]
    driver.at += 1000 * SECONDS
    driver.move(1, "n3")
    assert driver.table.clocks.bank[0] == driver.table.clocks.bank[1] == 60_000
    assert [replace(one, ask=0) for one in driver.table.clocks.waiting] == [replace(one, ask=0) for one in waiting]


@pytest.mark.parametrize("is_drained", [True, False])
def test_a_restart_loses_nothing(is_drained: bool) -> None:
    driver = table()
    by_house(driver, 3, "o:B>L")
    end = until(driver)
    assert end is not None
    if is_drained:
        driver.at += 2000
        driver.do(Pause(), house=True)
        assert driver.table.bots_asked() == []
    stopped = driver.at
    driver.at += 3_600_000
    driver.do(Unpause(stopped), house=True)
    assert until(driver) == not_before(driver) == end + 3_600_000
    assert whole(again(driver.events)) == whole(driver.table)


def test_bots_propose_to_a_person_while_no_other_proposal_is_before_it() -> None:
    driver = table(first=1)
    asked = [(one.seat, one.is_proposal) for one in driver.table.bots_asked()]
    assert asked == [(3, True), (4, True)]
    by_house(driver, 3, "o:B>L/1")
    assert driver.table.bots_asked() == []
    driver.move(1, "n3")
    assert 4 in [one.seat for one in driver.table.bots_asked() if one.is_proposal]
    driver.do(said.NotTrading(TABLE, 1), person_of(1))
    assert driver.table.bots_asked() == []
