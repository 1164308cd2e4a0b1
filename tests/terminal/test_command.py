"""`hexmoot play` on the command line: in a terminal of its own, and what is wrong with a call."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

HEXMOOT = [sys.executable, "-m", "hexmoot", "play"]


def complaint(*arguments: str) -> str:
    done = subprocess.run([*HEXMOOT, *arguments], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert done.stdout == ""
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["z-bose"], "hexmoot: There is no edition 'z-bose': did you mean z-base?\n"),
        (["--bots", "clever"], "hexmoot: there is no bot 'clever'; there are random, greedy.\n"),
        (["--table", "x"], "hexmoot: --table names a table of a server: give its address with --connect.\n"),
        (["--language", "tlh"], "hexmoot: --language takes en, ko, zh-Hant, ja, uk, not 'tlh'.\n"),
        ([], "hexmoot: hexmoot play needs a terminal; `hexmoot watch` prints a game.\n"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert complaint(*arguments) == sentence


@pytest.mark.slow
def test_it_runs_in_a_terminal_and_leaves_it_as_it_was(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "LANG": "uk_UA.UTF-8", "COLUMNS": "80", "LINES": "24"}
    call = [*HEXMOOT, "z-first", "--bots", "random", "--folder", str(tmp_path)]
    process = subprocess.Popen(call, stdin=follower, stdout=follower, stderr=follower, env=environment)
    os.close(follower)
    seen = b""
    try:
        end = time.monotonic() + 120
        while "кинути" not in seen.decode(errors="ignore") and time.monotonic() < end:
            if select.select([leader], [], [], 1)[0]:
                seen += os.read(leader, 65536)
        assert "кинути" in seen.decode(errors="ignore"), seen[-500:]
        os.write(leader, b"\x11")
        while process.poll() is None and time.monotonic() < end:
            if select.select([leader], [], [], 1)[0]:
                try:
                    seen += os.read(leader, 65536)
                except OSError:
                    break
        assert process.wait(30) == 0
        assert b"\x1b[?1049l" in seen, "the screen from before is back"
        assert (tmp_path / "terminal.sqlite").exists()
    finally:
        process.kill()
        process.wait()
        os.close(leader)
