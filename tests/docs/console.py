"""The shell examples of the docs, run: a `console` block holds commands behind `$`, each with what it prints.

    $ hexmoot perft z-base --depth 2
    1: 54
    2: 144

`hexmoot` runs in this process, which saves its start; `python FILE` in one of its own. Each page has a folder to
itself. `> FILE` keeps what a command prints, `$(cat FILE)` puts it into another command, a backslash at the end of a
line goes on in the next, and `echo $?` prints the last exit code. A line of `...` stands for any lines. A block of a
second kind, opened by three backquotes and `py NAME` or `toml NAME`, is a file of that folder.
"""

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from sybil import Document, Example, Region
from sybil.parsers.markdown.lexers import FencedCodeBlockLexer

ROOT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS
# What a first start says while it compiles; it depends on the cache and not on the command.
_COMPILING = re.compile(r"^hexmoot: compiling .*\n", re.MULTILINE)
_INSERTED = re.compile(r"\$\(cat ([\w.-]+)\)")
_SETTING = re.compile(r"([A-Z_]+)=(\S*)")


@contextlib.contextmanager
def own_folder() -> Iterator[Path]:
    """A folder to work in, for the time being."""
    with tempfile.TemporaryDirectory() as path, contextlib.chdir(path):
        yield Path(path)


class FencedBlocks:
    """A parser of fenced blocks: those whose first line `wanted` says yes to go to `evaluate`."""

    def __init__(self, wanted: Callable[[str], bool], evaluate: Callable[[Example], str | None]) -> None:
        self.lexer = FencedCodeBlockLexer(language=".+", mapping={"language": "arguments", "source": "source"})
        self.wanted, self.evaluate = wanted, evaluate

    def __call__(self, document: Document) -> Iterable[Region]:
        for region in self.lexer(document):
            if self.wanted(region.lexemes["arguments"]):
                region.parsed = (region.lexemes["arguments"], str(region.lexemes["source"]))
                region.evaluator = self.evaluate
                yield region


def console_blocks() -> FencedBlocks:
    """The blocks of commands."""
    return FencedBlocks(lambda first: first == "console", lambda example: run_block(example.parsed[1]))


def file_blocks() -> FencedBlocks:
    """The blocks that are files."""
    return FencedBlocks(lambda first: re.fullmatch(r"(py|toml) [\w.-]+", first) is not None, _write_file)


def _write_file(example: Example) -> None:
    first, text = example.parsed
    Path(first.split()[1]).write_text(text, encoding="utf-8")


def run_block(source: str) -> str | None:
    """Runs the commands of a block; what is wrong with the first that prints something else, or None."""
    shell = Shell()
    checker = doctest.OutputChecker()
    for command, expected in commands(source):
        printed = shell.run(command)
        if not checker.check_output(expected, printed, FLAGS):
            example = doctest.Example(command, expected)
            return f"$ {command}\n" + checker.output_difference(example, printed, FLAGS)
    return None


def commands(source: str) -> Iterator[tuple[str, str]]:
    """Each command of a block with what it should print."""
    for part in re.split(r"^\$ ", source, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        while command.endswith("\\"):
            more, _, expected = expected.partition("\n")
            command = command[:-1] + more.strip()
        yield command.strip(), expected.rstrip("\n") + "\n" if expected.strip() else ""


class Shell:
    """As much of a shell as the examples need."""

    def __init__(self) -> None:
        self.code = 0

    def run(self, command: str) -> str:
        """What a command prints."""
        if command == "echo $?":
            return f"{self.code}\n"
        whole = _INSERTED.sub(lambda found: Path(found[1]).read_text(encoding="utf-8").strip(), command)
        words = shlex.split(whole)
        target = words.pop() if ">" in words[-2:-1] else None
        if target:
            words.pop()
        settings = {}
        while setting := _SETTING.fullmatch(words[0]):
            settings[setting[1]] = setting[2]
            words.pop(0)
        output, errors = self._start(words, settings)
        if target:
            Path(target).write_text(output, encoding="utf-8")
            output = ""
        return output + _COMPILING.sub("", errors)

    def _start(self, words: list[str], settings: dict[str, str]) -> tuple[str, str]:
        """What a program writes to its output and to its error output."""
        if words[0] == "cat":
            return "".join(Path(name).read_text(encoding="utf-8") for name in words[1:]), ""
        if words[0] == "python":
            return self._start_python(words[1:], settings)
        if words[0] == "hexmoot" and not settings:
            return self._start_hexmoot(words)
        raise ValueError(f"the docs cannot run {' '.join(words)!r}")

    def _start_python(self, words: list[str], settings: dict[str, str]) -> tuple[str, str]:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
        done = subprocess.run(
            [sys.executable, *words], env=environment, capture_output=True, text=True, check=False, timeout=60
        )
        self.code = done.returncode
        return done.stdout, done.stderr

    def _start_hexmoot(self, words: list[str]) -> tuple[str, str]:
        from hexmoot.cli import main

        before, sys.argv = sys.argv, words
        output, errors = io.StringIO(), io.StringIO()
        self.code = 0
        try:
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
                main()
        except SystemExit as left:
            self.code = left.code if isinstance(left.code, int) else int(left.code is not None)
        finally:
            sys.argv = before
        return output.getvalue(), errors.getvalue()
