"""The repository holds together: layers, wheel, README and what continuous integration runs."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hexmoot"


def contract(identifier: str) -> dict[str, Any]:
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    return next(each for each in linter["contracts"] if each["id"] == identifier)


def layers() -> list[str]:
    return [layer.strip("()") for layer in contract("layers")["layers"]]


def members() -> set[str]:
    """Every package and module directly under hexmoot."""
    modules = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}
    return modules | {path.parent.name for path in PACKAGE.glob("*/*.py")}


def test_every_package_has_its_layer() -> None:
    assert members() - set(layers()) == set()
    assert contract("layers")["exhaustive"] is True


def test_every_folder_of_modules_is_a_package() -> None:
    # A folder without __init__.py is invisible to the layers' check.
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert [str(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_the_layers_stand_in_their_order() -> None:
    order = "cli arena bots game render notation batch deal editions rules geometry"
    assert " ".join(layer for layer in layers() if layer in order.split()) == order


def test_only_the_game_and_what_is_above_it_may_roll_wait_or_log() -> None:
    told = contract("told-not-rolled")
    assert set(told["forbidden_modules"]) >= {"random", "time", "socket", "asyncio", "logging", "secrets"}
    assert told["source_modules"] == ["hexmoot.*"]
    excepted = {rule.split(" -> ")[0].split(".")[1] for rule in told["ignore_imports"]}
    below = layers()[layers().index("game") + 1 :]
    assert excepted & set(below) == set()


def test_the_locks_pin_by_hash_and_name_no_registry() -> None:
    for name in ("build", "run", "dev"):
        lines = (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
        pins = [line for line in lines if line and not line.startswith((" ", "#"))]
        assert pins
        assert all("==" in pin for pin in pins)
        assert all(pin.endswith("\\") for pin in pins), "every pin is followed by its hashes"
        assert not any("://" in line for line in lines)


def test_the_readme_starts_with_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text().split("\n## ")[0]
    assert "make play" in opening
    assert "make test" in opening


def test_continuous_integration_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text().splitlines()[-1] == "exec make test"


def test_help_lists_every_target() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    targets = {line.split()[1] for line in listed.splitlines() if line.startswith("  make ")}
    asked = {"setup", "dev", "check", "test", "play", "bench", "compare", "soak", "lock", "docs", "clean"}
    assert targets >= asked


@pytest.mark.slow
def test_the_wheel_holds_every_data_file(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    data = {str(path.relative_to(PACKAGE.parent)) for path in PACKAGE.rglob("*.toml")}
    assert data - held == set()
    assert "hexmoot/py.typed" in held
    assert any(name.endswith("/licenses/LICENSE") for name in held)
