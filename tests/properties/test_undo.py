"""`pop` undoes `push`: every field, the dealer's counters, the events and the list of moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from tests.properties.profile import examples
from tests.properties.tables import CHOICE, choices, choose, positions, whole_state

Moment = tuple[str, str, tuple[int, ...], int, int]


def moment(game: hx.Game) -> Moment:
    """All that a move may change."""
    return whole_state(game), game.hen(), game.dealer.counters(), len(game.plies), len(game.events)


@given(game=positions(), plies=choices(12, least=1), dealt=st.booleans())
@examples(30)
def test_pop_undoes_push_ply_by_ply(game: hx.Game, plies: list[int], dealt: bool) -> None:
    moments, moves = [moment(game)], []
    for number in plies:
        if dealt and game.awaits_chance:
            moves.append(game.deal())
        else:
            move = choose(game, number)
            if move is None:
                break
            game.push(move)
            moves.append(game.plies[-1].move)
        moments.append(moment(game))
    while moves:
        assert moment(game) == moments.pop()
        assert game.pop() == moves.pop()
    assert moment(game) == moments.pop()
    with pytest.raises(IndexError):
        game.pop()


@given(game=positions(), number=CHOICE)
@examples(30)
def test_a_move_taken_back_and_made_again_leads_to_the_same_position(game: hx.Game, number: int) -> None:
    move = choose(game, number)
    if move is None:
        return
    game.push(move)
    after = moment(game)
    events = game.plies[-1].events
    game.push(game.pop())
    assert moment(game) == after
    assert game.plies[-1].events == events


@given(game=positions(), number=CHOICE)
@examples(30)
def test_an_outcome_taken_back_is_dealt_again(game: hx.Game, number: int) -> None:
    for _ in range(30):
        if game.awaits_chance:
            break
        move = choose(game, number)
        if move is None:
            return
        game.push(move)
    if game.awaits_chance:
        outcome, counters = game.deal(), game.dealer.counters()
        game.pop()
        assert game.deal() == outcome
        assert game.dealer.counters() == counters


CODES = (
    "roll",
    "end",
    "buy",
    "kn",
    "rb",
    "mo:W",
    "yp:LL",
    "win",
    "vp",
    "o-",
    "y1",
    "d2",
    "d>2",
    "=11",
    "=K",
    "=W",
    "rob@D7",
)


@given(game=positions(), code=st.sampled_from(CODES))
@examples(30)
def test_a_refused_move_changes_nothing(game: hx.Game, code: str) -> None:
    before = moment(game)
    try:
        refusal = game.why_not(code)
    except hx.AmbiguousMove:
        with pytest.raises(hx.AmbiguousMove):
            game.push(hx.parse_move(code))
    else:
        if refusal is None:
            return
        with pytest.raises(hx.IllegalMove) as caught:
            game.push(hx.parse_move(code))
        assert caught.value.rule == refusal.rule
    assert moment(game) == before


@given(game=positions(), plies=choices(6))
@examples(15)
def test_a_copy_goes_its_own_way(game: hx.Game, plies: list[int]) -> None:
    twin = game.copy()
    before = moment(game)
    for number in plies:
        move = choose(twin, number)
        if move is not None:
            twin.push(move)
    assert moment(game) == before
    if game.awaits_chance:
        assert game.copy().deal() == game.deal()


def test_the_copy_of_a_fair_game_is_dealt_the_same_numbers() -> None:
    game = hx.Game("u-base", dealer=hx.FairDealer(bytes(range(32))))
    while not game.awaits_chance:
        game.push(next(iter(game.legal_moves)))
    twins = [game.copy() for _ in range(2)]
    wanted = []
    for _ in range(6):
        wanted.append(game.deal())
        game.pop()
        game.dealer.below("dice", 36)
    for twin in twins:
        dealt = []
        for _ in range(6):
            dealt.append(twin.deal())
            twin.pop()
            twin.dealer.below("dice", 36)
        assert dealt == wanted


@given(game=positions(ended=False), plies=choices(12))
@examples(20)
def test_moves_taken_back_can_be_made_again_as_they_were(game: hx.Game, plies: list[int]) -> None:
    before, made = moment(game), len(game.plies)
    for number in plies:
        move = choose(game, number)
        if move is not None:
            game.deal() if game.awaits_chance else game.push(move)
    after, moves = moment(game), game.moves
    unmade = game.unmake(len(game.plies) - made)
    assert moment(game) == before
    game.remake(unmade)
    assert (moment(game), game.moves) == (after, moves)
