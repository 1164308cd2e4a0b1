"""What a hero is worth to a seat: what its next use would bring in this position.

A use costs nothing but the hero, and another comes for it. So the hero to have is the one with the best next use. The
cards of that turn are not known yet, and a look one move ahead does not reach it: hence a few plain terms.
"""

from hexmoot.bots.value.danger import blocked_worth, relief
from hexmoot.bots.value.ending import ending_worth
from hexmoot.bots.value.notes import SEVEN, dots
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.bits import lowest
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK
from hexmoot.rules.records import Board, State
from hexmoot.rules.terms import BITS, DRAWING, KNIGHT, NONE
from hexmoot.rules.watch.gift import wild_hexes
from hexmoot.rules.watch.heroes import display
from hexmoot.rules.watch.heroes_build import loose_end
from hexmoot.rules.watch.heroes_trade import rebel_refusal
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    ARCHER,
    ARMS,
    BUILDER,
    FORESEEING,
    FRONT,
    HEROES,
    PATHFINDER,
    REBEL,
    RECRUITER,
    SCHOLAR,
    SEER,
    TRACKER,
)

ROLLS = 36


@fast
def silent_rolls(s: State, b: Board, seat: int) -> float:
    """The share of rolls, sevens apart, that bring a seat nothing."""
    numbers = 1 << SEVEN
    for half in range(2):
        mask = s.own[seat][half]
        while mask != 0:
            corner = lowest(mask) + BITS * half
            mask &= mask - 1
            for way in range(3):
                place = b.corner_hex[corner][way]
                if place != NONE and ((s.blocked >> place) & 1) == 0:
                    numbers |= 1 << s.token[place]
    silent = 0
    for number in range(2, 13):
        if ((numbers >> number) & 1) == 0:
            silent += dots(number)
    return silent / ROLLS


@fast
def scholar_share(s: State, b: Board, seat: int) -> float:
    """How likely the scholar is asked before or in the seat's next turn: it alone works in the turns of others."""
    rolls = (seat - s.turn + s.seats) % s.seats
    if rolls == 0:
        rolls = s.seats
    never = 1.0
    for _ in range(rolls):
        never *= 1.0 - silent_rolls(s, b, seat)
    return 1.0 - never


@fast
def has_loose_road(s: State, b: Board, seat: int) -> bool:
    """Whether the builder finds a road to move."""
    for half in range(2):
        laid = s.laid[seat][half]
        while laid != 0:
            if loose_end(s, b, seat, lowest(laid) + BITS * half) != NONE:
                return True
            laid &= laid - 1
    return False


@fast
def best_shot(s: State, b: Board, x: Extra, w: Weights, seat: int) -> float:
    """What the archer would bring: the hex of a seat that one wildling blocks, and an end that is further off."""
    wild = wild_hexes(x)
    if wild == 0:
        return 0.0
    best = 0.0
    while wild != 0:
        best = max(best, blocked_worth(s, b, w, seat, lowest(wild)))
        wild &= wild - 1
    return best + ending_worth(s, x, w, seat, 1) - ending_worth(s, x, w, seat, 0)


@fast
def has_use(s: State, b: Board, x: Extra, seat: int, hero: int) -> bool:
    """Whether there is something that a hero could be used for, as far as it will still be there in the next turn."""
    if hero == BUILDER:
        return has_loose_road(s, b, seat)
    if hero == ARMS:
        return x.guards_left[seat] > 0
    if hero == SEER:
        return s.deck_size > 0
    if hero == REBEL:
        for other in range(s.seats):
            if rebel_refusal(s, seat, other) == OK:
                return True
        return False
    if hero == RECRUITER:
        return s.played[seat][KNIGHT] > 0 and x.guards_left[seat] > 0 and s.army != seat
    return s.robber != NONE if hero == TRACKER else True


@fast
def promise(s: State, b: Board, x: Extra, w: Weights, seat: int, hero: int) -> float:
    """What the next use of a hero seems to bring."""
    if hero == SCHOLAR:
        return w.hero[hero] * scholar_share(s, b, seat)
    if hero == ARCHER:
        return w.hero[hero] * max(0.0, best_shot(s, b, x, w, seat))
    if hero == PATHFINDER:
        return w.hero[hero] * max(0.0, relief(s, b, x, w, seat) - w.token)
    return w.hero[hero] * (1.0 if has_use(s, b, x, seat, hero) else w.idle_hero)


@fast
def will_choose(s: State, x: Extra, seat: int) -> bool:
    """Whether a seat has used its hero and chooses another, now or when the use is resolved."""
    if x.chooser == seat:
        return True
    return seat == s.turn and ((s.stage == DRAWING and x.foresee > 0) or s.stage == FORESEEING)


@fast
def hero_worth(s: State, b: Board, x: Extra, w: Weights, seat: int) -> float:
    """The hero of a seat, or, with the choice open, the best that it can have."""
    if x.hero[seat] < 0:
        return 0.0
    if not will_choose(s, x, seat):
        return promise(s, b, x, w, seat, x.hero[seat])
    best = promise(s, b, x, w, seat, x.hero[seat]) if x.side[seat] == FRONT else 0.0
    free = display(s, x)
    for hero in range(HEROES):
        if (free >> hero) & 1:
            best = max(best, promise(s, b, x, w, seat, hero))
    return best
