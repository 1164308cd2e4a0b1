"""The list of this game's own legal moves; a test proves that list and judge agree."""

from hexmoot.rules.bits import lowest
from hexmoot.rules.building import road_sites
from hexmoot.rules.cards import card_gate, card_ready
from hexmoot.rules.chance import awaits_chance
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK
from hexmoot.rules.legal import add
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.terms import (
    BEFORE_ROLL,
    BITS,
    CARD,
    CARDS,
    KINDS,
    KNIGHT,
    MAIN,
    NONE,
    OVER,
    RECRUITS,
)
from hexmoot.rules.watch.gift import wild_hexes
from hexmoot.rules.watch.heroes import display
from hexmoot.rules.watch.heroes_build import loose_end
from hexmoot.rules.watch.heroes_trade import commander_refusal, rebel_refusal, steward_refusal
from hexmoot.rules.watch.judge import gate_of
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    ARCHER,
    ARMS,
    BUILDER,
    CAMP_PLACES,
    CAMPS,
    CHOOSE,
    CHOOSING,
    CLANS,
    COMMANDER,
    CONSOLING,
    FLIP,
    FORESEEING,
    FRONT,
    GUARDING,
    HERO,
    PASS,
    PATHFINDER,
    PATROL,
    PICK,
    POST,
    REBEL,
    RECRUIT,
    RECRUITER,
    REPAYING,
    SCHOLAR,
    SECTIONS,
    SEER,
    SPACES,
    STEWARD,
    TAKING,
    TRACKER,
)
from hexmoot.rules.watch.wall import can_pay_guard, guard_price, open_sections


@fast
def add_each(out: list[Move], n: int, kind: int, seat: int, mask: int, hero: int) -> int:
    """One move for each place in a mask."""
    while mask != 0:
        n = add_hero(out, n, kind, seat, lowest(mask), 0, hero)
        mask &= mask - 1
    return n


@fast
def add_hero(out: list[Move], n: int, kind: int, seat: int, place: int, target: int, hero: int) -> int:
    """A move that also says which hero it is."""
    n = add(out, n, kind, seat, place, target)
    if 0 < n <= len(out):
        out[n - 1].mask = hero
    return n


@fast
def list_own_moves(s: State, b: Board, x: Extra, seat: int, out: list[Move], n: int) -> int:
    """Adds what this game alone lets a seat do, from place `n` on."""
    if s.stage == MAIN or s.stage == BEFORE_ROLL:
        return list_turn(s, b, x, seat, out, n) if seat == s.turn else n
    if s.stage == OVER or awaits_chance(s):
        return n
    if s.stage == GUARDING and seat == s.turn:
        return add_each(out, n, POST, seat, open_sections(x, seat), 0)
    if s.stage == CHOOSING and seat == x.chooser:
        if x.side[seat] == FRONT:
            n = add(out, n, CHOOSE, seat, FLIP, 0)
        return add_each(out, n, CHOOSE, seat, display(s, x), 0)
    if s.stage == CONSOLING and seat == x.consoled:
        for kind in range(KINDS):
            if s.bank[kind] > 0:
                n = add_hero(out, n, HERO, seat, kind, 0, SCHOLAR)
        return add(out, n, PICK, seat, PASS, 0)
    if (s.stage == FORESEEING or s.stage == TAKING or s.stage == REPAYING) and seat == s.turn:
        return list_picks(s, x, seat, out, n)
    return n


@fast
def list_picks(s: State, x: Extra, seat: int, out: list[Move], n: int) -> int:
    """The cards that may be chosen."""
    for card in range(CARDS if s.stage == FORESEEING else KINDS):
        if (s.hand[seat][card] if s.stage == REPAYING else x.looked[card]) > 0:
            n = add(out, n, PICK, seat, card, 1 if s.stage == FORESEEING else 0)
    return n


@fast
def list_turn(s: State, b: Board, x: Extra, seat: int, out: list[Move], n: int) -> int:
    """Guards, cards and the hero of the seat at turn."""
    if s.stage == MAIN and can_pay_guard(s, seat):
        n = add_each(out, n, POST, seat, open_sections(x, seat), 0)
    if s.card_size[seat] > 0 and card_gate(s, seat) == OK:
        if card_ready(s, seat, KNIGHT):
            n = add_each(out, n, PATROL, seat, wild_hexes(x), 0)
        if card_ready(s, seat, RECRUITS):
            n = add_each(out, n, RECRUIT, seat, open_sections(x, seat), 0)
    hero = x.hero[seat]
    if hero >= 0 and hero != SCHOLAR and ((x.rested >> seat) & 1) == 0 and gate_of(s, seat, hero) == OK:
        n = list_hero(s, b, x, seat, hero, out, n)
    return n


@fast
def list_hero(s: State, b: Board, x: Extra, seat: int, hero: int, out: list[Move], n: int) -> int:
    """Every use of the hero of the seat at turn."""
    if hero == COMMANDER or hero == STEWARD:
        return list_trades(s, seat, hero, out, n)
    if hero == BUILDER:
        return list_road_moves(s, b, seat, out, n)
    if hero == ARMS or hero == SEER:
        return list_payments(s, b, x, seat, hero, out, n)
    if hero == REBEL:
        for other in range(s.seats):
            if rebel_refusal(s, seat, other) == OK:
                n = add_hero(out, n, HERO, seat, 0, other, hero)
    elif hero == PATHFINDER:
        n = list_north(x, seat, out, n)
    elif hero == ARCHER:
        n = add_each(out, n, HERO, seat, wild_hexes(x), hero)
    elif hero == RECRUITER:
        if s.played[seat][KNIGHT] > 0:
            n = add_each(out, n, HERO, seat, open_sections(x, seat), hero)
    elif hero == TRACKER and s.robber != NONE:
        n = add_hero(out, n, HERO, seat, 0, 0, hero)
    return n


@fast
def list_north(x: Extra, seat: int, out: list[Move], n: int) -> int:
    """The pathfinder's: every wildling in a camp, then every one in a clearing."""
    for clan in range(CLANS):
        for camp in range(x.camp_size[clan]):
            n = add_hero(out, n, HERO, seat, clan * CAMPS + camp, 0, PATHFINDER)
    for section in range(SECTIONS):
        for back in range(x.waiting_size[section]):
            n = add_hero(out, n, HERO, seat, CAMP_PLACES + section * SPACES + back, 0, PATHFINDER)
    return n


@fast
def list_trades(s: State, seat: int, hero: int, out: list[Move], n: int) -> int:
    """The commander's demands, or the steward's swaps."""
    for one in range(KINDS):
        if hero == COMMANDER:
            for asked in range(1, 1 << s.seats):
                if commander_refusal(s, seat, one, asked) == OK:
                    n = add_hero(out, n, HERO, seat, one, asked, hero)
        else:
            for two in range(KINDS):
                if steward_refusal(s, seat, one, two) == OK:
                    n = add_hero(out, n, HERO, seat, one, two, hero)
    return n


@fast
def list_road_moves(s: State, b: Board, seat: int, out: list[Move], n: int) -> int:
    """The builder's: every road with one loose end, to every place where it could lie."""
    for w in range(2):
        laid = s.laid[seat][w]
        while laid != 0:
            side = lowest(laid) + BITS * w
            laid &= laid - 1
            loose = loose_end(s, b, seat, side)
            if loose != NONE:
                low, high = road_sites(s, b, seat, loose)
                while low != 0:
                    n = add_hero(out, n, HERO, seat, side, lowest(low), BUILDER)
                    low &= low - 1
                while high != 0:
                    n = add_hero(out, n, HERO, seat, side, lowest(high) + BITS, BUILDER)
                    high &= high - 1
    return n


@fast
def list_payments(s: State, b: Board, x: Extra, seat: int, hero: int, out: list[Move], n: int) -> int:
    """The master of arms or the seer: every way to replace one of the three cards, and for the seer none."""
    if hero == SEER and s.deck_size == 0:
        return n
    lacking = 0
    for kind in range(KINDS):
        lacking += max(0, price_of(b, hero, kind) - s.hand[seat][kind])
    if hero == SEER and lacking == 0:
        n = list_payment(b, x, seat, hero, NONE, NONE, out, n)
    for left in range(KINDS):
        price = price_of(b, hero, left)
        # With a card of this kind replaced, nothing may be lacking any more.
        if price > 0 and lacking == (1 if s.hand[seat][left] < price else 0):
            for other in range(KINDS):
                if other != left and s.hand[seat][other] > price_of(b, hero, other):
                    n = list_payment(b, x, seat, hero, left, other, out, n)
    return n


@fast
def price_of(b: Board, hero: int, kind: int) -> int:
    """How many cards of a kind a guard costs, or for the seer a development card."""
    return guard_price(kind) if hero == ARMS else b.price[CARD][kind]


@fast
def list_payment(b: Board, x: Extra, seat: int, hero: int, left: int, other: int, out: list[Move], n: int) -> int:
    """One payment; the master of arms also says which section the guard goes to."""
    sections = open_sections(x, seat) if hero == ARMS else 1
    while sections != 0:
        n = add_hero(out, n, HERO, seat, lowest(sections), 0, hero)
        sections &= sections - 1
        if 0 < n <= len(out):
            for kind in range(KINDS):
                price = price_of(b, hero, kind)
                out[n - 1].give[kind] = price + (1 if kind == other else 0) - (1 if kind == left else 0)
    return n
