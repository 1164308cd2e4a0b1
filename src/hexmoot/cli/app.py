"""The program `hexmoot`: its commands, and how bad input is met."""

import sys

import typer

from hexmoot import __version__
from hexmoot.cli import bench, bot, editions, perft, record, serve, show, simulate, verify, why

# 0: done, or yes; 1: the answer is no; 2: the input is wrong.
NO, WRONG = 1, 2

app = typer.Typer(
    name="hexmoot",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    help="The island-settling game by every rule book: simulate it, replay it, look into it, script it.",
    epilog="Start with `hexmoot simulate z-base --games 1000`, or `hexmoot editions` for the rule books.",
)
app.command()(editions.editions)
app.command()(simulate.simulate)
app.command()(perft.perft)
app.command()(show.show)
app.add_typer(record.app)
app.command()(why.why)
app.command()(bench.bench)
app.command()(serve.serve)
app.command()(bot.bot)
app.command()(verify.verify)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hexmoot {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Show the version."),
) -> None:
    """Options of the program itself."""


def main() -> None:
    """Runs a command; whatever is wrong with the input is said in one sentence."""
    try:
        done = app(standalone_mode=False)
        raise SystemExit(done if isinstance(done, int) else 0)
    except typer.Abort:
        raise SystemExit(NO) from None
    except typer.TyperException as error:
        # Something is wrong with the words of the call.
        context = getattr(error, "ctx", None)
        hint = f" Try `{context.command_path} --help`." if context else ""
        told = getattr(error, "format_message", error.__str__)()
        typer.echo(f"hexmoot: {told.rstrip('.')}.{hint}", err=True)
        raise SystemExit(WRONG) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except (ValueError, OSError) as error:
        # All errors of ours are ValueErrors with a sentence; files that cannot be read are OSErrors.
        typer.echo(f"hexmoot: {_sentence(error)}", err=True)
        raise SystemExit(WRONG) from None


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename} cannot be used: {error.strerror}."
    return str(error)
