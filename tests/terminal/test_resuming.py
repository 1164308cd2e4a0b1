"""Games are kept: after leaving, after a kill, beside a new one, and not in two windows at once."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.keyboard import at, local, wish

pytestmark = pytest.mark.slow

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
        table, hen = keyboard.app.link.table, keyboard.view["hen"]
        await keyboard.press("ctrl+q")
        assert not keyboard.app.is_running
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until_asked()
        assert keyboard.app.link.table == table
        assert keyboard.view["hen"] == hen
        assert keyboard.table.picking == "r", "what was asked is asked again"
        await keyboard.press("enter")
        await keyboard.until(lambda: len(keyboard.view["pieces"][0]["r"]) == 1)


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


async def test_a_new_game_leaves_the_old_one_alone(tmp_path: Path) -> None:
    tables = []
    for _ in range(2):
        async with at(local(tmp_path, fresh=True), wish()) as keyboard:
            await keyboard.until_asked()
            tables.append(keyboard.app.link.table)
    assert tables[0] != tables[1]
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until_asked()
        assert keyboard.app.link.table == tables[1], "the newest goes on"


async def test_a_game_is_not_played_in_two_windows(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish()) as first:
        await first.until_asked()
        async with at(local(tmp_path, lease_seconds=1)) as second:
            await second.until(lambda: not second.app.is_running)
            assert second.app.return_value == "Your game is open in another window. Close it there, or begin a new one."
            assert second.app.return_code == 1
        await first.press("enter")
        await first.until(lambda: first.view["turn"]["stage"] == "paving")
