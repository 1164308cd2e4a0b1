"""`hexmoot serve --check`, and what a server says that cannot start."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hexmoot.rules.errors import HexmootError
from hexmoot.server.app import checking
from hexmoot.server.app.checking import look_over, problems, warnings
from hexmoot.server.listening import listen
from hexmoot.server.settings import Settings
from hexmoot.words import Words


def hexmoot(*arguments: str, browser: Path) -> "subprocess.CompletedProcess[str]":
    """The program itself, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hexmoot", "serve", "--port", "0", *arguments],
        env=os.environ | {"BROWSER": str(browser)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("port", [-1, 70000])
async def test_all_that_is_wrong_is_listed(tmp_path: Path, port: int) -> None:
    environment = {"HEXMOOT_QUEUE": "0", "HEXMOOT_GEUST_DAYS": "1"}
    (tmp_path / "file").touch()
    given = {"db": f"sqlite:///{tmp_path}/file/x.sqlite", "public_url": "https://", "port": port}
    wrong, _ = await look_over(given | {"bus": "redis://127.0.0.1:1"}, environment)
    said = [
        "HEXMOOT_GEUST_DAYS",
        "the public address",
        "the port",
        "HEXMOOT_QUEUE",
        "the database",
        "no Redis",
        "several",
    ]
    assert [start for line, start in zip(wrong, said, strict=True) if not line.startswith(start)] == [], wrong


async def test_a_database_that_cannot_be_made_is_found(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = await problems(Settings(port=0, db=f"sqlite:///{tmp_path}/file/x.sqlite"))
    assert len(found) == 1
    assert "cannot be made" in found[0]


@pytest.mark.skipif(sys.platform != "linux", reason="a folder of Linux")
async def test_a_folder_where_even_root_can_make_nothing_is_found() -> None:
    found = await problems(Settings(port=0, db="sqlite:////proc/nope/x.sqlite"))
    assert [line.partition(":")[0] for line in found] == ["the database /proc/nope/x.sqlite cannot be made"]


BEHIND = Settings(public_url="https://play.example", proxies="127.0.0.1", metrics_token="secret")  # noqa: S106 - none


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(), []),
        (BEHIND, []),
        (replace(BEHIND, host="192.0.2.1"), []),
        (Settings(host="192.0.2.1"), [checking.OPEN_AIR]),
        (replace(BEHIND, public_url="http://play.example"), [checking.PLAIN_AIR]),
        (replace(BEHIND, proxies=""), [checking.ONE_FOR_ALL]),
        (replace(BEHIND, public_url=""), [checking.NO_ADDRESS]),
        (replace(BEHIND, proxies="*"), [checking.ANYBODY]),
        (replace(BEHIND, metrics_token=""), [checking.NO_FIGURES]),
    ],
)
def test_what_works_and_may_not_be_meant_is_worth_a_word_and_no_error(settings: Settings, said: list[str]) -> None:
    assert warnings(settings) == said


def test_a_wrong_host_is_not_helped_by_another_port() -> None:
    with pytest.raises(HexmootError, match="give another --host"):
        listen(Settings(host="999.1.1.1"))
    with listen(Settings(port=0)) as taken, pytest.raises(HexmootError, match="give another --port"):
        listen(Settings(port=taken.getsockname()[1]))


def test_sharing_passes_the_check_and_no_rules_are_loaded_for_it(tmp_path: Path) -> None:
    arguments = ["hexmoot", "serve", "--check", "--share", "--port", "0", "--db", f"sqlite:///{tmp_path}/x.sqlite"]
    look = (
        "import sys; from hexmoot.cli.app import app;"
        f"sys.argv = {arguments!r}; code = app(standalone_mode=False);"
        "print(code, 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=False, timeout=60)
    lines = done.stdout.splitlines()
    assert lines[-2:] == ["All is well.", "0 False"], done
    assert lines[0].startswith("Mind: the network is listened at without https")


@pytest.mark.parametrize("tag", ["ko", "zh-Hant", "ja", "uk"])
def test_all_that_is_wrong_is_said_in_the_language_asked_for(tmp_path: Path, tag: str) -> None:
    (tmp_path / "file").touch()
    wrong = ["--db", f"sqlite:///{tmp_path}/file/x.sqlite", "--bus", "redis://127.0.0.1:1", "--public-url", "x"]
    environment = {"HEXMOOT_QUEUE": "0", "HEXMOOT_GEUST_DAYS": "1", "HEXMOOT_LOG": "x", "HEXMOOT_HOSTS": "x:1"}
    words = Words(tag)
    done = subprocess.run(
        [sys.executable, "-m", "hexmoot", "serve", "--check", "--language", tag, *wrong, "--port", "70000"],
        env=os.environ | environment | {"HEXMOOT_PROXIES": "*, x"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (1, "")
    assert len(lines) == 11, lines
    # Each in the words of the language, and none in English.
    assert words.say("terminal.setting_unknown", name="HEXMOOT_GEUST_DAYS", near="HEXMOOT_GUEST_DAYS") == lines[0]
    assert words.say("terminal.serve_several") == lines[-1]
    assert not [line for line in lines if re.search(r"must be|cannot be|answers|need ", line)], lines


def test_what_is_worth_knowing_and_why_a_server_does_not_start_are_said_in_the_language_of_the_terminal(
    tmp_path: Path,
) -> None:
    words = Words("uk")
    call = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--db", f"sqlite:///{tmp_path}/x.sqlite"]
    environment = os.environ | {"LC_ALL": "uk_UA.UTF-8"}

    def said(*more: str) -> tuple[int, list[str]]:
        done = subprocess.run([*call, *more], env=environment, capture_output=True, text=True, check=False, timeout=60)
        return done.returncode, (done.stdout + done.stderr).splitlines()

    warning = words.say("terminal.serve_mind", warning=words.say("terminal.serve_open_air"))
    assert said("--check", "--share", "--port", "0") == (0, [warning, words.say("terminal.serve_well")])
    wrong = words.say("terminal.setting_port", given="70000", least="0", most="65535")
    assert said("--port", "70000") == (2, [f"hexmoot: {wrong}"])
    code, [line] = said("--host", "999.1.1.1")
    assert code == 2
    assert line.startswith("hexmoot: не вдається слухати 999.1.1.1")


@pytest.mark.slow
def test_a_server_says_where_it_is_in_the_language_asked_for(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--language", "ja"]
    with subprocess.Popen(
        [*call, "--db", f"sqlite:///{tmp_path}/x.sqlite"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        where, stop = process.stdout.readline().strip(), process.stdout.readline().strip()
        process.terminate()
        process.wait(60)
    assert where.startswith(Words("ja").say("terminal.serve_at", address="http://localhost:"))
    assert stop == Words("ja").say("terminal.serve_stop")


# Like a browser in a terminal it stays until it is closed, here by the end of the server.
BROWSER = """#!/bin/sh
echo "$1" > "${0%/*}/opened"
exec > /dev/null 2>&1
while kill -0 $PPID; do sleep 0.1; done
"""


@pytest.mark.slow
@pytest.mark.parametrize("no_open", [["--no-open"], []])
def test_a_database_that_cannot_be_opened_is_one_sentence_beside_an_open_browser(
    tmp_path: Path, no_open: list[str]
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "browser").write_text(BROWSER)
    (tmp_path / "browser").chmod(0o755)
    done = hexmoot("--db", f"sqlite:///{tmp_path}/file/x.sqlite", *no_open, browser=tmp_path / "browser")
    opened = tmp_path / "opened"
    assert opened.exists() == (not no_open)
    assert no_open or re.fullmatch(r"http://localhost:\d+\n", opened.read_text())
    assert done.returncode == 2
    assert done.stderr.startswith("hexmoot: the database")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
