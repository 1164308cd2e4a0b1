"""`hexmoot play`: the game in the terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hexmoot.cli.common import Language, Seats, Set, language_of, overrides, short, whole
from hexmoot.cli.preparing import prepare
from hexmoot.cli.where import find_table

if TYPE_CHECKING:
    from hexmoot.editions.options import EditionError, Option
    from hexmoot.words import Words

HOT_SEAT_HELP = "How many people share this keyboard; the hand is covered until the next one is there."


def play(
    edition: Annotated[
        str | None, typer.Argument(help="The rule book of a new game, such as z-base.", show_default="a form asks")
    ] = None,
    seats: Seats = 4,
    bots: Annotated[str, typer.Option(metavar="NAME", help="Who plays on the other seats.")] = "greedy",
    given: Set = None,
    first: Annotated[int | None, whole("--first", 1, 6, help="The seat that begins, where one is named.")] = None,
    hot_seat: Annotated[int, whole("--hot-seat", 1, 6, help=HOT_SEAT_HELP)] = 1,
    tracker: Annotated[
        bool, typer.Option("--tracker", help="Show what is openly known of each hand, in a new game.")
    ] = False,
    resume: Annotated[
        str, typer.Option(metavar="NAME", help="The saved game that goes on, by its name in the list.")
    ] = "",
    new: Annotated[bool, typer.Option("--new", help="A new game, also if one is not over yet.")] = False,
    name: Annotated[str, typer.Option(help="What you are called at the table.")] = "",
    language: Language = None,
    connect: Annotated[
        str | None, typer.Option(metavar="URL", help="A server, such as http://localhost:8310, or a table's link.")
    ] = None,
    table: Annotated[
        str, typer.Option(metavar="ID", help="The table there; without one a new table is made for others to join.")
    ] = "",
    seat: Annotated[
        int | None, whole("--seat", 1, 6, help="The seat to take there.", show_default="any that is free")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where your games are kept.", show_default="your data folder")
    ] = None,
) -> None:
    """Play in the terminal, against bots, with others at this keyboard, or at a server's table.

    A game that is not over goes on where it was; of several you choose one. F1 shows the keys; Ctrl+Q leaves, and keeps
    the game.
    """
    from hexmoot.server.settings import data_folder
    from hexmoot.words import Words

    words = Words(language_of(language))
    called = name or os.environ.get("USER") or words.say("terminal.player", seat=1)
    if connect is not None:
        connect, table = find_table(connect, table, words)
    if table and not connect:
        raise ValueError(words.say("terminal.needs_connect"))
    if resume and (edition or new or connect):
        raise ValueError(words.say("terminal.resume_alone"))
    where = folder or data_folder()
    if hot_seat > seats:
        raise ValueError(words.say("terminal.number_range", option="--hot-seat", low=1, high=seats, given=hot_seat))
    settings: dict[str, Any] = {
        "edition": edition or "z-base",
        "seats": seats,
        "options": overrides(given, words.tag),
        "bots": [] if connect else [bots] * (seats - hot_seat),
        "tracker": tracker,
    }
    if first is not None:
        settings["first"] = first
    _check(settings, words)
    # The first start compiles the rules, and says so, before anything is imported that needs them.
    prepare(words, words.say("terminal.preparing"))
    if connect is not None:
        from hexmoot.server.knocking import wait_until_ready

        wait_until_ready(connect, words, typer.echo)
    from hexmoot.terminal.app import TerminalApp, Wish
    from hexmoot.terminal.links.link import Link
    from hexmoot.terminal.links.local import LocalLink
    from hexmoot.terminal.links.network import NetworkLink

    _check_bots(settings["bots"], words)
    is_whole = edition is not None or bool(connect)
    link: Link = (
        NetworkLink(connect, table, called, where)
        if connect
        else LocalLink(where, called, fresh=new or edition is not None, resume=resume)
    )
    _keep_quiet(where)
    wish = Wish(settings, is_whole=is_whole, people=hot_seat, name=called, seat=seat)
    app = TerminalApp(link, words, wish)
    problem = app.run()
    if problem:
        raise ValueError(problem)
    if app.return_code:
        # What went wrong in there was shown already.
        raise typer.Exit(app.return_code)


def _check(settings: dict[str, Any], words: "Words") -> None:
    """What is wrong with the words of the call is said before the screen is taken."""
    from hexmoot.editions.edition import EditionError, keys, resolve_for

    if settings["edition"] not in keys():
        raise ValueError(words.say("terminal.no_edition", given=settings["edition"], known=", ".join(keys())))
    try:
        resolve_for(settings["edition"], settings["options"], settings["seats"])
    except EditionError as error:
        raise ValueError(_edition_sentence(error, words)) from None
    if not sys.stdout.isatty():
        raise ValueError(words.say("terminal.needs_terminal"))


def _edition_sentence(error: "EditionError", words: "Words") -> str:
    """As a server refuses such a table; but nothing is shown here to choose from, so it is listed."""
    from hexmoot.editions.options import OPTIONS

    match error.case, error.arguments:
        case "no_option", {"option": name}:
            return words.say("terminal.no_option", given=short(str(name)), known=", ".join(OPTIONS))
        case "value", {"option": str(name), "value": value}:
            return words.say("terminal.bad_value", option=name, given=short(str(value)), known=_values(OPTIONS[name]))
        case "", _:
            # A file of ours is wrong, which its author reads.
            return str(error)
        case case, arguments:
            return words.say(f"refusal.bad_settings.{case}", **arguments)


def _values(option: "Option") -> str:
    match option.kind:
        case "choice":
            return ", ".join(option.choices)
        case "yes_no":
            return "yes, no"
        case _:
            return f"{option.low}-{option.high}"


def _check_bots(names: list[str], words: "Words") -> None:
    from hexmoot.bots.registry import bots

    for bot in names[:1]:
        if bot not in bots():
            raise ValueError(words.say("terminal.no_bot", given=bot, known=", ".join(bots())))


def _keep_quiet(folder: Path) -> None:
    """What the tables log goes into a file: the screen is for the game."""
    import structlog

    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / "terminal.log").open("a", encoding="utf-8")
    structlog.configure(logger_factory=structlog.WriteLoggerFactory(file))
