"""The heroes who help building: the builder, the master of arms, the seer and the recruiter."""

from hexmoot.rules.building import place_road, road_sites
from hexmoot.rules.cards import award_largest_army, draw_card
from hexmoot.rules.events import BOUGHT_CARD, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import pay_given
from hexmoot.rules.ids import BUILD_01, BUILD_04, BUILD_12, OK, PLAY_04, W_GUARD_01, W_HERO_01
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.roads import award_longest_road, measure_road, roads_at, walk_roads
from hexmoot.rules.terms import (
    CARD,
    CARDS,
    DRAWING,
    FREE,
    KINDS,
    KNIGHT,
    NONE,
    PUBLIC,
)
from hexmoot.rules.turn import mark_built
from hexmoot.rules.watch.events import FORESAW, LIFTED_ROAD, SAW_CARD, SPENT_PATROL
from hexmoot.rules.watch.heroes import use_hero
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import FORESEEING, FORESEEN
from hexmoot.rules.watch.wall import guard_price, post_guard

PAID_CARDS = 3


@fast
def loose_end(s: State, b: Board, seat: int, side: int) -> int:
    """The end at which an own road touches no other own piece, if there is exactly one; else NONE."""
    if s.road[side] != seat:
        return NONE
    loose = NONE
    count = 0
    for end in range(2):
        corner = b.side_corner[side][end]
        own = s.corner[corner] != FREE and s.corner[corner] >> 1 == seat
        if not own and roads_at(s, b, seat, corner) == 1:
            loose = corner
            count += 1
    return loose if count == 1 else NONE


@fast
def builder_refusal(s: State, b: Board, seat: int, side: int, new: int) -> int:
    """An own road with one loose end, and another legal place for it."""
    if side < 0 or side >= b.sides or new < 0 or new >= b.sides:
        return PLAY_04
    loose = loose_end(s, b, seat, side)
    if loose == NONE:
        return W_HERO_01
    low, high = road_sites(s, b, seat, loose)
    return OK if ((high if b.side_word[new] else low) & b.side_bit[new]) != 0 else BUILD_04


@fast
def move_road(s: State, b: Board, x: Extra, seat: int, side: int, new: int, log: Log) -> None:
    """The builder. Who has the longest road is settled only when the road lies again."""
    use_hero(x, seat, log)
    # Every walk along the road starts at its loose end: the others are measured anew only if none was longer.
    was_longest = walk_roads(s, b, seat, loose_end(s, b, seat, side), 0)[0] == s.road_length[seat]
    s.road[side] = FREE
    s.paved[b.side_word[side]] &= ~b.side_bit[side]
    s.laid[seat][b.side_word[side]] &= ~b.side_bit[side]
    s.roads_left[seat] += 1
    for end in range(2):
        corner = b.side_corner[side][end]
        if roads_at(s, b, seat, corner) == 0:
            s.reach[seat][b.corner_word[corner]] &= ~b.corner_bit[corner]
    tell(log, LIFTED_ROAD, seat, 0, 0, side, PUBLIC)
    if was_longest:
        s.road_length[seat] = measure_road(s, b, seat)
    place_road(s, b, seat, new, log)
    award_longest_road(s, False, log)


@fast
def replaced_cards(b: Board, thing: int, m: Move) -> int:
    """How many cards of a price a payment replaces by others; NONE if it is not as many cards.

    `thing` is CARD, or NONE for a guard.
    """
    replaced = 0
    count = 0
    for kind in range(KINDS):
        price = guard_price(kind) if thing == NONE else b.price[thing][kind]
        if m.give[kind] < 0:
            return NONE
        count += m.give[kind]
        replaced += max(0, price - m.give[kind])
    return replaced if count == PAID_CARDS else NONE


@fast
def can_give(s: State, m: Move) -> bool:
    """Whether the seat holds what the move gives."""
    for kind in range(KINDS):
        if m.give[kind] > s.hand[m.seat][kind]:
            return False
    return True


@fast
def arms_refusal(s: State, b: Board, m: Move) -> int:
    """The master of arms: exactly one of the three cards is another."""
    if replaced_cards(b, NONE, m) != 1:
        return W_HERO_01
    return OK if can_give(s, m) else W_GUARD_01


@fast
def recruit_cheaply(s: State, x: Extra, m: Move, log: Log) -> None:
    """The master of arms."""
    use_hero(x, m.seat, log)
    pay_given(s, m, log)
    mark_built(s, log)
    post_guard(s, x, m.seat, m.place, log)


@fast
def seer_refusal(s: State, b: Board, m: Move) -> int:
    """The seer: at the most one of the three cards is another."""
    replaced = replaced_cards(b, CARD, m)
    if replaced < 0 or replaced > 1:
        return W_HERO_01
    if s.deck_size == 0:
        return BUILD_12
    return OK if can_give(s, m) else BUILD_01


@fast
def buy_foreseen(s: State, x: Extra, m: Move, log: Log) -> None:
    """The seer pays; chance lays three cards before it, or what is left."""
    use_hero(x, m.seat, log)
    # What becomes of the hero is chosen when the card is.
    x.chooser = NONE
    pay_given(s, m, log)
    tell(log, BOUGHT_CARD, m.seat, 0, 1, 0, PUBLIC)
    mark_built(s, log)
    x.foresee = min(FORESEEN, s.deck_size)
    tell(log, FORESAW, m.seat, 0, x.foresee, 0, PUBLIC)
    s.stage = DRAWING


@fast
def lay_before(s: State, x: Extra, card: int, log: Log) -> None:
    """One of the cards that the seer alone looks at."""
    s.deck[card] -= 1
    s.deck_size -= 1
    x.looked[card] += 1
    x.looked_size += 1
    x.foresee -= 1
    tell(log, SAW_CARD, s.turn, card, 1, 0, 1 << s.turn)
    if x.foresee == 0:
        s.stage = FORESEEING


@fast
def keep_foreseen(s: State, x: Extra, card: int, log: Log) -> None:
    """All go back into the deck but the one kept, as if it alone had been drawn."""
    for one in range(CARDS):
        s.deck[one] += x.looked[one]
        x.looked[one] = 0
    s.deck_size += x.looked_size
    x.looked_size = 0
    draw_card(s, card, log)
    x.chooser = s.turn


@fast
def spend_patrol(s: State, x: Extra, seat: int, section: int, log: Log) -> None:
    """The recruiter: a patrol leaves the game and no longer counts for the strongest ranger; a guard comes."""
    use_hero(x, seat, log)
    s.played[seat][KNIGHT] -= 1
    x.spent += 1
    tell(log, SPENT_PATROL, seat, 0, 0, 0, PUBLIC)
    award_largest_army(s, log)
    post_guard(s, x, seat, section, log)
