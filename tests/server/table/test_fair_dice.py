"""Fair dice: commitments, reveals, the key by its formula, and every outcome worked out again."""

import hashlib
import hmac
import random

import pytest

from hexmoot.game.records import RecordError
from hexmoot.notation.record import Line, Record, read_record
from hexmoot.server.hall.finish import record_of
from hexmoot.server.reading import DiceSeed
from hexmoot.server.store import Row
from hexmoot.server.table.events import DiceCalled, StartCancelled, encode_body
from hexmoot.server.table.fair import commitment, start_seed, table_key
from hexmoot.server.table.playing import DICE_LIMIT
from hexmoot.server.table.table import Table
from hexmoot.server.table.verifying import NoSeeds, Unfair, cancelled_starts, seeds_of, verify
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.table.driver import HOST, SEED, TABLE, Driver, own_seed, person_of

THREE = TableSettings("z-base", {"victory_points": "4"}, 3)


def called() -> Driver:
    driver = Driver(THREE).seat_all()
    driver.do(said.Start(TABLE), HOST)
    return driver


def committed() -> Driver:
    driver = called()
    for seat in (1, 2, 3):
        person = person_of(seat)
        driver.do(said.CommitDice(TABLE, commitment(own_seed(person))), person)
    return driver


def test_the_key_is_by_the_formula() -> None:
    seeds = {2: "22" * 32, 1: "11" * 32}
    said_by_seat = b"\x01" + b"\x11" * 32 + b"\x02" + b"\x22" * 32
    wanted = hmac.new(b"\x5e" * 32, b"table-1" + said_by_seat, hashlib.sha256).digest()
    assert table_key(SEED, TABLE, seeds) == wanted
    assert commitment("11" * 32) == hashlib.sha256(b"\x11" * 32).hexdigest()
    driver = Driver(THREE).start()
    assert driver.table.game is not None
    key = table_key(SEED, TABLE, {seat: own_seed(person_of(seat)) for seat in (1, 2, 3)})
    assert driver.table.game.dealer._key == key  # type: ignore[attr-defined]


def test_the_server_shows_its_hash_before_anybody_sits_down() -> None:
    driver = Driver(THREE)
    assert driver.view((None, None))["dice"]["server_hash"] == commitment(SEED)


def test_nobody_shows_a_seed_before_all_have_committed() -> None:
    driver = called()
    driver.do(said.CommitDice(TABLE, commitment(own_seed(HOST))), HOST)
    assert driver.refused(said.RevealDice(TABLE, own_seed(HOST)), HOST) == "no_dice"
    assert driver.refused(said.CommitDice(TABLE, "00" * 32), HOST) == "nothing_to_do"
    assert driver.refused(said.CommitDice(TABLE, commitment(own_seed(HOST))), person_of(2)) == "bad_reveal"
    assert driver.refused(said.CommitDice(TABLE, "00" * 32), "an onlooker") == "not_your_seat"


def test_a_wrong_reveal_is_refused() -> None:
    driver = committed()
    assert driver.refused(said.RevealDice(TABLE, "00" * 32), HOST) == "bad_reveal"
    assert driver.refused(said.RevealDice(TABLE, own_seed(person_of(2))), HOST) == "bad_reveal"
    driver.do(said.RevealDice(TABLE, own_seed(HOST)), HOST)
    assert driver.refused(said.RevealDice(TABLE, own_seed(HOST)), HOST) == "nothing_to_do"
    assert driver.table.status == "dice"


def test_a_missing_reveal_cancels_the_start() -> None:
    driver = committed()
    driver.do(said.RevealDice(TABLE, own_seed(HOST)), HOST)
    assert driver.table.deadline() == driver.at + DICE_LIMIT
    assert driver.table.steward(driver.at + DICE_LIMIT - 1) is None
    driver.at += DICE_LIMIT
    body = driver.table.steward(driver.at)
    assert body == StartCancelled([2, 3])
    driver.put(body)
    assert driver.table.status == "open"
    assert driver.table.game is None
    driver.start()


def test_somebody_who_leaves_calls_the_dice_off() -> None:
    driver = committed()
    driver.do(said.StandUp(TABLE, 3), person_of(3))
    assert driver.table.status == "open"
    assert driver.refused(said.RevealDice(TABLE, own_seed(HOST)), HOST) == "no_dice"
    driver.start()


def keys_of_starts(version: int) -> list[bytes]:
    """The keys of a game that begins after so many starts that were called off, all with the same persons' seeds."""
    found = []
    for cancelled in range(3):
        driver = Driver(THREE, check=False).seat_all()
        for _ in range(cancelled):
            driver.put(DiceCalled(v=version))
            driver.put(StartCancelled([1]))
        driver.put(DiceCalled(v=version))
        for person in driver.table.persons():
            driver.do(said.CommitDice(TABLE, commitment(own_seed(person))), person)
        for person in driver.table.persons():
            driver.do(said.RevealDice(TABLE, own_seed(person)), person)
        assert driver.table.game is not None
        found.append(driver.table.game.dealer._key)  # type: ignore[attr-defined]
    return found


def test_after_a_start_that_was_called_off_the_server_has_another_seed_that_it_committed_to_before() -> None:
    again = hmac.new(bytes.fromhex(SEED), b"start\0\0\0\1", hashlib.sha256).hexdigest()
    assert (start_seed(SEED, 0), start_seed(SEED, 1)) == (SEED, again)
    seeds = {seat: own_seed(person_of(seat)) for seat in (1, 2, 3)}
    keys = keys_of_starts(2)
    assert keys == [table_key(start_seed(SEED, cancelled), TABLE, seeds) for cancelled in range(3)]
    assert len(set(keys)) == 3
    # In logs from before this was so, the seed stayed: their games are what they were.
    assert set(keys_of_starts(1)) == {keys[0]}


@pytest.mark.parametrize("how", ["time", "leaves"])
def test_the_record_tells_how_many_starts_were_called_off_and_a_verifier_checks_it(how: str) -> None:
    driver = committed()
    for _ in range(2):
        if how == "time":
            driver.at += DICE_LIMIT
            body = driver.table.steward(driver.at)
            assert body is not None
            driver.put(body)
        else:
            driver.do(said.FreeSeat(TABLE, 3), HOST)
            driver.seat_all()
        assert driver.view((None, None))["dice"]["server_hash"] == commitment(SEED)
        driver.do(said.Start(TABLE), HOST)
    for person in driver.table.persons():
        driver.do(said.CommitDice(TABLE, commitment(own_seed(person))), person)
    for person in driver.table.persons():
        driver.do(said.RevealDice(TABLE, own_seed(person)), person)
    driver.play(random.Random(3), 12)
    for seat in (1, 2, 3):
        driver.do(said.AbortVote(TABLE, True), person_of(seat))
    found = record_of([Row(event.number, event.at, encode_body(event.body)) for event in driver.events])
    assert found is not None
    record = read_record(found.hgn)
    assert (record.tags["Cancelled"], cancelled_starts(record)) == ("2", 2)
    assert verify(record, *seeds_of(record), commitment(SEED)) >= 0
    for wrong in ("0", "1", "3"):
        lie = Record({**record.tags, "Cancelled": wrong}, record.lines)
        with pytest.raises(Unfair):
            verify(lie, *seeds_of(lie))
    with pytest.raises(NoSeeds):
        seeds_of(Record({**record.tags, "Cancelled": "some"}, record.lines))


def test_one_device_commits_once_and_bots_not_at_all() -> None:
    settings = TableSettings("z-base", {}, 4, bots=["random"], hot_seat=True)
    driver = Driver(settings)
    for seat, name in ((1, "Ada"), (2, "Bob")):
        driver.do(said.TakeSeat(TABLE, seat, name), HOST)
    driver.do(said.TakeSeat(TABLE, 3, "Cleo"), person_of(3))
    driver.do(said.Start(TABLE), HOST)
    throws = {(1, HOST): DiceSeed(), (3, person_of(3)): DiceSeed()}
    told = []
    for reader, throw in [*throws.items(), *throws.items()]:
        message = throw.answer(driver.view(reader), reader[0])
        assert message is not None, "nobody waits for a second seat of somebody else's"
        told.append(message.pop("t"))
        # Nobody shows a seed while another one can still choose its own.
        assert driver.view(reader)["dice"]["sealed"] == (told[-1] == "reveal_dice")
        command = said.CommitDice if told[-1] == "commit_dice" else said.RevealDice
        driver.do(command(TABLE, **message), reader[1])
    assert told == ["commit_dice", "commit_dice", "reveal_dice", "reveal_dice"]
    assert driver.table.status == "playing"
    assert driver.table.dice_seeds == {seat: throw.given for (seat, _), throw in throws.items()}


def played(settings: TableSettings) -> tuple[Record, dict[int, str]]:
    driver = Driver(settings, check=False).start()
    chance = random.Random(3)
    while driver.table.status == "playing":
        driver.play(chance, 10)
        due = driver.table.deadline()
        if due is not None and driver.table.status == "playing":
            driver.at = due
            body = driver.table.steward(due)
            assert body is not None
            driver.put(body)
    table = Table.replay(driver.events, keep=True)
    assert table.game is not None
    seeds = {int(seat): seed for seat, seed in driver.view((None, None))["dice"]["seeds"].items()}
    return table.game.record(), seeds


@pytest.mark.parametrize("settings", [THREE, TableSettings("z-first", {"victory_points": "4"}, 3, clock=Clock("turn"))])
def test_a_verifier_recomputes_every_outcome(settings: TableSettings) -> None:
    record, seeds = played(settings)
    outcomes = sum(code.lstrip("~").startswith(("=", "1.=")) for line in record.lines for code in line.moves)
    stewarded = sum(code.startswith("~") for line in record.lines for code in line.moves)
    assert verify(record, TABLE, SEED, seeds) == outcomes + stewarded > 10
    assert (stewarded > 0) == (settings.clock.kind == "turn")
    for wrong in ((record, "table-2", SEED, seeds), (record, TABLE, "5f" * 32, seeds), (record, TABLE, SEED, {})):
        with pytest.raises(RecordError):
            verify(*wrong)


def test_a_verifier_compares_the_seed_with_what_was_shown_of_it_before_the_game() -> None:
    record, seeds = played(THREE)
    shown = commitment(SEED)
    sealed = Record({**record.tags, "Commitment": shown}, record.lines)
    assert verify(sealed, TABLE, SEED, seeds, shown) == verify(record, TABLE, SEED, seeds)
    # A server that chooses its seed afterwards can deal all of it, and still has shown another hash before.
    other = Record({**record.tags, "Commitment": commitment("5f" * 32)}, record.lines)
    for wrong, noted in ((other, ""), (other, shown), (sealed, commitment("5f" * 32))):
        with pytest.raises(Unfair) as found:
            verify(wrong, TABLE, SEED, seeds, noted)
        assert found.value.key == "refusal.unfair_commitment"


def test_the_record_of_a_table_carries_what_was_shown_before_the_game() -> None:
    driver = Driver(THREE, check=False).start()
    shown = driver.view((None, None))["dice"]["server_hash"]
    for seat in (1, 2, 3):
        driver.do(said.AbortVote(TABLE, True), person_of(seat))
    record = record_of([Row(event.number, event.at, encode_body(event.body)) for event in driver.events])
    assert record is not None
    assert read_record(record.hgn).tags["Commitment"] == shown


def test_a_verifier_finds_a_changed_throw() -> None:
    record, seeds = played(THREE)
    number = next(i for i, line in enumerate(record.lines) if any(code.startswith("=") for code in line.moves))
    line = record.lines[number]
    place = next(i for i, code in enumerate(line.moves) if code.startswith("="))
    other = "=11" if line.moves[place] != "=11" else "=66"
    moves = (*line.moves[:place], other, *line.moves[place + 1 :])
    lines = (*record.lines[:number], Line(line.seat, moves, line.fingerprint), *record.lines[number + 1 :])
    with pytest.raises(RecordError) as found:
        verify(Record(record.tags, lines), TABLE, SEED, seeds)
    assert (found.value.line, found.value.move) == (number + 1, place + 1)
