"""The second game's own moves of a kind, for whoever asks what stands in the way of all of them."""

from collections.abc import Iterator

from hexmoot.game.view import View
from hexmoot.notation.letters import KINDS, letters_of
from hexmoot.notation.watch_words import HEROES, NORTH
from hexmoot.rules.board import PRICES as BOARD_PRICES
from hexmoot.rules.terms import CARD, NONE
from hexmoot.rules.watch.terms import GUARD_PRICE, SECTIONS

WATCH_KINDS = ("g", "nr", "kn@", "h")
# W-GUARD-01, BUILD-01: what a guard and a development card cost, as the rules have it.
PRICES = {
    "arms": letters_of([GUARD_PRICE >> kind & 1 for kind in range(len(KINDS))]),
    "seer": letters_of(BOARD_PRICES[CARD]),
}


def watch_codes(view: View, kind: str) -> Iterator[str]:
    """Moves of a kind; of heroes those of the hero that the seat has."""
    if kind in ("g", "nr"):
        yield from (f"{kind}@{section}" for section in _sections())
    elif kind == "kn@":
        yield from (f"kn@{place}" for place in view.position.shape.hex_names)
    else:
        yield from _hero_codes(view)


def _sections() -> range:
    return range(1, SECTIONS + 1)


def _hero_codes(view: View) -> Iterator[str]:
    seat = (view.seat or 1) - 1
    if view.extra is None or view.extra.hero[seat] == NONE:
        yield "h:tracker"
        return
    hero = HEROES[view.extra.hero[seat]]
    yield from (f"h:{hero}{how}" for how in _ways(view, hero))


def _ways(view: View, hero: str) -> list[str]:
    """What may stand behind a hero's name."""
    others = [other for other in range(1, view.seats + 1) if other != view.seat]
    if hero == "commander":
        return [f"={kind}/{other}" for kind in KINDS for other in others]
    if hero == "steward":
        return [f"={give}>{take}" for give in KINDS for take in KINDS if give != take]
    if hero == "builder":
        return _road_moves(view)
    if hero == "arms":
        return [f"@{section}:{cards}" for section in _sections() for cards in _payments(hero)]
    if hero == "seer":
        return [f":{cards}" for cards in (PRICES[hero], *_payments(hero))]
    return {
        "scholar": [f"={kind}" for kind in KINDS],
        "rebel": [f">{other}" for other in others],
        "pathfinder": [f"={place}" for place in NORTH],
        "archer": [f"@{place}" for place in view.position.shape.hex_names],
        "recruiter": [f"@{section}" for section in _sections()],
        "tracker": [""],
    }[hero]


def _payments(hero: str) -> list[str]:
    """The price with each of its cards replaced by each other one."""
    price = PRICES[hero]
    return [price.replace(left, other) for left in price for other in KINDS if other != left]


def _road_moves(view: View) -> list[str]:
    names, seat = view.position.shape.side_names, (view.seat or 1) - 1
    own = [name for side, name in enumerate(names) if view.state.road[side] == seat]
    # Before the first road, one that is nobody's stands for it.
    own = own or names[:1]
    return [f"={side}>{to}" for side in own for to in names]
