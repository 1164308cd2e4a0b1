"""Wrong arguments to the face are refused in a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.arena.simulate import simulate

WHOLE = "from 0 to 2\\*\\*63 - 1"


def game(**more: Any) -> Any:
    return hx.Game("z-first", **{"seed": 1, **more})


WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: game().push("roll"), "a move is an object"),
    (lambda: game().push(None), "a move is an object"),
    (lambda: game().why_not(7), "a move is an object"),
    (lambda: game().push_text(hx.Roll()), "push_text takes codes"),
    (lambda: game(seed="x"), WHOLE),
    (lambda: game(seed=1.5), WHOLE),
    (lambda: game(seed=-1), WHOLE),
    (lambda: game(seed=2**63), WHOLE),
    (lambda: game().view(1).sample(seed=-1), WHOLE),
    (lambda: hx.SeedDealer(1, -1), WHOLE),
    (lambda: simulate("z-base", 1, seed=-1), WHOLE),
    (lambda: hx.FairDealer(b"short"), "32 bytes"),
    (lambda: game(seats="4"), "the number of seats is a whole number"),
    (lambda: game(first="2"), "a seat is a whole number"),
    (lambda: game().memory(None), "a seat is a whole number from 1 to 4"),
    (lambda: game().hand("1"), "a seat is a whole number"),
    (lambda: game().view(5), "there is no seat 5"),
]


@pytest.mark.parametrize(("call", "sentence"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_a_wrong_argument_is_refused_in_a_sentence(call: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(hx.HexmootError, match=sentence):
        call()


def test_the_last_seed_is_a_seed() -> None:
    assert game(seed=2**63 - 1).seats == 4


def test_legal_moves_understand_codes_as_why_not_does() -> None:
    table = game()
    assert "roll" in table.legal_moves
    assert "1.roll" in table.legal_moves
    assert "end" not in table.legal_moves
    assert "roll" not in table.legal_moves(2)
    assert table.legal_moves.why_not("roll") is None
    assert 7 not in table.legal_moves
    with pytest.raises(hx.InvalidText):
        assert "nonsense" in table.legal_moves


def test_two_seats_are_allowed_by_asking_for_them() -> None:
    table = hx.Game("u-base", seats=2, seed=1)
    assert table.hen().startswith("u-base:1,players=2 ")
    assert hx.Game("u-base", seats=2, seed=1, options={"players": "2-4"}).hen().startswith("u-base:1,players=2-4 ")
    with pytest.raises(hx.EditionError, match="not for 5"):
        hx.Game("u-base", seats=5)


def test_dir_lists_the_names() -> None:
    assert set(hx.__all__) <= set(dir(hx))
    assert "Limit" in dir(hx)
    assert hx.Limit(seed=3).seed == 3
