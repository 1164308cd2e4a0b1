"""A game: make moves, take them back, deal, look, write down."""

import secrets
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from hexmoot.batch.start import Start, read_extra, start_of
from hexmoot.deal.dealer import Dealer as DealerRow
from hexmoot.editions.edition import Edition, resolve_for
from hexmoot.game.dealers import Counters, Deals, SeedDealer
from hexmoot.game.events import Event, read_event
from hexmoot.game.legal_moves import (
    LegalMoves,
    Refusal,
    check_seat,
    checked_move,
    refusal_of,
    seat_of,
    write_row,
)
from hexmoot.game.result import Result
from hexmoot.game.view import View
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import HexmootError, IllegalMove, InvalidText
from hexmoot.notation.hen import STAGE_NAMES, fingerprint, write_hen
from hexmoot.notation.hen_reader import read_hen
from hexmoot.notation.letters import CARDS, letters_of
from hexmoot.notation.moves import Move
from hexmoot.notation.position import ONLOOKER, Position
from hexmoot.notation.watch_words import ENDINGS
from hexmoot.notation.wire import read_move, seats_of
from hexmoot.render.svg import draw_svg
from hexmoot.render.text import draw
from hexmoot.rules import records, terms
from hexmoot.rules.fast import INTERPRETED
from hexmoot.rules.ids import IDS
from hexmoot.rules.record import duplicate, numbers
from hexmoot.rules.records import LOG_ROWS, Log, State

if TYPE_CHECKING:
    from hexmoot.game.memory import Memory
    from hexmoot.notation.record import Record

# Two dice and a third one of twelve faces have the most.
OUTCOMES = 256
PURPOSES = {terms.ROLLING: "dice", terms.DRAWING: "cards", terms.STEALING: "robbery"}


class Ply:
    """A move made, whether the steward made it, and what is needed to take it back."""

    __slots__ = ("before", "counters", "events", "move", "steward")

    def __init__(self, move: Move, steward: bool, before: Any, counters: Counters | None, events: list[Event]) -> None:
        self.move = move
        self.steward = steward
        self.before = before
        self.counters = counters
        self.events = events


class Unmade:
    """Moves taken back that can be made again as they were, without judging or dealing anew."""

    __slots__ = ("after", "counters", "plies")

    def __init__(self, plies: list[Ply], after: Any, counters: Counters) -> None:
        self.plies = plies
        self.after = after
        self.counters = counters


class Game:
    """A game by an edition. Seats count from 1; `first` is the seat to begin where the edition has it named.

    Two seats, which no rule book has, are allowed by asking for them (`players=2`).
    Without a seed the chance is new every time. `dealer` takes the place of the seed's.
    """

    opening: list[Event]
    opened: Any
    plies: list[Ply]

    def __init__(
        self,
        edition: str | Edition = "z-base",
        *,
        seats: int = 4,
        seed: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        first: int | None = None,
        dealer: Deals | None = None,
    ) -> None:
        check_seats(seats)
        book = edition if isinstance(edition, Edition) else resolve_for(edition, options or {}, seats)
        if isinstance(edition, Edition) and options:
            raise HexmootError("give options to resolve(), with the edition's key, or to the game, not to both")
        if first is not None:
            check_seat(first, seats)
            if book.options["first_player"] == "highest_roll":
                raise HexmootError(f"{book.key} rolls for the first seat: set first_player=named to name one")
        start = start_of(book, seats, (first or 1) - 1)
        self._set_up(start, dealer or SeedDealer(secrets.randbits(63) if seed is None else seed))
        logs = _logs()
        scratch = DealerRow.array(1)
        layout = start.layout.copy()
        start.engine.open_game(self.states, start.board, self.extras, layout, scratch, logs, *self.dealer.island_key)
        if isinstance(self.dealer, SeedDealer):
            # The opening rolls are the first dice of the game's own stream.
            self.dealer.restore(tuple(DealerRow.read(scratch).dealt))
        self.opening = _events(logs, start)
        self.opened = self.states.copy()
        self.from_the_start = True

    def begin(self) -> None:
        """What follows from who begins, in a game whose island and opening rolls are known and not dealt."""
        logs = _logs()
        self.start.engine.begin_game(self.states, self.extras, logs)
        self.opening += _events(logs, self.start)

    def _set_up(self, start: Start, dealer: Deals) -> None:
        self.start = start
        self.dealer = dealer
        self.states = start.state.copy()
        self.extras = start.extras()
        self.opening = []
        self.opened = None
        self.plies = []
        # Whether all that lies in `opened` was dealt openly; a position taken up in the middle has hidden cards.
        self.from_the_start = False
        self._state: Any = None

    @classmethod
    def from_state(cls, start: Start, state: Any, dealer: Deals, extra: Any = None) -> "Game":
        """A game that goes on from a plain state, and the record beside it, with nothing before it."""
        game = cls.__new__(cls)
        game._set_up(start, dealer)
        state.write(game.states)
        if extra is not None:
            extra.write(game.extras)
        game.opened = game.states.copy()
        return game

    @classmethod
    def from_hen(cls, line: str, seed: int = 0) -> "Game":
        """The position of a line, to go on from; what is dealt then comes from the seed."""
        position = read_hen(line)
        if position.is_view:
            raise InvalidText("this line is a view, part of it is hidden: use View.from_hen and sample it", line, 0)
        start = start_of(position.edition, position.seats)
        return cls.from_state(start, position.state, SeedDealer(seed), position.extra)

    # Looking.

    @property
    def state(self) -> Any:
        """The plain record of the state, to read and not to write."""
        if self._state is None:
            self._state = State.read(self.states)
        return self._state

    @property
    def extra(self) -> Any:
        """The plain record beside the state, to read and not to write; None where a game has nothing in it."""
        return read_extra(self.start, self.extras)

    @property
    def seats(self) -> int:
        return self.start.seats

    @property
    def position(self) -> Position:
        return Position(self.start.edition, self.start.shape, self.state, extra=self.extra)

    @property
    def stage(self) -> str:
        """The stage of the turn by its name, such as `main`."""
        return STAGE_NAMES[self.state.stage]

    @property
    def turn(self) -> int:
        """The seat at turn."""
        return int(self.state.turn) + 1

    def hand(self, seat: int) -> str:
        """The resource cards of a seat, such as `LLG`."""
        check_seat(seat, self.seats)
        return letters_of(self.state.hand[seat - 1])

    def cards(self, seat: int) -> str:
        """The hidden development cards of a seat, such as `KV`."""
        check_seat(seat, self.seats)
        return letters_of(self.state.cards[seat - 1], CARDS)

    @property
    def board(self) -> "Game":
        """Something to print, or to show in a notebook: the board with all that lies on it."""
        return self

    def __str__(self) -> str:
        return draw(self.position)

    def svg(self) -> str:
        """The position as a picture."""
        return draw_svg(self.position)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Game {self.start.edition.key}, {self.seats} seats, {len(self.plies)} plies>"

    def hen(self) -> str:
        """The position in one line."""
        return write_hen(self.position)

    def view(self, seat: int | None) -> View:
        """The table as a seat sees it now; None for an onlooker."""
        if seat is not None:
            check_seat(seat, self.seats)
        viewer = ONLOOKER if seat is None else seat - 1
        states = duplicate(self.states)
        extras = duplicate(self.extras)
        self.start.engine.blind(states, extras, viewer)
        state = State.read(states)
        extra = read_extra(self.start, extras)
        return View(self.start, Position(self.start.edition, self.start.shape, state, viewer, extra), extras, states)

    def memory(self, seat: int) -> "Memory":
        """What a seat has learnt from all that it was told since the game began."""
        from hexmoot.game.memory import remember

        check_seat(seat, self.seats)
        return remember(self, seat)

    def points(self, seat: int) -> int:
        """WIN-01: all points of a seat, hidden ones included."""
        check_seat(seat, self.seats)
        return int(self.state.score[seat - 1] + self.state.cards[seat - 1][terms.POINT])

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if self.state.stage != terms.OVER:
            return None
        ending = "declared" if self.state.win_claim == terms.DECLARED else "points"
        if self.extra is not None:
            ending = ENDINGS[self.extra.ending]
        points = tuple(self.points(seat) for seat in range(1, self.seats + 1))
        return Result(ending, self.state.winner + 1, points)

    @property
    def events(self) -> list[Event]:
        """All that happened, the opening rolls first."""
        return [*self.opening, *(event for ply in self.plies for event in ply.events)]

    def events_for(self, seat: int | None) -> list[Event | None]:
        """All that happened as a seat was told; what it was not told is None, so that gaps show."""
        return [event if event.is_for(seat) else None for event in self.events]

    # Moving.

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for, from 1; none at a chance node or after the end."""
        if self.awaits_chance or self.state.stage == terms.OVER:
            return ()
        if self.state.owing:
            return tuple(seat + 1 for seat in range(self.seats) if self.state.owing >> seat & 1)
        return (int(self.state.turn if self.state.builder == terms.NONE else self.state.builder) + 1,)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that an open offer waits for, without having to be answered."""
        state = self.state
        if state.stage != terms.MAIN:
            return ()
        waiting = 0
        for maker in range(self.seats):
            waiting |= state.asked[maker] & ~(state.agreed[maker] | state.declined[maker])
        return seats_of(waiting)

    @property
    def awaits_chance(self) -> bool:
        stage = self.state.stage
        return stage in (terms.ROLLING, terms.DRAWING, terms.STEALING) or stage >= terms.OWN_CHANCE

    @property
    def chance(self) -> list[tuple[Move, Fraction]]:
        """The outcomes that can follow, with their exact probabilities; empty at a decision."""
        outcomes, weights = self._outcomes()
        cases = sum(weights)
        return [(self._read(row), Fraction(weight, cases)) for row, weight in zip(outcomes, weights, strict=True)]

    def _outcomes(self) -> tuple[list[Any], list[int]]:
        out, weights = self._list_outcomes()
        return [records.Move.read(out, i) for i in range(len(weights))], weights

    def _list_outcomes(self) -> tuple[Any, list[int]]:
        """The outcomes as the rules wrote them, of which a dealer needs only one read."""
        out, weights = records.Move.array(OUTCOMES), numbers(OUTCOMES)
        count = self.start.engine.list_chance(self.states, self.start.board, self.extras, out, weights)
        return out, [int(weight) for weight in weights[:count]]

    def _read(self, row: Any) -> Move:
        return read_move(row, self.state.turn, self.seats, self.start.shape)

    def why_not(self, move: Move | str) -> Refusal | None:
        """None if a move, or its code, is legal now, else the rule that forbids it."""
        return self.legal_moves.why_not(move)

    def push(self, move: Move, *, steward: bool = False) -> None:
        """Makes a move or tells an outcome. An illegal one is refused and changes nothing."""
        row = write_row(self, checked_move(move))
        rows = records.Move.array(1)
        row.write(rows)
        number = self.start.engine.judge(self.states, self.start.board, self.extras, rows, 0)
        if number:
            refusal = refusal_of(self, IDS[number])
            raise IllegalMove(refusal.rule, refusal.sentence, str(move))
        normal = self._read(row)
        before = (duplicate(self.states), duplicate(self.extras))
        counters = self.dealer.counters()
        events = self.follow(rows)
        self.plies.append(Ply(normal, steward, before, counters, events))

    def row_of(self, move: Move) -> Any:
        """The move as a plain record of the rules."""
        return write_row(self, move)

    def follow(self, rows: Any) -> list[Event]:
        """Makes a move that need not be judged, and that is not kept; tells what it did."""
        logs = _logs()
        self.start.engine.make_move(self.states, self.start.board, self.extras, rows, 0, logs)
        self._state = None
        return _events(logs, self.start)

    def push_text(self, text: str) -> None:
        """Makes the moves of one or more codes, separated by blanks: all of them, or none."""
        if not isinstance(text, str):
            raise HexmootError(f"push_text takes codes, such as 's@D7n', not {text!r}; push takes a move")
        made = 0
        try:
            for code in text.split():
                self.push(parse_move(code))
                made += 1
        except HexmootError:
            for _ in range(made):
                self.pop()
            raise

    def pop(self) -> Move:
        """Takes the last move back, with all that followed from it; the dealer goes back too."""
        if not self.plies:
            raise IndexError("there is no move to take back")
        ply = self.plies.pop()
        self.states, self.extras = ply.before
        self._state = None
        if ply.counters is not None:
            self.dealer.restore(ply.counters)
        return ply.move

    def unmake(self, count: int) -> Unmade:
        """Takes the last moves back so that `remake` can make them again."""
        unmade = Unmade(self.plies[len(self.plies) - count :], (self.states, self.extras), self.dealer.counters())
        for _ in range(count):
            self.pop()
        return unmade

    def remake(self, unmade: Unmade) -> None:
        """Makes moves again that were taken back here, in the very position that they were taken back to."""
        self.plies += unmade.plies
        self.states, self.extras = unmade.after
        self._state = None
        self.dealer.restore(unmade.counters)

    def deal(self) -> Move:
        """Lets the dealer choose the outcome that the game waits for, and tells it to the rules."""
        outcomes, weights = self._list_outcomes()
        if not weights:
            raise ValueError("the game waits for a decision, not for an outcome of chance")
        counters = self.dealer.counters()
        number = self.dealer.below(self.purpose, sum(weights))
        index = 0
        while number >= weights[index]:
            number -= weights[index]
            index += 1
        move = self._read(records.Move.read(outcomes, index))
        self.push(move)
        self.plies[-1].counters = counters
        return move

    @property
    def purpose(self) -> str:
        """What the outcome that comes next is dealt for."""
        return PURPOSES.get(self.state.stage, "tokens")

    def copy(self) -> "Game":
        """The same position with the same dealer's numbers to come, and nothing before it."""
        game = Game.from_state(self.start, self.state, self.dealer.copy())
        game.extras = self.extras.copy()
        return game

    # Writing down.

    @property
    def moves(self) -> list[Move]:
        """The moves made so far, outcomes among them."""
        return [ply.move for ply in self.plies]

    def record(self) -> "Record":
        """The game as a record that replays without a seed. One taken up in the middle has no such record."""
        from hexmoot.game.records import record_of

        return record_of(self)

    def fingerprint(self) -> str:
        """Eight hex digits that stand for the position."""
        return fingerprint(self.hen())

    def text_of(self, move: Move) -> str:
        """The code of a move as it is printed now: without the seat where it is the one whose line this is."""
        seat = seat_of(self, move) + 1
        # What is owed in another's turn has its seat in front, even where only one is left to do it.
        elsewhere = bool(self.state.owing) and seat != self.turn
        if move.is_outcome or (self.actors == (seat,) and not elsewhere):
            return move.code
        return f"{seat}.{move.code}"


def check_seats(seats: object) -> None:
    """Refuses what is no number of seats; how many there may be, the edition says."""
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise HexmootError(f"the number of seats is a whole number, such as 4, not {seats!r}")


def _empty_log() -> Any:
    logs = Log.array(1)
    log: Any = Log()
    log.size = LOG_ROWS
    log.write(logs)
    return logs


_EMPTY_LOG = _empty_log()


def _logs() -> Any:
    return duplicate(_EMPTY_LOG)


def _events(logs: Any, start: Start) -> list[Event]:
    log = logs[0]
    # Most of a log is empty: only what was written is read.
    rows = log.rows[: log.used] if INTERPRETED else log["rows"][: log["used"]].tolist()
    return [read_event(row, start.shape) for row in rows]
