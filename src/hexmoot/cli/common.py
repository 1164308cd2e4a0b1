"""What several commands ask for."""

import os
import re
from collections.abc import Callable
from typing import Annotated, Any

import typer

_DIGITS = re.compile(r"[0-9]{1,30}")
# Of something longer that is wrong, so much is repeated.
LONGEST_SAID = 40


def short(given: str) -> str:
    """What somebody wrote, no longer than a sentence can bear."""
    return given if len(given) <= LONGEST_SAID else given[:LONGEST_SAID] + "…"


class WrongNumber(typer.BadParameter):
    """An option with something else than the number it takes, told in a sentence of ours."""

    def __init__(self, option: str, low: int, high: int | None, given: str) -> None:
        super().__init__(f"{option}={given}")
        # As text: a language would write the digits of a number in groups.
        self.told = {"option": option, "low": str(low), "high": str(high), "given": short(given)}
        self.key = "terminal.number_from" if high is None else "terminal.number_range"


def whole(option: str, low: int, high: int | None = None, **more: Any) -> Any:
    """An option that takes a whole number, from `low` to `high` if there is an end; `more` is for Typer."""
    return typer.Option(option, parser=_reader(option, low, high), metavar="N", **more)


def _reader(option: str, low: int, high: int | None) -> Callable[[str | int], int]:
    def read(given: str | int) -> int:
        text = str(given)
        if not _DIGITS.fullmatch(text) or not low <= int(text) <= (int(text) if high is None else high):
            raise WrongNumber(option, low, high, text)
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
    str | None,
    typer.Option(metavar="TAG", help="en, ko, zh-Hant, ja or uk.", show_default="as LANG says"),
]


def language_of(given: str | None) -> str:
    """The language that is asked for, else the environment's."""
    from hexmoot.words import LANGUAGES, choose, from_environment

    if given is None:
        return from_environment(os.environ)
    spoken = choose(given)
    if spoken == "en" and not given.lower().startswith("en"):
        known = ", ".join(LANGUAGES)
        raise _wrong(from_environment(os.environ), "terminal.bad_language", given=short(given), known=known)
    return spoken


def overrides(given: list[str] | None, language: str = "en") -> dict[str, str]:
    """The options of --set; what is wrong with them is said in a language."""
    found: dict[str, str] = {}
    for item in given or ():
        name, equals, value = item.partition("=")
        if not equals or not name or not value:
            raise _wrong(language, "terminal.bad_set", given=short(item))
        if name in found:
            raise _wrong(language, "terminal.set_twice", option=short(name))
        found[name] = value
    return found


def _wrong(language: str, key: str, **arguments: str) -> ValueError:
    from hexmoot.words import Words

    return ValueError(Words(language).say(key, **arguments))


def counted(count: int, thing: str) -> str:
    """`1 game`, `2 games`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
