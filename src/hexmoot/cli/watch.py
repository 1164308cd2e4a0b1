"""`hexmoot watch`: one game among bots, turn by turn."""

import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from hexmoot.cli.common import Edition, Seats, Set, counted, overrides, whole
from hexmoot.cli.names import bot_names

if TYPE_CHECKING:
    from hexmoot.game.game import Game
    from hexmoot.game.result import Result

BOT = "greedy"
# So much of a line is moves; a longer one pushes the points to the right.
MOVES_WIDTH = 72
TOO_LONG = "given up as too long"
# In the second game these let the Wall decide, not points.
ON_THE_WALL = ("breaches", "gift")


def watch(
    edition: Edition = "z-base",
    seats: Seats = 4,
    seed: Annotated[int, whole("--seed", 0, 2**63 - 1, help="The same seed is the same game.")] = 0,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME,NAME…", help="Who plays: random or greedy, one for each seat.")
    ] = None,
    pause: Annotated[
        int | None, whole("--pause", 0, 10_000, help="Milliseconds between turns; 50 on a terminal, else none.")
    ] = None,
    set_: Set = None,
) -> None:
    """Let bots play one game, print each line of it with the points reached, and draw the end.

    The moves are in the notation of the records, so what is seen can be typed: `hexmoot why` and Python take it.
    """
    from hexmoot.arena.match import Match
    from hexmoot.game.records import open_record
    from hexmoot.notation.codes import parse_move

    names = bot_names(bots, seats) or [BOT] * seats
    record = Match(edition, tuple(names), seed, tuple(sorted(overrides(set_).items()))).record(0)
    wait = (50 if sys.stdout.isatty() else 0) if pause is None else pause
    game = open_record(record)
    turn = 0
    for line in record.lines:
        turn += line.begins_turn
        for code in line.moves:
            game.push(parse_move(code))
        typer.echo(_told(game, f"turn {turn}" if line.begins_turn else "", line.seat, " ".join(line.moves)))
        time.sleep(wait / 1000)
    typer.echo(f"\n{game}")
    result = game.result()
    typer.echo(f"seat {result.winner} won {_how(result)} after {counted(turn, 'turn')}" if result else TOO_LONG)


def _how(result: "Result") -> str:
    """What ended the game, and the winner's points."""
    points = counted(result.points[result.winner - 1], "point")
    return f"with {points}" if result.ending not in ON_THE_WALL else f"on the Wall ({result.ending}, {points})"


def _told(game: "Game", when: str, seat: int, moves: str) -> str:
    """A line: when, who, what, and the points of all seats after it."""
    points = " ".join(f"{game.points(one):2}" for one in range(1, game.seats + 1))
    return f"{when:9} seat {seat}  {moves:{MOVES_WIDTH}}  {points}"
