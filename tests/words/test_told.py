"""The page tells events as the library does: both are compared with one golden file, in every language.

`HEXMOOT_WRITE_GOLDEN=1 pytest tests/words/test_told.py` writes it anew; read the difference. `web/tests/told.test.ts`
is the page's half.
"""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hexmoot.game.events import KEYS
from hexmoot.server.table.telling import happening
from hexmoot.words import LANGUAGES, Words, tell_all
from tests.words.ftl import choices, variables
from tests.words.happenings import happenings

FILE = Path(__file__).parents[2] / "suites" / "words" / "told.json"
# The sixth seat has no name.
NAMES = {1: "Anna", 2: "Ben", 3: "Cem", 4: "Дана", 5: "은우"}


def told() -> dict[str, Any]:
    words = {tag: Words(tag) for tag in LANGUAGES}
    groups = []
    for group in happenings():
        common = {tag: tell_all(words[tag], group, NAMES) for tag in words}
        second = {tag: tell_all(words[tag], group, NAMES, watch=True) for tag in words}
        events = [happening(event) for event in group]
        groups.append({"events": events, "watch": False, "told": common})
        # The second game has other words for a few things; the rest is told alike and stands here once.
        if second != common:
            groups.append({"events": events, "watch": True, "told": second})
    return {"names": [NAMES.get(seat, "") for seat in range(1, 7)], "groups": groups}


def test_every_event_is_told_as_written_down() -> None:
    # One group a line, so that a difference can be read.
    now = told()
    lines = ",\n".join(json.dumps(group, ensure_ascii=False) for group in now["groups"])
    text = f'{{"names": {json.dumps(now["names"], ensure_ascii=False)}, "groups": [\n{lines}\n]}}\n'
    if os.environ.get("HEXMOOT_WRITE_GOLDEN"):
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
        pytest.fail("written anew: read the difference, and run once more without HEXMOOT_WRITE_GOLDEN", pytrace=False)
    assert text == FILE.read_text(encoding="utf-8")


def test_every_kind_of_event_is_among_them_with_every_card_and_good() -> None:
    events = [event for group in happenings() for event in group]
    assert {event.key for event in events} == set(KEYS.values())
    kinds = Counter((event.key, event.kind) for event in events)
    for key in KEYS.values():
        name = f"event-{key}"
        for variable in variables("en", name) & {"kind", "card", "goods"}:
            wanted = choices(name, "kind" if variable == "goods" else variable)
            # Not those names that the second game has for cards of the first.
            letters = {"3" if one == "other" else one for one in wanted} - {"P", "S"}
            assert {letter for letter in letters if not kinds[key, letter]} == set(), key
