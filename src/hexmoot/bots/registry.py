"""All bots by name. A new bot is a file and a line here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from hexmoot.bots.bot import Bot
from hexmoot.rules.errors import HexmootError


@dataclass(frozen=True)
class Entry:
    """A bot: where it is, how strong it plays, from 1, for those who learn, to LEVELS, and how it looks.

    A face is any word: whoever draws bots draws every word in its own way, always the same.
    It is loaded when first asked for, so that a table of random players compiles nothing for the others.
    names, about: what it is called and how it plays, by language; those of the house have words of their own.
    """

    where: str
    level: int
    face: str
    names: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)


LEVELS = 5
# Whom one plays with who has chosen nobody.
PARTNER = "greedy"
_BOTS = {
    "random": Entry("random_bot:RandomBot", 1, "random"),
    "greedy": Entry("greedy:GreedyBot", 3, "greedy"),
}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def level(name: str) -> int:
    """How strong a registered bot plays."""
    return _BOTS[name].level


def face(name: str) -> str:
    """The word that a registered bot's face is drawn from."""
    return _BOTS[name].face


def called(name: str, language: str) -> str:
    """What a registered bot is called in a language, if it brings its own name; in English, where it has no other."""
    names = _BOTS[name].names
    return names.get(language, names.get("en", ""))


def described(name: str, language: str) -> str:
    """How a registered bot plays, in its own words."""
    about = _BOTS[name].about
    return about.get(language, about.get("en", ""))


@cache
def make_bot(name: str) -> Bot:
    """The bot of this name; `package.module:Class` names one that is not registered, made without arguments."""
    if name not in _BOTS and ":" not in name:
        raise HexmootError(f"there is no bot {name!r}; there are {', '.join(_BOTS)}")
    module, _, kind = name.partition(":")
    if name in _BOTS:
        module, _, kind = f"hexmoot.bots.{_BOTS[name].where}".partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot
