"""Nothing acknowledged is lost: a process that appends is killed at random moments, and the log is looked at."""

import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from hexmoot.server.store import open_store
from tests.server.store.lives import numbers

ROOT = Path(__file__).resolve().parents[3]
ROUNDS = int(os.environ.get("HEXMOOT_KILLS", "20"))
TABLES = [f"table-{number}" for number in range(6)]


def killed_appender(url: str, owner: str, seconds: float) -> Counter[str]:
    """The last number that was acknowledged of each table, by a process that lived this long after its first word."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.appender", url, owner, *TABLES],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        lines = (first + process.stdout.read()).decode().splitlines()
    last: Counter[str] = Counter()
    for line in lines:
        table, number = line.split()
        # Acknowledged one by one, in order.
        assert last[table] in {0, int(number) - 1}
        last[table] = int(number)
    return last


@pytest.mark.slow
async def test_every_acknowledged_event_is_there_once_after_kill_9(url: str) -> None:
    chance = random.Random(7)
    acknowledged: Counter[str] = Counter()
    for turn in range(ROUNDS):
        before, seconds = dict(acknowledged), chance.uniform(0, 0.15)
        acknowledged |= killed_appender(url, f"owner-{turn}", seconds)
        assert acknowledged.total() > sum(before.values()), "the process did nothing"
        store = await open_store(url)
        for table in TABLES:
            stored = await numbers(store, table)
            assert stored == list(range(1, len(stored) + 1)), "a gap, or one twice"
            # One may have been committed whose word did not get out any more.
            assert acknowledged[table] <= len(stored) <= acknowledged[table] + 1, f"round {turn}, {table}"
            acknowledged[table] = len(stored)
        await store.close()
