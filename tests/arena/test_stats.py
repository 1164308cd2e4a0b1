"""Known numbers: Wilson's from Newcombe (1998), Wald's from his tables."""

import pytest

from hexmoot.arena.stats import Verdict, log_likelihood_ratio, sprt, sprt_bounds, wilson, win_rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_win_rate() -> None:
    assert win_rate(3, 4) == 0.75


@pytest.mark.parametrize(("wins", "games"), [(-1, 4), (5, 4), (0, 0)])
def test_an_impossible_score_is_refused(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match="no score"):
        wilson(wins, games)


def test_bounds_of_the_sequential_test() -> None:
    assert sprt_bounds() == pytest.approx((-2.9444, 2.9444), abs=5e-5)
    assert sprt_bounds(0.01, 0.1) == pytest.approx((-2.2925, 4.4998), abs=5e-5)


def test_log_likelihood_ratio() -> None:
    # 60 ln(0.55/0.5) + 40 ln(0.45/0.5) = 5.7186 - 4.2144
    assert log_likelihood_ratio(60, 100, 0.5, 0.55) == pytest.approx(1.5042, abs=5e-5)
    assert log_likelihood_ratio(0, 0, 0.5, 0.55) == 0.0
    with pytest.raises(ValueError, match="between 0 and 1"):
        log_likelihood_ratio(1, 2, 0.0, 0.5)


def test_verdicts() -> None:
    assert sprt(60, 100, 0.5, 0.55) is Verdict.GO_ON
    assert sprt(130, 200, 0.5, 0.55) is Verdict.ACCEPT
    assert sprt(90, 200, 0.5, 0.55) is Verdict.REJECT
