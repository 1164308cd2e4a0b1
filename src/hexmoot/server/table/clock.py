"""Clocks by TURN-05. Time comes from the events; what a clock shows follows from them alone.

The turn's clock runs while the game waits for the seat at turn and stands still while only others owe something.
Every other duty (a discard, building after another's turn) has a limit of its own; without a clock only where another
person waits for it. While a seat's person is away its own clock stands still and the seat's away time runs instead.
While all people of the game are away nothing runs: the steward plays nobody's game to its end. Of a pot that runs,
readers are told when it runs out; of one that stands still, what is left.
"""

from dataclasses import dataclass, field
from typing import Any

from hexmoot.server.words.settings import Clock

# Between two moves of the steward for a seat, so that eyes can follow and the owner can step in.
STEWARD_PAUSE = 1000


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the game waits for from one seat, by public facts only."""

    seat: int
    # Which question it is: when it changes, limits begin anew.
    turn: tuple[int, ...]
    # Whether the turn's clock runs for it, and whether it is a duty with a limit of its own.
    in_turn: bool
    is_duty: bool
    away: bool
    # Whether the steward plays here without waiting for anybody.
    at_once: bool
    # Whether another person waits for it, and not bots alone.
    has_company: bool = False
    # Whether one of those persons is connected.
    is_awaited: bool = False
    # The number of the question, which is another one after every move of the seat.
    ask: int = 0


@dataclass(slots=True)
class Clocks:
    """All pots of a table, in ms, and which of them run."""

    settings: Clock
    seats: int
    since: int = 0
    turn: tuple[int, ...] = ()
    turn_left: int = 0
    bank: list[int] = field(default_factory=list)
    away: list[int] = field(default_factory=list)
    duty: dict[int, tuple[tuple[int, ...], int]] = field(default_factory=dict)
    # For seats that the steward plays at once: the question, and when it was opened.
    held: dict[int, tuple[int, int]] = field(default_factory=dict)
    waiting: tuple[Waiting, ...] = ()
    is_stopped: bool = False
    # Whether people play here, and none of them is connected.
    is_unattended: bool = False

    def start(self, at: int) -> None:
        """The game begins."""
        self.since = at
        self.bank = [self.settings.bank_seconds * 1000] * self.seats
        self.away = [self.settings.away_seconds * 1000] * self.seats

    def settle(self, at: int, stood_still: int | None = None) -> None:
        """Counts what has passed since the last event; what passed after `stood_still` counts for nobody."""
        passed = max(0, at - self.since)
        counted = passed if stood_still is None else min(passed, max(0, stood_still - self.since))
        counted = 0 if self._stands else counted
        self.since += passed
        if counted != passed:
            self.held = {seat: (ask, opened + passed - counted) for seat, (ask, opened) in self.held.items()}
        for one in self.waiting:
            if not one.at_once:
                self._count(one, counted)

    def _count(self, one: Waiting, counted: int) -> None:
        if self._stands_still(one):
            self.away[one.seat - 1] -= counted if one.is_awaited else 0
            return
        if one.in_turn:
            self.turn_left -= counted
            self.bank[one.seat - 1] -= counted
        if one.is_duty:
            turn, left = self.duty[one.seat]
            self.duty[one.seat] = (turn, left - counted)

    def wait_for(self, waiting: tuple[Waiting, ...], *, is_unattended: bool) -> None:
        """From now on the game waits for these."""
        self.waiting, self.is_unattended = waiting, is_unattended
        for one in waiting:
            if one.in_turn and one.turn != self.turn:
                self.turn = one.turn
                self.turn_left = self.settings.turn_seconds * 1000
                # A seat whose time has run out begins its next turn with the increment.
                self.bank[one.seat - 1] = max(0, self.bank[one.seat - 1]) + self.settings.increment_seconds * 1000
            if one.is_duty and self.duty.get(one.seat, ((), 0))[0] != one.turn:
                self.duty[one.seat] = (one.turn, self.settings.duty_seconds * 1000)
        held = {one.seat: one.ask for one in waiting if one.at_once}
        self.held = {
            seat: self.held[seat] if self.held.get(seat, (-1, 0))[0] == ask else (ask, self.since)
            for seat, ask in held.items()
        }
        asked = {one.seat for one in waiting if one.is_duty}
        for seat in [seat for seat in self.duty if seat not in asked]:
            del self.duty[seat]

    def due(self, one: Waiting) -> int | None:
        """When the steward has to act for a seat; None if it is waited for without end."""
        if self._stands:
            return None
        if one.at_once:
            return self.held[one.seat][1] + STEWARD_PAUSE
        if self._stands_still(one):
            return self.since + max(0, self.away[one.seat - 1]) if one.is_awaited else None
        pots = self._pots(one)
        return self.since + max(0, min(pots)) if pots else None

    def _pots(self, one: Waiting) -> list[int]:
        is_untimed = self.settings.kind == "none"
        # Without a clock nobody is hurried in the own turn; but a duty holds up all others, who could not end it.
        pots = [self.duty[one.seat][1]] if one.is_duty and (one.has_company or not is_untimed) else []
        if one.in_turn and not is_untimed:
            pots.append(self.turn_left if self.settings.kind == "turn" else self.bank[one.seat - 1])
        return pots

    def shown(self) -> dict[str, Any]:
        """What all may see: when each seat that is waited for runs out, and what is left in pots that stand still."""
        due = {str(one.seat): self.due(one) for one in self.waiting}
        shown: dict[str, Any] = {"due": due}
        running = {one.seat for one in self.waiting if self._runs(one)}
        if self.settings.kind == "bank":
            shown["bank"] = [None if seat in running else self.bank[seat - 1] for seat in range(1, self.seats + 1)]
        elif self.settings.kind == "turn":
            shown["turn"] = None if running else self.turn_left
        if self.settings.away_seconds:
            waiting = [] if self._stands else self.waiting
            out = {one.seat for one in waiting if one.is_awaited and self._stands_still(one)}
            shown["away"] = [None if seat in out else self.away[seat - 1] for seat in range(1, self.seats + 1)]
        return shown

    def _runs(self, one: Waiting) -> bool:
        return one.in_turn and not one.at_once and not self._stands and not self._stands_still(one)

    @property
    def _stands(self) -> bool:
        """Whether no time passes for anybody."""
        return self.is_stopped or self.is_unattended

    def _stands_still(self, one: Waiting) -> bool:
        """Whether a seat's own clock leaves it to the time for being away."""
        return bool(one.away and self.settings.away_seconds and not one.at_once)
