"""Perft: how many ways lead on from the start, counted ply by ply; and that all that chance can do adds up to 1.

The numbers of the set-up follow from the shape alone, so they hold for every island and every edition with a draft.
"""

import random
from fractions import Fraction
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.batch import engine
from hexmoot.batch.start import start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import Edition, edition, keys, resolve
from hexmoot.rules.fast import INTERPRETED
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, Move, Nothing, State
from tests.rules.table import START, position, rule

# Settlements, then roads at them, in turn: 54 corners; 144 ends of sides; then what the distance rule leaves.
ISLAND = (54, 144, 7_236, 19_248, 897_180)
LARGE = (80, 218, 16_612, 45_204)
# The second game of the family has a board of its own.
DRAFTS = [key for key in keys() if edition(key).options["setup"] == "draft" and not key.startswith("w-")]
# More plies than this take the interpreter too long.
DEEPEST = 3 if INTERPRETED else 9
ROOM = 200


def perft(by: Edition, seats: int, depth: int, seed: int = 1) -> int:
    """How many sequences of `depth` plies lead on from the start of a game."""
    start = start_of(by, seats)
    opened, stack = start.state.copy(), State.array(depth + 1)
    dealers, logs = Dealer.array(1), Log.array(1)
    engine.open_game(opened, start.board, start.extras(), start.layout, dealers, logs, seed, 0)
    stack[0] = opened[0]
    return int(
        engine.perft(
            stack,
            start.board,
            Nothing.array(depth + 1),
            Move.array(depth * ROOM),
            numbers(64),
            numbers(depth + 1),
            numbers(depth + 1),
            logs,
            ROOM,
            depth,
        )
    )


def test_the_editions_with_a_draft_are_those_expected() -> None:
    assert DRAFTS == ["j-base", "k-base", "u-base", "z-base"]


@rule("SETUP-07", "SETUP-08", effect=True)
@pytest.mark.parametrize("key", DRAFTS)
@pytest.mark.parametrize("seats", [3, 4])
def test_perft_of_the_set_up_on_the_island(key: str, seats: int) -> None:
    by = resolve(key)
    for depth, leaves in enumerate(ISLAND, start=1):
        if depth <= DEEPEST:
            assert perft(by, seats, depth) == leaves, depth


@rule("SETUP-07", "SETUP-08", "BOARD-12", effect=True)
@pytest.mark.parametrize("key", DRAFTS)
@pytest.mark.parametrize("seats", [5, 6])
def test_perft_of_the_set_up_on_the_large_board(key: str, seats: int) -> None:
    by = resolve(key, {"players": "3-6"})
    for depth, leaves in enumerate(LARGE, start=1):
        if depth <= DEEPEST:
            assert perft(by, seats, depth) == leaves, depth


@rule("SETUP-07", effect=True)
def test_perft_is_the_same_on_every_island() -> None:
    assert {perft(resolve("z-base"), 4, 3, seed) for seed in range(5)} == {ISLAND[2]}


def count_by_hand(game: hx.Game, depth: int) -> int:
    """Perft by the slow definition: make every move that is listed, take it back, add up."""
    following = [move for move, _ in game.chance] if game.awaits_chance else list(game.legal_moves)
    if depth == 1:
        return len(following)
    leaves = 0
    for move in following:
        game.push(move)
        leaves += count_by_hand(game, depth - 1)
        game.pop()
    return leaves


@pytest.mark.parametrize(
    "told",
    [
        {"stage": "before", "hands": {1: "LB", 2: "O"}, "cards": {1: "K"}},
        {"stage": "main", "hands": {1: "LLWGBOOOGG"}, "pieces": START | {1: START[1] + " r@C8w"}},
        {"stage": "robbing", "rolled": True, "hands": {2: "LW", 3: "O"}},
        {"stage": "discarding", "hands": {1: "LLLLWWGG", 3: "OOOOOOOOO"}, "owe": "13"},
        {"stage": "extra", "seats": 5, "turn": 1, "builder": 2, "hands": {2: "LBWGO"}},
    ],
    ids=lambda told: told["stage"],
)
def test_perft_from_the_middle_of_a_game_agrees_with_counting_by_hand(told: dict[str, Any]) -> None:
    game, depth = position(**told), 2
    stack = State.array(depth + 1)
    stack[0] = game.states[0]
    extras, out = Nothing.array(depth + 1), Move.array(depth * ROOM)
    logs = Log.array(1)
    counted = engine.perft(
        stack, game.start.board, extras, out, numbers(64), numbers(depth + 1), numbers(depth + 1), logs, ROOM, depth
    )
    assert counted == count_by_hand(game, depth)


def leaves_below(game: hx.Game, dice: random.Random, chances: int) -> list[Fraction]:
    """The probabilities of all leaves that lie `chances` outcomes below a position; decisions are made at random."""
    if chances == 0 or game.result():
        return [Fraction(1)]
    if not game.awaits_chance:
        moves = [move for seat in game.actors for move in game.legal_moves(seat)]
        game.push(dice.choice(moves))
        leaves = leaves_below(game, dice, chances)
        game.pop()
        return leaves
    leaves = []
    for outcome, chance in game.chance:
        game.push(outcome)
        leaves += [chance * leaf for leaf in leaves_below(game, dice, chances - 1)]
        game.pop()
    return leaves


@rule("PLAY-07", "PROD-06", effect=True)
@pytest.mark.parametrize(("key", "seats", "seed"), [("z-base", 4, 1), ("k-base", 5, 2), ("z-first", 3, 3)])
def test_all_that_chance_can_do_adds_up_to_one(key: str, seats: int, seed: int) -> None:
    """At every chance node of a random game, and over the leaves of the tree below some of them."""
    dice = random.Random(seed)
    game = hx.Game(key, seats=seats, seed=seed)
    nodes = 0
    while nodes < 20 and game.result() is None:
        if game.awaits_chance:
            nodes += 1
            outcomes = game.chance
            assert sum(chance for _, chance in outcomes) == 1
            assert all(chance > 0 for _, chance in outcomes)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
            assert all(game.why_not(outcome) is None for outcome, _ in outcomes)
            if nodes == 12:
                leaves = leaves_below(game, dice, 2)
                assert sum(leaves) == 1
                assert len(leaves) > len(outcomes)
            game.deal()
        else:
            assert game.chance == []
            moves = [move for seat in game.actors for move in game.legal_moves(seat)]
            game.push(dice.choice(moves))
    assert nodes == 20


@rule("PLAY-07", effect=True)
def test_every_outcome_that_is_not_listed_is_impossible() -> None:
    dice = [hx.Dice(one, two) for one in range(1, 7) for two in range(one, 7)]
    cards, kinds = [hx.Card(card) for card in "KRYMV"], [hx.Stolen(kind) for kind in "LWGBO"]
    games = (
        position(stage="rolling"),
        position(stage="drawing", rolled=True, cards={1: "/-/KRRY", 2: "VVVVV"}),
        position(stage="stealing", rolled=True, victim=2, hands={2: "LLLW", 1: "O"}),
    )
    for game in games:
        listed = {outcome for outcome, _ in game.chance}
        assert listed == {outcome for outcome in (*dice, *cards, *kinds) if game.why_not(outcome) is None}
        assert sum(chance for _, chance in game.chance) == 1
    assert dict(games[1].chance) == {
        hx.Card("K"): Fraction(13, 16),
        hx.Card("Y"): Fraction(1, 16),
        hx.Card("M"): Fraction(2, 16),
    }
    # Each card of the victim is as likely as any other, not each kind.
    assert dict(games[2].chance) == {hx.Stolen("L"): Fraction(3, 4), hx.Stolen("W"): Fraction(1, 4)}
