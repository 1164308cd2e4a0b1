"""The end that the Wall decides: how near it is, and whom it would make the winner."""

from hexmoot.bots.value.weights import Weights
from hexmoot.rules.bits import popcount
from hexmoot.rules.fast import fast
from hexmoot.rules.records import State
from hexmoot.rules.terms import OVER
from hexmoot.rules.watch.endings import first_on_wall
from hexmoot.rules.watch.gift import wild_hexes
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import LAST_BREACH
from hexmoot.rules.watch.wall import on_wall

# More guards than this behind the first make no difference.
MOST_BEHIND = 5


@fast
def ending_worth(s: State, x: Extra, w: Weights, seat: int, fewer: int) -> float:
    """Whom the fall of the Wall would make the winner, by how near it is with so many wildlings fewer in the South."""
    if s.stage == OVER:
        return 0.0
    fallen = x.breaches / LAST_BREACH
    overrun = (popcount(wild_hexes(x)) - fewer) / x.gift_limit
    near = w.always + max(fallen, overrun) + 0.3 * min(fallen, overrun)
    first = first_on_wall(s, x)
    if first == seat:
        return w.ahead * near * near
    gap = on_wall(x, first) - on_wall(x, seat) + 1
    return -w.behind * near * near * min(gap, MOST_BEHIND)
