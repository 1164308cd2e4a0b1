"""A canvas of characters, each with a style; styles become terminal colours, or nothing."""

import unicodedata
from collections.abc import Iterable

RESET = "\x1b[0m"
WIDE = ("W", "F")


def cells(text: str) -> int:
    """How many columns a text takes: two for a character of East Asian width, none for a mark on another."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in WIDE else 1 for c in text)


def padded(text: str, width: int) -> str:
    """The text, filled up with blanks to so many columns."""
    return text + " " * (width - cells(text))


def painted(text: str, style: str) -> str:
    """The text in a style, given as the numbers of an ANSI sequence."""
    return f"\x1b[{style}m{text}{RESET}" if style else text


class Canvas:
    """Characters by row and column. What is written later covers what was there."""

    def __init__(self) -> None:
        self._marks: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Writes a text from this place on."""
        last = (row, column)
        for character in text:
            width = cells(character)
            if width == 0 and last in self._marks:
                mark, painted_in = self._marks[last]
                self._marks[last] = (mark + character, painted_in)
                continue
            last = (row, column)
            self._marks[last] = (character, style)
            if width > 1:
                self._marks[row, column + 1] = ("", style)
            column += width

    def centre(self, row: int, column: int, text: str, style: str = "") -> None:
        """Writes a text around this place."""
        self.write(row, column - cells(text) // 2, text, style)

    def lines(self, *, colour: bool) -> list[str]:
        """The picture from row 0 and column 0 on, without blanks at the ends of lines."""
        height = 1 + max((row for row, _ in self._marks), default=-1)
        return [self._line(row, colour=colour) for row in range(height)]

    def _line(self, row: int, *, colour: bool) -> str:
        columns = [column for at, column in self._marks if at == row]
        width = 1 + max(columns, default=-1)
        marks = [self._marks.get((row, column), (" ", "")) for column in range(width)]
        if not colour:
            return "".join(mark for mark, _ in marks).rstrip()
        return "".join(painted(text, style) for text, style in _runs(marks)).rstrip()


def _runs(marks: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Neighbours of one style joined, so that a style is switched on once."""
    runs: list[tuple[str, str]] = []
    for text, style in marks:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + text, style)
        else:
            runs.append((text, style))
    return runs
