"""The docs are complete, their links lead somewhere, and what they repeat is what the library says."""

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.main import get_command

import hexmoot as hx
from hexmoot.cli.app import app
from hexmoot.editions import keys
from hexmoot.game.events import KEYS
from hexmoot.notation.hen import STAGES
from hexmoot.notation.record import REQUIRED, TAGS
from tests.docs.ebnf import blocks

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(path.name for path in DOCS.glob("[0-9][0-9]-*.md"))
TEXTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", DOCS / "README.md", *(DOCS / page for page in PAGES)]
# What is run, what is written to a file and run, what is compared or quoted from a file; the rest is plain text.
RUN = {"python", "console"}
FILES = {"py", "toml"}
COMPARED = {"ebnf"}
QUOTED = {"ini", "nginx"}
PLAIN = {"text", ""}


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def anchors(text: str) -> set[str]:
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def table(text: str, head: str) -> list[list[str]]:
    """The rows of the table below this row of heads."""
    lines = text.split(head + "\n")[1].splitlines()[1:]
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    return rows


def test_the_pages_are_numbered_without_a_gap() -> None:
    assert [int(name[:2]) for name in PAGES] == list(range(1, len(PAGES) + 1))
    for name in PAGES:
        assert page(name).startswith(f"# {int(name[:2])} "), name


def test_the_index_lists_every_page_in_order() -> None:
    assert re.findall(r"^\| \[.+?\]\((.+?)\) \| .+ \|$", page("README.md"), re.MULTILINE) == PAGES


def test_generated_pages_are_up_to_date() -> None:
    stale = [path.name for path, text in generator().pages().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run `make docs`"


def test_the_catalogue_page_shows_a_test_for_every_rule() -> None:
    assert "no test yet" not in page("11-rule-catalogue.md")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    broken = []
    for link in links:
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        known = target.exists() and (not anchor or anchor in anchors(target.read_text(encoding="utf-8")))
        broken += [] if known else [link]
    assert broken == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_that_are_named_exist(path: Path) -> None:
    named = re.findall(
        r"\b((?:src|tests|benchmarks|docs|deploy|tools|suites)/[\w/.-]+\w)", path.read_text(encoding="utf-8")
    )
    assert [name for name in named if not (ROOT / name).exists() and not (DOCS / name).exists()] == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_make_has_every_target_that_is_named(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert named - targets == set()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_block_is_of_a_kind_that_is_looked_after(path: Path) -> None:
    fences = re.findall(r"^```(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert {fence.split(" ")[0] for fence in fences} <= RUN | FILES | COMPARED | QUOTED | PLAIN
    assert len(fences) % 2 == 0


def test_the_toy_on_the_page_is_the_toy_of_the_tests() -> None:
    (shown,) = blocks("05-a-new-mechanic.md", "py tide.py")
    assert shown == (ROOT / "tests" / "driver" / "tide.py").read_text(encoding="utf-8")


def test_the_names_of_a_driver_are_those_that_an_engine_asks_for() -> None:
    rows = table(page("05-a-new-mechanic.md"), "| name | what it is |")
    engine = ast.parse((ROOT / "src" / "hexmoot" / "batch" / "engine.py").read_text(encoding="utf-8"))
    asked = next(
        node for node in ast.walk(engine) if isinstance(node, ast.ImportFrom) and node.module == "hexmoot.rules.base"
    )
    assert {row[0].strip("`").partition("(")[0] for row in rows} == {alias.name for alias in asked.names}


def test_the_rule_test_in_contributing_is_a_real_one() -> None:
    (shown,) = re.findall(r"^```py\n(.*?)^```$", (ROOT / "CONTRIBUTING.md").read_text(), re.DOTALL | re.MULTILINE)
    assert shown in (ROOT / "tests" / "rules" / "test_building.py").read_text(encoding="utf-8")


def test_the_stages_are_those_of_hen() -> None:
    rows = table(page("02-vocabulary.md"), "| stage | who acts | what is asked |")
    assert tuple(row[0].strip("`") for row in rows) == STAGES


def test_the_codes_are_those_of_the_moves() -> None:
    heads = ("| code | object | what it means |", "| code of the Watch | object | what it means |")
    rows = [row for head in heads for row in table(page("06-notation.md"), head)]
    # The table is ours, and its second column is Python.
    moves = [(code.strip("`"), eval(shown.strip("`"), dict(moves_by_name()))) for code, shown, _ in rows]  # noqa: S307
    assert [code for code, move in moves if hx.parse_move(code) != move or move.code != code] == []
    assert {type(move).__name__ for _, move in moves} == set(moves_by_name())


def moves_by_name() -> dict[str, type[hx.Move]]:
    found = {name: getattr(hx, name) for name in hx.__all__}
    return {
        name: kind
        for name, kind in found.items()
        if isinstance(kind, type) and issubclass(kind, hx.Move) and kind is not hx.Move
    }


def test_the_tags_are_those_of_records() -> None:
    rows = table(page("08-records.md"), "| tag | needed | value |")
    assert tuple(row[0].strip("`") for row in rows) == TAGS
    assert tuple(row[0].strip("`") for row in rows if row[1] == "yes") == REQUIRED


def test_the_keys_of_events_are_all_there() -> None:
    listed = page("09-the-face.md").split("\nKeys: ")[1].split(".\n")[0]
    assert re.findall(r"`(\w+)`", listed) == list(KEYS.values())


def command_names() -> set[str]:
    command: Any = get_command(app)
    return set(command.commands)


def test_every_command_has_its_section() -> None:
    sections = re.findall(r"^## (\w+)$", page("12-command-line.md"), re.MULTILINE)
    assert set(sections) == command_names()


def test_the_readme_names_every_edition_and_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z-]+)`", readme)) | set(re.findall(r"^\$ hexmoot (\w+)", readme, re.MULTILINE))
    assert set(keys()) <= named
    assert command_names() <= named
