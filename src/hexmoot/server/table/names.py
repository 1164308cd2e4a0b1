"""Names at a table: cleaned of what cannot be seen, and compared so that nobody can pass for somebody else."""

import hashlib
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

LONGEST = 24

# What looks like a Latin letter or digit, after case is gone one way or the other.
_LOOKS = {
    # Cyrillic.
    **dict(zip("авекмнорстухіїјѕһԁԛԝьґү", "abekmhopctyxlljshdqwbry", strict=True)),
    **dict(zip("АВЕКМНОРСТУХІЇЈЅҺԀԚԜЬ", "abekmhopctyxlljshdqwb", strict=True)),
    # Greek: small letters and capitals look like different Latin ones.
    **dict(zip("αβγεζηικμνορςτυχωϲ", "abyeznlkuvopctuxwc", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
    **dict(zip("ӏԍ", "lg", strict=True)),
    # Armenian.
    **dict(zip("օսոհյցզ", "ounhjgq", strict=True)),
    # Latin letters of phonetic script, and capitals as small as small letters.
    **dict(zip("ɑɡɩ", "agl", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz", strict=True)),
    # Kana and signs that are drawn alike.
    **dict(zip("カロエニハタトヘー〇", "力口工二八夕卜へ一o", strict=True)),
    # Latin letters and digits among themselves.
    "i": "l",
    "I": "l",
    "1": "l",
    "|": "l",
    "!": "l",
    "ı": "l",
    "ł": "l",
    "0": "o",
    "ø": "o",
    "5": "s",
    "$": "s",
    "đ": "d",
}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
# Letters and marks that are drawn as nothing: fillers of Hangul and Khmer, joiners, selectors of a form, empty Braille.
_EMPTY = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))

# Unseen, and needed inside words of Persian or Hindi, families of emoji, and flags.
_JOINERS = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xE0020, 0xE0080)))


def clean_name(name: str) -> str:
    """A name as it is shown: compatibility forms, unseen and bidi characters gone, blanks single; may be empty."""
    # Emoji are joined by an unseen character; without it they stand side by side, which does no harm.
    text = unicodedata.normalize("NFKC", name)
    seen = "".join(" " if char.isspace() else char for char in text if char.isspace() or _is_seen(char))
    return " ".join(seen.split())


def clean_line(text: str) -> str:
    """A line of talk as it is shown: as it was written, without what hides, reverses or breaks it; may be empty."""
    kept = "".join(" " if char.isspace() else char for char in text if char.isspace() or _is_spoken(char))
    return " ".join(unicodedata.normalize("NFC", kept).split()) if any(map(_is_drawn, kept)) else ""


def _is_spoken(char: str) -> bool:
    """Joiners and selectors hold emoji and some scripts together: what they join is talk, not somebody's name."""
    return _is_seen(char) or char in _JOINERS or char in _EMPTY


def _is_drawn(char: str) -> bool:
    return _is_seen(char) and not char.isspace()


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN and char not in _EMPTY


def is_name(name: str) -> bool:
    """Whether a cleaned name can be used: not too long, and with a letter or a digit."""
    return len(name) <= LONGEST and any(char.isalnum() for char in name)


@lru_cache(maxsize=4096)
def likenesses(name: str) -> frozenset[str]:
    """What a name looks like; two names that share one of these cannot sit at one table."""
    shown = clean_name(name)
    return frozenset(_skeleton(form) for form in (shown, shown.casefold(), shown.upper()))


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return bool(likenesses(one) & likenesses(other))


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name with a number behind it, if it could be taken for one of the others."""
    taken = frozenset[str]().union(*map(likenesses, others))
    numbered = (name if number == 1 else f"{name} ({number})" for number in count(1))
    return next(one for one in numbered if not likenesses(one) & taken)


def badge_of(table: str, person: str) -> str:
    """What others at a table can call a person by, whatever its name; at another table it is another one."""
    return hashlib.blake2b(f"{table} {person}".encode(), digest_size=8).hexdigest()


def _skeleton(text: str) -> str:
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    letters = [_LOOKS.get(char, char) for char in bare if char.isalnum() or char in _LOOKS]
    looks = "".join(_LOOKS.get(char, char) for char in "".join(letters).casefold())
    for pair, letter in _PAIRS:
        looks = looks.replace(pair, letter)
    return looks
