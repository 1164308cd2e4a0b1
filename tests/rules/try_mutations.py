"""Breaks every rule in turn and sees that a test of that rule notices. Slow: run by `make soak`, not by pytest.

    python tests/rules/try_mutations.py [RULE or CHAPTER ...] [--jobs 2]

Each row of `mutations_*.toml` names a rule, a file below src/hexmoot, the text to replace (once in the file) and what
comes in its place. The sources are copied, one mutation is made in the copy, and the tests that name the rule are run
against it, interpreted. All is well if at least one fails. Tests that fail without any mutation do not count.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
TESTS = (HERE, HERE.parent / "watch")
ROOT = HERE.parents[1]
PACKAGE = ROOT / "src" / "hexmoot"
FAILED, NOTHING_FAILED = 1, 0
LIMIT_SECONDS = 300


@dataclass(frozen=True)
class Mutation:
    """One rule broken in one place."""

    rule: str
    file: str
    old: str
    new: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.rule} {self.file} ({self.number})"


def read_mutations() -> list[Mutation]:
    """All mutations of all tables beside this file, in the order of the tables."""
    found: list[Mutation] = []
    for path in sorted(HERE.glob("mutations_*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]:
            number = 1 + sum(mutation.rule == row["rule"] for mutation in found)
            found.append(Mutation(number=number, **row))
    return found


def fault(mutation: Mutation) -> str | None:
    """Why a mutation cannot be made; None if it can."""
    path = PACKAGE / mutation.file
    if not path.is_file():
        return "no such file"
    times = path.read_text(encoding="utf-8").count(mutation.old)
    if times != 1:
        return f"the text to replace occurs {times} times"
    return "it changes nothing" if mutation.old == mutation.new else None


def files_of_tests(rule: str | None = None) -> list[str]:
    """The test files that name a rule, or all."""
    # The slowest file last: the first failure ends a run.
    every = [path for folder in TESTS for path in folder.glob("test_*.py")]
    paths = sorted(every, key=lambda path: (path.name == "test_perft.py", path.name))
    return [str(path) for path in paths if rule is None or f'"{rule}"' in path.read_text(encoding="utf-8")]


def run_tests(source: Path, chosen: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Pytest over the files, with the package taken from `source`."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "HEXMOOT_MODE": "python",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no", *arguments, *chosen]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LIMIT_SECONDS, check=False
    )


def failing_tests(source: Path) -> list[str]:
    """The tests that fail although nothing was broken."""
    output = run_tests(source, files_of_tests(), "-m", "rule").stdout
    # All cases of a test together: the name of a case may hold blanks.
    return sorted(set(re.findall(r"^(?:FAILED|ERROR) ([^\s\[]+)", output, re.MULTILINE)))


def try_mutation(mutation: Mutation, spoilt: list[str]) -> str:
    """`caught`, or what went wrong."""
    problem = fault(mutation)
    if problem:
        return problem
    with tempfile.TemporaryDirectory(prefix="hexmoot-mutation-") as folder:
        source = Path(folder) / "src"
        shutil.copytree(PACKAGE, source / "hexmoot", ignore=shutil.ignore_patterns("__pycache__"))
        path = source / "hexmoot" / mutation.file
        path.write_text(path.read_text(encoding="utf-8").replace(mutation.old, mutation.new), encoding="utf-8")
        left_out = [f"--deselect={test}" for test in spoilt]
        try:
            run = run_tests(source, files_of_tests(mutation.rule), "-x", "-m", f'rule(id="{mutation.rule}")', *left_out)
        except subprocess.TimeoutExpired:
            # A game that never ends is noticed as well.
            return "caught"
    if run.returncode == FAILED:
        return "caught"
    if run.returncode == NOTHING_FAILED:
        return "NOT CAUGHT"
    return f"the tests did not run (pytest ended with {run.returncode})"


def main() -> int:
    """Prints a line a mutation, and returns 1 if one was not caught."""
    parser = argparse.ArgumentParser(description="Break every rule in turn and see that its tests notice.")
    parser.add_argument("rules", nargs="*", help="rules or chapters, such as BUILD-07 or TURN; all if none")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    mutations = [
        mutation
        for mutation in read_mutations()
        if not wanted.rules or mutation.rule in wanted.rules or mutation.rule.partition("-")[0] in wanted.rules
    ]
    spoilt = failing_tests(PACKAGE.parent)
    for test in spoilt:
        sys.stdout.write(f"fails without any mutation, left out: {test}\n")
    with ThreadPoolExecutor(wanted.jobs) as pool:
        verdicts = pool.map(lambda mutation: try_mutation(mutation, spoilt), mutations)
        missed = 0
        for mutation, verdict in zip(mutations, verdicts, strict=True):
            missed += verdict != "caught"
            sys.stdout.write(f"{mutation.name:60} {verdict}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(mutations)} mutations, {len(mutations) - missed} caught, {missed} not\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
