"""What readers see of the second game beside the common fields: the Wall, the north, the South, tokens and heroes."""

from collections.abc import Iterable
from typing import Any

from hexmoot.batch import wall
from hexmoot.game.events import Event
from hexmoot.game.game import Game
from hexmoot.game.score import score_of
from hexmoot.game.view import View
from hexmoot.notation.letters import CARDS, KINDS, letters_of
from hexmoot.notation.moves import WILD_FACES
from hexmoot.notation.watch_words import CLANS, HEROES, WILDLINGS
from hexmoot.rules import terms as common
from hexmoot.rules.records import Log, State
from hexmoot.rules.watch import terms
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.wall import GUARDS, ONE_POINT, TWO_POINTS

FACES = "ab"
HOME = "home"
GUARD_COST = "".join(letter for kind, letter in enumerate(KINDS) if terms.GUARD_PRICE >> kind & 1)
TOKENS_OF_A_CITY = 2
FIRST_SETTLEMENTS = 2


class WatchSight:
    """The fields `north` and `watch` of a view. What is printed is made once; the last wildling die is remembered."""

    costs: dict[str, str]
    north: dict[str, Any]

    def __init__(self, game: Game) -> None:
        extra, names = game.extra, game.start.shape.hex_names
        self.costs = {"g": GUARD_COST}
        self._die: int | None = None
        self.north = {
            "routes": {str(trail + 1): [names[place] for place in way] for trail, way in enumerate(extra.route)},
            "trails": [
                {"trail": trail + 1, "clan": extra.trail_clan[trail], "section": extra.trail_section[trail]}
                for trail in range(terms.TRAILS)
            ],
            "breach_limit": terms.LAST_BREACH,
            "gift_limit": extra.gift_limit,
            "rush": terms.CAMPS,
            "faces": WILD_FACES,
            "point_guards": [ONE_POINT, TWO_POINTS],
        }

    def learn(self, events: Iterable[Event]) -> None:
        """Takes in what happened: once it is resolved, the die is in no position any more."""
        for event in events:
            if event.key == "wildling_rolled":
                self._die = event.count

    def public(self, view: View) -> dict[str, Any]:
        """What everybody sees, from an onlooker's view."""
        extra, state, seats = view.extra, view.state, range(view.seats)
        return {
            "wall": [[guard + 1 if guard != common.FREE else 0 for guard in spaces] for spaces in extra.guard],
            "clearings": [
                [trail + 1 for trail in queue[:size]]
                for queue, size in zip(extra.waiting, extra.waiting_size, strict=True)
            ],
            "camps": [
                [WILDLINGS[kind] for kind in camp[:size]]
                for camp, size in zip(extra.camp, extra.camp_size, strict=True)
            ],
            "frost": dict(zip(WILDLINGS, extra.peaks, strict=True)),
            "gift": _gift(view),
            "danger": _danger(view),
            "breaches": extra.breaches,
            "supply": extra.supply,
            "used": {_token(token): count for token, count in enumerate(extra.used) if count},
            "unseen": {_token(token): _unseen(extra, token) for token in range(terms.TOKENS)},
            "under": [_under(view, seat) for seat in seats],
            "guards_left": [extra.guards_left[seat] for seat in seats],
            "on_wall": [GUARDS - extra.guards_left[seat] for seat in seats],
            "guard_points": [score_of(state, seat + 1).guards for seat in seats],
            "heroes": [_hero(extra, seat) for seat in seats],
            "display": [name for hero, name in enumerate(HEROES) if hero not in extra.hero[: view.seats]],
            "raider": HOME if state.robber == common.NONE else view.position.shape.hex_names[state.robber],
            "leading": leading(view),
            "looked_at": None if extra.looked_at == common.NONE else extra.looked_at + 1,
            "owed": [seat + 1 for seat in seats if extra.givers >> seat & 1],
            # All three dice are rolled at once: it lies there for all to see before it is resolved.
            "die": extra.die or self._die,
        }

    def own(self, view: View) -> dict[str, Any]:
        """The cards that the seat alone looks at: a hand, or the top of the pile."""
        extra, state = view.extra, view.state
        if view.seat is None or view.seat - 1 != state.turn or not extra.looked_size:
            return {"my_look": None}
        if state.stage == terms.TAKING:
            return {"my_look": letters_of(extra.looked[: common.KINDS], KINDS)}
        return {"my_look": letters_of(extra.looked, CARDS)}


def leading(view: View) -> int:
    """Who would win if the game ended by the Wall now, by the points that the viewer sees."""
    return int(wall.leading(*_rows(view, 1))) + 1


def _danger(view: View) -> list[str]:
    """By section: the worst that the wildlings in the camps can do to it next."""
    states, extras = _rows(view, wall.AHEAD)
    logs = Log.array(1)
    return [wall.LEVELS[wall.danger(states, extras, logs, section)] for section in range(terms.SECTIONS)]


def _rows(view: View, count: int) -> tuple[Any, Any]:
    """What a viewer sees as the first of so many rows for the rules."""
    states, extras = State.array(count), Extra.array(count)
    view.state.write(states)
    view.extra.write(extras)
    return states, extras


def _gift(view: View) -> dict[str, str]:
    found = {}
    for place, name in enumerate(view.position.shape.hex_names):
        for kind, wildling in enumerate(WILDLINGS):
            if view.extra.wild[kind] >> place & 1:
                found[name] = wildling
    return found


def _token(token: int) -> str:
    return f"{CLANS[token // terms.WILDLINGS]}.{WILDLINGS[token % terms.WILDLINGS]}"


def _unseen(extra: Any, token: int) -> int:
    return sum(batch[token] for batch in extra.unseen)


def _under(view: View, seat: int) -> dict[str, int]:
    """W-SETUP-05: how many tokens lie under the pieces before a seat; those it begins with have none."""
    state = view.state
    in_setup = state.stage in (common.SETTLING, common.PAVING)
    most = terms.SETTLEMENTS - (FIRST_SETTLEMENTS if in_setup else 0)
    return {
        "s": min(int(state.settlements_left[seat]), most),
        "c": TOKENS_OF_A_CITY * int(state.cities_left[seat]),
    }


def _hero(extra: Any, seat: int) -> dict[str, Any] | None:
    """None before the first settlement is placed."""
    if extra.hero[seat] == common.NONE:
        return None
    side = FACES[extra.side[seat]]
    return {"hero": HEROES[extra.hero[seat]], "side": side, "rested": bool(extra.rested >> seat & 1)}
