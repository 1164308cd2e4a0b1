"""A person's part of the fair dice, as a client says it."""

import hashlib
from typing import Any

from hexmoot.server.reading import DiceSeed


def view(status: str, commitments: tuple[int, ...] = (), revealed: tuple[int, ...] = ()) -> dict[str, Any]:
    seats = [{"free": False, "bot": None}, {"free": False, "bot": None}, {"free": False, "bot": "greedy"}]
    return {
        "status": status,
        "seats": seats,
        "you": {"seats": [2]},
        "dice": {"commitments": dict.fromkeys(map(str, commitments), "…"), "revealed": list(revealed)},
    }


def test_each_part_is_said_once_with_a_nonce() -> None:
    dice = DiceSeed()
    assert dice.answer(view("open"), 2) is None
    committed = dice.answer(view("dice"), 2)
    assert committed is not None
    assert (committed["t"], committed["nonce"]) == ("commit_dice", "dice")
    # The other one's commitment comes before the own one is told of.
    assert dice.answer(view("dice", (1,)), 2) is None
    assert dice.given == ""
    shown = dice.answer(view("dice", (1, 2)), 2)
    assert shown is not None
    assert shown["t"] == "reveal_dice"
    assert hashlib.sha256(bytes.fromhex(shown["seed"])).hexdigest() == committed["commitment"]
    assert dice.answer(view("dice", (1, 2), (1,)), 2) is None
    assert dice.given == shown["seed"]


def test_on_another_connection_it_is_said_again() -> None:
    dice = DiceSeed()
    first = dice.answer(view("dice"), 2)
    dice.again()
    assert dice.answer(view("dice"), 2) == first


def test_a_start_that_was_called_off_takes_a_seed_that_nobody_has_seen() -> None:
    dice = DiceSeed()
    first = dice.answer(view("dice"), 2)
    dice.answer(view("dice", (1, 2)), 2)
    dice.answer(view("open"), 2)
    assert dice.given == ""
    second = dice.answer(view("dice"), 2)
    assert first is not None
    assert second is not None
    assert second["commitment"] != first["commitment"]
    # During the game, and after it, it is the one that was shown.
    dice.answer(view("dice", (1, 2)), 2)
    given = dice.given
    dice.answer(view("playing"), 2)
    assert dice.given == given != ""
