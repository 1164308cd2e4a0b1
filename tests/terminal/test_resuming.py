"""Games are kept: after leaving, after a kill, beside a new one, and not in two windows at once."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hexmoot.terminal.links.link import LinkError
from hexmoot.terminal.links.saved import named
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.screens.new_game import NewGameScreen
from hexmoot.terminal.session import Session
from hexmoot.terminal.widgets.log import log_lines
from hexmoot.words import LANGUAGES, Words
from tests.terminal.keyboard import at, local, wish

pytestmark = pytest.mark.slow

DAMAGE = "UPDATE events SET body = x'7b7d' WHERE number = 2 AND table_id = ?"
KILLED = """
import asyncio, sys
from pathlib import Path
from tests.terminal.keyboard import at, local, wish

async def main():
    async with at(local(Path(sys.argv[1]), lease_seconds=2), wish()) as keyboard:
        await keyboard.until_asked()
        await keyboard.press("enter")
        await keyboard.until(lambda: keyboard.view["turn"]["stage"] == "paving")
        print("placed", keyboard.view["pieces"][0]["s"][0], flush=True)
        await asyncio.sleep(600)

asyncio.run(main())
"""


async def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish()) as keyboard:
        await keyboard.until_asked()
        await keyboard.press("enter")
        await keyboard.until(lambda: keyboard.view["turn"]["stage"] == "paving")
        table, hen, log = keyboard.app.link.table, keyboard.view["hen"], keyboard.log()
        await keyboard.press("ctrl+q")
        assert not keyboard.app.is_running
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until_asked()
        assert keyboard.app.link.table == table
        assert keyboard.view["hen"] == hen
        assert keyboard.table.picking == "r", "what was asked is asked again"
        await keyboard.until(keyboard.log)
        # Whoever comes back is told of, and nothing is told twice.
        assert keyboard.log()[: len(log)] == log
        assert any(" settlement " in told for told in log)
        await keyboard.press("enter")
        await keyboard.until(lambda: len(keyboard.view["pieces"][0]["r"]) == 1)


def test_the_story_so_far_brings_log_and_roll_back_in_the_names_of_then() -> None:
    then, now = ([{"seat": 1, "name": name, "bot": None, "free": False}] for name in ("Anna", "Bora"))
    view = {"status": "playing", "seats": now, "you": {"seats": [1], "host": True}}
    session = Session(Words("en"))
    assert session.take({"t": "snapshot", "n": 4, "view": view}) == [{"t": "snapshot", "seats": [1]}]
    asked = session.take({"t": "snapshot", "n": 4, "seat": 1, "view": view})
    assert asked == [{"t": "history", "seat": 1, "nonce": "story-1"}]
    assert session.take({"t": "snapshot", "n": 4, "seat": 1, "view": view}) == [], "asked for once"
    roll = [{"key": "rolled", "seat": 1, "dice": [3, 5]}]
    session.take({"t": "chat", "n": 1, "at": 25, "name": "Caro", "text": "hi"})
    session.take({"t": "event", "n": 5, "at": 50, "kind": "not_trading", "by": 1, "seat": 1})
    events = [
        {"n": 2, "at": 20, "kind": "seated", "by": 1},
        {"n": 3, "at": 30, "kind": "moved", "by": 1, "events": roll},
        {"n": 4, "at": 40, "kind": "taken_back", "by": 1, "patch": {"seats": now}},
    ]
    session.take({"t": "history", "after": 1, "n": 4, "nonce": "story-1", "view": {"seats": then}, "events": events})
    lines = log_lines(session, Words("en"), 10)
    assert [line.split()[0] for line in lines] == ["Anna", "Caro:", "Anna", "Bora", "Bora"]
    assert session.rolled == 8


def play_and_kill(folder: Path) -> str:
    """What a terminal said before it was killed."""
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(folder)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    process.kill()
    process.wait()
    process.stdout.close()
    return line


async def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    line = await asyncio.to_thread(play_and_kill, tmp_path)
    assert line.startswith("placed ")
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until_asked()
        assert keyboard.view["pieces"][0]["s"] == [line.split()[1]]
        assert keyboard.table.picking == "r"


async def test_of_several_games_one_is_chosen(tmp_path: Path) -> None:
    tables = []
    for _ in range(2):
        async with at(local(tmp_path, fresh=True), wish()) as keyboard:
            await keyboard.until_asked()
            tables.append(keyboard.app.link.table)
    assert tables[0] != tables[1]
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
        lines = keyboard.lines()
        assert [line.rpartition(" · ")[2] for line in lines[:2]] == [table[:6] for table in reversed(tables)]
        assert lines[0].startswith("Standard game · Anna, ")
        assert " · set-up · 20" in lines[0]
        assert lines[2:] == ["new game"]
        await keyboard.press("2")
        await keyboard.until_asked()
        assert keyboard.app.link.table == tables[0], "the older one"
        await keyboard.press("enter")
        await keyboard.until(lambda: keyboard.view["turn"]["stage"] == "paving")
    with closing(sqlite3.connect(tmp_path / "terminal.sqlite")) as file:
        file.execute(DAMAGE, tables[1:])
        file.commit()
    # What was played last is first now; what cannot be read is told of, and stays.
    async with at(local(tmp_path), language="uk") as keyboard:
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
        assert Words("uk").say("terminal.saved_lost", count=1) in keyboard.text()
        assert tables[0][:6] in keyboard.highlighted()[0]
        await keyboard.press("escape")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, NewGameScreen))
    async with at(local(tmp_path, resume=tables[0][:4])) as keyboard:
        await keyboard.until_asked()
        assert keyboard.app.link.table == tables[0]
    with closing(sqlite3.connect(tmp_path / "terminal.sqlite")) as file:
        file.execute(DAMAGE, tables[:1])
        file.commit()
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert keyboard.app.return_value == Words("en").say("terminal.damaged", key="--new")


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path, tag: str) -> None:
    file = tmp_path / "terminal.sqlite"
    file.write_bytes(b"no games at all " * 300)
    for fresh in (False, True):
        async with at(local(tmp_path, fresh=fresh), wish(), language=tag) as keyboard:
            await keyboard.until(lambda: not keyboard.app.is_running)
            assert keyboard.app.return_value == Words(tag).say("terminal.broken_file", file=str(file))
            assert keyboard.app.return_code == 1
    assert file.read_bytes() == b"no games at all " * 300


async def test_a_file_with_damaged_pages_is_named(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish()) as keyboard:
        await keyboard.until_asked()
    file = tmp_path / "terminal.sqlite"
    kept = bytearray(file.read_bytes())
    # The first page has the list of the tables; its head still says that this is a database.
    kept[200:4096] = bytes(at % 251 for at in range(200, 4096))
    file.write_bytes(kept)
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert "is damaged, or no file of saved games" in str(keyboard.app.return_value)


async def test_a_folder_where_nothing_may_be_written_is_no_broken_file(tmp_path: Path) -> None:
    (tmp_path / "terminal.sqlite").mkdir()
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert str(keyboard.app.return_value).startswith("Your games cannot be kept here: ")


def test_a_saved_game_is_found_by_the_beginning_of_its_name() -> None:
    tables = ["abcdefghijkl", "abxdefghijkl"]
    assert [named(tables, name) for name in ("abc", "abxdefghijkl")] == tables
    for name in ("ab", "z"):
        with pytest.raises(LinkError) as refused:
            named(tables, name)
        assert (refused.value.key, refused.value.more["known"]) == ("terminal.no_saved", "abcdef, abxdef")
    with pytest.raises(LinkError, match="nothing_saved"):
        named([], "abc")


async def test_a_game_is_not_played_in_two_windows(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish()) as first:
        await first.until_asked()
        async with at(local(tmp_path, lease_seconds=1)) as second:
            await second.until(lambda: not second.app.is_running)
            assert second.app.return_value == "Your game is open in another window. Close it there, or begin a new one."
            assert second.app.return_code == 1
        await first.press("enter")
        await first.until(lambda: first.view["turn"]["stage"] == "paving")
