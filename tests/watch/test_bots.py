"""Greedy at the Wall: it guards what is about to fall, uses and chooses its heroes, and does not lose to chance."""

from typing import Any

import pytest

import hexmoot as hx
from hexmoot.arena.match import play_match
from tests.watch.table import START, position

pytestmark = pytest.mark.slow

ALONE = hx.Limit(offers=0)
WAY_TO_NOWHERE = {**START, 1: "s@C7n r@B6e r@B6ne s@E5n r@E5nw"}
TWO_CITIES = {"pieces": {**START, 1: "c@C7n r@C7nw c@D8n r@D8ne", 4: "s@D12n r@D12nw"}}
# Section 1 holds no more regulars, the others at least one.
PRESSED = {"wall": "22---,33---,4----,2----", "clearings": "12,-,-,-", "camps": "rr,r,r"}


def choice(game: hx.Game) -> str:
    move = hx.make_bot("greedy").choose(game.view(game.actors[0]), ALONE)
    assert move is not None
    assert move in game.legal_moves
    return move.code


def with_hero(hero: str, **more: Any) -> hx.Game:
    """Seat 1 at turn with a hero; the others have heroes that it would not want."""
    others = [name for name in ("builder", "arms", "seer", "commander") if name != hero.strip("!")]
    return position(heroes=",".join([hero, *others[:3]]), **more)


@pytest.mark.parametrize(
    ("section", "north"),
    [
        (1, {**PRESSED, "breaches": 2}),
        (2, {**PRESSED, "clearings": "-,34,-,-", "camps": "-,rr,-", "breaches": 1}),
        (3, {**PRESSED, "clearings": "-,-,5,-", "camps": "-,rg,-", "breaches": 1}),
        (4, {"wall": "2----,3----,4----,-----", "camps": "c,-,rrr", "breaches": 1}),
    ],
)
def test_it_guards_the_section_that_is_about_to_fall(section: int, north: dict[str, Any]) -> None:
    assert choice(with_hero("archer!", hands={1: "LWB"}, **north)) == f"g@{section}"


@pytest.mark.parametrize(("section", "camps"), [(1, "rr,-,cr"), (4, "cr,-,rr")])
def test_it_guards_against_regulars_before_climbers(section: int, camps: str) -> None:
    north = {"wall": "-----,22222,33333,-----", "camps": camps, "breaches": 2}
    assert choice(with_hero("archer!", hands={1: "LWB"}, **north)) == f"g@{section}"


@pytest.mark.parametrize(
    ("hero", "code", "scene"),
    [
        ("commander", "h:commander=O/2,3", {"hands": {1: "GGOOW", 2: "OOO", 3: "OO", 4: "LLB"}}),
        ("steward", "h:steward=W>O", {"hands": {1: "GGOOW"}}),
        ("builder", "h:builder=B6ne>E5w", {"pieces": WAY_TO_NOWHERE}),
        ("arms", "h:arms@1:LBO", {"hands": {1: "LBO"}, **PRESSED}),
        ("seer", "h:seer:WGO", {"hands": {1: "WGO"}}),
        ("rebel", "h:rebel>2", {"hands": {2: "LOGW", 3: "LOGW"}, "wall": "222--,-----,-----,-----"}),
        ("pathfinder", "h:pathfinder=1.1", {**PRESSED, "breaches": 2, "camps": "rrr,-,-"}),
        ("archer", "h:archer@C7", {"wildlings": "C7g,E13r"}),
        ("recruiter", "h:recruiter@1", {"cards": {1: "-/-/K"}, **PRESSED}),
        ("tracker", "h:tracker", {"robber": "C7"}),
    ],
)
def test_it_uses_each_hero_where_it_helps(hero: str, code: str, scene: dict[str, Any]) -> None:
    assert choice(with_hero(hero, **scene)) == code


def test_it_takes_the_card_that_it_lacks_with_the_scholar() -> None:
    game = position(stage="consoling", still_open="console=2,die=3", hands={2: "GGOO"})
    assert game.actors == (2,)
    assert choice(game) == "h:scholar=O"


@pytest.mark.parametrize(
    ("hero", "scene"),
    [
        ("commander", {}),
        ("tracker", {"robber": "C7"}),
        ("recruiter", {"cards": {1: "-/-/K"}}),
        ("rebel", {"wall": "2222-,-----,3----,-----", "hands": {2: "LLOO"}}),
        ("archer", {**TWO_CITIES, "wildlings": "C7g", "wall": "2----,-----,-----,-----"}),
        ("archer", {"wildlings": "C11r,D10r,D12r,E11r,E13r", "wall": "2----,-----,-----,-----"}),
        ("pathfinder", {**PRESSED, "breaches": 2}),
    ],
    ids=["nothing", "robber", "patrol", "one ahead", "own hex", "full south", "pressed"],
)
def test_it_chooses_the_hero_that_this_position_calls_for(hero: str, scene: dict[str, Any]) -> None:
    scene = {"heroes": "steward!,scholar,arms,seer", "still_open": "choose=1,then=main", "rolled": True, **scene}
    assert choice(position(stage="hero", **scene)) == f"h:take={hero}"


def test_it_takes_the_scholar_if_that_is_free() -> None:
    game = with_hero("steward!", stage="hero", still_open="choose=1,then=main", rolled=True)
    assert choice(game) == "h:take=scholar"


def test_it_keeps_the_scholar_while_others_still_roll() -> None:
    game = position(
        stage="hero", still_open="choose=2,then=main", rolled=True, turn=3, heroes="builder,scholar!,arms,seer"
    )
    assert choice(game) == "h:flip"


def test_it_beats_three_random_players() -> None:
    # One may be lost, where three who never guard let the Wall fall early.
    result = play_match("w-base", ("greedy", "random", "random", "random"), 6, seed=3)
    assert result.bot_wins["greedy"] >= 5
