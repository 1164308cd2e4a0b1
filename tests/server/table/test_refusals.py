"""What is refused, with which code; the driver compares the whole table before and after each refusal."""

import random

from hexmoot.server.table.events import Event, Moved
from hexmoot.server.table.who import Repeated
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import TableSettings
from tests.server.table.driver import HOST, TABLE, Driver, again, codes, person_of

BASE = TableSettings("z-first", {"first_player": "named"}, 4, first=1, fair_dice=False)


def trading() -> Driver:
    """Seat 1 has rolled; all hold cards, and seat 1 offers."""
    driver = Driver(BASE).start()
    driver.moves("1.roll")
    while driver.view((None, None))["turn"]["stage"] != "main":
        seat = driver.view((None, None))["turn"]["waits_for"][0]
        driver.move(seat, next(code for code in sorted(codes(driver, seat)) if code[0] in "xr"))
    return driver


def test_a_move_of_another_seat_is_refused() -> None:
    driver = Driver(BASE).start()
    assert driver.refused(driver.act(1, "roll"), person_of(2)) == "not_your_seat"
    assert driver.refused(driver.act(1, "roll"), "somebody else") == "not_your_seat"
    assert driver.refused(driver.act(1, "roll"), None) == "not_your_seat"
    assert driver.refused(driver.act(1, "2.roll"), HOST) == "not_your_seat"
    assert driver.refused(driver.act(1, "roll"), house=True) == "not_your_seat"
    assert driver.refused(said.Act(table=TABLE, seat=6, ask=1, nonce="n", move="roll"), HOST) == "not_your_seat"


def test_an_unknown_move_is_refused_and_so_is_an_outcome() -> None:
    driver = Driver(BASE).start()
    for code in ("dance", "s@", "=66", "roll roll", "x:Q"):
        assert driver.refused(driver.act(1, code), HOST) == "unknown_move"


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    driver = Driver(BASE).start()
    assert driver.refused(driver.act(1, "end"), HOST) == "illegal TURN-01"
    assert driver.refused(driver.act(2, "roll"), person_of(2)).startswith("illegal ")


def test_a_stale_question_is_refused() -> None:
    driver = Driver(BASE).start()
    late = driver.act(1, "roll")
    driver.do(late, HOST)
    assert driver.refused(said.Act(table=TABLE, seat=1, ask=late.ask, nonce="another", move="end"), HOST) == "stale_ask"
    assert driver.refused(driver.act(1, "end", ask=0), HOST) == "stale_ask"
    assert driver.refused(driver.act(1, "end", ask=10_000), HOST) == "stale_ask"


def test_a_question_is_closed_by_its_own_answer() -> None:
    driver = trading()
    hand = driver.view((1, HOST))["my_hand"]
    offer = f"o:{hand[0]}>{next(kind for kind in 'LWGBO' if kind != hand[0])}"
    first, second = driver.act(1, offer), driver.act(1, "end")
    driver.do(first, HOST)
    assert driver.refused(second, HOST) == "stale_ask"


def test_a_nonce_said_twice_is_done_once_even_after_a_restart() -> None:
    driver = Driver(BASE).start()
    roll = driver.act(1, "roll")
    event = driver.do(roll, HOST)
    driver.play(random.Random(1), 5)
    assert driver.ask(roll, HOST) == Repeated(event.number)
    assert driver.ask(roll, HOST) == Repeated(event.number)
    driver.table = again(driver.events)
    assert driver.ask(roll, HOST) == Repeated(event.number)
    # Somebody else's nonces are nobody's business.
    assert (
        driver.refused(said.Act(table=TABLE, seat=2, ask=0, nonce=roll.nonce, move="end"), person_of(2)) == "stale_ask"
    )


def test_an_answer_to_an_offer_that_is_gone_is_refused() -> None:
    driver = trading()
    hand = driver.view((1, HOST))["my_hand"]
    give = hand[0]
    take = next(kind for kind in "LWGBO" if kind != give)
    first = driver.move(1, f"o:{give}>{take}").number
    second = driver.move(1, f"o:{give}>{take}").number
    [offer] = driver.view((None, None))["offers"]
    terms = {"gives": give, "takes": take, "asked": [2, 3, 4], "yes": [], "no": [], "until": None}
    assert offer == {"n": second, "seat": 1} | terms
    assert driver.refused(driver.act(2, "n1", offer=first), person_of(2)) == "stale_offer"
    assert driver.refused(driver.act(2, "n1", offer=None), person_of(2)) == "stale_offer"
    assert driver.refused(driver.act(2, "n3", offer=second), person_of(2)) == "stale_offer"
    assert driver.refused(driver.act(1, "d>2", offer=first), HOST) == "stale_offer"
    driver.move(2, "n1")
    assert driver.view((None, None))["offers"][0]["no"] == [2]
    driver.move(1, "o-")
    assert driver.refused(driver.act(3, "n1", offer=second), person_of(3)) == "stale_offer"


def test_talk_of_others_does_not_close_a_question() -> None:
    driver = trading()
    hand = driver.view((2, person_of(2)))["my_hand"]
    take = next(kind for kind in "LWGBO" if kind != hand[0])
    end = driver.act(1, "end")
    driver.move(2, f"o:{hand[0]}>{take}")
    driver.do(end, HOST)


def three_discarding() -> Driver:
    for key in range(400):
        settings = TableSettings("z-first", {"hand_limit": "5"}, 4, fair_dice=False)
        driver = Driver(settings, server_seed=f"{key:064x}", check=False).start()
        game = driver.table.game
        assert game is not None
        while driver.table.status == "playing" and len(driver.events) < 400:
            driver.play(random.Random(len(driver.events)), 1)
            if len(game.actors) >= 3:
                return driver
    raise AssertionError("no key leads there")


def test_seats_that_discard_at_once_do_not_disturb_each_other() -> None:
    driver = three_discarding()
    game = driver.table.game
    assert game is not None
    # All answer the questions that they saw before any other had answered.
    sent = [(driver.act(seat, next(codes(driver, seat))), person_of(seat)) for seat in game.actors]
    asks = {seat: ask.number for seat, ask in driver.table.asks.items()}
    for act, person in sent:
        assert driver.table.asks[act.seat].number == asks[act.seat]
        driver.do(act, person)
    assert game.stage == "robbing"


def test_commands_for_a_game_need_one() -> None:
    driver = Driver(BASE).seat_all()
    assert driver.refused(said.Act(table=TABLE, seat=1, ask=1, nonce="n", move="roll"), HOST) == "not_playing"
    assert driver.refused(said.NotTrading(TABLE, 1), HOST) == "not_playing"
    assert driver.refused(said.AbortVote(TABLE, True), HOST) == "not_playing"
    assert driver.refused(said.VoidVote(TABLE, True), HOST) == "not_playing"
    assert driver.refused(said.Rematch(TABLE), HOST) == "not_open"


def test_the_mark_of_a_move_is_its_own_event() -> None:
    driver = Driver(BASE).start()
    event = driver.move(1, "roll")
    assert isinstance(event, Event)
    assert isinstance(event.body, Moved)
    assert len(event.body.outcomes) == 1
    assert event.body.v == 1
