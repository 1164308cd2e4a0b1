"""Whole games through a table: every reader's patches add up, and the stored events give the same table again."""

import random

import pytest

from hexmoot.server.table.events import Damaged, Event, Moved
from hexmoot.server.table.table import RECENT, Table
from hexmoot.server.words.coding import encode
from hexmoot.server.words.settings import Clock, TableSettings
from tests.properties.profile import FACTOR
from tests.server.table.driver import SEED, Driver, again, own_seed, person_of, whole

# Short games, so that many ways to play them are tried.
TABLES = [
    pytest.param(TableSettings("z-base", {"victory_points": "5"}, 4), id="z-base-4"),
    pytest.param(TableSettings("z-first", {"victory_points": "5"}, 3, clock=Clock("turn")), id="z-first-3"),
    pytest.param(TableSettings("k-base", {"victory_points": "5"}, 4, fair_dice=False), id="k-base-4"),
    pytest.param(
        TableSettings("u-base", {"players": "5", "extra_build": "paired"}, 5, clock=Clock("bank", away_seconds=60)),
        id="u-base-5",
    ),
    pytest.param(TableSettings("j-base", {"players": "6", "extra_build": "phase"}, 6), id="j-base-6"),
]


@pytest.mark.parametrize("settings", TABLES)
def test_patches_fold_to_the_snapshot_over_whole_games(settings: TableSettings) -> None:
    # The driver compares after every event, for every reader.
    driver = Driver(settings).start()
    driver.play(random.Random(settings.seats), 250)
    assert [event.number for event in driver.events] == list(range(1, len(driver.events) + 1))
    kinds = {event.body.move[:2] for event in driver.events if isinstance(event.body, Moved)}
    assert {"o:", "ro", "en"} <= kinds
    assert kinds & {"y1", "y2", "y3", "y4", "n1", "n2", "n3", "n4"}


@pytest.mark.slow
@pytest.mark.parametrize("settings", TABLES)
@pytest.mark.parametrize("seed", range(2 * FACTOR))
def test_whole_games_to_the_end(settings: TableSettings, seed: int) -> None:
    driver = Driver(settings).start()
    driver.play(random.Random(seed), 1500)
    assert whole(again(driver.events)) == whole(driver.table)


@pytest.mark.parametrize("settings", TABLES)
def test_the_stored_events_give_the_same_table(settings: TableSettings) -> None:
    driver = Driver(settings, check=False).start()
    chance = random.Random(7)
    for _ in range(5):
        driver.play(chance, 30)
        twin = again(driver.events)
        assert whole(twin) == whole(driver.table)
        for reader in driver.readers():
            assert twin.look(*reader) == driver.table.look(*reader)
        assert twin.deadline() == driver.table.deadline()


def test_a_finished_game_shows_everything_and_has_a_record() -> None:
    driver = Driver(TableSettings("z-base", {"victory_points": "3"}, 3)).start()
    onlooker = driver.view((None, None))
    assert onlooker["dice"]["server_seed"] is None
    driver.play(random.Random(1))
    view = driver.view((None, None))
    assert view["status"] == "over"
    assert view["ending"]["kind"] == "points"
    assert view["dice"]["server_seed"] == SEED
    assert view["dice"]["seeds"] == {str(seat): own_seed(person_of(seat)) for seat in (1, 2, 3)}
    assert all(hand is not None for hand in view["shown"]["hands"])
    kept = Table.replay(driver.events, keep=True)
    assert kept.game is not None
    record = kept.game.record()
    assert record.tags["Result"].startswith(f"winner={view['ending']['winner']} ")
    assert driver.table.deadline() is None


def test_events_out_of_order_or_altered_are_damage() -> None:
    driver = Driver(TableSettings(seats=3), check=False).start()
    driver.play(random.Random(2), 60)
    rolled = next(event for event in driver.events if isinstance(event.body, Moved) and event.body.outcomes)
    assert isinstance(rolled.body, Moved)
    wrong = ["=11"] if rolled.body.outcomes != ["=11"] else ["=12"]
    altered = Moved(rolled.body.seat, rolled.body.move, wrong, rolled.body.ask, rolled.body.nonce)
    for broken in (
        [event for event in driver.events if event.number != 3],
        [*driver.events[:5], driver.events[4]],
        driver.events[1:],
        [Event(one.number, one.at, altered) if one is rolled else one for one in driver.events],
    ):
        with pytest.raises(Damaged):
            again(broken)


def test_the_last_events_can_be_told_again_and_older_ones_not() -> None:
    driver = Driver(TableSettings(seats=3)).start()
    driver.play(random.Random(4), 30)
    table, reader = driver.table, (2, person_of(2))
    told = [table.tell(number, *reader) for number in range(table.number - RECENT, table.number + 1)]
    assert told[0] is None
    assert [encode(one) for one in told[1:] if one] == driver.frames[reader][-RECENT:]
    table.sleep()
    assert table.tell(table.number, *reader) is None
    driver.views.clear()
    driver.play(random.Random(5), 10)


def test_views_have_the_line_of_the_position() -> None:
    driver = Driver(TableSettings(seats=4)).start()
    driver.play(random.Random(4), 80)
    game = driver.table.game
    assert game is not None
    for seat, person in driver.readers():
        assert driver.view((seat, person))["hen"] == game.view(seat).hen()
