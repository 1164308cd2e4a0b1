"""The modes and their cache: an edit is never missed, a bad index never read, nothing fails for want of a folder.

Each test runs a tiny package of two modules, a caller and a callee, in processes of their own.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexmoot

INIT = """
from hexmoot.rules import fast

fast.ROOTS.add("tiny")
"""
CALLEE = """
from hexmoot.rules.fast import fast
from hexmoot.rules.record import Record, byte, record


@record
class Pot(Record):
    coins: list[int] = byte(4)


@fast
def price(count: int) -> int:
    return 3 * count
"""
CALLER = """
from hexmoot.rules.fast import entry
from tiny.callee import Pot, price


@entry
def bill(count: int) -> int:
    return price(count) + 1


@entry
def peek(pots: list[Pot], place: int) -> int:
    return pots[0].coins[place]


@entry
def pick(pots: list[Pot], place: int) -> int:
    return pots[place].coins[0]
"""
COMPILING = "compiling the rules"


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    package = tmp_path / "work" / "tiny"
    package.mkdir(parents=True)
    for name, source in (("__init__", INIT), ("callee", CALLEE), ("caller", CALLER)):
        (package / f"{name}.py").write_text(source, encoding="utf-8")
    return package


def run(package: Path, code: str, mode: str = "compiled", cache: str | Path = "") -> subprocess.CompletedProcess[str]:
    """Runs a line of Python beside the package, with a cache of its own."""
    source = Path(hexmoot.__file__).parents[1]
    environment = os.environ | {
        "HEXMOOT_MODE": mode,
        "HEXMOOT_CACHE": str(cache or package.parents[1] / "cache"),
        "PYTHONPATH": os.pathsep.join([str(source), str(package.parent)]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=package.parent)


BILL = "from tiny.caller import bill; print(bill(5))"


def edit(package: Path, module: str, old: str, new: str) -> None:
    path = package / f"{module}.py"
    text = path.read_text(encoding="utf-8")
    assert old in text
    before = path.stat()
    path.write_text(text.replace(old, new), encoding="utf-8")
    # The same size and the same time: only a look at the source can tell.
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "old", "new", "result"), [("callee", "3 *", "7 *", 36), ("caller", "+ 1", "+ 9", 24)]
)
def test_an_edit_is_never_missed(tiny: Path, module: str, old: str, new: str, result: int) -> None:
    first = run(tiny, BILL)
    assert first.stdout == "16\n", first.stderr
    assert first.stderr.count(COMPILING) == 1
    again = run(tiny, BILL)
    assert again.stdout == "16\n"
    assert COMPILING not in again.stderr, "the second start should have taken it from the cache"
    edit(tiny, module, old, new)
    changed = run(tiny, BILL)
    assert changed.stdout == f"{result}\n"
    assert COMPILING in changed.stderr
    edit(tiny, module, new, old)
    assert run(tiny, BILL).stdout == "16\n"


@pytest.mark.slow
def test_an_edit_further_down_is_not_missed_either(tiny: Path) -> None:
    (tiny / "deeper.py").write_text(CALLEE.replace("price", "rate"), encoding="utf-8")
    (tiny / "callee.py").write_text(CALLEE.replace("return 3 * count", "return rate(count)") + "\n", encoding="utf-8")
    edit(
        tiny,
        "callee",
        "from hexmoot.rules.fast import fast",
        "from hexmoot.rules.fast import fast\nfrom tiny.deeper import rate",
    )
    assert run(tiny, BILL).stdout == "16\n"
    edit(tiny, "deeper", "3 *", "4 *")
    assert run(tiny, BILL).stdout == "21\n"


PEEK = "from tiny.caller import Pot, peek, pick; pots = Pot.array(2); print({call}(pots, {place}))"


@pytest.mark.slow
def test_the_checked_build_refuses_to_read_out_of_range(tiny: Path) -> None:
    # The compiled build comes first: its code may not be taken for the checked one's.
    assert run(tiny, PEEK.format(call="peek", place=3)).stdout == "0\n"
    for call, good, bad in (("peek", 3, 4), ("pick", 1, 2)):
        assert run(tiny, PEEK.format(call=call, place=good), "checked").stdout == "0\n"
        refused = run(tiny, PEEK.format(call=call, place=bad), "checked")
        assert refused.returncode != 0
        assert "IndexError" in refused.stderr


def test_the_interpreted_build_refuses_to_read_out_of_range(tiny: Path) -> None:
    assert run(tiny, PEEK.format(call="peek", place=3), "python").stdout == "0\n"
    assert "IndexError" in run(tiny, PEEK.format(call="peek", place=4), "python").stderr
    assert run(tiny, BILL, "python").stdout == "16\n"


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["a file", "no rights"])
def test_a_cache_that_cannot_be_written_is_done_without_and_said_once(tiny: Path, folder: str) -> None:
    # Not even root may make a folder there.
    cache = Path("/proc/hexmoot")
    if folder == "a file":
        cache = tiny.parents[1] / "locked"
        cache.write_text("in the way", encoding="utf-8")
    for _ in range(2):
        done = run(tiny, BILL, cache=cache)
        assert done.stdout == "16\n", done.stderr
        assert done.stderr.count("cannot be written") == 1
        assert done.stderr.count(COMPILING) == 1
        assert len(done.stderr.splitlines()) == 1
        assert "later starts" not in done.stderr
    # Numba's own fallback would be a folder beside the source.
    assert not list(tiny.rglob("*.nbi"))
    assert not list(tiny.rglob("*.nbc"))


GATHER = """
from hexmoot.rules.fast import gathered
with gathered() as missing:
    from tiny.caller import bill
print(*[entry.name for entry in missing])
try:
    print(bill(5))
except TypeError:
    print("not yet")
{then}
"""
ALL = "tiny.caller.bill tiny.caller.peek tiny.caller.pick"


@pytest.mark.slow
def test_what_is_gathered_is_compiled_when_somebody_says_so(tiny: Path) -> None:
    first = run(tiny, GATHER.format(then="missing[0].keep()"))
    assert first.stdout.splitlines() == [ALL, "not yet"], first.stderr
    assert first.stderr == ""
    # Another process finds the one that was kept, makes the others, and all can be called.
    second = run(tiny, GATHER.format(then="[entry.make() for entry in missing]"))
    assert second.stdout.splitlines() == [ALL.partition(" ")[2], "16"], second.stderr
    third = run(tiny, GATHER.format(then=""))
    assert third.stdout.splitlines() == ["", "16"]


@pytest.mark.slow
def test_a_full_disk_is_done_without_and_said_once(tiny: Path) -> None:
    # Files may be made, but nothing written into them.
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))"
    done = run(tiny, f"{full}; {BILL}")
    assert done.stdout == "16\n", done.stderr
    assert done.stderr.count("nothing is kept") == 1
    kept = run(tiny, full + GATHER.format(then="missing[0].keep()"))
    assert kept.returncode != 0
    assert "OSError" in kept.stderr
    assert COMPILING in run(tiny, BILL).stderr, "what was half kept is not taken for whole"


@pytest.mark.parametrize("mode", ["nonsense", "PYTHON", ""])
def test_an_unknown_mode_is_refused_with_one_sentence(tiny: Path, mode: str) -> None:
    done = run(tiny, "import hexmoot.rules.fast", mode)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last == f"ValueError: HEXMOOT_MODE is {mode!r}; it must be one of compiled, checked, python."
