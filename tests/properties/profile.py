"""How many examples Hypothesis tries: few, always the same; with HEXMOOT_SOAK=N N times as many, always new ones."""

import os

from hypothesis import HealthCheck, settings

FACTOR = int(os.environ.get("HEXMOOT_SOAK") or 1)
SOAK = FACTOR > 1


def examples(count: int) -> settings:
    """Settings for a property that is tried with so many examples, many times as many in a soak."""
    return settings(
        max_examples=count * FACTOR,
        deadline=None,
        derandomize=not SOAK,
        database=None,
        print_blob=SOAK,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
