"""`hexmoot why`: whether a move is legal, and if not, which rule forbids it."""

from typing import Annotated

import typer

from hexmoot.cli.common import Edition


def why(
    edition: Edition,
    hen: Annotated[str, typer.Argument(help="The position's line; or `start`, the empty board.")],
    move: Annotated[str, typer.Argument(help="The move's code, such as s@D7n; with the seat, 2.x:LLG, if needed.")],
) -> None:
    """Say whether a move is legal in a position by the rules of EDITION, and if not, which rule forbids it.

    The line may come from a game by another rule book: so one sees where they differ. Exit code 0: legal, 1: not.
    """
    from hexmoot.editions.edition import edition as plain
    from hexmoot.game.game import Game

    book = plain(edition)
    if hen == "start":
        game = Game(edition, seed=1)
    else:
        head, blank, rest = hen.strip().partition(" ")
        _, comma, options = head.partition(",")
        game = Game.from_hen(f"{book.key}:{book.ruleset}{comma}{options}{blank}{rest}")
    refusal = game.why_not(move)
    if refusal is None:
        typer.echo(f"{move} is legal.")
        return
    typer.echo(f"{move} is not legal. {refusal}")
    raise typer.Exit(1)
