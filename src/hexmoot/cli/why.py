"""`hexmoot why`: whether a move is legal, and if not, which rule forbids it."""

from typing import Annotated

import typer

from hexmoot.cli.common import Edition, Set, overrides


def why(
    edition: Edition,
    hen: Annotated[str, typer.Argument(help="The position's line; or `start`, the empty board.")],
    move: Annotated[str, typer.Argument(help="The move's code, such as s@D7n; with the seat, 2.x:LLG, if needed.")],
    set_: Set = None,
) -> None:
    """Say whether a move is legal in a position by the rules of EDITION, and if not, which rule forbids it.

    The line may come from a game by another rule book: so one sees where they differ. Exit code 0: legal, 1: not.
    """
    from hexmoot.editions.edition import edition as plain
    from hexmoot.game.game import Game

    book = plain(edition)
    if hen == "start":
        game = Game(edition, seed=1, options=overrides(set_))
    else:
        head, blank, rest = hen.strip().partition(" ")
        options = [option for option in head.split(",")[1:] if option.partition("=")[0] not in overrides(set_)]
        options += [f"{name}={value}" for name, value in overrides(set_).items()]
        game = Game.from_hen(",".join([f"{book.key}:{book.ruleset}", *options]) + blank + rest)
    refusal = game.why_not(move)
    if refusal is None:
        typer.echo(f"{move} is legal.")
        return
    typer.echo(f"{move} is not legal. {refusal}")
    raise typer.Exit(1)
