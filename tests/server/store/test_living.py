"""Owners on one machine: whoever is dead holds nothing back, and whoever lives keeps what it has."""

import asyncio
import subprocess
import sys
from pathlib import Path

from hexmoot.server.store import Claim, Held, open_store
from tests.server.store.lives import MINUTE, make_table

HOLDS = """
import asyncio, sys, time
from hexmoot.server.store import open_store
from tests.server.store.lives import make_table

async def main():
    store = await open_store(sys.argv[1])
    await store.live("one")
    await make_table(store, "a", owner="one")
    await make_table(store, "b", owner="one")
    print("held", flush=True)
    time.sleep(600)

asyncio.run(main())
"""


def holder(url: str) -> subprocess.Popen[str]:
    """A process that holds two tables."""
    process = subprocess.Popen([sys.executable, "-c", HOLDS, url], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    process.stdout.close()
    return process


async def test_the_tables_of_a_killed_process_are_free_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    process = await asyncio.to_thread(holder, url)
    store = await open_store(url)
    try:
        await store.bury(1)
        assert await store.claim("a", "two", 1, 2 * MINUTE) == Held("one", MINUTE), "it lives"
        process.kill()
        await asyncio.to_thread(process.wait)
        assert await store.claim("a", "two", 1, 2 * MINUTE) == Claim(epoch=2, last=1)
        # With the first of its tables all of them are free, and nothing of it is left.
        assert await store.orphans(1) == ["b"]
        assert not list((tmp_path / "games.db-owners").iterdir())
    finally:
        process.kill()
        process.wait()
        await store.close()


async def test_an_owner_of_whom_nothing_is_known_keeps_its_lease(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    await make_table(store, "a", owner="one")
    await store.bury(1)
    assert await store.claim("a", "two", 1, 2) == Held("one", MINUTE)
    await store.close()


async def test_an_owner_that_gave_everything_back_leaves_no_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    first, second = await open_store(url), await open_store(url)
    for store, owner in ((first, "one"), (second, "two")):
        await store.live(owner)
        await make_table(store, owner, owner=owner)
    await first.release("one")
    await first.close()
    await second.close()
    assert [file.name for file in (tmp_path / "games.db-owners").iterdir()] == ["two"]
    third = await open_store(url)
    await third.bury(1)
    assert await third.orphans(1) == ["one", "two"]
    await third.close()
