"""A clock for what takes long, for people and never for a pipe."""

import io
import sys
import time

import pytest

from hexmoot.cli import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_clock_runs_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PATIENCE", 0.01)
    with progress.waiting("getting ready"):
        end = time.monotonic() + 10
        while "getting ready" not in terminal.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
    assert "getting ready" in terminal.getvalue()
    assert "0:00:0" in terminal.getvalue()


def test_what_is_done_in_a_moment_has_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress.waiting("getting ready"):
        pass
    assert "getting ready" not in terminal.getvalue()


def test_a_pipe_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    monkeypatch.setattr(progress, "PATIENCE", 0)
    with progress.waiting("getting ready"):
        time.sleep(0.05)
    assert pipe.getvalue() == ""
