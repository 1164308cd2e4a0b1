"""Chance: exact probabilities that sum to 1, and dealers that keep to them."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.notation.letters import CARDS, KINDS
from hexmoot.rules import terms
from tests.properties.profile import FACTOR, examples
from tests.properties.tables import CHOICE, Table, choices, choose, play, play_on, positions

PURPOSES = ("island", "dice", "cards", "robbery", "tokens", "wildlings", "steward", "bots")


def expected(game: hx.Game) -> dict[str, Fraction]:
    """The probability of each outcome, by hand."""
    state = game.state
    if state.stage == terms.ROLLING:
        pairs = Counter(tuple(sorted((a, b))) for a in range(1, 7) for b in range(1, 7))
        return {f"={a}{b}": Fraction(count, 36) for (a, b), count in pairs.items()}
    letters, piles = (CARDS, state.deck) if state.stage == terms.DRAWING else (KINDS, state.hand[state.victim])
    return {f"={letter}": Fraction(count, sum(piles)) for letter, count in zip(letters, piles, strict=True) if count}


@given(game=positions(ended=False), plies=choices(20, least=4))
@examples(40)
def test_probabilities_are_exact_and_sum_to_one(game: hx.Game, plies: list[int]) -> None:
    for number in plies:
        if game.awaits_chance:
            chance = game.chance
            assert sum(p for _, p in chance) == 1
            assert {str(outcome): p for outcome, p in chance} == expected(game)
            for outcome, _ in chance:
                assert outcome in game.legal_moves
        else:
            assert game.chance == []
            with pytest.raises(ValueError, match=r"waits for a decision"):
                game.deal()
        move = choose(game, number)
        if move is None:
            return
        game.push(move)


def is_fair(counts: Counter[str], wanted: dict[str, Fraction]) -> bool:
    """Chi-square far beyond what chance does: six standard deviations above its mean."""
    total = sum(counts.values())
    square = sum((counts[code] - total * p) ** 2 / (total * p) for code, p in wanted.items())
    freedom = max(1, len(wanted) - 1)
    return set(counts) <= set(wanted) and float(square) < freedom + 6 * (2 * freedom) ** 0.5


def waiting(stage: int) -> hx.Game:
    """A game at a chance node of this kind, in the midst of play."""
    table = Table("z-base", 4)
    for seed in range(1, 300):
        game = play_on(table, seed, 200 + 7 * seed, wealth=seed)
        for number in range(60):
            if game.state.stage == stage:
                return game
            move = choose(game, 1 + number * 7919)
            if move is None:
                break
            game.push(move)
    raise AssertionError("no such chance node was found")


@pytest.mark.slow
@pytest.mark.parametrize("stage", [terms.ROLLING, terms.DRAWING, terms.STEALING], ids=["roll", "draw", "theft"])
@pytest.mark.parametrize("dealer", ["seed", "fair"])
def test_dealt_outcomes_have_their_probabilities(stage: int, dealer: str) -> None:
    game = waiting(stage)
    counts: Counter[str] = Counter()
    for seed in range(1500 * FACTOR):
        game.dealer = hx.SeedDealer(seed) if dealer == "seed" else hx.FairDealer(seed.to_bytes(32, "big"))
        counts[str(game.deal())] += 1
        game.pop()
    assert is_fair(counts, expected(game)), counts


@pytest.mark.parametrize("purpose", PURPOSES)
def test_the_numbers_of_one_stream_are_fair(purpose: str) -> None:
    for dealer in (hx.SeedDealer(20250101), hx.FairDealer(b"hexmoot" + bytes(25))):
        for bound in (2, 6, 36, 25):
            counts = Counter(str(dealer.below(purpose, bound)) for _ in range(3000))
            assert is_fair(counts, {str(number): Fraction(1, bound) for number in range(bound)})
            pairs = [dealer.below(purpose, 5) for _ in range(3001)]
            following = Counter(f"{a}{b}" for a, b in pairwise(pairs))
            assert is_fair(following, {f"{a}{b}": Fraction(1, 25) for a in range(5) for b in range(5)})


@given(
    seed=st.integers(0, 2**63 - 1),
    purpose=st.sampled_from(PURPOSES),
    asked=st.lists(st.tuples(st.sampled_from(PURPOSES), st.integers(1, 100)), max_size=20),
    fair=st.booleans(),
)
@examples(50)
def test_a_purpose_is_not_shifted_by_what_is_dealt_for_others(
    seed: int, purpose: str, asked: list[tuple[str, int]], fair: bool
) -> None:
    def dealer() -> hx.SeedDealer | hx.FairDealer:
        return hx.FairDealer(seed.to_bytes(32, "big")) if fair else hx.SeedDealer(seed)

    alone, disturbed = dealer(), dealer()
    wanted = [alone.below(purpose, 1000) for _ in range(4)]
    dealt = []
    for _ in range(4):
        for other, bound in asked:
            if other != purpose:
                assert 0 <= disturbed.below(other, bound) < bound
        dealt.append(disturbed.below(purpose, 1000))
    assert dealt == wanted
    counters = disturbed.counters()
    later = disturbed.below(purpose, 1000)
    disturbed.restore(counters)
    assert disturbed.below(purpose, 1000) == later


@given(seed=st.integers(0, 2**40), number=CHOICE)
@examples(10)
def test_a_changed_decision_does_not_shift_the_dice(seed: int, number: int) -> None:
    one, two = Table("u-base", 4).game(seed), Table("u-base", 4).game(seed)
    play(two, [number + place for place in range(3)])
    rolls = []
    for game in (one, two):
        while not game.awaits_chance:
            game.push(next(iter(game.legal_moves)))
        rolls.append(game.deal())
    assert rolls[0] == rolls[1]
