"""The runner of shell examples fails where it should."""

from pathlib import Path

import pytest

from tests.docs.console import Shell, commands, own_folder, run_block


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_block_is_commands_with_what_they_print() -> None:
    block = "$ hexmoot show a \\\n    b\n | \\\n\nlast\n\n$ echo $?\n0\n"
    assert list(commands(block)) == [("hexmoot show a b", " | \\\n\nlast\n"), ("echo $?", "0\n")]


def test_what_is_printed_is_compared() -> None:
    assert run_block("$ hexmoot --version\nhexmoot ...\n") is None
    wrong = run_block("$ hexmoot --version\nhexmeet 9\n")
    assert wrong is not None
    assert "hexmeet 9" in wrong
    assert run_block("$ hexmoot --version\n") is not None


def test_exit_codes_are_kept() -> None:
    assert run_block("$ hexmoot editions q-base\nhexmoot: There is no edition 'q-base': ...\n$ echo $?\n2\n") is None
    assert run_block("$ hexmoot --version\nhexmoot ...\n$ echo $?\n1\n") is not None


def test_files_are_written_and_put_into_commands(folder: Path) -> None:
    assert run_block("$ hexmoot --version > version.txt\n$ cat version.txt\nhexmoot ...\n") is None
    (folder / "key.txt").write_text("u-base\n")
    assert run_block('$ hexmoot editions "$(cat key.txt)"\noption ... u-base\n...\n') is None


def test_a_command_that_the_docs_cannot_run_is_an_error() -> None:
    with pytest.raises(ValueError, match="cannot run 'rm x'"):
        Shell().run("rm x")


def test_a_page_works_in_a_folder_of_its_own(folder: Path) -> None:
    with own_folder():
        inside = Path.cwd()
        assert inside != folder
    assert Path.cwd() == folder
    assert not inside.exists()
