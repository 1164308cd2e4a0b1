"""Catanatron's known deviations from the rules, each with a proof that a difference is that deviation and no other.

The numbers up to 19 are those of the project's list of them. A proof looks at one difference in its scene, works the
matter out anew where it can (`referee`), and is strict: what it does not recognise stays unexplained.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import referee
from agreement import BUILDS
from scene import Difference, Scene
from words import RESOURCES, Action, Position

NAMES = list(RESOURCES.values())
LENGTHS = {"road_lengths", "board_road_lengths"}
HOLDERS = {"road_holder", "board_road_holder"}
SCORES = {"visible_points", "points"}
ROAD_POINTS = 2


@dataclass(frozen=True)
class Deviation:
    """One way in which catanatron differs from the rules."""

    number: int
    name: str
    text: str
    goes_on: str
    explains: Callable[[Scene, Difference], bool]
    stops: bool = False


def is_sole_claim(scene: Scene, difference: Difference) -> bool:
    """Whether hands and bank differ by exactly what the only claimants of short kinds were due."""
    if difference.kind != "field" or difference.what not in {"hands", "bank"}:
        return False
    if scene.before is None or scene.action != ["ROLL", None] or not is_sole_paid(scene):
        return False
    hands = [list(hand) for hand in scene.theirs["hands"]]
    bank = list(scene.theirs["bank"])
    for seat, kind, stock in referee.sole_claims(scene.before, scene.tiles, sum(scene.result)):
        hands[seat][kind] += stock
        bank[kind] -= stock
    return bool({"hands": hands, "bank": bank}[difference.what] == scene.ours[difference.what])


def is_sole_paid(scene: Scene) -> bool:
    """Whether our game is played with the option that pays a sole claimant."""
    return scene.plan.edition.options["bank_short"] == "sole_claimant"


def is_short_count(scene: Scene, difference: Difference) -> bool:
    """Whether it leaves out roads that end at a rival's building, and nothing else."""
    if difference.kind != "field" or scene.action is None or scene.action[0] not in BUILDS:
        return False
    if difference.what in LENGTHS:
        return is_understated(scene, difference.what)
    if difference.what in HOLDERS:
        return is_short_counted_holder(scene)
    return is_short_counted_holder(scene) and follows_from_holder(scene, difference.what)


def is_understated(scene: Scene, name: str) -> bool:
    """Whether ours are the true lengths, and its own lie between these and the least that it counts."""
    true, least, theirs = referee.lengths(scene.ours), referee.short_lengths(scene.ours), scene.theirs[name]
    return scene.ours[name] == true and all(
        told == length or low <= told < length for told, length, low in zip(theirs, true, least, strict=True)
    )


def is_short_counted_holder(scene: Scene) -> bool:
    """Whether its holder would be right if its lengths were."""
    assert scene.before
    theirs, holder = scene.theirs["board_road_lengths"], scene.theirs["road_holder"]
    return (
        theirs != scene.ours["road_lengths"]
        and is_understated(scene, "board_road_lengths")
        and holder == scene.theirs["board_road_holder"]
        and holder == referee.next_holder(scene.before["road_holder"], theirs)
        and is_our_holder_right(scene)
    )


def is_our_holder_right(scene: Scene) -> bool:
    """Whether the slow search gives the longest road to whom we give it."""
    assert scene.before
    right = referee.next_holder(scene.before["road_holder"], referee.lengths(scene.ours))
    return bool(scene.ours["road_holder"] == right)


def is_careless_award(scene: Scene, difference: Difference) -> bool:
    """Whether a road was cut and the card given to a longest road, whatever its length and whoever else has one."""
    if difference.kind != "field" or scene.action is None or scene.action[0] != "BUILD_SETTLEMENT":
        return False
    if not is_careless_holder(scene, scene.action):
        return False
    return difference.what in HOLDERS or follows_from_holder(scene, difference.what)


def is_careless_holder(scene: Scene, action: Action) -> bool:
    """Whether its holder has the most of its lengths and is still not the one that the rule names."""
    assert scene.before
    theirs, holder = scene.theirs["board_road_lengths"], scene.theirs["road_holder"]
    return (
        referee.is_cut(scene.before, action[1], scene.before["seat"])
        and holder is not None
        and theirs[holder] == max(theirs)
        and holder != referee.next_holder(scene.before["road_holder"], theirs)
        and holder == scene.theirs["board_road_holder"]
        and is_our_holder_right(scene)
    )


def follows_from_holder(scene: Scene, name: str) -> bool:
    """Whether scores, or the winner, differ just as they must if another seat holds the longest road."""
    ours, theirs = scene.ours, scene.theirs
    if name == "winner":
        return bool(theirs["winner"] == last_with_enough(scene, theirs))
    return name in SCORES and theirs[name] == [
        score + ROAD_POINTS * ((theirs["road_holder"] == seat) - (ours["road_holder"] == seat))
        for seat, score in enumerate(ours[name])
    ]


def last_with_enough(scene: Scene, position: Position) -> int | None:
    """Whom it calls the winner: the last seat with enough points."""
    found = [seat for seat, score in enumerate(position["points"]) if score >= scene.plan.victory_points]
    return found[-1] if found else None


def is_unsynced_length(scene: Scene, difference: Difference) -> bool:
    """Whether it shows no lengths in the set-up although its board has them right."""
    return (
        difference == Difference("field", "road_lengths")
        and (scene.ours["setup"] or bool(scene.before and scene.before["setup"]))
        and not any(scene.theirs["road_lengths"])
        and scene.ours["road_lengths"] == referee.lengths(scene.ours) == scene.theirs["board_road_lengths"]
    )


def is_barred_road(scene: Scene, difference: Difference) -> bool:
    """Whether it offers a road that only a corner with a rival's building leads to, or a card for such roads alone."""
    if difference.kind != "only theirs":
        return False
    ours, seat = scene.ours, scene.ours["seat"]
    name, value = difference.what
    if name == "BUILD_ROAD":
        return tuple(value) in referee.barred_sites(ours, seat)
    return (
        name == "PLAY_ROAD_BUILDING" and not referee.road_sites(ours, seat) and bool(referee.barred_sites(ours, seat))
    )


def is_barred_free_road(scene: Scene, difference: Difference) -> bool:
    """Whether it asks for a second free road although only such roads are left."""
    before, seat = scene.before, scene.ours["seat"]
    return (
        difference == Difference("field", "free_roads")
        and before is not None
        and (before["free_roads"], scene.ours["free_roads"], scene.theirs["free_roads"]) == (2, 0, 1)
        and not referee.road_sites(scene.ours, seat)
        and bool(referee.barred_sites(scene.ours, seat))
    )


def is_win_out_of_turn(scene: Scene, difference: Difference) -> bool:
    """Whether the seat that it calls the winner has the points, by our count too, but not the turn."""
    theirs = scene.theirs["winner"]
    return (
        difference == Difference("field", "winner")
        and theirs is not None
        and theirs == last_with_enough(scene, scene.ours)
        and theirs != scene.ours["turn"]
        and scene.ours["winner"] in {None, scene.ours["turn"]}
    )


def is_victim_without_cards(scene: Scene, difference: Difference) -> bool:
    """Whether a victim that only we list has no cards, or nobody at a hex for which it lists no victim has any."""
    if difference.kind not in {"only ours", "only theirs"} or difference.what[0] != "MOVE_ROBBER":
        return False
    (tile, victim), hands = difference.what[1], scene.ours["hands"]
    rivals = referee.owners_at(scene.ours, tile) - {scene.ours["seat"]}
    if difference.kind == "only ours":
        return victim in rivals and not any(hands[victim])
    return victim is None and bool(rivals) and not any(any(hands[rival]) for rival in rivals)


def is_single_plenty(scene: Scene, difference: Difference) -> bool:
    """Whether it offers one card alone because some pair with it is not in stock, although two cards can be had."""
    if difference.kind != "only theirs" or difference.what[0] != "PLAY_YEAR_OF_PLENTY":
        return False
    cards, bank = difference.what[1], scene.ours["bank"]
    if len(cards) != 1 or sum(bank) < 2:
        return False
    kind = NAMES.index(cards[0])
    return bank[kind] > 0 and (bank[kind] < 2 or 0 in bank)


DEVIATIONS = (
    Deviation(
        1,
        "short bank",
        "A kind that the bank is short of is not paid at all, not even to a sole claimant.",
        "hands and bank are set right",
        is_sole_claim,
    ),
    Deviation(
        2,
        "road ending at a rival",
        "A road that leads to a rival's building is not counted, so that lengths and the longest road come out short.",
        "lengths and holder are set right",
        is_short_count,
    ),
    Deviation(
        3,
        "longest road after a cut",
        "A cut gives the card to any longest road, be it shorter than five or one of several, even if the holder's is.",
        "the holder is set right",
        is_careless_award,
    ),
    Deviation(
        4,
        "lengths in the set-up",
        "The lengths that it shows stay 0 from the set-up to the first road or settlement after it.",
        "they are set right when the set-up ends",
        is_unsynced_length,
    ),
    Deviation(
        6,
        "road through a rival",
        "It offers roads that go on from a corner with a rival's building, and cards for such roads alone.",
        "they are never played",
        is_barred_road,
    ),
    Deviation(
        6,
        "free road through a rival",
        "It asks for a second free road although every place left for one goes on from a rival's building.",
        "the game ends, for it takes no other action",
        is_barred_free_road,
        stops=True,
    ),
    Deviation(
        7,
        "win out of turn",
        "Whoever has the points is the winner on anybody's turn, and of several the last in the order of seats.",
        "it plays on when asked to",
        is_win_out_of_turn,
    ),
    Deviation(
        20,
        "victim without cards",
        "A player without cards cannot be chosen as the robber's victim (ruling 26).",
        "the robber moves and robs nobody; where somebody else there has cards, the move is not played",
        is_victim_without_cards,
    ),
    Deviation(
        21,
        "year of plenty for one card",
        "As soon as any pair is out of stock it also offers single cards, although two can be had (ruling 63).",
        "they are never played",
        is_single_plenty,
    ),
)


def explain(scene: Scene, difference: Difference) -> Deviation | None:
    """The deviation that a difference is, or None."""
    return next((each for each in DEVIATIONS if each.explains(scene, difference)), None)


def repair(scene_before: Position, action: Action, result: Any, after: Position, tiles: list[Any]) -> Any:
    """What to put right after an action at which a deviation can strike, or None. `after` is our own position."""
    if scene_before["setup"] and not after["setup"]:
        return {"road": right_roads(after)}
    if action[0] in BUILDS and not after["setup"]:
        cut = action[0] == "BUILD_SETTLEMENT" and referee.is_cut(scene_before, action[1], scene_before["seat"])
        if cut or referee.lengths(after) != referee.short_lengths(after):
            return {"road": right_roads(after)}
    if action[0] == "ROLL" and 0 in after["bank"] and referee.sole_claims(scene_before, tiles, sum(result)):
        return {"hands": after["hands"], "bank": after["bank"]}
    return None


def right_roads(position: Position) -> dict[str, Any]:
    """The longest road as it should be."""
    return {"holder": position["road_holder"], "lengths": position["road_lengths"]}
