"""Our side: a random game by our rules, written down as the decisions that catanatron would be asked for.

One of our decisions is several of its own where hands are discarded, which it does card by card and seat by seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from random import Random
from typing import Any

import numpy as np
from actions import Actions
from fields import read
from plan import Plan
from positions import Positions
from words import KIND_ORDER, RESOURCES, Action, Json, Position, Seating, Worded

from hexmoot.batch import engine
from hexmoot.batch.start import Start, start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.rules import terms
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, Move, Nothing

# More moves than any hand can be discarded in, short of hoards that no random game has.
ROOM = 1 << 15
OUTCOMES = 64
# A random game that drags on is cut off here and compared up to this point.
MOST_DECISIONS = 4000
# How often a hoarder does nothing but what fills its hand, where it has the choice.
THRIFT = 0.8
THRIFTY = {"ROLL", "END_TURN", "BUY_DEVELOPMENT_CARD"}


@dataclass(frozen=True)
class Decision:
    """What we expect when catanatron is asked next. At the end of a script there is no list, and nothing is done."""

    position: Position
    legal: list[Action] | None = None
    action: Action | None = None
    result: Json = None


@dataclass(frozen=True)
class Script:
    """A whole game of ours in catanatron's words."""

    plan: Plan
    island: dict[str, Json]
    decisions: list[Decision]
    is_over: bool


class Game:
    """One game of ours, played by chance through the engine's entry points."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        # A stream of our own: how the engine deals its own games has no say here.
        self.random = Random(f"{plan.seed}/{plan.game}")
        self.start: Start = start_of(plan.edition, plan.seats)
        self.states: Any = self.start.state.copy()
        self.extras: Any = Nothing.array(1)
        self.logs: Any = Log.array(1)
        dealers: Any = Dealer.array(1)
        engine.open_game(
            self.states, self.start.board, self.extras, self.start.layout, dealers, self.logs, plan.seed, plan.game
        )
        (first,) = read(self.states, ("turn",))
        self.seating = Seating(plan.seats, first)
        self.actions = Actions(self.start.shape, self.seating)
        self.positions = Positions(self.start.shape, self.seating)
        self.decisions: list[Decision] = []

    def play(self) -> Script:
        """Play to the end."""
        island = self.positions.island(self.states)
        options = self.plan.edition.options
        island |= {"discard_limit": options["hand_limit"], "points_to_win": options["victory_points"]}
        stuck = False
        while True:
            position = self.positions.of(self.states)
            is_over = position["prompt"] is None
            if is_over or stuck or len(self.decisions) >= MOST_DECISIONS:
                self.decisions.append(Decision(position))
                return Script(self.plan, island, self.decisions, is_over)
            stuck = not self.decide(position)

    def decide(self, position: Position) -> bool:
        """Any of the legal moves, and what follows from it by chance; False if there is none."""
        moves, seat = room(), self.seating.order[position["seat"]]
        count = engine.list_legal(self.states, self.start.board, self.extras, seat, 0, moves)
        if not 0 < count <= ROOM:
            self.decisions.append(Decision(position, [], ["NOTHING", count]))
            return False
        if position["prompt"] == "DISCARD":
            self.discard(position, moves, count)
            return True
        worded = self.actions.of(moves, count)
        chosen, action = self.choose(position, worded)
        self.make(moves, chosen)
        legal = [each for _, each in sorted(worded)]
        self.decisions.append(Decision(position, legal, action, self.follow()))
        return True

    def choose(self, position: Position, worded: list[Worded]) -> tuple[int, Action]:
        """A legal move that both can make, with what catanatron calls it."""
        actions = [action for _, action in worded]
        order = self.random.sample(range(len(actions)), len(actions))
        if self.plan.is_hoarding and self.random.random() < THRIFT:
            order.sort(key=lambda each: actions[each][0] not in THRIFTY)
        for chosen in order:
            action = counterpart(position, actions[chosen], actions)
            if action is not None:
                return chosen, action
        return 0, actions[0]

    def make(self, moves: Any, chosen: int) -> None:
        """Make one of the moves in an array."""
        engine.make_move(self.states, self.start.board, self.extras, moves, chosen, self.logs)

    def follow(self) -> Json:
        """The outcome that a move waits for, drawn by its weight, in catanatron's words; None if it waits for none."""
        moves, weights = room(), numbers(OUTCOMES)
        count = engine.list_chance(self.states, self.start.board, self.extras, moves, weights)
        if count == 0:
            return None
        (chosen,) = self.random.choices(range(count), [int(weights[i]) for i in range(count)])
        self.make(moves, chosen)
        return self.actions.result(moves, chosen)

    def discard(self, position: Position, moves: Any, count: int) -> None:
        """One discard of ours, card by card. At each card, what is left of our list says which may go next."""
        given = np.array([gift(moves, i) for i in range(count)])[:, KIND_ORDER]
        chosen = self.random.randrange(count)
        cards = [kind for kind in range(terms.KINDS) for _ in range(int(given[chosen][kind]))]
        self.random.shuffle(cards)
        gone = np.zeros(terms.KINDS, dtype=int)
        names = list(RESOURCES.values())
        for kind in cards:
            left = given[(given >= gone).all(axis=1)]
            legal = [["DISCARD_RESOURCE", names[each]] for each in np.flatnonzero((left > gone).any(axis=0))]
            if not gone.any() and not is_every_choice(position, given):
                legal.append(["DISCARD_RESOURCE", f"{count} choices"])
            legal.sort(key=repr)
            self.decisions.append(Decision(part_way(position, gone.tolist()), legal, ["DISCARD_RESOURCE", names[kind]]))
            gone[kind] += 1
        self.make(moves, chosen)


_room: list[Any] = []


def room() -> Any:
    """One array of moves for all: it is written anew at every call and read before the next."""
    if not _room:
        _room.append(Move.array(ROOM))
    return _room[0]


def gift(moves: Any, i: int) -> list[int]:
    """What a move in an array gives away."""
    return list(moves[i].give if hasattr(moves[i], "give") else moves[i]["give"])


def counterpart(position: Position, action: Action, actions: list[Action]) -> Action | None:
    """Catanatron's action for ours, or None where it has none.

    It never offers a victim without cards: where all at a hex are without, it moves the robber and robs nobody, which
    comes to the same; where another has some, our move has no counterpart and is not played.
    """
    name, value = action
    if name != "MOVE_ROBBER" or value[1] is None or any(position["hands"][value[1]]):
        return action
    there = [other for kind, (tile, other) in actions if kind == name and tile == value[0]]
    return [name, [value[0], None]] if not any(any(position["hands"][other]) for other in there) else None


def is_every_choice(position: Position, given: Any) -> bool:
    """ROBBER-02: whether these are all the discards that there are: each possible, none twice, none missing."""
    hand = np.array(position["hands"][position["seat"]])
    need = position["discards"][position["seat"]]
    possible = bool((given <= hand).all()) and bool((given.sum(axis=1) == need).all())
    return possible and len({tuple(row) for row in given.tolist()}) == len(given) == ways(hand.tolist(), need)


def ways(hand: list[int], need: int) -> int:
    """In how many ways `need` cards can be chosen from a hand: a coefficient of a product of sums."""
    sums = [1]
    for held in hand:
        sums = [sum(sums[max(0, n - held) : n + 1]) for n in range(len(sums) + held)]
    assert sum(sums) == prod(held + 1 for held in hand)
    return sums[need]


def part_way(position: Position, gone: list[int]) -> Position:
    """A position in which some cards of the seat that is asked are discarded already."""
    if not any(gone):
        return position
    seat = position["seat"]
    hands = [list(hand) for hand in position["hands"]]
    hands[seat] = [held - less for held, less in zip(hands[seat], gone, strict=True)]
    discards = list(position["discards"])
    discards[seat] -= sum(gone)
    bank = [stock + more for stock, more in zip(position["bank"], gone, strict=True)]
    return {**position, "hands": hands, "discards": discards, "bank": bank}
