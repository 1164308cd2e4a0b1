"""Every command with a nonce is done once, however often it is said, after a restart too."""

from typing import Any, get_args

import pytest

from hexmoot.server.table.events import AnyBody
from hexmoot.server.table.fair import commitment
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import Fresh, Repeated, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.table.driver import HOST, TABLE, Driver, again, own_seed, person_of

SETTINGS = TableSettings("z-base", {"first_player": "named"}, 3, first=1)
FRESH = Fresh("next", "ab" * 32)


class Nonces:
    """A table at which every command has a nonce of its own, and each is said twice."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.done: list[tuple[Any, str, int]] = []

    def say(self, kind: type[Any], person: str, **more: Any) -> None:
        command = kind(table=TABLE, nonce=f"n{len(self.done)}", **more)
        body = self.decide(self.driver.table, command, person)
        assert not isinstance(body, Refusal | Repeated), body
        event = self.driver.put(body)
        self.done.append((command, person, event.number))
        assert self.decide(self.driver.table, command, person) == Repeated(event.number)

    def decide(self, table: Table, command: Any, person: str) -> AnyBody | Refusal | Repeated:
        return table.decide(command, Who(person, f"Name {person}"), self.driver.at, FRESH)


def throw_dice(table: Nonces) -> None:
    persons = table.driver.table.persons()
    for person in persons:
        table.say(said.CommitDice, person, commitment=commitment(own_seed(person)))
    for person in persons:
        table.say(said.RevealDice, person, seed=own_seed(person))


@pytest.fixture
def whole_story() -> Nonces:
    """A table from its first seat to the rematch, with every command that there is."""
    table = Nonces(Driver(SETTINGS))
    anna, bora, chen, dana = HOST, person_of(2), person_of(3), person_of(4)
    for seat, person in enumerate((anna, bora, chen), start=1):
        table.say(said.TakeSeat, person, seat=seat)
    table.say(said.Colour, chen, seat=3, colour="green")
    for locked in (True, False):
        table.say(said.Lock, anna, locked=locked)
    table.say(said.Track, anna, on=True)
    table.say(said.HandOver, anna, seat=2)
    table.say(said.HandOver, bora, seat=1)
    table.say(said.FreeSeat, anna, seat=3)
    table.say(said.FillWithBots, anna)
    table.say(said.FreeSeat, anna, seat=3)
    table.say(said.TakeSeat, chen, seat=3)
    table.say(said.Start, anna)
    throw_dice(table)
    table.say(said.NotTrading, bora, seat=2)
    act = table.driver.act(1, f"s@{table.driver.open_ask(1)['moves']['s'][0]}")
    table.say(said.Act, anna, **{name: getattr(act, name) for name in ("seat", "ask", "move")})
    table.say(said.StandUp, chen, seat=3)
    table.say(said.TakeSeat, dana, seat=3, name="Dana")
    table.say(said.Admit, anna, seat=3, yes=True)
    table.driver.at += 200_000
    table.say(said.VoidVote, anna, yes=True)
    table.say(said.VoidVote, anna, yes=False)
    table.say(said.Remove, anna, name="Name person-of-seat-2")
    table.driver.at += 200_000
    table.say(said.AbortVote, anna, yes=True)
    table.say(said.Rematch, anna)
    return table


def test_every_command_said_again_is_not_done_again(whole_story: Nonces) -> None:
    # What ends a table before its game has a story of its own.
    assert {type(command) for command, _, _ in whole_story.done} == set(get_args(said.TableCommand)) - {said.Close}
    restarted = again(whole_story.driver.events)
    for command, person, number in whole_story.done:
        assert whole_story.decide(whole_story.driver.table, command, person) == Repeated(number), command
        assert whole_story.decide(restarted, command, person) == Repeated(number), command


def test_a_table_closed_twice_is_closed_once() -> None:
    table = Nonces(Driver(SETTINGS))
    table.say(said.Close, HOST)
    [(command, person, number)] = table.done
    assert table.decide(again(table.driver.events), command, person) == Repeated(number)


def test_a_nonce_is_one_persons_and_one_commands() -> None:
    driver = Driver(SETTINGS)
    driver.do(said.TakeSeat(TABLE, 1, nonce="n"), HOST)
    assert driver.refused(said.TakeSeat(TABLE, 1, nonce="n"), person_of(2)) == "seat_taken"
    driver.do(said.Lock(TABLE, True, nonce="n"), HOST)
    assert driver.ask(said.Lock(TABLE, False, nonce="n"), HOST) == Repeated(driver.table.number)


def test_what_has_no_nonce_is_done_as_often_as_it_is_said() -> None:
    driver = Driver(SETTINGS)
    for _ in range(2):
        driver.do(said.Lock(TABLE, True), HOST)
        driver.do(said.Lock(TABLE, False), HOST)


def test_what_was_refused_may_be_said_again_with_the_same_nonce() -> None:
    driver = Driver(SETTINGS)
    assert driver.refused(said.Start(TABLE, nonce="go"), HOST) == "seats_free"
    driver.seat_all()
    driver.do(said.Start(TABLE, nonce="go"), HOST)
