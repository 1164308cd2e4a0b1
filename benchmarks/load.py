"""Many tables at once: a real server, and clients in other processes that play by the protocol.

    python benchmarks/load.py [--tables 50 500] [--seconds 60] [--pace 4] [--db URL]

Every table has four persons, each with a connection of its own. At human pace each waits so many seconds before it
answers; at full speed (`--pace 0`) not at all. Printed for each number of tables: actions a second, the time from an
action to its event at the one who acted (p50 and p99), the server's CPU time an action, its memory a table, and all
limits that were set for the run. A gap or a wrong order in the numbers of any connection ends the run with 1.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from hexmoot.server.client import Guest, Seat, any_move

SEATS = 4
LIMITS = {
    "HEXMOOT_CONNECTIONS_PER_ADDRESS": "100000",
    "HEXMOOT_MESSAGES_PER_SECOND": "100000",
    "HEXMOOT_MESSAGES_AT_ONCE": "100000",
    "HEXMOOT_QUEUE": "10000",
}


class Server:
    """`hexmoot serve` with its limits lifted, and what it has used."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--db", database]
        self.process = subprocess.Popen(command, env=os.environ | LIMITS, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = "http" + line.partition("http")[2].strip().replace("localhost", "127.0.0.1")

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes held now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * float(os.sysconf("SC_PAGE_SIZE"))


class Person:
    """A seat that answers whatever it is asked, and times the answers."""

    def __init__(self, seat: Seat, pace: float, seed: int) -> None:
        self.seat = seat
        self.times: list[float] = []
        self.gaps = 0
        self._pace = pace
        self._chance = random.Random(seed)
        self._sent: dict[str, float] = {}
        self._count = 0

    async def play(self, until: float) -> None:
        """Until the time is over."""
        asked = 0
        number = self.seat.number
        while True:
            left = until - time.monotonic()
            if left <= 0:
                return
            try:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(self.seat.socket.recv(), left))
            except TimeoutError:
                return
            if message["t"] in ("event", "bare"):
                self.gaps += message["n"] != number + 1
                number = message["n"]
            elif message["t"] == "accepted" and message["nonce"] in self._sent:
                self.times.append(time.monotonic() - self._sent.pop(message["nonce"]))
            await self.seat.take(message)
            ask = self.seat.view.get("ask")
            if ask and ask["must"] and ask["n"] > asked:
                asked = ask["n"]
                await self._answer(ask["n"])

    async def _answer(self, ask: int) -> None:
        code = any_move(self.seat.view, self._chance)
        if code is None:
            return
        if self._pace:
            await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._pace)
        self._count += 1
        nonce = str(self._count)
        self._sent[nonce] = time.monotonic()
        await self.seat.say("act", seat=self.seat.seat, ask=ask, nonce=nonce, move=code)


async def sit_down(address: str, tables: int) -> list[Seat]:
    """Tables with four persons each, the game begun."""
    seats: list[Seat] = []
    settings = {"edition": "z-base", "seats": SEATS, "fair_dice": False, "options": {"victory_points": "20"}}
    for number in range(tables):
        guests = [await asyncio.to_thread(Guest, address, f"person {number} {seat}") for seat in range(SEATS)]
        table = await asyncio.to_thread(guests[0].make_table, settings)
        own = []
        for place, guest in enumerate(guests, start=1):
            seat = await Seat.open(address, table, place, ticket=await asyncio.to_thread(guest.ticket))
            await seat.sit_down(f"person {place}")
            while not seat.view:
                await seat.take(json.loads(await seat.socket.recv()))
            own.append(seat)
        await own[0].say("start", nonce="go")
        seats += own
    return seats


def clients(address: str, tables: int, pace: float, seconds: float, seed: int, pipe: Any) -> None:
    """One process of clients: sits down, says so, plays when told to, and reports."""

    async def run() -> tuple[list[float], int]:
        seats = await sit_down(address, tables)
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)
        until = time.monotonic() + seconds
        persons = [Person(seat, pace, seed + number) for number, seat in enumerate(seats)]
        await asyncio.gather(*(person.play(until) for person in persons))
        return [one for person in persons for one in person.times], sum(person.gaps for person in persons)

    pipe.send(asyncio.run(run()))


def measure(database: str, tables: int, pace: float, seconds: float, processes: int) -> tuple[float, bool]:
    """One run; the server's CPU an action, and whether all numbers came in order."""
    server = Server(database)
    empty = server.memory()
    pipes = []
    try:
        for number in range(processes):
            ours, theirs = multiprocessing.Pipe()
            share = tables // processes + (number < tables % processes)
            work = (server.address, share, pace, seconds, 1000 * number, theirs)
            multiprocessing.Process(target=clients, args=work, daemon=True).start()
            pipes.append(ours)
        for pipe in pipes:
            pipe.recv()
        each = (server.memory() - empty) / tables
        before = server.cpu()
        for pipe in pipes:
            pipe.send("go")
        found = [pipe.recv() for pipe in pipes]
        used = server.cpu() - before
    finally:
        server.process.kill()
        server.process.wait()
    times = sorted(one for part, _ in found for one in part)
    gaps = sum(part for _, part in found)
    if not times:
        raise SystemExit("nobody got an answer")
    p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99))
    print(
        f"{tables:6} tables  {len(times) / seconds:8.1f} actions/s  p50 {p50:6.1f} ms  p99 {p99:7.1f} ms  "
        f"server {used / len(times) * 1000:5.2f} ms CPU an action  {each / 1000:5.0f} kB a table  {gaps} gaps",
        flush=True,
    )
    return used / len(times), gaps == 0


def main() -> int:
    """Runs and prints."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--pace", type=float, nargs="+", default=[4, 0], help="seconds before an answer; 0: at once")
    options.add_argument("--processes", type=int, default=2, help="processes of clients")
    options.add_argument("--db", default="", help="the database; a new SQLite file if none is named")
    asked = options.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print("limits set for this run:", ", ".join(f"{name}={value}" for name, value in LIMITS.items()))
    print(f"open files: {soft} raised to {hard}; {os.cpu_count()} cores for server and clients together")
    good = True
    for pace in asked.pace:
        print(f"pace: an answer after {pace:g} s" if pace else "pace: as fast as it goes")
        costs = []
        for tables in asked.tables:
            with tempfile.TemporaryDirectory() as folder:
                url = asked.db or f"sqlite:///{folder}/load.sqlite"
                cost, held = measure(url, tables, pace, asked.seconds, asked.processes)
                costs.append(cost)
                good = good and held
        if len(costs) > 1:
            few, many = asked.tables[0], asked.tables[-1]
            print(f"CPU an action with {many} tables is {costs[-1] / costs[0]:.2f} times that with {few}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
