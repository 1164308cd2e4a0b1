"""Fair dice: nobody alone decides what the dice show, and everybody can check it afterwards.

The server shows the hash of its seed before anybody sits down; every person commits to a seed of its own, then shows
it. The key is HMAC-SHA256, under the server's seed, of the table's id and for each seat, in order, that of a person,
one byte with its number and the 32 bytes of that person's seed. A person with several seats gives one seed, counted
at its first. The server's seed is shown when the game has ended.

A start that was called off is not thrown again with the same seed: the server draws the next one from its first, which
the hash that was shown has committed it to. So neither it nor a host can choose among seeds, and how often it was
tried cannot be hidden: another number of starts gives another key.
"""

import hashlib
import hmac
from collections.abc import Mapping


def commitment(seed: str) -> str:
    """What is shown of a seed beforehand: the SHA-256 of its 32 bytes. Both are written in hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def is_reveal(seed: str, committed: str) -> bool:
    """Whether this is the seed that was committed to."""
    return hmac.compare_digest(commitment(seed), committed)


def start_seed(server_seed: str, cancelled: int) -> str:
    """The server's seed for a start after so many that were called off: the first itself, then one drawn from it."""
    if not cancelled:
        return server_seed
    return hmac.new(bytes.fromhex(server_seed), b"start" + cancelled.to_bytes(4, "big"), hashlib.sha256).hexdigest()


def table_key(server_seed: str, table: str, seeds: Mapping[int, str]) -> bytes:
    """The key that deals a table's game, from the seeds by seat."""
    said = b"".join(bytes([seat]) + bytes.fromhex(seeds[seat]) for seat in sorted(seeds))
    return hmac.new(bytes.fromhex(server_seed), table.encode() + said, hashlib.sha256).digest()
