"""The judge of this game's own moves: stage and seat first, then the place, then the price."""

from hexmoot.rules.building import build_gate
from hexmoot.rules.cards import card_gate, card_ready
from hexmoot.rules.chance import awaits_chance
from hexmoot.rules.fast import fast
from hexmoot.rules.ids import (
    DEV_01,
    OK,
    PLAY_01,
    PLAY_02,
    PLAY_03,
    PLAY_07,
    TRADE_14,
    W_DEV_01,
    W_DEV_02,
    W_GUARD_01,
    W_HERO_01,
)
from hexmoot.rules.records import Board, Move, State
from hexmoot.rules.terms import CARDS, KINDS, KNIGHT, OVER, RECRUITS
from hexmoot.rules.trade import bank_gate
from hexmoot.rules.watch.heroes import choice_refusal, hero_refusal, turn_gate
from hexmoot.rules.watch.heroes_build import arms_refusal, builder_refusal, seer_refusal
from hexmoot.rules.watch.heroes_field import pathfinder_refusal, tracker_refusal, wildling_refusal
from hexmoot.rules.watch.heroes_trade import commander_refusal, rebel_refusal, scholar_refusal, steward_refusal
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    ARCHER,
    ARMS,
    BUILDER,
    CHOOSE,
    COMMANDER,
    CONSOLING,
    FORESEEING,
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
    REVEALING,
    SCHOLAR,
    SEER,
    STEWARD,
    TAKING,
    TOKEN,
    TOKENS,
)
from hexmoot.rules.watch.wall import can_pay_guard, section_refusal


@fast
def own_refusal(s: State, b: Board, x: Extra, m: Move) -> int:
    """0, or the number of the first rule that a move of this game's own would break."""
    if s.stage == OVER:
        return PLAY_01
    if m.kind == TOKEN:
        if s.stage != REVEALING:
            return PLAY_03
        return OK if 0 <= m.place < TOKENS and x.unseen[x.reveal_from[0]][m.place] > 0 else PLAY_07
    if m.seat < 0 or m.seat >= s.seats:
        return PLAY_02
    if awaits_chance(s):
        return PLAY_03
    if m.kind == POST:
        return post_refusal(s, x, m)
    if m.kind == PATROL or m.kind == RECRUIT:
        return own_card_refusal(s, b, x, m)
    if m.kind == HERO:
        return use_refusal(s, b, x, m)
    if m.kind == CHOOSE:
        return choice_refusal(s, x, m.seat, m.place)
    return pick_refusal(s, x, m) if m.kind == PICK else PLAY_03


@fast
def post_refusal(s: State, x: Extra, m: Move) -> int:
    """W-SETUP-07, W-GUARD-01: a guard, free in the set-up, else for its price."""
    if s.stage == GUARDING:
        return section_refusal(x, m.seat, m.place) if m.seat == s.turn else PLAY_02
    gate = build_gate(s, m.seat)
    if gate != OK:
        return gate
    place = section_refusal(x, m.seat, m.place)
    if place != OK:
        return place
    return OK if can_pay_guard(s, m.seat) else W_GUARD_01


@fast
def own_card_refusal(s: State, b: Board, x: Extra, m: Move) -> int:
    """W-DEV-01, W-DEV-02: new recruits, and a patrol against a wildling."""
    gate = card_gate(s, m.seat)
    if gate != OK:
        return gate
    card = KNIGHT if m.kind == PATROL else RECRUITS
    if not card_ready(s, m.seat, card):
        if s.cards[m.seat][card] > 0:
            return DEV_01
        return W_DEV_02 if card == KNIGHT else W_DEV_01
    if card == KNIGHT:
        return wildling_refusal(b, x, m.place, W_DEV_02)
    return section_refusal(x, m.seat, m.place)


@fast
def gate_of(s: State, seat: int, hero: int) -> int:
    """W-HERO-01: when a hero may be used."""
    if hero == COMMANDER or hero == STEWARD:
        return bank_gate(s, seat)
    if hero == BUILDER or hero == ARMS or hero == SEER:
        return build_gate(s, seat)
    return turn_gate(s, seat, hero)


@fast
def use_refusal(s: State, b: Board, x: Extra, m: Move) -> int:
    """0, or the rule that forbids this use of a hero; `mask` says which hero."""
    hero = m.mask
    if hero == SCHOLAR:
        return scholar_refusal(s, x, m.seat, m.place)
    gate = gate_of(s, m.seat, hero)
    if gate != OK:
        return gate
    gate = hero_refusal(x, m.seat, hero)
    if gate != OK:
        return gate
    if hero == COMMANDER:
        return commander_refusal(s, m.seat, m.place, m.target)
    if hero == STEWARD:
        return steward_refusal(s, m.seat, m.place, m.target)
    if hero == BUILDER:
        return builder_refusal(s, b, m.seat, m.place, m.target)
    if hero == ARMS:
        gate = section_refusal(x, m.seat, m.place)
        return gate if gate != OK else arms_refusal(s, b, m)
    if hero == SEER:
        return seer_refusal(s, b, m)
    if hero == REBEL:
        return rebel_refusal(s, m.seat, m.target)
    if hero == PATHFINDER:
        return pathfinder_refusal(x, m.place)
    if hero == ARCHER:
        return wildling_refusal(b, x, m.place, W_HERO_01)
    if hero == RECRUITER:
        return section_refusal(x, m.seat, m.place) if s.played[m.seat][KNIGHT] > 0 else W_HERO_01
    return tracker_refusal(s)


@fast
def pick_refusal(s: State, x: Extra, m: Move) -> int:
    """0, or why this card cannot be chosen: it was not seen, or is not held. `target` tells a card from a resource."""
    seat = m.seat
    card = m.place
    if s.stage == CONSOLING:
        if seat != x.consoled:
            return PLAY_02
        return OK if card == PASS else W_HERO_01
    if s.stage != FORESEEING and s.stage != TAKING and s.stage != REPAYING:
        return PLAY_03
    if seat != s.turn:
        return PLAY_02
    if m.target != (1 if s.stage == FORESEEING else 0) or card < 0 or card >= (CARDS if m.target else KINDS):
        return W_HERO_01
    if s.stage == REPAYING:
        return OK if s.hand[seat][card] > 0 else TRADE_14
    return OK if x.looked[card] > 0 else W_HERO_01
