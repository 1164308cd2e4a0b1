"""`hexmoot perft`: counts of move sequences."""

from typing import Annotated

import typer

from hexmoot.cli.common import Edition, Seats, Set, overrides


def perft(
    edition: Edition = "z-base",
    seats: Seats = 4,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many plies deep.")] = 4,
    hen: Annotated[str | None, typer.Option(metavar="LINE", help="Count from this position.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also the count below each first ply.")] = False,
    set_: Set = None,
) -> None:
    """Count the sequences of moves and outcomes, a line a depth, such as `3: 7236`.

    Outcomes of chance count as plies; offers are left out. With the draft the counts from the empty island are the
    same whatever the terrain: 54, 144, 7236, 19248, 897180.
    """
    from hexmoot.batch.perft import perft as count
    from hexmoot.batch.perft import plies
    from hexmoot.game.game import Game
    from hexmoot.notation.wire import read_move

    game = Game.from_hen(hen) if hen else Game(edition, seats=seats, seed=1, options=overrides(set_, seats))
    for one in range(1, depth + 1):
        typer.echo(f"{one}: {count(game.start, game.states, game.extras, one)}")
    if divide:
        state, shape = game.state, game.start.shape
        for row, after, beside in plies(game.start, game.states, game.extras):
            move = read_move(row, state.turn, state.seats, shape)
            typer.echo(f"{game.text_of(move)} {count(game.start, after, beside, depth - 1)}")
