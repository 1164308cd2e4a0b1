"""A seat that becomes free in the middle of a game: its hand is shown to nobody without the others' consent."""

import random
from typing import Any

import pytest

from hexmoot.server.table.counting import count_due
from hexmoot.server.table.events import Ended, Freed, Seated
from hexmoot.server.table.table import Table
from hexmoot.server.table.voting import LEFT_AFTER
from hexmoot.server.table.who import Forget, GoneAway, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.table.driver import HOST, TABLE, Driver, again, person_of, whole

FRIEND = "person-of-seat-9"


@pytest.fixture
def driver() -> Driver:
    """A game of three; the host has emptied seat 2, whose hand is not empty, and its person has left for good."""
    driver = Driver(TableSettings("z-first", seats=3, first=1, fair_dice=False)).start()
    driver.do(said.FreeSeat(TABLE, 2), HOST)
    driver.at += LEFT_AFTER
    return driver


def newcomers(driver: Driver) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = driver.view((None, None))["newcomers"]
    return found


def hand(driver: Driver, person: str) -> str | None:
    """The hand of seat 2, as far as a person is shown it."""
    shown: str | None = driver.table.look(2, person).view["my_hand"]
    return shown


def ask(driver: Driver) -> None:
    driver.do(said.TakeSeat(TABLE, 2, "Friend"), FRIEND)


def test_a_friend_of_the_hosts_sees_no_hand_before_all_others_have_agreed(driver: Driver) -> None:
    ask(driver)
    assert newcomers(driver) == [{"seat": 2, "name": "Friend", "machine": False, "agreed": [], "asked": [1, 3]}]
    driver.do(said.Admit(TABLE, 2, True), HOST)
    assert driver.table.seats_of(FRIEND) == []
    assert not hand(driver, FRIEND)
    assert newcomers(driver)[0]["asked"] == [3]
    driver.do(said.Admit(TABLE, 2, True), person_of(3))
    assert driver.table.seats_of(FRIEND) == [2]
    assert hand(driver, FRIEND)
    assert newcomers(driver) == []
    driver.play(random.Random(1), 20)
    assert Table.replay(driver.events).chairs[1].name == "Friend"


def test_one_no_is_enough_and_nobody_asks_twice(driver: Driver) -> None:
    ask(driver)
    driver.do(said.Admit(TABLE, 2, True), HOST)
    driver.do(said.Admit(TABLE, 2, False), person_of(3))
    assert newcomers(driver) == []
    assert driver.refused(said.TakeSeat(TABLE, 2, "Friend"), FRIEND) == "not_admitted"
    assert driver.refused(said.Admit(TABLE, 2, True), HOST) == "nothing_to_do"


def test_who_asks_already_has_nothing_to_do_and_asks_for_no_second_seat(driver: Driver) -> None:
    driver.do(said.FreeSeat(TABLE, 3), HOST)
    driver.at += LEFT_AFTER
    ask(driver)
    before = newcomers(driver)
    assert driver.refused(said.TakeSeat(TABLE, 2, "Friend"), FRIEND) == "nothing_to_do"
    assert driver.refused(said.TakeSeat(TABLE, 3, "Other"), FRIEND) == "one_seat"
    assert newcomers(driver) == before


def test_whose_seat_it_was_comes_back_at_once_also_to_a_locked_table(driver: Driver) -> None:
    ask(driver)
    driver.do(said.Lock(TABLE, True), HOST)
    driver.do(said.TakeSeat(TABLE, 2, "Back"), person_of(2))
    assert driver.table.seats_of(person_of(2)) == [2]
    assert newcomers(driver) == []


def test_who_was_shown_out_does_not_come_back(driver: Driver) -> None:
    driver.do(said.TakeSeat(TABLE, 2, "Back"), person_of(2))
    driver.do(said.Remove(TABLE, "Back"), HOST)
    assert driver.refused(said.TakeSeat(TABLE, 2, "Back"), person_of(2)) == "removed"


def test_only_people_of_the_game_have_a_say(driver: Driver) -> None:
    assert driver.refused(said.Admit(TABLE, 2, True), HOST) == "nothing_to_do"
    ask(driver)
    for person in (FRIEND, "an onlooker", person_of(2)):
        assert driver.refused(said.Admit(TABLE, 2, True), person) == "not_your_seat"
    driver.do(said.Admit(TABLE, 2, True), HOST)
    assert driver.refused(said.Admit(TABLE, 2, True), HOST) == "nothing_to_do"


def test_a_second_one_waits_and_the_first_may_change_its_mind(driver: Driver) -> None:
    ask(driver)
    other = "person-of-seat-8"
    assert driver.refused(said.TakeSeat(TABLE, 2, "Friend"), other) == "name_taken"
    assert driver.refused(said.TakeSeat(TABLE, 2, "Other"), other) == "seat_taken"
    driver.do(said.StandUp(TABLE, 2), FRIEND)
    assert newcomers(driver) == []
    driver.do(said.TakeSeat(TABLE, 2, "Other"), other)
    driver.do(said.StandUp(TABLE, 2), other)
    # Who took it back was not turned down.
    ask(driver)


def test_who_has_left_for_good_is_not_waited_for(driver: Driver) -> None:
    driver.do(GoneAway(person_of(3)), house=True)
    ask(driver)
    assert newcomers(driver)[0]["asked"] == [1, 3]
    driver.at += LEFT_AFTER
    driver.do(said.Admit(TABLE, 2, True), HOST)
    assert driver.table.seats_of(FRIEND) == [2]


def test_a_persons_own_program_needs_consent_and_a_bot_of_the_house_does_not(driver: Driver) -> None:
    made = driver.table.decide(said.TakeSeat(TABLE, 2, "Robot"), Who(FRIEND, "Robot", machine=True), driver.at)
    assert not isinstance(made, Refusal)
    driver.put(made)  # type: ignore[arg-type]
    assert newcomers(driver)[0]["machine"] is True
    driver.do(said.FillWithBots(TABLE, "random"), HOST)
    assert (driver.table.chairs[1].bot, newcomers(driver)) == ("random", [])


def test_with_bots_alone_nobody_has_to_be_asked() -> None:
    driver = Driver(TableSettings("z-base", seats=3, bots=["random", "random"], fair_dice=False)).start()
    driver.do(said.StandUp(TABLE, 1), HOST)
    driver.do(said.TakeSeat(TABLE, 1, "Friend"), FRIEND)
    assert driver.table.seats_of(FRIEND) == [1]


@pytest.mark.parametrize("command", [said.Remove(TABLE, "Friend"), Forget(FRIEND)])
def test_who_is_gone_asks_no_more(driver: Driver, command: said.Remove | Forget) -> None:
    ask(driver)
    is_house = isinstance(command, Forget)
    who = Who(house=True) if is_house else Who(HOST, other=FRIEND)
    made = driver.table.decide(command, who, driver.at)
    assert not isinstance(made, Refusal), made
    driver.put(made)  # type: ignore[arg-type]
    assert newcomers(driver) == []


def emptied(*seats: int) -> Driver:
    """A game of three; the host has just emptied these seats."""
    driver = Driver(TableSettings("z-first", seats=3, first=1, fair_dice=False)).start()
    for seat in seats:
        driver.do(said.FreeSeat(TABLE, seat), HOST)
    return driver


def settle(driver: Driver) -> None:
    """Time passes until the house has something to do for somebody who asks or votes, and it is done."""
    due = count_due(driver.table)
    assert due is not None
    driver.at = due
    assert driver.table.deadline() is not None
    body = driver.table.steward(driver.at)
    assert isinstance(body, Seated | Ended), body
    driver.put(body)


def test_a_host_who_empties_all_seats_lets_no_friend_in_alone() -> None:
    driver = emptied(2, 3)
    since = driver.at
    driver.at += 1000
    ask(driver)
    assert newcomers(driver)[0]["asked"] == [1, 2, 3], "who was put out is asked too, by the seat that is kept"
    driver.do(said.Admit(TABLE, 2, True), HOST)
    driver.do(said.Admit(TABLE, 2, True), person_of(2))
    assert not driver.table.seats_of(FRIEND)
    settle(driver)
    assert driver.at == since + LEFT_AFTER, "one who says nothing has left for good after three minutes"
    assert (driver.table.seats_of(FRIEND), driver.table.chairs[1].name, newcomers(driver)) == ([2], "Friend", [])
    assert whole(again(driver.events)) == whole(driver.table)


def test_who_was_put_out_may_say_no_and_comes_back_with_a_say_of_a_seat() -> None:
    driver = emptied(2, 3)
    ask(driver)
    driver.do(said.TakeSeat(TABLE, 3, "Back"), person_of(3))
    assert driver.table.put_out.keys() == {person_of(2)}
    driver.do(said.Admit(TABLE, 2, False), person_of(2))
    assert newcomers(driver) == []
    assert driver.refused(said.TakeSeat(TABLE, 2, "Friend"), FRIEND) == "not_admitted"


@pytest.mark.parametrize("goes_again", [False, True])
def test_a_bot_gives_way_to_whoever_had_its_seat_and_to_nobody_else(goes_again: bool) -> None:
    driver = emptied(2)
    driver.do(said.FillWithBots(TABLE, "greedy"), HOST)
    assert driver.refused(said.TakeSeat(TABLE, 2, "Friend"), FRIEND) == "seat_taken"
    if goes_again:
        driver.do(said.FreeSeat(TABLE, 2), HOST)
    driver.do(said.TakeSeat(TABLE, 2, "Back"), person_of(2))
    chair = driver.table.chairs[1]
    assert (chair.person, chair.bot, chair.name) == (person_of(2), None, "Back")
    assert hand(driver, person_of(2))
    assert not any(one.seat == 2 for one in driver.table.bots_asked())
    driver.play(random.Random(1), 20)
    assert whole(again(driver.events)) == whole(driver.table)


def test_who_was_shown_out_is_waited_for_too_though_nobody_hears_them() -> None:
    driver = emptied()
    driver.do(said.Remove(TABLE, "Bda"), HOST)
    ask(driver)
    for person in (HOST, person_of(3)):
        driver.do(said.Admit(TABLE, 2, True), person)
    assert not driver.table.seats_of(FRIEND)
    settle(driver)
    assert driver.table.seats_of(FRIEND) == [2]


@pytest.mark.parametrize("way", ["stood up", "away"])
def test_who_had_left_before_is_not_asked(way: str) -> None:
    driver = emptied()
    if way == "stood up":
        driver.do(said.StandUp(TABLE, 2), person_of(2))
    else:
        driver.do(GoneAway(person_of(2)), house=True)
        driver.at += LEFT_AFTER
        driver.do(said.FreeSeat(TABLE, 2), HOST)
    ask(driver)
    for person in (HOST, person_of(3)):
        driver.do(said.Admit(TABLE, 2, True), person)
    assert driver.table.seats_of(FRIEND) == [2]


def test_in_logs_from_before_this_was_so_a_friend_sits_where_it_sat() -> None:
    driver = emptied()
    driver.put(Freed(2))
    ask(driver)
    for person in (HOST, person_of(3)):
        driver.do(said.Admit(TABLE, 2, True), person)
    assert driver.table.seats_of(FRIEND) == [2]
