"""`hexmoot verify`: the outcomes of a table's record, and the server's seed against what was shown of it before."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.game.redaction import redact
from hexmoot.notation.record import read_record
from hexmoot.server.hall.finish import record_of
from hexmoot.server.store import Row
from hexmoot.server.table.events import encode_body
from hexmoot.server.table.fair import commitment
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import TableSettings
from hexmoot.words import LANGUAGES, Words
from tests.server.table.driver import SEED, TABLE, Driver, person_of

SHOWN = commitment(SEED)


@pytest.fixture(scope="module")
def text() -> str:
    driver = Driver(TableSettings("z-base", seats=3), check=False).start()
    driver.play(random.Random(1), 40)
    for seat in (1, 2, 3):
        driver.do(said.AbortVote(TABLE, True), person_of(seat))
    record = record_of([Row(event.number, event.at, encode_body(event.body)) for event in driver.events])
    assert record is not None
    return record.hgn


@pytest.fixture
def file(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.hgn"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_note_the_hash_is_shown_to_be_compared(hexmoot: Any, file: Path) -> None:
    done = hexmoot("verify", str(file))
    assert done.code == 0
    assert re.search(r": \d+ outcomes checked: all follow from the seeds", done.out)
    assert f"has the hash {SHOWN}. Was it the one shown before the game?" in done.out


def test_it_speaks_the_language_that_is_asked_for(hexmoot: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Words("uk").say("verify.hash", hash=SHOWN) in hexmoot("verify", str(file), "--language", "uk").out
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    done = hexmoot("verify", str(file), "--commitment", "0" * 64)
    assert Words("ja").say("verify.hashes", dealt=SHOWN, said="0" * 64) in done.out


def test_a_note_is_compared(hexmoot: Any, file: Path) -> None:
    done = hexmoot("verify", str(file), "--commitment", f" {SHOWN.upper()} ")
    assert (done.code, "the one whose hash you noted" in done.out) == (0, True)
    done = hexmoot("verify", str(file), "--commitment", "0" * 64)
    assert (done.code, f"{SHOWN}, but {'0' * 64} was shown" in done.out) == (1, True)
    done = hexmoot("verify", str(file), "--commitment", SHOWN[:16])
    assert (done.code, "64 hex digits" in done.err) == (2, True)


def test_a_record_that_names_another_hash_is_not_fair(hexmoot: Any, file: Path, text: str) -> None:
    file.write_text(text.replace(SHOWN, "0" * 64), encoding="utf-8")
    done = hexmoot("verify", str(file))
    assert (done.code, f"but {'0' * 64} was shown" in done.out) == (1, True)


def test_a_record_without_seeds_cannot_be_checked(hexmoot: Any, file: Path, text: str) -> None:
    file.write_text(re.sub(r"\[Seeds .*\n", "", text), encoding="utf-8")
    done = hexmoot("verify", str(file))
    assert (done.code, "has no seeds" in done.err) == (2, True)


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_of_a_record_is_not_taken_for_one_without_a_table(
    hexmoot: Any, file: Path, text: str, seat: int | None, language: str
) -> None:
    file.write_text(redact(read_record(text), seat).hgn(), encoding="utf-8")
    done = hexmoot("verify", str(file), "--language", language)
    assert (done.code, done.err) == (2, f"hexmoot: {Words(language).say('verify.view')}\n")
    assert "{" not in done.err


def test_what_cannot_be_read_is_said_in_a_sentence(hexmoot: Any, tmp_path: Path) -> None:
    binary = tmp_path / "game.hgn"
    binary.write_bytes(b"\xff\xfe\x00")
    done = hexmoot("verify", str(binary), "--language", "ja")
    assert (done.code, done.err) == (2, f"hexmoot: {Words('ja').say('verify.no_text', file=str(binary))}\n")
    missing = str(tmp_path / "none.hgn")
    done = hexmoot("verify", missing)
    assert (done.code, done.err) == (2, f"hexmoot: {missing} cannot be read: No such file or directory.\n")


def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(hexmoot: Any, file: Path, text: str) -> None:
    words = Words("ko")
    first = text.partition("\n\n")[2].split(" ", 2)[1]
    wrong = [
        (2, "no record at all", words.say("refusal.record_unreadable", position=1)),
        (1, text.replace('"z-base"', '"no-base"'), words.say("refusal.record_broken", line=0, move=0)),
        (2, re.sub(r"Seeds .*", 'Seeds "none"]', text), words.say("verify.bad_tag", tag="Seeds")),
        (2, re.sub(r"\[Seeds ", '[Cancelled "banana"]\n[Seeds ', text), words.say("verify.bad_tag", tag="Cancelled")),
        (1, text.replace(first, "end", 1), words.say("refusal.record_broken", line=1, move=1) + " (PLAY-03)"),
    ]
    for code, changed, told in wrong:
        assert changed != text
        file.write_text(changed, encoding="utf-8")
        done = hexmoot("verify", str(file), "--language", "ko")
        assert (done.code, told in done.out + done.err) == (code, True), done.out + done.err
