"""ROBBER: a seven, the robber's way, and the theft."""

from hexmoot.rules.events import (
    CHOSE_DISCARD,
    DISCARDED,
    MOVED_ROBBER,
    MUST_DISCARD,
    ROBBED,
    SET_ASIDE,
    STOLE,
    tell,
)
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK, PLAY_02, PLAY_03, PLAY_04, PLAY_06, ROBBER_02, ROBBER_04, ROBBER_05, ROBBER_08
from hexmoot.rules.offers import lapse_after_loss
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import DISCARDING, KINDS, NONE, PUBLIC, ROBBING, STEALING
from hexmoot.rules.turn import acting, resume

ALL_KINDS = (1 << KINDS) - 1
FRIENDLY_POINTS = 2


@fast
def roll_seven(s: State, log: Log) -> None:
    """ROBBER-01 to ROBBER-03: whoever holds too many cards discards before the robber moves."""
    s.owing = 0
    for seat in range(s.seats):
        if s.hand_size[seat] > s.hand_limit:
            s.owing |= 1 << seat
            tell(log, MUST_DISCARD, seat, 0, s.hand_size[seat] // 2, 0, PUBLIC)
    s.stage = DISCARDING if s.owing != 0 else ROBBING


@fast
def discard_refusal(s: State, m: Move) -> int:
    """0, or the rule that forbids this discard."""
    if s.stage != DISCARDING:
        return PLAY_03
    if s.aside_size[m.seat] > 0:
        return PLAY_06
    if ((s.owing >> m.seat) & 1) == 0:
        return ROBBER_02
    count = 0
    for kind in range(KINDS):
        if m.give[kind] < 0 or m.give[kind] > s.hand[m.seat][kind]:
            return ROBBER_02
        count += m.give[kind]
    return OK if count == s.hand_size[m.seat] // 2 else ROBBER_02


@fast
def set_aside(s: State, m: Move, log: Log) -> None:
    """ROBBER-03: the choice stays covered until everybody has chosen; then all of it goes back to the bank."""
    seat = m.seat
    count = 0
    for kind in range(KINDS):
        s.hand[seat][kind] -= m.give[kind]
        s.aside[seat][kind] = m.give[kind]
        count += m.give[kind]
        # A row for every kind, chosen or not: the number of rows must not tell the others how many kinds there are.
        tell(log, SET_ASIDE, seat, kind, m.give[kind], 0, 1 << seat)
    s.hand_size[seat] -= count
    s.aside_size[seat] = count
    s.owing &= ~(1 << seat)
    tell(log, CHOSE_DISCARD, seat, 0, count, 0, PUBLIC)
    if s.owing == 0:
        return_discards(s, log)
        s.stage = ROBBING


@fast
def return_discards(s: State, log: Log) -> None:
    """All covered discards are shown and go back to the bank; offers that promised such cards lapse."""
    for seat in range(s.seats):
        lost = 0
        s.aside_size[seat] = 0
        for kind in range(KINDS):
            count = s.aside[seat][kind]
            if count > 0:
                s.aside[seat][kind] = 0
                s.bank[kind] += count
                lost |= 1 << kind
                tell(log, DISCARDED, seat, kind, count, 0, PUBLIC)
        if lost != 0 and s.open_offers != 0:
            lapse_after_loss(s, seat, lost, log)


@fast
def robber_sites(s: State, b: Board) -> int:
    """ROBBER-04: the hexes that the robber may go to, as a mask: another one, with a token unless `robber_desert`."""
    allowed = 0
    for place in range(b.hexes):
        if place != s.robber and (s.robber_desert != 0 or s.token[place] != 0):
            allowed |= 1 << place
    if s.friendly_robber == 0:
        return allowed
    friendly = allowed & ~weak_hexes(s)
    return friendly if friendly != 0 else allowed


@fast
def weak_hexes(s: State) -> int:
    """`friendly_robber`: the hexes with a building of a player who has very few visible points, as a mask."""
    mask = 0
    for seat in range(s.seats):
        if s.score[seat] <= FRIENDLY_POINTS:
            mask |= s.touched[seat]
    return mask


@fast
def victims(s: State, seat: int, place: int) -> int:
    """ROBBER-05: the other players with a building at the hex, as a mask; whether they hold cards does not matter."""
    mask = 0
    for other in range(s.seats):
        mask |= ((s.touched[other] >> place) & 1) << other
    return mask & ~(1 << seat)


@fast
def rob_refusal(s: State, b: Board, m: Move) -> int:
    """0, or the rule that forbids this move of the robber."""
    if s.stage != ROBBING:
        return ROBBER_08
    if m.seat != acting(s):
        return PLAY_02
    if m.place < 0 or m.place >= b.hexes:
        return PLAY_04
    if ((robber_sites(s, b) >> m.place) & 1) == 0:
        return ROBBER_04
    there = victims(s, m.seat, m.place)
    if m.target == NONE:
        return OK if there == 0 else ROBBER_05
    if m.target < 0 or m.target >= s.seats:
        return ROBBER_05
    return OK if (there >> m.target) & 1 else ROBBER_05


@fast
def move_robber(s: State, m: Move, log: Log) -> None:
    """ROBBER-04, ROBBER-05: the robber moves; with a victim that holds cards, chance chooses one of them."""
    s.blocked = 1 << m.place
    s.robber = m.place
    tell(log, MOVED_ROBBER, m.seat, 0, 0, m.place, PUBLIC)
    resume(s)
    if m.target != NONE:
        taken = 1 if s.hand_size[m.target] > 0 else 0
        tell(log, ROBBED, m.seat, 0, taken, m.target, PUBLIC)
        if taken == 1:
            s.victim = m.target
            s.stage = STEALING


@fast
def steal(s: State, kind: int, log: Log) -> None:
    """ROBBER-05, ROBBER-06: one card changes hands; only the two know which."""
    thief = acting(s)
    victim = s.victim
    s.hand[victim][kind] -= 1
    s.hand_size[victim] -= 1
    s.hand[thief][kind] += 1
    s.hand_size[thief] += 1
    s.victim = NONE
    tell(log, STOLE, thief, kind, 1, victim, (1 << thief) | (1 << victim))
    if s.open_offers != 0:
        lapse_after_loss(s, victim, ALL_KINDS, log)
    resume(s)
