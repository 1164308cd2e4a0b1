"""The second game's vocabulary as small numbers, beside that of the common rules."""

from hexmoot.rules.terms import BRICK, LUMBER, OWN_CHANCE, OWN_MOVES, OWN_STAGES, WOOL

SECTIONS = 4
SPACES = 5
CLANS = 3
RIVER, CAVE, HORNFOOT = range(CLANS)
CAMPS = 5
TRAILS = 8
DIE = 12
# Two more than a clearing ever keeps: one that outnumbers the guards, and a giant behind it.
CROWD = 7
# A wildling looks for a free hex among so many: at the most so many are in the Gift when the game ends.
WAY = 8

# Wildlings. A token shows a clan and one of these.
WILDLINGS = 3
REGULAR, CLIMBER, GIANT = range(WILDLINGS)
TOKENS = CLANS * WILDLINGS
# The first deal, one for every settlement that can come back, and the supply of the day.
BATCHES = 18
FROM_SUPPLY = BATCHES
FIRST_BATCH = 0
# Tokens that wait to be revealed: two of a city, or one of a settlement and one for an award.
QUEUE = 4
SETTLEMENTS = 5

# W-GUARD-01: what a guard costs, one card of each kind in the mask.
GUARD_PRICE = 1 << LUMBER | 1 << WOOL | 1 << BRICK

# Heroes.
HEROES = 11
COMMANDER, STEWARD, SCHOLAR, BUILDER, ARMS, SEER, REBEL, PATHFINDER, ARCHER, RECRUITER, TRACKER = range(HEROES)
FRONT, BACK = range(2)
ASKED_AT_MOST = 2
FORESEEN = 3

# Stages of its own: decisions, then the one that waits for chance.
GUARDING, CONSOLING, FORESEEING, TAKING, REPAYING, CHOOSING = range(OWN_STAGES, OWN_STAGES + 6)
REVEALING = OWN_CHANCE

# Moves of its own, then the one outcome.
# HERO is OWN_BUNDLE: two heroes pay with cards of choice.
POST, PATROL, RECRUIT, HERO, CHOOSE, PICK, TOKEN = range(OWN_MOVES, OWN_MOVES + 7)
# A CHOOSE that turns the hero over, and a PICK that lets a chance go by.
FLIP = -1
PASS = -1

# How the game ended.
BY_BREACHES, BY_GIFT, BY_POINTS = range(1, 4)
LAST_BREACH = 3

# What decided between equally many guards.
TIE_POINTS, TIE_SPACE, TIE_WEST, TIE_ORDER = range(4)

# Where the pathfinder finds a wildling: in a camp (clan by clan), then in a clearing (section by section).
CAMP_PLACES = CLANS * CAMPS
NORTH_PLACES = CAMP_PLACES + SECTIONS * SPACES
