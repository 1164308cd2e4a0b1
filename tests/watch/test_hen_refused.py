"""Lines of the second game that no game can write are refused in a sentence; what games write is read as it was."""

import random

import pytest

import hexmoot as hx
from hexmoot.notation.hen import write_hen
from hexmoot.notation.hen_reader import read_hen
from hexmoot.rules.watch import terms
from tests.watch.table import position

BEFORE = position(seats=3, stage="before").hen()
# Somebody has built a city.
GROWN = {
    1: "s@C7n r@C7nw c@E5n r@E5nw",
    2: "s@C9n r@C9nw s@E9n r@E9nw",
    3: "s@C11n r@C11nw s@E13n r@E13nw",
}


def in_third_round(posted: int) -> hx.Game:
    """A game of three that has come to the guards of the set-up, of which so many stand."""
    game = hx.Game("w-base", seats=3, seed=4)
    while game.state.stage != terms.GUARDING or sum(game.extra.guards) < posted:
        if game.awaits_chance:
            game.deal()
        else:
            game.push(next(iter(game.legal_moves)))
    return game


def refused(line: str) -> str:
    with pytest.raises(hx.InvalidText) as refusal:
        hx.Game.from_hen(line)
    return str(refusal.value)


def said(line: str, *details: str) -> str:
    """The line with these details in the last part of its component, which has none."""
    assert line.endswith("|-")
    return line[:-1] + ",".join(details)


def test_nobody_has_won_a_game_that_goes_on() -> None:
    assert "winner= is said of a game that is over" in refused(said(BEFORE, "winner=1"))
    assert "ending=" in refused(said(BEFORE, "ending=points", "winner=1"))


@pytest.mark.parametrize("stage", ["before", "main:rolled", "laying:rolled,free=1"])
def test_the_wildling_die_waits_only_for_what_comes_before_it(stage: str) -> None:
    line = BEFORE.replace("1:before", f"1:{stage}")
    assert "die= is said after the roll" in refused(said(line, "die=9"))


def test_the_wildling_die_waits_for_the_robber_after_a_seven_and_not_before_a_roll() -> None:
    line = said(BEFORE, "die=9")
    after = line.replace("1:before", "1:robbing:rolled")
    assert hx.Game.from_hen(after).hen() == after
    assert "die= is said after the roll" in refused(line.replace("1:before", "1:robbing"))


def test_guards_of_the_setup_come_before_everything_else() -> None:
    game = in_third_round(1)
    line = game.hen()
    assert hx.Game.from_hen(line).hen() == line
    turn = game.state.turn + 1
    grown = position(seats=3, pieces=GROWN).hen()
    assert "third round of the set-up" in refused(grown.replace("1:main:rolled", "1:guarding"))
    plain = position(seats=3, stage="before").hen().replace("1:before", "1:guarding")
    assert hx.Game.from_hen(plain).hen() == plain
    for change, reason in (
        ({"wall": "11---,-----,-----,-----"}, "should have"),
        ({"wall": "1----,2----,3----,-----"}, "each seat places one guard"),
        ({"camps": "r,-,-"}, "no wildling comes before the first turn"),
        ({"breaches": 1}, "no wildling comes before the first turn"),
        ({"cards": {1: "K"}}, "nothing is rolled, bought or played"),
    ):
        told = position(seats=3, stage="before", **change).hen()
        assert reason in refused(told.replace("1:before", "1:guarding")), change
    assert "nothing is rolled" in refused(line.replace(f"{turn}:guarding", f"{turn}:guarding:rolled"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_every_position_of_a_game_is_read_as_it_was_written(seats: int) -> None:
    waiting, guarding = 0, 0
    for seed in range(8):
        chance, game = random.Random(seed), hx.Game("w-base", seats=seats, seed=seed)
        for _ in range(400):
            for line in (game.hen(), *(game.view(seat).hen() for seat in (None, *range(1, seats + 1)))):
                assert write_hen(read_hen(line)) == line
            waiting += bool(game.extra.die)
            guarding += game.state.stage == terms.GUARDING
            if game.result():
                break
            if game.awaits_chance:
                game.deal()
                continue
            moves = list(game.legal_moves)
            busy = [move for move in moves if not isinstance(move, hx.End)]
            game.push(chance.choice(busy if busy and chance.random() < 0.5 else moves))
    assert waiting > 20
    assert guarding >= 8 * seats
