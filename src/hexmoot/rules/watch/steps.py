"""What each of this game's own moves does, and what goes on by itself after any move."""

from hexmoot.rules.cards import award_largest_army, lay_open
from hexmoot.rules.events import PLAYED_CARD, tell
from hexmoot.rules.fast import fast, inlined
from hexmoot.rules.hands import end_payment, pay
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.setup import end_setup, pave_and_pass
from hexmoot.rules.steps import apply_move, take_roll
from hexmoot.rules.terms import (
    DICE,
    DRAWN,
    END,
    KINDS,
    KNIGHT,
    MAIN,
    NONE,
    OVER,
    OWN_STAGES,
    PAVING,
    PUBLIC,
    RECRUITS,
    ROB,
    SETTLE,
    SETTLING,
    UPGRADE,
)
from hexmoot.rules.turn import mark_built, next_seat
from hexmoot.rules.watch.endings import leave_nothing_open
from hexmoot.rules.watch.gift import block_hexes, send_home, take_from_hex
from hexmoot.rules.watch.heroes import choose_hero, is_ready, spare_scholar
from hexmoot.rules.watch.heroes_build import (
    buy_foreseen,
    keep_foreseen,
    lay_before,
    move_road,
    recruit_cheaply,
    spend_patrol,
)
from hexmoot.rules.watch.heroes_field import chase_robber, clear_north, drive_off
from hexmoot.rules.watch.heroes_trade import console, demand, look_at_hand, repay, swap_one, take_seen
from hexmoot.rules.watch.north import resolve_die
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    ARCHER,
    ARMS,
    BUILDER,
    BY_POINTS,
    CHOOSE,
    CHOOSING,
    COMMANDER,
    CONSOLING,
    FORESEEING,
    FROM_SUPPLY,
    GUARD_PRICE,
    GUARDING,
    HERO,
    PATHFINDER,
    PATROL,
    POST,
    REBEL,
    RECRUIT,
    RECRUITER,
    REPAYING,
    REVEALING,
    SCHOLAR,
    SEER,
    STEWARD,
    TAKING,
    TOKEN,
)
from hexmoot.rules.watch.tokens import await_token, draw_token, drop_first, lift_city, lift_settlement, reveal
from hexmoot.rules.watch.wall import guard_price, post_guard

SEVEN = 7


@fast
def common_step(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """A move of the common rules, and what the Wall makes of it."""
    stage = s.stage
    apply_move(s, b, m, log)
    if m.kind == SETTLE and stage != SETTLING:
        lift_settlement(x, m.seat)
    elif m.kind == UPGRADE:
        lift_city(s, x, m.seat, log)
    elif m.kind == ROB:
        block_hexes(s, x)
    elif m.kind == END:
        x.rested = 0
        if s.stage == OVER:
            x.ending = BY_POINTS
            leave_nothing_open(s, x, log)


@fast
def roll(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """W-TURN-01: production or a seven; the third die waits, and so does a scholar who got nothing."""
    x.die = m.mask
    holder = NONE
    for seat in range(s.seats):
        if is_ready(x, seat, SCHOLAR):
            holder = seat
    cards = s.hand_size[holder] if holder != NONE else 0
    # Nobody's points are counted: a win counts when a turn ends (W-END-03).
    take_roll(s, b, m.place, m.target, log)
    if holder != NONE and m.place + m.target != SEVEN and s.hand_size[holder] == cards and has_stock(s):
        x.consoled = holder


@fast
def has_stock(s: State) -> bool:
    """Whether the bank has any card."""
    for kind in range(KINDS):
        if s.bank[kind] > 0:
            return True
    return False


@fast
def pave_first(s: State, b: Board, m: Move, log: Log) -> None:
    """W-SETUP-07: after the second round of settlements and roads comes one of guards."""
    pave_and_pass(s, b, m.seat, m.place, log)
    if s.placed == 2 * s.seats:
        s.turn = s.first
        s.stage = GUARDING


@fast
def post(s: State, x: Extra, m: Move, log: Log) -> None:
    """W-SETUP-07, W-GUARD-01: a guard of the set-up, once round the table, or one that is paid for."""
    if s.stage == GUARDING:
        post_guard(s, x, m.seat, m.place, log)
        s.placed += 1
        s.turn = next_seat(s, s.turn)
        if s.placed == 3 * s.seats:
            end_setup(s, log)
        return
    for kind in range(KINDS):
        if guard_price(kind) > 0:
            pay(s, m.seat, kind, guard_price(kind), log)
    end_payment(s, m.seat, GUARD_PRICE, log)
    mark_built(s, log)
    post_guard(s, x, m.seat, m.place, log)


@fast
def play_own_card(s: State, x: Extra, m: Move, log: Log) -> None:
    """W-DEV-01, W-DEV-02: new recruits, or a patrol that sends a wildling home."""
    card = KNIGHT if m.kind == PATROL else RECRUITS
    lay_open(s, m.seat, card, 1)
    s.card_played = 1
    tell(log, PLAYED_CARD, m.seat, card, 1, 0, PUBLIC)
    if card == KNIGHT:
        award_largest_army(s, log)
        send_home(s, x, m.seat, m.place, log)
        take_from_hex(s, m.seat, m.place, log)
    else:
        post_guard(s, x, m.seat, m.place, log)


@fast
def use(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """W-HERO-01: one ability each."""
    hero = m.mask
    if hero == COMMANDER:
        demand(s, x, m.seat, m.place, m.target, log)
    elif hero == STEWARD:
        swap_one(s, x, m.seat, m.place, m.target, log)
    elif hero == SCHOLAR:
        console(s, x, m.seat, m.place, log)
    elif hero == BUILDER:
        move_road(s, b, x, m.seat, m.place, m.target, log)
    elif hero == ARMS:
        recruit_cheaply(s, x, m, log)
    elif hero == SEER:
        buy_foreseen(s, x, m, log)
    elif hero == REBEL:
        look_at_hand(s, x, m.seat, m.target, log)
    elif hero == PATHFINDER:
        clear_north(x, m.seat, m.place, log)
    elif hero == ARCHER:
        drive_off(s, x, m.seat, m.place, log)
    elif hero == RECRUITER:
        spend_patrol(s, x, m.seat, m.place, log)
    else:
        chase_robber(s, x, m.seat, log)


@fast
def pick(s: State, x: Extra, seat: int, card: int, log: Log) -> None:
    """The choice that a hero's ability asked for."""
    if s.stage == FORESEEING:
        keep_foreseen(s, x, card, log)
    elif s.stage == TAKING:
        take_seen(s, x, seat, card, log)
    elif s.stage == REPAYING:
        repay(s, x, seat, card, log)
    else:
        spare_scholar(s, x, log)


@fast
def own_step(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """A move of this game's own."""
    if m.kind == TOKEN:
        s.stage = x.then
        x.then = 0
        reveal(s, x, m.place, log)
    elif m.kind == POST:
        post(s, x, m, log)
    elif m.kind == PATROL or m.kind == RECRUIT:
        play_own_card(s, x, m, log)
    elif m.kind == HERO:
        use(s, b, x, m, log)
    elif m.kind == CHOOSE:
        choose_hero(s, x, m.place, log)
    else:
        pick(s, x, m.seat, m.place, log)


@fast
def go_on(s: State, x: Extra, log: Log) -> None:
    """What is still to be resolved, one thing after another: tokens, the choice of a hero, the wildling die.

    Tokens before anything else, each to its end before the next; the die only when production, with all that a seven
    brings and the scholar, is done.
    """
    if s.stage == OVER or s.stage >= OWN_STAGES:
        return
    while x.reveals > 0:
        if x.reveal_from[0] == FROM_SUPPLY:
            x.reveal_from[0] = draw_token(x, log)
        if x.reveal_from[0] != NONE:
            x.then = s.stage
            s.stage = REVEALING
            return
        drop_first(x)
    if x.chooser != NONE:
        x.then = s.stage
        s.stage = CHOOSING
        s.owing = 1 << x.chooser
    elif x.consoled != NONE:
        s.stage = CONSOLING
        s.owing = 1 << x.consoled
    elif x.die != 0 and s.stage == MAIN:
        resolve_die(s, x, log)


@inlined
def step(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """Any move: what it does, what the two special cards bring with them, and what goes on by itself."""
    longest = s.longest
    army = s.army
    if m.kind == DICE:
        roll(s, b, x, m, log)
    elif m.kind >= POST:
        own_step(s, b, x, m, log)
    elif m.kind == DRAWN and x.foresee > 0:
        lay_before(s, x, m.place, log)
    elif s.stage == PAVING:
        pave_first(s, b, m, log)
    else:
        common_step(s, b, x, m, log)
    if s.stage != OVER:
        # W-BUILD-03: whoever takes one of the two cards reveals a token.
        if s.longest != longest and s.longest != NONE:
            await_token(x, s.longest, FROM_SUPPLY)
        if s.army != army and s.army != NONE:
            await_token(x, s.army, FROM_SUPPLY)
        go_on(s, x, log)
