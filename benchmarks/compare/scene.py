"""One comparison: what we expect, what catanatron says, and what is different."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from agreement import refuted_list, refuted_move, refuted_payment, refuted_winner
from plan import Plan
from words import Action, Position


@dataclass(frozen=True)
class Difference:
    """One thing that differs.

    An action that only one side lists, a field of the position, or something of ours that the referee contradicts.
    """

    kind: Literal["only ours", "only theirs", "field", "referee"]
    what: Any


@dataclass(frozen=True)
class Scene:
    """A moment of a game, with the action and the position that led to it; those both sides agreed on."""

    plan: Plan
    tiles: list[Any]
    ours: Position
    theirs: Position
    legal: tuple[list[Action], list[Action]] | None = None
    before: Position | None = None
    action: Action | None = None
    result: Any = None


def theirs_of(told: Position) -> Position:
    """Catanatron's state with what has to be worked out: the cards that each seat could play."""
    spent = told["turn"] if told["played_card"] else None
    playable = [
        [seat != spent and count > 0 and owned for count, owned in zip(cards, at_start, strict=False)]
        for seat, (cards, at_start) in enumerate(zip(told["cards"], told["owned_at_start"], strict=True))
    ]
    return {**told, "playable": playable}


def differences(scene: Scene) -> list[Difference]:
    """Everything that differs in a scene, fields first."""
    found = [Difference("field", name) for name in fields(scene) if scene.ours[name] != scene.theirs[name]]
    if scene.legal and scene.legal[0] != scene.legal[1]:
        ours, theirs = ({repr(action): action for action in actions} for actions in scene.legal)
        found += [Difference("only ours", ours[text]) for text in sorted(ours.keys() - theirs.keys())]
        found += [Difference("only theirs", theirs[text]) for text in sorted(theirs.keys() - ours.keys())]
        if len(ours) != len(scene.legal[0]):
            found.append(Difference("only ours", "an action listed twice"))
    return found + [Difference("referee", sentence) for sentence in refuted(scene)]


def refuted(scene: Scene) -> Iterator[str]:
    """What of ours the referee contradicts, whatever catanatron says."""
    options = scene.plan.edition.options
    if scene.before and scene.action:
        yield from refuted_move(scene.before, scene.action, scene.ours)
        if scene.action[0] == "ROLL" and options["bank_short"] == "sole_claimant":
            yield from refuted_payment(scene.before, scene.tiles, scene.result, scene.ours)
    yield from refuted_winner(scene.ours, scene.plan.victory_points)
    if scene.legal:
        yield from refuted_list(scene.ours, scene.legal[0])


def fields(scene: Scene) -> list[str]:
    """The fields to compare. Catanatron goes on asking when a game is over: whom and for what does not matter."""
    is_over = scene.ours["prompt"] is None
    # Who has won owes nothing more: the game ends in the middle of whatever it was (WIN-02).
    return [name for name in scene.ours if not (is_over and name in {"prompt", "seat", "free_roads"})]
