"""The second game's driver: the common step, then what the Wall makes of it.

What a common step did is read off the state: who holds the two special cards, who got cards, what was built. So no
log has to be written where nobody reads it.
"""

from hexmoot.rules.chance import count_cases, list_outcomes, write_case
from hexmoot.rules.fast import fast, inlined
from hexmoot.rules.ids import W_TURN_01
from hexmoot.rules.judge import refusal as common_refusal
from hexmoot.rules.legal import add, list_moves
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import CARDS, DICE, KINDS, OVER, OWN_MOVES, ROLLING
from hexmoot.rules.view import redact as common_redact
from hexmoot.rules.watch.heroes import take_first_heroes
from hexmoot.rules.watch.judge import own_refusal
from hexmoot.rules.watch.legal import list_own_moves
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.steps import step
from hexmoot.rules.watch.terms import DIE, REVEALING, TOKEN, TOKENS
from hexmoot.rules.watch.tokens import left_in_batch

READS_LOG = False
TWO_DICE = 36


@fast
def begin(s: State, x: Extra, log: Log) -> None:
    """W-SETUP-06: heroes are dealt as soon as it is known who begins."""
    take_first_heroes(s, x, log)


@fast
def refusal(s: State, b: Board, x: Extra, m: Move) -> int:
    """0, or the number of the first rule that the move would break."""
    if m.kind >= OWN_MOVES:
        return own_refusal(s, b, x, m)
    if m.kind == DICE and s.stage == ROLLING and (m.mask < 1 or m.mask > DIE):
        return W_TURN_01
    return common_refusal(s, b, m)


@inlined
def legal(s: State, b: Board, x: Extra, seat: int, first: int, out: list[Move]) -> int:
    """Writes the legal moves of a seat from number `first` on, as many as fit, and returns how many there are."""
    return list_own_moves(s, b, x, seat, out, list_moves(s, b, seat, first, out) - first) + first


@inlined
def apply(s: State, b: Board, x: Extra, m: Move, log: Log) -> None:
    """Makes a move that the judge let pass."""
    step(s, b, x, m, log)


@fast
def chance(s: State, b: Board, x: Extra, out: list[Move], weights: list[int]) -> int:
    """Writes the outcomes that can follow, with their weights, and returns how many there are."""
    if s.stage != REVEALING:
        count = list_outcomes(s, out, weights)
        if s.stage != ROLLING:
            return count
        for i in range(count * DIE):
            # Field by field: interpreted, `out` may be a part of an array, where a whole row would be shared.
            dice = out[i % count]
            add(out, i, dice.kind, dice.seat, dice.place, dice.target)
            out[i].mask = i // count + 1
            weights[i] = weights[i % count]
        return count * DIE
    n = 0
    for token in range(TOKENS):
        if x.unseen[x.reveal_from[0]][token] > 0:
            weights[n] = x.unseen[x.reveal_from[0]][token]
            n = add(out, n, TOKEN, s.turn, token, 0)
    return n


@fast
def cases(s: State, b: Board, x: Extra) -> int:
    """How many equally likely cases the outcomes that can follow have together."""
    if s.stage == REVEALING:
        return left_in_batch(x, x.reveal_from[0])
    return count_cases(s) * (DIE if s.stage == ROLLING else 1)


@fast
def outcome(s: State, b: Board, x: Extra, case: int, m: Move) -> None:
    """Writes the outcome that holds a case, counted through the weights of `chance`."""
    if s.stage == REVEALING:
        token = 0
        while case >= x.unseen[x.reveal_from[0]][token]:
            case -= x.unseen[x.reveal_from[0]][token]
            token += 1
        m.kind = TOKEN
        m.seat = s.turn
        m.place = token
        m.target = 0
        m.mask = 0
        for kind in range(KINDS):
            m.give[kind] = 0
            m.take[kind] = 0
    elif s.stage == ROLLING:
        write_case(s, case % TWO_DICE, m)
        m.mask = case // TWO_DICE + 1
    else:
        write_case(s, case, m)


@fast
def redact(s: State, x: Extra, seat: int) -> None:
    """Blanks what a seat, or an onlooker, may not see: of this game's own, only cards that somebody looks at.

    Tokens need no blanking. What is known of the unseen ones everybody knows, for the others lie open (W-BUILD-05).
    """
    common_redact(s, seat)
    if s.stage != OVER and seat != s.turn:
        for card in range(CARDS):
            x.looked[card] = 0
