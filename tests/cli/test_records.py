"""`hexmoot record` and `hexmoot show` over records: whole, redacted, unreadable."""

from pathlib import Path
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.arena.random_record import random_record

OPTIONS = {"victory_points": 3}


@pytest.fixture(scope="module")
def record() -> hx.Record:
    return random_record("z-base", 3, 0, 0, OPTIONS)


@pytest.fixture
def file(record: hx.Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.hgn"
    path.write_text(record.hgn(), encoding="utf-8")
    return path


def rolls(record: hx.Record) -> int:
    return sum(isinstance(move, hx.Dice) for move in hx.replay(record).moves)


def test_turns_are_counted_by_their_rolls(hexmoot: Any, record: hx.Record, file: Path) -> None:
    assert record.turns == rolls(record) < len(record.lines)
    assert f"holds, {rolls(record)} turns, winner=" in hexmoot("record", "check", str(file)).out
    one = hx.Game("z-first", seed=1)
    one.push_text("roll =26")
    file.write_text(one.record().hgn(), encoding="utf-8")
    assert hexmoot("record", "check", str(file)).out == f"{file}: holds, 1 turn, *\n"


def test_a_turn_of_five_seats_is_one_turn_with_all_that_is_built_after_it() -> None:
    record = random_record("k-base", 5, 0, 0, OPTIONS)
    assert record.turns == rolls(record)
    assert record.lines_of(0) == 10
    assert [line.begins_turn for line in record.lines[: record.lines_of(1)]] == [False] * 10 + [True] + [False] * 4


def test_convert_writes_the_other_form(hexmoot: Any, record: hx.Record, file: Path, tmp_path: Path) -> None:
    lines = hexmoot("record", "convert", str(file)).out
    assert lines == record.json_lines()
    other = tmp_path / "game.jsonl"
    other.write_text(lines, encoding="utf-8")
    assert hexmoot("record", "convert", str(other)).out == record.hgn()
    assert hexmoot("record", "convert", "--to", "jsonl", str(other)).out == lines


def test_a_byte_order_mark_is_passed_over(hexmoot: Any, record: hx.Record, file: Path) -> None:
    for text in (record.hgn(), record.json_lines()):
        assert hx.read_record("\ufeff" + text) == record
        file.write_text("\ufeff" + text, encoding="utf-8")
        assert hexmoot("record", "check", str(file)).code == 0
        assert hexmoot("show", str(file)).code == 0


def test_check_goes_on_after_a_file_that_cannot_be_read(hexmoot: Any, file: Path, tmp_path: Path) -> None:
    binary, missing = tmp_path / "binary.hgn", tmp_path / "missing.hgn"
    binary.write_bytes(b"\xff\xfe\x00[")
    done = hexmoot("record", "check", str(binary), str(missing), str(file))
    told = done.out.splitlines()
    assert done.code == 2
    assert told[0] == f"{binary}: cannot be read: it is no text in UTF-8."
    assert told[1] == f"{missing}: cannot be read: No such file or directory."
    assert told[2].startswith(f"{file}: holds")


@pytest.mark.parametrize("command", ["show", "convert", "redact"])
def test_what_is_wrong_with_a_record_is_told_with_its_name(hexmoot: Any, tmp_path: Path, command: str) -> None:
    bad = tmp_path / "bad.hgn"
    bad.write_text("nonsense", encoding="utf-8")
    done = hexmoot("record", command, str(bad))
    assert (done.code, done.err.startswith(f"hexmoot: {bad}: a line is a tag")) == (2, True)


def test_show_draws_a_redacted_record(hexmoot: Any, record: hx.Record, file: Path, tmp_path: Path) -> None:
    redacted = hx.redact(record, 2)
    file.write_text(redacted.hgn(), encoding="utf-8")
    early = hexmoot("show", str(file), "--turn", "1")
    assert (early.code, "as seen by seat 2" in early.out) == (0, True)
    whole = tmp_path / "whole.hgn"
    whole.write_text(record.hgn(), encoding="utf-8")
    assert early == hexmoot("show", str(whole), "--turn", "1", "--seat", "2")
    assert hexmoot("show", str(file)) == hexmoot("show", str(whole), "--seat", "2")
    picture = tmp_path / "end.svg"
    assert hexmoot("show", str(file), "--svg", str(picture)).code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert hexmoot("show", str(file), "--seat", "1").code == 2


def test_lines_and_turns_choose_the_moment(hexmoot: Any, record: hx.Record, file: Path) -> None:
    assert "set-up" in hexmoot("show", str(file), "--line", "0").out
    assert "before the roll" in hexmoot("show", str(file), "--turn", "0").out
    count = record.lines_of(3)
    assert hexmoot("show", str(file), "--turn", "3") == hexmoot("show", str(file), "--line", str(count))


def test_at_the_end_the_table_shows_plain_totals(hexmoot: Any, file: Path) -> None:
    # Somebody won with a victory-point card: 2+1 before the end, 3 at the end.
    shown = hexmoot("show", str(file)).out
    assert "victory point" in shown
    assert "hidden" not in shown
    points = [line.split()[line.split().index("white") + 1] for line in shown.splitlines() if " white " in line]
    assert points == ["3"]
