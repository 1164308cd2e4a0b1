"""All bots by name. A new bot is a file and a line here."""

from functools import cache
from importlib import import_module

from hexmoot.bots.bot import Bot
from hexmoot.rules.errors import HexmootError

# Loaded when first asked for, so that a table of random players compiles nothing for the others.
_WHERE = {
    "random": "random_bot:RandomBot",
    "greedy": "greedy:GreedyBot",
}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_WHERE)


@cache
def make_bot(name: str) -> Bot:
    """The bot of this name; `package.module:Class` names one that is not registered, made without arguments."""
    if name not in _WHERE and ":" not in name:
        raise HexmootError(f"there is no bot {name!r}; there are {', '.join(_WHERE)}")
    module, _, kind = name.partition(":")
    if name in _WHERE:
        module, _, kind = f"hexmoot.bots.{_WHERE[name]}".partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot
