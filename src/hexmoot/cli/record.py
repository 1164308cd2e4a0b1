"""`hexmoot record`: check, show, convert and redact records of games."""

from typing import TYPE_CHECKING, Annotated

import typer

from hexmoot.cli.common import counted, whole
from hexmoot.cli.files import Unreadable, read_records, read_text
from hexmoot.cli.progress import progress

if TYPE_CHECKING:
    from hexmoot.game.game import Game
    from hexmoot.game.view import View
    from hexmoot.notation.record import Record

app = typer.Typer(name="record", no_args_is_help=True, help="Check, show, convert and redact records of games.")

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Records, HGN or JSON lines; - for stdin.")]
HOLDS, DOES_NOT, CANNOT_BE_READ = 0, 1, 2


@app.command()
def check(files: Files) -> None:
    """Play each record again under the judge's eyes, and name the line and the rule where one does not hold.

    All files are looked at. Exit code 1 if a record does not hold, 2 if a file cannot be read.
    """
    worst = HOLDS
    with progress("checking", len(files)) as done:
        for number, name in enumerate(files, start=1):
            verdict, sentence = _verdict(name)
            typer.echo(sentence)
            worst = max(worst, verdict)
            done(number)
    if worst:
        raise typer.Exit(worst)


def _verdict(name: str) -> tuple[int, str]:
    """Whether a record holds, and the line that says so."""
    from hexmoot.notation.errors import HexmootError
    from hexmoot.notation.record import read_record

    try:
        record = read_record(read_text(name))
        _played(record)
    except Unreadable as error:
        return CANNOT_BE_READ, str(error)
    except HexmootError as error:
        return DOES_NOT, f"{name}: {error}"
    return HOLDS, f"{name}: holds, {counted(record.turns, 'turn')}, {record.tags['Result']}"


def _played(record: "Record") -> "Game | View":
    """The end of a record, played again; of a redacted one, followed as far as it is public."""
    from hexmoot.game.records import replay
    from hexmoot.game.redaction import check_redacted

    return check_redacted(record) if record.is_redacted else replay(record)


@app.command()
def show(files: Files) -> None:
    """Print each record's tags and its lines, and draw its last position."""
    for _, record in read_records(files):
        typer.echo(record.hgn())
        typer.echo(str(_played(record)))


@app.command()
def convert(
    files: Files,
    to: Annotated[str | None, typer.Option(help="hgn or jsonl; the other form than the file's if left out.")] = None,
) -> None:
    """Print each record in the other form."""
    from hexmoot.notation.record import is_json

    if to not in (None, "hgn", "jsonl"):
        raise ValueError(f"--to is hgn or jsonl, not {to!r}.")
    for text, record in read_records(files):
        wanted = to or ("hgn" if is_json(text) else "jsonl")
        typer.echo(record.hgn() if wanted == "hgn" else record.json_lines(), nl=False)


@app.command()
def redact(
    files: Files,
    seat: Annotated[int, whole("--seat", 0, 6, help="For this seat's eyes; 0 for everybody's.")] = 0,
) -> None:
    """Print each record as a seat, or anybody, may read it: what is hidden from them is left out."""
    from hexmoot.game.redaction import redact as cut

    for _, record in read_records(files):
        if str(seat) > record.tags["Seats"]:
            raise ValueError(f"there is no seat {seat} in a game of {record.tags['Seats']}.")
        typer.echo(cut(record, seat or None).hgn(), nl=False)
