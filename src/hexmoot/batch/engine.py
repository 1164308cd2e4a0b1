"""The entry points of one game: everything that Python, threads and tests call, over one driver.

This module is a template. Read as it stands it is the base game's engine; `engines.engine_of` reads it again with
another driver in place of `hexmoot.rules.base`, so that a second game needs no second loop.
"""

from hexmoot.deal.dealer import BOTS, Dealer, below, deal_below, deal_word, set_key
from hexmoot.deal.island import Layout, deal_island, roll_for_first
from hexmoot.deal.outcome import purpose_of

# READS_LOG is the driver's word to whoever passes logs to these entries.
from hexmoot.rules.base import READS_LOG, Extra, apply, begin, cases, chance, legal, outcome, redact, refusal  # noqa: F401
from hexmoot.rules.bits import lowest
from hexmoot.rules.building import place_city, place_road, place_settlement
from hexmoot.rules.chance import awaits_chance
from hexmoot.rules.fast import entry, fast, inlined
from hexmoot.rules.production import start_with
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.setup import end_setup
from hexmoot.rules.terms import (
    CITY,
    DICE,
    DISCARD,
    KINDS,
    NONE,
    OFFER,
    OVER,
    OWN_BUNDLE,
    PLAY_PLENTY,
    ROAD,
    SETTLEMENT,
    SWAP,
)
from hexmoot.rules.turn import acting

# What `play_games` counts up.
TALLIES = 12
GAMES, DECISIONS, OUTCOMES, TURNS, TRACE, UNFINISHED = range(6)
WINS = 6

TRACE_BITS = 0x7FFFFFFF


@entry
def judge(states: list[State], boards: list[Board], extras: list[Extra], moves: list[Move], i: int) -> int:
    """The refusal of one move, 0 if it is legal."""
    return refusal(states[0], boards[0], extras[0], moves[i])


@entry
def list_legal(
    states: list[State], boards: list[Board], extras: list[Extra], seat: int, first: int, out: list[Move]
) -> int:
    """The legal moves of one seat, from number `first` on."""
    return legal(states[0], boards[0], extras[0], seat, first, out)


@entry
def list_chance(
    states: list[State], boards: list[Board], extras: list[Extra], out: list[Move], weights: list[int]
) -> int:
    """The outcomes that can follow."""
    return chance(states[0], boards[0], extras[0], out, weights)


@entry
def make_move(
    states: list[State], boards: list[Board], extras: list[Extra], moves: list[Move], i: int, logs: list[Log]
) -> None:
    """Applies one move that was judged legal, and logs what it did."""
    apply(states[0], boards[0], extras[0], moves[i], logs[0])


@entry
def blind(states: list[State], extras: list[Extra], seat: int) -> None:
    """Turns a state into a seat's view of it."""
    redact(states[0], extras[0], seat)


@fast
def new_game(s: State, b: Board, x: Extra, y: Layout, d: Dealer, log: Log, seed: int, game: int) -> None:
    """Keys the dealer and deals what comes before the first move, into records that hold everything else."""
    set_key(d, seed, game)
    deal_island(s, b, y, d)
    roll_for_first(s, y, d, log)
    begin(s, x, log)
    if y.pieces_placed:
        end_setup(s, log)


@entry
def put_piece(states: list[State], boards: list[Board], logs: list[Log], thing: int, seat: int, place: int) -> None:
    """Places a piece outside of any turn, for nothing: given positions, and positions read from text."""
    if thing == ROAD:
        place_road(states[0], boards[0], seat, place, logs[0])
    elif thing == SETTLEMENT:
        place_settlement(states[0], boards[0], seat, place, logs[0])
    elif thing == CITY:
        place_city(states[0], boards[0], seat, place, logs[0])
    else:
        start_with(states[0], boards[0], seat, place, logs[0])


@entry
def open_game(
    states: list[State],
    boards: list[Board],
    extras: list[Extra],
    layouts: list[Layout],
    dealers: list[Dealer],
    logs: list[Log],
    seed: int,
    game: int,
) -> None:
    """Deals the island and the opening rolls of one game, and what follows from who begins."""
    new_game(states[0], boards[0], extras[0], layouts[0], dealers[0], logs[0], seed, game)


@entry
def begin_game(states: list[State], extras: list[Extra], logs: list[Log]) -> None:
    """What follows from who begins, where the island and the opening rolls are known already."""
    begin(states[0], extras[0], logs[0])


@entry
def key_dealer(dealers: list[Dealer], seed: int, game: int) -> None:
    """Keys a dealer for a game of a run, with nothing dealt yet."""
    set_key(dealers[0], seed, game)


@entry
def deal_number(dealers: list[Dealer], purpose: int, bound: int) -> int:
    """One number from the dealer."""
    return deal_below(dealers[0], purpose, bound)


@fast
def actor(s: State) -> int:
    """The seat that is asked first: the lowest that owes something, or the one at turn."""
    return lowest(s.owing) if s.owing != 0 else acting(s)


@fast
def digest(trace: int, m: Move) -> int:
    """A hash over all moves and outcomes so far."""
    word = m.kind + 32 * m.seat + 256 * (m.place + 2) + 65536 * (m.target + 2)
    if m.kind >= DICE:
        # A third die, or which of a game's own moves it is.
        word += 0x1000000 * m.mask
    if m.kind == SWAP or m.kind == DISCARD or m.kind == PLAY_PLENTY or m.kind == OFFER or m.kind == OWN_BUNDLE:
        for kind in range(KINDS):
            word = (word * 31 + m.give[kind] * 5 + m.take[kind]) & TRACE_BITS
    else:
        # No cards are named: what the five steps above would come to, for a tenth of random play's time.
        word = (word * 31**KINDS) & TRACE_BITS
    return ((trace ^ word) * 0x41C64E6D + 12345) & TRACE_BITS


@inlined
def deal_outcome(s: State, b: Board, x: Extra, d: Dealer, m: Move) -> None:
    """What the dice, the deck or a hidden hand gives."""
    outcome(s, b, x, deal_below(d, purpose_of(s), cases(s, b, x)), m)


@inlined
def choose_move(s: State, b: Board, x: Extra, d: Dealer, out: list[Move]) -> int:
    """Any legal move of the seat asked, all equally likely. Returns its place in `out`.

    With room for many a processor is done in one look; with room for one a GPU writes next to nothing.
    """
    # Dealt before the moves are counted, which it does not depend on: a processor then does both at once.
    number = deal_word(d, BOTS)
    seat = actor(s)
    first = 0
    while True:
        chosen = below(number, legal(s, b, x, seat, first, out))
        if first <= chosen < first + len(out):
            return chosen - first
        first = chosen


@inlined
def random_ply(s: State, b: Board, x: Extra, d: Dealer, out: list[Move], log: Log) -> int:
    """One ply of random play, a dealt outcome or a chosen move. Returns its place in `out`."""
    chosen = 0
    if awaits_chance(s):
        deal_outcome(s, b, x, d, out[0])
    else:
        chosen = choose_move(s, b, x, d, out)
    apply(s, b, x, out[chosen], log)
    return chosen


@entry
def play_games(
    start: list[State],
    states: list[State],
    boards: list[Board],
    extra_start: list[Extra],
    extras: list[Extra],
    layouts: list[Layout],
    dealers: list[Dealer],
    out: list[Move],
    logs: list[Log],
    seed: int,
    first: int,
    count: int,
    limit: int,
    tallies: list[int],
) -> None:
    """Plays random games `first` to `first + count - 1` of a run to their ends, at most `limit` plies each.

    The driver's record of each game stays in `extras` as the game left it.
    """
    s = states[0]
    for game in range(first, first + count):
        states[0] = start[0]
        x = extras[game - first]
        extras[game - first] = extra_start[0]
        new_game(s, boards[0], x, layouts[0], dealers[0], logs[0], seed, game)
        trace = 0
        plies = 0
        while s.stage != OVER and plies < limit:
            by_chance = awaits_chance(s)
            m = out[random_ply(s, boards[0], x, dealers[0], out, logs[0])]
            trace = digest(trace, m)
            plies += 1
            tallies[OUTCOMES if by_chance else DECISIONS] += 1
            if m.kind == DICE:
                # A turn begins with its roll; whatever is built between turns is no turn.
                tallies[TURNS] += 1
        tallies[GAMES] += 1
        tallies[TRACE] = ((tallies[TRACE] ^ trace) * 0x41C64E6D + 12345) & TRACE_BITS
        if s.stage == OVER:
            tallies[WINS + s.winner] += 1
        else:
            tallies[UNFINISHED] += 1


@fast
def list_plies(s: State, b: Board, x: Extra, out: list[Move], weights: list[int]) -> int:
    """Everything that can come next: outcomes, or the moves of all seats."""
    if s.stage == OVER:
        return 0
    if awaits_chance(s):
        return chance(s, b, x, out, weights)
    count = 0
    for seat in range(s.seats):
        count += legal(s, b, x, seat, 0, out[count:])
    return count


@entry
def list_next(
    states: list[State], boards: list[Board], extras: list[Extra], out: list[Move], weights: list[int]
) -> int:
    """Everything that can come next in one position."""
    return list_plies(states[0], boards[0], extras[0], out, weights)


@entry
def perft(
    stack: list[State],
    boards: list[Board],
    extras: list[Extra],
    out: list[Move],
    weights: list[int],
    counts: list[int],
    places: list[int],
    logs: list[Log],
    room: int,
    depth: int,
) -> int:
    """How many sequences of `depth` plies lead on from `stack[0]`; outcomes of chance count as plies."""
    b = boards[0]
    leaves = 0
    level = 0
    counts[0] = NONE
    while level >= 0:
        s = stack[level]
        x = extras[level]
        if counts[level] == NONE:
            counts[level] = list_plies(s, b, x, out[level * room : (level + 1) * room], weights)
            places[level] = 0
            if level == depth - 1:
                leaves += counts[level]
                places[level] = counts[level]
        if places[level] == counts[level]:
            level -= 1
            continue
        stack[level + 1] = s
        extras[level + 1] = x
        apply(stack[level + 1], b, extras[level + 1], out[level * room + places[level]], logs[0])
        places[level] += 1
        level += 1
        counts[level] = NONE
    return leaves


@entry
def copy_states(states: list[State], count: int) -> None:
    """Copies a state `count` times round a ring of eight, for the benchmark: no copy can be left out."""
    for i in range(count):
        states[(i + 1) & 7] = states[i & 7]
