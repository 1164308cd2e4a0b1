"""What a client keeps of a table: its part of the fair dice, and its offers."""

import hashlib
from typing import Any

from hexmoot.server.reading import Bargain, DiceSeed


def view(status: str, commitments: tuple[int, ...] = (), revealed: tuple[int, ...] = ()) -> dict[str, Any]:
    """Seats 1 and 2 belong to persons, each of whom throws the dice."""
    return {
        "status": status,
        "dice": {
            "commitments": dict.fromkeys(map(str, commitments), "…"),
            "sealed": commitments == (1, 2),
            "revealed": list(revealed),
        },
    }


def test_each_part_is_said_once_with_a_nonce() -> None:
    dice = DiceSeed()
    assert dice.answer(view("open"), 2) is None
    committed = dice.answer(view("dice"), 2)
    assert committed is not None
    assert committed["t"] == "commit_dice"
    assert committed["nonce"]
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


def test_a_start_that_was_called_off_is_another_throw_even_with_a_seed_that_nobody_has_seen() -> None:
    dice = DiceSeed()
    first = dice.answer(view("dice"), 2)
    dice.answer(view("open"), 2)
    second = dice.answer(view("dice"), 2)
    assert first is not None
    assert second is not None
    assert second["nonce"] != first["nonce"]


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


def at_turn(*, yes: tuple[int, ...] = (), clock: str = "none", **other: Any) -> dict[str, Any]:
    """Seat 1 is at turn, and offers something to a person on seat 2 and a bot on seat 3."""
    person = {"free": False, "bot": None, "machine": False, "away": False, "steward": "", "not_trading": False}
    return {
        "settings": {"clock": {"kind": clock}},
        "turn": {"seat": 1, "rolled": True},
        "seats": [person, person | other, person | {"bot": "greedy"}],
        "offers": [{"n": 9, "seat": 1, "asked": [2, 3], "yes": list(yes), "no": []}],
    }


def test_a_person_is_waited_for_as_long_as_patience_lasts() -> None:
    bargain = Bargain(1)
    assert bargain.waits(at_turn(), 100) is None, "it has made no offer"
    bargain.offer("o:L>W", at_turn(), 100)
    assert bargain.waits(at_turn(), 104) == Bargain.PATIENCE - 4
    assert bargain.waits(at_turn(yes=(2,)), 104) is None
    assert bargain.waits(at_turn() | {"offers": []}, 104) is None
    assert bargain.waits(at_turn(), 100 + Bargain.PATIENCE) is None
    for nobody in ({"bot": "random"}, {"machine": True}, {"away": True}, {"steward": "time"}, {"not_trading": True}):
        assert bargain.waits(at_turn(**nobody), 104) is None, nobody
    bargain.offer("o:L>B", at_turn(clock="turn"), 200)
    assert bargain.waits(at_turn(), 200) == Bargain.PATIENCE_ON_A_CLOCK


def test_offers_are_remembered_until_the_turn_is_over() -> None:
    bargain = Bargain(1)
    for code in ("o:L>W", "o:L>B"):
        bargain.look(at_turn())
        bargain.offer(code, at_turn(), 100)
    assert bargain.offered == ["o:L>W", "o:L>B"]
    bargain.look(at_turn() | {"turn": {"seat": 2, "rolled": True}})
    assert bargain.offered == []
    bargain.offer("o:L>W", at_turn(), 100)
    bargain.look(at_turn() | {"turn": {"seat": 1, "rolled": False}})
    assert bargain.offered == []
