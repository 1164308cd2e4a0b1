"""What an applied move did, as rows of small numbers: (what, seat, kind, count, place, audience).

The audience is PUBLIC or a mask of the seats that learn of the row. Sentences are made elsewhere, from these rows;
nothing outside the rules works out again what they did.
"""

from hexmoot.rules.fast import fast
from hexmoot.rules.records import Log

# Whether anything is written at all. Taken up when a function is compiled: a simulation elsewhere may leave it out.
WRITTEN = True

EVENTS = 35
(
    PLACED_SETTLEMENT,  # seat, place: corner
    PLACED_CITY,  # seat, place: corner
    PLACED_ROAD,  # seat, place: side
    OPENED_HARBOUR,  # seat, kind: the harbour's
    STARTED_WITH,  # seat, kind, count: the second settlement's yield
    TURN_BEGAN,  # seat
    ROLLED,  # seat, kind and count: the two dice
    PRODUCED,  # seat, kind, count
    RAN_SHORT,  # kind, count: what the bank was short of
    MUST_DISCARD,  # seat, count
    CHOSE_DISCARD,  # seat, count: how many, to all
    SET_ASIDE,  # seat, kind, count: which, to the seat alone
    DISCARDED,  # seat, kind, count: to all, once everybody has chosen
    MOVED_ROBBER,  # seat, place: hex
    ROBBED,  # seat, count: cards taken, place: the victim's seat
    STOLE,  # seat, kind, place: the victim's seat; to these two alone
    PAID,  # seat, kind, count: to the bank
    RECEIVED,  # seat, kind, count: from the bank
    BOUGHT_CARD,  # seat
    DREW_CARD,  # seat, kind: to the seat alone
    PLAYED_CARD,  # seat, kind
    MONOPOLISED,  # seat: who collects, kind, count, place: who gives
    REVEALED,  # seat, count: victory-point cards
    OFFERED,  # seat, place: mask of the seats asked
    OFFER_GIVES,  # seat, kind, count
    OFFER_TAKES,  # seat, kind, count
    AGREED,  # seat, place: whose offer
    DECLINED,  # seat, place: whose offer
    OFFER_LAPSED,  # seat: whose offer; place: the seat whose yes lapsed, or NONE for the whole offer
    HANDED_OVER,  # seat: giver, kind, count, place: taker
    LONGEST_ROAD,  # seat or NONE, count: length
    LARGEST_ARMY,  # seat, count: knights
    ASKED_TO_BUILD,  # seat: in the special building phase, or as the paired player
    WON,  # seat, count: points
    OPENING_ROLL,  # seat, kind and count: the two dice
) = range(EVENTS)


@fast
def tell(log: Log, what: int, seat: int, kind: int, count: int, place: int, audience: int) -> None:
    """Adds a row, if the log has room: simulations pass a log of size 0."""
    if WRITTEN and log.used < log.size:
        row = log.rows[log.used]
        row[0] = what
        row[1] = seat
        row[2] = kind
        row[3] = count
        row[4] = place
        row[5] = audience
        log.used += 1
