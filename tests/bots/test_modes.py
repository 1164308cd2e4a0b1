"""The same choices, interpreted and compiled: the value is one source, as the rules are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.arena.match import play_match

TURNS = 6
CODE = f"""
from hexmoot.arena.match import play_match
print(play_match("k-base", ("greedy",) * 3, 1, seed=4, most_turns={TURNS}).trace)
"""


@pytest.mark.slow
def test_interpreted_and_compiled_bots_choose_alike() -> None:
    trace = play_match("k-base", ("greedy",) * 3, 1, seed=4, most_turns=TURNS).trace
    other = "python" if os.environ.get("HEXMOOT_MODE", "compiled") != "python" else "compiled"
    source = str(Path(__file__).parents[2] / "src")
    told = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "HEXMOOT_MODE": other, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(told.stdout) == trace
