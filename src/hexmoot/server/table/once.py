"""Twice said, once done: what a command is known by when its sender, unsure whether it came, says it again."""

import hashlib
from typing import Any

from hexmoot.server.table.who import Who


def nonce_key(person: str, kind: str, nonce: str) -> int:
    """What is remembered of a nonce: 64 bits of a hash with the person, so that nobody can use up another's."""
    said = len(person).to_bytes(4, "big") + f"{person}{kind} {nonce}".encode()
    return int.from_bytes(hashlib.blake2b(said, digest_size=8).digest(), "big")


def command_key(command: Any, who: Who) -> int | None:
    """What a command of a person is known by; None if it has no nonce, and is done as often as it is said."""
    nonce = getattr(command, "nonce", "")
    if who.person is None or not nonce:
        return None
    return nonce_key(who.person, command.__struct_config__.tag, nonce)
