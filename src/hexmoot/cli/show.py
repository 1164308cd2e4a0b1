"""`hexmoot show`: a position, drawn."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexmoot.cli.common import counted, whole
from hexmoot.cli.files import STDIN, read_text
from hexmoot.cli.position import START, game_at

if TYPE_CHECKING:
    from hexmoot.notation.position import Position
    from hexmoot.notation.record import Record


def show(
    what: Annotated[
        str,
        typer.Argument(
            metavar="HEN|FILE",
            help="A position's line, a record's file, or - for stdin; `start` is the island of z-base with seed 1.",
        ),
    ],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture; - for stdout.")] = None,
    turn: Annotated[
        int | None,
        whole("--turn", 0, help="Of a record: after so many turns, 0 for the set-up; the end if left out."),
    ] = None,
    line: Annotated[int | None, whole("--line", 0, help="Of a record: after so many of its lines.")] = None,
    seat: Annotated[int | None, whole("--seat", 0, 6, help="As this seat sees it; 0 as an onlooker.")] = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="Colour the text.")] = None,
) -> None:
    """Draw a position or a moment of a record, in text or as an SVG picture.

    Text is in colours on a terminal, unless NO_COLOR is set or TERM is dumb.
    """
    from hexmoot.render.svg import draw_svg
    from hexmoot.render.text import draw

    position = _position(what, turn, line, seat)
    if svg is None:
        in_colour = _wants_colour() if colour is None else colour
        typer.echo(draw(position, colour=in_colour), color=True)
    elif str(svg) == STDIN:
        # A picture says of itself that it is UTF-8, whatever the terminal is.
        typer.echo(draw_svg(position).encode())
    else:
        svg.write_text(draw_svg(position), encoding="utf-8")
        typer.echo(f"{svg} written.", err=True)


def _wants_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _position(what: str, turn: int | None, line: int | None, seat: int | None) -> "Position":
    """What is to be drawn, as the seat sees it."""
    from hexmoot.game.view import View
    from hexmoot.notation.hen_reader import read_hen
    from hexmoot.notation.record import read_record

    if not what.strip():
        raise ValueError("there is nothing to show: give a position's line, a record's file, or - for stdin.")
    text = what if " " in what or what == START else read_text(what)
    if text.lstrip().startswith(("[", "{")):
        record = read_record(text)
        if turn is not None and line is not None:
            raise ValueError("--turn and --line both say when: give one of them.")
        return _moment(_until(record, turn, line), seat)
    if turn is not None or line is not None:
        raise ValueError("--turn and --line are for records, and this is a single position.")
    if text.strip() != START and read_hen(text.strip()).is_view:
        if seat is not None:
            raise ValueError("this line is a view already: --seat has nothing to hide.")
        return View.from_hen(text.strip()).position
    game = game_at(text)
    return game.position if seat is None else game.view(seat or None).position


def _until(record: "Record", turn: int | None, line: int | None) -> "Record":
    """The record up to a moment; without its result, unless that is the end."""
    from dataclasses import replace

    if turn is not None and turn > record.turns:
        raise ValueError(f"the record has {counted(record.turns, 'turn')}, not {turn}.")
    if line is not None and line > len(record.lines):
        raise ValueError(f"the record has {counted(len(record.lines), 'line')}, not {line}.")
    count = len(record.lines) if line is None else line
    if turn is not None:
        count = record.lines_of(turn)
    if count == len(record.lines):
        return record
    tags = {name: value for name, value in record.tags.items() if name != "Final"}
    return replace(record, tags={**tags, "Result": "*"}, lines=record.lines[:count])


def _moment(record: "Record", seat: int | None) -> "Position":
    """The last position of a record; of a redacted one, as the reader that it was made for sees it."""
    from hexmoot.game.records import replay
    from hexmoot.game.redaction import check_redacted

    if record.is_redacted:
        if seat is not None:
            raise ValueError("this record is redacted already: --seat has nothing to hide.")
        return check_redacted(record).position
    game = replay(record)
    return game.position if seat is None else game.view(seat or None).position
