"""Legality has one judge: of every move that could be thought of, exactly the listed ones pass."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.rules import records, terms
from tests.properties.profile import examples
from tests.properties.tables import choices, play, positions

Candidate = tuple[int, int, int, int, int, tuple[int, ...], tuple[int, ...]]
NOTHING = (0,) * terms.KINDS
# One seat before the first and one behind the last, and the same for targets.
SEATS = range(-1, terms.SEATS + 1)


def bundles(most: int) -> list[tuple[int, ...]]:
    """Every bundle of at most so many cards."""
    return [cards for cards in product(range(most + 1), repeat=terms.KINDS) if sum(cards) <= most]


SMALL = bundles(3)
ONE_KIND = [
    tuple(count * (kind == k) for k in range(terms.KINDS)) for kind in range(terms.KINDS) for count in range(1, 6)
]
SINGLE = [tuple(int(kind == k) for k in range(terms.KINDS)) for kind in range(terms.KINDS)]
MIXED = [(1, 1, 0, 0, 0), (2, 2, 0, 0, 0), (0, 0, 3, 1, 0), (4, 1, 0, 0, 0), (0, -4, 0, 0, 0)]


def candidates(game: hx.Game, seat: int) -> Iterator[Candidate]:
    """Everything but offers: all kinds, all places and targets with one beyond each end, all bundles that matter."""
    for corner, kind in product(range(-1, terms.CORNERS + 1), (terms.SETTLE, terms.UPGRADE)):
        yield kind, seat, corner, 0, 0, NOTHING, NOTHING
    for side in range(-1, terms.SIDES + 1):
        yield terms.PAVE, seat, side, 0, 0, NOTHING, NOTHING
    for kind in (terms.NO_MOVE, terms.ROLL, terms.BUY, terms.PLAY_KNIGHT, terms.PLAY_ROADS, terms.WITHDRAW):
        yield kind, seat, 0, 0, 0, NOTHING, NOTHING
    for kind in (terms.END, terms.CLAIM):
        yield kind, seat, 0, 0, 0, NOTHING, NOTHING
    for cards in SMALL:
        yield terms.PLAY_PLENTY, seat, 0, 0, 0, NOTHING, cards
    for resource in range(-1, terms.KINDS + 1):
        yield terms.PLAY_MONOPOLY, seat, resource, 0, 0, NOTHING, NOTHING
    for count in range(8):
        yield terms.REVEAL, seat, 0, 0, count, NOTHING, NOTHING
    for place, target in product(range(-1, terms.HEXES + 1), SEATS):
        yield terms.ROB, seat, place, target, 0, NOTHING, NOTHING
    for give, take in product([*ONE_KIND, *MIXED, NOTHING], [*SINGLE, (2, 0, 0, 0, 0), (1, 1, 0, 0, 0), NOTHING]):
        yield terms.SWAP, seat, 0, 0, 0, give, take
    for kind, target in product((terms.AGREE, terms.DECLINE, terms.TAKE_OFFER, terms.CLOSE_OFFER), SEATS):
        yield kind, seat, 0, target, 0, NOTHING, NOTHING
    yield from discards(game, seat)


def discards(game: hx.Game, seat: int) -> Iterator[Candidate]:
    """Every bundle of about half a hand, and some that are not in it."""
    hand = game.state.hand[seat] if 0 <= seat < game.seats else [2] * terms.KINDS
    half = sum(hand) // 2
    for cards in product(*(range(min(held, half + 1) + 1) for held in hand)):
        if half - 1 <= sum(cards) <= half + 1:
            yield terms.DISCARD, seat, 0, 0, 0, cards, NOTHING
    for kind in range(terms.KINDS):
        too_many = [half * (kind == k) for k in range(terms.KINDS)]
        if too_many[kind] > hand[kind]:
            yield terms.DISCARD, seat, 0, 0, 0, tuple(too_many), NOTHING


def outcomes(seat: int) -> Iterator[Candidate]:
    for one, two in product(range(8), repeat=2):
        yield terms.DICE, seat, one, two, 0, NOTHING, NOTHING
    for place in range(-1, terms.KINDS + 1):
        yield terms.DRAWN, seat, place, 0, 0, NOTHING, NOTHING
        yield terms.STOLEN, seat, place, 0, 0, NOTHING, NOTHING


def passing(game: hx.Game, wanted: list[Candidate]) -> set[Candidate]:
    """Those that the judge lets pass."""
    rows: Any = records.Move.array(len(wanted))
    if hasattr(rows, "dtype"):
        for place, name in enumerate(("kind", "seat", "place", "target", "mask", "give", "take")):
            rows[name] = [one[place] for one in wanted]
    else:
        for row, one in zip(rows, wanted, strict=True):
            row.kind, row.seat, row.place, row.target, row.mask = one[:5]
            row.give, row.take = list(one[5]), list(one[6])
    judge, start = game.start.engine.judge, game.start
    return {one for i, one in enumerate(wanted) if judge(game.states, start.board, game.extras, rows, i) == 0}


def candidate_of(row: Any) -> Candidate:
    return row.kind, row.seat, row.place, row.target, row.mask, tuple(row.give), tuple(row.take)


def check_legality(game: hx.Game) -> None:
    for seat in SEATS:
        listed = [candidate_of(row) for row in game.legal_moves(seat + 1).rows()] if 0 <= seat < game.seats else []
        assert len(set(listed)) == len(listed), "a move is listed twice"
        assert passing(game, list(candidates(game, seat))) == set(listed)
    acting = game.state.turn if game.state.builder == terms.NONE else game.state.builder
    listed = [candidate_of(row) for row in game._outcomes()[0]]
    assert len(set(listed)) == len(listed)
    assert passing(game, list(outcomes(acting))) == set(listed)


@given(game=positions(), plies=choices(8))
@examples(30)
def test_exactly_the_listed_moves_pass_the_judge(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    check_legality(game)


@given(game=positions(), plies=choices(20), room=st.integers(1, 7))
@examples(30)
def test_any_stretch_of_the_list_can_be_had_without_the_rest(game: hx.Game, plies: list[int], room: int) -> None:
    play(game, plies)
    engine, board = game.start.engine, game.start.board
    for seat in range(game.seats):
        rows = game.legal_moves(seat + 1).rows()
        for first in range(0, len(rows) + 2, max(1, len(rows) // 9)):
            out = records.Move.array(room)
            assert engine.list_legal(game.states, board, game.extras, seat, first, out) == len(rows)
            wanted = rows[first : first + room]
            assert [records.Move.read(out, i) for i in range(len(wanted))] == wanted
            # Nothing is written beyond.
            assert all(records.Move.read(out, i).kind == terms.NO_MOVE for i in range(len(wanted), room))


@pytest.mark.slow
@given(game=positions(), plies=choices(30, least=10))
@examples(120)
def test_exactly_the_listed_moves_pass_the_judge_in_long_play(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    check_legality(game)


@given(game=positions(ended=False), plies=choices(8))
@examples(20)
def test_the_union_is_that_of_all_seats_and_nobody_waits_in_vain(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    by_seat = [list(game.legal_moves(seat)) for seat in range(1, game.seats + 1)]
    union = list(game.legal_moves)
    assert union == [move for moves in by_seat for move in moves]
    assert game.legal_moves.count() == len(game.legal_moves) == len(union)
    assert bool(game.legal_moves) == bool(union)
    if game.state.stage != terms.OVER:
        assert bool(game.chance) == game.awaits_chance
        for seat in game.actors:
            assert by_seat[seat - 1], f"the game waits for seat {seat}, who cannot do anything"
        assert game.awaits_chance or game.actors
    else:
        assert not union
        assert not game.chance
        assert not game.actors


def may_offer(state: Any, seat: int, give: tuple[int, ...], take: tuple[int, ...], asked: int) -> bool:
    """TRADE-02 to TRADE-05, TRADE-14, TURN-02, PLAY-08, said again at length."""
    everybody = (1 << state.seats) - 1
    following = (state.turn + 1) % state.seats
    to_turn = seat == state.turn or asked == 1 << state.turn
    return (
        state.stage == terms.MAIN
        and 0 <= seat < state.seats
        and 0 < asked <= everybody
        and not asked >> seat & 1
        and (to_turn or asked == 1 << following)
        and not (to_turn and state.phases == terms.SEPARATE and state.built)
        and all(g >= 0 and t >= 0 and not (g and t) for g, t in zip(give, take, strict=True))
        and any((*give, *take))
        and (bool(state.gifts) or (any(give) and any(take)))
        and all(g <= held for g, held in zip(give, state.hand[seat], strict=True))
        and (state.offers_per_turn == 0 or state.offered[seat] < state.offers_per_turn)
    )


CARDS = st.lists(st.integers(0, 4), max_size=4).map(lambda kinds: tuple(kinds.count(k) for k in range(terms.KINDS)))


@given(
    game=positions(ended=False),
    plies=choices(6),
    offers=st.lists(st.tuples(st.integers(-1, 6), CARDS, CARDS, st.integers(-1, 63)), min_size=1, max_size=30),
)
@examples(40)
def test_offers_are_judged_and_never_listed(
    game: hx.Game, plies: list[int], offers: list[tuple[int, tuple[int, ...], tuple[int, ...], int]]
) -> None:
    play(game, plies)
    assert all(row.kind != terms.OFFER for row in game.legal_moves.rows())
    state = game.state
    # What each seat could offer of the first thing that it holds, beside whatever was drawn.
    for seat in range(state.seats):
        held = next((kind for kind in range(terms.KINDS) if state.hand[seat][kind]), None)
        if held is not None:
            give = tuple(int(kind == held) for kind in range(terms.KINDS))
            take = tuple(int(kind == (held + 1) % terms.KINDS) for kind in range(terms.KINDS))
            offers = [*offers, *((seat, give, take, asked) for asked in range(1 << state.seats))]
    for seat, give, take, asked in offers:
        wanted = (terms.OFFER, seat, 0, 0, asked, give, take)
        assert bool(passing(game, [wanted])) == may_offer(state, seat, give, take, asked), wanted


@given(game=positions(ended=False), plies=choices(8))
@examples(20)
def test_the_reason_is_given_exactly_for_what_is_not_legal(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    for move in game.legal_moves:
        assert move in game.legal_moves
        assert game.why_not(move) is None
    for seat in range(1, 7):
        for move in (hx.Roll(seat=seat), hx.End(seat=seat), hx.Buy(seat=seat), hx.Knight(seat=seat), hx.Win(seat=seat)):
            refusal = game.why_not(move)
            assert (refusal is None) == (move in list(game.legal_moves))
            assert refusal is None or (refusal.rule and refusal.sentence)


@given(game=positions(), plies=choices(8))
@examples(15)
def test_a_view_lists_the_moves_of_its_seat_and_an_onlooker_has_none(game: hx.Game, plies: list[int]) -> None:
    play(game, plies)
    for seat in range(1, game.seats + 1):
        assert list(game.view(seat).legal_moves) == list(game.legal_moves(seat))
    assert list(game.view(None).legal_moves) == []
