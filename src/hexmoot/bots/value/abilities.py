"""What a hero's ability brings beyond what a view shows: cards from hidden hands, from the pile, and tokens."""

from hexmoot.bots.value.bargain import hand_over, unseen
from hexmoot.bots.value.hand import hand_worth
from hexmoot.bots.value.notes import Notes
from hexmoot.bots.value.rivals import threat
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.terms import KINDS
from hexmoot.rules.watch.terms import COMMANDER, HERO, PATHFINDER, REBEL, RECRUITER, SEER


@fast
def chance_held(s: State, b: Board, seat: int, other: int, kind: int) -> float:
    """How likely another holds a card of a kind: its part of all hidden cards, times those of the kind."""
    total = 0
    for one in range(s.seats):
        if one != seat:
            total += s.hand_size[one]
    return min(1.0, unseen(s, b, seat, kind) * s.hand_size[other] / max(1, total))


@fast
def card_worth(s: State, b: Board, w: Weights, notes: Notes, seat: int, kind: int) -> float:
    """What one card more of a kind is worth in the hand."""
    without = hand_worth(s, b, w, notes, seat)
    hand_over(s, seat, kind, 1)
    worth = hand_worth(s, b, w, notes, seat) - without
    hand_over(s, seat, kind, -1)
    return worth


@fast
def swap_worth(s: State, b: Board, w: Weights, notes: Notes, seat: int, kind: int) -> float:
    """What a card of a kind is worth that is paid for with the one best spared."""
    best = -w.win
    gained = card_worth(s, b, w, notes, seat, kind)
    hand_over(s, seat, kind, 1)
    for given in range(KINDS):
        if s.hand[seat][given] > 0:
            hand_over(s, seat, given, -1)
            best = max(best, gained - card_worth(s, b, w, notes, seat, given))
            hand_over(s, seat, given, 1)
    hand_over(s, seat, kind, -1)
    return best


@fast
def demand_worth(s: State, b: Board, w: Weights, notes: Notes, m: Move) -> float:
    """The commander: a swap with each that is asked and has the kind."""
    chance = 0.0
    for other in range(s.seats):
        if (m.target >> other) & 1:
            chance += chance_held(s, b, m.seat, other, m.place)
    return chance * swap_worth(s, b, w, notes, m.seat, m.place)


@fast
def tax_worth(s: State, b: Board, w: Weights, notes: Notes, m: Move) -> float:
    """The rebel: the best card that the other is likely to hold, and a card fewer in a rival's hand."""
    best = 0.0
    for kind in range(KINDS):
        chance = chance_held(s, b, m.seat, m.target, kind)
        best = max(best, chance * card_worth(s, b, w, notes, m.seat, kind))
    return best + w.rival_card * threat(s, m.target)


@fast
def unseen_worth(s: State, b: Board, w: Weights, notes: Notes, m: Move) -> float:
    """What comes of a hero's ability that is used in position `s`; the notes are of that position."""
    if m.kind != HERO:
        return 0.0
    if m.mask == COMMANDER:
        return demand_worth(s, b, w, notes, m)
    if m.mask == REBEL:
        return tax_worth(s, b, w, notes, m)
    if m.mask == SEER:
        return w.foreseen
    if m.mask == PATHFINDER:
        return -w.token
    return -w.patrol if m.mask == RECRUITER else 0.0
