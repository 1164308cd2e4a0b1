"""How far the first start is: one line of a terminal, a few of a file, and a moment where nothing is missing."""

import io
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest

from hexmoot.cli import preparing
from hexmoot.words import Words


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def crew(done: int, total: int) -> Any:
    return SimpleNamespace(done=done, total=total)


def wait_for(text: str, stream: io.StringIO) -> None:
    end = time.monotonic() + 20
    while text not in stream.getvalue() and time.monotonic() < end:
        time.sleep(0.01)
    assert text in stream.getvalue()


def test_a_terminal_shows_how_many_parts_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    at = crew(3, 17)
    with preparing.told(at, what="getting ready"):
        wait_for("3/17", terminal)
        at.done = 4
        wait_for("4/17", terminal)
    assert "getting ready" in terminal.getvalue()
    assert "4 of 17" not in terminal.getvalue()


def test_a_file_gets_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    monkeypatch.setattr(preparing, "LINE_SECONDS", 0.01)
    with preparing.told(crew(3, 17)):
        wait_for("3 of 17 parts", file)
    first, second, *_ = file.getvalue().splitlines()
    assert first == "hexmoot: compiling the rules for this machine, 17 parts …"
    assert second == "hexmoot: compiling the rules: 3 of 17 parts"


@pytest.mark.parametrize(("tag", "begun"), [("ko", "규칙을 컴파일하는 중"), ("uk", "компілюємо правила")])
def test_the_first_start_speaks_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tag: str, begun: str
) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    with preparing.told(crew(3, 17), Words(tag)):
        wait_for("17", file)
    assert begun in file.getvalue()


def test_where_nothing_is_missing_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    # Whatever this process has not loaded yet is loaded now, and all of it was compiled before the tests.
    preparing.prepare()
    preparing.prepare()
    assert "parts" not in capsys.readouterr().err
