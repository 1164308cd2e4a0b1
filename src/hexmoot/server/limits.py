"""Limits: how much one connection, person or address may do."""

from collections import Counter
from collections.abc import Hashable


class Bucket:
    """So many at once, refilled at so many a second. Time is passed in, in seconds."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing is held against anybody any more."""
        return self._left + (now - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each key; those that are full again are forgotten, so that memory stays bounded."""

    def __init__(self, rate: float, most: float, keys: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._keys = keys
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, now: float) -> bool:
        """Whether this key may once more."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._keys:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full(now)}
                # A flood of keys must not cost memory without end; nor may it lock out everybody else for long.
                if len(self._buckets) >= self._keys:
                    return False
            bucket = self._buckets[key] = Bucket(self._rate, self._most, now)
        return bucket.take(now)


class Places:
    """How many places each key holds at the moment, with a most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        """Takes a place, if there is one."""
        if self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """Gives a place back."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
