"""What stands in the way of a kind of move: of all that the judge says about moves of the kind, the nearest reason."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from hexmoot.game.legal_moves import Refusal
from hexmoot.game.view import View
from hexmoot.game.watch_obstacles import WATCH_KINDS, watch_codes
from hexmoot.notation.errors import HexmootError
from hexmoot.notation.letters import KINDS

# The judge looks at these last: whoever fails by the price has done everything else right.
_NEAREST = ("BUILD-01", "W-GUARD-01", "BUILD-03", "BUILD-10", "BUILD-12", "W-HERO-03")
_BARE = ("roll", "buy", "kn", "rb", "vp", "win", "end", "o-")
MOVE_KINDS = ("s", "c", "r", "rob", "yp", "mo", "t", "o", *_BARE)


def obstacle(view: View, kind: str) -> Refusal | None:
    """None if the seat that looks has a legal move of this kind, else the rule that is nearest to allowing one."""
    if view.seat is None:
        raise HexmootError("an onlooker has no moves")
    refusals: Counter[Refusal] = Counter()
    for code in _codes(view, kind):
        refusal = view.legal_moves.why_not(code)
        if refusal is None:
            return None
        refusals[refusal] += 1
    by_rule = {refusal.rule: refusal for refusal in refusals}
    return next((by_rule[rule] for rule in _NEAREST if rule in by_rule), refusals.most_common(1)[0][0])


def _codes(view: View, kind: str) -> Iterator[str]:
    """Moves of a kind that between them meet every rule about it."""
    shape = view.position.shape
    if kind in ("s", "c"):
        yield from (f"{kind}@{corner}" for corner in shape.corner_names)
    elif kind == "r":
        yield from (f"r@{side}" for side in shape.side_names)
    elif kind == "rob":
        yield from (f"rob@{place}" for place in shape.hex_names)
    elif kind == "yp":
        yield from (f"yp:{one}{two}" for one, two in combinations_with_replacement(KINDS, 2))
    elif kind == "mo":
        yield from (f"mo:{one}" for one in KINDS)
    elif kind == "t":
        yield from _swaps(view)
    elif kind == "o":
        yield from (f"o:{give}>{take}" for give in KINDS for take in KINDS if give != take)
    elif kind in WATCH_KINDS:
        yield from watch_codes(view, kind)
    elif kind in _BARE:
        yield kind
    else:
        raise HexmootError(f"{kind!r} is no kind of move; there are {', '.join((*MOVE_KINDS, *WATCH_KINDS))}")


def _swaps(view: View) -> Iterator[str]:
    rates = view.state.rate[(view.seat or 1) - 1]
    for kind, give in enumerate(KINDS):
        yield from (f"t:{give * rates[kind]}>{take}" for take in KINDS if take != give)
