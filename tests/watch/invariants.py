"""What has to hold after every move of every game, compiled, so that thousands of games can be watched."""

from hexmoot.batch.engines import engine_of
from hexmoot.deal.dealer import Dealer
from hexmoot.deal.island import Layout
from hexmoot.rules import fast as speed
from hexmoot.rules.bits import popcount
from hexmoot.rules.fast import entry, fast
from hexmoot.rules.records import Board, Log, Move, State
from hexmoot.rules.terms import CARDS, FREE, KINDS, KNIGHT, NONE, OVER, PAVING, POINT, SETTLING
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import (
    BATCHES,
    CAMPS,
    CHOOSING,
    CLANS,
    CLIMBER,
    CONSOLING,
    FIRST_BATCH,
    FROM_SUPPLY,
    HERO,
    REGULAR,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TAKING,
    TOKENS,
    WILDLINGS,
)

speed.ROOTS.add("tests")
engine_of("watch")

from hexmoot.batch.engine_watch import new_game, random_ply  # type: ignore[import-not-found]  # noqa: E402

FAULTS = (
    "",
    "figures",
    "guards",
    "tokens",
    "tokens of a batch",
    "two wildlings on a hex",
    "blocked hexes",
    "resource cards",
    "development cards",
    "points",
    "camps",
    "clearings",
    "heroes",
    "seats asked",
    "the end",
)
(_, FIGURES, GUARDS, TOKENS_LOST, BATCH, SHARED, BLOCKED, RESOURCES, DEVELOPMENT, POINTS, IN_CAMPS, IN_CLEARINGS) = (
    range(12)
)
HEROES, ASKED, ENDED = 12, 13, 14
# What `watch_games` tells: the fault, its game and ply; then games by ending (from 1), uses of each hero, wins by seat.
FAULT, GAME, PLY, ENDINGS = range(4)
USES = 7
WINS = 18
TOLD = 24


@fast
def north_fault(s: State, x: Extra) -> int:
    """Figures, camps, clearings and the Gift."""
    wild = 0
    for wildling in range(WILDLINGS):
        count = x.peaks[wildling] + popcount(x.wild[wildling])
        if wild & x.wild[wildling]:
            return SHARED
        wild |= x.wild[wildling]
        for clan in range(CLANS):
            for camp in range(x.camp_size[clan]):
                count += 1 if x.camp[clan][camp] == wildling else 0
        for section in range(SECTIONS):
            count += x.waiting_size[section] if wildling == REGULAR else 0
        if x.peaks[wildling] < 0 or count != (24 if wildling == REGULAR else 8):
            return FIGURES
    if s.blocked != (wild | (1 << s.robber) if s.robber != NONE else wild):
        return BLOCKED
    if s.stage == OVER:
        return 0
    for clan in range(CLANS):
        if x.camp_size[clan] >= CAMPS:
            return IN_CAMPS
    for section in range(SECTIONS):
        if x.waiting_size[section] > x.guards[section]:
            return IN_CLEARINGS
    return ENDED if popcount(wild) >= x.gift_limit or x.breaches >= 3 else 0


@fast
def wall_fault(s: State, x: Extra) -> int:
    """Guards, the points of a seat, and heroes."""
    held = 0
    for seat in range(s.seats):
        posted = 0
        for section in range(SECTIONS):
            for space in range(SPACES):
                posted += 1 if x.guard[section][space] == seat else 0
        if posted + x.guards_left[seat] != 7:
            return GUARDS
        shown = s.played[seat][POINT]
        for corner in range(len(s.corner)):
            if s.corner[corner] != FREE and s.corner[corner] >> 1 == seat:
                shown += 1 + (s.corner[corner] & 1)
        shown += (1 if s.longest == seat else 0) + (1 if s.army == seat else 0)
        shown += (1 if posted >= 3 else 0) + (1 if posted >= 5 else 0)
        if shown != s.score[seat]:
            return POINTS
        if x.hero[seat] != NONE:
            if (held >> x.hero[seat]) & 1:
                return HEROES
            held |= 1 << x.hero[seat]
    for section in range(SECTIONS):
        count = 0
        for space in range(SPACES):
            if x.guard[section][space] != FREE:
                if x.giant_closes_ranks and count != space:
                    return GUARDS
                count += 1
        if count != x.guards[section]:
            return GUARDS
    return 0


@fast
def token_fault(s: State, x: Extra) -> int:
    """All 57 tokens, kind by kind and batch by batch."""
    for token in range(TOKENS):
        count = x.used[token]
        for batch in range(BATCHES):
            if x.unseen[batch][token] < 0:
                return TOKENS_LOST
            count += x.unseen[batch][token]
        if count != (12 if token % WILDLINGS == REGULAR else (4 if token % WILDLINGS == CLIMBER else 3)):
            return TOKENS_LOST
    in_setup = s.stage == SETTLING or s.stage == PAVING
    for batch in range(BATCHES):
        lying = x.supply if batch == x.batch else 0
        for seat in range(s.seats):
            # The first two settlements have no token under them.
            for place in range(min(s.settlements_left[seat], SETTLEMENTS - 2 if in_setup else SETTLEMENTS)):
                lying += 1 if x.space[seat][place] == batch else 0
            lying += 2 * s.cities_left[seat] if batch == FIRST_BATCH else 0
        for place in range(x.reveals):
            lying += 1 if x.reveal_from[place] == batch and x.reveal_from[place] != FROM_SUPPLY else 0
        for token in range(TOKENS):
            lying -= x.unseen[batch][token]
        if lying != 0 and s.stage != OVER:
            return BATCH
    return 0


@fast
def card_fault(s: State, b: Board, x: Extra) -> int:
    """Nineteen cards of each kind, the deck, and who is asked."""
    for kind in range(KINDS):
        count = s.bank[kind]
        for seat in range(s.seats):
            if s.hand[seat][kind] < 0:
                return RESOURCES
            count += s.hand[seat][kind] + s.aside[seat][kind]
        if s.bank[kind] < 0 or count != b.supply:
            return RESOURCES
    size = 0
    for card in range(CARDS):
        count = s.deck[card] + (x.spent if card == KNIGHT else 0) + (x.looked[card] if s.stage != TAKING else 0)
        size += s.deck[card]
        for seat in range(s.seats):
            count += s.cards[seat][card] + s.played[seat][card]
        if s.deck[card] < 0 or count != b.deck[card]:
            return DEVELOPMENT
    if size != s.deck_size:
        return DEVELOPMENT
    asked = s.stage == CONSOLING or s.stage == CHOOSING
    return ASKED if asked and popcount(s.owing) != 1 else 0


@fast
def fault_of(s: State, b: Board, x: Extra) -> int:
    """0, or the number of what does not hold."""
    fault = north_fault(s, x)
    if fault == 0:
        fault = wall_fault(s, x)
    if fault == 0:
        fault = token_fault(s, x)
    return fault if fault != 0 else card_fault(s, b, x)


@entry
def watch_games(
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
    found: list[int],
) -> None:
    """Plays random games and looks at each position; stops at the first fault. `found`: fault, game, ply; then tallies.

    The tallies: games by ending, then uses of each hero, then wins by seat.
    """
    for game in range(first, first + count):
        states[0] = start[0]
        extras[0] = extra_start[0]
        new_game(states[0], boards[0], extras[0], layouts[0], dealers[0], logs[0], seed, game)
        plies = 0
        while states[0].stage != OVER:
            m = out[random_ply(states[0], boards[0], extras[0], dealers[0], out, logs[0])]
            plies += 1
            if m.kind == HERO:
                found[USES + m.mask] += 1
            fault = fault_of(states[0], boards[0], extras[0])
            if fault != 0:
                found[FAULT] = fault
                found[GAME] = game
                found[PLY] = plies
                return
        found[ENDINGS + extras[0].ending] += 1
        found[WINS + states[0].winner] += 1
