"""What the bots of the house are called at a table.

The names are short, and easy to say in each of our languages; `bot-name` of the words has them in other letters.
"""

from collections.abc import Iterable, Mapping
from zlib import crc32

from hexmoot.server.table.names import alike

BOT_NAMES = (
    *("Mira", "Tomo", "Nela", "Bruno", "Suna", "Kiko", "Lumi", "Dano", "Yuma", "Pavo"),
    *("Rena", "Milo", "Hanu", "Oki", "Tari", "Sami", "Nika", "Juno", "Lada", "Momo"),
)


def bot_names(bots: Mapping[int, str], taken: Iterable[str]) -> dict[int, str]:
    """Names for bots by their seats, none of which could be taken for another or for one of the taken.

    A bot on a seat is called the same at every table, unless somebody is called so already.
    """
    others = list(taken)
    names = {}
    for seat, bot in bots.items():
        first = crc32(bot.encode()) + seat
        turned = (BOT_NAMES[(first + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES)))
        names[seat] = next(name for name in turned if not any(alike(name, other) for other in others))
        others.append(names[seat])
    return names
