"""Legal moves: to iterate over, to count, to test for membership, and to ask why not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import index
from typing import Any, Protocol

from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import AmbiguousMove, HexmootError
from hexmoot.notation.moves import Move
from hexmoot.notation.wire import read_move, write_move
from hexmoot.rules import records, terms
from hexmoot.rules.catalogue import in_force
from hexmoot.rules.ids import IDS

# What is said of another seat's move where only one seat's are asked for.
OTHERS = "PLAY-02"
# An onlooker's place: it has no moves.
NOBODY = 0


@dataclass(frozen=True)
class Refusal:
    """The rule that forbids a move."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"


class Table(Protocol):
    """What legality is asked of: a game, or a seat's view of one."""

    start: Any
    states: Any
    extras: Any

    @property
    def state(self) -> Any: ...


class LegalMoves:
    """The legal moves of all seats together; call it with a seat (from 1) for those of one.

    Offers are legal without being listed: there are too many. Ask `in` or `why_not` about one.
    """

    def __init__(self, table: Table, seat: int | None = None) -> None:
        self._table = table
        self._seat = seat

    def __call__(self, seat: int) -> "LegalMoves":
        check_seat(seat, self._table.state.seats)
        return LegalMoves(self._table, seat)

    def rows(self) -> list[Any]:
        """The moves as plain records of the rules."""
        return [row for seat in self._seats() for row in _list(self._table, seat)]

    def row(self, number: int) -> Any:
        """One of the moves, by its number from 0, as a plain record: the others are not written."""
        for seat in self._seats():
            count = _count(self._table, seat)
            if number < count:
                return _list(self._table, seat, number, 1)[0]
            number -= count
        raise HexmootError("there are not so many legal moves")

    def _seats(self) -> Sequence[int]:
        if self._seat == NOBODY:
            return ()
        return range(self._table.state.seats) if self._seat is None else (self._seat - 1,)

    def __iter__(self) -> Iterator[Move]:
        state, shape = self._table.state, self._table.start.shape
        return iter([read_move(row, state.turn, state.seats, shape) for row in self.rows()])

    def count(self) -> int:
        """How many moves are listed."""
        return sum(_count(self._table, seat) for seat in self._seats())

    def __len__(self) -> int:
        return self.count()

    def __bool__(self) -> bool:
        return self.count() > 0

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move | str):
            return False
        try:
            return self.why_not(move) is None
        except AmbiguousMove:
            return False

    def why_not(self, move: Move | str) -> Refusal | None:
        """None if the move, or its code, is legal now, else the first rule that forbids it."""
        move = checked_move(parse_move(move) if isinstance(move, str) else move)
        if self._seat is not None:
            if move.seat is None and self._seat != NOBODY:
                move = replace(move, seat=self._seat)
            elif move.seat != self._seat:
                return refusal_of(self._table, OTHERS)
        number = judge(self._table, move)
        return refusal_of(self._table, IDS[number]) if number else None

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(str(move) for move in self)}>"


def refusal_of(table: Table, rule_id: str) -> Refusal:
    """What a table is told where the judge names this rule: the one in force in its book."""
    found = in_force(rule_id, table.start.edition.book)
    return Refusal(found.id, found.text)


def checked_move(move: object) -> Move:
    """The move; refuses what is none."""
    if not isinstance(move, Move):
        raise HexmootError(f"a move is an object such as Settle('D7n'), not {move!r}; push_text takes codes")
    return move


def check_seat(seat: object, seats: int) -> None:
    """Refuses a seat that is not at the table."""
    try:
        number = index(seat)  # type: ignore[arg-type]
    except TypeError:
        raise HexmootError(f"a seat is a whole number from 1 to {seats}, not {seat!r}") from None
    if not 1 <= number <= seats:
        raise HexmootError(f"there is no seat {seat} at this table: seats are 1 to {seats}")


def _count(table: Table, seat: int) -> int:
    empty = records.Move.array(0)
    return int(table.start.engine.list_legal(table.states, table.start.board, table.extras, seat, 0, empty))


def _list(table: Table, seat: int, first: int = 0, count: int | None = None) -> list[Any]:
    """The moves of a seat from number `first` on: all, or so many."""
    room = _count(table, seat) - first if count is None else count
    out = records.Move.array(room)
    table.start.engine.list_legal(table.states, table.start.board, table.extras, seat, first, out)
    return [records.Move.read(out, i) for i in range(room)]


def seat_of(table: Table, move: Move) -> int:
    """Whose move it is (from 0): the seat it names, or the one that the game waits for."""
    if move.seat is not None:
        return move.seat - 1
    state = table.state
    if state.owing:
        owing = [seat for seat in range(state.seats) if state.owing >> seat & 1]
        if len(owing) > 1:
            named = ", ".join(str(seat + 1) for seat in owing)
            raise AmbiguousMove(
                f"seats {named} all owe a discard: say whose this is, such as {owing[0] + 1}.{move.code}"
            )
        return owing[0]
    return int(state.turn if state.builder == terms.NONE else state.builder)


def write_row(table: Table, move: Move) -> Any:
    """The move as a plain record of the rules."""
    state = table.state
    return write_move(move, seat_of(table, move), state.turn, state.seats, table.start.shape)


def judge(table: Table, move: Move) -> int:
    """The number of the rule that forbids a move, 0 if none does."""
    rows = records.Move.array(1)
    write_row(table, move).write(rows)
    return int(table.start.engine.judge(table.states, table.start.board, table.extras, rows, 0))
