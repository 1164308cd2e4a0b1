"""`hexmoot show`: a position, drawn."""

import sys
from pathlib import Path
from typing import Annotated

import typer


def show(
    what: Annotated[
        str, typer.Argument(metavar="HEN|FILE", help="A position's line, a record's file, or - for stdin.")
    ],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture; - for stdout.")] = None,
    turn: Annotated[
        int | None, typer.Option(min=0, help="Of a record: after so many turns; the end if left out.")
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, max=6, help="As this seat sees it; 0 as an onlooker.")] = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="Colour the text.")] = None,
) -> None:
    """Draw a position or a moment of a record, in text or as an SVG picture."""
    from hexmoot.render.svg import draw_svg
    from hexmoot.render.text import draw

    position = _position(what, turn, seat)
    if svg is None:
        in_colour = sys.stdout.isatty() if colour is None else colour
        typer.echo(draw(position, colour=in_colour), color=True)
    elif str(svg) == "-":
        typer.echo(draw_svg(position))
    else:
        svg.write_text(draw_svg(position), encoding="utf-8")
        typer.echo(f"{svg} written.", err=True)


def _position(what: str, turn: int | None, seat: int | None):  # type: ignore[no-untyped-def]  # noqa: ANN202
    from hexmoot.game.game import Game
    from hexmoot.game.view import View
    from hexmoot.notation.hen_reader import read_hen

    text = sys.stdin.read() if what == "-" else what
    if what != "-" and " " not in what:
        text = Path(what).read_text(encoding="utf-8")
    if text.lstrip().startswith(("[", "{")):
        game = _moment(text, turn)
    else:
        position = read_hen(text.strip())
        if position.is_view:
            if seat is not None:
                raise ValueError("this line is a view already: --seat has nothing to hide.")
            return View.from_hen(text.strip()).position
        game = Game.from_hen(text.strip())
    return game.position if seat is None else game.view(seat or None).position


def _moment(text: str, turn: int | None):  # type: ignore[no-untyped-def]  # noqa: ANN202
    from dataclasses import replace

    from hexmoot.game.records import replay
    from hexmoot.notation.record import read_record

    record = read_record(text)
    if turn is None:
        return replay(record)
    if turn > len(record.lines):
        raise ValueError(f"the record has {len(record.lines)} turns, not {turn}.")
    if turn == len(record.lines):
        return replay(record)
    return replay(replace(record, tags={**record.tags, "Result": "*"}, lines=record.lines[:turn]))
