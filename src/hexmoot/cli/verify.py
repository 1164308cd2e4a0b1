"""`hexmoot verify`: whether the dice were fair."""

import re
from pathlib import Path
from typing import Annotated

import typer

from hexmoot.cli.common import Language, language_of
from hexmoot.cli.files import Unreadable, read_text


def verify(
    record: Annotated[Path, typer.Argument(help="A record from a table, with its seeds.", show_default=False)],
    commitment: Annotated[
        str,
        typer.Option(metavar="HASH", help="The hash of the server's seed as you noted it before the game."),
    ] = "",
    language: Language = None,
) -> None:
    """Work out every roll, card and theft of a record again, from the seeds that its table showed at the end.

    0: all are as the seeds deal them; 1: one is not, or the server's seed is not the one that was committed to; 2: the
    record cannot be read or has no seeds.
    """
    from hexmoot.game.records import RecordError
    from hexmoot.notation.errors import HexmootError
    from hexmoot.notation.record import read_record
    from hexmoot.server.table.verifying import NoSeeds, Unfair, broken, cancelled_starts, seeds_of
    from hexmoot.server.table.verifying import verify as check
    from hexmoot.words import Words, explain

    words = Words(language_of(language))
    noted = commitment.strip().lower()
    if noted and not re.fullmatch("[0-9a-f]{64}", noted):
        raise HexmootError(words.say("verify.bad_hash"))
    try:
        found = read_record(read_text(str(record)))
        table, server_seed, seeds = seeds_of(found)
        checked = check(found, table, server_seed, seeds, noted)
    except Unreadable as error:
        told = "verify.unreadable" if error.reason else "verify.no_text"
        raise HexmootError(words.say(told, file=str(record), reason=error.reason)) from None
    except NoSeeds as error:
        told = "verify.view" if error.is_view else "verify.bad_tag" if error.tag else "verify.no_seeds"
        raise HexmootError(words.say(told, tag=error.tag)) from None
    except Unfair as error:
        typer.echo(f"{record}: {explain(words, error.key, error.arguments)}")
        if error.key == "refusal.unfair_commitment":
            typer.echo(words.say("verify.hashes", **error.arguments))
        raise typer.Exit(1) from None
    except RecordError as error:
        typer.echo(f"{record}: {broken(words, error)}")
        raise typer.Exit(1) from None
    except HexmootError as error:
        raise HexmootError(f"{record}: {broken(words, error)}") from None
    typer.echo(f"{record}: {words.say('after.verified', count=checked)}")
    cancelled = cancelled_starts(found)
    if cancelled:
        typer.echo(words.say("after.cancelled", count=cancelled))
    if noted:
        typer.echo(words.say("verify.noted"))
    elif "Commitment" in found.tags:
        typer.echo(words.say("verify.hash", hash=found.tags["Commitment"]))
