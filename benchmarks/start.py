"""How long a start takes: the first, which compiles the rules, and later ones, which take them from the cache.

    python benchmarks/start.py [--later N]

A start is a fresh process that runs a whole command, `hexmoot simulate z-base --games 1`; beside it stands the import
of the engine alone, which a program of one's own pays. The cache lies in an empty folder of its own. CPU time counts,
so that other work on the machine disturbs little; the limits are those that the project holds itself to.

Then `hexmoot serve`, by the clock, as whoever waits in front of a browser has it: until something is shown, until a
table of the first game can be made, and until one of the second. With an empty cache, and with a full one.
"""

import argparse
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SOURCE = Path(__file__).resolve().parents[1] / "src"
FIRST_LIMIT = 60
LATER_LIMIT = 2
LOOK_AGAIN = 0.05
COMMAND = ("-m", "hexmoot", "simulate", "z-base", "--games", "1")
IMPORT = ("-c", "import hexmoot.batch.engine")


def environment_of(cache: str) -> dict[str, str]:
    """The environment of a start with this cache."""
    path = os.pathsep.join(filter(None, (str(SOURCE), os.environ.get("PYTHONPATH"))))
    return os.environ | {"HEXMOOT_CACHE": cache, "HEXMOOT_MODE": "compiled", "PYTHONPATH": path}


def start(cache: str, arguments: tuple[str, ...]) -> tuple[float, float]:
    """CPU seconds and seconds on the clock of one process of Python with these arguments."""
    environment = environment_of(cache)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([sys.executable, *arguments], check=True, env=environment, **quiet)
    clock = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, clock


def median(starts: list[tuple[float, float]]) -> tuple[float, float]:
    """The median of each of the two times."""
    return statistics.median(cpu for cpu, _ in starts), statistics.median(clock for _, clock in starts)


def serve(cache: str) -> tuple[float, float, float]:
    """Seconds from the call of `hexmoot serve` until it shows something, and until each game can be played."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{probe.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as folder:
        port = address.rpartition(":")[2]
        call = ["-m", "hexmoot", "serve", "--no-open", "--port", port, "--db", f"sqlite:///{folder}/tables.sqlite"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        began = time.perf_counter()
        process = subprocess.Popen([sys.executable, *call], env=environment_of(cache), **quiet)
        try:
            shown = _seconds_until(lambda: _status(address + "/") != 0, began)
            games = [
                _seconds_until(lambda body=body: 200 <= _status(address + "/api/island", body) < 300, began)
                for body in ({"edition": "z-base", "seats": 4}, {"edition": "w-base", "seats": 4})
            ]
        finally:
            process.terminate()
            process.wait()
    return shown, games[0], games[1]


def _seconds_until(is_so: Callable[[], bool], began: float) -> float:
    while not is_so():
        time.sleep(LOOK_AGAIN)
    return time.perf_counter() - began


def _status(url: str, body: dict[str, object] | None = None) -> int:
    """The status of an answer; 0 if there is none."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(url, data, {"content-type": "application/json"}), timeout=600) as answer:  # noqa: S310
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code
    except OSError:
        return 0


def main() -> None:
    """Starts once with an empty cache, then several times with a full one."""
    parser = argparse.ArgumentParser(description="CPU time of a first start and of later ones.")
    parser.add_argument("--later", type=int, default=5, help="how many later starts; the median is printed (default 5)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        first = start(cache, COMMAND)
        later = median([start(cache, COMMAND) for _ in range(arguments.later)])
        engine = median([start(cache, IMPORT) for _ in range(arguments.later)])
        size = sum(file.stat().st_size for file in Path(cache).rglob("*") if file.is_file())
    print("hexmoot simulate z-base --games 1   CPU s   clock s   limit (CPU s)")
    print(f"  first, empty cache               {first[0]:6.1f}  {first[1]:8.1f}   {FIRST_LIMIT:6}")
    print(f"  later                            {later[0]:6.2f}  {later[1]:8.2f}   {LATER_LIMIT:6}")
    print(f"the engine's import alone, later   {engine[0]:6.2f}  {engine[1]:8.2f}")
    print(f"the cache holds {size / 1e6:.1f} MB")
    with tempfile.TemporaryDirectory() as cache:
        fresh = serve(cache)
        again = serve(cache)
    print("hexmoot serve, clock s              shows something   first game   second game")
    print(f"  first, empty cache               {fresh[0]:14.1f} {fresh[1]:12.1f} {fresh[2]:13.1f}")
    print(f"  later                            {again[0]:14.1f} {again[1]:12.1f} {again[2]:13.1f}")


if __name__ == "__main__":
    main()
