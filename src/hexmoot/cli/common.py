"""What several commands ask for."""

import os
import re
from collections.abc import Callable
from typing import Annotated, Any

import typer

_DIGITS = re.compile(r"[0-9]{1,30}")


class WrongNumber(typer.BadParameter):
    """An option with something else than the number it takes, told in a sentence of ours."""

    def format_message(self) -> str:
        """The sentence alone, which names the option."""
        return str(self.message)


def whole(option: str, low: int, high: int | None = None, **more: Any) -> Any:
    """An option that takes a whole number, from `low` to `high` if there is an end; `more` is for Typer."""
    return typer.Option(option, parser=_reader(option, low, high), metavar="N", **more)


def _reader(option: str, low: int, high: int | None) -> Callable[[str | int], int]:
    end = "" if high is None else f" to {high}"

    def read(given: str | int) -> int:
        text = str(given)
        if not _DIGITS.fullmatch(text) or not low <= int(text) <= (int(text) if high is None else high):
            raise WrongNumber(f"{option} takes a whole number from {low}{end}, not {text!r}")
        return int(text)

    return read


SEATS_HELP = "How many seats; two, which no rule book has, are allowed by asking for them (players=2)."
Edition = Annotated[str, typer.Argument(help="The rule book, such as z-base; `hexmoot editions` lists them.")]
Seats = Annotated[int, whole("--seats", 2, 6, help=SEATS_HELP)]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="Change one option, such as robber_desert=yes. Repeatable."),
]

Language = Annotated[
    str | None, typer.Option(metavar="TAG", help="en, ko, zh-Hant, ja or uk.", show_default="as LANG says")
]


def language_of(given: str | None) -> str:
    """The language that is asked for, else the environment's."""
    from hexmoot.words import LANGUAGES, choose, from_environment

    if given is None:
        return from_environment(os.environ)
    if choose(given) == "en" and not given.lower().startswith("en"):
        raise ValueError(f"--language takes {', '.join(LANGUAGES)}, not {given!r}.")
    return choose(given)


def overrides(given: list[str] | None) -> dict[str, str]:
    """The options of --set."""
    found: dict[str, str] = {}
    for item in given or ():
        name, equals, value = item.partition("=")
        if not equals or not name or not value:
            raise ValueError(f"--set takes OPTION=VALUE, such as robber_desert=yes, not {item!r}.")
        if name in found:
            raise ValueError(f"--set gives {name} twice.")
        found[name] = value
    return found


def counted(count: int, thing: str) -> str:
    """`1 game`, `2 games`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
