"""Many tables at once: a real server, and clients in other processes that play by the protocol.

    python benchmarks/load.py [--tables 50 500] [--seconds 60] [--pace 4 0] [--db URL] [--topology]
        [--catanatron-python PYTHON]

Every table has four persons, each with a connection of its own; a share of what they do is to offer, to answer and to
trade. At human pace each waits so many seconds before it answers; at full speed (`--pace 0`) not at all. Printed for
each number of tables, at either pace: actions a second, the time from an action to the view of the one who acted, to
its acceptance, and to the views of the others (p50 and p99), refusals by code, the server's CPU time an action, its
memory a table, and all limits that were set for the run. What is promised is held to: a gap or a wrong order in the
numbers of any connection, CPU an action that grows by more than half with the tables, an idle table of 200 kB, or a
refusal of anything but an answer that crossed the end of its offer end it with 1.

With `--topology` the same is measured at two processes with PostgreSQL and Redis of their own, and nginx in front if
the machine has it, as the docs describe it.

With an interpreter that has catanatron's web server, that is measured in the same run: games of four of its random
players, each driven by one client that asks for the next action as soon as it has the last. Its server sends the whole
state with every answer and has no seats, events or hidden cards.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from load_people import SEATS, Found, clients
from load_site import SERVE, Process, Site, one_process, topology

from hexmoot.server.client import Guest, Seat

# What an answer meets that was given while the offer was closed, or the turn ended.
CROSSED = {"stale_ask", "stale_offer"}
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
    "HEXMOOT_TABLES_PER_ADDRESS": "100000",
}


def measure(site: Site, tables: int, pace: float, seconds: float, processes: int) -> tuple[Found, float, float]:
    """One run: what the clients found, the servers' CPU, and their memory a table."""
    empty = site.memory()
    pipes = []
    for number in range(processes):
        ours, theirs = multiprocessing.Pipe()
        share = tables // processes + (number < tables % processes)
        work = (site.addresses, share, pace, seconds, 1000 * number, theirs)
        multiprocessing.Process(target=clients, args=work, daemon=True).start()
        pipes.append(ours)
    for pipe in pipes:
        pipe.recv()
    each = (site.memory() - empty) / tables
    before = site.cpu()
    for pipe in pipes:
        pipe.send("go")
    found = Found()
    for pipe in pipes:
        found.add(pipe.recv())
    return found, site.cpu() - before, each


def tell(tables: int, seconds: float, found: Found, used: float, each: float, stored: int) -> None:
    """The figures of a run."""
    actions = len(found.own)
    line = report(f"{tables:6} tables", found.own, seconds, used)
    kept = f"{stored / max(1, actions) / 1000:5.2f} kB stored  " if stored else ""
    print(f"{line}  {kept}{each / 1000:5.0f} kB memory a table  {found.gaps} gaps", flush=True)
    p50, p99 = percentiles(found.accepted)
    print(f"        from the command to its acceptance: p50 {p50:6.1f} ms  p99 {p99:7.1f} ms")
    p50, p99 = percentiles(found.others)
    kinds = ", ".join(f"{count / found.kinds.total():.0%} {kind}s" for kind, count in found.kinds.most_common())
    print(f"        to the views of the other seats: p50 {p50:6.1f} ms  p99 {p99:7.1f} ms; of the actions {kinds}")
    refusals = ", ".join(f"{count} {code}" for code, count in found.refusals.most_common()) or "none"
    print(f"        refusals: {refusals}", flush=True)


async def leave_alone(address: str, tables: int) -> None:
    """Tables of a person with bots, the game begun and the person gone."""
    guest = await asyncio.to_thread(Guest, address, "host")
    settings = {"edition": "z-base", "seats": SEATS, "bots": ["random"] * (SEATS - 1), "fair_dice": False}
    for _ in range(tables):
        table = await asyncio.to_thread(guest.make_table, settings)
        seat = await Seat.open(address, table, 1, ticket=await asyncio.to_thread(guest.ticket))
        await seat.sit_down("host")
        await seat.say("start", nonce="go")
        while not (seat.view.get("ask") or {}).get("must"):
            await seat.take(json.loads(await seat.socket.recv()))
        await seat.socket.close()


def measure_idle(tables: int) -> float:
    """The memory of a table whose game waits for somebody who is not connected, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*SERVE, "--port", "0", "--db", f"sqlite:///{folder}/idle.sqlite"]
        server = Process(command, LIMITS | {"HEXMOOT_BOT_MS": "1"})
        try:
            # What every first table brings with it is no table's own.
            asyncio.run(leave_alone(server.address, 5))
            empty = server.memory()
            asyncio.run(leave_alone(server.address, tables))
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
            with topology(LIMITS) if asked.topology else one_process(url, LIMITS) as site:
                found, used, each = measure(site, tables, pace, asked.seconds, asked.processes)
            tell(tables, asked.seconds, found, used, each, 0 if asked.topology else _stored(url))
        costs.append(used / len(found.own))
        where = f"with {tables} tables at pace {pace:g}"
        if found.gaps:
            broken.append(f"{found.gaps} events lost or out of order {where}")
        strange = found.refusals.keys() - CROSSED
        broken += [f"{found.refusals[code]} actions refused as {code} {where}" for code in sorted(strange)]
    if len(costs) > 1:
        few, many, growth = asked.tables[0], asked.tables[-1], costs[-1] / costs[0]
        print(f"CPU an action with {many} tables is {growth:.2f} times that with {few}; {MOST_GROWTH} is the most")
        if growth > MOST_GROWTH and not asked.topology:
            broken.append(f"CPU an action grows {growth:.2f} times from {few} to {many} tables at pace {pace:g}")
    return costs[-1], broken


def report(what: str, times: list[float], seconds: float, used: float) -> str:
    """The figures of a run, for both servers alike."""
    if not times:
        raise SystemExit("nobody got an answer")
    p50, p99 = percentiles(times)
    return (
        f"{what}  {len(times) / seconds:8.1f} actions/s  p50 {p50:6.1f} ms  p99 {p99:7.1f} ms  "
        f"server CPU {used / len(times) * 1000:6.2f} ms an action"
    )


def percentiles(times: list[float]) -> tuple[float, float]:
    """The middle one and that which one in a hundred exceeds, in ms."""
    times = sorted(times)
    p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99))
    return p50, p99


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
    options.add_argument("--topology", action="store_true", help="two processes with PostgreSQL, Redis and nginx")
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
