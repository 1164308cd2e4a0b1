"""Chance: which outcomes can follow, how likely each is, and which cannot happen.

The rules never roll. A roll, a purchase and a theft wait for an outcome that somebody outside tells them.
"""

from hexmoot.rules.fast import fast
from hexmoot.rules.ids import OK, PLAY_03, PLAY_07
from hexmoot.rules.records import Move, State
from hexmoot.rules.terms import CARDS, DICE, DRAWING, DRAWN, KINDS, OWN_CHANCE, ROLLING, STEALING, STOLEN
from hexmoot.rules.turn import acting

FACES = 6


@fast
def awaits_chance(s: State) -> bool:
    """Whether an outcome, not a decision, comes next."""
    return s.stage == ROLLING or s.stage == DRAWING or s.stage == STEALING or s.stage == OWN_CHANCE


@fast
def outcome_weight(s: State, m: Move) -> int:
    """How many equally likely cases make this outcome; 0 if it cannot happen."""
    if s.stage == ROLLING and m.kind == DICE:
        if 1 <= m.place <= m.target <= FACES:
            return 1 if m.place == m.target else 2
    elif s.stage == DRAWING and m.kind == DRAWN:
        if 0 <= m.place < CARDS:
            return s.deck[m.place]
    elif s.stage == STEALING and m.kind == STOLEN and 0 <= m.place < KINDS:
        return s.hand[s.victim][m.place]
    return 0


@fast
def outcome_refusal(s: State, m: Move) -> int:
    """0, or why this outcome cannot be told now."""
    if not awaits_chance(s):
        return PLAY_03
    return OK if outcome_weight(s, m) > 0 else PLAY_07


@fast
def list_outcomes(s: State, out: list[Move], weights: list[int]) -> int:
    """All outcomes that can follow, with their weights; returns how many."""
    if not awaits_chance(s):
        return 0
    kind = DICE if s.stage == ROLLING else (DRAWN if s.stage == DRAWING else STOLEN)
    first = 1 if kind == DICE else 0
    last = FACES if kind == DICE else (CARDS if kind == DRAWN else KINDS) - 1
    n = 0
    for place in range(first, last + 1):
        for target in range(place if kind == DICE else 0, last + 1 if kind == DICE else 1):
            m = out[n]
            m.kind = kind
            m.seat = acting(s)
            m.place = place
            m.target = target
            m.mask = 0
            for k in range(KINDS):
                m.give[k] = 0
                m.take[k] = 0
            weight = outcome_weight(s, m)
            if weight > 0:
                weights[n] = weight
                n += 1
    return n


@fast
def count_cases(s: State) -> int:
    """How many equally likely cases all outcomes that can follow have together."""
    if s.stage == ROLLING:
        return FACES * FACES
    return s.deck_size if s.stage == DRAWING else s.hand_size[s.victim]


@fast
def write_case(s: State, case: int, m: Move) -> None:
    """The outcome that holds a case, counted through the outcomes and weights of `list_outcomes`.

    Dealing needs one outcome only; listing all 21 of a roll would cost random play a quarter of its time.
    """
    m.seat = acting(s)
    m.mask = 0
    for k in range(KINDS):
        m.give[k] = 0
        m.take[k] = 0
    place = 0
    target = 0
    if s.stage == ROLLING:
        m.kind = DICE
        # The smaller die and an equal one are one case, with each of the larger numbers two.
        place = 1
        while case > 2 * (FACES - place):
            case -= 1 + 2 * (FACES - place)
            place += 1
        target = place + ((case + 1) >> 1)
    elif s.stage == DRAWING:
        m.kind = DRAWN
        while case >= s.deck[place]:
            case -= s.deck[place]
            place += 1
    else:
        m.kind = STOLEN
        while case >= s.hand[s.victim][place]:
            case -= s.hand[s.victim][place]
            place += 1
    m.place = place
    m.target = target
