"""`hexmoot simulate`: many games, and what they came to."""

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexmoot.cli.common import Edition, Seats, Set, counted, overrides, whole
from hexmoot.cli.names import bot_names
from hexmoot.cli.preparing import prepare
from hexmoot.cli.progress import progress

if TYPE_CHECKING:
    from hexmoot.arena.results import Results


def simulate(
    edition: Edition = "z-base",
    seats: Seats = 4,
    games: Annotated[int, whole("--games", 1, help="How many games.")] = 1000,
    seed: Annotated[int, whole("--seed", 0, 2**63 - 1, help="Game k of a seed is always the same game.")] = 0,
    jobs: Annotated[int, whole("--jobs", 1, 256, help="How many run at a time.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME,NAME…", help="Who plays: random or greedy, one for each seat; seats are rotated."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON, for programs.")] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Also write the first games' records here, at most 100.")
    ] = None,
    set_: Set = None,
) -> None:
    """Play many games and print how they went.

    Without --bots everybody plays at random and makes no offers, in the compiled loop: thousands of games a second.
    """
    from hexmoot.editions.edition import resolve_for

    options = overrides(set_)
    book = resolve_for(edition, options, seats)
    # Loads the rules, or compiles them, before anything is imported that needs them, and before the clock runs.
    prepare(game=book.game)
    from hexmoot.arena.simulate import simulate as run
    from hexmoot.batch.start import start_of

    names = bot_names(bots, seats)
    # Refuses what cannot be played.
    start_of(book, seats)
    if records is not None:
        _make_folder(records)
    began = time.perf_counter()
    with progress("playing", games) as done:
        results = run(edition, games, seats=seats, bots=names, seed=seed, jobs=jobs, options=options, progress=done)
    seconds = time.perf_counter() - began
    typer.echo(_json(results, options, seconds) if as_json else _table(results, seconds))
    if records is not None:
        _write_records(records, edition, seats, seed, min(games, 100), names, options)


def _make_folder(folder: Path) -> None:
    """Makes the folder of the records and tries it, before anything is played for them."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


def _json(results: "Results", options: dict[str, str], seconds: float) -> str:
    """The results with the rules they were played by and how long it took."""
    from hexmoot.editions.edition import changes, resolve_for, text

    book = resolve_for(results.edition, options, results.seats)
    return results.to_json(
        ruleset=book.ruleset,
        options={name: text(name, value) for name, value in changes(book).items()},
        seconds=round(seconds, 3),
        games_per_second=round(results.games / seconds, 1),
    )


def _table(results: "Results", seconds: float) -> str:
    from hexmoot.arena.stats import wilson

    games = results.games
    lines = [f"{counted(games, 'game')} by {results.edition}, {results.seats} seats, seed {results.seed}"]
    lines.append(f"{games / seconds:.0f} games/s, {seconds:.2f} s")
    lines.append(f"mean length {results.turns / games:.1f} turns, {results.decisions / games:.0f} decisions")
    for seat, wins in enumerate(results.wins, start=1):
        low, high = wilson(wins, games)
        lines.append(f"seat {seat} won {wins:6} = {wins / games:6.1%}  ({low:.1%} to {high:.1%})")
    for bot, wins in results.bot_wins.items() if len(results.bot_wins) > 1 else ():
        low, high = wilson(wins, games)
        lines.append(f"{bot:8} won {wins:6} = {wins / games:6.1%}  ({low:.1%} to {high:.1%})")
    if results.endings:
        # The most frequent first.
        ended = sorted(results.endings.items(), key=lambda each: -each[1])
        lines.append("ended by " + ", ".join(f"{name} {count} = {count / games:.1%}" for name, count in ended))
        lines.append(f"{results.guards / games:.1f} guards on the Wall at the end, all seats together")
    if results.unfinished:
        were = "was" if results.unfinished == 1 else "were"
        lines.append(f"{counted(results.unfinished, 'game')} {were} given up as too long")
    lines.append(f"trace {results.trace_text}")
    return "\n".join(lines)


def _write_records(
    folder: Path, edition: str, seats: int, seed: int, count: int, names: list[str] | None, options: dict[str, str]
) -> None:
    from hexmoot.arena.match import Match
    from hexmoot.arena.random_record import random_record

    with progress("writing records", count) as done:
        for number in range(count):
            if names is None:
                record = random_record(edition, seats, seed, number, options)
            else:
                record = Match(edition, tuple(names), seed, tuple(sorted(options.items()))).record(number)
            (folder / f"{edition}-{seats}-{seed}-{number}.hgn").write_text(record.hgn(), encoding="utf-8")
            done(number + 1)
    typer.echo(f"{counted(count, 'record')} written to {folder}.", err=True)
