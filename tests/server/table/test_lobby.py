"""Before and after the game: seats, colours, the host's rights, votes, rematch."""

import random
from typing import Any

import pytest

from hexmoot.server.table.bot_names import BOT_NAMES
from hexmoot.server.table.counting import count_due
from hexmoot.server.table.events import Ended, Event
from hexmoot.server.table.opening import create, next_table
from hexmoot.server.table.table import Table
from hexmoot.server.table.voting import LEFT_AFTER
from hexmoot.server.table.who import Abandon, Fresh, GoneAway, Pause, Unpause, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.table.driver import HOST, SEED, TABLE, Driver, again, as_sent, person_of, whole

PLAIN = TableSettings(seats=4, fair_dice=False)


def sit(driver: Driver, seat: int, name: str = "", **more: Any) -> said.TakeSeat:
    return said.TakeSeat(driver.table.id, seat, name, **more)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (TableSettings("no-such"), "bad_settings"),
        (TableSettings("z-base", {"no_such": "1"}), "bad_settings"),
        (TableSettings("z-base", {"victory_points": "many"}), "bad_settings"),
        (TableSettings("z-base", {}, 6), "bad_settings"),
        (TableSettings(first=1), "bad_settings"),
        (TableSettings("z-first", {"first_player": "named"}, 3, first=4), "bad_settings"),
        (TableSettings(seats=3, bots=["random"] * 4), "bad_settings"),
        (TableSettings(bots=["hal"]), "unknown_bot"),
    ],
)
def test_a_table_that_cannot_be_is_refused(settings: TableSettings, code: str) -> None:
    answer = create(said.Create(settings), Who(HOST), Fresh(TABLE, SEED))
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert isinstance(create(said.Create(PLAIN), Who(), Fresh(TABLE, SEED)), Refusal)


def test_seats_are_taken_once_and_names_are_unique() -> None:
    driver = Driver(PLAIN)
    driver.do(sit(driver, 1, "Anna"), HOST)
    assert driver.refused(sit(driver, 1, "Bob"), person_of(2)) == "seat_taken"
    assert driver.refused(sit(driver, 2, "Bob"), HOST) == "one_seat"
    assert driver.refused(sit(driver, 2, "\u0410nna"), person_of(2)) == "name_taken"
    assert driver.refused(sit(driver, 2, "\u202e..."), person_of(2)) == "bad_name"
    assert driver.refused(sit(driver, 5, "Bob"), person_of(2)) == "no_seat"
    assert driver.refused(sit(driver, 2, "Bob"), None) == "no_person"
    assert driver.refused(said.StandUp(TABLE, 1), person_of(2)) == "not_your_seat"
    driver.do(said.StandUp(TABLE, 1), HOST)
    driver.do(sit(driver, 1, "Anna"), person_of(2))


def test_who_sits_down_or_stands_up_can_go_on_with_its_patches() -> None:
    driver = Driver(PLAIN)
    before = driver.view((None, "person-of-seat-2"))
    event = driver.do(sit(driver, 2, "Bob"), person_of(2))
    told = driver.table.tell(event, 2, person_of(2))
    assert told is not None
    assert before | as_sent(getattr(told, "patch", {})) == as_sent(driver.table.look(2, person_of(2)).view)
    assert driver.view((2, person_of(2)))["you"] == {"seats": [2], "host": False}
    assert driver.table.look(None, HOST).view["you"] == {"seats": [], "host": True}
    assert driver.view((None, None))["you"] is None


def test_colours_are_chosen_and_never_shared() -> None:
    driver = Driver(PLAIN)
    driver.do(sit(driver, 1, "Anna"), HOST)
    driver.do(sit(driver, 2, "Bob", colour="green"), person_of(2))
    assert driver.refused(sit(driver, 3, "Cleo", colour="green"), person_of(3)) == "colour_taken"
    assert driver.refused(sit(driver, 3, "Cleo", colour="mauve"), person_of(3)) == "no_colour"
    assert driver.refused(said.Colour(TABLE, 1, "green"), HOST) == "colour_taken"
    assert driver.refused(said.Colour(TABLE, 2, "brown"), HOST) == "not_your_seat"
    # White is the colour of a seat with nobody on it, which then gets another.
    driver.do(said.Colour(TABLE, 1, "white"), HOST)
    colours = [seat["colour"] for seat in driver.view((None, None))["seats"]]
    assert colours[:2] == ["white", "green"]
    assert len(set(colours)) == 4
    fixed = Driver(TableSettings("z-first", seats=3))
    assert fixed.refused(sit(fixed, 1, "Anna", colour="green"), HOST) == "no_colour"


def test_a_hot_seat_table_lets_one_person_have_several() -> None:
    driver = Driver(TableSettings(seats=3, hot_seat=True, fair_dice=False))
    for seat, name in enumerate(("Ada", "Bob", "Cleo"), start=1):
        driver.do(sit(driver, seat, name), HOST)
    driver.do(said.Start(TABLE), HOST)
    assert driver.view((2, HOST))["you"]["seats"] == [1, 2, 3]
    driver.play(random.Random(1), 40)


def test_only_the_host_locks_frees_removes_fills_and_starts() -> None:
    driver = Driver(PLAIN).seat_all()
    commands: list[said.TableCommand] = [
        said.Lock(TABLE, True),
        said.Track(TABLE, True),
        said.FreeSeat(TABLE, 2),
        said.Remove(TABLE, "Bda"),
        said.FillWithBots(TABLE, "random"),
        said.Start(TABLE),
        said.Close(TABLE),
    ]
    for command in commands:
        assert driver.refused(command, person_of(3)) == "not_host"
        assert driver.refused(command, None) == "no_person"
    assert driver.refused(said.FillWithBots(TABLE, "hal"), HOST) == "unknown_bot"
    assert driver.refused(said.FillWithBots(TABLE, "random"), HOST) == "nothing_to_do"
    assert driver.refused(GoneAway(HOST), HOST) == "no_person"
    assert driver.refused(Abandon(), HOST) == "no_person"


def test_a_lock_keeps_others_out_and_a_removed_person_stays_out() -> None:
    driver = Driver(PLAIN)
    driver.do(sit(driver, 2, "Bob"), person_of(2))
    driver.do(said.Lock(TABLE, True), HOST)
    assert driver.refused(sit(driver, 3, "Cleo"), person_of(3)) == "locked"
    assert driver.refused(said.Lock(TABLE, True), HOST) == "nothing_to_do"
    driver.do(said.Lock(TABLE, False), HOST)
    driver.do(said.Remove(TABLE, "bob"), HOST)
    assert driver.table.chairs[1].is_free
    assert driver.refused(sit(driver, 2, "Robert"), person_of(2)) == "removed"
    assert driver.refused(said.Remove(TABLE, "bob"), HOST) == "no_person"
    # An onlooker who is shown out is nobody else's business: all others get the bare number.
    event = driver.put(driver.table.decide(said.Remove(TABLE, "Dan"), Who(HOST, other="person-d"), 1))  # type: ignore[arg-type]
    assert type(driver.table.tell(event, None, None)).__name__ == "Bare"


def test_a_game_starts_when_full_or_filled_with_bots() -> None:
    driver = Driver(PLAIN)
    driver.do(sit(driver, 1, "Anna"), HOST)
    assert driver.refused(said.Start(TABLE), HOST) == "seats_free"
    driver.do(said.FillWithBots(TABLE, "random"), HOST)
    assert [chair.bot for chair in driver.table.chairs] == [None, "random", "random", "random"]
    names = [chair.name for chair in driver.table.chairs]
    assert set(names[1:]) <= set(BOT_NAMES)
    assert driver.refused(sit(driver, 2, names[2]), person_of(2)) == "seat_taken"
    driver.do(said.Start(TABLE), HOST)
    assert driver.refused(said.Start(TABLE), HOST) == "not_open"
    assert driver.table.status == "playing"


def test_bots_are_asked_and_move_through_the_house() -> None:
    driver = Driver(
        TableSettings("z-first", {"first_player": "named"}, 3, first=1, bots=["random", "random"], fair_dice=False)
    )
    driver.do(sit(driver, 1, "Anna"), HOST)
    driver.do(said.Start(TABLE), HOST)
    assert driver.table.bots_asked() == []
    driver.moves("roll")
    game = driver.table.game
    assert game is not None
    while game.turn == 1:
        seats = [ask.seat for ask in driver.table.bots_asked() if ask.is_duty] or [game.actors[0]]
        if seats == [1] and game.stage == "main":
            talk = driver.table.bots_asked()
            assert [(one.seat, one.about, one.is_duty) for one in talk] == [
                (2, driver.table.trading_since, False),
                (3, driver.table.trading_since, False),
            ]
            driver.moves("end")
        else:
            driver.play(random.Random(1), 1)
    [ask] = driver.table.bots_asked()
    assert (ask.seat, ask.bot, ask.is_duty, ask.ask) == (2, "random", True, driver.table.asks[2].number)
    assert driver.refused(said.Act(table=TABLE, seat=2, ask=ask.ask, nonce="x", move="roll"), HOST) == "not_your_seat"
    event = driver.do(said.Act(table=TABLE, seat=2, ask=ask.ask, nonce="x", move="roll"), house=True)
    assert event.number == driver.table.number


def test_not_trading_is_said_to_all_and_lasts_for_the_turn() -> None:
    driver = Driver(TableSettings("z-first", {"first_player": "named"}, 3, first=1, fair_dice=False)).start()
    driver.do(said.NotTrading(TABLE, 2), person_of(2))
    assert driver.view((None, None))["seats"][1]["not_trading"]
    assert driver.refused(said.NotTrading(TABLE, 2), person_of(2)) == "nothing_to_do"
    assert driver.refused(said.NotTrading(TABLE, 2, False), person_of(3)) == "not_your_seat"
    driver.do(said.NotTrading(TABLE, 2, False), person_of(2))
    driver.do(said.NotTrading(TABLE, 2), person_of(2))
    while driver.view((None, None))["turn"]["seat"] == 1:
        driver.play(random.Random(2), 1)
    assert not driver.view((None, None))["seats"][1]["not_trading"]


def test_all_have_to_agree_to_abort() -> None:
    driver = Driver(TableSettings(seats=3)).start()
    driver.do(said.AbortVote(TABLE, True), HOST)
    assert driver.refused(said.AbortVote(TABLE, True), HOST) == "nothing_to_do"
    assert driver.refused(said.AbortVote(TABLE, True), "an onlooker") == "not_your_seat"
    driver.do(said.AbortVote(TABLE, True), person_of(2))
    assert driver.view((None, None))["votes"]["abort"] == [1, 2]
    driver.do(said.AbortVote(TABLE, False), person_of(3))
    assert driver.view((None, None))["votes"]["abort"] == []
    for seat in (1, 2, 3):
        assert driver.table.status == "playing"
        driver.do(said.AbortVote(TABLE, True), person_of(seat))
    view = driver.view((1, HOST))
    assert view["ending"] == {"kind": "aborted"}
    assert view["dice"]["server_seed"] == SEED
    assert view["ask"] is None
    assert driver.table.deadline() is None


def test_a_game_is_void_only_if_somebody_has_left_for_good() -> None:
    driver = Driver(TableSettings(seats=4)).start()
    assert driver.refused(said.VoidVote(TABLE, True), HOST) == "nobody_left"
    driver.do(GoneAway(person_of(4)), house=True)
    driver.at += LEFT_AFTER - 1
    assert driver.refused(said.VoidVote(TABLE, True), HOST) == "nobody_left"
    driver.at += 1
    driver.do(said.VoidVote(TABLE, True), HOST)
    assert driver.table.status == "playing"
    driver.do(said.VoidVote(TABLE, True), person_of(2))
    assert driver.view((None, None))["ending"] == {"kind": "voided"}
    assert driver.view((None, None))["dice"]["server_seed"] == SEED
    assert whole(again(driver.events)) == whole(driver.table)


@pytest.mark.parametrize("way", [said.FreeSeat(TABLE, 3), said.Remove(TABLE, "Cda"), said.StandUp(TABLE, 3)])
def test_who_has_just_left_a_seat_has_a_say_for_three_minutes(way: Any) -> None:
    driver = Driver(TableSettings(seats=3)).start()
    driver.do(way, person_of(3) if isinstance(way, said.StandUp) else HOST)
    assert driver.refused(said.VoidVote(TABLE, True), HOST) == "nobody_left"
    # A bot on the seat changes nothing about whose game it was.
    driver.do(said.FillWithBots(TABLE, "random"), HOST)
    for person in (HOST, person_of(2)):
        driver.do(said.AbortVote(TABLE, True), person)
    driver.at += LEFT_AFTER - 1
    driver.do(said.AbortVote(TABLE, False), HOST)
    driver.do(said.AbortVote(TABLE, True), HOST)
    driver.do(said.AbortVote(TABLE, True), person_of(2))
    assert driver.table.status == "playing"
    driver.do(said.AbortVote(TABLE, False), HOST)
    driver.at += 1
    driver.do(said.AbortVote(TABLE, True), HOST)
    driver.do(said.AbortVote(TABLE, True), person_of(2))
    assert driver.table.ending == {"kind": "aborted"}


def test_an_abort_is_counted_when_the_last_one_against_it_has_left_for_good() -> None:
    """Nobody says anything at that moment: the house counts."""
    driver = Driver(TableSettings(seats=3)).start()
    driver.do(said.StandUp(TABLE, 3), person_of(3))
    left = driver.at + LEFT_AFTER
    driver.at += 1000
    driver.do(said.AbortVote(TABLE, True), HOST)
    assert count_due(driver.table) is None, "one is still against it"
    driver.do(said.AbortVote(TABLE, True), person_of(2))
    ends_at(driver, left, "aborted")


def test_a_void_vote_is_counted_when_most_of_those_against_it_have_left_for_good() -> None:
    driver = Driver(TableSettings(seats=4)).start()
    driver.do(GoneAway(person_of(4)), house=True)
    driver.at += LEFT_AFTER
    driver.do(said.VoidVote(TABLE, True), HOST)
    driver.do(GoneAway(person_of(3)), house=True)
    assert count_due(driver.table) is None, "one of two is not most of them"
    driver.at += 1000
    driver.do(GoneAway(person_of(2)), house=True)
    ends_at(driver, driver.at + LEFT_AFTER, "voided")


def ends_at(driver: Driver, moment: int, ending: str) -> None:
    assert (driver.table.status, count_due(driver.table)) == ("playing", moment)
    assert not isinstance(driver.table.steward(moment - 1), Ended)
    driver.at = moment
    body = driver.table.steward(moment)
    assert body == Ended(ending)  # type: ignore[arg-type]
    driver.put(body)
    assert driver.view((None, None))["ending"] == {"kind": ending}
    assert whole(again(driver.events)) == whole(driver.table)


def test_a_host_alone_does_not_void_a_game_from_which_others_were_just_put_out() -> None:
    driver = Driver(TableSettings(seats=3)).start()
    driver.do(said.FreeSeat(TABLE, 2), HOST)
    driver.at += LEFT_AFTER - 1
    assert driver.refused(said.VoidVote(TABLE, True), HOST) == "nobody_left"
    driver.do(said.FreeSeat(TABLE, 3), HOST)
    driver.at += 1
    driver.do(said.VoidVote(TABLE, True), HOST)
    assert driver.table.status == "playing"
    driver.do(said.VoidVote(TABLE, False), HOST)
    driver.at += LEFT_AFTER
    driver.do(said.VoidVote(TABLE, True), HOST)
    assert driver.table.ending == {"kind": "voided"}


def test_nobody_leaves_for_good_while_the_server_does_not_run() -> None:
    driver = Driver(TableSettings(seats=3)).start()
    driver.do(said.StandUp(TABLE, 3), person_of(3))
    driver.do(Pause(), house=True)
    since, driver.at = driver.at, driver.at + 2 * LEFT_AFTER
    driver.do(Unpause(since), house=True)
    assert driver.refused(said.VoidVote(TABLE, True), HOST) == "nobody_left"
    for person in (HOST, person_of(2)):
        driver.do(said.AbortVote(TABLE, True), person)
    assert driver.table.status == "playing"


def test_a_rematch_moves_the_seats_on_by_one() -> None:
    driver = Driver(TableSettings(seats=3, bots=["random"], fair_dice=False)).start()
    assert driver.refused(said.Rematch(TABLE), HOST) == "not_open"
    for seat in (1, 2):
        driver.do(said.AbortVote(TABLE, True), person_of(seat))
    fresh = Fresh("table-2", "aa" * 32)
    body = driver.table.decide(said.Rematch(TABLE), Who(HOST), driver.at, fresh)
    assert not isinstance(body, Refusal)
    driver.put(body)  # type: ignore[arg-type]
    assert driver.view((None, None))["next"] == "table-2"
    assert driver.refused(said.Rematch(TABLE), person_of(2)) == "nothing_to_do"
    created = next_table(driver.table, fresh)
    after = Table.replay([Event(1, driver.at, created)])
    assert [(chair.person, chair.bot) for chair in after.chairs] == [
        (None, "random"),
        (HOST, None),
        (person_of(2), None),
    ]
    assert [chair.name for chair in after.chairs] == [driver.table.chairs[at].name for at in (2, 0, 1)]
    assert [chair.colour for chair in after.chairs[1:]] == [chair.colour for chair in driver.table.chairs[:2]]
    assert after.host == HOST
    assert after.before == TABLE


def test_the_house_closes_a_table() -> None:
    driver = Driver(PLAIN).start()
    driver.do(Abandon(), house=True)
    assert driver.view((None, None))["ending"] == {"kind": "abandoned"}
    assert driver.refused(driver.act(1, "roll", ask=1) if driver.table.asks else said.Start(TABLE), HOST) == "not_open"


def test_the_host_closes_a_table_where_no_game_has_begun() -> None:
    driver = Driver(TableSettings(seats=3)).seat_all()
    driver.do(said.Start(TABLE), HOST)
    assert driver.refused(said.Close(TABLE), HOST) == "not_open", "the dice are thrown for a game of all"
    driver.do(said.StandUp(TABLE, 2), person_of(2))
    driver.do(said.Close(TABLE), HOST)
    assert [driver.view((None, None))[name] for name in ("status", "ending")] == ["over", {"kind": "closed"}]
    assert driver.refused(said.Close(TABLE), HOST) == "not_open"
    assert driver.refused(sit(driver, 2, "Bob"), person_of(2)) == "not_open"
    assert whole(again(driver.events)) == whole(driver.table)
    begun = Driver(PLAIN).start()
    assert begun.refused(said.Close(TABLE), HOST) == "not_open"
