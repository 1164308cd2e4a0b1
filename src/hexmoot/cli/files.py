"""Reading what a command is given by name: files, or standard input."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexmoot.notation.record import Record

STDIN = "-"
BYTE_ORDER_MARK = "\ufeff"


class Unreadable(ValueError):
    """A file that cannot be read, with its name and the reason; that is empty where the file is no text."""

    def __init__(self, name: str, reason: str = "") -> None:
        super().__init__(f"{name}: cannot be read: {reason or 'it is no text in UTF-8'}.")
        self.reason = reason


def read_text(name: str) -> str:
    """The text of a file, or of standard input; a byte-order mark in front is dropped."""
    try:
        text = sys.stdin.read() if name == STDIN else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(name, str(error.strerror)) from None
    except ValueError:
        # Bytes that are no UTF-8, or a name that no file can have.
        raise Unreadable(name) from None
    return text.removeprefix(BYTE_ORDER_MARK)


def read_records(names: list[str]) -> Iterator[tuple[str, "Record"]]:
    """The records of these files, each with its text; what is wrong with one is told with its name."""
    from hexmoot.notation.errors import HexmootError
    from hexmoot.notation.record import read_record

    for name in names:
        text = read_text(name)
        try:
            record = read_record(text)
        except HexmootError as error:
            raise ValueError(f"{name}: {error}") from None
        yield text, record
