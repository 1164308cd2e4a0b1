"""The code blocks of the README and of the docs are run as tests, a page a test: its blocks build on each other."""

import sys
from collections.abc import Iterator
from doctest import ELLIPSIS
from pathlib import Path

import pytest
from sybil import Sybil
from sybil.example import SybilFailure
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser

# The tests' own modules are imported as `tests.…`, however pytest was started.
ROOT = Path(__file__).resolve().parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.docs.console import console_blocks, file_blocks, own_folder  # noqa: E402

PARSERS = [PythonCodeBlockParser(doctest_optionflags=ELLIPSIS), console_blocks(), file_blocks(), SkipParser()]


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "Page | None":
    is_page = file_path == ROOT / "README.md" or file_path.parent == ROOT / "docs"
    return Page.from_parent(parent, path=file_path) if is_page and file_path.suffix == ".md" else None


class Page(pytest.File):
    def collect(self) -> "Iterator[Blocks]":
        yield Blocks.from_parent(self, name="blocks")


class Blocks(pytest.Item):
    """All blocks of a page, one after the other, in a folder that the page has to itself."""

    def runtest(self) -> None:
        document = Sybil(parsers=PARSERS, pattern=self.path.name).parse(self.path)
        with own_folder():
            for example in document.examples():
                example.evaluate()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:
        if isinstance(excinfo.value, SybilFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"the blocks of {self.path.relative_to(ROOT)}"
