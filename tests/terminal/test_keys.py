"""One set of keys: what a key does on the page it does in the terminal, too."""

import re
from pathlib import Path

from textual.binding import Binding

from hexmoot.terminal.screens.table import TableScreen
from hexmoot.terminal.widgets.actions import ACTIONS

PAGE = Path(__file__).parents[2] / "web" / "src" / "learn" / "aid" / "Keys.svelte"
# What the terminal calls what the page's list of keys names, where it is another word; the page's trade has the offers
# in it; the Wall is always in sight here, the arrows are on the island, and the hand is no place to be.
NAMES = {"card": "buy", "trade": "offer"}
NOT_HERE = {"wall", "island", "hand"}


def page_keys() -> dict[str, str]:
    """The page's own list: what is done, by key."""
    listed = re.findall(r'\["(\w)", "([a-z]+)"\]', PAGE.read_text(encoding="utf-8"))
    return {key.lower(): what for key, what in listed}


def terminal_keys() -> dict[str, str]:
    """What each key of the table does: an action, or a page that is always there."""
    actions = {key: action.name for action in ACTIONS for key in (action.key, action.other) if key}
    bound = [one for one in TableScreen.BINDINGS if isinstance(one, Binding)]
    return {key: one.action for one in bound if "key(" not in one.action for key in one.key.split(",")} | actions


def test_a_key_of_the_page_does_the_same_here() -> None:
    wanted = {key: NAMES.get(what, what) for key, what in page_keys().items()}
    assert len(wanted) > 10
    here = terminal_keys()
    assert {key: here.get(key) for key in wanted} == {
        key: None if what in NOT_HERE else what for key, what in wanted.items()
    }


def test_no_key_does_two_things_at_the_table() -> None:
    # Cards are discarded where there is no roll: one key does what has to be done now.
    keys = [key for action in ACTIONS if action.name != "discard" for key in (action.key, action.other) if key]
    keys += [
        key
        for one in TableScreen.BINDINGS
        if isinstance(one, Binding) and "key(" not in one.action
        for key in one.key.split(",")
    ]
    assert len(keys) == len(set(keys))
