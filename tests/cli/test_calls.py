"""Calls that cannot be read: one sentence each, in the language of the user, for every command."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer.main

from hexmoot.cli.app import app
from hexmoot.words import LANGUAGES, Words

HELP = "terminal.see_help"


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command of the program with the words that call it."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


ALL = dict(commands(typer.main.get_command(app)))
COMMANDS = dict.fromkeys([*(path[0] for path in ALL if len(path) == 1), "record"])


def required(command: Any) -> Iterator[str]:
    for one in command.params:
        if one.required:
            yield one.opts[0] if one.param_type_name == "option" else one.metavar or one.name.upper()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_no_command_can_read_is_said_in_the_language(
    hexmoot: Any, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", tag.replace("-", "_") + ".UTF-8")
    words = Words(tag)
    assert len(ALL) > 13
    for path, command in ALL.items():
        more = " " + words.say(HELP, key=f"{' '.join(('hexmoot', *path))} --help") + "\n"
        wrong: list[tuple[tuple[str, ...], str, str]] = [
            (("--zzzzzz",), words.say("terminal.call_option", given="--zzzzzz"), more)
        ]
        if lacking := next(required(command), ""):
            wrong.append(((), words.say("terminal.call_missing", name=lacking), more))
        options = [one for one in command.params if one.param_type_name == "option"]
        if taking := [one.opts[0] for one in options if not one.is_flag]:
            # Found before Typer knows of the inner command.
            outer = " " + words.say(HELP, key=f"hexmoot {path[0]} --help") + "\n"
            wrong.append(((taking[0],), words.say("terminal.call_value_missing", option=taking[0]), outer))
        for call, sentence, rest in wrong:
            done = hexmoot(*path, *call)
            assert (done.code, done.out, done.err) == (2, "", f"hexmoot: {sentence}{rest}")


@pytest.mark.parametrize(
    ("call", "key", "told", "path"),
    [
        ("simulat", "call_command", {"given": "simulat", "known": ", ".join(COMMANDS)}, ""),
        ("record shuffle", "call_command", {"given": "shuffle", "known": "check, show, convert, redact"}, " record"),
        ("simulate --gamez 3", "call_option_like", {"given": "--gamez", "known": "--games"}, " simulate"),
        ("editions --json=3", "call_value_idle", {"option": "--json"}, " editions"),
        ("serve here now", "call_extra", {"given": "here now"}, " serve"),
        ("simulate --games x", "number_from", {"option": "--games", "low": "1", "given": "x"}, " simulate"),
    ],
)
def test_what_else_can_be_wrong_with_a_call(
    hexmoot: Any, call: str, key: str, told: dict[str, str], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    words = Words("uk")
    sentence = words.say(f"terminal.{key}", **told)
    assert sentence != Words("en").say(f"terminal.{key}", **told)
    assert hexmoot(*call.split()).err == f"hexmoot: {sentence} {words.say(HELP, key=f'hexmoot{path} --help')}\n"


def test_the_language_of_a_call_that_cannot_be_read_is_the_one_it_names(hexmoot: Any) -> None:
    for call in (("--language", "ja", "--zzzzzz"), ("--zzzzzz", "--language=ja")):
        assert hexmoot("play", *call).err.startswith(
            "hexmoot: " + Words("ja").say("terminal.call_option", given="--zzzzzz")
        )


def test_a_file_that_cannot_be_written_is_told_in_the_language(hexmoot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    done = hexmoot("simulate", "--games", "1", "--records", "/dev/null/records")
    told = Words("ko").say("terminal.bad_file", file="/dev/null/records", reason="Not a directory")
    assert (done.code, done.err) == (2, f"hexmoot: {told}\n")


def test_without_a_command_the_help_is_all_there_is(hexmoot: Any) -> None:
    done = hexmoot("record")
    assert (done.code, done.err) == (2, "")
    assert "redact" in done.out
