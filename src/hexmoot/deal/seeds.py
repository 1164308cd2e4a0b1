"""Which numbers are seeds."""

from operator import index

from hexmoot.rules.errors import HexmootError

MOST = 2**63 - 1


def check_seed(seed: object, what: str = "seed") -> int:
    """The seed, or the number of a game, as a plain number; refuses what no dealer can be keyed with."""
    try:
        number = index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise HexmootError(f"a {what} is a whole number from 0 to 2**63 - 1, not {seed!r}") from None
    if not 0 <= number <= MOST:
        raise HexmootError(f"a {what} is a whole number from 0 to 2**63 - 1, not {number}")
    return number
