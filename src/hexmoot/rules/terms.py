"""The rules' vocabulary as small numbers. They never leave the process: text has its own codes."""

SEATS = 6
HEXES = 30
CORNERS = 80
SIDES = 109
COAST = 38
# A mask uses bits 0 to 61 of a signed word, so that no operation on it can overflow or turn negative.
BITS = 62

FREE = -1
NONE = -1
PUBLIC = -1

# Resources, in the order of the letters L W G B O; terrain is named by what it gives.
KINDS = 5
LUMBER, WOOL, GRAIN, BRICK, ORE = range(KINDS)
DESERT = 5

# The one token that stands for two numbers.
TWO_AND_TWELVE = 14

# A harbour on a side of the coast: 0 for none, a kind plus one, or any kind.
NO_HARBOUR = 0
ANY_HARBOUR = 6

# Development cards. The last is in no deck of the base game: what it does, its own game says.
CARDS = 6
KNIGHT, ROADS, PLENTY, MONOPOLY, POINT, RECRUITS = range(CARDS)

# What has a price.
ROAD, SETTLEMENT, CITY, CARD = range(4)

# Stages.
SETTLING, PAVING, BEFORE_ROLL, ROLLING, DISCARDING, ROBBING, STEALING, MAIN, DRAWING, LAYING, EXTRA, PAIRED, OVER = (
    range(13)
)
# A game may have stages of its own from here on; at OWN_CHANCE an outcome comes next.
OWN_STAGES = 16
OWN_CHANCE = 24

# Moves, then outcomes of chance.
MOVES = 25
(
    NO_MOVE,
    SETTLE,
    UPGRADE,
    PAVE,
    ROLL,
    BUY,
    PLAY_KNIGHT,
    PLAY_ROADS,
    PLAY_PLENTY,
    PLAY_MONOPOLY,
    REVEAL,
    ROB,
    DISCARD,
    SWAP,
    OFFER,
    AGREE,
    DECLINE,
    WITHDRAW,
    TAKE_OFFER,
    CLOSE_OFFER,
    END,
    CLAIM,
    DICE,
    DRAWN,
    STOLEN,
) = range(MOVES)
# A game may have moves of its own from here on; one of them may name cards.
OWN_MOVES = 25
OWN_BUNDLE = 28

# Options, by the order of their values.
SEPARATE, COMBINED = range(2)
NEXT_TURN, AT_ONCE = range(2)
SHORT_NONE, SHORT_SOLE = range(2)
ANY_TIME, AT_END = range(2)
AUTOMATIC, DECLARED, AT_TURN_END = range(3)
KEEPS, ASIDE = range(2)
EXTRA_NONE, EXTRA_PHASE, EXTRA_PAIRED = range(3)
