"""Dealers: who tells the rules the outcomes. Counters are by purpose, so a changed decision never shifts later dice."""

import hashlib
import hmac
from typing import Any, Protocol

from hexmoot.batch import engine
from hexmoot.deal.dealer import PURPOSE_NAMES, Dealer
from hexmoot.deal.seeds import check_seed
from hexmoot.rules.errors import HexmootError

Counters = tuple[int, ...]


class Deals(Protocol):
    """What a game asks of a dealer."""

    @property
    def island_key(self) -> tuple[int, int]:
        """Seed and game number from which the island and the opening rolls are dealt."""

    def below(self, purpose: str, bound: int) -> int:
        """A number from 0 to `bound` - 1 for a purpose, all equally likely."""

    def counters(self) -> Counters:
        """How many numbers were dealt, to go back to with `restore`."""

    def restore(self, counters: Counters) -> None:
        """Goes back to an earlier moment."""

    def copy(self) -> "Deals":
        """A dealer with the same numbers to come."""


class SeedDealer:
    """Reproducible chance for simulation: game `game` of the run with this seed, as `hexmoot simulate` plays it."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed, self.game = check_seed(seed), check_seed(game, "game's number")
        self.rows: Any = Dealer.array(1)
        engine.key_dealer(self.rows, self.seed, self.game)

    @property
    def island_key(self) -> tuple[int, int]:
        return self.seed, self.game

    def below(self, purpose: str, bound: int) -> int:
        return int(engine.deal_number(self.rows, PURPOSE_NAMES.index(purpose), bound))

    def counters(self) -> Counters:
        return tuple(Dealer.read(self.rows).dealt)

    def restore(self, counters: Counters) -> None:
        row = Dealer.read(self.rows)
        row.dealt = list(counters)
        row.write(self.rows)

    def copy(self) -> "SeedDealer":
        other = SeedDealer(self.seed, self.game)
        other.restore(self.counters())
        return other


class FairDealer:
    """Chance for tables: HMAC-SHA256 under a key of 256 bits. Numbers already seen tell nothing of those to come."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise HexmootError("a fair dealer's key has 32 bytes, such as secrets.token_bytes(32)")
        self._key = key
        self._dealt = [0] * len(PURPOSE_NAMES)

    @property
    def island_key(self) -> tuple[int, int]:
        """From a number of its own: whoever works it out from the island learns nothing of the dice."""
        return int.from_bytes(self._mac("island-key", 0, 0)[:7], "big"), 0

    def below(self, purpose: str, bound: int) -> int:
        place = PURPOSE_NAMES.index(purpose)
        counter, attempt = self._dealt[place], 0
        self._dealt[place] += 1
        # Numbers above the last whole multiple of the bound are thrown away, so that all are exactly as likely.
        limit = 2**64 - 2**64 % bound
        while True:
            number = int.from_bytes(self._mac(purpose, counter, attempt)[:8], "big")
            if number < limit:
                return number % bound
            attempt += 1

    def _mac(self, purpose: str, counter: int, attempt: int) -> bytes:
        return hmac.new(self._key, f"{purpose}/{counter}/{attempt}".encode(), hashlib.sha256).digest()

    def counters(self) -> Counters:
        return tuple(self._dealt)

    def restore(self, counters: Counters) -> None:
        self._dealt = list(counters)

    def copy(self) -> "FairDealer":
        other = FairDealer(self._key)
        other.restore(self.counters())
        return other
