"""The program, called as a user calls it, in this process."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from hexmoot.cli import main


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Call = Callable[..., Done]


@pytest.fixture
def hexmoot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    def call(*words: str) -> Done:
        monkeypatch.setattr("sys.argv", ["hexmoot", *words])
        with pytest.raises(SystemExit) as stopped:
            main()
        told = capsys.readouterr()
        return Done(int(stopped.value.code or 0), told.out, told.err)

    return call
