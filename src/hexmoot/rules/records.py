"""The records that the rules work on: the state of a game, the board under it, a move, and the log of what happened."""

from hexmoot.rules.record import Record, byte, record, word
from hexmoot.rules.terms import CARDS, COAST, CORNERS, HEXES, KINDS, SEATS, SIDES

LOG_ROWS = 96


@record
class State(Record):
    """All that changes in a game, and the options and the island that it is played with.

    A view of a seat is the same record with what the seat may not know set to zero: the counts stay.
    """

    # Options, by the names of the rule catalogue.
    seats: int = byte()
    victory_points: int = byte()
    hand_limit: int = byte()
    phases: int = byte()
    new_harbour: int = byte()
    robber_desert: int = byte()
    gifts: int = byte()
    bank_short: int = byte()
    plenty_alike: int = byte()
    reveal_vp: int = byte()
    win_claim: int = byte()
    road_tie: int = byte()
    friendly_robber: int = byte()
    offers_per_turn: int = byte()
    extra_build: int = byte()
    # What a game of this family may set otherwise: the bank's rate, and the points of the two awards.
    bank_rate: int = byte()
    road_points: int = byte()
    army_points: int = byte()

    # The island.
    terrain: list[int] = byte(HEXES)
    token: list[int] = byte(HEXES)
    harbour: list[int] = byte(COAST)
    robber: int = byte()

    # Pieces: a corner holds FREE or twice the owner's seat, plus one for a city; a side FREE or the owner's seat.
    corner: list[int] = byte(CORNERS)
    road: list[int] = byte(SIDES)
    settlements_left: list[int] = byte(SEATS)
    cities_left: list[int] = byte(SEATS)
    roads_left: list[int] = byte(SEATS)

    # Cards. `aside` holds discards that are chosen but not yet shown; `fresh` the cards bought in this turn.
    bank: list[int] = byte(KINDS)
    hand: list[list[int]] = byte(SEATS, KINDS)
    hand_size: list[int] = byte(SEATS)
    aside: list[list[int]] = byte(SEATS, KINDS)
    aside_size: list[int] = byte(SEATS)
    deck: list[int] = byte(CARDS)
    deck_size: int = byte()
    cards: list[list[int]] = byte(SEATS, CARDS)
    card_size: list[int] = byte(SEATS)
    fresh: list[int] = byte(CARDS)
    fresh_size: int = byte()
    played: list[list[int]] = byte(SEATS, CARDS)

    # Standing: visible points, bank rates, awards. `opened` has a bit for each kind of harbour opened in this turn.
    score: list[int] = byte(SEATS)
    rate: list[list[int]] = byte(SEATS, KINDS)
    opened: int = byte()
    road_length: list[int] = byte(SEATS)
    longest: int = byte()
    army: int = byte()

    # The turn.
    stage: int = byte()
    turn: int = byte()
    builder: int = byte()
    first: int = byte()
    placed: int = byte()
    last_corner: int = byte()
    rolled: int = byte()
    card_played: int = byte()
    built: int = byte()
    free_roads: int = byte()
    owing: int = byte()
    victim: int = byte()
    winner: int = byte()

    # Offers, one a seat: what it gives and takes, and masks of the seats asked and of those who answered.
    open_offers: int = byte()
    gives: list[list[int]] = byte(SEATS, KINDS)
    takes: list[list[int]] = byte(SEATS, KINDS)
    asked: list[int] = byte(SEATS)
    agreed: list[int] = byte(SEATS)
    declined: list[int] = byte(SEATS)
    offered: list[int] = byte(SEATS)

    # Masks of corners, sides and hexes, which follow from the pieces: own buildings, own settlements, corners at
    # the end of own roads, own roads, hexes with an own building; all buildings, corners too near to one, all roads;
    # hexes that do not produce.
    own: list[list[int]] = word(SEATS, 2)
    settled: list[list[int]] = word(SEATS, 2)
    reach: list[list[int]] = word(SEATS, 2)
    laid: list[list[int]] = word(SEATS, 2)
    touched: list[int] = word(SEATS)
    taken: list[int] = word(2)
    near: list[int] = word(2)
    paved: list[int] = word(2)
    blocked: int = word()

    # Scratch, so that nothing is ever allocated: a roll's yield.
    owed: list[list[int]] = byte(SEATS, KINDS)


SCRATCH = ("owed",)


@record
class Board(Record):
    """What never changes: which place touches which, masks, prices. One record serves every game on a shape."""

    hexes: int = word()
    corners: int = word()
    sides: int = word()
    coast: int = word()
    hex_corner: list[list[int]] = byte(HEXES, 6)
    hex_hex: list[list[int]] = byte(HEXES, 6)
    corner_hex: list[list[int]] = byte(CORNERS, 3)
    corner_side: list[list[int]] = byte(CORNERS, 3)
    corner_corner: list[list[int]] = byte(CORNERS, 3)
    # Which way back each of a corner's three ways is, seen from the corner at its other end.
    corner_back: list[list[int]] = byte(CORNERS, 3)
    # The two sides of the coast at a corner, as places on the coast; NONE inland.
    corner_coast: list[list[int]] = byte(CORNERS, 2)
    side_corner: list[list[int]] = byte(SIDES, 2)
    # Which word of a mask, and which bit in it, stands for a corner or a side.
    corner_word: list[int] = byte(CORNERS)
    corner_bit: list[int] = word(CORNERS)
    side_word: list[int] = byte(SIDES)
    side_bit: list[int] = word(SIDES)
    all_corners: list[int] = word(2)
    # A corner with its neighbours; the sides and the hexes at a corner; the corners of a hex.
    around: list[list[int]] = word(CORNERS, 2)
    sides_at: list[list[int]] = word(CORNERS, 2)
    hexes_at: list[int] = word(CORNERS)
    corners_of: list[list[int]] = word(HEXES, 2)
    price: list[list[int]] = byte(4, KINDS)
    deck: list[int] = byte(CARDS)
    supply: int = word()


@record
class Move(Record):
    """A decision of a seat or an outcome of chance; which fields count depends on the kind.

    place: corner, side or hex; a kind of resource or card; the smaller die. target: a seat, or the larger die.
    mask: the seats that an offer goes to; or a count.
    """

    kind: int = byte()
    seat: int = byte()
    place: int = byte()
    target: int = byte()
    mask: int = byte()
    give: list[int] = byte(KINDS)
    take: list[int] = byte(KINDS)


@record
class Log(Record):
    """What applied moves did, row by row (see `events`), up to `size` rows."""

    used: int = word()
    size: int = word()
    rows: list[list[int]] = byte(LOG_ROWS, 6)


@record
class Nothing(Record):
    """The own record of a game that needs none beside the state."""

    unused: int = byte()
