"""What takes too long for every test run: thousands of compared games, hundreds of thousands of fuzzed ones.

    python benchmarks/soak.py [--peer-python PATH] [--games N] [--factor N] [--only WORD]

Each step is a command of its own; the report says what each found, with the date, and goes to `reports/` too. The
exit code is 1 if any step failed.
"""

import argparse
import os
import subprocess
import sys
import time
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAST_LINES = 14
KILLS = int(os.environ.get("HEXMOOT_KILLS") or 200)


@dataclass(frozen=True)
class Step:
    """A command, and what it shows."""

    title: str
    command: list[str]
    environment: dict[str, str]


def steps(peer: str | None, games: int, factor: int) -> list[Step]:
    """Everything that is soaked."""
    python = sys.executable
    found = [
        Step(
            f"{games} random games by every edition and number of seats, every index checked",
            [python, "-m", "hexmoot", "bench", "--games", str(games)],
            {"HEXMOOT_MODE": "checked"},
        ),
        Step(
            f"Properties, notation and suites with {factor} times as many examples, new ones",
            [python, "-m", "pytest", "-q", "-n", "2", "tests/properties", "tests/notation", "tests/test_suites.py"],
            {"HEXMOOT_SOAK": str(factor)},
        ),
        Step(
            "100 000 random games of the Watch, every position looked at",
            [python, "-m", "pytest", "-q", "tests/watch/test_random_games.py", "-k", "holds"],
            {"HEXMOOT_SOAK": "50"},
        ),
        Step(
            f"The server's HTTP and sockets fuzzed with {factor} times as many examples, new ones",
            [
                python,
                "-m",
                "pytest",
                "-q",
                "tests/server/app/test_http_fuzz.py",
                "tests/server/app/test_socket_fuzz.py",
            ],
            {"HEXMOOT_SOAK": str(factor)},
        ),
        Step(
            f"What is hidden stays hidden: {factor} times as many pairs of games, up to six seats",
            [
                python,
                "-m",
                "pytest",
                "-q",
                "-n",
                "2",
                "tests/server/table/test_hidden.py",
                "tests/server/app/test_nothing_leaks.py",
            ],
            {"HEXMOOT_SOAK": str(factor)},
        ),
        *(
            Step(
                f"The server killed {KILLS} times over running tables, on {name}",
                [python, "-m", "pytest", "-q", "-s", "-k", name.lower(), "tests/server/app/test_kills.py"],
                {"HEXMOOT_KILLS": str(KILLS)},
            )
            for name in ("SQLite", "PostgreSQL")
        ),
        *(
            Step(
                f"Load on the server, {title}",
                [python, "benchmarks/load.py", "--tables", "20", "100", "--seconds", "20", "--pace", "0", *more],
                {},
            )
            for title, more in (("in short", []), ("behind nginx, with PostgreSQL and Redis", ["--topology"]))
        ),
        Step(
            "Load on the server as it is promised: 500 tables for a minute, at human pace",
            [python, "benchmarks/load.py", "--tables", "50", "500", "--seconds", "60", "--pace", "4"],
            {},
        ),
        Step(
            "Every rule broken once: its tests must notice",
            [python, "tests/rules/try_mutations.py", "--jobs", "2"],
            {},
        ),
        Step("Greedy against three random, every edition", [python, "benchmarks/bots.py", "--jobs", "2"], {}),
        Step("The Watch: its speed, and how games of bots end", [python, "benchmarks/watch.py", "--jobs", "2"], {}),
    ]
    if peer:
        compared = [python, "benchmarks/compare/run.py", "--peer-python", peer, "--jobs", "2"]
        found.append(Step("Games in step with catanatron", [*compared, "--games", str(max(3000, games // 10))], {}))
    return found


def run(step: Step) -> tuple[bool, str]:
    """Whether a step went well, and the end of what it printed; all of it is shown as it comes."""
    began = time.monotonic()
    print(f"## {step.title}", flush=True)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **step.environment}
    lines: deque[str] = deque(maxlen=LAST_LINES)
    with subprocess.Popen(
        step.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line.rstrip())
    minutes = (time.monotonic() - began) / 60
    verdict = "held" if process.returncode == 0 else f"FAILED with exit code {process.returncode}"
    print(f"{verdict}, {minutes:.1f} minutes\n", flush=True)
    text = "\n".join(lines)
    return process.returncode == 0, f"## {step.title}\n{verdict}, {minutes:.1f} minutes\n\n{text}\n"


def main() -> int:
    """Runs all steps and writes the report."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--peer-python", help="an interpreter that has catanatron; without it nothing is compared")
    options.add_argument("--games", type=int, default=20_000, help="random games for each edition and number of seats")
    options.add_argument("--factor", type=int, default=10, help="how many times as many examples of every property")
    options.add_argument("--only", default="", help="only steps whose title has this in it, such as server")
    asked = options.parse_args()
    now = datetime.now(UTC)
    parts = [f"# Soak of {now:%Y-%m-%d %H:%M} UTC\n"]
    print(parts[0], flush=True)
    good = True
    for step in steps(asked.peer_python, asked.games, asked.factor):
        if asked.only not in step.title:
            continue
        held, text = run(step)
        good = good and held
        parts.append(text)
    if not asked.peer_python:
        parts.append("Nothing was compared with catanatron: no --peer-python was named.\n")
        print(parts[-1])
    reports = ROOT / "reports"
    reports.mkdir(exist_ok=True)
    path = reports / f"soak-{now:%Y-%m-%d-%H%M}.md"
    path.write_text("\n".join(parts), encoding="utf-8")
    print(f"{'All held' if good else 'Something FAILED'}; the report is in {path.relative_to(ROOT)}.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
