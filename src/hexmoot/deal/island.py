"""Dealing an island: terrain, tokens, harbours, the robber's desert, and who begins."""

from hexmoot.deal.dealer import DICE, ISLAND, Dealer, deal_below
from hexmoot.rules.events import OPENING_ROLL, tell
from hexmoot.rules.fast import fast
from hexmoot.rules.record import Record, byte, record
from hexmoot.rules.records import Board, Log, State
from hexmoot.rules.terms import COAST, DESERT, HEXES, NO_HARBOUR, NONE, PUBLIC

SPOTS = 11
PIECES = 6
PIECE_LENGTH = 5

FIXED, FRAME, SHUFFLED = range(3)
_, SPIRAL, RANDOM = range(3)
NAMED, HIGHEST_ROLL = range(2)


@record
class Layout(Record):
    """What an island is dealt from. A part that is FIXED lies in the state already."""

    terrain_mode: int = byte()
    token_mode: int = byte()
    harbour_mode: int = byte()
    first_mode: int = byte()
    # Whether the first pieces lie on the board already, so that the game begins with a turn.
    pieces_placed: int = byte()
    terrain: list[int] = byte(HEXES)
    tokens: list[int] = byte(HEXES)
    token_count: int = byte()
    # The order of the spiral from each corner of the board.
    spiral: list[list[int]] = byte(6, HEXES)
    spots: list[int] = byte(SPOTS)
    kinds: list[int] = byte(SPOTS)
    spot_count: int = byte()
    # The harbours on each piece of the frame, along five sides of the coast.
    frame: list[list[int]] = byte(PIECES, PIECE_LENGTH)
    # Scratch for shuffling.
    order: list[int] = byte(HEXES)


@fast
def shuffle(y: Layout, d: Dealer, count: int) -> None:
    """Fills `order` with 0 to `count` - 1 in a random order."""
    for i in range(count):
        j = deal_below(d, ISLAND, i + 1)
        y.order[i] = y.order[j]
        y.order[j] = i


@fast
def deal_island(s: State, b: Board, y: Layout, d: Dealer) -> None:
    """BOARD-08 to BOARD-13: everything about the island that is left to chance."""
    if y.terrain_mode != FIXED:
        shuffle(y, d, b.hexes)
        for place in range(b.hexes):
            s.terrain[place] = y.terrain[y.order[place]]
        if y.token_mode == FIXED:
            leave_desert(s, b)
    if y.token_mode == SPIRAL:
        lay_spiral(s, b, y, deal_below(d, ISLAND, 6))
    elif y.token_mode == RANDOM:
        lay_random(s, b, y, d)
    if y.harbour_mode == FRAME:
        join_frame(s, b, y, d)
    elif y.harbour_mode == SHUFFLED:
        clear_harbours(s)
        shuffle(y, d, y.spot_count)
        for spot in range(y.spot_count):
            s.harbour[y.spots[spot]] = y.kinds[y.order[spot]]
    if y.terrain_mode != FIXED:
        place_robber(s, b, d)


@fast
def leave_desert(s: State, b: Board) -> None:
    """Where the tokens lie already, the desert, if there is one, lies where there is none."""
    for place in range(b.hexes):
        if s.terrain[place] == DESERT:
            for bare in range(b.hexes):
                if s.token[bare] == 0:
                    s.terrain[place] = s.terrain[bare]
                    s.terrain[bare] = DESERT
                    return


@fast
def lay_spiral(s: State, b: Board, y: Layout, start: int) -> None:
    """BOARD-08, BOARD-09: tokens in the order of their letters along the spiral, the desert skipped."""
    used = 0
    for step in range(b.hexes):
        place = y.spiral[start][step]
        if s.terrain[place] == DESERT:
            s.token[place] = 0
        else:
            s.token[place] = y.tokens[used]
            used += 1


@fast
def lay_random(s: State, b: Board, y: Layout, d: Dealer) -> None:
    """BOARD-10: shuffled until no two red numbers are neighbours."""
    while True:
        shuffle(y, d, y.token_count)
        used = 0
        for place in range(b.hexes):
            if s.terrain[place] == DESERT:
                s.token[place] = 0
            else:
                s.token[place] = y.tokens[y.order[used]]
                used += 1
        if not reds_touch(s, b):
            return


@fast
def reds_touch(s: State, b: Board) -> bool:
    """Whether two hexes that share a side both have a 6 or an 8."""
    for place in range(b.hexes):
        if s.token[place] == 6 or s.token[place] == 8:
            for way in range(6):
                other = b.hex_hex[place][way]
                if other != NONE and (s.token[other] == 6 or s.token[other] == 8):
                    return True
    return False


@fast
def clear_harbours(s: State) -> None:
    """An empty coast."""
    for place in range(COAST):
        s.harbour[place] = NO_HARBOUR


@fast
def join_frame(s: State, b: Board, y: Layout, d: Dealer) -> None:
    """The pieces of the frame in a random order, clockwise from the second side of the coast."""
    clear_harbours(s)
    shuffle(y, d, PIECES)
    for piece in range(PIECES):
        for step in range(PIECE_LENGTH):
            place = (1 + piece * PIECE_LENGTH + step) % b.coast
            s.harbour[place] = y.frame[y.order[piece]][step]


@fast
def place_robber(s: State, b: Board, d: Dealer) -> None:
    """SETUP-03, BOARD-13: on the desert, or on one of two."""
    deserts = 0
    for place in range(b.hexes):
        if s.terrain[place] == DESERT:
            deserts += 1
    chosen = deal_below(d, ISLAND, deserts)
    for place in range(b.hexes):
        if s.terrain[place] == DESERT:
            if chosen == 0:
                s.robber = place
                s.blocked = 1 << place
            chosen -= 1


@fast
def roll_for_first(s: State, y: Layout, d: Dealer, log: Log) -> None:
    """SETUP-06: everybody rolls, the tied roll again; the highest begins."""
    if y.first_mode != HIGHEST_ROLL:
        return
    rolling = (1 << s.seats) - 1
    while rolling & (rolling - 1):
        best = 0
        leaders = 0
        for seat in range(s.seats):
            if (rolling >> seat) & 1:
                one = deal_below(d, DICE, 6) + 1
                two = deal_below(d, DICE, 6) + 1
                tell(log, OPENING_ROLL, seat, min(one, two), max(one, two), 0, PUBLIC)
                if one + two > best:
                    best = one + two
                    leaders = 0
                if one + two == best:
                    leaders |= 1 << seat
        rolling = leaders
    for seat in range(s.seats):
        if (rolling >> seat) & 1:
            s.first = seat
            s.turn = seat
