"""Trades between players, before anybody knows whether they come about."""

from hexmoot.bots.value.notes import Notes
from hexmoot.bots.value.rivals import threat
from hexmoot.bots.value.weights import Weights
from hexmoot.rules.fast import entry, fast
from hexmoot.rules.legal import add
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.terms import AGREE, CLOSE_OFFER, KINDS, OFFER, TAKE_OFFER

# A rival with this many dots of a kind wants it half as much as one who has none.
USUAL_PIPS = 5.0


@fast
def hand_over(s: State, seat: int, kind: int, count: int) -> None:
    """Cards into the seat's hand, or out of it, whoever the partner is."""
    s.hand[seat][kind] += count
    s.hand_size[seat] += count


@fast
def suppose_trade(s: State, m: Move, seat: int) -> None:
    """The hand as it would be if the offer made or agreed to by this move came about."""
    for kind in range(KINDS):
        if m.kind == OFFER:
            hand_over(s, seat, kind, m.take[kind] - m.give[kind])
        elif m.kind == AGREE:
            hand_over(s, seat, kind, s.gives[m.target][kind] - s.takes[m.target][kind])


@fast
def is_trade(m: Move) -> bool:
    """Whether a move trades with another player, at once or if all agree."""
    return m.kind == OFFER or m.kind == AGREE or m.kind == TAKE_OFFER or m.kind == CLOSE_OFFER


@fast
def partner_cost(before: State, after: State, w: Weights, m: Move, seat: int) -> float:
    """What it costs that the partner gets cards that it wants; more if it is near the goal."""
    given = 0
    for kind in range(KINDS):
        given += max(0, before.hand[seat][kind] - after.hand[seat][kind])
    if m.kind != OFFER:
        return w.partner * threat(before, m.target) * given
    worst = 0.0
    for other in range(before.seats):
        if (m.mask >> other) & 1:
            worst = max(worst, threat(before, other))
    return w.partner * worst * given


@fast
def unseen(s: State, b: Board, seat: int, kind: int) -> int:
    """How many cards of a kind the others hold together: all that are neither in the bank nor in the own hand."""
    return b.supply - s.bank[kind] - s.hand[seat][kind] - s.aside[seat][kind]


@fast
def appeal(s: State, b: Board, notes: Notes, m: Move, seat: int) -> float:
    """From 0 to 1, how likely it seems that somebody asked has the cards wanted and likes those given."""
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += s.hand_size[other]
    best = 0.0
    for other in range(s.seats):
        if ((m.mask >> other) & 1) == 0 or total == 0:
            continue
        part = s.hand_size[other] / total
        liking = 1.0
        for kind in range(KINDS):
            if m.take[kind] > 0:
                liking *= min(1.0, part * unseen(s, b, seat, kind) / m.take[kind])
            if m.give[kind] > 0:
                liking *= min(1.0, m.give[kind] * USUAL_PIPS / (USUAL_PIPS + notes.pips[other][kind]))
        best = max(best, liking)
    return best


@entry
def list_bundles(states: list[State], boards: list[Board], seat: int, mask: int, out: list[Move]) -> int:
    """The offers worth a thought, to the seats in the mask: one or two cards of a kind for one that the others hold."""
    s = states[0]
    n = 0
    for taken in range(KINDS):
        for given in range(KINDS):
            if given == taken or unseen(s, boards[0], seat, taken) <= 0:
                continue
            for count in range(1, min(2, s.hand[seat][given]) + 1):
                n = add(out, n, OFFER, seat, 0, 0)
                out[n - 1].mask = mask
                out[n - 1].give[given] = count
                out[n - 1].take[taken] = 1
    return n
