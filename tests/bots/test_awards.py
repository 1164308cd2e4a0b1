"""What a bot takes for the number that wins the largest army is what the rules take for it."""

from collections.abc import Callable

import pytest

import hexmoot as hx
from hexmoot.bots.value import awards
from hexmoot.rules import terms

Scene = Callable[..., hx.Game]
# The source of a compiled function; interpreted, the function itself.
army_goal = getattr(awards.army_goal, "py_func", awards.army_goal)


@pytest.mark.parametrize(
    ("others", "holder", "goal"),
    [
        ((0, 0, 0), 0, 3),
        ((2, 1, 2), 0, 3),
        ((3, 1, 0), 2, 4),
        ((3, 5, 4), 3, 6),
        # Aside, since two have as many: only where knights left the table.
        ((3, 3, 0), 0, 4),
        ((4, 2, 4), 0, 5),
    ],
)
def test_the_goal_is_what_the_rules_give_the_card_for(
    scene: Scene, others: tuple[int, ...], holder: int, goal: int
) -> None:
    for before in (goal - 2, goal - 1):
        game = scene(terms.BEFORE_ROLL, army=holder - 1 if holder else terms.NONE)
        state = game.state
        for seat, knights in enumerate((before, *others)):
            state.played[seat][terms.KNIGHT] = knights
        state.cards[0][terms.KNIGHT], state.card_size[0] = 1, 1
        assert army_goal(state, 0) == goal
        table = hx.Game.from_state(game.start, state, hx.SeedDealer(0))
        table.push(hx.Knight(seat=1))
        assert (table.state.army == 0) == (before + 1 == goal)
