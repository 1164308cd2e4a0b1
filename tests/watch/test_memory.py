"""What a seat remembers of cards that a hero looked at: the seer's go back into the deck, the rebel's was chosen."""

import hexmoot as hx
from hexmoot.game.memory import Memory
from hexmoot.notation.letters import CARDS, letters_of
from hexmoot.rules.records import State
from tests.rules.table import play
from tests.watch.test_heroes import with_hero


def in_deck(game: hx.Game, seat: int) -> str:
    """The development cards that a seat knows to be in the deck."""
    return letters_of(game.memory(seat).in_deck, CARDS)


def test_the_seer_remembers_what_went_back_into_the_deck() -> None:
    game = with_hero("seer", hands={1: "WGOWGO", 2: "WGO"})
    play(game, "h:seer:WGO =N =V")
    assert in_deck(game, 1) == "VN"
    play(game, "=N h:pick=V h:flip")
    assert [in_deck(game, seat) for seat in (1, 2, 3)] == ["NN", "", ""]
    play(game, "buy =N")
    assert in_deck(game, 1) == "N"
    # What another draws may be that very card.
    play(game, "end roll =12.12")
    assert in_deck(game, 1) == "N"
    play(game, "buy")
    assert in_deck(game, 1) == ""


def test_a_second_look_at_the_same_cards_adds_nothing() -> None:
    game = with_hero("seer", hands={1: "WGOWGO"})
    play(game, "h:seer:WGO =N =N =V h:pick=V h:flip end")
    for seat in (2, 3, 4):
        play(game, "roll =12.12 end" if seat < 4 else "roll =12.12 end roll =12.12")
    play(game, "h:seer:WGO =N =V =V")
    assert in_deck(game, 1) == "VVNN"
    play(game, "h:pick=N")
    assert in_deck(game, 1) == "VVN"


def test_nobody_is_dealt_a_card_that_the_seer_put_back() -> None:
    """There are two new recruits in the game; both were seen in the deck."""
    game = with_hero("seer", hands={1: "WGO"}, cards={2: "KKKK", 3: "KKKK", 4: "RYKK"})
    play(game, "h:seer:WGO =N =N =K")
    # While the look lasts, the view alone tells as much.
    assert not recruits_of_others(game, game.memory(1))
    assert not recruits_of_others(game, None)
    play(game, "h:pick=K")
    assert not recruits_of_others(game, game.memory(1))
    assert recruits_of_others(game, None)


def recruits_of_others(game: hx.Game, memory: Memory | None) -> int:
    """How often seat 1 deals new recruits to the others in 40 samples, all of them possible games."""
    found = 0
    for seed in range(40):
        state = game.view(1).sample(seed, memory).state
        assert sum(state.deck) == state.deck_size
        assert min(state.deck) >= 0
        found += sum(cards[CARDS.index("N")] for cards in state.cards[1:])
    return found


def test_a_card_that_the_rebel_chose_may_be_any_kind_alike() -> None:
    game = with_hero("rebel", hands={2: "LLLO", 3: "LLLO"}, robber="C7", wall="222--,-----,-----,-----")
    opened = State.read(game.opened)
    play(game, "h:rebel>2 h:pick=O")
    known = {}
    for seat in (1, 2, 3):
        memory = Memory(seat, opened, is_open=True)
        for event in game.events_for(seat):
            memory.fold(event)
        known[seat] = memory.hands(1)
    assert known == {1: {"O": 1.0}, 2: {"O": 1.0}, 3: {"L": 0.5, "O": 0.5}}


def test_a_theft_after_the_rebels_is_drawn_again() -> None:
    memory = Memory(3, State.read(with_hero("rebel", hands={2: "LLLO"}).opened), is_open=True)
    look = hx.Event("looked_at_hand", seat=1, other=2)
    for first in ([look], []):
        for event in (*first, hx.Event("robbed", seat=1, other=2, count=1), None):
            memory.fold(event)
    # First L or O alike; then L of LLO two times in three, and always L of LLL.
    hands = memory.hands(2) or {}
    assert {hand: round(12 * share) for hand, share in hands.items()} == {"LL": 8, "LO": 4}
