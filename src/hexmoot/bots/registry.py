"""All bots by name. A new bot is a file and a line here."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from hexmoot.bots.bot import Bot
from hexmoot.rules.errors import HexmootError


@dataclass(frozen=True)
class Entry:
    """A bot: where it is, how strong it plays, from 1, for those who learn, to 5, and how it looks.

    A face is any word: whoever draws bots draws every word in its own way, always the same.
    It is loaded when first asked for, so that a table of random players compiles nothing for the others.
    """

    where: str
    level: int
    face: str


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
