"""The heroes who bring cards: the commander, the steward, the scholar and the rebel."""

from hexmoot.rules.bits import lowest, popcount
from hexmoot.rules.events import HANDED_OVER, ROBBED, STOLE, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import end_payment, pay, receive
from hexmoot.rules.ids import OK, PLAY_02, PLAY_03, TRADE_05, TRADE_12, TRADE_14, W_HERO_01
from hexmoot.rules.offers import lapse_after_loss
from hexmoot.rules.records import Log, State
from hexmoot.rules.robber import ALL_KINDS
from hexmoot.rules.terms import CARDS, KINDS, NONE, PUBLIC
from hexmoot.rules.watch.events import DEMANDED, LOOKED_AT_HAND, SAW_HAND
from hexmoot.rules.watch.heroes import spare_scholar, use_hero
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import ASKED_AT_MOST, CONSOLING, REPAYING, TAKING


@fast
def commander_refusal(s: State, seat: int, kind: int, asked: int) -> int:
    """A kind, and one or two other players."""
    others = ((1 << s.seats) - 1) & ~(1 << seat)
    if kind < 0 or kind >= KINDS or asked <= 0 or (asked & ~others) != 0:
        return W_HERO_01
    return OK if popcount(asked) <= ASKED_AT_MOST else W_HERO_01


@fast
def hand_over(s: State, giver: int, taker: int, kind: int, log: Log) -> None:
    """One card from hand to hand, for all to see."""
    s.hand[giver][kind] -= 1
    s.hand_size[giver] -= 1
    s.hand[taker][kind] += 1
    s.hand_size[taker] += 1
    tell(log, HANDED_OVER, giver, kind, 1, taker, PUBLIC)
    if s.open_offers != 0:
        lapse_after_loss(s, giver, 1 << kind, log)


@fast
def demand(s: State, x: Extra, seat: int, kind: int, asked: int, log: Log) -> None:
    """The commander: whoever is asked and has the kind gives one; who has none gives nothing and gets nothing."""
    use_hero(x, seat, log)
    for other in range(s.seats):
        if (asked >> other) & 1:
            holds = s.hand[other][kind] > 0
            tell(log, DEMANDED, seat, kind, 1 if holds else 0, other, PUBLIC)
            if holds:
                hand_over(s, other, seat, kind, log)
                x.givers |= 1 << other
    if x.givers != 0:
        x.then = s.stage
        s.stage = REPAYING


@fast
def repay(s: State, x: Extra, seat: int, kind: int, log: Log) -> None:
    """The commander gives one card of choice to each who gave, in the order of the seats."""
    giver = lowest(x.givers)
    x.givers &= x.givers - 1
    hand_over(s, seat, giver, kind, log)
    if x.givers == 0:
        s.stage = x.then
        x.then = 0


@fast
def steward_refusal(s: State, seat: int, given: int, taken: int) -> int:
    """One card for one of another kind."""
    if given < 0 or given >= KINDS or taken < 0 or taken >= KINDS:
        return W_HERO_01
    if given == taken:
        return TRADE_05
    if s.hand[seat][given] == 0:
        return TRADE_14
    return OK if s.bank[taken] > 0 else TRADE_12


@fast
def swap_one(s: State, x: Extra, seat: int, given: int, taken: int, log: Log) -> None:
    """The steward."""
    use_hero(x, seat, log)
    pay(s, seat, given, 1, log)
    end_payment(s, seat, 1 << given, log)
    receive(s, seat, taken, 1, log)


@fast
def scholar_refusal(s: State, x: Extra, seat: int, kind: int) -> int:
    """After a roll that brought the holder nothing: a card that the bank has."""
    if s.stage != CONSOLING:
        return PLAY_03
    if seat != x.consoled:
        return PLAY_02
    if kind < 0 or kind >= KINDS:
        return W_HERO_01
    return OK if s.bank[kind] > 0 else TRADE_12


@fast
def console(s: State, x: Extra, seat: int, kind: int, log: Log) -> None:
    """The scholar."""
    use_hero(x, seat, log)
    receive(s, seat, kind, 1, log)
    spare_scholar(s, x, log)


@fast
def rebel_refusal(s: State, seat: int, other: int) -> int:
    """A player with cards who shows more points."""
    if other < 0 or other >= s.seats or other == seat:
        return W_HERO_01
    return OK if s.score[other] > s.score[seat] and s.hand_size[other] > 0 else W_HERO_01


@fast
def look_at_hand(s: State, x: Extra, seat: int, other: int, log: Log) -> None:
    """The rebel looks first; a row for every kind, so that the number of rows tells the others nothing."""
    use_hero(x, seat, log)
    tell(log, LOOKED_AT_HAND, seat, 0, 0, other, PUBLIC)
    for kind in range(KINDS):
        x.looked[kind] = s.hand[other][kind]
        tell(log, SAW_HAND, seat, kind, s.hand[other][kind], other, 1 << seat)
    x.looked_size = s.hand_size[other]
    x.looked_at = other
    x.then = s.stage
    s.stage = TAKING


@fast
def take_seen(s: State, x: Extra, seat: int, kind: int, log: Log) -> None:
    """The rebel takes the card of choice; only the two know which."""
    other = x.looked_at
    tell(log, ROBBED, seat, 0, 1, other, PUBLIC)
    s.hand[other][kind] -= 1
    s.hand_size[other] -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    tell(log, STOLE, seat, kind, 1, other, (1 << seat) | (1 << other))
    if s.open_offers != 0:
        lapse_after_loss(s, other, ALL_KINDS, log)
    for card in range(CARDS):
        x.looked[card] = 0
    x.looked_size = 0
    x.looked_at = NONE
    s.stage = x.then
    x.then = 0
