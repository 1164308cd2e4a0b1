"""`hexmoot verify`: whether the dice were fair."""

from pathlib import Path
from typing import Annotated

import typer


def verify(
    record: Annotated[Path, typer.Argument(help="A record from a table, with its seeds.", show_default=False)],
) -> None:
    """Work out every roll, card and theft of a record again, from the seeds that its table showed at the end.

    0: all are as the seeds deal them; 1: one is not; 2: the record cannot be read or has no seeds.
    """
    from hexmoot.game.records import RecordError
    from hexmoot.notation.record import read_record
    from hexmoot.server.table.verifying import seeds_of
    from hexmoot.server.table.verifying import verify as check

    found = read_record(record.read_text(encoding="utf-8"))
    table, server_seed, seeds = seeds_of(found)
    try:
        checked = check(found, table, server_seed, seeds)
    except RecordError as error:
        typer.echo(f"{record}: {error}")
        raise typer.Exit(1) from None
    typer.echo(f"{record}: {checked} outcomes, all as the seeds of the server and of {len(seeds)} seats deal them.")
