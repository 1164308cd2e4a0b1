"""`hexmoot record`: check, show, convert and redact records of games."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexmoot.cli.progress import progress

if TYPE_CHECKING:
    from hexmoot.notation.record import Record

app = typer.Typer(name="record", no_args_is_help=True, help="Check, show, convert and redact records of games.")

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Records, HGN or JSON lines; - for stdin.")]


def _texts(files: list[str]) -> Iterator[tuple[str, str]]:
    for name in files:
        yield name, sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _turns(record: "Record") -> str:
    return "1 turn" if len(record.lines) == 1 else f"{len(record.lines)} turns"


@app.command()
def check(files: Files) -> None:
    """Play each record again under the judge's eyes. Exit code 1 if any does not hold, with the turn and the rule."""
    from hexmoot.game.records import replay
    from hexmoot.game.redaction import check_redacted
    from hexmoot.notation.errors import HexmootError
    from hexmoot.notation.record import read_record

    bad = 0
    with progress("checking", len(files)) as done:
        for number, (name, text) in enumerate(_texts(files), start=1):
            try:
                record = read_record(text)
                (check_redacted if record.is_redacted else replay)(record)
                typer.echo(f"{name}: holds, {_turns(record)}, {record.tags['Result']}")
            except HexmootError as error:
                bad += 1
                typer.echo(f"{name}: {error}")
            done(number)
    if bad:
        raise typer.Exit(1)


@app.command()
def show(files: Files) -> None:
    """Print each record's tags and its turns, and draw its last position."""
    from hexmoot.game.records import replay
    from hexmoot.game.redaction import check_redacted
    from hexmoot.notation.record import read_record

    for _, text in _texts(files):
        record = read_record(text)
        typer.echo(record.hgn())
        typer.echo(str(check_redacted(record) if record.is_redacted else replay(record)))


@app.command()
def convert(
    files: Files,
    to: Annotated[str, typer.Option(help="hgn or jsonl.")] = "jsonl",
) -> None:
    """Print each record in the other form."""
    from hexmoot.notation.record import read_record

    if to not in ("hgn", "jsonl"):
        raise ValueError(f"--to is hgn or jsonl, not {to!r}.")
    for _, text in _texts(files):
        record = read_record(text)
        typer.echo(record.hgn() if to == "hgn" else record.json_lines(), nl=False)


@app.command()
def redact(
    files: Files,
    seat: Annotated[int, typer.Option(min=0, max=6, help="For this seat's eyes; 0 for everybody's.")] = 0,
) -> None:
    """Print each record as a seat, or anybody, may read it: what is hidden from them is left out."""
    from hexmoot.game.redaction import redact as cut
    from hexmoot.notation.record import read_record

    for _, text in _texts(files):
        record = read_record(text)
        if seat > int(record.tags["Seats"]):
            raise ValueError(f"there is no seat {seat} in a game of {record.tags['Seats']}.")
        typer.echo(cut(record, seat or None).hgn(), nl=False)
