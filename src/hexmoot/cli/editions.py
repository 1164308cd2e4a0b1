"""`hexmoot editions`: the rule books, and how they differ."""

import json
from typing import Annotated

import typer

from hexmoot.cli.common import Set, overrides
from hexmoot.editions import OPTIONS, keys, resolve, shown


def editions(
    keys_wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[EDITION]...", help="Only these, such as k-base z-base.")
    ] = None,
    set_: Set = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    explain: Annotated[bool, typer.Option("--explain", help="Say what each option is about.")] = False,
) -> None:
    """Print the table of options: where the rule books differ, and what each says.

    A dash means that the option has no say there, because another one decides.
    """
    found = [resolve(key, overrides(set_)) for key in keys_wanted or keys()]
    if as_json:
        table = {e.key: {"title": e.title, "ruleset": e.ruleset, "options": shown(e)} for e in found}
        typer.echo(json.dumps(table, indent=2))
        return
    columns = [shown(edition) for edition in found]
    rows = [("option", *(edition.key for edition in found), *(["about"] if explain else []))]
    for name, option in OPTIONS.items():
        rows.append((name, *(column[name] for column in columns), *([option.help] if explain else [])))
    for row in rows:
        typer.echo(_aligned(row, rows))
    typer.echo()
    for edition in found:
        typer.echo(f"{edition.key}: {edition.title} (ruleset {edition.ruleset}, source {', '.join(edition.sources)})")


def _aligned(row: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A row of the table, as wide as it is: nothing is ever cut off or folded."""
    widths = [max(len(other[column]) for other in rows) for column in range(len(row))]
    return "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
