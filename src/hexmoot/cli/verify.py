"""`hexmoot verify`: whether the dice were fair."""

import re
from pathlib import Path
from typing import Annotated

import typer


def verify(
    record: Annotated[Path, typer.Argument(help="A record from a table, with its seeds.", show_default=False)],
    commitment: Annotated[
        str,
        typer.Option(metavar="HASH", help="The hash of the server's seed as you noted it before the game."),
    ] = "",
) -> None:
    """Work out every roll, card and theft of a record again, from the seeds that its table showed at the end.

    0: all are as the seeds deal them; 1: one is not, or the server's seed is not the one that was committed to; 2: the
    record cannot be read or has no seeds.
    """
    from hexmoot.game.records import RecordError
    from hexmoot.notation.errors import HexmootError
    from hexmoot.notation.record import read_record
    from hexmoot.server.table.verifying import seeds_of
    from hexmoot.server.table.verifying import verify as check

    noted = commitment.strip().lower()
    if noted and not re.fullmatch("[0-9a-f]{64}", noted):
        raise HexmootError("the hash has 64 hex digits: copy all of it")
    found = read_record(record.read_text(encoding="utf-8"))
    table, server_seed, seeds = seeds_of(found)
    try:
        checked = check(found, table, server_seed, seeds, noted)
    except RecordError as error:
        typer.echo(f"{record}: {error}")
        raise typer.Exit(1) from None
    typer.echo(f"{record}: {checked} outcomes, all as the seeds of the server and of {len(seeds)} seats deal them.")
    if noted:
        typer.echo("The server's seed is the one whose hash you noted before the game.")
    elif "Commitment" in found.tags:
        typer.echo(f"The server's seed has the hash {found.tags['Commitment']}; was it the one shown before the game?")
