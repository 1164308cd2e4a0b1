"""The list of legal moves of a seat: everything but offers, of which there are too many to list.

The same gates and sites decide here as in the judge; a test proves that both agree.
"""

from hexmoot.rules.bits import lowest, popcount
from hexmoot.rules.building import build_gate, road_sites
from hexmoot.rules.cards import card_gate, card_ready, plenty_count, reveal_refusal
from hexmoot.rules.chance import awaits_chance
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK
from hexmoot.rules.judge import claim_refusal, end_refusal, reply_refusal, roll_refusal, supply_refusal
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.robber import robber_sites, victims
from hexmoot.rules.setup import setup_sites
from hexmoot.rules.terms import (
    AGREE,
    BITS,
    BUY,
    CARD,
    CITY,
    CLAIM,
    CLOSE_OFFER,
    DECLARED,
    DISCARD,
    DISCARDING,
    END,
    KINDS,
    KNIGHT,
    LAYING,
    MAIN,
    MONOPOLY,
    NONE,
    OVER,
    PAVE,
    PAVING,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_PLENTY,
    PLAY_ROADS,
    PLENTY,
    POINT,
    REVEAL,
    ROAD,
    ROADS,
    ROB,
    ROBBING,
    ROLL,
    SETTLE,
    SETTLEMENT,
    SETTLING,
    SWAP,
    UPGRADE,
    WITHDRAW,
)
from hexmoot.rules.trade import bank_gate
from hexmoot.rules.turn import acting


@fast
def add(out: list[Move], n: int, kind: int, seat: int, place: int, target: int) -> int:
    """Writes a move to the n-th place if there is one; the count goes on either way."""
    if 0 <= n < len(out):
        m = out[n]
        m.kind = kind
        m.seat = seat
        m.place = place
        m.target = target
        m.mask = 0
        for k in range(KINDS):
            m.give[k] = 0
            m.take[k] = 0
    return n + 1


@fast
def out_of_sight(out: list[Move], n: int, count: int) -> bool:
    """Whether none of the next `count` moves will be written, so that counting them is enough."""
    return n + count <= 0 or n >= len(out)


@fast
def add_places(out: list[Move], n: int, kind: int, seat: int, low: int, high: int) -> int:
    """One move for each place in a mask."""
    count = popcount(low) + popcount(high)
    if out_of_sight(out, n, count):
        return n + count
    while low != 0:
        n = add(out, n, kind, seat, lowest(low), 0)
        low &= low - 1
    while high != 0:
        n = add(out, n, kind, seat, lowest(high) + BITS, 0)
        high &= high - 1
    return n


@fast
def list_moves(s: State, b: Board, seat: int, first: int, out: list[Move]) -> int:
    """Writes the legal moves of a seat from number `first` on, as many as fit, and returns how many there are.

    With no room this counts; with room for one it finds a single move without writing the others.
    """
    if s.stage == OVER or awaits_chance(s):
        return 0
    # The place that the next move would have in `out`.
    n = -first
    if s.win_claim == DECLARED and claim_refusal(s, seat) == OK:
        n = add(out, n, CLAIM, seat, 0, 0)
    if s.stage == DISCARDING:
        n = list_discards(s, seat, out, n)
    elif seat == acting(s):
        n = list_own(s, b, seat, out, n)
    if s.open_offers != 0:
        n = list_answers(s, seat, out, n)
    for count in range(1, s.cards[seat][POINT] + 1):
        if reveal_refusal(s, seat, count) == OK:
            n = add(out, n, REVEAL, seat, 0, 0)
            if 0 < n <= len(out):
                out[n - 1].mask = count
    return n + first


@fast
def list_own(s: State, b: Board, seat: int, out: list[Move], n: int) -> int:
    """The moves of the seat whose turn or duty it is."""
    if s.stage == SETTLING:
        low, high = setup_sites(s, b)
        return add_places(out, n, SETTLE, seat, low, high)
    if s.stage == PAVING:
        for way in range(3):
            side = b.corner_side[s.last_corner][way]
            if side != NONE and s.road[side] == NONE:
                n = add(out, n, PAVE, seat, side, 0)
        return n
    if s.stage == LAYING:
        low, high = road_sites(s, b, seat, NONE)
        return add_places(out, n, PAVE, seat, low, high)
    if s.stage == ROBBING:
        return list_robberies(s, b, seat, out, n)
    if roll_refusal(s, seat) == OK:
        n = add(out, n, ROLL, seat, 0, 0)
    if end_refusal(s, seat) == OK:
        n = add(out, n, END, seat, 0, 0)
    if s.card_size[seat] > 0 and card_gate(s, seat) == OK:
        n = list_cards(s, b, seat, out, n)
    if s.hand_size[seat] > 1:
        if build_gate(s, seat) == OK:
            n = list_building(s, b, seat, out, n)
        if bank_gate(s, seat) == OK:
            n = list_swaps(s, seat, out, n)
    return n


@fast
def list_building(s: State, b: Board, seat: int, out: list[Move], n: int) -> int:
    """Roads, settlements, cities and cards that can be paid for."""
    if supply_refusal(s, b, seat, ROAD) == OK:
        low, high = road_sites(s, b, seat, NONE)
        n = add_places(out, n, PAVE, seat, low, high)
    if supply_refusal(s, b, seat, SETTLEMENT) == OK:
        reach = s.reach[seat]
        n = add_places(out, n, SETTLE, seat, reach[0] & ~s.near[0], reach[1] & ~s.near[1])
    if supply_refusal(s, b, seat, CITY) == OK:
        n = add_places(out, n, UPGRADE, seat, s.settled[seat][0], s.settled[seat][1])
    if supply_refusal(s, b, seat, CARD) == OK:
        n = add(out, n, BUY, seat, 0, 0)
    return n


@fast
def list_swaps(s: State, seat: int, out: list[Move], n: int) -> int:
    """Trades with the bank, one card taken at a time."""
    for given in range(KINDS):
        rate = s.rate[seat][given]
        if s.hand[seat][given] >= rate:
            for taken in range(KINDS):
                if taken != given and s.bank[taken] > 0:
                    n = add(out, n, SWAP, seat, 0, 0)
                    if 0 < n <= len(out):
                        out[n - 1].give[given] = rate
                        out[n - 1].take[taken] = 1
    return n


@fast
def list_cards(s: State, b: Board, seat: int, out: list[Move], n: int) -> int:
    """Development cards that can be played."""
    if card_ready(s, seat, KNIGHT):
        n = add(out, n, PLAY_KNIGHT, seat, 0, 0)
    if card_ready(s, seat, ROADS) and s.roads_left[seat] > 0:
        low, high = road_sites(s, b, seat, NONE)
        if (low | high) != 0:
            n = add(out, n, PLAY_ROADS, seat, 0, 0)
    if card_ready(s, seat, MONOPOLY):
        for kind in range(KINDS):
            n = add(out, n, PLAY_MONOPOLY, seat, kind, 0)
    if card_ready(s, seat, PLENTY):
        n = list_plenty(s, seat, out, n)
    return n


@fast
def list_plenty(s: State, seat: int, out: list[Move], n: int) -> int:
    """DEV-05: every choice of two cards that the bank can give, or of one if it can give no two."""
    count = plenty_count(s)
    for one in range(KINDS):
        for two in range(one, KINDS if count == 2 else one + 1):
            needed = 2 if one == two and count == 2 else 1
            if count == 0 or s.bank[one] < needed or s.bank[two] < 1 or (needed == 2 and s.plenty_alike == 0):
                continue
            n = add(out, n, PLAY_PLENTY, seat, 0, 0)
            if 0 < n <= len(out):
                out[n - 1].take[one] += 1
                if count == 2:
                    out[n - 1].take[two] += 1
    return n


@fast
def list_robberies(s: State, b: Board, seat: int, out: list[Move], n: int) -> int:
    """Every hex that the robber may go to, with each possible victim."""
    sites = robber_sites(s, b)
    count = 0
    lonely = sites
    for other in range(s.seats):
        if other != seat:
            count += popcount(sites & s.touched[other])
            lonely &= ~s.touched[other]
    count += popcount(lonely)
    if out_of_sight(out, n, count):
        return n + count
    while sites != 0:
        place = lowest(sites)
        sites &= sites - 1
        there = victims(s, seat, place)
        if there == 0:
            n = add(out, n, ROB, seat, place, NONE)
        while there != 0:
            n = add(out, n, ROB, seat, place, lowest(there))
            there &= there - 1
    return n


@fast
def list_discards(s: State, seat: int, out: list[Move], n: int) -> int:
    """Every way to choose half of the hand."""
    if ((s.owing >> seat) & 1) == 0:
        return n
    hand = s.hand[seat]
    need = s.hand_size[seat] // 2
    for a in range(min(hand[0], need) + 1):
        for b in range(min(hand[1], need - a) + 1):
            for c in range(min(hand[2], need - a - b) + 1):
                rest = need - a - b - c
                least = max(0, rest - hand[4])
                most = min(hand[3], rest)
                if most >= least and out_of_sight(out, n, most - least + 1):
                    n += most - least + 1
                    continue
                for d in range(least, most + 1):
                    n = add(out, n, DISCARD, seat, 0, 0)
                    if 0 < n <= len(out):
                        give = out[n - 1].give
                        give[0] = a
                        give[1] = b
                        give[2] = c
                        give[3] = d
                        give[4] = rest - d
    return n


@fast
def list_answers(s: State, seat: int, out: list[Move], n: int) -> int:
    """Answers to open offers, withdrawal, and the exchanges that can be made. The judge looks at each."""
    if s.stage != MAIN:
        return n
    for other in range(s.seats):
        for kind in range(AGREE, CLOSE_OFFER + 1):
            if (other == seat) == (kind == WITHDRAW) and reply_refusal(s, kind, seat, other) == OK:
                n = add(out, n, kind, seat, 0, 0 if kind == WITHDRAW else other)
    return n
