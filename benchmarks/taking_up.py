"""How long the others wait while tables are taken up, after a start or from a process that was killed.

    python benchmarks/taking_up.py [--tables 40] [--events 300]

Games of random moves are written to a database, and a hall is opened on it. Printed: how long it took to take all of
them up, and the longest time for which its loop did nothing else; then the same with every log folded in one piece.
"""

import argparse
import asyncio
import logging
import random
import tempfile
import time

import structlog

from hexmoot.server.hall import own
from hexmoot.server.hall.bus import OneProcess
from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.summary import summary_of
from hexmoot.server.settings import Settings
from hexmoot.server.store import Store, open_store
from hexmoot.server.table.events import AnyBody, Event, encode_body
from hexmoot.server.table.opening import create
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import Fresh, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import TableSettings

IN_ONE_PIECE = 1_000_000


def played(name: str, events: int) -> tuple[Table, list[AnyBody]]:
    """A game of four persons that has so many events, or is over, and what they say."""
    table, bodies, chance = Table(), [], random.Random(name)

    def happen(body: object) -> None:
        table.fold(Event(table.number + 1, 0, body))  # type: ignore[arg-type]
        bodies.append(body)

    happen(
        create(
            said.Create(TableSettings(fair_dice=False)), Who("person-1"), Fresh(name, f"{chance.getrandbits(256):064x}")
        )
    )
    for seat in range(1, 5):
        happen(table.decide(said.TakeSeat(name, seat, f"Player {'ABCD'[seat - 1]}"), Who(f"person-{seat}"), 0))
    happen(table.decide(said.Start(name), Who("person-1"), 0))
    while table.status == "playing" and table.game is not None and table.number < events:
        seat = table.game.actors[0]
        moves = list(table.game.legal_moves(seat))
        nonce, code = str(table.number), chance.choice(moves).code
        act = said.Act(table=name, seat=seat, ask=table.asks[seat].number, nonce=nonce, move=code)
        happen(table.decide(act, Who(f"person-{seat}"), 0))
    return table, bodies  # type: ignore[return-value]


async def write(store: Store, tables: int, events: int) -> None:
    """So many games, of an owner that is gone."""
    for number in range(tables):
        table, bodies = played(f"table{number}", events)
        first, *others = map(encode_body, bodies)
        epoch = await store.create(table.id, "gone", 0, first, summary_of(table), 0)
        await asyncio.gather(*(store.append(table.id, epoch, n, 0, body) for n, body in enumerate(others, 2)))


async def longest_wait(is_over: asyncio.Event) -> float:
    """The longest time between two turns of the loop until something is so."""
    longest, last = 0.0, time.perf_counter()
    while not is_over.is_set():
        await asyncio.sleep(0)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest


async def measure(folder: str, tables: int, slice_: int) -> tuple[float, float]:
    """How long it takes, and how long the others wait for the loop at most."""
    own.SLICE = slice_
    store = await open_store(f"sqlite:///{folder}/tables.sqlite")
    hall = Hall(store, OneProcess(), Settings(), lambda: int(time.time() * 1000))
    is_over = asyncio.Event()
    waiting = asyncio.create_task(longest_wait(is_over))
    begun = time.perf_counter()
    await hall.open()
    while hall.tables < tables:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)
    spent = time.perf_counter() - begun
    is_over.set()
    longest = await waiting
    await hall.drain()
    await hall.close()
    return spent, longest


async def run(tables: int, events: int) -> None:
    """Writes the games, and takes them up twice."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/tables.sqlite")
        await write(store, tables, events)
        await store.close()
        for name, slice_ in ((f"{own.SLICE} events at a time", own.SLICE), ("a log in one piece", IN_ONE_PIECE)):
            spent, longest = await measure(folder, tables, slice_)
            print(f"{tables} tables, {name}: {spent:.2f} s, others wait {longest * 1000:.1f} ms at most", flush=True)


def main() -> None:
    """Reads what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--events", type=int, default=300)
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    asyncio.run(run(asked.tables, asked.events))


if __name__ == "__main__":
    main()
