"""The position in which players trade."""

from typing import Any

import hexmoot as hx
from tests.rules.table import position

HANDS = {1: "LLWWGB", 2: "OOGG", 3: "OWWL", 4: "BBO"}


def table(**told_of: Any) -> hx.Game:
    """Four seats with cards, seat 1 at turn after its roll."""
    return position(**({"hands": HANDS} | told_of))
