"""Dealing what a seat cannot see: a whole state that agrees with its view, and with what it remembers."""

from typing import TYPE_CHECKING, Any

from hexmoot.batch.start import deck_of, read_extra
from hexmoot.game.dealers import SeedDealer
from hexmoot.game.game import Game
from hexmoot.notation.position import EVERYTHING, ONLOOKER
from hexmoot.rules import terms
from hexmoot.rules.record import duplicate
from hexmoot.rules.records import State
from hexmoot.rules.watch import terms as watch

if TYPE_CHECKING:
    from hexmoot.game.memory import Memory
    from hexmoot.game.view import View

TRIES = 200
Counts = list[int]


def sample(view: "View", seed: int, memory: "Memory | None" = None) -> Game:
    """A game from here on in which the hidden cards lie somehow, by the seed."""
    dealer = SeedDealer(seed)
    state: Any = State()
    state.assign(view.state)
    extra = read_extra(view.start, duplicate(view.extras))
    if state.stage != terms.OVER and view.position.viewer != EVERYTHING:
        _deal_hands(state, extra, view, dealer, memory)
        pool = _hidden_cards(state, extra, view)
        certain = _certain_deck(state, extra, view, memory)
        _deal_cards(state, view, dealer, pool, certain)
        if extra is not None:
            _deal_looked(state, extra, view, dealer)
    return Game.from_state(view.start, state, dealer, extra)


def _deal_looked(state: Any, extra: Any, view: "View", dealer: SeedDealer) -> None:
    """The second game: what another looks at is cards of the deck, or the hand that it looks at."""
    if view.position.viewer == state.turn:
        return
    if state.stage == watch.TAKING:
        extra.looked[: terms.KINDS] = state.hand[extra.looked_at]
    elif extra.looked_size:
        extra.looked = _draw(state.deck, extra.looked_size, dealer)


def _foreseen(state: Any, extra: Any, view: "View") -> Counts:
    """The development cards that the viewer looks at, which are out of the deck for so long."""
    if extra is None or state.stage == watch.TAKING or view.position.viewer != state.turn:
        return [0] * terms.CARDS
    return list(extra.looked)


def _others(state: Any, viewer: int) -> list[int]:
    return [seat for seat in range(state.seats) if seat != viewer or viewer == ONLOOKER]


def _hidden_hands(state: Any, extra: Any, viewer: int) -> list[int]:
    """The seats whose hands are to be dealt; one that the viewer looks at is as open to it as its own."""
    others = _others(state, viewer)
    if extra is not None and state.stage == watch.TAKING and viewer == state.turn:
        state.hand[extra.looked_at] = list(extra.looked[: terms.KINDS])
        others.remove(extra.looked_at)
    return others


def _pick(pool: Counts, dealer: SeedDealer) -> int:
    """Takes one card out of a pool, all cards equally likely, and tells its kind."""
    number = dealer.below("bots", sum(pool))
    kind = 0
    while number >= pool[kind]:
        number -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _draw(pool: Counts, count: int, dealer: SeedDealer) -> Counts:
    drawn = [0] * len(pool)
    for _ in range(count):
        drawn[_pick(pool, dealer)] += 1
    return drawn


def _deal_hands(state: Any, extra: Any, view: "View", dealer: SeedDealer, memory: "Memory | None") -> None:
    """Resource cards: by what is remembered, else any deal in which every open offer can be met."""
    others = _hidden_hands(state, extra, view.position.viewer)
    remembered = memory.choose(dealer.below("bots", 2**31) / 2**31) if memory else None
    if remembered:
        world = [list(hand) for hand in remembered]
    else:
        low, high = (memory.low, memory.high) if memory else ([[0] * 5] * 6, [[99] * 5] * 6)
        world = _deal_world(state, view, others, dealer, low, high)
    for seat in others:
        cards = list(world[seat])
        state.aside[seat] = _draw(cards, state.aside_size[seat], dealer) if state.aside_size[seat] else [0] * 5
        state.hand[seat] = cards


def _deal_world(
    state: Any, view: "View", others: list[int], dealer: SeedDealer, low: list[Counts], high: list[Counts]
) -> list[Counts]:
    supply = view.start.supply.cards_each
    pool = [supply - state.bank[kind] for kind in range(terms.KINDS)]
    for seat in range(state.seats):
        if seat not in others:
            pool = [p - h - a for p, h, a in zip(pool, state.hand[seat], state.aside[seat], strict=True)]
    needed = [promised(state, seat) for seat in range(state.seats)]
    floor = [[max(a, b) for a, b in zip(needed[seat], low[seat], strict=True)] for seat in range(state.seats)]
    for attempt in range(2 * TRIES):
        # Freely dealt first; if bounds are seldom met that way, what is certain is dealt first.
        left = list(pool)
        certain = attempt >= TRIES
        world = [[0] * terms.KINDS for _ in range(terms.SEATS)]
        if certain:
            for seat in others:
                world[seat] = list(floor[seat])
                left = [p - c for p, c in zip(left, world[seat], strict=True)]
            if min(left) < 0:
                break
        for seat in others:
            rest = state.hand_size[seat] + state.aside_size[seat] - sum(world[seat])
            world[seat] = [c + d for c, d in zip(world[seat], _draw(left, max(0, rest), dealer), strict=True)]
        if all(_within(world[seat], floor[seat], high[seat]) for seat in others):
            return world
    return _certain_world(state, others, needed, pool, dealer)


def _certain_world(
    state: Any, others: list[int], needed: list[Counts], pool: Counts, dealer: SeedDealer
) -> list[Counts]:
    """The last resort when remembered bounds are too tight to be met by luck: only open offers bind."""
    left = list(pool)
    world = [[0] * terms.KINDS for _ in range(terms.SEATS)]
    for seat in others:
        world[seat] = list(needed[seat])
        left = [p - c for p, c in zip(left, needed[seat], strict=True)]
    for seat in others:
        rest = state.hand_size[seat] + state.aside_size[seat] - sum(world[seat])
        world[seat] = [c + d for c, d in zip(world[seat], _draw(left, rest, dealer), strict=True)]
    return world


def _within(cards: Counts, low: Counts, high: Counts) -> bool:
    return all(a <= b <= c for a, b, c in zip(low, cards, high, strict=True))


def promised(state: Any, seat: int) -> Counts:
    """TRADE-14: the cards that a seat must hold because an offer or a yes of its own stands."""
    needed = [0] * terms.KINDS
    for maker in range(state.seats):
        if state.open_offers >> maker & 1:
            cards = state.gives[maker] if maker == seat else state.takes[maker]
            if maker == seat or state.agreed[maker] >> seat & 1:
                needed = [max(a, b) for a, b in zip(needed, cards, strict=True)]
    return needed


def _hidden_cards(state: Any, extra: Any, view: "View") -> Counts:
    """The development cards that the viewer does not see: those of the others, and the deck."""
    others = _others(state, view.position.viewer)
    pool = [p - c for p, c in zip(deck_of(view.start.supply), _foreseen(state, extra, view), strict=True)]
    if extra is not None:
        pool[terms.KNIGHT] -= extra.spent
    for seat in range(state.seats):
        pool = [p - a for p, a in zip(pool, state.played[seat], strict=True)]
        if seat not in others:
            pool = [p - c for p, c in zip(pool, state.cards[seat], strict=True)]
    return pool


def _certain_deck(state: Any, extra: Any, view: "View", memory: "Memory | None") -> Counts:
    """The cards that the viewer knows to be in the deck; those that it looks at just now are not."""
    if memory is None:
        return [0] * terms.CARDS
    return [max(0, k - f) for k, f in zip(memory.in_deck, _foreseen(state, extra, view), strict=True)]


def _deal_cards(state: Any, view: "View", dealer: SeedDealer, hidden: Counts, certain: Counts) -> None:
    """Development cards; whoever is at turn cannot hold so many points that the game would be over (WIN-02)."""
    others = _others(state, view.position.viewer)
    pool = [h - c for h, c in zip(hidden, certain, strict=True)]
    acting = state.turn if state.builder == terms.NONE else state.builder
    # The one at turn first: only its hand is bound.
    for seat in sorted(others, key=lambda seat: seat != state.turn):
        most = _most_points(state) if seat == state.turn else terms.SEATS * terms.CARDS
        state.cards[seat] = _draw_cards(pool, state.card_size[seat], most, dealer)
        if seat == acting:
            state.fresh = _draw(list(state.cards[seat]), state.fresh_size, dealer)
    state.deck = [p + c for p, c in zip(pool, certain, strict=True)]


def _most_points(state: Any) -> int:
    if state.win_claim != terms.AUTOMATIC or state.builder != terms.NONE:
        return terms.SEATS * terms.CARDS
    return int(max(0, state.victory_points - 1 - state.score[state.turn]))


def _draw_cards(pool: Counts, count: int, most_points: int, dealer: SeedDealer) -> Counts:
    """Cards from the pool, which keeps the rest, with at most so many victory points among them."""
    for _ in range(TRIES):
        left = list(pool)
        drawn = _draw(left, count, dealer)
        if drawn[terms.POINT] <= most_points:
            pool[:] = left
            return drawn
    points = min(most_points, pool[terms.POINT])
    plain = [0 if card == terms.POINT else number for card, number in enumerate(pool)]
    drawn = _draw(plain, count - points, dealer)
    drawn[terms.POINT] += points
    pool[:] = [p - d for p, d in zip(pool, drawn, strict=True)]
    return drawn
