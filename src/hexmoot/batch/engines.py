"""One engine a game: the template `engine` read again with another driver.

A driver is a module that gives `Extra` (its record beside the state), `READS_LOG`, `begin`, `refusal`, `legal`,
`apply`, `chance` with its quick forms `cases` and `outcome`, and `redact`, with the signatures of `hexmoot.rules.base`.
Reading the template anew, instead of passing functions about, lets every loop be compiled with the driver's functions
inside it, and be cached.
"""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from hexmoot.rules import fast

TEMPLATE = "hexmoot.batch.engine"
BASE = "hexmoot.rules.base"
# The driver of each game, by the name that editions give it.
DRIVERS = {"base": BASE, "watch": "hexmoot.rules.watch.driver"}


# Games whose entries are still being compiled somewhere: nobody may call them yet.
WITHHELD: set[str] = set()


class NotReady(RuntimeError):
    """A game was asked for while its rules are being compiled. It passes by itself."""


def engine_of(game: str) -> ModuleType:
    """The entry points of a game."""
    if game not in DRIVERS:
        raise ValueError(f"there is no game {game!r}: the games are {', '.join(sorted(DRIVERS))}")
    if game in WITHHELD:
        raise NotReady(f"the rules of the game {game!r} are being compiled")
    return _engine(game)


@cache
def _engine(game: str) -> ModuleType:
    driver = DRIVERS[game]
    template = import_module(TEMPLATE)
    if driver == BASE:
        return template
    path = Path(str(template.__file__))
    source = path.read_text(encoding="utf-8").replace(f"from {BASE} import", f"from {driver} import")
    name = f"{TEMPLATE}_{game}"
    fast.SOURCES[name] = source.encode()
    fast.ROOTS.add(driver.partition(".")[0])
    module = ModuleType(name, template.__doc__)
    module.__file__ = str(path)
    sys.modules[name] = module
    # The file's own source with one import changed: nothing from outside is run.
    exec(compile(source, str(path), "exec"), module.__dict__)  # noqa: S102
    return module
