"""The list of the Watch's own moves is exactly what the judge allows, in positions all over random games."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.batch.start import Start, read_extra, start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import resolve
from hexmoot.rules import records, terms
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, State
from hexmoot.rules.watch import terms as watch

Key = tuple[int, int, int, int, tuple[int, ...]]
NOTHING = (0, 0, 0, 0, 0)
THREE_CARDS = [
    tuple(cards.count(kind) for kind in range(terms.KINDS)) for cards in combinations_with_replacement(range(5), 3)
]


def after(start: Start, number: int, plies: int) -> hx.Game:
    """The position after so many plies of a random game."""
    states, extras = start.state.copy(), start.extras()
    start.engine.play_games(
        start.state,
        states,
        start.board,
        start.extras(),
        extras,
        start.layout.copy(),
        Dealer.array(1),
        records.Move.array(64),
        Log.array(1),
        5,
        number,
        1,
        plies,
        numbers(start.engine.TALLIES),
    )
    return hx.Game.from_state(start, State.read(states), hx.SeedDealer(1), read_extra(start, extras))


def made_rich(game: hx.Game, number: int) -> hx.Game:
    """The same position with more cards for the seat at turn, and another hero that does not rest."""
    state, extra = game.state, game.extra
    turn = state.turn
    if state.stage not in (terms.BEFORE_ROLL, terms.MAIN):
        return game
    for kind in range(terms.KINDS):
        dealt = min(2, state.bank[kind])
        state.bank[kind] -= dealt
        state.hand[turn][kind] += dealt
        state.hand_size[turn] += dealt
    for card in (terms.KNIGHT, terms.RECRUITS):
        dealt = min(1, state.deck[card])
        state.deck[card] -= dealt
        state.deck_size -= dealt
        state.cards[turn][card] += dealt
        state.card_size[turn] += dealt
    wanted = number % watch.HEROES
    if wanted in extra.hero[: state.seats]:
        extra.hero[extra.hero.index(wanted)] = extra.hero[turn]
    extra.hero[turn], extra.rested = wanted, 0
    return hx.Game.from_state(game.start, state, hx.SeedDealer(1), extra)


def candidates(game: hx.Game) -> Iterator[Key]:
    """Every move of the Watch's own that anybody could write, one place beyond the edges included."""
    for kind in (watch.POST, watch.RECRUIT):
        yield from ((kind, place, 0, 0, NOTHING) for place in range(-1, 6))
    yield from ((watch.PATROL, place, 0, 0, NOTHING) for place in range(-1, 23))
    yield from ((watch.CHOOSE, place, 0, 0, NOTHING) for place in range(-1, 13))
    yield from ((watch.PICK, place, target, 0, NOTHING) for place in range(-1, 7) for target in range(1 + (place >= 0)))
    yield from ((watch.HERO, *use) for use in uses(game))


def uses(game: hx.Game) -> Iterator[tuple[int, int, int, tuple[int, ...]]]:
    kinds = range(-1, 6)
    yield from ((kind, asked, watch.COMMANDER, NOTHING) for kind in kinds for asked in range(17))
    yield from ((one, two, watch.STEWARD, NOTHING) for one in kinds for two in kinds)
    yield from ((kind, 0, watch.SCHOLAR, NOTHING) for kind in kinds)
    own = [side for side in range(80) if game.state.road[side] == game.state.turn]
    yield from ((side, new, watch.BUILDER, NOTHING) for side in [-1, *own, 79] for new in range(-1, 81))
    yield from ((place, 0, watch.ARMS, cards) for place in range(-1, 5) for cards in THREE_CARDS)
    yield from ((0, 0, watch.SEER, cards) for cards in THREE_CARDS)
    yield from ((0, other, watch.REBEL, NOTHING) for other in range(-1, 5))
    yield from ((place, 0, watch.PATHFINDER, NOTHING) for place in range(-1, 36))
    yield from ((place, 0, watch.ARCHER, NOTHING) for place in range(-1, 23))
    yield from ((place, 0, watch.RECRUITER, NOTHING) for place in range(-1, 5))
    yield (0, 0, watch.TRACKER, NOTHING)


def allowed(game: hx.Game, seat: int) -> set[Key]:
    """The candidates that the judge lets pass."""
    rows, row = records.Move.array(1), records.Move()
    found = set()
    for key in candidates(game):
        row.kind, row.place, row.target, row.mask, row.seat = *key[:4], seat
        row.give = list(key[4])
        row.write(rows)
        if game.start.engine.judge(game.states, game.start.board, game.extras, rows, 0) == 0:
            found.add(key)
    return found


def listed(game: hx.Game, seat: int) -> set[Key]:
    """What is listed, once each."""
    own = [key_of(row) for row in game.legal_moves(seat + 1).rows() if row.kind >= terms.OWN_MOVES]
    assert len(own) == len(set(own))
    return set(own)


def key_of(row: Any) -> Key:
    return row.kind, row.place, row.target, row.mask, tuple(row.give)


@pytest.mark.slow
def test_the_list_is_what_the_judge_allows() -> None:
    start = start_of(resolve("w-base"), 4)
    seen = set()
    for number in range(150):
        game = made_rich(after(start, number, 30 + 7 * number), number)
        for seat in {game.state.turn, *(actor - 1 for actor in game.actors), (game.state.turn + 1) % 4}:
            moves = listed(game, seat)
            assert moves == allowed(game, seat), game.hen()
            seen |= {(move[0], move[3]) for move in moves}
    # Guards, recruits, patrols and picks came up, and every hero but those who need somebody to turn up.
    assert {kind for kind, _ in seen} == set(range(watch.POST, watch.TOKEN))
    assert len({hero for kind, hero in seen if kind == watch.HERO}) >= 9


def test_the_first_plies_of_every_land_are_as_many_as_its_corners_and_ways() -> None:
    game = hx.Game("w-base", seats=3, seed=1)
    assert game.legal_moves.count() == 60
    ways = 0
    for move in list(game.legal_moves):
        game.push(move)
        ways += game.legal_moves.count()
        game.pop()
    # Two ends a side.
    assert ways == 2 * 80
