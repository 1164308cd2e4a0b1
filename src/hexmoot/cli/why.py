"""`hexmoot why`: whether a move is legal, and if not, which rule forbids it."""

from typing import Annotated

import typer

from hexmoot.cli.common import Edition, Set, overrides
from hexmoot.cli.position import LINE_HELP, game_at


def why(
    edition: Edition,
    hen: Annotated[str, typer.Argument(help=LINE_HELP)],
    move: Annotated[str, typer.Argument(help="The move's code, such as s@D7n; with the seat, 2.x:LLG, if needed.")],
    set_: Set = None,
) -> None:
    """Say whether a move is legal in a position by the rules of EDITION, and if not, which rule forbids it.

    The line may come from a game by another rule book: so one sees where they differ. Exit code 0: legal, 1: not.
    """
    refusal = game_at(hen, edition, overrides(set_)).why_not(move)
    if refusal is None:
        typer.echo(f"{move} is legal.")
        return
    typer.echo(f"{move} is not legal. {refusal}")
    raise typer.Exit(1)
