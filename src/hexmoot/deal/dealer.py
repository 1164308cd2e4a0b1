"""A dealer of reproducible chance: a 64-bit key and one counter a purpose.

Each number is a hash of key, purpose and counter, so that a changed decision never shifts later dice, and the CPU
and a GPU deal the same. The arithmetic stays below 2**63 at every step, so that Python agrees with both.
"""

from hexmoot.rules.fast import fast
from hexmoot.rules.record import Record, record, word

PURPOSES = 8
ISLAND, DICE, CARDS, ROBBERY, TOKENS, WILDLINGS, STEWARD, BOTS = range(PURPOSES)
PURPOSE_NAMES = ("island", "dice", "cards", "robbery", "tokens", "wildlings", "steward", "bots")

WORD = 0xFFFFFFFF


@record
class Dealer(Record):
    """The key in two halves of 32 bits, and how many numbers were dealt for each purpose."""

    low: int = word()
    high: int = word()
    dealt: list[int] = word(PURPOSES)


@fast
def scramble(x: int) -> int:
    """A bijection of 32-bit words in which every bit of the result depends on every bit of `x`."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & WORD
    x ^= x >> 15
    x = (x * 0x735A2D97) & WORD
    x ^= x >> 15
    return x


@fast
def set_key(d: Dealer, seed: int, game: int) -> None:
    """The key of the game with this number in the run with this seed; all counters start again."""
    low = scramble((seed & WORD) ^ scramble(game & WORD))
    high = scramble(((seed >> 32) & WORD) ^ scramble(low ^ 0x5BD1E995))
    d.low = low
    d.high = scramble(high ^ ((game >> 32) & WORD))
    for purpose in range(PURPOSES):
        d.dealt[purpose] = 0


@fast
def deal_word(d: Dealer, purpose: int) -> int:
    """The next 32 bits for a purpose."""
    x = scramble((d.low + d.dealt[purpose] * 0x61C88647) & WORD)
    d.dealt[purpose] += 1
    return scramble(x ^ d.high ^ (purpose * 0x1B873593))


@fast
def below(x: int, bound: int) -> int:
    """32 dealt bits as a whole number from 0 to `bound` - 1, all equally likely to within 2**-32."""
    return (x * bound) >> 32


@fast
def deal_below(d: Dealer, purpose: int, bound: int) -> int:
    """A whole number from 0 to `bound` - 1."""
    return below(deal_word(d, purpose), bound)
