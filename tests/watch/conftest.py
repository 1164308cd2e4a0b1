"""What all tests of the rules share: the two markers that `tests.rules.table.rule` sets."""

import sys
from pathlib import Path

import pytest

# The tests import `tests.rules.table`, however pytest was started.
ROOT = str(Path(__file__).parents[2])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test shows this rule; select with -m 'rule(id=\"BUILD-07\")'")
    config.addinivalue_line("markers", "ruling(number): the test shows this ruling; select with -m 'ruling(number=37)'")
