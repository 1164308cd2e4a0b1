"""All bots by name. A new bot is a file and a line here."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from hexmoot.bots.bot import Bot
from hexmoot.rules.errors import HexmootError


@dataclass(frozen=True)
class Entry:
    """A bot: where it is, and how strong it plays, from 1, for those who learn, to 5.

    It is loaded when first asked for, so that a table of random players compiles nothing for the others.
    """

    where: str
    level: int


_BOTS = {
    "random": Entry("random_bot:RandomBot", 1),
    "greedy": Entry("greedy:GreedyBot", 3),
}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def level(name: str) -> int:
    """How strong a registered bot plays."""
    return _BOTS[name].level


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
