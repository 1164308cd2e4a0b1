"""Small statistics of wins and losses, each a pure function."""

from enum import Enum
from math import log, sqrt

# The normal quantile that leaves 2.5 % at either end: intervals of 95 %.
NINETY_FIVE = 1.959963984540054


class Verdict(Enum):
    """What a sequential test says so far."""

    ACCEPT = "accept"
    REJECT = "reject"
    GO_ON = "go on"


def win_rate(wins: int, games: int) -> float:
    """The part of the games that was won."""
    _check(wins, games)
    return wins / games


def wilson(wins: int, games: int, z: float = NINETY_FIVE) -> tuple[float, float]:
    """The Wilson score interval of a win rate: sound for few games and near 0 and 1, where the usual one is not."""
    _check(wins, games)
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    centre, scale = rate + z * z / (2 * games), 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def log_likelihood_ratio(wins: int, games: int, null: float, alternative: float) -> float:
    """How much better the alternative win rate explains the games than the null does, as a natural logarithm."""
    if not (0 < null < 1 and 0 < alternative < 1):
        raise ValueError("a win rate that is tested lies between 0 and 1")
    if games == 0:
        return 0.0
    _check(wins, games)
    return wins * log(alternative / null) + (games - wins) * log((1 - alternative) / (1 - null))


def sprt_bounds(alpha: float = 0.05, beta: float = 0.05) -> tuple[float, float]:
    """Wald's bounds of the ratio: below the first the alternative is rejected, above the second it is accepted.

    `alpha` is how often a true null is wrongly left, `beta` how often a true alternative is wrongly rejected.
    """
    if not (0 < alpha < 1 and 0 < beta < 1):
        raise ValueError("the chance of an error lies between 0 and 1")
    return log(beta / (1 - alpha)), log((1 - beta) / alpha)


def sprt(wins: int, games: int, null: float, alternative: float, alpha: float = 0.05, beta: float = 0.05) -> Verdict:
    """The sequential probability ratio test of a win rate: whether it is the alternative's, the null's, or unclear."""
    ratio = log_likelihood_ratio(wins, games, null, alternative)
    low, high = sprt_bounds(alpha, beta)
    if ratio >= high:
        return Verdict.ACCEPT
    return Verdict.REJECT if ratio <= low else Verdict.GO_ON


def _check(wins: int, games: int) -> None:
    if games < 1 or not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games is no score")
