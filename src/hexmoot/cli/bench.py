"""`hexmoot bench`: a signature of the rules' behaviour, and their speed here."""

import time
from hashlib import sha256
from typing import Annotated

import typer

from hexmoot.cli.common import counted, whole
from hexmoot.cli.progress import progress

SEED = 2026


def bench(
    games: Annotated[int, whole("--games", 1, 1_000_000, help="Games for each edition.")] = 1000,
) -> None:
    """Play fixed random games by every edition and print a hash over all their moves and outcomes.

    The same signature before and after a change says that nothing behaves differently; the speed is that of one
    core, without offers between players.
    """
    from hexmoot.batch.random_games import random_games
    from hexmoot.batch.start import start_of
    from hexmoot.editions import keys
    from hexmoot.editions.edition import edition

    tables = [(key, seats) for key in keys() for seats in _seats(edition(key).options["players"])]
    digest = sha256()
    with progress("playing", len(tables)) as done:
        for number, (key, seats) in enumerate(tables, start=1):
            start = start_of(edition(key), seats)
            began = time.process_time()
            tally = random_games(start, SEED, 0, games)
            seconds = time.process_time() - began
            digest.update(f"{key} {seats} {tally.trace}\n".encode())
            plies = (tally.decisions + tally.outcomes) / games
            typer.echo(
                f"{key:8} {seats} seats  {tally.trace:08x}  {games / seconds:8.0f} games/s  {plies:6.0f} plies a game"
            )
            done(number)
    typer.echo(f"signature {digest.hexdigest()[:16]} ({counted(games, 'game')} a line)")


def _seats(players: object) -> range:
    if not isinstance(players, tuple):
        raise TypeError("players is a range of seats")
    low, high = players
    return range(int(low), int(high) + 1)
