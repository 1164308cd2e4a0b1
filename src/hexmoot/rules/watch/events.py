"""What happens in the second game alone, as rows of the log: see `hexmoot.rules.events`."""

from hexmoot.rules.events import EVENTS

OWN_EVENTS = 39
(
    WILDLING_ROLLED,  # count: the wildling die
    TRAIL_EMPTY,  # count: trail
    PLACED_GUARD,  # seat, kind: section, count: space
    GUARD_RETURNED,  # seat, kind: section
    CLOSED_RANKS,  # kind: section
    WON_GUARD_POINT,  # seat, count: guards on the Wall
    LOST_GUARD_POINT,  # seat, count: guards on the Wall
    REVEALED_TOKEN,  # seat, kind: wildling, count: clan
    TOKEN_IDLE,  # kind: wildling
    TOKENS_SHUFFLED,  # count
    TOKEN_LAID,  # seat
    GATHERED,  # kind: wildling, count: clan
    ADVANCED,  # kind: wildling, count: trail
    CLOSED_UP,  # count: clan
    RUSHED,  # count: clan
    CLIMBED,  # place: hex
    SMASHED,  # seat: the guard's, kind: section
    BREACHED,  # kind: section, count: breaches so far
    CROSSED,  # kind: wildling, place: hex
    SENT_HOME,  # seat, kind: wildling, place: hex
    CLEARED_CLEARING,  # seat, kind: section
    CLEARED_CAMP,  # seat, kind: wildling, count: clan
    BEGAN_WITH_HERO,  # seat, kind: hero
    USED_HERO,  # seat, kind: hero
    TURNED_HERO,  # seat, kind: hero
    RETURNED_HERO,  # seat, kind: hero
    TOOK_HERO,  # seat, kind: hero
    SPARED_HERO,  # seat, kind: hero
    DEMANDED,  # seat, kind: resource, count: cards given, place: the seat asked
    LOOKED_AT_HAND,  # seat, place: whose
    SAW_HAND,  # seat, kind: resource, count, place: whose; to the seat alone
    FORESAW,  # seat, count: cards
    SAW_CARD,  # seat, kind: card; to the seat alone
    LIFTED_ROAD,  # seat, place: side
    SPENT_PATROL,  # seat
    CHASED_ROBBER,  # seat, place: hex
    ENDED_BY_BREACHES,  # count: breaches
    ENDED_BY_GIFT,  # count: wildlings
    TIE_BROKEN,  # seat: who is ahead, kind: by what
) = range(EVENTS, EVENTS + OWN_EVENTS)
