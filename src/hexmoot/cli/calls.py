"""What is wrong with the words of a call, in one sentence of the user's language."""

import os
import re
from collections.abc import Sequence
from typing import Any

import typer

from hexmoot.cli.common import WrongNumber, short

LANGUAGE = "--language"
# Typer tells these two apart by its English alone.
_COMMAND = re.compile(r"No such command '(.*?)'\.(?: .*)?", re.DOTALL)
_EXTRA = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)", re.DOTALL)


def spoken_in(call: Sequence[str]) -> str:
    """The language of a call: the one that it names, even if nothing else of it can be read, else the environment's."""
    from hexmoot.words import choose, from_environment

    for place, word in enumerate(call):
        name, equals, value = word.partition("=")
        if name == LANGUAGE and (equals or place + 1 < len(call)):
            return choose(value if equals else call[place + 1])
    return from_environment(os.environ)


def has_been_helped(error: typer.TyperException) -> bool:
    """Whether nothing was called for and the help has been shown instead: there is nothing to add."""
    return type(error).__name__ == "NoArgsIsHelpError"


def call_sentence(error: typer.TyperException, call: Sequence[str]) -> str:
    """What Typer has against a call, and where to read more."""
    from hexmoot.words import Words

    words = Words(spoken_in(call))
    key, arguments = _told(error, call)
    sentence = words.say(key, **arguments)
    return f"{sentence} {words.say('terminal.see_help', key=f'{_command(error, call)} --help')}"


def _command(error: typer.TyperException, call: Sequence[str]) -> str:
    """The command that the call is for; an option without its value is found before Typer knows it."""
    context = getattr(error, "ctx", None)
    if context is not None:
        return str(context.command_path)
    return " ".join(("hexmoot", *(word for word in call[:1] if not word.startswith("-"))))


def _told(error: Any, call: Sequence[str]) -> tuple[str, dict[str, str]]:
    """The key of a sentence and what it names. Typer's errors have no public classes: they are known by their names."""
    if isinstance(error, WrongNumber):
        return error.key, error.told
    match type(error).__name__:
        case "NoSuchOption" if error.possibilities:
            known = ", ".join(sorted(error.possibilities))
            return "terminal.call_option_like", {"given": short(error.option_name), "known": known}
        case "NoSuchOption":
            return "terminal.call_option", {"given": short(error.option_name)}
        case "BadOptionUsage":
            key = "terminal.call_value_missing" if call[-1:] == [error.option_name] else "terminal.call_value_idle"
            return key, {"option": error.option_name}
        case "MissingParameter":
            return "terminal.call_missing", {"name": _named(error.param)}
    return _by_message(error)


def _by_message(error: Any) -> tuple[str, dict[str, str]]:
    if found := _COMMAND.fullmatch(error.message):
        known = ", ".join(error.ctx.command.list_commands(error.ctx))
        return "terminal.call_command", {"given": short(found[1]), "known": known}
    if found := _EXTRA.fullmatch(error.message):
        return "terminal.call_extra", {"given": short(found[1])}
    return "terminal.call_unclear", {}


def _named(parameter: Any) -> str:
    """An argument or an option as the help writes it."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())
