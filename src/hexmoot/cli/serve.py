"""`hexmoot serve`: tables for friends and bots."""

import asyncio
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from hexmoot.cli.common import Language, language_of
from hexmoot.cli.opening import run

if TYPE_CHECKING:
    from hexmoot.words import Words


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one.", show_default="8310")] = None,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///PATH or postgresql://…", show_default="in your data folder"),
    ] = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://…, for several processes behind one address.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address that players use, behind a proxy.")
    ] = None,
    share: Annotated[
        bool, typer.Option("--share", help="Let others on your network come: shows a link and a code.")
    ] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Say what is wrong with this configuration, and stop.")
    ] = False,
    language: Language = None,
) -> None:
    """Serve tables: for yourself with bots, or for friends at one link.

    Host, port, database, bus and public address can also be given by the environment, as HEXMOOT_PORT or HEXMOOT_DB;
    the other options cannot. Limits and all else that can be set are given by the environment alone.
    """
    given: dict[str, Any] = {"host": "0.0.0.0" if share and host is None else host, "port": port, "db": db, "bus": bus}  # noqa: S104
    given |= {"public_url": public_url}

    from hexmoot.words import Words

    words = Words(language_of(language))
    if check:
        _check(given, words)

    from hexmoot.server.app.logs import keep_logs
    from hexmoot.server.listening import address, listen
    from hexmoot.server.problem import said
    from hexmoot.server.settings import read_settings, unknown_settings

    settings = read_settings(given, os.environ)
    for line in unknown_settings(os.environ):
        typer.echo(said(line, words), err=True)

    def ready(where: str) -> None:
        typer.echo(words.say("terminal.serve_at", address=where))
        if share:
            _show_code(where)
        typer.echo(words.say("terminal.serve_stop"))

    keep_logs(settings)
    listening = listen(settings)
    if not no_open and _has_windows():
        # Whoever comes early is answered as soon as there is an answer; some browsers end only when they are closed.
        threading.Thread(target=webbrowser.open, args=(address(settings, listening),), daemon=True).start()
    run(settings, listening, ready, words=words)


def _has_windows() -> bool:
    """Whether a browser has a screen, or is one that was asked for: in a terminal it would cover the server's words."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def _check(given: dict[str, Any], words: "Words") -> NoReturn:
    """Says all that is wrong, or only worth knowing, with a configuration; the rules are not loaded for it."""
    from hexmoot.server.app.checking import look_over
    from hexmoot.server.problem import said

    wrong, warnings = asyncio.run(look_over(given, os.environ))
    for line in wrong:
        typer.echo(said(line, words))
    for line in warnings:
        typer.echo(words.say("terminal.serve_mind", warning=said(line, words)))
    if not wrong:
        typer.echo(words.say("terminal.serve_well"))
    raise typer.Exit(1 if wrong else 0)


def _show_code(address: str) -> None:
    """The address as a code for phones."""
    import segno

    segno.make(address).terminal(compact=True)
