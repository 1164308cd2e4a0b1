"""How long a start takes: the first, which compiles the rules, and later ones, which take them from the cache.

    python benchmarks/start.py [--later N]

Each start is a fresh process that imports the engine; the cache lies in an empty folder of its own. CPU time counts,
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


def start(cache: str) -> tuple[float, float]:
    """CPU seconds and seconds on the clock of one process that imports the engine."""
    path = os.pathsep.join(filter(None, (str(SOURCE), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"HEXMOOT_CACHE": cache, "HEXMOOT_MODE": "compiled", "PYTHONPATH": path}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", "import hexmoot.batch.engine"], check=True, env=environment, stderr=subprocess.DEVNULL
    )
    clock = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, clock


def main() -> None:
    """Starts once with an empty cache, then several times with a full one."""
    parser = argparse.ArgumentParser(description="CPU time of a first start and of later ones.")
    parser.add_argument("--later", type=int, default=5, help="how many later starts; the median is printed (default 5)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        first_cpu, first_clock = start(cache)
        later = [start(cache) for _ in range(arguments.later)]
        size = sum(file.stat().st_size for file in Path(cache).rglob("*") if file.is_file())
    cpu = statistics.median(cpu for cpu, _ in later)
    clock = statistics.median(clock for _, clock in later)
    print("start               CPU s   clock s   limit (CPU s)")
    print(f"first, empty cache {first_cpu:6.1f}  {first_clock:8.1f}   {FIRST_LIMIT:6}")
    print(f"later              {cpu:6.2f}  {clock:8.2f}   {LATER_LIMIT:6}")
    print(f"the cache holds {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
