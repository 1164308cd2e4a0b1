"""The second game hides more: cards that a hero looks at. Views are as blind, samples as possible, memory as true."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.batch.start import deck_of
from hexmoot.rules import terms
from hexmoot.rules.records import State
from hexmoot.rules.watch import terms as watch
from tests.properties.audit import count_resources
from tests.properties.profile import examples
from tests.properties.tables import CHOICE, WATCH_TABLES, choices, hand_out, play, play_on
from tests.properties.test_views import check_blindness, check_memory, played_with_memory

TABLES = [table for table in WATCH_TABLES if table.edition == "w-base"]
# The heroes that look at cards, or ask for them, each with its move.
LOOKING = {watch.REBEL: hx.Rebel, watch.SEER: hx.Seer, watch.COMMANDER: hx.Commander}


@st.composite
def heroic_positions(draw: st.DrawFn) -> hx.Game:
    """The middle of a turn, patrols given up, hands full, and a hero at turn who looks at cards and mostly did."""
    table = draw(st.sampled_from(TABLES))
    seed, plies = draw(st.integers(0, 2**40)), draw(st.integers(0, 500))
    game = play_on(table, seed, plies)
    while not to_the_middle_of_a_turn(game):
        plies //= 2
        game = play_on(table, seed, plies)
    hero, spent = draw(st.sampled_from(list(LOOKING))), draw(st.integers(0, 9))
    return used(heroic(game, hero, spent, random.Random(draw(CHOICE))), hero, draw(choices(4, least=1)))


def to_the_middle_of_a_turn(game: hx.Game) -> bool:
    """Plays the first move that there is until trade is open; whether the game came so far."""
    while game.state.stage not in (terms.MAIN, terms.OVER):
        if game.awaits_chance:
            game.deal()
        else:
            game.push(next(iter(game.legal_moves)))
    return bool(game.state.stage == terms.MAIN)


def heroic(game: hx.Game, hero: int, spent: int, chance: random.Random) -> hx.Game:
    """The game with full hands, this hero at turn, and so many patrols out of the game that lay in the deck."""
    state: Any = State()
    state.assign(game.state)
    extra = game.extra
    hand_out(state, chance)
    gone = min(spent, state.deck[terms.KNIGHT])
    state.deck[terms.KNIGHT] -= gone
    state.deck_size -= gone
    extra.spent += gone
    if hero in extra.hero:
        extra.hero[extra.hero.index(hero)] = extra.hero[state.turn]
    extra.hero[state.turn], extra.side[state.turn] = hero, watch.FRONT
    extra.rested &= ~(1 << state.turn)
    return hx.Game.from_state(game.start, state, game.dealer, extra)


def used(game: hx.Game, hero: int, numbers: list[int]) -> hx.Game:
    """The game after the hero's move, if it has one, and the cards laid before it by these numbers, if any."""
    moves = [move for move in game.legal_moves if isinstance(move, LOOKING[hero])]
    if moves:
        game.push(moves[sum(numbers) % len(moves)])
        for number in numbers:
            if game.awaits_chance:
                play(game, [number])
    return hx.Game.from_state(game.start, game.state, game.dealer, game.extra)


def whole(game: hx.Game) -> None:
    """Every card of the game lies somewhere, and nowhere is less than none."""
    state, extra = game.state, game.extra
    count_resources(state, game.start)
    foreseen = [0] * terms.CARDS if state.stage == watch.TAKING else extra.looked
    spent = [extra.spent if card == terms.KNIGHT else 0 for card in range(terms.CARDS)]
    piles = [state.deck, *state.cards, *state.played, foreseen, spent]
    assert min(min(pile) for pile in piles) >= 0
    assert [sum(pile) for pile in zip(*piles, strict=True)] == deck_of(game.start.supply)
    assert sum(state.deck) == state.deck_size
    if state.stage == watch.TAKING:
        assert extra.looked[: terms.KINDS] == state.hand[extra.looked_at]


def check_samples(game: hx.Game, shuffle: int) -> None:
    whole(game)
    for seat in (None, *range(1, game.seats + 1)):
        view = game.view(seat)
        for number in range(2):
            dealt = view.sample(shuffle + number)
            assert dealt.view(seat) == view
            assert hx.Game.from_hen(dealt.hen()).hen() == dealt.hen()
            whole(dealt)


@given(game=heroic_positions(), shuffle=CHOICE)
@examples(40)
def test_a_sample_is_a_possible_game_whatever_is_looked_at(game: hx.Game, shuffle: int) -> None:
    check_samples(game, shuffle)


@given(game=heroic_positions(), plies=choices(8), whose=st.integers(0, 4), shuffle=CHOICE)
@examples(40)
def test_views_are_blind_to_cards_that_others_look_at(
    game: hx.Game, plies: list[int], whose: int, shuffle: int
) -> None:
    check_blindness(game, whose % (game.seats + 1) or None, plies, shuffle)


@given(game=heroic_positions(), plies=choices(8), shuffle=CHOICE)
@examples(20)
def test_memory_of_a_game_of_the_watch_taken_up_in_the_middle(game: hx.Game, plies: list[int], shuffle: int) -> None:
    play(game, plies)
    check_memory(game, shuffle)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), plies=choices(40, least=10), shuffle=CHOICE)
@examples(8)
def test_memory_of_a_game_of_the_watch(table: Any, seed: int, plies: list[int], shuffle: int) -> None:
    played_with_memory(table, seed, plies, shuffle)
