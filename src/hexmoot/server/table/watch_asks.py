"""The second game's own moves in a question: guards, patrols, recruits, and whatever heroes can do."""

from typing import Any

from hexmoot.game.view import View
from hexmoot.notation.watch_wire import read_own
from hexmoot.rules.watch import terms

HERO = "h:"


def add_own(found: dict[str, Any], row: Any, view: View) -> None:
    """One move: its place by kind, as in {"g": [1, 3], "kn@": ["D6"], "nr": [2]}; of a hero what stands behind `h:`."""
    if row.kind == terms.POST:
        found.setdefault("g", []).append(row.place + 1)
    elif row.kind == terms.RECRUIT:
        found.setdefault("nr", []).append(row.place + 1)
    elif row.kind == terms.PATROL:
        found.setdefault("kn@", []).append(view.position.shape.hex_names[row.place])
    else:
        code = read_own(row, view.position.shape).code
        found.setdefault("h", []).append(code.removeprefix(HERO))
