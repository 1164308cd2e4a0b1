"""The versions of the protocol that this server speaks: its own, and for clients not yet renewed the one before.

Everything inside speaks the newest. A connection of the version before has its messages put into the newest as they
come, and what it is told put back: that is all that a new version has to bring with it, and it goes with the next one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hexmoot.server.words.sizes import PROTOCOL

# What a client speaks that does not say: only those of the first version knew no better.
UNSAID = 1


def _same(data: bytes | str) -> bytes | str:
    return data


def _same_bytes(data: bytes) -> bytes:
    return data


@dataclass(frozen=True, slots=True)
class Dialect:
    """One version: how what a client says becomes the newest, and how what it is told becomes its own."""

    version: int
    heard: Callable[[bytes | str], bytes | str] = _same
    told: Callable[[bytes], bytes] = _same_bytes


NEWEST = Dialect(PROTOCOL)
# By version. There is no version before the first; a second one brings the first with it here.
DIALECTS = {PROTOCOL: NEWEST}


def dialect_of(version: int) -> Dialect | None:
    """How a version is spoken; None if it is not."""
    return DIALECTS.get(version)


def spoken() -> str:
    """The versions that are spoken, newest first, as they are told to people."""
    return ", ".join(str(version) for version in sorted(DIALECTS, reverse=True))
