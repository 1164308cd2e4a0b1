"""A script of ours sent through catanatron in one batch, and its answers compared decision by decision."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from typing import Any

from deviations import Deviation, explain, repair
from play import Decision, Script
from scene import Difference, Scene, differences, theirs_of
from tally import Tally
from words import Position

Json = Any

CHANGES = {"state": "changes"}


def requests_of(script: Script) -> list[Json]:
    """What to ask for a whole game: before every action its list and its state.

    Where a deviation can strike, the state is asked for at once, and then put right, so that the rest of the game can
    be compared without starting over.
    """
    requests: list[Json] = [{"new": script.island}]
    for now, after in pairwise(script.decisions):
        requests += [{"legal": True}, CHANGES, doing(now)]
        if right := repair_of(script, now, after):
            requests += [CHANGES, {"set": right}]
    return [*requests, CHANGES]


def doing(decision: Decision) -> Json:
    """The request for an action, with its outcome if it has one."""
    request = {"do": decision.action}
    return request if decision.result is None else {**request, "result": decision.result}


def repair_of(script: Script, now: Decision, after: Decision) -> Json:
    """What is put right between two decisions."""
    assert now.action
    return repair(now.position, now.action, now.result, after.position, script.island["tiles"])


class Match:
    """The comparison of one game."""

    def __init__(self, script: Script, answers: list[Json]) -> None:
        self.script = script
        self.answers = deque(answers)
        self.told: Position = {}
        self.tally = Tally(games=1, cut_off=int(not script.is_over))
        self.tally.by_seats[script.plan.seats] += 1
        self.tally.by_changes[script.plan.changes] += 1
        self.ply = 0

    def compare(self) -> Tally:
        """Go through the whole game, up to the first difference that nothing explains."""
        self.next_answer()
        before: Decision | None = None
        for decision in self.script.decisions:
            if not self.passes(decision, before):
                break
            before = decision
            self.ply += 1
        self.tally.seen_in_games.update(set(self.tally.seen))
        return self.tally

    def passes(self, decision: Decision, before: Decision | None) -> bool:
        """Compare one decision; False if the game ends here."""
        if before and repair_of(self.script, before, decision):
            self.next_state()
            if not self.judge(self.scene(decision, before, None)):
                return False
            self.next_answer()
        legal = None
        if decision.legal is not None:
            answer = self.next_answer()
            legal = decision.legal, answer.get("actions", [])
            self.tally.decisions += 1
        self.next_state()
        if not self.judge(self.scene(decision, before, legal)):
            return False
        if decision.legal is not None:
            done = self.next_answer()
            if "error" in done:
                return self.refused(decision, done["error"])
        return True

    def next_answer(self) -> Json:
        """The next answer; after an error there are none."""
        return self.answers.popleft() if self.answers else {"error": "nothing was answered"}

    def next_state(self) -> None:
        """Take over what changed in its state."""
        answer = self.next_answer()
        self.tally.states += 1
        self.told = {**self.told, **answer}

    def scene(self, decision: Decision, before: Decision | None, legal: Any) -> Scene:
        """The scene at a decision."""
        return Scene(
            plan=self.script.plan,
            tiles=self.script.island["tiles"],
            ours=decision.position,
            theirs=theirs_of(self.told),
            legal=legal,
            before=before.position if before else None,
            action=before.action if before else None,
            result=before.result if before else None,
        )

    def judge(self, scene: Scene) -> bool:
        """Explain every difference of a scene and count it; False if the game ends here."""
        explained: set[Deviation] = set()
        unexplained = []
        for difference in differences(scene):
            deviation = explain(scene, difference)
            if deviation:
                explained.add(deviation)
            else:
                unexplained.append(difference)
            if deviation and deviation.stops:
                self.tally.stopped += 1
                self.tally.seen.update(each.name for each in explained)
                return False
        self.tally.seen.update(each.name for each in explained)
        if unexplained:
            self.report(scene, unexplained)
        return not unexplained

    def refused(self, decision: Decision, error: str) -> bool:
        """Catanatron did not take an action of ours."""
        self.tally.unexplained += 1
        self.tally.reports.append(f"{self.where()}\n  refused {decision.action}: {error[:400]}")
        return False

    def report(self, scene: Scene, unexplained: list[Difference]) -> None:
        """Write down a scene with differences that nothing explains."""
        self.tally.unexplained += 1
        lines = [self.where(), f"  after {scene.action} {scene.result if scene.result is not None else ''}"]
        for difference in unexplained:
            line = f"  {difference.kind}: {difference.what}"
            if difference.kind == "field":
                line += f"\n    ours   {scene.ours[difference.what]}\n    theirs {scene.theirs[difference.what]}"
            lines.append(line)
        self.tally.reports.append("\n".join(lines))

    def where(self) -> str:
        """Which game, and where in it."""
        plan = self.script.plan
        return f"seed {plan.seed}, game {plan.game} ({plan.seats} seats, {plan.changes}), ply {self.ply}"
