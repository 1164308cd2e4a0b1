"""The first start: a server answers before its rules are compiled, and nobody who comes meanwhile is turned away."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hexmoot.server.client import Guest
from hexmoot.server.knocking import wait_until_ready
from hexmoot.words import Words
from tests.server.slow_start import BROKEN, FIRST_GAME, FULL, SECOND_GAME

pytestmark = pytest.mark.slow

PATIENCE = 60


class Slow:
    """A server whose rules take long."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as the server runs
        call = [sys.executable, "-m", "tests.server.slow_start", str(folder)]
        self.process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http"), self.told()

    def compiled(self, *names: str) -> None:
        for name in names:
            (self.folder / name).touch()

    def told(self) -> str:
        return os.pread(self.errors.fileno(), 100_000, 0).decode()

    def ask(self, path: str = "/", language: str = "en", body: Any = None) -> tuple[int, Message, str]:
        headers = {"accept-language": language, "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, headers), timeout=PATIENCE) as answer:  # noqa: S310 - ours
                return answer.status, answer.headers, answer.read().decode()
        except HTTPError as error:
            return error.code, error.headers, error.read().decode()

    def workers(self) -> list[int]:
        return [int(file.name.partition("-")[2]) for file in self.folder.glob("worker-*")]

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Slow]:
    server = Slow(tmp_path)
    yield server
    server.close()


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # One whose parent has not asked for its end yet is over all the same.
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def test_the_waiting_page_becomes_the_game(slow: Slow) -> None:
    status, headers, page = slow.ask("/t/some-table", "uk,en;q=0.5")
    assert status == 503
    assert (headers["retry-after"], headers["refresh"], headers["cache-control"]) == ("2", "2", "no-store")
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy
    assert "<script" not in page
    assert '<html lang="uk"' in page
    assert "Острів готується" in page
    assert "Готово частин: 0 з 3." in page

    for path, body in (("/api/guest", {"name": "Ann"}), ("/api/house", None), ("/healthz", None)):
        status, headers, refusal = slow.ask(path, "ko", body)
        assert (status, headers["content-type"], headers["retry-after"]) == (503, "application/json", "2")
        problem = json.loads(refusal)
        assert problem["extra"] == {"key": "refusal.unavailable.preparing"}
        assert "준비" in problem["detail"]
    with pytest.raises(InvalidStatus) as refused, connect(slow.address.replace("http", "ws") + "/ws"):
        pass
    assert refused.value.response.status_code == 503

    slow.compiled(FIRST_GAME[0])
    until(lambda: '<progress max="3" value="1"' in slow.ask()[2])

    # From the waiting page to the game without a moment in which nobody listens.
    answers: list[int] = []
    over = threading.Event()

    def come() -> None:
        while not over.is_set():
            answers.append(slow.ask("/healthz")[0])

    # A bot, or a terminal, that came too early.
    told: list[str] = []
    early = threading.Thread(target=wait_until_ready, args=(slow.address, Words("uk"), told.append))
    early.start()
    until(lambda: bool(told))
    visitors = [threading.Thread(target=come) for _ in range(3)]
    for one in visitors:
        one.start()
    slow.compiled(FIRST_GAME[1])
    until(lambda: 200 in answers)
    over.set()
    for one in visitors:
        one.join()
    assert set(answers) == {503, 200}
    early.join(PATIENCE)
    assert not early.is_alive()
    assert told == [Words("uk").say("terminal.server_preparing")]
    assert "compiling the rules" in slow.told()
    assert "Traceback" not in slow.told()

    second_game_waits_for_its_own_rules(slow)
    slow.process.send_signal(signal.SIGTERM)
    slow.process.wait(PATIENCE)


def second_game_waits_for_its_own_rules(slow: Slow) -> None:
    guest = Guest(slow.address, "Ann")
    assert guest.make_table({"edition": "z-base", "seats": 3})
    with pytest.raises(HTTPError) as early:
        guest.make_table({"edition": "w-base", "seats": 3})
    assert early.value.code == 503
    assert json.load(early.value)["extra"] == {"key": "refusal.unavailable.preparing"}
    early.value.close()
    status, _, _ = slow.ask("/api/island", body={"edition": "w-base", "seats": 3})
    assert status == 503
    slow.compiled(*SECOND_GAME)
    until(lambda: slow.ask("/api/island", body={"edition": "w-base", "seats": 3})[0] < 300)
    assert guest.make_table({"edition": "w-base", "seats": 3})


def test_what_cannot_be_compiled_is_said_on_the_page_and_in_the_terminal(slow: Slow) -> None:
    assert slow.ask("/")[0] == 503
    slow.compiled(FULL)
    until(lambda: "cannot be kept on this machine" in slow.ask()[2])
    slow.compiled(BROKEN)
    until(lambda: "The island could not be prepared" in slow.ask()[2])
    status, headers, page = slow.ask()
    assert status == 503
    assert headers["refresh"] is None, "the last word stays on the screen"
    assert "terminal" in page
    assert "today" not in page, "the reason is for whoever started the server"
    assert slow.process.wait(PATIENCE) == 2
    assert slow.told().splitlines()[-1] == "hexmoot: the rules cannot be compiled today."
    assert "Traceback" not in slow.told()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_stops_it_while_it_compiles_leaves_nobody_behind(slow: Slow, how: signal.Signals) -> None:
    assert slow.ask("/")[0] == 503
    until(lambda: len(slow.workers()) == 2)
    slow.process.send_signal(how)
    slow.process.wait(PATIENCE)
    assert "Traceback" not in slow.told()
    # A worker that was told nothing more ends with the part that it is at.
    slow.compiled(*FIRST_GAME, *SECOND_GAME)
    until(lambda: not any(map(is_alive, slow.workers())))
