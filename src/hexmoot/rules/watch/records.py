"""The record beside the state: the Wall, the north, the Gift, tokens, heroes, and what is still to be resolved."""

from hexmoot.rules.record import Record, byte, record, word
from hexmoot.rules.terms import CARDS, SEATS
from hexmoot.rules.watch.terms import (
    BATCHES,
    CAMPS,
    CLANS,
    CROWD,
    QUEUE,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TOKENS,
    TRAILS,
    WAY,
    WILDLINGS,
)


@record
class Extra(Record):
    """All that this game has besides the common state. What could not be read in a source lies here as data."""

    # Options, by the names of the rule catalogue.
    gift_limit: int = byte()
    giant_closes_ranks: int = byte()

    # The land, which never changes: each trail's clan, its clearing, and its way south hex by hex; the two trails of a
    # rush, the lower first; the first heroes, in the order of play.
    trail_clan: list[int] = byte(TRAILS)
    trail_section: list[int] = byte(TRAILS)
    route: list[list[int]] = byte(TRAILS, WAY)
    rush_trail: list[list[int]] = byte(CLANS, 2)
    first_hero: list[int] = byte(SEATS)

    # The Wall: a space holds FREE or the guard's seat.
    guard: list[list[int]] = byte(SECTIONS, SPACES)
    guards: list[int] = byte(SECTIONS)
    guards_left: list[int] = byte(SEATS)
    breaches: int = byte()

    # The north: what sits in each clan's camps, nearest the trails first; the trails that the regulars in each
    # clearing came by, oldest first; the figures left in the peaks.
    camp: list[list[int]] = byte(CLANS, CAMPS)
    camp_size: list[int] = byte(CLANS)
    waiting: list[list[int]] = byte(SECTIONS, CROWD)
    waiting_size: list[int] = byte(SECTIONS)
    peaks: list[int] = byte(WILDLINGS)

    # The hexes of the Gift that a wildling blocks, as a mask for each kind of wildling.
    wild: list[int] = word(WILDLINGS)

    # Tokens: those of each batch that nobody has seen; the batch in the supply, and how many lie there; the used ones.
    # `space` has the batch under each settlement that is not built, the one to be built next first.
    unseen: list[list[int]] = byte(BATCHES, TOKENS)
    batch: int = byte()
    supply: int = byte()
    used: list[int] = byte(TOKENS)
    space: list[list[int]] = byte(SEATS, SETTLEMENTS)

    # Heroes: who has which, on which side, and a mask of the seats whose hero rests in this turn.
    hero: list[int] = byte(SEATS)
    side: list[int] = byte(SEATS)
    rested: int = byte()
    # Ranger patrols that left the game.
    spent: int = byte()

    # Still to be resolved: the wildling die; tokens to reveal, for whom and from which batch; who may use the scholar;
    # who used a hero and has to choose; the stage to go back to.
    die: int = byte()
    reveals: int = byte()
    reveal_seat: list[int] = byte(QUEUE)
    reveal_from: list[int] = byte(QUEUE)
    consoled: int = byte()
    chooser: int = byte()
    then: int = byte()
    # Cards that the acting seat alone looks at, the cards still to come, whose hand it is, and whom it owes a card.
    looked: list[int] = byte(CARDS)
    looked_size: int = byte()
    foresee: int = byte()
    looked_at: int = byte()
    givers: int = byte()

    ending: int = byte()
