"""What stands in the way of a kind of move: the nearest reason, as a player would give it."""

import pytest

import hexmoot as hx
from hexmoot.game.obstacles import MOVE_KINDS, obstacle
from hexmoot.game.watch_obstacles import WATCH_KINDS
from hexmoot.rules.errors import HexmootError
from tests.rules.table import position


def rule_against(game: hx.Game, kind: str, seat: int = 1) -> str | None:
    refusal = obstacle(game.view(seat), kind)
    return None if refusal is None else refusal.rule


def test_who_lacks_only_the_price_is_told_the_price() -> None:
    game = position(pieces={1: "s@D7n r@D7nw"}, hands={1: ""})
    assert rule_against(game, "r") == "BUILD-01"
    assert rule_against(game, "c") == "BUILD-01"
    assert rule_against(game, "buy") == "BUILD-01"


def test_who_has_no_place_is_told_of_the_place() -> None:
    # One road leads nowhere that is two corners away.
    game = position(pieces={1: "s@D7n r@D7nw"}, hands={1: "LWGBO"})
    assert rule_against(game, "s") in ("BUILD-06", "BUILD-07")
    assert rule_against(game, "r") is None


def test_who_is_not_at_turn_is_told_so() -> None:
    game = position(pieces={1: "s@D7n r@D7nw"}, hands={2: "LWGBO"})
    assert rule_against(game, "r", seat=2) == "TURN-07"
    assert rule_against(game, "end", seat=2) == "PLAY-02"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_kind_has_an_obstacle_exactly_if_no_move_of_it_is_legal(seed: int) -> None:
    game = hx.Game("z-base", seats=4, seed=seed)
    for _ in range(60):
        while game.awaits_chance:
            game.deal()
        if game.result() is not None:
            break
        for seat in range(1, 5):
            view = game.view(seat)
            kinds = {code.split("@")[0].split(":")[0] for code in (move.code for move in view.legal_moves)}
            for kind in set(MOVE_KINDS) - {"o", "rob"}:
                assert (obstacle(view, kind) is None) == (kind in kinds), (kind, game.hen())
        legal = list(game.legal_moves)
        game.push(legal[(seed * 31 + len(game.plies) * 17) % len(legal)])


def test_the_second_game_has_an_answer_from_the_first_move_on() -> None:
    """The first of four has the builder before there is a road to move."""
    game = hx.Game("w-base", seats=4, seed=1)
    while game.awaits_chance:
        game.deal()
    for _ in range(3):
        for seat in range(1, 5):
            view = game.view(seat)
            legal = {move.code for move in view.legal_moves}
            for kind in (*MOVE_KINDS, *WATCH_KINDS):
                found = obstacle(view, kind)
                assert found or any(code.startswith(kind) for code in legal), (kind, seat)
        game.push(next(iter(game.legal_moves)))


def test_what_is_no_kind_is_refused() -> None:
    with pytest.raises(HexmootError, match="no kind of move"):
        obstacle(hx.Game(seed=1).view(1), "z")
    with pytest.raises(HexmootError, match="onlooker"):
        obstacle(hx.Game(seed=1).view(None), "s")
