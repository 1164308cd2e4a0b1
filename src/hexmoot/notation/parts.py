"""Pieces of a line that is read, each with its place, so that a refusal can point at it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from hexmoot.notation.errors import InvalidText


@dataclass(frozen=True)
class Part:
    """A piece of a line, and where it begins."""

    text: str
    line: str
    start: int

    def refuse(self, reason: str, position: int = 0) -> NoReturn:
        raise InvalidText(reason, self.line, self.start + position)

    def split(self, separator: str) -> "Iterator[Part]":
        start = self.start
        for text in self.text.split(separator):
            yield Part(text, self.line, start)
            start += len(text) + len(separator)

    def match(self, pattern: re.Pattern[str], reason: str) -> re.Match[str]:
        found = pattern.fullmatch(self.text)
        if not found:
            self.refuse(reason)
        return found
