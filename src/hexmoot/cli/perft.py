"""`hexmoot perft`: counts of move sequences."""

from typing import Annotated

import typer

from hexmoot.cli.common import SEATS_HELP, Set, overrides, whole
from hexmoot.cli.position import START, game_at


def perft(
    edition: Annotated[
        str | None,
        typer.Argument(help="The rule book; z-base, or that of the line, if left out.", show_default=False),
    ] = None,
    seats: Annotated[
        int | None, whole("--seats", 2, 6, help=f"{SEATS_HELP} 4, or those of the line, if left out.")
    ] = None,
    depth: Annotated[int, whole("--depth", 1, 12, help="How many plies deep.")] = 4,
    hen: Annotated[
        str,
        typer.Option(
            metavar="LINE", help="Count from this position; `start` is the island of seed 1, before any move."
        ),
    ] = START,
    divide: Annotated[bool, typer.Option("--divide", help="Also the count below each first ply.")] = False,
    set_: Set = None,
) -> None:
    """Count the sequences of moves and outcomes, a line a depth, such as `3: 7236`.

    Outcomes of chance count as plies; offers are left out. With the draft the counts from the empty island are the
    same whatever the terrain: 54, 144, 7236, 19248, 897180. A line is taken by the rules of EDITION, if one is named.
    """
    from hexmoot.batch.perft import perft as count
    from hexmoot.batch.perft import plies
    from hexmoot.notation.wire import read_move

    game = game_at(hen, edition, overrides(set_), seats)
    for one in range(1, depth + 1):
        typer.echo(f"{one}: {count(game.start, game.states, game.extras, one)}")
    if divide:
        state, shape = game.state, game.start.shape
        for row, after, beside in plies(game.start, game.states, game.extras):
            move = read_move(row, state.turn, state.seats, shape)
            typer.echo(f"{game.text_of(move)} {count(game.start, after, beside, depth - 1)}")
