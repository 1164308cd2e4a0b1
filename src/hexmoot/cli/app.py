"""The program `hexmoot`: its commands, and how bad input is met."""

import codecs
import io
import os
import sys
from typing import NoReturn

import typer

from hexmoot import __version__
from hexmoot.cli import bench, bot, editions, perft, play, record, serve, show, simulate, verify, watch, why
from hexmoot.cli.calls import call_sentence, has_been_helped, spoken_in

# 0: done, or yes; 1: the answer is no; 2: the input is wrong.
NO, WRONG = 1, 2
# Whoever read the output has gone: the code that a shell gives to a program stopped for that.
NOBODY_READS = 141
# What is drawn where a terminal knows fewer characters than we use.
PLAIN = {"•": "*", "…": "...", "·": "."}

app = typer.Typer(
    name="hexmoot",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    help="The island-settling game by every rule book: simulate it, replay it, look into it, script it.",
    epilog="Start with `hexmoot simulate z-base --games 1000`, or `hexmoot editions` for the rule books.",
)
app.command()(play.play)
app.command()(editions.editions)
app.command()(simulate.simulate)
app.command()(watch.watch)
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
    _write_what_can_be_written()
    try:
        done = app(prog_name="hexmoot", standalone_mode=False)
        sys.stdout.flush()
    except SystemExit as stop:
        # Typer ends with 1 when a pipe is closed.
        if isinstance(stop.__context__, BrokenPipeError):
            _leave_quietly()
        raise
    except typer.Abort:
        raise SystemExit(NO) from None
    except typer.TyperException as error:
        # Something is wrong with the words of the call.
        if not has_been_helped(error):
            typer.echo(f"hexmoot: {call_sentence(error, sys.argv[1:])}", err=True)
        raise SystemExit(WRONG) from None
    except BrokenPipeError:
        _leave_quietly()
    except (ValueError, OSError) as error:
        # All errors of ours are ValueErrors with a sentence; files that cannot be read are OSErrors.
        typer.echo(f"hexmoot: {_sentence(error)}", err=True)
        raise SystemExit(WRONG) from None
    raise SystemExit(done if isinstance(done, int) else 0)


def _leave_quietly() -> NoReturn:
    """Ends where nobody reads on, without a word; what is still unwritten goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    raise SystemExit(NOBODY_READS) from None


def _write_what_can_be_written() -> None:
    """A character that the terminal cannot show is written as a plain one instead of ending the command."""
    codecs.register_error("hexmoot", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="hexmoot")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(one, "?") for one in error.object[error.start : error.end]), error.end


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        from hexmoot.words import Words

        words = Words(spoken_in(sys.argv[1:]))
        return words.say("terminal.bad_file", file=str(error.filename), reason=error.strerror or "")
    if hasattr(error, "problems") or (error.args and hasattr(error.args[0], "key")):
        # A server that cannot start says why in Fluent.
        from hexmoot.server.problem import told
        from hexmoot.words import Words

        return told(error, Words(spoken_in(sys.argv[1:])))
    return str(error)
