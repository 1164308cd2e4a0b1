"""What the bots of the house are called at a table.

The names are short, and easy to say in each of our languages; `bot-name` of the words has them in other letters.
"""

from collections.abc import Iterable, Sequence
from zlib import crc32

from hexmoot.server.table.names import alike

BOT_NAMES = (
    *("Mira", "Tomo", "Nela", "Bruno", "Suna", "Kiko", "Lumi", "Dano", "Yuma", "Pavo"),
    *("Rena", "Milo", "Hanu", "Oki", "Tari", "Sami", "Nika", "Juno", "Lada", "Momo"),
)


def bot_names(table: str, seats: Sequence[int], taken: Iterable[str]) -> list[str]:
    """Names for the bots on these seats: others at every table, and none that could be taken for one of the taken."""
    others = list(taken)
    free = [name for name in BOT_NAMES if not any(alike(name, other) for other in others)]
    # The same for the same table, so that its events can be told again.
    first = crc32(table.encode())
    return [free[(first + seat) % len(free)] for seat in seats]
