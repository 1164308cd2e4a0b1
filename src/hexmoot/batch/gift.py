"""The start of a game on the land of the Watch, with the Wall or without it."""

from dataclasses import replace
from typing import Any

from hexmoot.batch.letters import harbour_code, terrain_code
from hexmoot.deal import island
from hexmoot.editions.boards import DESERT, Supply, supply
from hexmoot.editions.edition import Edition
from hexmoot.editions.gift import gift
from hexmoot.geometry import Shape
from hexmoot.rules import terms
from hexmoot.rules.watch import terms as watch
from hexmoot.rules.watch.wall import GUARDS

WATCH = "watch"
MOUNTAINS = "O"
SUPPLY_RATE = 3
AWARD_POINTS = 1
TOKENS_OF_A_CITY = 2


def gift_box(edition: Edition) -> Supply:
    """What of the box is in play: without the Wall, no new recruits, and the ice field instead of a mountain."""
    box = supply("gift")
    pieces = {**box.pieces, "road": int(str(edition.options["roads"]))}
    if edition.game == WATCH:
        return replace(box, pieces=pieces)
    terrain = {**box.terrain, MOUNTAINS: box.terrain[MOUNTAINS] - 1, DESERT: 1}
    return replace(
        box,
        pieces=pieces,
        terrain=terrain,
        deck={name: count for name, count in box.deck.items() if name != "new_recruits"},
    )


def print_gift(state: Any, edition: Edition, shape: Shape) -> None:
    """W-SETUP-01, W-ROBBER-01: terrain, numbers and trade routes; the robber waits beside the board.

    W-OPT-02: without the Wall it starts on the ice field, and one token stands for 2 and 12.
    """
    land = gift()
    for name, place in land.hexes.items():
        at = shape.hex_by_name[name]
        state.terrain[at], state.token[at] = terrain_code(place.terrain), place.token
    for spot, kind in zip(land.spots, land.kinds, strict=True):
        state.harbour[spot] = harbour_code(kind)
    state.robber = terms.NONE
    if edition.game != WATCH:
        ice = shape.hex_by_name[land.ice_field]
        state.terrain[ice], state.token[ice] = terms.DESERT, 0
        state.token[shape.hex_by_name[land.two_and_twelve]] = terms.TWO_AND_TWELVE
        state.robber = ice
        state.blocked = 1 << ice


def shuffle_gift(layout: Any, box: Supply) -> None:
    """W-SETUP-01: the terrain and the trade routes are dealt anew, the numbers stay."""
    layout.terrain_mode = layout.harbour_mode = island.SHUFFLED
    hexes = [terrain_code(letter) for letter, count in box.terrain.items() for _ in range(count)]
    layout.terrain[: len(hexes)] = hexes
    layout.spot_count = len(box.harbour_spots)
    layout.spots[: layout.spot_count] = box.harbour_spots
    layout.kinds[: layout.spot_count] = [harbour_code(kind) for kind in box.harbour_kinds]


def set_values(state: Any) -> None:
    """W-TRADE-01, W-SETUP-03, W-END-03: the bank's rate, the awards, and when a win counts."""
    state.bank_rate = SUPPLY_RATE
    state.rate = [[SUPPLY_RATE] * terms.KINDS if seat < state.seats else rate for seat, rate in enumerate(state.rate)]
    state.road_points = state.army_points = AWARD_POINTS
    state.win_claim = terms.AT_TURN_END


def watch_extra(kind: Any, shape: Shape, told: dict[str, int], seats: int) -> Any:
    """W-SETUP-03 to W-SETUP-07: the Wall empty, all figures in the peaks, tokens under the pieces."""
    land = gift()
    extra = kind()
    extra.gift_limit, extra.giant_closes_ranks = told["gift_limit"], told["giant_closes_ranks"]
    extra.trail_clan, extra.trail_section = list(land.trail_clan), list(land.trail_section)
    extra.route = [[shape.hex_by_name[name] for name in way[: watch.WAY]] for way in land.routes]
    extra.rush_trail = [list(pair) for pair in land.rush]
    numbers = [land.heroes.index(name) for name in land.first_heroes[seats]]
    extra.first_hero = numbers + [terms.NONE] * (terms.SEATS - seats)
    extra.hero = [terms.NONE] * terms.SEATS
    extra.guard = [[terms.FREE] * watch.SPACES for _ in range(watch.SECTIONS)]
    extra.guards_left = [GUARDS if seat < seats else 0 for seat in range(terms.SEATS)]
    extra.peaks = list(land.figures)
    extra.unseen[watch.FIRST_BATCH] = [count for _ in range(watch.CLANS) for count in land.tokens_each_clan]
    pieces = supply("gift").pieces
    under = pieces["settlement"] - land.tokens_returned + TOKENS_OF_A_CITY * pieces["city"]
    extra.supply = sum(extra.unseen[watch.FIRST_BATCH]) - seats * under
    extra.consoled = extra.chooser = extra.looked_at = terms.NONE
    return extra
