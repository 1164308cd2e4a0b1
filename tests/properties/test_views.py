"""Hidden information passes one gate: what a seat may not know changes nothing that it sees, is told or may do."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.game.sample import promised
from hexmoot.notation.letters import KINDS, counts_of, letters_of
from hexmoot.rules import terms
from hexmoot.rules.records import State
from hexmoot.rules.watch import terms as watch
from tests.properties.profile import examples
from tests.properties.tables import CHOICE, TABLES, Table, choices, choose, fields_of, play, positions

TRIES = 60


def redealt(pool: list[int], sizes: list[int], chance: random.Random) -> list[list[int]]:
    """Hands of these sizes, and the rest behind them."""
    deck = [kind for kind, count in enumerate(pool) for _ in range(count)]
    chance.shuffle(deck)
    hands = []
    for size in sizes:
        hand, deck = Counter(deck[:size]), deck[size:]
        hands.append([hand[kind] for kind in range(len(pool))])
    rest = Counter(deck)
    return [*hands, [rest[kind] for kind in range(len(pool))]]


def twin_of(game: hx.Game, seat: int | None, chance: random.Random) -> hx.Game:
    """The same game to the eyes of a seat, with the hidden cards dealt otherwise."""
    state: Any = State()
    state.assign(game.state)
    extra = game.extra
    if state.stage != terms.OVER:
        others = [other for other in range(state.seats) if other + 1 != seat]
        looks = seat == state.turn + 1
        taking = extra is not None and state.stage == watch.TAKING
        redeal_hands(state, [o for o in others if not (taking and looks and o == extra.looked_at)], chance)
        redeal_cards(state, others, chance)
        if taking:
            extra.looked[: terms.KINDS] = state.hand[extra.looked_at]
        elif extra is not None and not looks:
            # What another foresees is any of the deck.
            pool = [a + b for a, b in zip(state.deck, extra.looked, strict=True)]
            extra.looked, state.deck = redealt(pool, [extra.looked_size], chance)
    return hx.Game.from_state(game.start, state, hx.SeedDealer(1), extra)


def redeal_hands(state: Any, others: list[int], chance: random.Random) -> None:
    pool = [sum(state.hand[other][k] + state.aside[other][k] for other in others) for k in range(terms.KINDS)]
    sizes = [size for other in others for size in (state.hand_size[other], state.aside_size[other])]
    for _ in range(TRIES):
        hands = redealt(pool, sizes, chance)
        # What stands as an offer or a yes was held when it was said, and may since lie among the covered discards.
        held = [[a + b for a, b in zip(*hands[2 * i : 2 * i + 2], strict=True)] for i in range(len(others))]
        if all(
            card >= need
            for cards, other in zip(held, others, strict=True)
            for card, need in zip(cards, promised(state, other), strict=True)
        ):
            for i, other in enumerate(others):
                state.hand[other], state.aside[other] = hands[2 * i], hands[2 * i + 1]
            return


def redeal_cards(state: Any, others: list[int], chance: random.Random) -> None:
    pool = [state.deck[card] + sum(state.cards[other][card] for other in others) for card in range(terms.CARDS)]
    acting = state.turn if state.builder == terms.NONE else state.builder
    for _ in range(TRIES):
        hands = redealt(pool, [state.card_size[other] for other in others], chance)
        # WIN-02: nobody sits there with enough points in the own turn.
        points = [state.score[o] + hand[terms.POINT] for o, hand in zip(others, hands[:-1], strict=True)]
        if all(count < state.victory_points for count in points):
            for other, hand in zip(others, hands[:-1], strict=True):
                state.cards[other] = hand
            state.deck = hands[-1]
            if acting in others:
                state.fresh = redealt(state.cards[acting], [state.fresh_size], chance)[0]
            return


def same_outcome_is_seen(game: hx.Game, seat: int | None) -> bool:
    """Whether the seat learns the outcome that comes next."""
    state = game.state
    acting = state.turn if state.builder == terms.NONE else state.builder
    return state.stage in (terms.ROLLING, watch.REVEALING) or seat in (acting + 1, state.victim + 1)


def counterpart(one: hx.Game, two: hx.Game, seat: int | None, number: int) -> tuple[hx.Move, hx.Move] | None:
    """A ply for each of two games that looks the same to the seat; None if this number gives none."""
    move = choose(one, number)
    if move is None:
        return None
    if move.is_outcome and not same_outcome_is_seen(one, seat):
        outcomes = [outcome for outcome, _ in two.chance]
        return move, outcomes[number // 5 % len(outcomes)]
    if isinstance(move, hx.Monopoly | hx.Commander):
        kind = KINDS.index(move.kind)
        taker = (move.seat or 0) - 1
        if any(one.state.hand[o][kind] != two.state.hand[o][kind] for o in range(one.seats) if o != taker):
            # What each hands over is told to all, so the tables part here.
            return None
    if isinstance(move, hx.Discard) and move not in two.legal_moves:
        both = [other for other in one.legal_moves(move.seat or 0) if other in two.legal_moves]
        return (both[number % len(both)],) * 2 if both else None
    return (move, move) if two.legal_moves.why_not(move) is None else None


def check_blindness(game: hx.Game, seat: int | None, plies: list[int], shuffle: int) -> None:
    twin = twin_of(game, seat, random.Random(shuffle))
    compare(game, twin, seat)
    for number in plies:
        pair = counterpart(game, twin, seat, number)
        if pair is None:
            continue
        game.push(pair[0])
        twin.push(pair[1])
        if terms.OVER in (game.state.stage, twin.state.stage):
            # Hidden points may end one of the two; then all is shown.
            return
        assert told(game, seat) == told(twin, seat)
        compare(game, twin, seat)


def told(game: hx.Game, seat: int | None) -> list[hx.Event | None]:
    """What the seat was told of the last ply, gaps included."""
    return [event if event.is_for(seat) else None for event in game.plies[-1].events]


def compare(game: hx.Game, twin: hx.Game, seat: int | None) -> None:
    one, two = game.view(seat), twin.view(seat)
    assert one == two
    # The line shows counts for hidden cards; the record behind it may not know them either.
    assert fields_of(one.state) == fields_of(two.state) == fields_of(State.read(one.states))
    assert game.actors == twin.actors
    if seat is not None:
        assert list(game.legal_moves(seat)) == list(twin.legal_moves(seat)) == list(game.view(seat).legal_moves)
        for move in own_ideas(seat):
            assert game.why_not(move) == twin.why_not(move) == game.view(seat).legal_moves.why_not(move)


def own_ideas(seat: int) -> list[hx.Move]:
    """What a seat may think of whether or not it is legal: the answer may not depend on hidden facts either."""
    return [
        hx.Buy(seat=seat),
        hx.Win(seat=seat),
        hx.Plenty("LL", seat=seat),
        hx.Monopoly("O", seat=seat),
        hx.Reveal(seat=seat),
        hx.Offer("W", "O", seat=seat),
        hx.Offer("L", "G", (1 + seat % 2,), seat=seat),
        *(hx.Yes(maker, seat=seat) for maker in (1, 2, 3)),
        *(hx.Take(maker, seat=seat) for maker in (1, 2, 3)),
        *(hx.Close(partner, seat=seat) for partner in (1, 2, 3)),
    ]


@given(game=positions(ended=False), plies=choices(14), whose=st.integers(0, 6), shuffle=CHOICE)
@examples(30)
def test_views_moves_and_events_are_blind_to_hidden_cards(
    game: hx.Game, plies: list[int], whose: int, shuffle: int
) -> None:
    seat = whose % (game.seats + 1) or None
    check_blindness(game, seat, plies, shuffle)


@pytest.mark.slow
@given(game=positions(ended=False), plies=choices(40, least=15), whose=st.integers(0, 6), shuffle=CHOICE)
@examples(60)
def test_views_moves_and_events_are_blind_to_hidden_cards_in_long_play(
    game: hx.Game, plies: list[int], whose: int, shuffle: int
) -> None:
    seat = whose % (game.seats + 1) or None
    check_blindness(game, seat, plies, shuffle)


def check_outcomes_look_alike(game: hx.Game) -> None:
    """A card drawn or stolen is seen by those whom it concerns; to all others every outcome looks the same."""
    state = game.state
    acting = (state.turn if state.builder == terms.NONE else state.builder) + 1
    concerned = {acting, state.victim + 1}
    for seat in (None, *range(1, game.seats + 1)):
        looks = []
        for outcome, _ in game.chance:
            game.push(outcome)
            if game.state.stage != terms.OVER:
                view = game.view(seat)
                looks.append((told(game, seat), view.hen(), fields_of(view.state)))
            game.pop()
        if seat in concerned:
            assert all(look != looks[0] for look in looks[1:])
        else:
            assert all(look == looks[0] for look in looks)


@given(game=positions(ended=False), numbers=choices(10, least=10))
@examples(30)
def test_hidden_outcomes_look_alike_to_all_whom_they_do_not_concern(game: hx.Game, numbers: list[int]) -> None:
    for number in numbers:
        if game.state.stage in (terms.DRAWING, terms.STEALING):
            check_outcomes_look_alike(game)
        buy = hx.Buy(seat=game.actors[0]) if game.actors else None
        move = buy if buy is not None and buy in game.legal_moves else choose(game, number)
        if move is None:
            return
        game.push(move)


ISLAND = "island:O10W2L9/G12B6W4B10/G9L11DL3O8/L8O3G4W5/B5G6W11"
HARBOURS = "B5nw:3,B7ne:G,C10ne:O,D13w:3,F11nw:W,G8nw:3,G4ne:3,E4w:B,C4w:L"
PIECES = "C6n,E4n//C6ne,E4ne|F9n,F5n//E10w,F5ne|E10n,D5n//D11w,D5nw|B9s,F7n//C8ne,F7ne"
NO_CARDS = "-/-/-|-/-/-|-/-/-|-/-/-"


def at_discards(hands: str) -> hx.Game:
    game = hx.Game.from_hen(f"z-base:1 {ISLAND} {HARBOURS} D7 {PIECES} {hands} {NO_CARDS} -,- 1:before -")
    game.push_text("roll =34")
    return game


@pytest.mark.parametrize("seat", [None, 1, 3, 4])
def test_a_covered_discard_tells_others_nothing_but_its_size(seat: int | None) -> None:
    streams = []
    for cards in ("LLLL", "LWGB", "LLWW"):
        game = at_discards("-|LLLLWWGB|GGGGGGGG|-")
        game.push(hx.Discard(cards, seat=2))
        streams.append((game.events_for(seat), game.view(seat).hen()))
    assert streams[0] == streams[1] == streams[2]


def test_a_theft_does_not_tell_by_a_lapsed_offer_what_was_stolen() -> None:
    cards = "K/-/-|-/-/-|-/-/-|-/-/-"
    fields = (ISLAND, HARBOURS, "D7", PIECES, "LL|LW|O|O", cards, "-,-", "1:main:rolled", "1:L>W/23+2|2:W>O/1")
    game = hx.Game.from_hen(f"z-base:1 {' '.join(fields)}")
    game.push_text("kn rob@F5>2")
    assert len(game.chance) == 2
    check_outcomes_look_alike(game)


@given(game=positions(), plies=choices(12), shuffle=CHOICE)
@examples(25)
def test_a_sample_looks_the_same_to_the_seat(game: hx.Game, plies: list[int], shuffle: int) -> None:
    play(game, plies)
    for seat in (None, *range(1, game.seats + 1)):
        view = game.view(seat)
        dealt = view.sample(shuffle)
        assert dealt.view(seat) == view
        assert hx.Game.from_hen(dealt.hen()).hen() == dealt.hen()
        assert view.sample(shuffle).hen() == dealt.hen()
        if seat is not None:
            assert list(dealt.legal_moves(seat)) == list(game.legal_moves(seat))


@given(game=positions(tables=[table for table in TABLES if table.seats == 4], ended=False), shuffle=CHOICE)
@examples(10)
def test_samples_differ_where_something_is_hidden(game: hx.Game, shuffle: int) -> None:
    view = game.view(1)
    hidden = sum(game.state.hand_size[1:]) + sum(game.state.card_size[1:])
    lines = {view.sample(shuffle + i).hen() for i in range(20)}
    assert hidden < 8 or len(lines) > 1


def held(game: hx.Game, seat: int) -> list[int]:
    """All cards of a seat, covered discards among them."""
    state = game.state
    return [a + b for a, b in zip(state.hand[seat - 1], state.aside[seat - 1], strict=True)]


def check_memory(game: hx.Game, shuffle: int) -> None:
    truth = tuple(tuple(held(game, seat)) for seat in range(1, game.seats + 1))
    for seat in range(1, game.seats + 1):
        memory = game.memory(seat)
        for other in range(1, game.seats + 1):
            bounds = memory.bounds(other)
            assert all(low <= count <= high for (low, high), count in zip(bounds, held(game, other), strict=True))
            hands = memory.hands(other)
            if hands is not None:
                assert abs(sum(hands.values()) - 1) < 1e-9
                assert letters_of(held(game, other)) in hands
                assert {len(hand) for hand in hands} == {sum(held(game, other))}
        assert [low for low, _ in memory.bounds(seat)] == held(game, seat) == [high for _, high in memory.bounds(seat)]
        if memory.worlds:
            assert truth in {world[: game.seats] for world in memory.worlds}
        view = game.view(seat)
        dealt = view.sample(shuffle, memory)
        assert dealt.view(seat) == view
        for other in range(1, game.seats + 1):
            for (low, high), count in zip(memory.bounds(other), held(dealt, other), strict=True):
                assert low <= count <= high, "the sample contradicts what the seat has seen"
        if memory.worlds and game.state.stage != terms.OVER:
            assert tuple(tuple(held(dealt, other)) for other in range(1, game.seats + 1)) in {
                world[: game.seats] for world in memory.worlds
            }


def played_with_memory(table: Table, seed: int, plies: list[int], shuffle: int) -> None:
    game = table.game(seed)
    while game.state.stage in (terms.SETTLING, terms.PAVING):
        moves = list(game.legal_moves)
        game.push(moves[seed % len(moves)])
    for place, number in enumerate(plies):
        move = choose(game, number)
        if move is None:
            break
        game.push(move)
        if place % 12 == 11:
            check_memory(game, shuffle)
    check_memory(game, shuffle)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), plies=choices(50, least=10), shuffle=CHOICE)
@examples(8)
def test_memory_holds_the_truth_and_samples_agree_with_it(
    table: Table, seed: int, plies: list[int], shuffle: int
) -> None:
    played_with_memory(table, seed, plies, shuffle)


@pytest.mark.slow
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), plies=choices(150, least=60), shuffle=CHOICE)
@examples(16)
def test_memory_holds_the_truth_in_long_play(table: Table, seed: int, plies: list[int], shuffle: int) -> None:
    played_with_memory(table, seed, plies, shuffle)


@pytest.mark.slow
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**40), plies=choices(150, least=60), shuffle=CHOICE)
@examples(16)
def test_bounds_hold_the_truth_when_worlds_are_too_many(
    table: Table, seed: int, plies: list[int], shuffle: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hexmoot.game.memory.MOST_WORLDS", 2)
        played_with_memory(table, seed, plies, shuffle)


@given(game=positions(ended=False), plies=choices(14), shuffle=CHOICE)
@examples(20)
def test_memory_of_a_game_taken_up_in_the_middle_holds_the_truth(game: hx.Game, plies: list[int], shuffle: int) -> None:
    play(game, plies)
    check_memory(game, shuffle)


def test_memory_of_a_game_taken_up_among_covered_discards_holds_the_truth() -> None:
    game = at_discards("-|LLLLWWGB|GGGGGGGG|-")
    game.push(hx.Discard("LLLL", seat=2))
    game = hx.Game.from_hen(game.hen())
    check_memory(game, 1)
    game.push(hx.Discard("GGGG", seat=3))
    check_memory(game, 1)


@pytest.mark.parametrize("most", [0, 1, 2, 2000])
def test_memory_holds_the_truth_after_thefts_between_others(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("hexmoot.game.memory.MOST_WORLDS", most)
    game = hx.Game("z-first", seats=3, seed=1)
    for number in range(6):
        game.push_text("roll =16")
        robberies = [move for move in game.legal_moves if isinstance(move, hx.Rob) and move.victim]
        game.push(robberies[number * 5 % len(robberies)])
        if game.awaits_chance:
            game.push(game.chance[-1][0])
        check_memory(game, number)
        game.push(hx.End())


def test_a_theft_between_others_is_weighed_by_the_victims_hand() -> None:
    game = hx.Game("z-first", seats=3, seed=1)
    game.push_text("roll =16")
    # Everything in hand was dealt openly, so the thief's new card is as likely as the victim's hand has it.
    rob = next(move for move in game.legal_moves if isinstance(move, hx.Rob) and move.victim)
    victim, thief = rob.victim or 0, game.actors[0]
    onlooker = next(seat for seat in (1, 2, 3) if seat not in (victim, thief))
    before, own = game.state.hand[victim - 1], letters_of(game.state.hand[thief - 1])
    game.push(rob)
    game.deal()
    hands = game.memory(onlooker).hands(thief)
    assert hands is not None
    for kind, count in enumerate(before):
        after = letters_of([a + b for a, b in zip(counts_of(own), counts_of(KINDS[kind]), strict=True)])
        assert abs(hands.get(after, 0.0) - count / sum(before)) < 1e-9
