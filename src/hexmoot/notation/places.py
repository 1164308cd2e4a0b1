"""Names of places as they are written, without a board: each corner and side has one name that is printed.

A hex has six corners and six sides, so most corners have three names and most sides two. Parsers take any of them.
"""

import re

from hexmoot.geometry.lattice import CORNERS, SIDES, Hex, corner_at, corner_name, side_at, side_name
from hexmoot.notation.errors import InvalidText

_HEX = re.compile(r"([A-Z])([1-9][0-9]?)")
_PLACE = re.compile(r"([A-Z])([1-9][0-9]?)([a-z]{1,2})")


def _hex(letter: str, number: str) -> Hex:
    return int(number), ord(letter) - ord("A")


def parse_hex(text: str) -> str:
    """A hex: a letter for the row, a number for the column."""
    if not _HEX.fullmatch(text):
        raise InvalidText("a hex is a row letter and a column, such as D7", text, 0)
    return text


def parse_corner(text: str) -> str:
    """The printed name of a corner: the northern or southern tip of one hex."""
    match = _PLACE.fullmatch(text)
    if not match or match[3] not in CORNERS:
        raise InvalidText("a corner is a hex and one of n ne se s sw nw, such as D7n", text, 0)
    corner = corner_at(_hex(match[1], match[2]), match[3])
    return corner_name(corner) if corner[1] >= 0 else text


def parse_side(text: str) -> str:
    """The printed name of a side: the west, north-west or north-east side of one hex."""
    match = _PLACE.fullmatch(text)
    if not match or match[3] not in SIDES:
        raise InvalidText("a side is a hex and one of ne e se sw w nw, such as D7w", text, 0)
    side = side_at(_hex(match[1], match[2]), match[3])
    return side_name(side) if min(y for _, y in side) >= 0 else text
