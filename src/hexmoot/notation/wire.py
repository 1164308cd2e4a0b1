"""Moves between their two forms: the classes with names and the rules' records with numbers.

A place that is not on the board becomes NONE, which the judge refuses as any other place that does not exist.
"""

from collections.abc import Callable
from typing import Any

from hexmoot.geometry import Shape
from hexmoot.notation import watch_wire
from hexmoot.notation.letters import CARDS, KINDS, counts_of, letters_of
from hexmoot.notation.moves import (
    Buy,
    Card,
    City,
    Close,
    Dice,
    Discard,
    End,
    Knight,
    Monopoly,
    Move,
    No,
    Offer,
    Plenty,
    Reveal,
    Road,
    RoadBuilding,
    Rob,
    Roll,
    Settle,
    Stolen,
    Swap,
    Take,
    Win,
    Withdraw,
    Yes,
)
from hexmoot.rules import records, terms

NUMBERS: dict[type[Move], int] = {
    Settle: terms.SETTLE,
    City: terms.UPGRADE,
    Road: terms.PAVE,
    Roll: terms.ROLL,
    Buy: terms.BUY,
    Knight: terms.PLAY_KNIGHT,
    RoadBuilding: terms.PLAY_ROADS,
    Plenty: terms.PLAY_PLENTY,
    Monopoly: terms.PLAY_MONOPOLY,
    Reveal: terms.REVEAL,
    Rob: terms.ROB,
    Discard: terms.DISCARD,
    Swap: terms.SWAP,
    Offer: terms.OFFER,
    Yes: terms.AGREE,
    No: terms.DECLINE,
    Withdraw: terms.WITHDRAW,
    Take: terms.TAKE_OFFER,
    Close: terms.CLOSE_OFFER,
    End: terms.END,
    Win: terms.CLAIM,
    Dice: terms.DICE,
    Card: terms.DRAWN,
    Stolen: terms.STOLEN,
    **watch_wire.NUMBERS,
}


def everybody_asked(seat: int, turn: int, seats: int) -> int:
    """Whom an offer goes to if it does not say: all others, or the seat at turn. Seats from 0, the result a mask."""
    return (1 << seats) - 1 & ~(1 << seat) if seat == turn else 1 << turn


def write_move(move: Move, seat: int, turn: int, seats: int, shape: Shape) -> Any:
    """The plain record of a move made by `seat` (from 0) while `turn` is at turn."""
    row: Any = records.Move()
    row.kind, row.seat = NUMBERS[type(move)], seat
    if row.kind >= terms.OWN_MOVES:
        watch_wire.write_own(row, move, shape)
    elif isinstance(move, Settle | City):
        row.place = shape.corner_by_name.get(move.corner, terms.NONE)
    elif isinstance(move, Road):
        row.place = shape.side_by_name.get(move.side, terms.NONE)
    elif isinstance(move, Rob):
        row.place = shape.hex_by_name.get(move.hex, terms.NONE)
        row.target = terms.NONE if move.victim is None else move.victim - 1
    elif isinstance(move, Monopoly | Stolen):
        row.place = KINDS.index(move.kind)
    elif isinstance(move, Card):
        row.place = CARDS.index(move.card)
    elif isinstance(move, Dice):
        row.place, row.target, row.mask = move.one, move.two, move.wild
    elif isinstance(move, Reveal):
        row.mask = move.count
    else:
        _write_trade(row, move, seat, turn, seats)
    return row


def _write_trade(row: Any, move: Move, seat: int, turn: int, seats: int) -> None:
    if isinstance(move, Plenty):
        row.take = counts_of(move.cards)
    elif isinstance(move, Discard):
        row.give = counts_of(move.cards)
    elif isinstance(move, Swap | Offer):
        row.give, row.take = counts_of(move.give), counts_of(move.take)
    if isinstance(move, Offer):
        asked = move.to
        row.mask = everybody_asked(seat, turn, seats) if asked is None else sum(1 << one - 1 for one in asked)
    elif isinstance(move, Yes | No | Take):
        row.target = move.maker - 1
    elif isinstance(move, Close):
        row.target = move.partner - 1


_BARE: dict[int, Callable[[int], Move]] = {
    terms.ROLL: lambda seat: Roll(seat=seat),
    terms.BUY: lambda seat: Buy(seat=seat),
    terms.PLAY_KNIGHT: lambda seat: Knight(seat=seat),
    terms.PLAY_ROADS: lambda seat: RoadBuilding(seat=seat),
    terms.WITHDRAW: lambda seat: Withdraw(seat=seat),
    terms.END: lambda seat: End(seat=seat),
    terms.CLAIM: lambda seat: Win(seat=seat),
}

_FULL: dict[int, Callable[[Any, Shape, int], Move]] = {
    terms.SETTLE: lambda row, shape, seat: Settle(shape.corner_names[row.place], seat=seat),
    terms.UPGRADE: lambda row, shape, seat: City(shape.corner_names[row.place], seat=seat),
    terms.PAVE: lambda row, shape, seat: Road(shape.side_names[row.place], seat=seat),
    terms.ROB: lambda row, shape, seat: Rob(
        shape.hex_names[row.place], None if row.target == terms.NONE else row.target + 1, seat=seat
    ),
    terms.PLAY_MONOPOLY: lambda row, shape, seat: Monopoly(KINDS[row.place], seat=seat),
    terms.PLAY_PLENTY: lambda row, shape, seat: Plenty(letters_of(row.take), seat=seat),
    terms.REVEAL: lambda row, shape, seat: Reveal(row.mask, seat=seat),
    terms.DISCARD: lambda row, shape, seat: Discard(letters_of(row.give), seat=seat),
    terms.SWAP: lambda row, shape, seat: Swap(letters_of(row.give), letters_of(row.take), seat=seat),
    terms.AGREE: lambda row, shape, seat: Yes(row.target + 1, seat=seat),
    terms.DECLINE: lambda row, shape, seat: No(row.target + 1, seat=seat),
    terms.TAKE_OFFER: lambda row, shape, seat: Take(row.target + 1, seat=seat),
    terms.CLOSE_OFFER: lambda row, shape, seat: Close(row.target + 1, seat=seat),
    terms.DICE: lambda row, shape, seat: Dice(row.place, row.target, row.mask, seat=seat),
    terms.DRAWN: lambda row, shape, seat: Card(CARDS[row.place], seat=seat),
    terms.STOLEN: lambda row, shape, seat: Stolen(KINDS[row.place], seat=seat),
}


def read_move(row: Any, turn: int, seats: int, shape: Shape) -> Move:
    """The move that a plain record stands for, with its seat from 1; outcomes belong to nobody."""
    seat = row.seat + 1
    if row.kind >= terms.OWN_MOVES:
        return watch_wire.read_own(row, shape)
    if row.kind == terms.OFFER:
        to = None if row.mask == everybody_asked(row.seat, turn, seats) else seats_of(row.mask)
        return Offer(letters_of(row.give), letters_of(row.take), to, seat=seat)
    if row.kind in _BARE:
        return _BARE[row.kind](seat)
    return _FULL[row.kind](row, shape, None if row.kind >= terms.DICE else seat)  # type: ignore[arg-type]


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats, from 1, in a mask."""
    return tuple(seat + 1 for seat in range(terms.SEATS) if mask >> seat & 1)
