"""Many tables at once: a real server, and clients in other processes that play by the protocol.

    python benchmarks/load.py [--tables 50 500] [--seconds 60] [--pace 4 0] [--db URL] [--catanatron-python PYTHON]

Every table has four persons, each with a connection of its own. At human pace each waits so many seconds before it
answers; at full speed (`--pace 0`) not at all. Printed for each number of tables, at either pace: actions a second, the
time from an action to its event at the one who acted (p50 and p99), the server's CPU time an action, its memory a
table, and all limits that were set for the run. What is promised is held to: a gap or a wrong order in the numbers of
any connection, CPU an action that grows by more than half with the tables, or an idle table of 200 kB end it with 1.

With an interpreter that has catanatron's web server, that is measured in the same run: games of four of its random
players, each driven by one client that asks for the next action as soon as it has the last. Its server sends the whole
state with every answer and has no seats, events or hidden cards.
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
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from hexmoot.server.client import Guest, Seat, any_move

SEATS = 4
# More of them at once lock its database.
PEER_GAMES = 2
# What is promised: CPU an action with the most tables against that with the fewest, and memory of an idle table.
MOST_GROWTH = 1.5
MOST_IDLE_BYTES = 200_000
LIMITS = {
    "HEXMOOT_CONNECTIONS_PER_ADDRESS": "100000",
    "HEXMOOT_MESSAGES_PER_SECOND": "100000",
    "HEXMOOT_MESSAGES_AT_ONCE": "100000",
    "HEXMOOT_QUEUE": "10000",
    "HEXMOOT_GUESTS_AT_ONCE": "100000",
    "HEXMOOT_TABLES_PER_PERSON": "100000",
}


class Process:
    """A server in a process of its own, and what it has used."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise SystemExit(f"the server did not start: {' '.join(command)}")
        self.address = "http" + line.partition("http")[2].strip().replace("localhost", "127.0.0.1")

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes held now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * float(os.sysconf("SC_PAGE_SIZE"))

    def kill(self) -> None:
        """Ends it."""
        self.process.kill()
        self.process.wait()


class Person:
    """A seat that answers whatever it is asked, and times the answers."""

    def __init__(self, seat: Seat, pace: float, seed: int) -> None:
        self.seat = seat
        self.times: list[float] = []
        self.gaps = 0
        self._pace = pace
        self._chance = random.Random(seed)
        # When its last action was sent; 0 after it has seen what became of it.
        self._sent = 0.0
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
                if self._sent and message.get("kind") == "moved" and message.get("by") == self.seat.seat:
                    self.times.append(time.monotonic() - self._sent)
                    self._sent = 0.0
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
        self._sent = time.monotonic()
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


def measure(database: str, tables: int, pace: float, seconds: float, processes: int) -> tuple[float, int]:
    """One run; the server's CPU an action, and how many numbers did not follow the one before."""
    server = Process([sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--db", database], LIMITS)
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
        server.kill()
    times = [one for part, _ in found for one in part]
    gaps = sum(part for _, part in found)
    stored = _stored(database) / max(1, len(times))
    line = report(f"{tables:6} tables", times, seconds, used)
    print(f"{line}  {stored / 1000:5.2f} kB stored  {each / 1000:5.0f} kB memory a table  {gaps} gaps", flush=True)
    return used / len(times), gaps


def measure_idle(tables: int) -> float:
    """The memory of a table that has people and no connection, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0"]
        server = Process([*command, "--db", f"sqlite:///{folder}/idle.sqlite"], LIMITS)
        try:
            guest = Guest(server.address, "host")
            settings = {"edition": "z-base", "seats": SEATS, "bots": ["random"] * (SEATS - 1)}
            guest.make_table(settings)
            empty = server.memory()
            for _ in range(tables):
                guest.make_table(settings)
            each = (server.memory() - empty) / tables
        finally:
            server.kill()
    print(f"{tables:6} idle tables: {each / 1000:.0f} kB memory a table", flush=True)
    return each


def measure_pace(asked: argparse.Namespace, pace: float) -> tuple[float, list[str]]:
    """All numbers of tables at one pace; CPU an action with the most of them, and what was promised and not held."""
    print(f"pace: an answer after {pace:g} s" if pace else "pace: as fast as it goes")
    costs, broken = [], []
    for tables in asked.tables:
        with tempfile.TemporaryDirectory() as folder:
            url = asked.db or f"sqlite:///{folder}/load.sqlite"
            cost, gaps = measure(url, tables, pace, asked.seconds, asked.processes)
        costs.append(cost)
        if gaps:
            broken.append(f"{gaps} events lost or out of order with {tables} tables at pace {pace:g}")
    if len(costs) > 1:
        few, many, growth = asked.tables[0], asked.tables[-1], costs[-1] / costs[0]
        print(f"CPU an action with {many} tables is {growth:.2f} times that with {few}; {MOST_GROWTH} is the most")
        if growth > MOST_GROWTH:
            broken.append(f"CPU an action grows {growth:.2f} times from {few} to {many} tables at pace {pace:g}")
    return costs[-1], broken


def report(what: str, times: list[float], seconds: float, used: float) -> str:
    """The figures of a run, for both servers alike."""
    if not times:
        raise SystemExit("nobody got an answer")
    times = sorted(times)
    p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99))
    return (
        f"{what}  {len(times) / seconds:8.1f} actions/s  p50 {p50:6.1f} ms  p99 {p99:7.1f} ms  "
        f"server CPU {used / len(times) * 1000:6.2f} ms an action"
    )


def _stored(database: str) -> int:
    """Bytes in the files of an SQLite database; the seats' sitting down is counted with the actions."""
    path = database.removeprefix("sqlite:///")
    return sum(one.stat().st_size for one in Path(path).parent.glob(f"{Path(path).name}*")) if path != database else 0


def measure_catanatron(python: str, tables: int, seconds: float) -> float:
    """Catanatron's web server; its CPU an action."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "catanatron.sqlite")
        program = str(Path(__file__).with_name("peer_catanatron_web.py"))
        server = Process([python, program], {"DATABASE_URL": f"sqlite:///{path}"})
        try:
            players = {"players": ["RANDOM"] * SEATS}
            games = [str(_ask(server.address, "/api/games", players)["game_id"]) for _ in range(tables)]
            empty, before = path.stat().st_size, server.cpu()
            until = time.monotonic() + seconds
            with ThreadPoolExecutor(tables) as clients:
                times = [
                    one for part in clients.map(lambda game: _tick(server.address, game, until), games) for one in part
                ]
            used = server.cpu() - before
            stored = (path.stat().st_size - empty) / max(1, len(times))
        finally:
            server.kill()
    line = report(f"{tables:6} games", times, seconds, used)
    print(f"catanatron's web server: {line}  {stored / 1000:5.1f} kB stored", flush=True)
    return used / len(times)


def _tick(address: str, game: str, until: float) -> list[float]:
    """The times of one game's actions; those that its server failed at are left out."""
    times = []
    while (began := time.monotonic()) < until:
        with suppress(HTTPError):
            _ask(address, f"/api/games/{game}/actions", {})
            times.append(time.monotonic() - began)
    return times


def _ask(address: str, path: str, body: dict[str, Any]) -> Any:
    request = Request(address + path, json.dumps(body).encode(), {"content-type": "application/json"})  # noqa: S310
    with urlopen(request, timeout=120) as answer:  # noqa: S310 - the address is the server's that was just started
        return json.load(answer)


def main() -> int:
    """Runs and prints."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--pace", type=float, nargs="+", default=[4, 0], help="seconds before an answer; 0: at once")
    options.add_argument("--processes", type=int, default=2, help="processes of clients")
    options.add_argument("--db", default="", help="the database; a new SQLite file if none is named")
    options.add_argument("--catanatron-python", default="", help="an interpreter that has catanatron's web server")
    asked = options.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print("limits set for this run:", ", ".join(f"{name}={value}" for name, value in LIMITS.items()))
    print(f"open files: {soft} raised to {hard}; {os.cpu_count()} cores for server and clients together")
    idle = measure_idle(asked.tables[-1])
    broken = [f"an idle table takes {idle / 1000:.0f} kB"] if idle >= MOST_IDLE_BYTES else []
    cost = 0.0
    for pace in asked.pace:
        cost, found = measure_pace(asked, pace)
        broken += found
    if asked.catanatron_python:
        theirs = measure_catanatron(asked.catanatron_python, PEER_GAMES, asked.seconds)
        print(f"for an action catanatron's server needs {theirs / cost:.1f} times the CPU of ours, at most tables")
    else:
        print("catanatron's web server was not measured: name an interpreter that has it with --catanatron-python")
    for promise in broken:
        print(f"NOT HELD: {promise}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
