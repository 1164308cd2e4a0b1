"""How long a start takes: the first, which compiles the rules, and later ones, which take them from the cache.

    python benchmarks/start.py [--later N]

A start is a fresh process that runs a whole command, `hexmoot simulate z-base --games 1`; beside it stands the import
of the engine alone, which a program of one's own pays. The cache lies in an empty folder of its own. CPU time counts,
so that other work on the machine disturbs little; the limits are those that the project holds itself to.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
FIRST_LIMIT = 60
LATER_LIMIT = 2
COMMAND = ("-m", "hexmoot", "simulate", "z-base", "--games", "1")
IMPORT = ("-c", "import hexmoot.batch.engine")


def start(cache: str, arguments: tuple[str, ...]) -> tuple[float, float]:
    """CPU seconds and seconds on the clock of one process of Python with these arguments."""
    path = os.pathsep.join(filter(None, (str(SOURCE), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"HEXMOOT_CACHE": cache, "HEXMOOT_MODE": "compiled", "PYTHONPATH": path}
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


if __name__ == "__main__":
    main()
