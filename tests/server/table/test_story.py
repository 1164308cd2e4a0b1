"""The story so far: what is told again is what was told."""

import random

from hexmoot.server.table.story import Retelling, history
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Event
from hexmoot.server.words.settings import Clock, TableSettings
from hexmoot.server.words.view import TOLD_AGAIN
from tests.server.table.driver import Driver, Reader, as_sent, person_of


def a_game(moves: int, **more: str) -> Driver:
    settings = TableSettings("z-base", more, 3, clock=Clock("turn"))
    return Driver(settings).start().play(random.Random(7), moves)


def test_what_is_told_again_is_what_was_told_byte_for_byte() -> None:
    driver = a_game(150)
    # The frames of the driver begin with its second event.
    readers: list[Reader] = [(None, None), (1, person_of(1)), (3, person_of(3))]
    for after in (1, 60, len(driver.events)):
        again: dict[Reader, list[bytes]] = {reader: [] for reader in readers}
        # A part of it happens while the rest is told.
        retelling = Retelling(driver.events, after, readers)
        for part in (driver.events[after:100], driver.events[max(after, 100) :]):
            for reader, told in retelling.go_on(part):
                again[reader].append(encode(told))
        assert retelling.number == len(driver.events)
        for reader in readers:
            seated = next(at for at, frame in enumerate(driver.frames[reader]) if b'"kind":"seated"' in frame)
            live = driver.frames[reader][max(after - 1, seated if reader[0] else 0) :]
            assert again[reader][len(again[reader]) - len(live) :] == live
            assert len(again[reader]) == len(driver.events) - after


def test_a_history_has_the_last_events_and_the_names_of_then() -> None:
    driver = a_game(60)
    number = len(driver.events)
    story = history(driver.events, 40, (2, person_of(2)), "n")
    assert (story.table, story.after, story.n, story.nonce) == (driver.table.id, number - 40, number, "n")
    assert tuple(story.view) == TOLD_AGAIN
    retelling = Retelling(driver.events, number - 40, [(2, person_of(2))])
    live = [one for _, one in retelling.go_on(driver.events[number - 40 :]) if isinstance(one, Event)]
    assert [one.n for one in story.events] == [one.n for one in live]
    for past, told in zip(story.events, live, strict=True):
        assert (past.kind, past.by, past.move, past.outcomes, past.events) == (
            *(told.kind, told.by, told.move, told.outcomes, told.events),
        )
    table = dict(story.view)
    for past in story.events:
        table |= past.patch
    assert as_sent(table) == {name: driver.view((None, None))[name] for name in TOLD_AGAIN}


def test_the_whole_story_begins_with_the_second_event() -> None:
    driver = a_game(5)
    story = history(driver.events, 1000, (None, None))
    assert story.after == 1
    assert story.events[0].n == 2
    assert all(chair["free"] for chair in story.view["seats"])
    assert history(driver.events[:1], 1000, (None, None)).events == []


def test_whoever_sat_down_later_is_told_what_an_onlooker_was() -> None:
    driver = a_game(120)
    hers, strangers = (history(driver.events, 1000, view) for view in ((1, "a stranger"), (None, None)))
    assert encode(hers) == encode(strangers)
    own = history(driver.events, 1000, (1, person_of(1)))
    assert encode(own) != encode(strangers)
