"""What holds for all commands: numbers, terminals, pipes, folders, and how things are counted."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.arena.random_record import random_record
from hexmoot.words import Words

SOURCE = Path(hx.__file__).parents[1]


def run(command: str, **settings: str) -> subprocess.CompletedProcess[bytes]:
    """A shell command with `hexmoot` in it, interpreted: that starts quickest."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "HEXMOOT_MODE": "python", **settings}
    script = f'hexmoot() {{ "{sys.executable}" -m hexmoot "$@"; }}; {command}'
    return subprocess.run(["bash", "-c", script], env=environment, capture_output=True, check=False)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "--games", "x"), "--games takes a whole number from 1, not “x”."),
        (("simulate", "--games", "0"), "--games takes a whole number from 1, not “0”."),
        (("simulate", "--seats", "9"), "--seats takes a whole number from 2 to 6, not “9”."),
        (("simulate", "--seed", "-1"), "--seed takes a whole number from 0 to 9223372036854775807, not “-1”."),
        (("simulate", "--games", "9" * 5000), "--games takes a whole number from 1, not “999"),
        (("perft", "--depth", "1.5"), "--depth takes a whole number from 1 to 12, not “1.5”."),
        (("simulate", "--bots", "greedy"), "--bots names 1 bot for 4 seats: name one for each."),
    ],
)
def test_a_number_that_is_none_is_refused_in_our_words(hexmoot: Any, words: tuple[str, ...], sentence: str) -> None:
    done = hexmoot(*words)
    assert done.code == 2
    assert done.err.startswith(f"hexmoot: {sentence}")


def test_json_and_text_tell_the_same(hexmoot: Any) -> None:
    words = ("simulate", "k-base", "--seats", "5", "--games", "1", "--seed", "3", "--set", "victory_points=3")
    text, told = hexmoot(*words).out, json.loads(hexmoot(*words, "--json").out)
    assert text.startswith("1 game by k-base, 5 seats, seed 3\n")
    assert f"mean length {told['mean_turns']:.1f} turns" in text
    assert f"trace {told['trace']}\n" in text
    assert (told["ruleset"], told["options"]) == (1, {"victory_points": "3"})
    assert told["seconds"] >= 0
    assert told["games_per_second"] > 0
    assert told["turns"] == random_record("k-base", 5, 3, 0, {"victory_points": 3}).turns


def test_two_seats_are_allowed_by_asking_for_them(hexmoot: Any) -> None:
    words = ("simulate", "u-base", "--seats", "2", "--games", "2", "--set", "victory_points=4", "--json")
    told = json.loads(hexmoot(*words).out)
    assert told["options"] == {"players": "2", "victory_points": "4"}


def test_a_folder_that_cannot_be_used_is_noticed_before_anything_is_played(hexmoot: Any, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("in the way", encoding="utf-8")
    done = hexmoot("simulate", "--games", "1000000000", "--records", str(taken))
    assert (done.code, done.out) == (2, "")
    assert str(taken) in done.err


def test_one_record_is_one_record(hexmoot: Any, tmp_path: Path) -> None:
    words = ("simulate", "--games", "1", "--set", "victory_points=3", "--records", str(tmp_path))
    assert hexmoot(*words).err == f"1 record written to {tmp_path}.\n"


def test_watch_plays_one_game_line_by_line(hexmoot: Any) -> None:
    words = ("watch", "--seats", "3", "--seed", "7", "--set", "victory_points=3", "--bots", "random,random,random")
    told = hexmoot(*words).out.splitlines()
    assert told[0].startswith("          seat 3  s@")
    assert told[6].startswith("turn 1    seat 3  roll =")
    assert re.fullmatch(r"seat [1-3] won with 4 points after \d+ turns", told[-1])


def test_watch_says_when_the_wall_decided(hexmoot: Any) -> None:
    words = ("watch", "w-base", "--seats", "3", "--seed", "10", "--bots", "random,random,random")
    told = hexmoot(*words).out.splitlines()
    assert re.fullmatch(r"seat 3 won on the Wall \(breaches, 2 points\) after \d+ turns", told[-1])


@pytest.mark.parametrize("encoding", ["latin-1", "cp437"])
def test_a_terminal_with_fewer_characters_gets_plain_ones(encoding: str) -> None:
    done = run("hexmoot show start", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"8 *****" in done.stdout


def test_a_closed_pipe_ends_quietly() -> None:
    done = run("hexmoot show start | true; echo ${PIPESTATUS[0]}")
    assert done.stderr == b""
    assert done.stdout in (b"0\n", b"141\n")


@pytest.mark.parametrize(
    ("settings", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_colours_are_for_terminals_that_want_them(
    hexmoot: Any, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], coloured: bool
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert ("\x1b[" in hexmoot("show", "start").out) == coloured
    assert "\x1b[" in hexmoot("show", "start", "--colour").out


def test_a_bot_says_in_a_sentence_that_no_server_answers(hexmoot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as nobody:
        # Bound, so that nobody else takes it, and never listened at.
        nobody.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        for language in ("en", "uk"):
            monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
            sentence = Words(language).say("terminal.no_server", reason="Connection refused")
            for where in (["--connect", address, "--table", "x"], ["--connect", f"{address}/t/x"]):
                done = hexmoot("bot", *where)
                assert (done.code, done.err) == (2, f"hexmoot: {sentence}\n")
            done = hexmoot("bot", "--connect", address)
            assert (done.code, done.err) == (2, f"hexmoot: {Words(language).say('terminal.needs_table')}\n")
