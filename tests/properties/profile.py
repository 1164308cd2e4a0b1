"""How many examples Hypothesis tries: few by default, always the same; with HEXMOOT_SOAK=1 very many, always new."""

import os

from hypothesis import HealthCheck, settings

SOAK = os.environ.get("HEXMOOT_SOAK") == "1"
SOAK_FACTOR = 100


def examples(count: int) -> settings:
    """Settings for a property that is tried with so many examples, a hundred times as many in a soak."""
    return settings(
        max_examples=count * (SOAK_FACTOR if SOAK else 1),
        deadline=None,
        derandomize=not SOAK,
        database=None,
        print_blob=SOAK,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
