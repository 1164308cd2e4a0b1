"""The second game's names in text: clans, wildlings, heroes, stages."""

from hexmoot.rules.watch import terms

CLANS = ("river", "cave", "hornfoot")
WILDLINGS = ("regular", "climber", "giant")
WILDLING_LETTERS = "rcg"
HEROES = (
    *("commander", "steward", "scholar", "builder", "arms", "seer"),
    *("rebel", "pathfinder", "archer", "recruiter", "tracker"),
)
STAGES = {
    terms.GUARDING: "guarding",
    terms.CONSOLING: "consoling",
    terms.FORESEEING: "foreseeing",
    terms.TAKING: "taking",
    terms.REPAYING: "repaying",
    terms.CHOOSING: "hero",
    terms.REVEALING: "revealing",
}
ENDINGS = {terms.BY_BREACHES: "breaches", terms.BY_GIFT: "gift", terms.BY_POINTS: "points"}
TIES = ("points", "space", "west", "order")
# The batches of tokens, one character each.
BATCH_SIGNS = "0123456789abcdefgh"


def north_name(place: int) -> str:
    """`cave2` for a camp, counted from the trails; `3.1` for a clearing and the place in its queue."""
    if place < terms.CAMP_PLACES:
        return f"{CLANS[place // terms.CAMPS]}{place % terms.CAMPS + 1}"
    section, back = divmod(place - terms.CAMP_PLACES, terms.SPACES)
    return f"{section + 1}.{back + 1}"


NORTH = {north_name(place): place for place in range(terms.NORTH_PLACES)}
