"""How many events a second the store makes durable, on SQLite and on PostgreSQL with their safe settings.

    python benchmarks/store.py [--tables 1 20 200] [--seconds 3] [--db postgresql://…]

Every table appends one event after the other, each waiting for the one before. Without --db a PostgreSQL is started
for the run, as the tests do.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hexmoot.server.store import State, Store, Summary, open_store
from tests.server.postgres import Postgres

SUMMARY = Summary(State.RUNNING, is_public=True, body=b'{"edition":"z-base"}')
# About the size of a move with its outcomes.
BODY = b"x" * 160


async def measure(url: str, tables: int, seconds: float) -> None:
    """Appends for a while, and prints how it went."""
    store = await open_store(url)
    names = [f"{time.time_ns()}-{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(name, "bench", 0, BODY, SUMMARY, 10**15) for name in names))
    waits: list[float] = []
    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(append(store, name, started + seconds, waits) for name in names))
    elapsed, spent = time.perf_counter() - started, time.process_time() - cpu
    waits.sort()
    print(
        f"{url.partition(':')[0]:<11}{tables:>5} tables  {len(waits) / elapsed:>7.0f} events/s  "
        f"p50 {statistics.median(waits) * 1e3:6.1f} ms  p99 {waits[int(len(waits) * 0.99)] * 1e3:6.1f} ms  "
        f"{spent / len(waits) * 1e6:5.0f} µs of CPU here an event"
    )
    # Every event is there.
    assert sum([len(await store.load(name)) for name in names]) == len(waits) + tables
    await store.close()


async def append(store: Store, table: str, until: float, waits: list[float]) -> None:
    """One table's events, one after the other."""
    number, before = 1, time.perf_counter()
    while before < until:
        number += 1
        await store.append(table, 1, number, 0, BODY)
        now = time.perf_counter()
        waits.append(now - before)
        before = now


def main() -> None:
    """Both databases, or the one that is named."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, nargs="+", default=[1, 20, 200])
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--db", help="measure only the database at this address")
    chosen = arguments.parse_args()
    if chosen.db:
        for tables in chosen.tables:
            asyncio.run(measure(chosen.db, tables, chosen.seconds))
        return
    with tempfile.TemporaryDirectory() as folder, Postgres(fsync=True) as server:
        for url in (f"sqlite:///{folder}/games.db", server.new_database()):
            for tables in chosen.tables:
                asyncio.run(measure(url, tables, chosen.seconds))


if __name__ == "__main__":
    main()
