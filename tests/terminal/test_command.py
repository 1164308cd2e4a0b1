"""`hexmoot play` on the command line: in a terminal of its own, and what is wrong with a call."""

import os
import pty
import select
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from hexmoot.cli.app import main
from hexmoot.editions import keys
from hexmoot.editions.options import OPTIONS
from hexmoot.words import Words
from tests.terminal.keyboard import at, local, wish

BOARDS = OPTIONS["board"].choices
HEXMOOT = [sys.executable, "-m", "hexmoot", "play"]

ADDRESS = "hexmoot: --connect takes the address of a server, such as http://localhost:8310, not “{}”.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["z-bose"], "hexmoot: There is no edition “z-bose”. There are: " + ", ".join(keys()) + ".\n"),
        (["--bots", "clever"], "hexmoot: There is no bot “clever”. There are: random, greedy.\n"),
        (["--seats", "3", "--hot-seat", "5"], "hexmoot: --hot-seat takes a whole number from 1 to 3, not “5”.\n"),
        (["z-base", "--resume", "x"], f"hexmoot: {Words('en').say('terminal.resume_alone')}\n"),
        (["--table", "x"], "hexmoot: --table names a table of a server: give its address with --connect.\n"),
        (["--language", "tlh"], "hexmoot: --language takes en, ko, zh-Hant, ja, uk, not “tlh”.\n"),
        (["--connect", "nonsense"], ADDRESS.format("nonsense")),
        (["--connect", "http://a b"], ADDRESS.format("http://a b")),
        (["--connect", "ftp://localhost"], ADDRESS.format("ftp://localhost")),
        (["--connect", "http://[::1"], ADDRESS.format("http://[::1")),
        (["--connect", "http://localhost:9", "--table", "a/b"], f"hexmoot: {Words('en').say('refusal.no_table')}\n"),
        (["--connect", "http://localhost:9/t/a%20b"], f"hexmoot: {Words('en').say('refusal.no_table')}\n"),
        (["--table", "x", "--language", "uk"], f"hexmoot: {Words('uk').say('terminal.needs_connect')}\n"),
        ([], "hexmoot: hexmoot play needs a terminal; hexmoot watch prints a game.\n"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hexmoot", "play", *arguments])
    if arguments:
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr() == ("", sentence)


@pytest.mark.parametrize("tag", ["ko", "zh-Hant", "ja", "uk"])
@pytest.mark.parametrize(
    ("call", "key", "told"),
    [
        ("--set victory_points=99", "bad_value", {"option": "victory_points", "given": "99", "known": "3-20"}),
        ("--set gifts=maybe", "bad_value", {"option": "gifts", "given": "maybe", "known": "yes, no"}),
        ("--set board=flat", "bad_value", {"option": "board", "given": "flat", "known": ", ".join(BOARDS)}),
        ("--set nonsense=1", "no_option", {"given": "nonsense", "known": ", ".join(OPTIONS)}),
        ("--set victory_points", "bad_set", {"given": "victory_points"}),
        ("--set gifts=no --set gifts=yes", "set_twice", {"option": "gifts"}),
        ("--set setup=fixed", "refusal.bad_settings.together", {"option": "setup", "other": "board"}),
        ("--set roads=14", "refusal.bad_settings.idle", {"option": "roads"}),
        ("--set board=gift --set players=3-4", "refusal.bad_settings.fixed", {"option": "board"}),
        ("--seats 9", "number_range", {"option": "--seats", "low": "2", "high": "6", "given": "9"}),
        ("--hot-seat x", "number_range", {"option": "--hot-seat", "low": "1", "high": "6", "given": "x"}),
    ],
)
def test_what_is_wrong_with_an_option_is_said_in_the_language(
    call: str,
    key: str,
    told: dict[str, str],
    tag: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["hexmoot", "play", "z-base", *call.split(), "--language", tag])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    whole = key if "." in key else f"terminal.{key}"
    sentence = Words(tag).say(whole, **told)
    assert sentence != Words("en").say(whole, **told)
    help_ = Words(tag).say("terminal.see_help", key="hexmoot play --help")
    assert capsys.readouterr() == ("", f"hexmoot: {sentence}{' ' + help_ if key == 'number_range' else ''}\n")


def in_a_terminal(folder: Path, *arguments: str, until: str = "") -> tuple[int, str]:
    """Runs the program in a terminal of its own; leaves it once it has shown something, or lets it end by itself."""
    leader, follower = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "LANG": "uk_UA.UTF-8", "COLUMNS": "80", "LINES": "24"}
    call = [*HEXMOOT, *arguments, "--folder", str(folder)]
    process = subprocess.Popen(call, stdin=follower, stdout=follower, stderr=follower, env=environment)
    os.close(follower)
    seen, has_left = b"", False
    try:
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if until and not has_left and until in seen.decode(errors="ignore"):
                os.write(leader, b"\x11")
                has_left = True
            if select.select([leader], [], [], 1)[0]:
                try:
                    seen += os.read(leader, 65536)
                except OSError:
                    # The other end is closed.
                    break
        return process.wait(30), seen.decode()
    finally:
        process.kill()
        process.wait()
        os.close(leader)


@pytest.mark.slow
def test_it_runs_in_a_terminal_and_leaves_it_as_it_was(tmp_path: Path) -> None:
    code, seen = in_a_terminal(tmp_path, "z-first", "--bots", "random", until="кинути")
    assert code == 0
    assert "кинути" in seen
    assert "\x1b[?1049l" in seen, "the screen from before is back"
    assert (tmp_path / "terminal.sqlite").exists()


@pytest.mark.slow
def test_a_damaged_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "terminal.sqlite"
    file.write_bytes(b"nonsense" * 1000)
    code, seen = in_a_terminal(tmp_path)
    assert code == 2
    sentence = seen.rpartition("hexmoot: ")[2]
    assert sentence == Words("uk").say("terminal.broken_file", file=str(file)) + "\r\n"


@pytest.mark.slow
async def test_a_damaged_game_is_said_in_one_sentence(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish()) as keyboard:
        await keyboard.until_asked()
    with closing(sqlite3.connect(tmp_path / "terminal.sqlite")) as file:
        file.execute("UPDATE events SET body = x'7b7d' WHERE number = 2")
        file.commit()
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert keyboard.app.return_value == Words("en").say("terminal.damaged", key="--new")
    async with at(local(tmp_path, fresh=True), wish()) as keyboard:
        await keyboard.until_asked()
